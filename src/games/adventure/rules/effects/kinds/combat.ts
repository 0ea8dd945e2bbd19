import { z } from 'zod';
import { call, finish } from '../../../../../kernel/procedure.ts';
import { rollDie } from '../../changes/dice.ts';
import type { EffectKind, Scope } from '../../language/kind.ts';
import { fighterName } from '../../queries/cards.ts';
import type { AdventureRun, AdventureState, Combat, CombatChange } from '../../state.ts';
import {
  ATTACK_TYPES,
  type AttackType,
  type CardId,
  type Combatant,
  otherThan,
} from '../../terms.ts';
import { cancelBattle as undoBattle, cancelCard as undoCard } from '../../undoing/canceling.ts';

/** Which side of a combat an effect is about, seen from its owner's side. */
type Whose = 'own' | 'opponent';

/** Values of one side of the combat change until it ends (AD-122). */
export interface Bonus {
  kind: 'bonus';
  side: Whose;
  attack?: number;
  defense?: number;
  damage?: number;
}
/** One side's attack is ranged or melee from now on. */
export interface Strike {
  kind: 'strike';
  side: Whose;
  type: AttackType;
}
/** A die that has been rolled is rolled again. */
export interface Reroll {
  kind: 'reroll';
  side: Whose;
}
/** A die that has been rolled is turned to a face. */
export interface TurnDie {
  kind: 'turn-die';
  side: Whose;
  face: number;
}
/** This much damage is not suffered in this combat. */
export interface Prevent {
  kind: 'prevent';
  amount: number;
}
/** One side makes no attack. */
export interface Hold {
  kind: 'hold';
  side: Whose;
}
/** The combat ends at once: nobody is dealt damage or defeated (AD-113). */
export interface CancelBattle {
  kind: 'cancel-battle';
}
/** The ability card that the opponent played last in this combat does nothing (AD-112). */
export interface CancelCard {
  kind: 'cancel-card';
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    bonus: Bonus;
    strike: Strike;
    reroll: Reroll;
    'turn-die': TurnDie;
    prevent: Prevent;
    hold: Hold;
    'cancel-battle': CancelBattle;
    'cancel-card': CancelCard;
  }
}

const whose = z.enum(['own', 'opponent']);
const change = z.number().int().min(-6).max(6);

/** The side that an effect is about. */
const sideOf = (side: Combatant, of: Whose): Combatant => (of === 'own' ? side : otherThan(side));

/** The combat that an effect is part of, and the side that it is about. */
function within(
  run: AdventureRun,
  { side }: Scope,
  of: Whose,
): { combat: Combat; side: Combatant } | null {
  const { combat } = run.state;
  if (!combat || !side) return null;
  return { combat, side: sideOf(side, of) };
}

/** Notes a change of one side's values until the end of the combat. */
function alter(
  run: AdventureRun,
  scope: Scope,
  of: Whose,
  what: Omit<CombatChange, 'side' | 'by'>,
): void {
  const found = within(run, scope, of);
  if (!found) return;
  const { combat, side } = found;
  combat.changes.push({ side, by: scope.card ?? '', ...what });
  const { attack = 0, defense = 0, damage = 0, type = 'none' } = what;
  const who = fighterName(run.state, combat, side);
  run.emit('values-changed', { side, who, attack, defense, damage, type });
}

const bonus: EffectKind<Bonus> = {
  kind: 'bonus',
  place: 'combat',
  schema: z.strictObject({
    kind: z.literal('bonus'),
    side: whose,
    attack: change.optional(),
    defense: change.optional(),
    damage: change.optional(),
  }),
  can: ({ combat }) => combat !== null,
  resolve: (run, { side, kind: _, ...values }, scope) => alter(run, scope, side, values),
  describe: ({ side, attack = 0, defense = 0, damage = 0 }, words) =>
    words.text('bonus', {
      side,
      values: [
        ...(attack === 0 ? [] : [words.text('value.attack', { amount: attack })]),
        ...(defense === 0 ? [] : [words.text('value.defense', { amount: defense })]),
        ...(damage === 0 ? [] : [words.text('value.damage', { amount: damage })]),
      ].reduce((text, clause) => words.text('value.and', { text, clause })),
    }),
};

