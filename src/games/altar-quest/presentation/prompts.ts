import type { JsonObject } from '../../../kernel/json.ts';
import type { Texts } from '../../../texts/texts.ts';
import { cardText } from '../card-text.ts';
import { definition, isCard } from '../rules/cards/library.ts';
import type { Stakes } from '../rules/queries/stakes.ts';
import type { AltarQuestDecision } from '../rules/state.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { sentence } from './names.ts';
import { onOneLine } from './one-line.ts';
import { inWords, speechIn } from './wordings.ts';

/** Questions in which a card is what is asked about, not what asks. */
const NOT_ASKING: readonly string[] = ['prompt.trade'];

/** The question in one sentence, and why it is asked. */
export function promptText(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  texts: Texts,
): { question: string; why?: string } {
  const { key } = decision.prompt;
  const words = promptWords(view, decision, texts);
  const question = sentence(texts(`altar-quest.${key}.question`, words));
  const because = `altar-quest.${key}.why`;
  const why = texts.has(because) ? sentence(texts(because, words)) : cardSays(decision, texts);
  return why === '' ? { question } : { question, why };
}

/** The text of the card that asks, which everybody may read; a card nobody has seen yet is not it. */
function cardSays({ prompt: { key, args } }: AltarQuestDecision, texts: Texts): string {
  const card = String(args?.card ?? '');
  if (!isCard(card) || NOT_ASKING.includes(key)) return '';
  return onOneLine(cardText(definition(card), texts).text);
}

function promptWords(
  view: AltarQuestView,
  { prompt, about, seats, options }: AltarQuestDecision,
  texts: Texts,
) {
  // The card on top of a deck comes with the options, which only the one who looks at it gets.
  const [first] = options;
  const scouted = (first?.verb === 'choose' && first.args?.scouted) || '';
  const { stakes, ...args }: JsonObject = { hero: about ?? '', card: scouted, ...prompt.args };
  const speech = speechIn(texts);
  return {
    ...(stakes as Stakes | undefined),
    ...inWords(args, speech),
    source: sourceOf(args, texts),
    knows: String(seats.includes(view.viewer)),
    by: args.enemy ? 'enemy' : 'nobody',
  };
}

/** Who or what makes somebody roll: the enemy where there is one, the card otherwise. */
function sourceOf({ enemy, card }: JsonObject, texts: Texts): string {
  const source = String(enemy || card || '');
  return source === '' ? '' : speechIn(texts).names.figure(source);
}
