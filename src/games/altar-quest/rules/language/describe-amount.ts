import type { Amount, Count } from './amount.ts';
import { type DescribeContext, nameTarget } from './describe.ts';

/** An amount in words: "2", or "1" with what it counts: " per hero" (AQ-040), " for each threat token you have". */
export interface AmountWords {
  number: string;
  /** For the plural of what is counted. */
  plural: number;
  each: string;
}

export function amountWords(amount: Amount, context: DescribeContext): AmountWords {
  if (typeof amount === 'number') {
    return { number: String(Math.abs(amount)), plural: Math.abs(amount), each: '' };
  }
  if ('perHero' in amount) {
    const { perHero } = amount;
    return { number: String(perHero), plural: perHero, each: ` ${context.text('per-hero')}` };
  }
  const times = 'dice' in amount ? 1 : Math.abs(amount.times ?? 1);
  const most = 'dice' in amount ? 0 : (amount.most ?? 0);
  const each = context.text('for-each-of', { thing: describeCounted(amount, context), most });
  return { number: String(times), plural: times, each: ` ${each}` };
}

/** What is counted, in the singular: "threat token you have". */
function describeCounted(
  amount: Exclude<Amount, number | { perHero: number }>,
  context: DescribeContext,
): string {
  if ('dice' in amount) return context.text('counted.dice', { rhune: context.rhune(amount.dice) });
  const own = ownCounted(amount.count, 1, context);
  if (own !== null) return own;
  return context.text(`counted.${amount.count}`, {
    counted: context.counted,
    threat: context.threatTokens(1),
    target: speaksOfTarget(amount.count) ? nameTarget(context) : '',
  });
}

/** Whether what is counted is on the target. */
export const speaksOfTarget = (what: Count): boolean => what.endsWith('-on-target');

/** "2", "2 per hero", "1 for each threat token you have". */
export function describeAmount(amount: Amount, context: DescribeContext): string {
  const { number, each } = amountWords(amount, context);
  return `${number}${each}`;
}

/** The quest's own word for the tokens that are counted; null if it has none. */
export function ownCounted(what: Count, plural: number, context: DescribeContext): string | null {
  const counted = /^(quest|progress)(?:-tokens)?-(?:on-)?(here|rules|altar)$/.exec(what);
  if (!counted) return null;
  const [, token = '', place = ''] = counted;
  return context.ownToken({ token, on: place === 'here' ? 'this' : place }, plural);
}
