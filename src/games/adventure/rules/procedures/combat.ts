import { onlyAnswer } from '../../../../kernel/answers.ts';
import type { Frame, Match } from '../../../../kernel/match.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import type { Timing } from '../cards/definition.ts';
import { rollDie } from '../changes/dice.ts';
import { newCombat } from '../changes/new-combat.ts';
import { attackTypeOf } from '../queries/attack-type.ts';
import { combatantOf, fighterName, opponentName } from '../queries/cards.ts';
import { characterOf } from '../queries/characters.ts';
import { purseOf } from '../queries/playing.ts';
import { valuesOf } from '../queries/values.ts';
import { itemOptions, rerollOptions, windowFor } from '../queries/windows.ts';
import type {
  Adventure,
  AdventureDraft,
  AdventureRun,
  AdventureState,
  Combat,
  Opponent,
} from '../state.ts';
import { type AttackType, type Combatant, otherThan } from '../terms.ts';
import { carryOut } from './windows.ts';

type Moment = 'before' | 'after';

type Data = {
  attacker: string;
  opponent: Opponent;
  /** Sides that have yet to get their chance to play cards. */
  windows?: Combatant[];
};

/** AD-110: the defender plays all cards first, then the attacker. */
const WINDOWS: readonly Combatant[] = ['defender', 'attacker'];

/**
 * One combat, in the steps of the rulebook (AD-117 to AD-127, AD-132 to AD-135): cards before the dice, the
 * dice, cards after them, powers, ranged attacks, melee attacks. `combat-end` settles the outcome.
 */
export const combat = procedure<Adventure, Data>('combat', {
  begin: (run, { attacker, opponent }) => {
    const { id } = characterOf(run.state, attacker);
    run.state.combat = newCombat(run.state, attacker, opponent);
    run.emit('combat-began', {
      character: id,
      against: opponentName(run.state, run.state.combat),
      with: opponent.is,
    });
    // W-34: a card owed for a book can't be played here.
    return opponent.is === 'character'
      ? call('settle-owed', { seat: opponent.seat }, 'prepare')
      : goto('prepare');
  },

  prepare: (_run, data) => {
    data.windows = [...WINDOWS];
    return goto('before');
  },

  before: (run, data) => {
    const [side] = data.windows ?? [];
    if (isDecided(run.state)) return goto('over');
    if (side === undefined) return goto('roll');
    const draft = windowDraft(run.state, side, 'before');
    if (draft) return ask(draft, 'before-answered');
    data.windows?.shift();
    return goto('before');
  },

  'before-answered': (run, data, { reply }) => {
    const [side = 'attacker'] = data.windows ?? [];
    const { seat = '' } = combatantOf(run.state, fought(run.state), side) ?? {};
    const further = carryOut(seat, onlyAnswer(reply.answer), 'before');
    if (further) return further;
    data.windows?.shift();
    return goto('before');
  },

  /** AD-118: both dice at the same time. */
  roll: (run, data) => {
    const { dice } = fought(run.state);
    dice.attacker = rollDie(run);
    dice.defender = rollDie(run);
    run.emit('dice-rolled', { attacker: dice.attacker, defender: dice.defender });
    data.windows = [...WINDOWS];
    return call('black-die', {}, 'after');
  },

  after: (run, data) => {
    const [side] = data.windows ?? [];
    if (isDecided(run.state)) return goto('over');
    if (side === undefined) return call('combat-powers', {}, 'ranged');
    const draft = windowDraft(run.state, side, 'after');
    if (draft) return ask(draft, 'after-answered');
    data.windows?.shift();
    return goto('after');
  },

  'after-answered': (run, data, { reply }) => {
    const [side = 'attacker'] = data.windows ?? [];
    const { seat = '' } = combatantOf(run.state, fought(run.state), side) ?? {};
    const further = carryOut(seat, onlyAnswer(reply.answer), 'after');
    if (further) return further;
    data.windows?.shift();
    return goto('after');
  },

  /**
   * AD-124, AD-125: melee only if both have survived; no attack at all if a card or a power has defeated
   * somebody.
   */
  ranged: (run) =>
    isDecided(run.state) ? goto('over') : call('attacks', { type: 'ranged' }, 'melee'),

  melee: (run) =>
    isDecided(run.state) ? goto('over') : call('attacks', { type: 'melee' }, 'over'),

  over: () => call('combat-end', {}, 'settled'),

  settled: (_run, _data, { result }) => finish(result),
});

