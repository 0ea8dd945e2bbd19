import { z } from 'zod';

/** The step of a finished guide. */
export const OVER = 'over';

const guided = z.object({
  /** The match in which the guide is running, or ran. */
  match: z.string(),
  /** The step shown last, or that it is over. */
  step: z.string(),
  about: z.string().optional(),
  way: z.string().catch(''),
  /** The question for which it was shown. */
  decision: z.string(),
});

/** How far a person has come in a guide. */
export type Guided = z.infer<typeof guided>;

/** What is kept for a person about hints: whether they want any, where they read each, and each game's guide. */
export const kept = z.object({
  hints: z.enum(['on', 'off']).catch('on'),
  read: z.record(z.string(), z.string()).catch({}),
  guided: z.record(z.string(), guided).catch({}),
});
