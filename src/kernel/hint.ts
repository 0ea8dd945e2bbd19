import type { Message } from './decision.ts';
import type { JsonObject } from './json.ts';

/**
 * What fits in a place of a pack, for a schema to say. It can only hold a text: `hintIn` reads it. The sentence is
 * given the `name` of the place and what was `given` there as well.
 */
export const hint = (key: string, args: JsonObject = {}): string => JSON.stringify({ key, args });

/** The sentence that a schema was told to say; null for words of the schema's own. */
export const hintIn = (text: string): Message | null =>
  text.startsWith('{"key":') ? (JSON.parse(text) as Message) : null;
