import { z } from 'zod';
import { call, finish, goto } from '../../../../../kernel/procedure.ts';
import { characterDefinition } from '../../cards/library.ts';
import { heal as healDamage } from '../../changes/damage.ts';
import type { EffectKind, Scope } from '../../language/kind.ts';
import { characterOf, turnOf } from '../../queries/characters.ts';
import { nextLevel } from '../../queries/levels.ts';
import type { AdventureState } from '../../state.ts';
import { type Combatant, otherThan } from '../../terms.ts';
import { type ForWhom, forWhom } from '../resolving/for-whom.ts';
import { type Whom, whomSchema } from '../resolving/whom.ts';

/** Removes damage tokens. */
export interface Heal {
  kind: 'heal';
  amount: number;
  who: Whom;
}
/** Deals damage: to characters, and to an encounter if it is the opponent (W-42). */
export interface Damage {
  kind: 'damage';
  amount: number;
  who: Whom;
}
/** More energy for the rest of this turn. */
export interface Energy {
  kind: 'energy';
  amount: number;
}
/** More spaces to move this turn. */
export interface Movement {
  kind: 'movement';
  amount: number;
}
/** Turns the character card over (W-30). */
export interface FlipCharacter {
  kind: 'flip-character';
}
/** AD-074 */
export interface GainLevel {
  kind: 'gain-level';
}
/** Discards all disease tokens. */
export interface Cure {
  kind: 'cure';
}
/** Instead of being defeated, a character has this much health left; played only when somebody would be defeated. */
export interface Survive {
  kind: 'survive';
  health: number;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    heal: Heal;
    damage: Damage;
    energy: Energy;
    movement: Movement;
    'flip-character': FlipCharacter;
    'gain-level': GainLevel;
    cure: Cure;
    survive: Survive;
  }
}

const amount = z.number().int().min(1).max(9);

const heal: EffectKind<Heal, ForWhom> = {
  kind: 'heal',
  schema: z.strictObject({ kind: z.literal('heal'), amount, who: whomSchema }),
  ...forWhom<Heal>({
    could: (_state, _node, { damage }) => damage > 0,
    act: (run, node, { seat }) => {
      healDamage(run, seat, node.amount);
      return null;
    },
  }),
  describe: ({ amount, who }, words) => words.text('heal', { amount, who }),
};

const toCharacters = forWhom<Damage>({
  act: (_run, node, { seat }, scope) =>
    call('suffer', { seat, amount: node.amount, by: scope.card ?? null }, 'next'),
});

/** The side of the combat on which the opponent meant is an encounter; null if it is a character. */
function encounterMeant({ combat }: AdventureState, who: Whom, { side }: Scope): Combatant | null {
  if (who !== 'opponent' || !combat || !side) return null;
  const other = otherThan(side);
  return other === 'defender' && combat.opponent.is !== 'character' ? other : null;
}

const damage: EffectKind<Damage, ForWhom> = {
  kind: 'damage',
  schema: z.strictObject({ kind: z.literal('damage'), amount, who: whomSchema }),
  can: (state, node, scope) =>
    encounterMeant(state, node.who, scope) !== null || toCharacters.can(state, node, scope),
  steps: {
    deal: (run, { amount, who }, { scope }) => {
      const side = encounterMeant(run.state, who, scope);
      return side ? call('encounter-suffers', { side, amount }, 'next') : goto('begin');
    },
    ...toCharacters.steps,
  },
  describe: ({ amount, who }, words) => words.text('damage', { amount, who }),
};

const energy: EffectKind<Energy> = {
  kind: 'energy',
  schema: z.strictObject({ kind: z.literal('energy'), amount }),
  resolve: (run, node, { seat, side }) => {
    const { combat } = run.state;
    const { id } = characterOf(run.state, seat);
    // AD-134: a character attacked in another player's turn has energy only for that battle.
    const purse = side === 'defender' && combat ? combat : turnOf(run.state);
    purse.energy += node.amount;
    run.emit('energy-gained', { character: id, amount: node.amount, energy: purse.energy });
  },
  describe: ({ amount }, words) => words.text('energy', { amount }),
};

const movement: EffectKind<Movement> = {
  kind: 'movement',
  schema: z.strictObject({ kind: z.literal('movement'), amount }),
  can: ({ turn }, _node, { seat }) =>
    turn?.seat === seat && turn.phase === 'movement' && !turn.halted,
  resolve: (run, node, { seat }) => {
    const turn = turnOf(run.state);
    if (turn.halted) return;
    turn.movement += node.amount;
    const { id } = characterOf(run.state, seat);
    run.emit('movement-gained', { character: id, amount: node.amount, movement: turn.movement });
  },
  describe: ({ amount }, words) => words.text('movement', { amount }),
};

const flipCharacter: EffectKind<FlipCharacter> = {
  kind: 'flip-character',
  schema: z.strictObject({ kind: z.literal('flip-character') }),
  resolve: (run, _node, { seat }) => {
    const character = characterOf(run.state, seat);
    character.side = character.side === 'starting' ? 'other' : 'starting';
    run.emit('card-flipped', { character: character.id, side: character.side });
  },
  describe: (_node, words) => words.text('flip-character'),
};

const gainLevel: EffectKind<GainLevel> = {
  kind: 'gain-level',
  schema: z.strictObject({ kind: z.literal('gain-level') }),
  can: (state, _node, { seat }) => nextLevel(characterOf(state, seat).level) !== null,
  steps: {
    begin: (run, _node, { scope }) => {
      const level = nextLevel(characterOf(run.state, scope.seat).level);
      return level ? call('gain-level', { seat: scope.seat, level }, 'done') : finish();
    },
    done: () => finish(),
  },
  describe: (_node, words) => words.text('gain-level'),
};

const cure: EffectKind<Cure> = {
  kind: 'cure',
  schema: z.strictObject({ kind: z.literal('cure') }),
  can: (state, _node, { seat }) => characterOf(state, seat).diseases.length > 0,
  resolve: (run, _node, { seat }) => {
    const character = characterOf(run.state, seat);
    const amount = character.diseases.length;
    if (amount === 0) return;
    run.state.box.push(...character.diseases.splice(0));
    run.emit('disease-cured', { character: characterDefinition(character.id).id, amount });
  },
  describe: (_node, words) => words.text('cure'),
};

const survive: EffectKind<Survive> = {
  kind: 'survive',
  schema: z.strictObject({ kind: z.literal('survive'), health: z.number().int().min(1).max(9) }),
  steps: {
    begin: (_run, node, { scope }) =>
      call('survive', { seat: scope.seat, health: node.health }, 'done'),
    done: () => finish(),
  },
  describe: ({ health }, words) => words.text('survive', { health }),
};

export const characterKinds = [
  heal,
  damage,
  energy,
  movement,
  flipCharacter,
  gainLevel,
  cure,
  survive,
];
