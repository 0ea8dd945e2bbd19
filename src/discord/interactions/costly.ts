import type { Texts } from '../../texts/texts.ts';
import { encodeAddress } from '../address.ts';
import { button } from '../components/controls.ts';
import type { BotContext } from '../context.ts';
import { relativeTime } from '../messages/moments.ts';
import { plainMessage } from '../messages/plain.ts';
import type { Costly } from '../rate-limits.ts';
import type { Answer } from './answer.ts';

/**
 * Whether a person does something costly too often; if so, they have been told when they can again.
 * @param table the match that it is about, for the way back to its panel; empty for none
 */
export async function isTooOften(
  { rates, texts }: BotContext,
  answer: Answer,
  costly: Costly | null,
  table = '',
): Promise<boolean> {
  const next = costly && (await rates.take(answer.person.userId, costly));
  if (!next) return false;
  const words = texts('bot.problem.too-often', { costly, when: relativeTime(next) });
  await answer.show(plainMessage(words, waysBack(table, texts)));
  return true;
}

/** Nothing has been looked up yet, so the id of the match may be anything. */
const waysBack = (table: string, texts: Texts) =>
  /^[\w-]{1,50}$/.test(table)
    ? [button(texts('bot.button.act'), encodeAddress('act', { table }), { style: 'primary' })]
    : [];
