import type { Option } from '../../../kernel/decision.ts';
import { chosenOptions } from '../../../kernel/engine.ts';
import type { Asked } from '../../match/asked.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';
import type { Work } from './apply-choice.ts';
import { refused } from './refused.ts';

/** What a seat has chosen of its own options, or why that can't be chosen. */
export function chosenBy(
  { game, stored, decision }: Asked,
  holder: SeatHolder,
  options: string[],
): { chosen: Option[] } | { instead: Work } {
  const chosen = chosenOptions(decision, { seat: holder.seat, options });
  return typeof chosen === 'string'
    ? { instead: { answer: refused(game, stored, holder, decision, chosen), change: null } }
    : { chosen };
}
