import type { GameEvent } from '../../../kernel/event.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { inOneLine } from '../../telling/events/one-line.ts';
import { tellEvents } from '../../telling/events/own-events.ts';
import { eventsOf, type MadeChoice } from './choices.ts';

/**
 * The events that say what everyone has read first about the first of these choices; none if they have read nothing.
 * @param choices oldest first
 * @param texts of any language
 */
export function whatEverybodyRead(
  game: Game,
  choices: readonly MadeChoice[],
  texts: Texts,
): GameEvent[] {
  const [first] = choices;
  if (!first) return [];
  const events = eventsOf(first, 'table');
  const line = firstTold(game, events, texts);
  if (line === undefined) return [];
  // What follows may belong to that line; what comes after it does not.
  const last = events.findIndex(
    (_, index) => firstTold(game, events.slice(0, index + 1), texts) === line,
  );
  return events.slice(0, last + 1);
}

/** What the first of these events that is told says, in one line; null if none is told. */
export function firstLineOf(game: Game, events: readonly GameEvent[], texts: Texts): string | null {
  const line = firstTold(game, events, texts);
  return line === undefined ? null : inOneLine(line);
}

function firstTold(game: Game, events: readonly GameEvent[], texts: Texts): string | undefined {
  const tell = (some: readonly GameEvent[]) => game.presentation.events(some, texts);
  return tellEvents(game.rules.id, events, tell, texts)[0];
}
