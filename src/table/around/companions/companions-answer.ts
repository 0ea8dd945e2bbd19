import { isWorthALook } from '../../../companions/looking-anywhere.ts';
import type { Decision, SeatId } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import type { TableContext } from '../../match/context.ts';
import { luckAbout } from '../../match/luck.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import { usualAnswer } from '../../match/shown/usual-answer.ts';
import { isOpening } from '../../match/time/stakes.ts';

/**
 * A companion's answer for somebody who isn't looking: with a look ahead where that may change it, by rules of
 * thumb elsewhere. Null if the look has to wait for a transaction of its own.
 * @throws Unthought if it has to be thought over first
 */
export function companionsAnswer(
  { log, thoughts }: Pick<TableContext, 'log' | 'thoughts'>,
  game: Game,
  stored: StoredMatch,
  match: Match,
  decision: Decision,
  seat: SeatId,
): string[] | null {
  const luck = luckAbout(stored, decision.id, seat);
  const thought =
    thoughts &&
    !isOpening(stored, decision) &&
    isWorthALook(game.rules, match, seat, decision, luck)
      ? thoughts.about({ stored, match, decision, seat })
      : { options: null };
  if (!thought) return null;
  return thought.options ?? usualAnswer(log, game, stored, match, decision, seat);
}
