import type words from '../../../../assets/texts/en/altar.json';
import type { NamedIn } from '../../../kernel/vocabulary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { followerRules } from '../card-text.ts';
import { definition, isFollower } from '../rules/cards/library.ts';
import type { AltarPrompts } from '../rules/prompts.ts';
import type { AltarDecision } from '../rules/state.ts';
import type { AltarView } from '../rules/view.ts';
import { namesIn } from './names.ts';

/** The keys of all questions in the catalogue. */
export type WordedPrompt = `prompt.${keyof typeof words.prompt}`;

/** The question in one sentence, and why it is asked. Every question has words: else this does not compile. */
export function promptText(
  view: AltarView,
  { prompt }: AltarDecision,
  texts: Texts,
): { question: string; why?: string } {
  const key: WordedPrompt = prompt.key;
  const { card = '', ...args }: Partial<NamedIn<AltarPrompts>> = prompt.args;
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
