import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Line, Path } from './problem.ts';

/** A file of a pack, and where its value stands in the whole. */
export interface Source {
  file: string;
  text: string;
  /** Names and numbers that lead from the whole to this file's value; none for a pack in one file. */
  at: readonly (string | number)[];
  /** Where it stands within the file, if that holds several. */
  within?: readonly (string | number)[];
}

/**
 * Finds the lines of a pack: `altar-quest/decks/tide.json` and 12. For a part that isn't there, where the innermost
 * thing around it begins. Null for what stands in no file.
 */
export function linesIn(sources: readonly Source[]): (path: Path) => Line | null {
  const trees = new Map<string, Node | undefined>();
  const treeOf = ({ file, text }: Source): Node | undefined => {
    if (!trees.has(file)) trees.set(file, readTree(text));
    return trees.get(file);
  };
  return (path) => {
    const source = sources
      .filter(({ at }) => at.every((name, index) => path[index] === name))
      .toSorted((one, other) => other.at.length - one.at.length)[0];
    if (!source) return null;
    const within = [...(source.within ?? []), ...path.slice(source.at.length)];
    const tree = within.length > 0 ? treeOf(source) : undefined;
    return { file: source.file, line: lineOf(source.text, tree, within) };
  };
}

/** Nothing for what is nested deeper than this reader can go. */
function readTree(text: string): Node | undefined {
  try {
    return parseTree(text);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function lineOf(text: string, root: Node | undefined, path: Path): number {
  for (let length = path.length; root && length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length) as (string | number)[]);
    if (node) return 1 + countOf(text.slice(0, node.offset), '\n');
  }
  return 1;
}

const countOf = (text: string, letter: string): number => text.split(letter).length - 1;
