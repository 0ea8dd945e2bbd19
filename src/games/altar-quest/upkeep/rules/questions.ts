import type { SeatId } from '../../../../kernel/decision.ts';
import type { HeroId } from '../../rules/terms.ts';
import type { UpkeepPrompt } from './prompts.ts';
import type { UpkeepDraft, UpkeepState } from './state.ts';
import type { UpkeepOption } from './verbs.ts';

export const everySeat = ({ heroes }: UpkeepState): SeatId[] => [
  ...new Set(heroes.map(({ seat }) => seat)),
];

type More = Partial<Omit<UpkeepDraft, 'visibility'>>;

/** A question that the heroes answer together. */
export const askGroup = (
  state: UpkeepState,
  prompt: UpkeepPrompt,
  options: UpkeepOption[],
  more: More = {},
): UpkeepDraft => ({
  how: 'group',
  seats: everySeat(state),
  visibility: 'public',
  prompt,
  options,
  ...more,
});

/** A question to one hero's player, put to everyone concerned at the same time. */
export const askHero = (
  state: UpkeepState,
  hero: HeroId,
  prompt: UpkeepPrompt,
  options: UpkeepOption[],
  more: More = {},
): UpkeepDraft => ({
  key: hero,
  how: 'each',
  seats: state.heroes.filter(({ id }) => id === hero).map(({ seat }) => seat),
  visibility: 'public',
  prompt,
  options,
  about: hero,
  ...more,
});

/** At most one of the options, or none: a deadline chooses none. */
export const AT_MOST_ONE = { choose: { min: 0, max: 1 }, fallback: [] } satisfies More;
