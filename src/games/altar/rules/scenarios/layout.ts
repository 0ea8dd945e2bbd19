import { z } from 'zod';
import { onlyFields } from '../../../../kernel/scenario.ts';
import { LIMITS } from '../rulings.ts';

const few = (most: number) => z.number().int().min(0).max(most);
/** Followers, each time any copy: `seer`. */
const cards = z.array(z.string());

/** What a scenario lays out: docs/scenarios.md says what each part means. Anything else is as a match deals it. */
export const layoutSchema = onlyFields({
  options: z.record(z.string(), z.string()).optional(),
  /** By god, in the order of their seats. */
  gods: z.record(
    z.string(),
    onlyFields({
      seat: z.string().optional(),
      active: few(LIMITS.altars).optional(),
      inactive: few(LIMITS.altars).optional(),
      shrines: few(LIMITS.shrines).optional(),
      worshippers: cards.optional(),
    }),
  ),
  /** Whole hands, by seat. */
  hands: z.record(z.string(), cards).optional(),
  /** Followers that are shuffled into the deck beside those of the box. */
  added: cards.optional(),
  /** The discard pile, the top card last. */
  discard: cards.optional(),
  /** The first player has drawn already. */
  drawn: z.literal(true).optional(),
});

/** A position that can be played. */
export type Layout = z.infer<typeof layoutSchema>;
