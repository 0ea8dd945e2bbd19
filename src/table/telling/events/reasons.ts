import type { Message } from '../../../kernel/decision.ts';
import type { GameEvent, Happening } from '../../../kernel/event.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Texts } from '../../../texts/texts.ts';
import { nameIn } from '../../match/people/called.ts';
import type { Named, Person } from '../../match/saved/summary.ts';

/** An event of the table, not of the game: why a companion is about to do something. */
const TYPE = 'table.companion-reason';

/** Tells everyone why; it belongs before the consequences of the choice. */
export const reasonHappening = (by: Person, reason: Message, chapter: string): Happening => ({
  event: { type: TYPE, args: { by: { ...by }, key: reason.key, args: reason.args ?? {} } },
  seats: 'everyone',
  chapter,
});

/** Whether an event is the table's own and not the game's. */
export const isTables = ({ type }: GameEvent): boolean => type.startsWith('table.');

export const isReason = (event: GameEvent): boolean => event.type === TYPE;

/** A companion's reason in words: its game's, or those of companions in general. */
export function reasonWords(gameId: string, { key, args }: Message, texts: Texts): string {
  const own = `${gameId}.companion.${key}`;
  return texts(texts.has(own) ? own : `companion.reason.${key}`, args);
}

/** "Wren: it completes a realm", for the chronicle. */
export const reasonLine = (gameId: string, { args }: GameEvent, texts: Texts): string =>
  texts('companion.line', {
    // Older records have the companion by its name.
    name: nameIn((args.by ?? String(args.name)) as unknown as Named, texts),
    reason: reasonWords(
      gameId,
      {
        key: String(args.key),
        args: (args.args ?? {}) as JsonObject as NonNullable<Message['args']>,
      },
      texts,
    ),
  });
