import type { SeatId } from '../../kernel/decision.ts';
import type { Game } from '../../kernel/game.ts';
import type { Look } from '../../table/deciding/looking/looking.ts';
import { shortName } from '../../table/match/people/called.ts';
import { isCrowd } from '../../table/match/people/crowd.ts';
import { isCompanion, isPerson } from '../../table/match/people/holders.ts';
import type { MatchSummary } from '../../table/match/saved/summary.ts';
import { separated } from '../../texts/separated.ts';
import type { Texts } from '../../texts/texts.ts';
import { holderName } from '../mentions.ts';
import type { Words } from './words.ts';

/** Whose seat it is, as Discord shows a user. Named, not notified: that is up to the message. */
export const holderOf = (match: MatchSummary, seat: SeatId, texts: Texts): string => {
  const holder = match.seats.find((taken) => taken.seat === seat);
  return holder ? holderName(holder, texts) : seat;
};

/** "Myreen, Sedrin (@ann)" or "Rowen (Wren)": what a seat plays and who sits there. */
export function seatLabel(
  match: MatchSummary,
  seat: SeatId,
  game: Game,
  view: unknown,
  texts: Texts,
): string {
  const names = game.presentation.seatNames(view, seat, texts);
  const taken = match.seats.find((one) => one.seat === seat);
  if (!taken || names.length === 0) return holderOf(match, seat, texts);
  const holder = isCompanion(taken) ? shortName(taken, texts) : holderName(taken, texts);
  return texts('bot.people.seat', { names: separated(names, texts), holder });
}

/** Several seats as a list, each with its user. */
export const seatLabels = (
  match: MatchSummary,
  seats: readonly SeatId[],
  game: Game,
  view: unknown,
  texts: Texts,
): string =>
  separated(
    seats.map((seat) => seatLabel(match, seat, game, view, texts)),
    texts,
  );

/** Who has won, by what they play and by name, if others have lost. */
export function winnerLines(match: MatchSummary, view: unknown, { game, texts }: Words): string[] {
  const winners = match.outcome?.winners ?? [];
  if (winners.length === 0 || winners.length === match.seats.length) return [];
  const seats = seatLabels(match, winners, game, view, texts);
  return [texts('bot.ending.winners', { seats, count: winners.length })];
}

/** Whether somebody looks as part of a crowd, so that nothing there is theirs alone to do. */
export const looksInCrowd = ({ match: { seats }, seat }: Pick<Look, 'match' | 'seat'>): boolean =>
  seats.some((holder) => holder.seat === seat && isCrowd(holder));

/** Discord users of some seats; companions are none. */
export const usersOf = (match: MatchSummary, seats: readonly SeatId[]): string[] =>
  match.seats
    .filter((holder) => seats.includes(holder.seat) && isPerson(holder))
    .map(({ userId }) => userId);
