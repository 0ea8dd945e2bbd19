import { z } from 'zod';
import { argumentOf, chosenArgument } from '../../../../../kernel/answers.ts';
import { noted } from '../../../../../kernel/notes.ts';
import { ask, finish, goto } from '../../../../../kernel/procedure.ts';
import { rollAltarDieAt, setAltarDie } from '../../changes/pool.ts';
import type { EffectKind } from '../../language/kind.ts';
import type { AltarQuestPrompt } from '../../prompts.ts';
import { askHero } from '../../questions.ts';
import type { Present } from '../../state.ts';
import { RHUNES, type Rhune } from '../../terms.ts';

/** Rolls altar dice, chosen by the hero (AQ-238), or the whole pool. */
export interface RollAltarDice {
  kind: 'roll-altar-dice';
  dice: 'all' | number;
}
/**
 * Sets one altar die of the hero's choice to a face, or to any: dice that show it already may be included, or
 * only others.
 */
export interface SetAltarDie {
  kind: 'set-altar-die';
  to: Rhune | 'any';
  /** It has to show something else. */
  another?: true;
}

declare module '../../language/effect.ts' {
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
      // Dice that all show the same are interchangeable.
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

const setDie: EffectKind<SetAltarDie, { face?: Rhune }> = {
  kind: 'set-altar-die',
  isShared: true,
  schema: z.strictObject({
    kind: z.literal('set-altar-die'),
    to: z.union([z.enum(RHUNES), z.literal('any')]),
    another: z.literal(true).optional(),
  }),
  steps: {
    face: (run, node, { scope }) => {
      if (node.to !== 'any') return goto('ask');
      const options = RHUNES.filter((face) => canBeSet(run, face)).map(faceOption);
      const prompt: AltarQuestPrompt = { key: 'prompt.altar-face', args: { card: scope.card } };
      return ask(askHero('public', run.state, scope.hero, prompt, options), 'face-chosen');
    },
    'face-chosen': (_run, _node, data, { reply }) => {
      data.face = chosenArgument(reply.answer, 'choose', 'rhune');
      return goto('ask');
    },
    ask: (run, node, data) => {
      const to = faceOf(node, data);
      if (!canBeSet(run, to)) return finish(false);
      const faces = [...new Set(run.state.altarPool)];
      const options = faces.filter((face) => !node.another || face !== to).map(faceOption);
      const prompt: AltarQuestPrompt = { key: 'prompt.channel-die', args: { rhune: to } };
      return ask(askHero('public', run.state, data.scope.hero, prompt, options), 'set');
    },
    set: (run, node, data, { reply }) => {
      const to = faceOf(node, data);
      const from = chosenArgument(reply.answer, 'choose', 'rhune');
      if (from === to) run.emit('altar-dice-kept', { hero: data.scope.hero });
      else setAltarDie(run, from, to);
      return finish(true);
    },
  },
  possible: (run, { to }) => to === 'any' || canBeSet(run, to),
  describe: ({ to, another = false }, context) =>
    context.text('set-altar-die', {
      rhune: to === 'any' ? to : context.rhune(to),
      another: String(another),
    }),
};

/** The face that a die is set to: the one on the card, else the one chosen. */
const faceOf = ({ to }: SetAltarDie, data: { face?: Rhune }): Rhune =>
  to === 'any' ? noted(data, 'face') : to;

/** Whether any die shows something else. */
const canBeSet = ({ state }: Present, to: Rhune): boolean =>
  state.altarPool.some((face) => face !== to);

const faceOption = (rhune: Rhune) => ({ id: rhune, verb: 'choose' as const, args: { rhune } });

export const altarDiceKinds = [rollAltarDice, setDie];
