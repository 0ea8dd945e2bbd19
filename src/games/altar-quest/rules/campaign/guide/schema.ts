import { z } from 'zod';
import type { GuideOption, GuideStep, StoryChapter, StoryCondition, StoryGuide } from './guide.ts';

/** Lower case words joined by hyphens, as in keys of the catalogue. */
const identifier = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const card = identifier;
const number = z.number().int();

const conditionSchema: z.ZodType<StoryCondition> = z.lazy(() =>
  z.discriminatedUnion('if', [
    z.strictObject({ if: z.literal('won') }),
    z.strictObject({ if: z.literal('wins'), atLeast: number.min(1).max(6) }),
    z.strictObject({ if: z.literal('marked'), mark: identifier }),
    z.strictObject({ if: z.enum(['has', 'fell', 'stood']), card }),
    z.strictObject({ if: z.literal('tokens'), card, atLeast: number.positive() }),
    z.strictObject({
      if: z.literal('villain'),
      is: z.enum(['scheme', 'spawned', 'defeated']),
    }),
    z.strictObject({ if: z.literal('rounds'), atMost: number.positive() }),
    z.strictObject({ if: z.literal('hero'), hero: identifier }),
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
    z.strictObject({ do: z.literal('tell'), text: identifier }),
    z.strictObject({ do: z.enum(['reveal', 'journal', 'lose']), card }),
    z.strictObject({
      do: z.literal('ask'),
      question: identifier,
      options: z.array(optionSchema).min(2).max(4),
    }),
    z.strictObject({
      do: z.literal('when'),
      when: conditionSchema,
      then,
      else: steps.optional(),
    }),
    z.strictObject({ do: z.enum(['mark', 'unmark']), mark: identifier }),
    z.strictObject({ do: z.literal('give'), card, to: identifier.optional() }),
    z.strictObject({ do: z.literal('supply'), amount: number }),
    z.strictObject({ do: z.literal('upgrade-each') }),
    z.strictObject({ do: z.literal('end'), ending: identifier }),
  ]);
});

const steps = z.array(stepSchema);

const optionSchema: z.ZodType<GuideOption> = z.strictObject({
  name: identifier,
  when: conditionSchema.optional(),
  steps,
});

const decks = { quest: identifier, villain: identifier, threat: identifier };
const cardsWhere = z.array(z.strictObject({ card, when: conditionSchema.optional() }));

const chapterSchema: z.ZodType<StoryChapter> = z.strictObject({
  id: identifier,
  decks: z.strictObject(decks),
  variants: z
    .array(z.strictObject({ when: conditionSchema, decks: z.strictObject(decks).partial() }))
    .optional(),
  opening: z.array(z.strictObject({ text: identifier, when: conditionSchema.optional() })).min(1),
  cards: cardsWhere.optional(),
  aside: z.array(card).min(1).optional(),
  rivals: cardsWhere.optional(),
  supply: z.number().int().positive().optional(),
  upkeep: steps,
});

/** What a story's guide may say; unknown properties are refused. */
export const storySchema: z.ZodType<StoryGuide> = z.strictObject({
  id: identifier,
  /** A campaign is six quests (AQ-268). */
  chapters: z.array(chapterSchema).length(6),
  epilogue: steps,
  endings: z.array(z.strictObject({ name: identifier, won: z.boolean() })).min(2),
});
