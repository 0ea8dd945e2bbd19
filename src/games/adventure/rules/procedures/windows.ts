import type { SeatId } from '../../../../kernel/decision.ts';
import { call, type StepResult } from '../../../../kernel/procedure.ts';
import type { AdventureOption } from '../verbs.ts';

/**
 * Carries out what was chosen at a moment when cards can be played, and continues with a step; null if the
 * player passed.
 */
export function carryOut(
  seat: SeatId,
  option: AdventureOption,
  step: string,
): StepResult<never> | null {
  switch (option.verb) {
    case 'play':
      return call('play-ability', { seat, card: option.args.card }, step);
    case 'use':
      return call('use-item', { seat, item: option.args.item, as: option.args.as }, step);
    case 'discovery':
      return call('use-discovery', { seat, ...option.args }, step);
    default:
      return null;
  }
}
