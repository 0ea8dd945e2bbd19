import type { Frame, Match } from '../../../../kernel/match.ts';

/**
 * Whether the innermost frame belongs to an Activate whose enemy has been defeated: the rest of it is
 * not resolved, down to the test or the damage that was going on (AQ-103). What answers it (a Reaction
 * and everything the Reaction does) and cards drawn by it come to their own end first.
 */
export function isCutShort({ stack }: Match): boolean {
  const innermost = stack.findLastIndex(
    ({ procedure }) => procedure === 'ability' || procedure === 'use-card',
  );
  const top = stack.at(-1);
  if (stack[innermost]?.data.cancelled !== true || top === stack[innermost]) return false;
  return top !== undefined && isPartOfEffect(top);
}

function isPartOfEffect({ procedure, data }: Frame): boolean {
  if (procedure === 'window') return (data.occasion as { at: string }).at !== 'enemy-defeated';
  return /^(effect\.|test$|test-result\.|suffer$)/.test(procedure);
}
