import { z } from 'zod';
import { ask, finish, goto } from '../../../../kernel/procedure.ts';
import { rollAltarDie, setAltarDie } from '../pool.ts';
import { askHero } from '../questions.ts';
import { RHUNES, type Rhune } from '../terms.ts';
import type { EffectKind } from './kind.ts';

/** Rolls altar dice, chosen by the hero (AQ-238), or the whole pool. */
export interface RollAltarDice {
  kind: 'roll-altar-dice';
  dice: 'all' | number;
}
/** Sets one altar die of the hero's choice to a face. */
export interface SetAltarDie {
  kind: 'set-altar-die';
  to: Rhune;
}
export type AltarDiceEffect = RollAltarDice | SetAltarDie;

const rollAltarDice: EffectKind<RollAltarDice> = {
  kind: 'roll-altar-dice',
  schema: z.strictObject({
    kind: z.literal('roll-altar-dice'),
    dice: z.union([z.literal('all'), z.number().int().min(1).max(5)]),
  }),
  steps: {
    ask: (run, node, { scope }) => {
      if (node.dice === 'all') return goto('all');
      const options = run.state.altarPool.map((rhune, index) => ({
        id: `die:${index}`,
        verb: 'choose',
        args: { rhune, die: index },
      }));
      const prompt = { key: 'prompt.roll-altar-dice', args: { dice: node.dice, card: scope.card } };
      const choose = { min: node.dice, max: node.dice };
      return ask(askHero(run.state, scope.hero, prompt, options, { choose }), 'chosen');
    },
    chosen: (run, _node, _data, { reply }) => {
      for (const option of reply.answer ?? []) rollAltarDie(run, option.args?.rhune as Rhune);
      return finish(true);
    },
    all: (run) => {
      for (const face of [...run.state.altarPool]) rollAltarDie(run, face);
      return finish(true);
    },
  },
  describe: (node, context) => context.text('roll-altar-dice', { dice: String(node.dice) }),
};

const setDie: EffectKind<SetAltarDie> = {
  kind: 'set-altar-die',
  schema: z.strictObject({ kind: z.literal('set-altar-die'), to: z.enum(RHUNES) }),
  steps: {
    ask: (run, node, { scope }) => {
      const faces = [...new Set(run.state.altarPool)].filter((face) => face !== node.to);
      if (faces.length === 0) return finish(false);
      const options = faces.map((rhune) => ({ id: rhune, verb: 'choose', args: { rhune } }));
      const prompt = { key: 'prompt.channel-die', args: { rhune: node.to } };
      return ask(askHero(run.state, scope.hero, prompt, options), 'set');
    },
    set: (run, node, _data, { reply }) => {
      setAltarDie(run, reply.answer?.[0]?.args?.rhune as Rhune, node.to);
      return finish(true);
    },
  },
  possible: (run, node) => run.state.altarPool.some((face) => face !== node.to),
  describe: (node, context) => context.text('set-altar-die', { rhune: context.rhune(node.to) }),
};

export const altarDiceKinds = [rollAltarDice, setDie];