/** A combat that goes on without asking anyone and lets its dice stand. For forecasts. */
export const lettingStand = ({ attacker, opponent }: Combat): Frame => ({
  procedure: 'combat',
  step: 'after',
  data: { attacker, opponent, windows: [] },
});

/** Whether a combat has reached the step before anyone is asked for cards. For forecasts. */
export const hasBegun = ({ stack }: Pick<Match, 'stack'>): boolean =>
  stack.at(-1)?.step === 'prepare';

/** The combat that is being fought. Throws when there is none. */
export function fought({ combat: now }: AdventureState): Combat {
  if (!now) throw new Error('Nobody fights.');
  return now;
}

/** AD-067, AD-113: somebody has been defeated, or the battle is canceled. */
export function isDecided(state: AdventureState): boolean {
  const { fallen, canceled } = fought(state);
  return canceled || fallen.attacker || fallen.defender;
}

/**
 * When cards may be played: before the dice this includes cards for an encounter that has just been drawn
 * (AD-109).
 */
function timingsAt({ opponent }: Combat, side: Combatant, moment: Moment): Timing[] {
  if (moment === 'after') return ['after-dice'];
  const isFresh = opponent.is === 'card' && opponent.slot === null;
  return side === 'attacker' && isFresh ? ['before-dice', 'encounter'] : ['before-dice'];
}

/** What a side is asked before or after the dice; null if there can't be anything to play. */
function windowDraft(
  state: AdventureState,
  side: Combatant,
  moment: Moment,
): AdventureDraft | null {
  const now = fought(state);
  const character = combatantOf(state, now, side);
  if (!character) return null;
  const { seat, id } = character;
  const timings = timingsAt(now, side, moment);
  const window = windowFor(state, seat, timings, [
    moment === 'before' ? { id: 'roll', verb: 'roll' } : { id: 'stand', verb: 'stand' },
    ...itemOptions(state, seat, moment === 'before' ? 'before-dice' : 'after-dice', timings),
    ...(moment === 'after' ? rerollOptions(state, seat, 'combat') : []),
  ]);
  const { energy } = purseOf(state, seat);
  return window && { ...window, prompt: promptFor(state, side, moment, id, energy) };
}

function promptFor(
  state: AdventureState,
  side: Combatant,
  moment: Moment,
  character: string,
  energy: number,
): AdventureDraft['prompt'] {
  const { attacker, dice } = fought(state);
  const against =
    side === 'attacker' ? opponentName(state, fought(state)) : characterOf(state, attacker).id;
  const own = dice[side];
  const other = dice[otherThan(side)];
  return moment === 'before' || own === null || other === null
    ? { key: 'prompt.before-dice', args: { character, against, energy } }
    : { key: 'prompt.after-dice', args: { character, against, own, other, energy } };
}

type Blow = { side: Combatant; damage: number };

/** The attacks of one step: both at once if both strike in it (AD-123 to AD-125). */
export const attacks = procedure<Adventure, { type: AttackType; blows?: Blow[] }>('attacks', {
  begin: (run, data) => {
    data.blows = WINDOWS.flatMap((side) => strike(run, side, data.type));
    return goto('land');
  },
  land: (run, { blows = [] }) => {
    const now = fought(run.state);
    // AD-113: the last blow may have led to canceling the battle.
    const blow = now.canceled ? undefined : blows.shift();
    if (!blow) return finish();
    const { side, damage: amount } = blow;
    const character = combatantOf(run.state, now, side);
    if (character) {
      const by = fighterName(run.state, now, otherThan(side));
      return call('suffer', { seat: character.seat, amount, by }, 'land');
    }
    return call('encounter-suffers', { side, amount }, 'land');
  },
});

/** One side's attack, if it strikes in this step: the damage that it deals to the other. */
function strike(run: AdventureRun, side: Combatant, type: AttackType): Blow[] {
  const now = fought(run.state);
  if (attackTypeOf(run.state, now, side) !== type) return [];
  const own = valuesOf(run.state, now, side);
  if (own.held) {
    run.emit('attack-held', { side, who: fighterName(run.state, now, side) });
    return [];
  }
  const other = otherThan(side);
  const { defense } = valuesOf(run.state, now, other);
  const die = now.dice[side] ?? 0;
  const hits = die + own.attack >= defense;
  const damage = hits ? own.damage : 0;
  run.emit('attacked', {
    side,
    who: fighterName(run.state, now, side),
    against: fighterName(run.state, now, other),
    type,
    die,
    attack: own.attack,
    defense,
    hits: `${hits}`,
    damage,
  });
  return hits ? [{ side: other, damage }] : [];
}

export const combatProcedures = [combat, attacks];
