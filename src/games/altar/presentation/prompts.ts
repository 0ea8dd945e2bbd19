import type { Decision } from '../../../kernel/decision.ts';
import type { Texts } from '../../../texts/texts.ts';
import { followerRules } from '../card-text.ts';
import { definition, isFollower } from '../rules/cards/library.ts';
import type { AltarView } from '../rules/view.ts';
import { namesIn } from './names.ts';

/** Questions whose options would show a hand or the deck. */
const SECRETS: readonly string[] = ['prompt.act', 'prompt.discard', 'prompt.look'];

export const isSecret = ({ prompt: { key } }: Decision): boolean => SECRETS.includes(key);

/** The question in one sentence, and why it is asked. */
export function promptText(
  _view: AltarView,
  { prompt: { key, args = {} } }: Decision,
  texts: Texts,
): { question: string; why?: string } {
  const card = String(args.card ?? '');
  const words = { ...args, card: isFollower(card) ? namesIn(texts).card(card) : '' };
  const question = texts(`altar.${key}.question`, words);
  const because = `altar.${key}.why`;
  if (texts.has(because)) return { question, why: texts(because, words) };
  return isFollower(card)
    ? { question, why: followerRules(definition(card), texts) }
    : { question };
}
