import type { Frame, Match } from '../../../../kernel/match.ts';
import { AFTERMATH } from './aftermath.ts';

/**
 * Whether the innermost frame belongs to an Activate whose enemy has been defeated: the rest of it is
 * not resolved, down to the test or the damage that was going on (AQ-103). What answers it (a Reaction
 * and everything the Reaction does) and cards drawn by it come to their own end first, and what has
 * happened meanwhile may still be answered.
 */
export function isCutShort({ stack }: Match): boolean {
  const effect = stack.findLast(
    ({ procedure }) => procedure === 'ability' || procedure === 'use-card',
  );
  if (effect?.data.cancelled !== true || effect.step === AFTERMATH) return false;
  const top = stack.at(-1);
  return top !== undefined && top !== effect && isPartOfEffect(top);
}

const isPartOfEffect = ({ procedure }: Frame): boolean =>
  /^(effect\.|test$|test-result\.|suffer$|window$)/.test(procedure);
