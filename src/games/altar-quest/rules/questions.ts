import type { DecisionDraft, Message, Option, SeatId } from '../../../kernel/decision.ts';
import { heroById } from './figures.ts';
import type { AltarQuestRun, AltarQuestState } from './state.ts';
import type { FigureId, HeroId, Space } from './terms.ts';
import { healthLeft } from './values.ts';

export const everySeat = (state: AltarQuestState): SeatId[] => [
  ...new Set(state.heroes.map((hero) => hero.seat)),
];

/** A question to the player of one hero. */
export const askHero = (
  state: AltarQuestState,
  hero: HeroId,
  prompt: Message,
  options: Option[],
  more: Partial<DecisionDraft> = {},
): DecisionDraft => ({
  seats: [heroById(state, hero).seat],
  prompt,
  options,
  about: hero,
  ...more,
});

/** A question that the players answer together. */
export const askGroup = (
  state: AltarQuestState,
  prompt: Message,
  options: Option[],
  more: Partial<DecisionDraft> = {},
): DecisionDraft => ({ how: 'group', seats: everySeat(state), prompt, options, ...more });

/**
 * Which of several equally legal outcomes happens (AQ-007): the players choose together. In hard mode
 * only the worst for the group is legal: for figures the one with the least health left. Spaces that
 * get here are equally good for the enemy by every rule; of them it is the first in reading order.
 */
export function askOutcome(
  run: AltarQuestRun,
  prompt: Message,
  candidates: readonly string[],
  kind: 'figure' | 'space',
): DecisionDraft {
  const { state } = run;
  let legal = [...candidates];
  if (state.options.difficulty === 'hard') legal = [worst(state, legal, kind)];
  const fallback = [...legal].sort(
    (one, other) => rank(state, one, kind) - rank(state, other, kind),
  )[0] as string;
  return askGroup(
    state,
    prompt,
    legal.map((candidate) => ({ id: candidate, verb: 'choose', args: { [kind]: candidate } })),
    { fallback: [fallback] },
  );
}

function worst(
  state: AltarQuestState,
  candidates: readonly string[],
  kind: 'figure' | 'space',
): string {
  const sorted = [...candidates].sort(
    (one, other) => rank(state, one, kind) - rank(state, other, kind),
  );
  return sorted[0] as string;
}

/** Lowest health first, then seat order; spaces keep their order. */
const rank = (
  state: AltarQuestState,
  candidate: FigureId | Space,
  kind: 'figure' | 'space',
): number => (kind === 'figure' ? healthLeft(state, candidate) : 0);
