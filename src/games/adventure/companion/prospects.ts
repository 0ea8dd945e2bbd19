import type { Strength } from '../rules/cards/definition.ts';
import { challengeDefinition, itemFace } from '../rules/cards/library.ts';
import { challengeCards, type Played } from '../rules/map/taking-part.ts';
import { LIMITS } from '../rules/rulings.ts';
import type { CardId, Color } from '../rules/terms.ts';

/** The average result of a fight, from 0 to 1. */
export interface Prospect {
  wins: number;
  /** Damage suffered. */
  hurt: number;
}

/** Somebody's fighting values. */
export type Fighter = Strength;

/** The encounters of each deck that is played with, by their printed values alone: nobody knows what will be drawn. */
const decks = new Map<string, Fighter[]>();

const encountersOf = (played: Played, color: Color): Fighter[] =>
  keptOf(decks, played, color, () =>
    challengeCards(played, color).flatMap((card) => {
      const { front } = challengeDefinition(card);
      return front.face === 'encounter' ? [front] : [];
    }),
  );

/** The items of each deck that is played with. */
const spoils = new Map<string, CardId[]>();

/** The fraction of a deck's items that is wanted, from 0 to 1. */
export function itemShare(
  played: Played,
  color: Color,
  isWanted: (item: CardId) => boolean,
): number {
  const items = keptOf(spoils, played, color, () =>
    challengeCards(played, color).filter((card) => itemFace(card) !== null),
  );
  return items.filter(isWanted).length / Math.max(1, items.length);
}

function keptOf<Found>(
  kept: Map<string, Found>,
  played: Played,
  color: Color,
  find: () => Found,
): Found {
  const key = `${nameOf(played)} ${color}`;
  const found = kept.get(key) ?? find();
  kept.set(key, found);
  return found;
}

const nameOf = ({ map, options: { overlay = '' } }: Played): string => `${map} ${overlay}`;

const known = new Map<string, Prospect>();

/** What somebody with these values can expect from the deck of a color. */
export function prospectOf(played: Played, own: Fighter, color: Color): Prospect {
  const { attack, type, defense, damage } = own;
  const key = `${nameOf(played)} ${color} ${attack} ${type} ${defense} ${damage}`;
  let found = known.get(key);
  if (!found) {
    const foes = encountersOf(played, color).map((foe) => duel(own, foe));
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
