import type { Whom } from '../rules/effects/resolving/whom.ts';
import type { Effect } from '../rules/language/effect.ts';
import { holds } from '../rules/queries/conditions.ts';
import { healthOf } from '../rules/queries/values.ts';
import type { AdventureState, Character } from '../rules/state.ts';
import { flipWorth } from './sides.ts';
import { CARD, DAMAGE, DEFEAT } from './worth.ts';

/** What effects of somebody's cards are worth by themselves, apart from combat values. */
export const plainWorth = (
  effects: readonly Effect[],
  state: AdventureState,
  character: Character,
): number => effects.reduce((sum, effect) => sum + plainWorthOf(effect, state, character), 0);

/** An encounter's effect as its opponent feels it: on its cards “you” is the encounter. */
export function turnedRound(effect: Effect): Effect {
  if (effect.kind === 'sequence') return { ...effect, effects: effect.effects.map(turnedRound) };
  if (!('who' in effect)) return effect;
  return effect.who === 'opponent' ? { ...effect, who: 'own' } : effect;
}

/** The worth of something that is good for its target: for oneself the full amount, for others little. */
const good = (who: Whom, amount: number): number => (who === 'own' ? amount : -0.2 * amount);

const bad = (who: Whom, amount: number): number => (who === 'own' ? -amount : 0.7 * amount);

function plainWorthOf(effect: Effect, state: AdventureState, character: Character): number {
  const { hand, bag, damage, diseases, attached } = character;
  const worthOf = (one: Effect) => plainWorthOf(one, state, character);
  switch (effect.kind) {
    case 'sequence':
      return effect.effects.reduce((sum, one) => sum + worthOf(one), 0);
    case 'choose':
      return Math.max(...effect.options.map(worthOf));
    case 'may':
      return Math.max(0, worthOf(effect.effect));
    case 'when': {
      const isMet = holds(state, effect.if, { seat: character.seat, side: null });
      const then = isMet ? effect.effect : effect.otherwise;
      return then ? worthOf(then) : 0;
    }
    case 'heal':
      return good(effect.who, DAMAGE * Math.min(effect.amount, damage));
    case 'damage':
      if (effect.who === 'own') return -painOf(effect.amount, healthOf(state, character) - damage);
      return isForNobody(effect.who, state) ? 0 : effect.amount;
    case 'draw':
      return good(effect.who, CARD * Math.min(effect.amount, Math.max(0.5, 10 - hand.length)));
    case 'discard':
      return bad(effect.who, CARD * Math.min(effect.amount, hand.length));
    case 'dig':
    case 'recover':
      return 1.8;
    case 'energy':
      return 0.6 * effect.amount;
    case 'movement':
      return 1.1 * effect.amount;
    case 'gain-item':
    case 'take-item':
      return 4;
    case 'lose-item':
      return bad(effect.who, bag.length > 3 ? 1.5 : 3);
    case 'find-discovery':
      return 1.5 * effect.amount;
    case 'place-discovery':
      return 0.3;
    case 'take-discovery':
      return 2;
    case 'gain-level':
      return 14;
    case 'gain-quest':
      return 3;
    case 'go':
      return 2;
    case 'send':
      return 1.2;
    case 'attach':
      return isForNobody(effect.who, state) ? 0 : 3;
    case 'detach':
      return 0.8 * attached.length;
    case 'cure':
      return 2 * diseases.length;
    case 'avert':
      return 3;
    case 'survive':
      return DEFEAT;
    case 'flip':
      return 2.5;
    case 'flip-character':
      return flipWorth(state, character);
    // The odds tell what these do to a combat.
    case 'avoid':
    case 'bonus':
    case 'cancel-battle':
    case 'cancel-card':
    case 'hold':
    case 'prevent':
    case 'reroll':
    case 'strike':
    case 'turn-die':
      return 0;
  }
}

/** Nothing is attached to an encounter; the odds of the combat tell what damage does to it. */
const isForNobody = (who: Whom, { combat }: AdventureState): boolean =>
  who === 'opponent' && combat?.opponent.is !== 'character';

/** What damage costs somebody with this much health left. */
function painOf(amount: number, left: number): number {
  if (left <= amount) return DEFEAT + DAMAGE * amount;
  return left - amount === 1 ? 2 * DAMAGE * amount : DAMAGE * amount;
}
