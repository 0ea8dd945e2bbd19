import { findNodeAtLocation, parseTree } from 'jsonc-parser';

/** A file of a pack, and where its value stands in the whole. */
export interface Source {
  file: string;
  text: string;
  /** Names and numbers that lead from the whole to this file's value; none for a pack in one file. */
  at: readonly (string | number)[];
  /** Where it stands within the file, if that holds several. */
  within?: readonly (string | number)[];
}

type Path = readonly (string | number)[];

/**
 * Where something stands, as an author looks for it: `altar-quest/decks/tide.json, line 12`. For a part that isn't
 * there, where the innermost thing around it begins.
 */
export function placeOf(sources: readonly Source[], path: Path): string {
  const source = sources
    .filter(({ at }) => at.every((name, index) => path[index] === name))
    .toSorted((one, other) => other.at.length - one.at.length)[0];
  if (!source) return path.join('.');
  return `${source.file}, line ${lineOf(source.text, [...(source.within ?? []), ...path.slice(source.at.length)])}`;
}

function lineOf(text: string, path: Path): number {
  const root = parseTree(text);
  for (let length = path.length; root && length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length) as (string | number)[]);
    if (node) return 1 + countOf(text.slice(0, node.offset), '\n');
  }
  return 1;
}

const countOf = (text: string, letter: string): number => text.split(letter).length - 1;
