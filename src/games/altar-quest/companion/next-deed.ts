import { untimedAbilities } from '../rules/cards/abilities.ts';
import type { Ability } from '../rules/cards/definition.ts';
import { definition } from '../rules/cards/library.ts';
import { printed } from '../rules/cards/printed.ts';
import type { WholeEffect } from '../rules/language/effect.ts';
import { within } from '../rules/language/within.ts';
import { cardState } from '../rules/queries/card-state.ts';
import { interactiveCards } from '../rules/queries/cards-in-play.ts';
import { isSpent } from '../rules/queries/limits.ts';
import type { CardId } from '../rules/terms.ts';
import { abilityGain } from './abilities.ts';
import { type Position, spacesTo } from './position.ts';
import { isSo } from './subject.ts';
import { WORTH } from './worth.ts';

/** Whatever helps a hero to do something else is worth what that is worth. */
const HELPING: readonly string[] = ['actions', 'move', 'swap'] satisfies WholeEffect['kind'][];

/** Whether a card moves figures or brings actions. */
export const helpsOn = printed((card): boolean =>
  within([card.abilities ?? []]).some(({ kind }) => HELPING.includes(kind)),
);

/** What the hero could do with one more action, from the current space. */
export function anotherAction(position: Position): number {
  const { hero } = position;
  const own = hero.area
    .filter(({ exhausted }) => !exhausted)
    .map(({ card }) => deedWorth(position, card, 'action'));
  const inHand = (hero.hand ?? [])
    .filter((card) => definition(card).type === 'action')
    .map((card) => deedWorth(position, card, 'play') - 0.6);
  const here = interactiveCards(position.state).map((card) =>
    deedWorth(position, card, 'interact'),
  );
  return Math.max(WORTH.card, ...own, ...inHand, ...here);
}

/** The best of what a card lets the hero do this way on the current space. */
function deedWorth(
  position: Position,
  card: CardId,
  keyword: 'action' | 'play' | 'interact',
): number {
  const { hero, state } = position;
  const isPossible = ({ only, range, ...ability }: Ability): boolean => {
    if (isSpent(ability, hero.id, cardState(state, card).used)) return false;
    if (only && !isSo(only, { position, card })) return false;
    return range === undefined || spacesTo(position, card) <= range;
  };
  const worths = untimedAbilities(card, keyword)
    .filter(isPossible)
    .map((ability) => abilityGain(ability, { position, card }).worth);
  return Math.max(0, ...worths);
}
