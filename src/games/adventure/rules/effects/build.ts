import type { Passive, Power, Stat, Timing } from '../cards/definition.ts';
import type { Condition } from '../language/condition.ts';
import type { Effect } from '../language/effect.ts';
import type { AttackType, Color, SpaceId } from '../terms.ts';
import type { Whom } from './resolving/whom.ts';
import './kinds.ts';

/*
 * What cards are written with: each function makes one node, so that a card reads like its text. "You"
 * is the character whose card it is; on an encounter's card "you" is the encounter, and whoever fights it
 * is its opponent.
 */

// Flow

export const sequence = (...effects: Effect[]): Effect => ({ kind: 'sequence', effects });
export const choose = (...options: Effect[]): Effect => ({ kind: 'choose', options });
export const may = (effect: Effect): Effect => ({ kind: 'may', effect });
export const when = (condition: Condition, effect: Effect, otherwise?: Effect): Effect => ({
  kind: 'when',
  if: condition,
  effect,
  ...(otherwise ? { otherwise } : {}),
});

// Combat

interface Values {
  attack?: number;
  defense?: number;
  damage?: number;
}

export const bonus = (values: Values): Effect => ({ kind: 'bonus', side: 'own', ...values });
/** Written with what it does to the opponent: `hamper({ attack: -2 })`. */
export const hamper = (values: Values): Effect => ({ kind: 'bonus', side: 'opponent', ...values });
export const strike = (type: AttackType): Effect => ({ kind: 'strike', side: 'own', type });
export const makeStrike = (type: AttackType): Effect => ({
  kind: 'strike',
  side: 'opponent',
  type,
});
export const reroll = (side: 'own' | 'opponent' = 'own'): Effect => ({ kind: 'reroll', side });
export const turnDie = (face: number, side: 'own' | 'opponent' = 'own'): Effect => ({
  kind: 'turn-die',
  side,
  face,
});
export const prevent = (amount: number): Effect => ({ kind: 'prevent', amount });
/** The opponent makes no attack. */
export const holdOpponent = (): Effect => ({ kind: 'hold', side: 'opponent' });
/** You make no attack. */
export const holdBack = (): Effect => ({ kind: 'hold', side: 'own' });
export const cancelBattle = (): Effect => ({ kind: 'cancel-battle' });
export const cancelCard = (): Effect => ({ kind: 'cancel-card' });

// Characters

export const heal = (amount: number, who: Whom = 'own'): Effect => ({ kind: 'heal', amount, who });
export const damage = (amount: number, who: Whom): Effect => ({ kind: 'damage', amount, who });
export const energy = (amount: number): Effect => ({ kind: 'energy', amount });
export const movement = (amount: number): Effect => ({ kind: 'movement', amount });
export const flipCharacter = (): Effect => ({ kind: 'flip-character' });
export const gainLevel = (): Effect => ({ kind: 'gain-level' });
export const cure = (): Effect => ({ kind: 'cure' });
/** Only on cards of the timing `defeat`. */
export const survive = (health: number): Effect => ({ kind: 'survive', health });

// Hands

export const draw = (amount: number, who: Whom = 'own'): Effect => ({ kind: 'draw', amount, who });
export const discard = (
  amount: number,
  who: Whom = 'own',
  how: 'choice' | 'random' = 'choice',
): Effect => ({ kind: 'discard', amount, who, how });
export const dig = (look: number): Effect => ({ kind: 'dig', look });
export const recover = (timing?: Timing): Effect => ({
  kind: 'recover',
  ...(timing ? { timing } : {}),
});

// Items

export const gainItem = (color: Color | 'own' = 'own'): Effect => ({ kind: 'gain-item', color });
export const loseItem = (
  who: Whom = 'own',
  from: 'bag' | 'any' = 'any',
  how: 'choice' | 'random' = 'choice',
): Effect => ({ kind: 'lose-item', who, from, how });
export const takeItem = (who: Whom = 'another-here'): Effect => ({ kind: 'take-item', who });

// Discoveries

export const placeDiscovery = (amount = 1): Effect => ({ kind: 'place-discovery', amount });
export const findDiscovery = (amount = 1): Effect => ({ kind: 'find-discovery', amount });
/** Only on cards of the timing `discovery`. */
export const avert = (): Effect => ({ kind: 'avert' });
export const takeDiscovery = (who: Whom = 'another-here'): Effect => ({
  kind: 'take-discovery',
  who,
});

// Journeys

export const goToCity = (): Effect => ({ kind: 'go', to: 'city' });
export const goToFlightPath = (): Effect => ({ kind: 'go', to: 'flight-path' });
export const goWithin = (spaces: number): Effect => ({ kind: 'go', to: 'within', spaces });
export const send = (spaces: number, who: Whom = 'another-here'): Effect => ({
  kind: 'send',
  who,
  spaces,
});

// Attachments

export const attach = (
  who: Whom = 'own',
  to: 'character' | 'weapon' | 'armor' = 'character',
): Effect => ({ kind: 'attach', who, to });
export const detach = (who: Whom = 'own'): Effect => ({ kind: 'detach', who });

// Challenges and quests

/** Turns the event card over that it stands on. */
export const flip = (at?: SpaceId): Effect => ({ kind: 'flip', ...(at ? { at } : {}) });
/** Only on cards of the timing `encounter`. */
export const avoid = (again = false): Effect => ({ kind: 'avoid', again });
export const gainQuest = (): Effect => ({ kind: 'gain-quest' });

// Powers and passives

/** Triggered by the own combat die; the star is 6. */
export const onDie = (
  die: number | readonly number[],
  effect: Effect,
  condition?: Condition,
): Power => ({
  when: { die: typeof die === 'number' ? [die] : die },
  ...(condition ? { if: condition } : {}),
  effect,
});
export const at = (
  moment: Extract<Power['when'], { moment: unknown }>['moment'],
  effect: Effect,
  condition?: Condition,
): Power => ({ when: { moment }, ...(condition ? { if: condition } : {}), effect });
export const always = (stat: Stat, amount: number, condition?: Condition): Passive => ({
  stat,
  amount,
  ...(condition ? { if: condition } : {}),
});
