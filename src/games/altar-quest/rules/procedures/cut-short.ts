import type { Frame, Match } from '../../../../kernel/match.ts';
import { isCharacter } from '../queries/figures.ts';
import type { AltarQuestState } from '../state.ts';
import { AFTERMATH } from './aftermath.ts';

/**
 * Whether what the innermost frame is about can't continue: the enemy whose Activate it is has been defeated,
 * or the ally who tests or moves.
 */
export const isCutShort = ({ stack, state }: Match<AltarQuestState>): boolean =>
  isOfDefeatedEnemy(stack) || isOfDefeatedAlly(stack.at(-1), state);

/** A test that nobody takes any more has no result, and a way that nobody walks ends. */
function isOfDefeatedAlly(top: Frame | undefined, state: AltarQuestState): boolean {
  if (top === undefined || top.step === AFTERMATH) return false;
  const { hero } = top.data;
  // The character it's about is nearly always there, and this is asked before every step: the name comes last.
  return (
    typeof hero === 'string' &&
    !isCharacter(state, hero) &&
    /^(test$|test-result\.|move-hero$)/.test(top.procedure)
  );
}

/**
 * Whether the innermost frame belongs to an Activate whose enemy has been defeated: the rest of it is not
 * resolved, down to a test or damage in progress (AQ-103). What answers it (a Reaction and everything the
 * Reaction does) and cards drawn by it are finished first, and what has happened meanwhile may still be
 * answered.
 */
function isOfDefeatedEnemy(stack: readonly Frame[]): boolean {
  const effect = stack.findLast(isEffect);
  if (effect?.data.cancelled !== true || effect.step === AFTERMATH) return false;
  const top = stack.at(-1);
  return top !== undefined && top !== effect && isPartOfEffect(top);
}

const isEffect = ({ procedure }: Frame): boolean =>
  procedure === 'ability' || procedure === 'use-card';

const isPartOfEffect = ({ procedure }: Frame): boolean =>
  /^(effect\.|test$|test-result\.|suffer$|window$)/.test(procedure);
