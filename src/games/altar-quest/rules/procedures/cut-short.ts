import type { Frame, Match } from '../../../../kernel/match.ts';

/**
 * Whether the innermost frame belongs to an Activate whose enemy has been defeated: the rest of it is
 * not resolved, down to the test or the damage that was going on (AQ-103). What answers it (a Reaction
 * and everything the Reaction does) and cards drawn by it come to their own end first.
 */
export function isCutShort({ stack }: Match): boolean {
  const activate = stack.findLastIndex(
    ({ procedure, data }) => procedure === 'ability' && data.cancelled === true,
  );
  const above = stack.slice(activate + 1);
  const top = above.at(-1);
  if (activate < 0 || !top || above.some(({ procedure }) => OWN_END.includes(procedure))) {
    return false;
  }
  return isPartOfEffect(top);
}

const OWN_END: readonly string[] = ['use-card', 'ability'];

function isPartOfEffect({ procedure, data }: Frame): boolean {
  if (procedure === 'window') return (data.occasion as { at: string }).at !== 'enemy-defeated';
  return /^(effect\.|test$|test-result\.|suffer$)/.test(procedure);
}
