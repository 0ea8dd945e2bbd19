import type { Decision } from '../../../kernel/decision.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Stakes } from '../rules/stakes.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { sentence } from './names.ts';
import { inWords, speechIn } from './wordings.ts';

/** Questions whose options would show a hand. */
const SECRETS: readonly string[] = ['prompt.act', 'prompt.mulligan', 'prompt.discard-hand'];

export const isSecret = ({ prompt: { key } }: Decision): boolean =>
  SECRETS.includes(key) || key.startsWith('prompt.moment.');

/** The question in one sentence, and why it is asked. */
export function promptText(
  view: AltarQuestView,
  decision: Decision,
  texts: Texts,
): { question: string; why?: string } {
  const { key } = decision.prompt;
  const words = promptWords(view, decision, texts);
  const question = sentence(texts(`altar-quest.${key}.question`, words));
  const because = `altar-quest.${key}.why`;
  const why = texts.has(because) ? sentence(texts(because, words)) : '';
  return why === '' ? { question } : { question, why };
}

function promptWords(view: AltarQuestView, { prompt, about, seats }: Decision, texts: Texts) {
  const { stakes, ...args }: JsonObject = { hero: about ?? '', ...prompt.args };
  const speech = speechIn(texts);
  const knows = seats.includes(view.viewer);
  // The card on top of a deck is for the one who looks at it; the others get no name to fill in.
  const mayShow = prompt.key !== 'prompt.scout' || knows;
  return {
    ...(stakes as Stakes | undefined),
    ...inWords(mayShow ? args : { ...args, card: '' }, speech),
    source: sourceOf(args, texts),
    knows: String(knows),
  };
}

/** Who or what makes somebody roll: the enemy where there is one, the card otherwise. */
function sourceOf({ enemy, card }: JsonObject, texts: Texts): string {
  const source = String(enemy || card || '');
  return source === '' ? '' : speechIn(texts).names.figure(source);
}
