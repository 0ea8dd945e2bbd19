import { z } from 'zod';

const draft = z.record(z.string(), z.unknown());
const id = z.string().max(60);
const locale = z.string().max(20);
const ofCard = { draft, game: id, deck: id, card: id.nullable() };

/** What the page of the workshop asks for. */
export const askedSchema = z.discriminatedUnion('ask', [
  /** Words, forms and what there is to start from. */
  z.object({ ask: z.literal('begin'), locale }),
  z.object({
    ask: z.literal('look'),
    draft,
    shown: z.object({ game: id, id }).nullable(),
    locale,
  }),
  z.object({
    ask: z.literal('start'),
    game: id,
    list: id,
    id,
    empty: z.boolean(),
    /** What an empty one is called. */
    name: z.string().max(60),
    taken: z.array(id).max(2_000),
    locale,
  }),
  /** Symbols whose names hold a word. */
  z.object({ ask: z.literal('symbols'), word: z.string().max(40) }),
  /** A position to try a card in; the bot then opens it. */
  z.object({ ask: z.literal('try'), ...ofCard, locale }),
  z.object({ ask: z.literal('judge'), ...ofCard, locale, games: z.number().int().min(1).max(200) }),
]);
export type Asked = z.infer<typeof askedSchema>;
