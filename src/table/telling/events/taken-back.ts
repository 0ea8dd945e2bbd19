import type { GameEvent, Happening } from '../../../kernel/event.ts';
import type { Texts } from '../../../texts/texts.ts';

/** An event of the table, not of the game: choices have been taken back. */
const TYPE = 'table.taken-back';

/** Tells everyone, at the point where the story continues. @param names of what the person who asked for it plays */
export const takenBackHappening = (
  names: string,
  what: string | null,
  chapter: string,
): Happening => ({
  event: { type: TYPE, args: { names, what } },
  seats: 'everyone',
  chapter,
});

export const isTakenBack = (event: GameEvent): boolean => event.type === TYPE;

/** "Taken back by Sedrin: Sedrin moves to F7." */
export function takenBackLine({ args }: GameEvent, texts: Texts): string {
  const names = String(args.names);
  return args.what === null
    ? texts('undo.taken-back-choice', { names })
    : texts('undo.taken-back', { names, what: String(args.what) });
}
