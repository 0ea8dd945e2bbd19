import { z } from 'zod';
import { argumentOf, chosenArgument } from '../../../../../kernel/answers.ts';
import { ask, finish, goto } from '../../../../../kernel/procedure.ts';
import { rollAltarDieAt, setAltarDie } from '../../changes/pool.ts';
import type { AltarQuestPrompt } from '../../prompts.ts';
import { askHero } from '../../questions.ts';
import { RHUNES, type Rhune } from '../../terms.ts';
import type { EffectKind } from '../language/kind.ts';

/** Rolls altar dice, chosen by the hero (AQ-238), or the whole pool. */
export interface RollAltarDice {
  kind: 'roll-altar-dice';
  dice: 'all' | number;
}
/** Sets one altar die of the hero's choice to a face, one that shows it already among them. */
export interface SetAltarDie {
  kind: 'set-altar-die';
  to: Rhune;
}

declare module '../language/effect.ts' {
  interface EffectNodes {
    'roll-altar-dice': RollAltarDice;
    'set-altar-die': SetAltarDie;
  }
}

const rollAltarDice: EffectKind<RollAltarDice> = {
  kind: 'roll-altar-dice',
  isShared: true,
  schema: z.strictObject({
    kind: z.literal('roll-altar-dice'),
    dice: z.union([z.literal('all'), z.number().int().min(1).max(5)]),
  }),
  steps: {
    ask: (run, node, { scope }) => {
      if (node.dice === 'all') return goto('all');
      const options = run.state.altarPool.map((rhune, index) => ({
        id: `die:${index}`,
        verb: 'choose' as const,
        args: { rhune, die: index },
      }));
      const prompt: AltarQuestPrompt = {
        key: 'prompt.roll-altar-dice',
        args: { dice: node.dice, card: scope.card },
      };
      const choose = { min: node.dice, max: node.dice };
      // Dice that all show the same are as good as one another.
      const isSame = new Set(run.state.altarPool).size === 1;
      if (isSame) options.splice(node.dice);
      return ask(askHero('public', run.state, scope.hero, prompt, options, { choose }), 'chosen');
    },
    chosen: (run, _node, _data, { reply }) => {
      for (const option of reply.answer ?? []) {
        rollAltarDieAt(run, argumentOf(option, 'choose', 'die'));
      }
      return finish(true);
    },
    all: (run) => {
      run.state.altarPool.forEach((_, index) => {
        rollAltarDieAt(run, index);
      });
      return finish(true);
    },
  },
  describe: (node, context) => context.text('roll-altar-dice', { dice: String(node.dice) }),
};

const setDie: EffectKind<SetAltarDie> = {
  kind: 'set-altar-die',
  isShared: true,
  schema: z.strictObject({ kind: z.literal('set-altar-die'), to: z.enum(RHUNES) }),
  steps: {
    ask: (run, node, { scope }) => {
      const faces = [...new Set(run.state.altarPool)];
      if (faces.every((face) => face === node.to)) return finish(false);
      const options = faces.map((rhune) => ({
        id: rhune,
        verb: 'choose' as const,
        args: { rhune },
      }));
      const prompt: AltarQuestPrompt = { key: 'prompt.channel-die', args: { rhune: node.to } };
      return ask(askHero('public', run.state, scope.hero, prompt, options), 'set');
    },
    set: (run, node, { scope }, { reply }) => {
      const from = chosenArgument(reply.answer, 'choose', 'rhune');
      if (from === node.to) run.emit('altar-dice-kept', { hero: scope.hero });
      else setAltarDie(run, from, node.to);
      return finish(true);
    },
  },
  possible: (run, node) => run.state.altarPool.some((face) => face !== node.to),
  describe: (node, context) => context.text('set-altar-die', { rhune: context.rhune(node.to) }),
};

export const altarDiceKinds = [rollAltarDice, setDie];
