/** Finds names in texts, each only as a whole. */
export interface WholeNames {
  /** The names in a text: of those that begin at the same place, only the longest. */
  in(text: string): ReadonlySet<string>;
}

/** @param names all there are: one of them may be part of another, and is not meant there */
export function wholeNames(names: Iterable<string>): WholeNames {
  const longestFirst = [...new Set(names)].sort((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return { in: () => new Set() };
  const any = longestFirst.map(escaped).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu');
  return { in: (text) => new Set(text.match(pattern) ?? []) };
}

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