const strike: EffectKind<Strike> = {
  kind: 'strike',
  place: 'combat',
  schema: z.strictObject({ kind: z.literal('strike'), side: whose, type: z.enum(ATTACK_TYPES) }),
  can: ({ combat }) => combat !== null,
  resolve: (run, { side, type }, scope) => alter(run, scope, side, { type }),
  describe: ({ side, type }, words) => words.text('strike', { side, type }),
};

const hasRolled = ({ combat }: { combat: Combat | null }): boolean =>
  combat !== null && combat.dice.attacker !== null;

const reroll: EffectKind<Reroll> = {
  kind: 'reroll',
  place: 'combat',
  schema: z.strictObject({ kind: z.literal('reroll'), side: whose }),
  can: hasRolled,
  resolve: (run, node, scope) => {
    const found = within(run, scope, node.side);
    if (!found || !hasRolled(run.state)) return;
    const die = rollDie(run);
    found.combat.dice[found.side] = die;
    const who = fighterName(run.state, found.combat, found.side);
    run.emit('die-rerolled', { side: found.side, who, die });
  },
  describe: ({ side }, words) => words.text('reroll', { side }),
};

const turnDie: EffectKind<TurnDie> = {
  kind: 'turn-die',
  place: 'combat',
  schema: z.strictObject({
    kind: z.literal('turn-die'),
    side: whose,
    face: z.number().int().min(1).max(6),
  }),
  can: ({ combat }, { side: of, face }, { side }) =>
    combat !== null && side !== undefined && ![null, face].includes(combat.dice[sideOf(side, of)]),
  resolve: (run, node, scope) => {
    const found = within(run, scope, node.side);
    if (!found || !hasRolled(run.state)) return;
    found.combat.dice[found.side] = node.face;
    const who = fighterName(run.state, found.combat, found.side);
    run.emit('die-turned', { side: found.side, who, die: node.face });
  },
  describe: ({ side, face }, words) => words.text('turn-die', { side, face }),
};

const prevent: EffectKind<Prevent> = {
  kind: 'prevent',
  place: 'combat',
  schema: z.strictObject({ kind: z.literal('prevent'), amount: z.number().int().min(1).max(9) }),
  can: ({ combat }) => combat !== null,
  resolve: (run, { amount }, scope) => alter(run, scope, 'own', { prevents: amount }),
  describe: ({ amount }, words) => words.text('prevent', { amount }),
};

const hold: EffectKind<Hold> = {
  kind: 'hold',
  place: 'combat',
  schema: z.strictObject({ kind: z.literal('hold'), side: whose }),
  can: ({ combat }) => combat !== null,
  resolve: (run, { side }, scope) => alter(run, scope, side, { held: true }),
  describe: ({ side }, words) => words.text('hold', { side }),
};

const cancelBattle: EffectKind<CancelBattle> = {
  kind: 'cancel-battle',
  place: 'combat',
  schema: z.strictObject({ kind: z.literal('cancel-battle') }),
  can: ({ combat }) => combat !== null,
  resolve: (run) => {
    const { combat } = run.state;
    if (combat) undoBattle(run, combat);
  },
  describe: (_node, words) => words.text('cancel-battle'),
};

/** The last card played by the other side that has been resolved and not canceled. */
function lastPlayed({ combat, playing }: AdventureState, { side }: Scope): CardId | null {
  if (!combat || !side) return null;
  const other = otherThan(side);
  const played = combat.played.filter((one) => one.side === other && !playing.includes(one.card));
  return played.at(-1)?.card ?? null;
}

const cancelCard: EffectKind<CancelCard> = {
  kind: 'cancel-card',
  place: 'combat',
  schema: z.strictObject({ kind: z.literal('cancel-card') }),
  can: (state, _node, scope) => lastPlayed(state, scope) !== null,
  steps: {
    begin: (run, _node, { scope }) => {
      const { combat } = run.state;
      const card = lastPlayed(run.state, scope);
      if (!combat || card === null) return finish();
      undoCard(run, combat, card);
      // This may undo what saved somebody from defeat.
      return call('check-defeats', {}, 'done');
    },
    done: () => finish(),
  },
  describe: (_node, words) => words.text('cancel-card'),
};

export const combatKinds = [
  bonus,
  strike,
  reroll,
  turnDie,
  prevent,
  hold,
  cancelBattle,
  cancelCard,
];
