import { STRENGTHS } from '../../kernel/companion.ts';
import { type Argument, oneOf } from './arguments.ts';

/** How a companion plays, and what else the command offers. */
export const strengths = (
  others: readonly string[] = [],
  { required = false }: { required?: boolean } = {},
): Argument =>
  oneOf(
    'plays',
    [...STRENGTHS, ...others],
    (plays, texts) => texts(`bot.companions.plays.${plays}`),
    {
      required,
    },
  );
