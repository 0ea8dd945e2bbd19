import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** What a file imports of ours, types as well; also files that it starts by their addresses. */
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|new URL\()\s*'(\.{1,2}\/[^']+)'/g;

/**
 * The pairs of folders that import each other, `table/time <-> table/voting`. An import counts for the two
 * folders at which the paths to both files part: sibling folders, at whatever level. An import between a folder
 * and one inside it counts for no pair, since those aren't siblings.
 * @param root a folder of source files
 */
export function mutualImports(root: string): string[] {
  const imports = new Set<string>();
  for (const file of sourceFiles(root)) {
    for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const parted = whereTheyPart(root, dirname(file), dirname(join(dirname(file), address)));
      if (parted) imports.add(parted.join(' -> '));
    }
  }
  const pairs = [...imports].map((one) => one.split(' -> ').sort().join(' <-> '));
  return pairs.filter((pair, at) => pairs.indexOf(pair) < at).sort();
}

const sourceFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));

/** The sibling folders that lead to two others; null if one of these lies in the other. */
function whereTheyPart(root: string, one: string, other: string): [string, string] | null {
  const [from, to] = [one, other].map((folder) => relative(root, folder).split(sep));
  const at = from!.findIndex((part, index) => part !== to![index]);
  if (at < 0 || at >= to!.length || from![at] === '' || to![at] === '') return null;
  return [from!.slice(0, at + 1).join('/'), to!.slice(0, at + 1).join('/')];
}
