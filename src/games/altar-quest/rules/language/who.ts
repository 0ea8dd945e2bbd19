import { z } from 'zod';
import { amountSchema } from './amount.ts';
import { type DescribeContext, nameTarget } from './describe.ts';

/**
 * Whom an effect touches: the character it is about, what was chosen or reached last, the card's own figure or
 * host, the character whose situation a Reaction answers, or the villain, on the board or not yet.
 */
export const WHO = ['you', 'target', 'this', 'host', 'character', 'villain'] as const;
export type Who = (typeof WHO)[number];

/** The schema of effects that are an amount of something for somebody. */
export const amountForSomebody = <Kind extends string>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), amount: amountSchema, who: z.enum(WHO).optional() });

/** The words for somebody named: `who` for a message's subject, `named` and the noun unless it is "you". */
export function describeWho(
  who: Who | undefined,
  context: DescribeContext,
): { who: string; noun: string } {
  switch (who) {
    case undefined:
    case 'you':
      return { who: context.voice, noun: '' };
    case 'target':
      return { who: 'named', noun: nameTarget(context) };
    default:
      return { who: 'named', noun: context.text(who) };
  }
}
