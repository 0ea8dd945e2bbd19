import type { GameEvent, Happening } from '../../../kernel/event.ts';
import type { Texts } from '../../../texts/texts.ts';
import { seatWords } from './seat-words.ts';

/** An event of the table, not of the game: choices have been taken back. */
const TYPE = 'table.taken-back';

/**
 * Tells everyone, at the point where the story continues.
 * @param names the keys of what the person who asked for it plays
 * @param what the events that say what everyone read first of that; none if they read nothing
 */
export const takenBackHappening = (
  names: string[],
  what: readonly GameEvent[],
  chapter: string,
): Happening => ({
  event: { type: TYPE, args: { names, what: what.map((event) => ({ ...event })) } },
  seats: 'everyone',
  chapter,
});

export const isTakenBack = (event: GameEvent): boolean => event.type === TYPE;

/**
 * "Taken back by Sedrin: Sedrin moves to F7."
 * @param firstLine what is told first of some events
 */
export function takenBackLine(
  { args }: GameEvent,
  texts: Texts,
  firstLine: (events: readonly GameEvent[]) => string | null,
): string {
  const names = seatWords(args.names, texts);
  // Older records have it in words.
  const what = Array.isArray(args.what)
    ? firstLine(args.what as unknown as GameEvent[])
    : (args.what ?? null);
  return what === null
    ? texts('undo.taken-back-choice', { names })
    : texts('undo.taken-back', { names, what: String(what) });
}
