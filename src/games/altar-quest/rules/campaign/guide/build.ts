import type { CardDefinitionId } from '../../terms.ts';
import type { GuideOption, GuideStep, StoryCondition } from './guide.ts';

/*
 * Small functions that make steps and conditions of a guide, so that it reads like a guide:
 * `either(won, [tell('rung')], [tell('drowned-out')])`.
 */

export const tell = (text: string): GuideStep => ({ do: 'tell', text });
export const reveal = (card: CardDefinitionId): GuideStep => ({ do: 'reveal', card });
export const mark = (name: string): GuideStep => ({ do: 'mark', mark: name });
export const journal = (card: CardDefinitionId): GuideStep => ({ do: 'journal', card });
export const give = (card: CardDefinitionId): GuideStep => ({ do: 'give', card });
export const supply = (amount: number): GuideStep => ({ do: 'supply', amount });
export const end = (ending: string): GuideStep => ({ do: 'end', ending });

export const CLEAN_UP: GuideStep = { do: 'clean-up' };
export const SHOP: GuideStep = { do: 'shop' };
export const TRAIN: GuideStep = { do: 'train' };
export const UPGRADE_ENEMY: GuideStep = { do: 'upgrade-enemy' };
export const DISCARD_SUPPLY: GuideStep = { do: 'discard-supply' };
export const UPGRADE_EACH: GuideStep = { do: 'upgrade-each' };

export const ask = (question: string, ...options: GuideOption[]): GuideStep => ({
  do: 'ask',
  question,
  options,
});
export const option = (name: string, ...steps: GuideStep[]): GuideOption => ({ name, steps });
/** An option that is only there if a condition holds. */
export const optionWhere = (
  when: StoryCondition,
  name: string,
  ...steps: GuideStep[]
): GuideOption => ({ name, when, steps });

/** Steps that are only taken if a condition holds. */
export const where = (when: StoryCondition, ...then: GuideStep[]): GuideStep => ({
  do: 'when',
  when,
  then,
});
export const either = (
  when: StoryCondition,
  then: readonly GuideStep[],
  otherwise: readonly GuideStep[],
): GuideStep => ({ do: 'when', when, then, else: otherwise });

export const won: StoryCondition = { if: 'won' };
export const marked = (name: string): StoryCondition => ({ if: 'marked', mark: name });
export const has = (card: CardDefinitionId): StoryCondition => ({ if: 'has', card });
export const fell = (card: CardDefinitionId): StoryCondition => ({ if: 'fell', card });
export const tokens = (card: CardDefinitionId, atLeast: number): StoryCondition => ({
  if: 'tokens',
  card,
  atLeast,
});
export const not = (condition: StoryCondition): StoryCondition => ({ if: 'not', condition });
export const all = (...conditions: StoryCondition[]): StoryCondition => ({ if: 'all', conditions });
export const any = (...conditions: StoryCondition[]): StoryCondition => ({ if: 'any', conditions });
