import type { Strength } from '../rules/cards/definition.ts';
import { challengeDefinition, itemFace } from '../rules/cards/library.ts';
import { challengeCards } from '../rules/map/taking-part.ts';
import { LIMITS } from '../rules/rulings.ts';
import type { AdventureState } from '../rules/state.ts';
import type { CardId, Color } from '../rules/terms.ts';

/** The average result of a fight, from 0 to 1. */
export interface Prospect {
  wins: number;
  /** Damage suffered. */
  hurt: number;
}

/** Somebody's fighting values. */
export type Fighter = Strength;

/** The encounters of each deck of a map, by their printed values alone: nobody knows what will be drawn. */
const decks = new Map<string, Fighter[]>();

const encountersOf = (map: string, color: Color): Fighter[] =>
  keptOf(decks, map, color, () =>
    challengeCards({ map }, color).flatMap((card) => {
      const { front } = challengeDefinition(card);
      return front.face === 'encounter' ? [front] : [];
    }),
  );

/** The items of each deck of a map. */
const spoils = new Map<string, CardId[]>();

/** The fraction of a deck's items that is wanted, from 0 to 1. */
export function itemShare(
  { map }: Pick<AdventureState, 'map'>,
  color: Color,
  isWanted: (item: CardId) => boolean,
): number {
  const items = keptOf(spoils, map, color, () =>
    challengeCards({ map }, color).filter((card) => itemFace(card) !== null),
  );
  return items.filter(isWanted).length / Math.max(1, items.length);
}

function keptOf<Found>(
  kept: Map<string, Found>,
  map: string,
  color: Color,
  find: () => Found,
): Found {
  const key = `${map} ${color}`;
  const found = kept.get(key) ?? find();
  kept.set(key, found);
  return found;
}

const known = new Map<string, Prospect>();

/** What somebody with these values can expect from the deck of a color. */
export function prospectOf(
  { map }: Pick<AdventureState, 'map'>,
  own: Fighter,
  color: Color,
): Prospect {
  const { attack, type, defense, damage } = own;
  const key = `${map} ${color} ${attack} ${type} ${defense} ${damage}`;
  let found = known.get(key);
  if (!found) {
    const foes = encountersOf(map, color).map((foe) => duel(own, foe));
    const mean = (measure: (one: Prospect) => number) =>
      foes.reduce((sum, one) => sum + measure(one), 0) / Math.max(1, foes.length);
    found = { wins: mean(({ wins }) => wins), hurt: mean(({ hurt }) => hurt) };
    known.set(key, found);
  }
  return found;
}

/** The chance that a die and an attack reach a defense. */
const hitChance = (attack: number, defense: number): number =>
  Math.min(1, Math.max(0, (LIMITS.star + 1 + attack - defense) / LIMITS.star));

/** One exchange, without anybody's powers: ranged attackers strike first (AD-124, AD-125). */
export function duel(own: Fighter, foe: Fighter): Prospect {
  const wins = own.damage > 0 ? hitChance(own.attack, foe.defense) : 0;
  const hits = hitChance(foe.attack, own.defense);
  const first = own.type === 'ranged' && foe.type === 'melee';
  return { wins, hurt: foe.damage * hits * (first ? 1 - wins : 1) };
}
