import type { SeatId } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Texts } from '../../../texts/texts.ts';

/** A seat by what it plays: its person's name is not for texts, which are formatted. */
export function seatWords(
  { rules, presentation }: Game,
  match: Match,
  seat: SeatId,
  texts: Texts,
): string {
  const names = presentation.seatNames(rules.view(match, 'table'), seat, texts);
  return names.join(', ') || seat;
}
