import type { QuestDefinition } from '../rules/cards/definition.ts';
import { challengeDefinition, itemOf } from '../rules/cards/library.ts';
import { mayEquip } from '../rules/queries/cards.ts';
import { cardSideOf } from '../rules/queries/characters.ts';
import type { Character } from '../rules/state.ts';
import { type CardId, type Color, discoveryOf, rankOf, type TokenId } from '../rules/terms.ts';

/*
 * What things are worth to a companion, in tenths of a point of valor. Rules of thumb, found by playing.
 */

export const VALOR = 10;
export const LEVEL = 18;
export const CARD = 1.2;
export const DAMAGE = 0.9;
export const DEFEAT = 4;
export const QUEST = 5;

/** What completing a quest is worth. */
export const worthOfQuest = ({ valor, level, reward }: QuestDefinition, character: Character) =>
  VALOR * valor + (level && character.level !== 'red' ? LEVEL : 0) + (reward ? 2 : 0);

/** How good a weapon or an armor would be for this character, compared with what is printed on the character card. */
export function strengthOfItem(character: Character, item: CardId): number {
  const { slot, weapon, defense, powers = [], passives = [] } = itemOf(item);
  const printed = cardSideOf(character);
  const extras = 0.6 * powers.length + 0.6 * passives.length;
  if (slot === 'weapon' && weapon) {
    const ranged = weapon.type === 'ranged' ? 0.7 : 0;
    const before = printed.type === 'ranged' ? 0.7 : 0;
    const damage = (weapon.damage ?? printed.damage) - printed.damage;
    return weapon.attack - printed.attack + damage + ranged - before + extras;
  }
  return slot === 'armor' ? (defense ?? 0) - printed.defense + extras : 0;
}

/** How much better something would be than what is worn in its place; for bag items what they can do. */
export function gainOfItem(character: Character, item: CardId): number {
  const { slot, potions = [], use, passives = [], powers = [] } = itemOf(item);
  const drinkable = potions.length > 0 ? 1.2 : 0;
  if (slot === 'bag') return 1 + drinkable + (use ? 1 : 0) + passives.length + powers.length;
  if (!mayEquip(character, item)) return 0.8 + drinkable;
  const worn = character[slot];
  const better = strengthOfItem(character, item) - (worn ? strengthOfItem(character, worn) : 0);
  return Math.max(0.8 + drinkable, 4 * better);
}

/** What keeping an item is worth: unworn items of the lowest color go first. */
export const worthOfKeeping = (character: Character, item: CardId): number =>
  gainOfItem(character, item) +
  rankOf(challengeDefinition(item).color) +
  (item === character.weapon || item === character.armor ? 8 : 0);

/** What an unknown item of a color is worth to somebody: the less, the more of that color or above they have. */
export function worthOfItems(character: Character, color: Color): number {
  const { bag, weapon, armor } = character;
  const owned = [...bag, weapon, armor].filter(
    (item) => item !== null && rankOf(challengeDefinition(item).color) >= rankOf(color),
  ).length;
  return (2.5 + 1.5 * rankOf(color)) / (1 + owned / 2);
}

const DISCOVERIES: { readonly [discovery: string]: number } = {
  gold: 4,
  hearthstone: 2,
  'far-sight': 0.5,
  'rocket-boots': 2,
  'traveling-merchant': 3,
  ambush: -1.5,
  'false-map': -1.5,
  'power-drain': -2,
  disease: -3,
  bomb: -4,
};

/** What revealing a token is worth; for an unknown one, on average nothing. */
export const worthOfToken = (token: TokenId): number => DISCOVERIES[discoveryOf(token)] ?? 0;
