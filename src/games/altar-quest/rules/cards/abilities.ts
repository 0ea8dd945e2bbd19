import type { MomentName } from '../moments.ts';
import type { CardId } from '../terms.ts';
import type { Ability, Keyword } from './definition.ts';
import { definition } from './library.ts';

/** Throws if the card has no ability by that name. */
export function abilityOf(card: CardId, name: string): Ability {
  const ability = definition(card).abilities?.find((candidate) => candidate.name === name);
  if (!ability) throw new Error(`${card} has no ability ${name}.`);
  return ability;
}

/** The abilities of a card that have a keyword and no printed situation. */
export const untimedAbilities = (card: CardId, keyword: Keyword): readonly Ability[] =>
  sortedOf(card).untimed.get(keyword) ?? NONE;

/** The abilities of a card that are printed for a situation. */
export const abilitiesAt = (card: CardId, at: MomentName): readonly Ability[] =>
  sortedOf(card).timed.get(at) ?? NONE;

const NONE: readonly Ability[] = [];

interface Sorted {
  readonly untimed: Map<Keyword, Ability[]>;
  readonly timed: Map<MomentName, Ability[]>;
}

/** What is printed never changes, and for every card in play and in hand, each turn asks which abilities apply. */
const sorted = new Map<CardId, Sorted>();

function sortedOf(card: CardId): Sorted {
  let found = sorted.get(card);
  if (!found) {
    found = { untimed: new Map(), timed: new Map() };
    for (const ability of definition(card).abilities ?? NONE) {
      if (ability.when) add(found.timed, ability.when.at, ability);
      else add(found.untimed, ability.keyword, ability);
    }
    sorted.set(card, found);
  }
  return found;
}

function add<Key>(lists: Map<Key, Ability[]>, key: Key, ability: Ability): void {
  const list = lists.get(key);
  if (list) list.push(ability);
  else lists.set(key, [ability]);
}
