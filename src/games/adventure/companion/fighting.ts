import { onceFor } from '../../../kernel/once-for.ts';
import { abilityDefinition, itemOf } from '../rules/cards/library.ts';
import type { Effect } from '../rules/effects/language/effect.ts';
import { afterEffects, type Odds, oddsOf } from '../rules/odds/odds.ts';
import { combatantOf, sideOf } from '../rules/queries/cards.ts';
import { characterOf } from '../rules/queries/characters.ts';
import { effectsOf } from '../rules/queries/playing.ts';
import { healthOf } from '../rules/queries/values.ts';
import type { AdventureState, Character, Combat } from '../rules/state.ts';
import { type CardId, type Combatant, otherThan } from '../rules/terms.ts';
import { plainWorth, turnedRound } from './plain-worth.ts';
import { spoilsOf, worthOfWounding } from './spoils.ts';
import { DAMAGE, DEFEAT } from './worth.ts';

/** What winning is worth beside what is gained: the marker of an undefeated encounter stays in the way. */
const WIN = 2;

/** How a combat stands for somebody who fights in it: the better, the greater. */
function standingIn(state: AdventureState, seat: string, combat: Combat, odds: Odds): number {
  const side = sideOf(state, seat);
  if (!side) return 0;
  const other = otherThan(side);
  const own = combatantOf(state, combat, side);
  const theirs = combatantOf(state, combat, other);
  const left = own ? healthOf(state, own) - own.damage : 1;
  const spoils = own
    ? spoilsOf(
        state,
        own,
        side === 'attacker' ? combat.opponent : { is: 'character', seat: combat.attacker },
      )
    : 0;
  return (
    (WIN + spoils) * odds.fallen[other] * (1 - odds.fallen[side]) -
    DEFEAT * odds.fallen[side] -
    (left > 1 ? DAMAGE : 2 * DAMAGE) * odds.hurt[side] +
    (own && theirs ? worthOfWounding(own) * odds.hurt[other] : 0)
  );
}

/** What one gives up by playing an ability card in a fight: the less, the more there are in the hand. */
export function priceOf(state: AdventureState, seat: string, card: CardId): number {
  const { hand } = characterOf(state, seat);
  const { cost } = abilityDefinition(card);
  const kept = hand.length >= 8 ? 0.1 : hand.length >= 5 ? 0.4 : 0.7;
  return kept + 0.15 * cost;
}

/** What a card would change in a combat, and besides. */
export function worthOfPlaying(state: AdventureState, seat: string, card: CardId): number {
  const ability = abilityDefinition(card);
  const effects = effectsOf(state, seat, ability);
  const spell = ability.weapon ? card : null;
  return worthOfEffects(state, seat, effects, spell) - priceOf(state, seat, card);
}

/** What using an item would change in a combat. */
export function worthOfUsing(state: AdventureState, seat: string, item: CardId): number {
  const { use } = itemOf(item);
  return use ? worthOfEffects(state, seat, [use.effect]) - (use.discard ? 1 : 0.1) : 0;
}

/** What rolling a die again would change. */
export const worthOfRerolling = (state: AdventureState, seat: string): number =>
  worthOfEffects(state, seat, [{ kind: 'reroll', side: 'own' }]);

/** What effects of somebody's cards would change in a combat, and besides. Where one is chosen, the best. */
export function worthOfEffects(
  state: AdventureState,
  seat: string,
  effects: readonly Effect[],
  spell: CardId | null = null,
): number {
  const choice = effects.find((effect) => effect.kind === 'choose');
  if (choice) {
    const others = effects.filter((effect) => effect !== choice);
    return Math.max(
      ...choice.options.map((one) => worthOfEffects(state, seat, [...others, one], spell)),
    );
  }
  const side = sideOf(state, seat);
  return (
    (side ? gainInCombat(state, seat, side, effects, spell) : 0) +
    plainWorth(effects.filter(isBesides), state, characterOf(state, seat))
  );
}

/** What an encounter's effect would change for whoever fights it. */
export const worthOfFoesEffect = (
  state: AdventureState,
  character: Character,
  effect: Effect,
): number =>
  (sideOf(state, character.seat) === 'attacker'
    ? gainInCombat(state, character.seat, 'defender', [effect], null)
    : 0) + plainWorth([turnedRound(effect)], state, character);

/** @param by the side whose effects they are */
function gainInCombat(
  state: AdventureState,
  seat: string,
  by: Combatant,
  effects: readonly Effect[],
  spell: CardId | null,
): number {
  const { combat } = state;
  if (!combat) return 0;
  const after = afterEffects(state, combat, by, effects, spell);
  const then = standingIn(state, seat, after, oddsOf({ ...state, combat: after }, after));
  return then - standingNow(state, seat, combat);
}

/** How the combat stands as it is, for each position: every card is compared with that. */
const known = onceFor((_state: AdventureState) => new Map<string, number>());

function standingNow(state: AdventureState, seat: string, combat: Combat): number {
  const found = known(state).get(seat) ?? standingIn(state, seat, combat, oddsOf(state, combat));
  known(state).set(seat, found);
  return found;
}

/** Kinds of effects that the odds of a combat count. */
const COUNTED: ReadonlySet<Effect['kind']> = new Set([
  'bonus',
  'strike',
  'reroll',
  'turn-die',
  'prevent',
  'hold',
  'cancel-battle',
  'cancel-card',
]);

const isBesides = ({ kind }: Effect): boolean => !COUNTED.has(kind);
