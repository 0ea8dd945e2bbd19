import { z } from 'zod';
import { identifier } from '../../../../../cards/identifier.ts';
import type { GuideOption, GuideStep, StoryChapter, StoryCondition, StoryGuide } from './guide.ts';

const id = identifier();
const card = id;
const number = z.number().int();

const conditionSchema: z.ZodType<StoryCondition> = z.lazy(() =>
  z.discriminatedUnion('if', [
    z.strictObject({ if: z.literal('won') }),
    z.strictObject({ if: z.literal('wins'), atLeast: number.min(1).max(6) }),
    z.strictObject({ if: z.literal('marked'), mark: id }),
    z.strictObject({ if: z.enum(['has', 'fell', 'stood']), card }),
    z.strictObject({ if: z.literal('tokens'), card, atLeast: number.positive() }),
    z.strictObject({
      if: z.literal('villain'),
      is: z.enum(['scheme', 'spawned', 'defeated']),
    }),
    z.strictObject({ if: z.literal('rounds'), atMost: number.positive() }),
    z.strictObject({ if: z.literal('hero'), hero: id }),
    z.strictObject({ if: z.literal('not'), condition: conditionSchema }),
    z.strictObject({ if: z.enum(['all', 'any']), conditions: z.array(conditionSchema).min(2) }),
  ]),
);

const stepSchema: z.ZodType<GuideStep> = z.lazy(() => {
  const then = steps;
  return z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('clean-up') }),
    z.strictObject({
      do: z.literal('shop'),
      free: number.min(0).optional(),
      price: number.min(0).optional(),
    }),
    z.strictObject({ do: z.literal('train'), price: number.min(0).optional() }),
    z.strictObject({ do: z.enum(['upgrade-enemy', 'discard-supply', 'choose-quest']) }),
    z.strictObject({ do: z.literal('tell'), text: id }),
    z.strictObject({ do: z.enum(['reveal', 'journal', 'lose']), card }),
    z.strictObject({
      do: z.literal('ask'),
      question: id,
      options: z.array(optionSchema).min(2).max(4),
    }),
    z.strictObject({
      do: z.literal('when'),
      when: conditionSchema,
      then,
      else: steps.optional(),
    }),
    z.strictObject({ do: z.enum(['mark', 'unmark']), mark: id }),
    z.strictObject({ do: z.literal('give'), card, to: id.optional() }),
    z.strictObject({ do: z.literal('supply'), amount: number }),
    z.strictObject({ do: z.literal('upgrade-each') }),
    z.strictObject({ do: z.literal('end'), ending: id }),
  ]);
});

const steps = z.array(stepSchema);

const optionSchema: z.ZodType<GuideOption> = z.strictObject({
  name: id,
  when: conditionSchema.optional(),
  steps,
});

const decks = { quest: id, villain: id, threat: id };
const cardsWhere = z.array(z.strictObject({ card, when: conditionSchema.optional() }));

const chapterSchema: z.ZodType<StoryChapter> = z.strictObject({
  id,
  decks: z.strictObject(decks),
  variants: z
    .array(z.strictObject({ when: conditionSchema, decks: z.strictObject(decks).partial() }))
    .optional(),
  opening: z.array(z.strictObject({ text: id, when: conditionSchema.optional() })).min(1),
  cards: cardsWhere.optional(),
  aside: z.array(card).min(1).optional(),
  rivals: cardsWhere.optional(),
  supply: z.number().int().positive().optional(),
  upkeep: steps,
});

/** What a story's guide may say; unknown properties are refused. */
export const storySchema: z.ZodType<StoryGuide> = z.strictObject({
  id,
  board: id.optional(),
  /** A campaign is six quests (AQ-268). */
  chapters: z.array(chapterSchema).length(6),
  epilogue: steps,
  endings: z.array(z.strictObject({ name: id, won: z.boolean() })).min(2),
});
