import { boardEncounter } from '../rules/cards/library.ts';
import { type Odds, oddsOfAttack } from '../rules/odds/odds.ts';
import { payableWith } from '../rules/queries/challenges.ts';
import { characterNamed } from '../rules/queries/characters.ts';
import type { AdventureState, Character, Opponent } from '../rules/state.ts';
import type { Color } from '../rules/terms.ts';
import { leftOf, prospectIn } from './chances.ts';
import type { Gain } from './gain.ts';
import { boardWorth, eventWorth } from './goals.ts';
import { spoilsOf, worthOfOverlord, worthOfWounding } from './spoils.ts';
import { worthOfDefeating } from './tasks.ts';
import { DAMAGE, DEFEAT, worthOfItems, worthOfKeeping } from './worth.ts';

/** What is in the space: an event is looked into, everything else fought. */
export function met(state: AdventureState, character: Character, what: string): Gain {
  if (state.locations[character.space] === what) {
    return { worth: 0.3 + eventWorth(state, character, what), why: 'looks-into' };
  }
  const isBoard = state.track.every((one) => one?.card !== what);
  const opponent: Opponent = isBoard
    ? { is: 'board', encounter: boardEncounter(what).id }
    : { is: 'card', card: what, slot: 0 };
  const odds = oddsOfAttack(state, character.seat, opponent);
  return { worth: worthOfFight(state, character, opponent, odds), why: 'fights' };
}

/** What a fight with these odds is worth on average, for the attacker. */
export function worthOfFight(
  state: AdventureState,
  character: Character,
  opponent: Opponent,
  odds: Odds,
): number {
  const wins = odds.fallen.defender * (1 - odds.fallen.attacker);
  const pain = leftOf(state, character) <= 2 ? 2 * DAMAGE : DAMAGE;
  return (
    spoilsOf(state, character, opponent) * wins -
    pain * odds.hurt.attacker -
    DEFEAT * odds.fallen.attacker
  );
}

/** Whatever comes from the deck of a color. */
export function drawn(state: AdventureState, character: Character, color: Color): Gain {
  const { wins, hurt } = prospectIn(state, character, character.space);
  const spoils = worthOfItems(character, color) + worthOfDefeating(character, color, null);
  return { worth: spoils * wins - DAMAGE * hurt, why: 'fights' };
}

/** Attacking somebody: for what a quest asks, for an item, and to keep them back. */
export function attacked(state: AdventureState, character: Character, id: string): Gain {
  const { seat } = characterNamed(state, id);
  const opponent: Opponent = { is: 'character', seat };
  const odds = oddsOfAttack(state, character.seat, opponent);
  const wounding = worthOfWounding(character) * odds.hurt.defender;
  return {
    worth: worthOfFight(state, character, opponent, odds) + wounding,
    why: 'attacks',
  };
}

/** Giving items away for what the board gives for them. */
export function paid(state: AdventureState, character: Character, encounter: string): Gain {
  const { price } = boardEncounter(encounter);
  const cheapest = payableWith(character, encounter)
    .map((item) => 0.6 * worthOfKeeping(character, item))
    .sort((one, other) => one - other)
    .slice(0, price?.items ?? 0);
  const given = cheapest.reduce((sum, worth) => sum + worth, 0);
  const gained = boardWorth(state, character, encounter) + worthOfOverlord(character, encounter);
  return { worth: gained - given, why: 'pays' };
}
