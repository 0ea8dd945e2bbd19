import { onceFor } from '../../../kernel/once-for.ts';
import { abilityDefinition, itemOf } from '../rules/cards/library.ts';
import { effectAt } from '../rules/effects/resolving/address.ts';
import type { Effect } from '../rules/language/effect.ts';
import type { Address, Scope } from '../rules/language/kind.ts';
import { afterDoing, type Deed } from '../rules/odds/deeds.ts';
import { type Odds, oddsOf } from '../rules/odds/odds.ts';
import { sideOf } from '../rules/queries/cards.ts';
import { characterOf } from '../rules/queries/characters.ts';
import { effectsOf } from '../rules/queries/playing.ts';
import type { AdventureState, Character, Combat, Opponent } from '../rules/state.ts';
import { type CardId, otherThan, type TokenId } from '../rules/terms.ts';
import { leftOf } from './chances.ts';
import { plainWorth, turnedRound } from './plain-worth.ts';
import { spoilsOf, worthOfWounding } from './spoils.ts';
import { DAMAGE, DEFEAT } from './worth.ts';

/** What winning is worth besides the spoils: the marker of an undefeated encounter stays in the way. */
const WIN = 2;

/**
 * How good a combat looks for somebody who fights in it: the better, the greater.
 * @param after the position that the odds are for: the combat's own, or one after something has been done in it
 */
function standingIn(
  state: AdventureState,
  seat: string,
  combat: Combat,
  { after, odds }: { after: AdventureState; odds: Odds },
): number {
  const side = sideOf(state, seat);
  if (!side) return 0;
  const other = otherThan(side);
  const own = characterOf(state, seat);
  const left = leftOf(after, characterOf(after, seat));
  const opponent: Opponent =
    side === 'attacker' ? combat.opponent : { is: 'character', seat: combat.attacker };
  const spoils = spoilsOf(state, own, opponent);
  const wounding = opponent.is === 'character' ? worthOfWounding(own) * odds.hurt[other] : 0;
  return (
    (WIN + spoils) * odds.fallen[other] * (1 - odds.fallen[side]) -
    DEFEAT * odds.fallen[side] -
    (left > 1 ? DAMAGE : 2 * DAMAGE) * odds.hurt[side] +
    wounding
  );
}

/** What playing an ability card in a fight gives up: the less, the more there are in the hand. */
export function priceOf(state: AdventureState, seat: string, card: CardId): number {
  const { hand } = characterOf(state, seat);
  const { cost } = abilityDefinition(card);
  const kept = hand.length >= 8 ? 0.1 : hand.length >= 5 ? 0.4 : 0.7;
  return kept + 0.15 * cost;
}

/** What a card would change in a combat, and besides. */
export function worthOfPlaying(state: AdventureState, seat: string, card: CardId): number {
  const effects = effectsOf(state, seat, abilityDefinition(card));
  const gain = gainInCombat(state, seat, { does: 'play', card });
  return gain + worthBesides(state, seat, effects) - priceOf(state, seat, card);
}

/** What using an item would change in a combat. */
export function worthOfUsing(state: AdventureState, seat: string, item: CardId): number {
  const { use } = itemOf(item);
  if (!use) return 0;
  const gain = gainInCombat(state, seat, { does: 'use', item });
  return gain + worthBesides(state, seat, [use.effect]) - (use.discard ? 1 : 0.1);
}

/** What rerolling a die would change. */
export const worthOfRerolling = (state: AdventureState, seat: string, token: TokenId): number =>
  gainInCombat(state, seat, { does: 'reroll', token });

/** What a part of one's own card would change in a combat, and besides. */
export function worthOfEffect(state: AdventureState, seat: string, at: Address): number {
  const side = sideOf(state, seat);
  const scope: Scope = { seat, card: at.card, ...(side ? { side } : {}) };
  const gain = gainInCombat(state, seat, { does: 'effect', at, scope });
  return gain + worthBesides(state, seat, [effectAt(at)]);
}

/** What a part of an encounter's card would change for its opponent. */
export function worthOfFoesEffect(
  state: AdventureState,
  character: Character,
  at: Address,
): number {
  const { seat } = character;
  const scope: Scope = { seat, card: at.card, side: 'defender', foe: true };
  const gain =
    sideOf(state, seat) === 'attacker'
      ? gainInCombat(state, seat, { does: 'effect', at, scope })
      : 0;
  return gain + plainWorth([turnedRound(effectAt(at))], state, character);
}

const worthBesides = (state: AdventureState, seat: string, effects: readonly Effect[]): number =>
  plainWorth(effects.filter(isBesides), state, characterOf(state, seat));

/** What something changes in the combat; if there is something to choose on the way, the best. */
function gainInCombat(state: AdventureState, seat: string, deed: Deed): number {
  const { combat } = state;
  if (!combat || !sideOf(state, seat)) return 0;
  const standings = afterDoing(state, seat, deed).map((ways) =>
    ways.reduce((sum, { state: after, chance }) => {
      const odds = oddsOf(after);
      return sum + chance * standingIn(state, seat, combat, { after, odds });
    }, 0),
  );
  return Math.max(...standings) - standingNow(state, seat, combat);
}

/** The combat as it is, for each position: every card is compared with that. */
const known = onceFor((_state: AdventureState) => new Map<string, number>());

function standingNow(state: AdventureState, seat: string, combat: Combat): number {
  const found =
    known(state).get(seat) ??
    standingIn(state, seat, combat, { after: state, odds: oddsOf(state) });
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
