import { effectIn } from '../../../../../cards/effects/resolving.ts';
import { abilityOf } from '../../cards/abilities.ts';
import type { Ability } from '../../cards/definition.ts';
import { definition } from '../../cards/library.ts';
import type { WholeEffect } from '../../language/effect.ts';
import type { Address, Scope } from '../../language/scope.ts';
import { type CardId, definitionOf } from '../../terms.ts';

export const addressOf = (card: CardId, ability: Ability, path: string): Address => ({
  card: definitionOf(card),
  ability: ability.name,
  path,
});

/** The ally that is "you" on its own card; empty on all others. */
export const allyOn = (card: CardId): Pick<Scope, 'ally'> =>
  definition(card).type === 'ally' ? { ally: card } : {};

/** The effect at an address. Throws if the card has changed and it is gone. */
export const effectAt = ({ card, ability, path }: Address): WholeEffect =>
  effectIn(abilityOf(card, ability), path, card);
