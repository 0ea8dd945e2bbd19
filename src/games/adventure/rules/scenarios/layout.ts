import { z } from 'zod';
import { oneOf, onlyFields } from '../../../../kernel/scenario.ts';
import { LIMITS } from '../rulings.ts';
import { COLORS, LEVELS } from '../terms.ts';

const cards = z.array(z.string());

/** What a scenario lays out: docs/scenarios.md says what each part means. Anything else is as a match deals it. */
export const layoutSchema = onlyFields({
  options: z.record(z.string(), z.string()).optional(),
  /** By character, in turn order, each in a seat of their own. */
  characters: z.record(
    z.string(),
    onlyFields({
      level: oneOf(LEVELS).optional(),
      at: z.string().optional(),
      damage: z.number().int().min(0).optional(),
      /** The whole hand; any copy, `charge`. */
      hand: cards.optional(),
      bag: cards.optional(),
      quests: cards.max(LIMITS.activeQuests).optional(),
    }),
  ),
  /** Quests and challenge cards beside those of the map. */
  added: cards.optional(),
  /** What challenge decks bring next, by color. */
  next: z.partialRecord(oneOf(COLORS), cards).optional(),
  /** Where the first character's turn begins. */
  phase: oneOf(['movement', 'exploration', 'challenge']).optional(),
});

/** A position that can be played. */
export type Layout = z.infer<typeof layoutSchema>;
