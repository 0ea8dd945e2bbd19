import type { GameEvent, Happening } from '../../kernel/event.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Person } from '../summary.ts';

/** An event of the table, not of the game: choices have been taken back. */
const TYPE = 'table.taken-back';

/** Tells everybody, where the story goes on. */
export const takenBackHappening = (
  { userId, name }: Person,
  what: string | null,
  chapter: string,
): Happening => ({
  event: { type: TYPE, args: { userId, name, what } },
  seats: 'everyone',
  chapter,
});

export const isTakenBack = (event: GameEvent): boolean => event.type === TYPE;

/** "Ann took back: Sedrin moves to F7." */
export function takenBackLine({ args }: GameEvent, texts: Texts): string {
  const name = String(args.name);
  return args.what === null
    ? texts('undo.taken-back-choice', { name })
    : texts('undo.taken-back', { name, what: String(args.what) });
}
