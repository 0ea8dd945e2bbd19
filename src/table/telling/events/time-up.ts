import { isPublic } from '../../../kernel/decision.ts';
import type { GameEvent, Happening } from '../../../kernel/event.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Languages } from '../../../texts/languages.ts';
import { inEveryLanguage, type SavedWords, savedIn } from '../../../texts/saved-words.ts';
import { separated } from '../../../texts/separated.ts';
import type { Texts } from '../../../texts/texts.ts';
import { type AnswerFor, isOwn, isUsual } from '../../match/notes/answered-for.ts';
import { isBeforeTime, type StandIn } from '../../match/saved/summary.ts';
import { seatKeys, seatWords } from './seat-words.ts';

/** An event of the table, not of the game: what was done for a seat whose person didn't. */
const TYPE = 'table.time-up';

/**
 * Tells everyone for whom something is about to be done; it belongs before its consequences. The choice is
 * named if everyone may know it, else the game tells what it tells of any choice.
 * @param match before the choice
 * @returns none if nobody was waited for, and nothing was done for one of them: the consequences are told
 */
export function timeUpHappenings(
  game: Game,
  match: Match,
  given: AnswerFor,
  by: StandIn,
  languages: Languages,
): Happening[] {
  const { seat, decision, options } = given;
  const view = game.rules.view(match, 'table');
  const told = isPublic(decision) ? options.filter((option) => option.seat === undefined) : [];
  const chosen = inEveryLanguage(languages, (texts) =>
    separated(
      told.map((option) => game.presentation.option(view, decision, option, texts).label),
      texts,
    ),
  );
  if (isBeforeTime(by) && (chosen === '' || !isOwn(decision) || isUsual(given))) return [];
  const names = seatKeys(game, match, seat, languages.usual);
  return [
    {
      event: { type: TYPE, args: { names, by, chosen } },
      seats: 'everyone',
      chapter: match.chapter.id,
    },
  ];
}

export const isTimeUp = (event: GameEvent): boolean => event.type === TYPE;

/** "Time is up for Myreen: a companion chooses …", or "For Myreen: …". */
export function timeUpLine({ args }: GameEvent, texts: Texts): string {
  const chosen = savedIn(args.chosen as SavedWords, texts);
  return texts('time.up', {
    names: seatWords(args.names, texts),
    by: String(args.by),
    chosen,
    told: chosen === '' ? 'no' : 'yes',
  });
}
