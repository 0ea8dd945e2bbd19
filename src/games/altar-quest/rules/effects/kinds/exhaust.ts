import { z } from 'zod';
import { chosenArgument } from '../../../../../kernel/answers.ts';
import { ask, finish } from '../../../../../kernel/procedure.ts';
import { definition } from '../../cards/library.ts';
import { changeCard } from '../../changes/tokens.ts';
import { nameTarget } from '../../language/describe.ts';
import type { EffectKind } from '../../language/kind.ts';
import type { Scope } from '../../language/scope.ts';
import type { AltarQuestPrompt } from '../../prompts.ts';
import { cardState } from '../../queries/card-state.ts';
import { allEnemies, heroById, isEnemy } from '../../queries/figures.ts';
import { HARM } from '../../queries/hard-mode.ts';
import { askHero } from '../../questions.ts';
import type { AltarQuestState } from '../../state.ts';
import type { CardId } from '../../terms.ts';

/** The target enemy's card is exhausted: it will be refreshed instead of activated (AQ-043, AQ-130). */
export interface ExhaustEnemy {
  kind: 'exhaust-enemy';
}
/** "You" exhaust, or refresh, one of your own cards of a type (AQ-045); unable without one. */
export interface ExhaustOwn {
  kind: 'exhaust-own' | 'refresh-own';
  type: 'equipment' | 'character' | 'any';
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    'exhaust-enemy': ExhaustEnemy;
    'exhaust-own': ExhaustOwn;
    'refresh-own': ExhaustOwn;
  }
}

const exhaustEnemy: EffectKind<ExhaustEnemy> = {
  kind: 'exhaust-enemy',
  schema: z.strictObject({ kind: z.literal('exhaust-enemy') }),
  now: (run, _node, scope) => {
    if (!canExhaust(run.state, scope)) return false;
    changeCard(run.state, scope.target as CardId, { exhausted: true });
    run.emit('card-exhausted', { card: scope.target as CardId });
    return true;
  },
  possible: (run, _node, scope) => canExhaust(run.state, scope),
  harm: () => -HARM.token,
  couldTake: (_run, _node, { target }, enemy) => (target === enemy ? Number.POSITIVE_INFINITY : 0),
  describe: (_node, context) => context.text('exhaust-enemy', { target: nameTarget(context) }),
};

const canExhaust = (state: AltarQuestState, { target }: Scope): boolean =>
  target !== undefined &&
  isEnemy(target) &&
  allEnemies(state).includes(target) &&
  !cardState(state, target).exhausted;

function ownCards(state: AltarQuestState, node: ExhaustOwn, scope: Scope): CardId[] {
  const wanted = node.kind === 'refresh-own';
  return heroById(state, scope.hero).area.filter(
    (card) =>
      (node.type === 'any' || definition(card).type === node.type) &&
      (cardState(state, card).exhausted === true) === wanted,
  );
}

const own = (kind: ExhaustOwn['kind']): EffectKind<ExhaustOwn> => ({
  kind,
  isOfHeroes: true,
  schema: z.strictObject({
    kind: z.literal(kind),
    type: z.enum(['equipment', 'character', 'any']),
  }),
  steps: {
    ask: (run, node, { scope }) => {
      const cards = ownCards(run.state, node, scope);
      if (cards.length === 0) return finish(false);
      const options = cards.map((card) => ({ id: card, verb: 'choose' as const, args: { card } }));
      const prompt: AltarQuestPrompt = { key: `prompt.${kind}`, args: { hero: scope.hero } };
      return ask(askHero('public', run.state, scope.hero, prompt, options), 'turn');
    },
    turn: (run, _node, _data, { reply }) => {
      const card = chosenArgument(reply.answer, 'choose', 'card');
      changeCard(run.state, card, { exhausted: kind === 'exhaust-own' ? true : undefined });
      run.emit(kind === 'exhaust-own' ? 'card-exhausted' : 'card-refreshed', { card });
      return finish(true);
    },
  },
  possible: (run, node, scope) => ownCards(run.state, node, scope).length > 0,
  harm: () => (kind === 'exhaust-own' ? HARM.token : -HARM.token),
  describe: (node, context) => context.text(kind, { type: node.type }),
});

export const exhaustKinds = [exhaustEnemy, own('exhaust-own'), own('refresh-own')];
