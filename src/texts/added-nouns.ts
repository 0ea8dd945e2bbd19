/** Nouns of packs in one language: their kinds, as in its grammar files. */
export interface AddedNouns {
  readonly kinds: ReadonlyMap<string, string>;
  /** How often some were added: what was worked out before may be wrong then. */
  readonly changes: number;
}

interface Growing extends AddedNouns {
  kinds: Map<string, string>;
  changes: number;
}

const added = new Map<string, Growing>();

/** Those of a language, as they are at any time. */
export const addedNouns = (locale: string): AddedNouns => growing(locale);

/** Adds nouns to a language, for as long as the process runs. Of two packs that have one the later is right. */
export function addNouns(locale: string, nouns: ReadonlyMap<string, string>): void {
  const known = growing(locale);
  for (const [noun, kind] of nouns) known.kinds.set(noun, kind);
  known.changes += 1;
}

function growing(locale: string): Growing {
  const known = added.get(locale) ?? { kinds: new Map(), changes: 0 };
  added.set(locale, known);
  return known;
}
