import { z } from 'zod';
import { hint } from '../../../../../kernel/hint.ts';
import { finish, goto } from '../../../../../kernel/procedure.ts';
import { capitalised } from '../../../../../texts/capitalised.ts';
import type { DescribeContext } from '../../language/describe.ts';
import type { Effect } from '../../language/effect.ts';
import type { EffectKind, EffectStep } from '../../language/kind.ts';
import { effectSchema, isConditional, namesItsSubject } from '../../language/registry.ts';
import type { Scope } from '../../language/scope.ts';
import { couldTake, harmOf, isPossible } from '../../queries/possible.ts';
import type { Present } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { perform } from '../resolving/perform.ts';
import { asGains, describeGains, type Gain } from './tokens.ts';

/**
 * Effects within one sentence, one after another: "draw 1 card, then gain 1 armor". Each is done as far as
 * possible; the whole is unable only if none of it can be done. Something given for something else is a `pay`.
 */
export interface Sequence {
  kind: 'sequence';
  effects: Effect[];
}

/**
 * Sentences with a full stop after each, one after another. What one of them says about itself ("if unable",
 * "if you fail") never reaches into another: they all happen, whatever the result of the earlier ones (AQ-264,
 * AQ-265). Only a whole ability or rhune effect has several: see `WholeEffect`.
 */
export interface Sentences {
  kind: 'sentences';
  effects: Effect[];
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    sequence: Sequence;
  }
  interface WholeEffectNodes {
    sentences: Sentences;
  }
}

type InTurn = Sequence | Sentences;

/** Which of them is next, and whether any before it was able. */
type Done = { index?: number; able?: boolean };

/** Able if any of them was. */
const steps: { [step: string]: EffectStep<InTurn, Done> } = {
  next: (_run, node, data) => {
    const index = data.index ?? 0;
    const effect = node.effects[index];
    if (!effect) return finish(data.able === true);
    data.index = index + 1;
    return perform(data, effect.kind, `effects.${index}`, data.scope, 'noted');
  },
  noted: (_run, _node, data, { result }) => {
    if (result !== false) data.able = true;
    return goto('next');
  },
};

const possible = (run: Present, node: InTurn, scope: Scope): boolean =>
  node.effects.some((effect) => isPossible(run, effect, scope));

const couldTakeInAll = (run: Present, node: InTurn, scope: Scope, enemy: CardId): number =>
  node.effects.reduce((sum, effect) => sum + couldTake(run, effect, scope, enemy), 0);

const harm = (run: Present, node: InTurn, scope: Scope): number =>
  node.effects.reduce((sum, effect) => sum + harmOf(run, effect, scope), 0);

const sequence: EffectKind<Sequence, Done> = {
  kind: 'sequence',
  schema: z.strictObject({
    kind: z.literal('sequence'),
    effects: z
      .array(z.lazy(() => effectSchema))
      .min(2)
      .refine((effects) => !effects.slice(0, -1).some(isConditional), {
        error: hint('altar-quest.packs.new-sentence'),
      }),
  }),
  steps,
  possible,
  harm,
  couldTake: couldTakeInAll,
  isConditional: (node) => isConditional(node.effects.at(-1) as Effect),
  isCompound: true,
  namesItsSubject: (node) => namesItsSubject(node.effects[0] as Effect),
  describe: (node, context) => {
    const groups = sharingVerbs(node.effects);
    const clauses = groups.map(({ effect, gains }, index) => {
      if (gains) return describeGains(gains, 'and', context);
      return context.inner(effect, index < groups.length - 1 ? { isJoined: true } : {});
    });
    const isLong =
      (clauses.length > 2 && clauses.some((clause) => /[,;]/.test(clause))) ||
      turnsToYou(node.effects);
    return clauses.reduce((text, clause, index) => {
      const key = index === clauses.length - 1 ? 'sequence' : 'sequence-more';
      return context.text(isLong ? `long-${key}` : key, { text, clause });
    });
  },
};

/** "Each hero heals 1 damage; then discard this card": the heroes who heal aren't told to discard. */
const turnsToYou = (effects: readonly Effect[]): boolean =>
  effects.some(
    (effect, index) =>
      isCommand(effect) && effects.slice(0, index).some((before) => !isCommand(before)),
  );

/** Addressed to the reader, or to the enemy whose card it is. */
const isCommand = (effect: Effect): boolean =>
  !namesItsSubject(effect) || (['engage', 'flee'].includes(effect.kind) && !('who' in effect));

const sentences: EffectKind<Sentences, Done> = {
  kind: 'sentences',
  isWhole: true,
  schema: z.strictObject({
    kind: z.literal('sentences'),
    effects: z.array(z.lazy(() => effectSchema)).min(2),
  }),
  steps,
  possible,
  harm,
  couldTake: couldTakeInAll,
  describe: (node, context) =>
    node.effects
      .map((effect) => context.inner(effect))
      .reduce((text, clause, index) =>
        isConditional(node.effects[index - 1] as Effect) &&
        !beginsAnew(node.effects[index], context)
          ? context.text('then-sentence', { text, clause })
          : context.text('next-sentence', { text, clause: capitalised(clause) }),
      ),
};

/** On a Rules card a sentence that begins with a condition can't be taken for a part of the previous one. */
const beginsAnew = (effect: Effect | undefined, { self }: DescribeContext): boolean =>
  self === 'rules' && effect?.kind === 'when';

/** Neighboring effects that can share one verb are combined. */
function sharingVerbs(effects: readonly Effect[]): { effect: Effect; gains?: Gain[] }[] {
  const groups: { effect: Effect; gains?: Gain[] }[] = [];
  for (const effect of effects) {
    const last = groups.at(-1);
    const gains = last && asGains([...(last.gains ?? [last.effect]), effect]);
    if (last && gains) last.gains = gains;
    else groups.push({ effect });
  }
  return groups;
}

export const sequenceKinds = [sequence, sentences];
