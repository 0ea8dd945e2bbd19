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

const prints = new WeakMap<Ability, string>();

/** Eight characters that change when the ability's definition changes (FNV-1a). */
export function fingerprint(ability: Ability): string {
  let print = prints.get(ability);
  if (print === undefined) {
    let hash = 0x811c9dc5;
    for (const character of JSON.stringify(ability)) {
      hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
    }
    print = hash.toString(16).padStart(8, '0');
    prints.set(ability, print);
  }
  return print;
}

export const addressOf = (card: CardId, ability: Ability, path: string): Address => ({
  card: definitionOf(card),
  ability: ability.name,
  path,
  print: fingerprint(ability),
});

const nodes = new WeakMap<Ability, Map<string, Effect>>();

/** The effect at an address. Throws when the card has changed and there is none any more. */
export function effectAt(address: Address): Effect {
  const ability = abilityOf(address.card, address.ability);
  let known = nodes.get(ability);
  if (!known) {
    known = new Map();
    nodes.set(ability, known);
  }
  let found = known.get(address.path);
  if (!found) {
    found = walk(ability, address.path);
    known.set(address.path, found);
  }
  return found;
}

function walk(ability: Ability, path: string): Effect {
  let value: unknown = ability;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !(name in value)) {
      throw new Error(`The ability ${ability.name} has nothing at ${path}.`);
    }
    value = (value as Record<string, unknown>)[name];
  }
  return value as Effect;
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
