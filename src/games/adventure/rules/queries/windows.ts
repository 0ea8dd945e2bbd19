import type { SeatId } from '../../../../kernel/decision.ts';
import type { Timing } from '../cards/definition.ts';
import type { AdventurePrompt } from '../prompts.ts';
import type { AdventureDraft, AdventureState, Character } from '../state.ts';
import { COLORS, type Color, discoveryOf, rankOf, type TokenId } from '../terms.ts';
import type { AdventureOption, OptionAmong } from '../verbs.ts';
import { mayEquip } from './cards.ts';
import { hasItem } from './challenges.ts';
import { characterOf, othersThan, turnOf } from './characters.ts';
import { mightPayLess, mightPlay, playable, potionsOf, usable } from './playing.ts';
import { atlasIn, isCity, isHeldAt } from './spaces.ts';
import { movementOf } from './turns.ts';

/** Who is asked at a moment, who may know about it, and what can be done then. */
type Window = Pick<AdventureDraft, 'seats' | 'visibility' | 'options'>;

/**
 * What a player is asked at a moment when cards can be played: to pass, to do something that everyone can
 * see, or to play a card from the hand. Null if, as far as everyone can tell, there is nothing to do but pass
 * (W-41).
 */
export function windowFor(
  state: AdventureState,
  seat: SeatId,
  timings: readonly Timing[],
  open: readonly [pass: AdventureOption, ...others: AdventureOption[]],
): Window | null {
  if (open.length < 2 && !mightPlay(state, seat, timings)) return null;
  return {
    seats: [seat],
    visibility: visibilityFor(state, seat, open, timings),
    options: [...open, ...playOptions(state, seat, timings)],
  };
}

const TIMINGS_ASKED: { readonly [prompt in AdventurePrompt['key']]?: readonly Timing[] } = {
  'prompt.travel': ['movement'],
  'prompt.before-dice': ['before-dice', 'encounter'],
  'prompt.after-dice': ['after-dice'],
  'prompt.discovery': ['discovery'],
  'prompt.defeat': ['defeat'],
};

/** The timings of the cards that a question offers; empty if it offers none. */
export const timingsAsked = (prompt: string): readonly Timing[] =>
  Object.entries(TIMINGS_ASKED).find(([key]) => key === prompt)?.[1] ?? [];

/** Ability cards that can be played now: offered only to their owner, because a hand is secret. */
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

/**
 * Items that can be used now, and what they can be used as. Everyone sees them.
 * @param timings of the cards that can be played now, for which mana potions are drunk
 */
export function itemOptions(
  state: AdventureState,
  seat: SeatId,
  timing: 'movement' | 'before-dice' | 'after-dice',
  timings: readonly Timing[] = [timing],
): OptionAmong<'use'>[] {
  const character = characterOf(state, seat);
  const movement = timing === 'movement';
  return [
    ...(movement && character.damage > 0 ? potionOptions(character, 'health') : []),
    ...(movement && !turnOf(state).halted ? potionOptions(character, 'swiftness') : []),
    ...manaOptions(state, seat, timings),
    ...usable(state, seat, timing).map(
      (item): OptionAmong<'use'> => ({
        id: `use:${item}`,
        verb: 'use',
        args: { item, as: 'power' },
      }),
    ),
  ];
}

/** AD-103: mana potions, as long as one more could lower what is paid at this moment. */
export function manaOptions(
  state: AdventureState,
  seat: SeatId,
  timings: readonly Timing[],
): OptionAmong<'use'>[] {
  const potions = potionOptions(characterOf(state, seat), 'mana');
  return potions.length > 0 && mightPayLess(state, seat, timings) ? potions : [];
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

/** AD-062, W-35: to look through the bag in this turn's maintenance phase, if there is anything to do there. */
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

/** AD-030: the movement die has had no effect yet. */
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

/**
 * Whether a question must be asked in secret: it exists only because a hand might matter, not because of
 * anything open.
 */
export const visibilityFor = (
  state: AdventureState,
  seat: SeatId,
  open: readonly AdventureOption[],
  timings: readonly Timing[],
): 'public' | 'secret' =>
  open.length < 2 && mightPlay(state, seat, timings) ? 'secret' : 'public';
