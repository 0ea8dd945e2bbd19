import type { SeatId } from '../../../../kernel/decision.ts';
import type { Timing } from '../cards/definition.ts';
import type { AdventureState, Character } from '../state.ts';
import { COLORS, type Color, discoveryOf, rankOf, type TokenId } from '../terms.ts';
import type { AdventureOption, OptionAmong } from '../verbs.ts';
import { mayEquip } from './cards.ts';
import { hasItem } from './challenges.ts';
import { characterOf, othersThan, turnOf } from './characters.ts';
import { atlasIn, isCity, isHeldAt } from './places.ts';
import { mightPlay, playable, potionsOf, purseOf, usable } from './playing.ts';
import { movementOf } from './turns.ts';

/** Ability cards that can be played now: offered to their owner alone, for a hand is a secret. */
export const playOptions = (
  state: AdventureState,
  seat: SeatId,
  timings: readonly Timing[],
): OptionAmong<'play'>[] =>
  playable(state, seat, timings).map((card) => ({
    id: `play:${card}`,
    verb: 'play',
    args: { card },
    seat,
  }));

/** Items that can be used now, as what they can be used. Everybody sees them. */
export function itemOptions(
  state: AdventureState,
  seat: SeatId,
  timing: 'movement' | 'before-dice' | 'after-dice',
): OptionAmong<'use'>[] {
  const character = characterOf(state, seat);
  const movement = timing === 'movement';
  return [
    ...(movement && character.damage > 0 ? potionOptions(character, 'health') : []),
    ...(movement && !turnOf(state).halted ? potionOptions(character, 'swiftness') : []),
    ...manaOptions(state, seat, [timing]),
    ...usable(state, seat, timing).map(
      (item): OptionAmong<'use'> => ({
        id: `use:${item}`,
        verb: 'use',
        args: { item, as: 'power' },
      }),
    ),
  ];
}

/** AD-103: offered as long as it could pay for a card that this hand might hold, as far as everybody can tell. */
export function manaOptions(
  state: AdventureState,
  seat: SeatId,
  timings: readonly Timing[],
): OptionAmong<'use'>[] {
  const { discount } = purseOf(state, seat);
  return mightPlay(state, seat, timings, discount + 1)
    ? potionOptions(characterOf(state, seat), 'mana')
    : [];
}

const potionOptions = (
  character: Character,
  potion: 'health' | 'mana' | 'swiftness',
): OptionAmong<'use'>[] =>
  potionsOf(character, potion).map((item) => ({
    id: `drink:${potion}:${item}`,
    verb: 'use',
    args: { item, as: potion },
  }));

/** AD-027, W-45: what Gold buys where somebody is. */
export const goldOptions = (state: AdventureState, seat: SeatId): OptionAmong<'discovery'>[] =>
  discoveryOptions(state, seat).filter(({ args }) => discoveryOf(args.token) === 'gold');

/** AD-062, W-35: to look through the bag in this turn's maintenance phase, where there is something to do there. */
export function rearrangeOptions(state: AdventureState, seat: SeatId): OptionAmong<'rearrange'>[] {
  if (turnOf(state).rearranging) return [];
  const character = characterOf(state, seat);
  const { bag, weapon, armor } = character;
  const mayChange =
    weapon !== null || armor !== null || bag.some((item) => mayEquip(character, item));
  return mayChange || goldOptions(state, seat).length > 0
    ? [{ id: 'rearrange', verb: 'rearrange' }]
    : [];
}

/** Kept discoveries that can be used in the movement phase (AD-027 to AD-030), one of each kind. */
export function discoveryOptions(state: AdventureState, seat: SeatId): OptionAmong<'discovery'>[] {
  const character = characterOf(state, seat);
  const kinds = new Map(character.kept.map((token) => [discoveryOf(token), token]));
  return [...kinds.values()].flatMap((token) =>
    usesOf(state, character, token).map((on) => ({
      id: `${token}:${on}`,
      verb: 'discovery' as const,
      args: { token, on },
    })),
  );
}

function usesOf(state: AdventureState, character: Character, token: TokenId): string[] {
  const { level, space } = character;
  const turn = turnOf(state);
  switch (discoveryOf(token)) {
    case 'gold':
      return isCity(state, space) ? goldColors(state, level) : [];
    case 'hearthstone':
      // W-07: Aggro holds against it.
      if (turn.moved || turn.halted || isHeldAt(state, space)) return [];
      return atlasIn(state).cities.filter((city) => city !== space);
    case 'far-sight':
      return Object.keys(state.placed);
    case 'rocket-boots':
      return hasJustRolled(state, character) ? ['movement'] : [];
    default:
      return [];
  }
}

/** AD-031, W-25: what a kept Traveling Merchant can be sent for. */
export function tradeOptions(state: AdventureState, seat: SeatId): OptionAmong<'trade'>[] {
  const token = characterOf(state, seat).kept.find(
    (one) => discoveryOf(one) === 'traveling-merchant',
  );
  if (token === undefined) return [];
  return othersThan(state, seat)
    .flatMap(({ bag }) => bag)
    .map((item) => ({ id: `trade:${item}`, verb: 'trade', args: { token, item } }));
}

/** AD-030: nothing has come of the movement die yet. */
function hasJustRolled(state: AdventureState, character: Character): boolean {
  const turn = turnOf(state);
  if (turn.moved || turn.halted || turn.face === null) return false;
  const { movement, energy } = movementOf(state, character, turn.face);
  return movement === turn.movement && energy === turn.energy;
}

const goldColors = (state: AdventureState, level: Color): Color[] =>
  COLORS.filter((color) => rankOf(color) <= rankOf(level) && hasItem(state, color));

/** AD-030: a kept pair of rocket boots, for the own combat die or the one rolled for an encounter. */
export const rerollOptions = (
  state: AdventureState,
  seat: SeatId,
  on: 'combat' | 'encounter',
): OptionAmong<'discovery'>[] =>
  characterOf(state, seat)
    .kept.filter((token) => discoveryOf(token) === 'rocket-boots')
    .slice(0, 1)
    .map((token) => ({
      id: `${token}:${on}`,
      verb: 'discovery',
      args: { token, on },
    }));

/** Where a question of one player has to be asked in secret: a hand might have something to say, and nothing open would ask. */
export const visibilityFor = (
  state: AdventureState,
  seat: SeatId,
  open: readonly AdventureOption[],
  timings: readonly Timing[],
): 'public' | 'secret' =>
  open.length < 2 && mightPlay(state, seat, timings) ? 'secret' : 'public';
