import type { Decision } from '../../../kernel/decision.ts';
import type { Texts } from '../../../texts/texts.ts';
import { followerRules } from '../card-text.ts';
import { definition, isFollower } from '../rules/cards/library.ts';
import type { AltarView } from '../rules/view.ts';
import { namesIn } from './names.ts';

/** The question in one sentence, and why it is asked. */
export function promptText(
  view: AltarView,
  { prompt: { key, args = {} } }: Decision,
  texts: Texts,
): { question: string; why?: string } {
  const card = String(args.card ?? '');
  const names = namesIn(texts);
  const words = {
    ...args,
    card: isFollower(card) ? names.card(card) : '',
    // Two of them alike are one way to answer, but the player sees all that lie there.
    looking: String(view.looking !== null),
    seen: names.cards(view.looking ?? []),
  };
  const question = texts(`altar.${key}.question`, words);
  const because = `altar.${key}.why`;
  if (texts.has(because)) return { question, why: texts(because, words) };
  return isFollower(card)
    ? { question, why: followerRules(definition(card), texts) }
    : { question };
}
