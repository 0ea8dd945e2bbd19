import type { JsonObject } from './json.ts';

/**
 * Cards are data, and a saved match points into that data by the names of the properties that lead to a part.
 * A fingerprint tells when a definition has changed.
 */

const prints = new WeakMap<object, string>();

/**
 * Eight characters that change when a definition changes (FNV-1a of its JSON, names in alphabetical order).
 * They are the same on every machine and don't depend on the order of properties.
 */
export function fingerprint(definition: object): string {
  let print = prints.get(definition);
  if (print === undefined) {
    print = hash(JSON.stringify(definition, inOrder));
    prints.set(definition, print);
  }
  return print;
}

/** Eight characters that change when a text does (FNV-1a). */
export function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return sum.toString(16).padStart(8, '0');
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, (value as JsonObject)[name]]));
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
