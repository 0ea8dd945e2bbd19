import { type Decision, isPublic, type Option, type SeatId } from '../../kernel/decision.ts';
import type { GameEvent, Happening } from '../../kernel/event.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { Texts } from '../../texts/texts.ts';
import type { StandIn } from '../summary.ts';
import { seatWords } from '../telling/seat-words.ts';

/** An event that is the table's and not the game's: a seat's time was up, and what was done for it. */
const TYPE = 'table.time-up';

/**
 * Tells everybody for whom something is about to be done; it belongs before what comes of it. What was
 * chosen is named where everybody may know it, else the game tells of it what it tells of any choice.
 * @param match as it is before the choice
 */
export function timeUpHappening(
  game: Game,
  match: Match,
  { seat, decision, options }: { seat: SeatId; decision: Decision; options: readonly Option[] },
  by: StandIn,
  texts: Texts,
): Happening {
  const view = game.rules.view(match, 'table');
  const told = isPublic(decision) ? options.filter((option) => option.seat === undefined) : [];
  const chosen = told
    .map((option) => game.presentation.option(view, decision, option, texts).label)
    .join(', ');
  return {
    event: { type: TYPE, args: { names: seatWords(game, match, seat, texts), by, chosen } },
    seats: 'everyone',
    chapter: match.chapter.id,
  };
}

export const isTimeUp = (event: GameEvent): boolean => event.type === TYPE;

/** "Time is up for Myreen: a companion chooses …" */
export const timeUpLine = ({ args }: GameEvent, texts: Texts): string =>
  texts('time.up', {
    names: String(args.names),
    by: String(args.by),
    chosen: String(args.chosen),
    told: args.chosen === '' ? 'no' : 'yes',
  });
