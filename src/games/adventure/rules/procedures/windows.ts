import type { SeatId } from '../../../../kernel/decision.ts';
import { call, type StepResult } from '../../../../kernel/procedure.ts';
import type { AdventureOption } from '../verbs.ts';

/** Carries out what was chosen at a moment at which cards can be played, and goes on with a step; null where it was let pass. */
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
