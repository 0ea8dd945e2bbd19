/**
 * Cards are data, and a saved match points into it: by the names of the properties that lead to a part,
 * with a fingerprint that tells when the definition is another one by now.
 */

const prints = new WeakMap<object, string>();

/** Eight characters that change when the definition changes (FNV-1a). */
export function fingerprint(definition: object): string {
  let print = prints.get(definition);
  if (print === undefined) {
    let hash = 0x811c9dc5;
    for (const character of JSON.stringify(definition)) {
      hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
    }
    print = hash.toString(16).padStart(8, '0');
    prints.set(definition, print);
  }
  return print;
}

/** The path to a part of a part. An empty path is the whole. */
export const joinPath = (outer: string, inner: string): string =>
  outer === '' ? inner : `${outer}.${inner}`;

const parts = new WeakMap<object, Map<string, unknown>>();

/** The part at a path; undefined where the path leads nowhere. */
export function partAt(definition: object, path: string): unknown {
  let known = parts.get(definition);
  if (!known) {
    known = new Map();
    parts.set(definition, known);
  }
  let found = known.get(path);
  if (found === undefined) {
    found = follow(definition, path);
    known.set(path, found);
  }
  return found;
}

function follow(definition: object, path: string): unknown {
  let value: unknown = definition;
  for (const name of path === '' ? [] : path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as { [name: string]: unknown })[name];
  }
  return value;
}
