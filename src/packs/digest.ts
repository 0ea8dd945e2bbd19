import { createHash } from 'node:crypto';
import type { Pack } from './pack.ts';

/** What a pack's ids end in: digits and small letters, as `kernel/packs.ts` and `cards/identifier.ts` expect. */
const LENGTH = 8;

/**
 * What tells two versions of a pack apart: it changes with anything that a match, its words or its pictures
 * depend on, and is the same on every machine.
 */
export function digestOf({ pack, content, words, symbols }: Pack): string {
  const text = JSON.stringify([pack.id, content, words, symbols], inOrder);
  const sum = createHash('sha256').update(text).digest();
  return sum.readBigUInt64BE().toString(36).padStart(LENGTH, '0').slice(-LENGTH);
}

/** Objects with their properties by alphabet. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
