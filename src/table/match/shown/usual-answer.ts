import { byRulesOfThumb } from '../../../companions/by-rules-of-thumb.ts';
import { type Decision, fallbackFor, type SeatId } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Log } from '../context.ts';
import { luckAbout } from '../luck.ts';
import type { StoredMatch } from '../saved/store.ts';
import { isOpening } from '../time/stakes.ts';

/**
 * What a companion would answer for a seat by rules of thumb, which take microseconds: the same whenever it is
 * asked about the same question. The question's fallback if they fail, and in the set-up.
 * @param match the stored match's own state, or its state while a choice is applied
 */
export function usualAnswer(
  log: Log,
  { rules }: Game,
  stored: StoredMatch,
  match: Match,
  decision: Decision,
  seat: SeatId,
): string[] {
  if (!rules.companion || isOpening(stored, decision)) return fallbackFor(decision, seat);
  try {
    const luck = luckAbout(stored, decision.id, seat);
    return byRulesOfThumb({ ...rules, companion: rules.companion }, match, seat, decision, luck);
  } catch (error) {
    log.error({ error, match: stored.id, decision: decision.id }, 'A companion could not think.');
    return fallbackFor(decision, seat);
  }
}
