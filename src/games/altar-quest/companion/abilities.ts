import type { Ability } from '../rules/cards/definition.ts';
import { isHeroCard } from '../rules/queries/usable.ts';
import type { CardVerb } from '../rules/verbs.ts';
import { gainOf } from './gains.ts';
import type { Subject } from './subject.ts';
import { type Gain, gain, sum } from './worth.ts';

/** What it is worth to use an ability, including rhunes that the dice show. */
export function abilityGain(ability: Ability, subject: Subject): Gain {
  const { altarPool } = subject.position.view;
  const isOwn = isHeroCard(subject.card);
  const rhunes = (ability.rhunes ?? [])
    .filter(({ rhune }) => altarPool.includes(rhune))
    .map(({ effect }) => gainOf(effect, subject))
    .map(({ worth, why }) => gain(isOwn ? Math.max(0, worth) : worth, why));
  return sum([gainOf(ability.effect, subject), ...rhunes]);
}

/** What a card gives up when it is played from hand, used up or exhausted. */
export const priceOf = (verb: CardVerb, { keyword }: Ability): number =>
  verb === 'use' && keyword === 'exhaust' ? PRICE.exhaust : PRICE[verb];

const PRICE = {
  play: 0.6,
  feat: 0.9,
  use: 1.2,
  exhaust: 0.1,
  action: 0,
  interact: 0,
} as const;
