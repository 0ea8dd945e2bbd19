import type { Message } from '../kernel/decision.ts';
import { quoted } from '../kernel/nearest-names.ts';

/** What no pack needs more of. */
const MOST = { depth: 40, parts: 20_000, letters: 2_000, number: 100 };

/** Names that objects have anyway. */
const TAKEN: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
]);

type Path = (string | number)[];

/** Something that no pack may hold, and where. */
export interface OutOfBounds {
  path: Path;
  what: Message;
}

const tooMuch: OutOfBounds = {
  path: [],
  what: { key: 'packs.bounds.parts', args: { most: MOST.parts } },
};

/**
 * The first thing in a value that is beyond what a pack may hold: too deep, too much, too long, a name that every
 * object has, an `@`. Doesn't call itself, so any depth can be asked about.
 */
export function outOfBounds(value: unknown): OutOfBounds | null {
  const left: { part: unknown; path: Path }[] = [{ part: value, path: [] }];
  for (let seen = 0; ; seen++) {
    const next = left.pop();
    if (!next) return null;
    const { part, path } = next;
    if (path.length > MOST.depth) {
      return {
        path: path.slice(0, MOST.depth),
        what: { key: 'packs.bounds.depth', args: { most: MOST.depth } },
      };
    }
    if (typeof part === 'string') {
      if (part.length > MOST.letters) {
        return { path, what: { key: 'packs.bounds.letters', args: { most: MOST.letters } } };
      }
      if (part.includes('@')) return { path, what: { key: 'packs.bounds.at' } };
    }
    if (typeof part !== 'object' || part === null) continue;
    // Counted before they are looked at: a list of a million zeros fits into a file.
    const names = Object.keys(part);
    if (seen + left.length + names.length > MOST.parts) return tooMuch;
    for (const name of names) {
      if (TAKEN.has(name) || name.includes('@')) {
        const given = quoted(name.slice(0, 40));
        return { path, what: { key: 'packs.bounds.name', args: { given } } };
      }
      const inner = (part as { [name: string]: unknown })[name];
      left.push({ part: inner, path: [...path, Array.isArray(part) ? Number(name) : name] });
    }
  }
}

/** Numbers that no rules are made for, in a value within the other bounds: an effect would take forever. */
export function* numbersOutOfBounds(value: unknown, path: Path = []): Iterable<OutOfBounds> {
  if (typeof value === 'number' && Math.abs(value) > MOST.number) {
    yield { path, what: { key: 'packs.bounds.number', args: { most: MOST.number } } };
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    yield* numbersOutOfBounds(inner, [...path, Array.isArray(value) ? Number(name) : name]);
  }
}
