import { fingerprint, partAt } from '../../../../kernel/definitions.ts';
import type { Ability } from '../cards/definition.ts';
import { definition } from '../cards/library.ts';
import { type CardId, definitionOf } from '../terms.ts';
import type { Effect } from './effect.ts';
import type { Address } from './scope.ts';

/** Throws when the card has no ability of that name. */
export function abilityOf(card: CardId, name: string): Ability {
  const ability = definition(card).abilities?.find((candidate) => candidate.name === name);
  if (!ability) throw new Error(`${card} has no ability ${name}.`);
  return ability;
}

export const addressOf = (card: CardId, ability: Ability, path: string): Address => ({
  card: definitionOf(card),
  ability: ability.name,
  path,
  print: fingerprint(ability),
});

/** The effect at an address. Throws when the card has changed and there is none any more. */
export function effectAt({ card, ability: name, path }: Address): Effect {
  const found = partAt(abilityOf(card, name), path);
  if (found === undefined) throw new Error(`The ability ${name} has nothing at ${path}.`);
  return found as Effect;
}

/** Whether an address still leads to what it led to when the match was saved. */
export function leadsToTheSame(address: Address): boolean {
  try {
    effectAt(address);
    return fingerprint(abilityOf(address.card, address.ability)) === address.print;
  } catch {
    return false;
  }
}
