import type { SeatId } from '../../../../kernel/decision.ts';
import type { AbilityDefinition, ItemFace, Timing } from '../cards/definition.ts';
import { abilityDefinition, itemOf } from '../cards/library.ts';
import type { Scope } from '../language/kind.ts';
import { canDo } from '../language/registry.ts';
import type { AdventureState, Character, Combat } from '../state.ts';
import { type CardId, printedOn, rankOf } from '../terms.ts';
import { isOfLevel, sideOf, workingBagItems } from './cards.ts';
import { characterOf, turnOf } from './characters.ts';
import { holds } from './conditions.ts';

/**
 * What a player can pay with: the turn's energy, or the energy that a battle gives to the defender (AD-016,
 * AD-134, W-27). Anyone else has none, and pays only with mana potions (AD-103).
 */
export interface Purse {
  energy: number;
  /** What mana potions have taken off the next cost (AD-103). */
  discount: number;
}

export function purseOf(state: AdventureState, seat: SeatId): Purse {
  const turn = turnOf(state);
  if (turn.seat === seat) return turn;
  return combatOf(state, seat) ?? turn.purses?.[seat] ?? { energy: 0, discount: 0 };
}

/** The highest cost that can be paid as things stand. */
const meansOf = ({ energy, discount }: Purse): number => energy + discount;

const combatOf = ({ combat }: AdventureState, seat: SeatId): Combat | null =>
  combat?.opponent.is === 'character' && combat.opponent.seat === seat ? combat : null;

/** Energy that a card takes now (AD-103, AD-108). */
export const costOf = ({ discount }: Purse, { cost }: Pick<AbilityDefinition, 'cost'>): number =>
  Math.max(0, cost - discount);

/** Who plays it and in which combat. */
export function scopeOf(state: AdventureState, seat: SeatId, card: CardId): Scope {
  const side = sideOf(state, seat);
  return side ? { seat, card, side } : { seat, card };
}

/**
 * Ability cards in a hand that can be played now, one copy of each (AD-109, AD-111).
 * @param potions mana potions drunk for it first
 */
export const playable = (
  state: AdventureState,
  seat: SeatId,
  timings: readonly Timing[],
  potions = 0,
): CardId[] =>
  oneOfEach(characterOf(state, seat).hand).filter((card) =>
    mayPlay(state, seat, card, timings, potions),
  );

function oneOfEach(cards: readonly CardId[]): CardId[] {
  const found = new Map<string, CardId>();
  for (const card of cards) {
    const printed = printedOn(card);
    if (!found.has(printed)) found.set(printed, card);
  }
  return [...found.values()];
}

function mayPlay(
  state: AdventureState,
  seat: SeatId,
  card: CardId,
  timings: readonly Timing[],
  potions: number,
): boolean {
  const ability = abilityDefinition(card);
  if (!timings.includes(ability.timing)) return false;
  if (ability.cost > meansOf(purseOf(state, seat)) + potions) return false;
  if (turnOf(state).played[seat]?.includes(ability.id)) return false;
  const scope = scopeOf(state, seat, card);
  const holder = { seat, side: scope.side ?? null };
  if (ability.if && !holds(state, ability.if, holder)) return false;
  // At most one card is played instead of a weapon.
  if (ability.weapon)
    return (
      state.combat !== null && scope.side !== undefined && state.combat.spells[scope.side] === null
    );
  return effectsOf(state, seat, ability).some((effect) => canDo(state, effect, scope));
}

/** The effects of a card that apply at its owner's level (AD-077, AD-115). */
export const effectsOf = (state: AdventureState, seat: SeatId, ability: AbilityDefinition) => {
  const { level } = characterOf(state, seat);
  const improved = (ability.improved ?? [])
    .filter((one) => rankOf(one.level) <= rankOf(level))
    .map(({ effect }) => effect);
  return [...(ability.effect ? [ability.effect] : []), ...improved];
};

/**
 * Ability cards that a player might play at this moment, as far as everyone can tell: cards that lie open are
 * not in a hand, and everything else about playing them (AD-103, AD-109, AD-111) can be seen on the table,
 * including what mana potions would pay for. A player who is asked only then gives nothing away by not being
 * asked.
 */
function conceivable(
  state: AdventureState,
  seat: SeatId,
  timings: readonly Timing[],
): AbilityDefinition[] {
  const character = characterOf(state, seat);
  const { hand, abilities } = character;
  if (hand.length === 0) return [];
  const potions = potionsOf(character, 'mana').length;
  return oneOfEach([...hand, ...abilities.draw])
    .filter((card) => mayPlay(state, seat, card, timings, potions))
    .map(abilityDefinition);
}

/** Whether a player might have something to play at this moment, as far as everyone can tell. */
export const mightPlay = (
  state: AdventureState,
  seat: SeatId,
  timings: readonly Timing[],
): boolean => conceivable(state, seat, timings).length > 0;

/** AD-103: whether one more mana potion might lower what is paid at this moment, as far as everyone can tell. */
export function mightPayLess(
  state: AdventureState,
  seat: SeatId,
  timings: readonly Timing[],
): boolean {
  const { discount } = purseOf(state, seat);
  return conceivable(state, seat, timings).some(({ cost }) => cost > discount);
}

/** Items that can be discarded as a potion: any of the character's items with its icon (AD-102 to AD-105). */
export function potionsOf(character: Character, potion: 'health' | 'mana' | 'swiftness'): CardId[] {
  const { bag, weapon, armor } = character;
  return [...bag, weapon, armor].filter(
    (item): item is CardId =>
      item !== null &&
      isOfLevel(character, item) &&
      (itemOf(item).potions?.includes(potion) ?? false),
  );
}

/** Bag items that can be used at this moment (AD-090), each once a turn. */
export const usable = (
  state: AdventureState,
  seat: SeatId,
  timing: NonNullable<ItemFace['use']>['timing'],
): CardId[] =>
  workingBagItems(characterOf(state, seat)).filter((item) => {
    const { use } = itemOf(item);
    if (use?.timing !== timing || turnOf(state).used.includes(item)) return false;
    const scope = scopeOf(state, seat, item);
    if (use.if && !holds(state, use.if, { seat, side: scope.side ?? null })) return false;
    return canDo(state, use.effect, scope);
  });
