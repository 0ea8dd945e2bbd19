import type { Strength } from '../rules/cards/definition.ts';
import { allOf } from '../rules/cards/library.ts';
import { LIMITS } from '../rules/rulings.ts';
import { type CardId, COLORS, type Color } from '../rules/terms.ts';

/** The average result of a fight, from 0 to 1. */
export interface Prospect {
  wins: number;
  /** Damage suffered. */
  hurt: number;
}

/** Somebody's fighting values. */
export type Fighter = Strength;

/** The encounters of each deck, by their printed values alone: nobody knows what will be drawn. */
let decks: Map<Color, Fighter[]> | null = null;

function encountersOf(color: Color): Fighter[] {
  decks ??= new Map(
    COLORS.map((one) => [
      one,
      allOf('challenge').flatMap(({ color: own, front }) =>
        own === one && front.face === 'encounter' ? [front] : [],
      ),
    ]),
  );
  return decks.get(color) ?? [];
}

/** The items of each deck. */
let spoils: Map<Color, CardId[]> | null = null;

/** The fraction of a deck's items that is wanted, from 0 to 1. */
export function itemShare(color: Color, isWanted: (item: CardId) => boolean): number {
  spoils ??= new Map(
    COLORS.map((one) => [
      one,
      allOf('challenge').flatMap(({ id, color: own, back }) =>
        own === one && back?.face === 'item' ? [id] : [],
      ),
    ]),
  );
  const items = spoils.get(color) ?? [];
  return items.filter(isWanted).length / Math.max(1, items.length);
}

const known = new Map<string, Prospect>();

/** What somebody with these values can expect from the deck of a color. */
export function prospectOf(own: Fighter, color: Color): Prospect {
  const { attack, type, defense, damage } = own;
  const key = `${color} ${attack} ${type} ${defense} ${damage}`;
  let found = known.get(key);
  if (!found) {
    const foes = encountersOf(color).map((foe) => duel(own, foe));
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
