import type { Words } from '../packs/pack.ts';

/** What stands under a key in a pack's words. */
export function wordAt(words: Words | undefined, key: string): string | undefined {
  let part: Words | string | undefined = words;
  for (const name of key.split('.')) part = typeof part === 'object' ? part[name] : undefined;
  return typeof part === 'string' ? part : undefined;
}

/** Puts a word under its key, with the groups that lead there. */
export function addWord(words: Words, key: string, word: string): void {
  const parts = key.split('.');
  const last = parts.pop() ?? '';
  let group = words;
  for (const name of parts) {
    const inner = group[name];
    const next: Words = typeof inner === 'object' ? inner : {};
    group[name] = next;
    group = next;
  }
  group[last] = word;
}
