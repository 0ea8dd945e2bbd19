import type { GameEvent } from '../../../kernel/event.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { tellEvents } from '../../telling/events/own-events.ts';
import { eventsOf, type MadeChoice } from './choices.ts';

/** Maximum characters for the description. */
const LONGEST = 160;

/**
 * What everyone has read about the first of these choices, in one line; null if that is nothing.
 * @param choices oldest first
 */
export function whatEverybodyRead(
  game: Game,
  choices: readonly MadeChoice[],
  texts: Texts,
): string | null {
  const [first] = choices;
  return first ? firstLineOf(game, eventsOf(first, 'table'), texts) : null;
}

/** What the first of these events that is told says, in one line; null if none is told. */
export function firstLineOf(game: Game, events: readonly GameEvent[], texts: Texts): string | null {
  const tell = (some: readonly GameEvent[]) => game.presentation.events(some, texts);
  const [line] = tellEvents(game.rules.id, events, tell, texts);
  return line === undefined ? null : inOneLine(line);
}

/** Without unclosed markup, and no longer than a line may be. */
function inOneLine(line: string): string {
  const [plain = ''] = line.replaceAll(/^(> |-# |#+ )|[*_~`|]/gm, '').split('\n');
  const letters = [...plain];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : plain;
}
