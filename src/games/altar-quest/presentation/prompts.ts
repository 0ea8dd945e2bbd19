import type words from '../../../../assets/texts/en/altar-quest.json';
import { capitalised } from '../../../texts/capitalised.ts';
import type { Texts } from '../../../texts/texts.ts';
import { cardText } from '../card-text.ts';
import { definition, isCard } from '../rules/cards/library.ts';
import type { Choosable } from '../rules/choices.ts';
import type { AltarQuestPrompt } from '../rules/prompts.ts';
import type { AltarQuestDecision } from '../rules/state.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { onOneLine } from './one-line.ts';
import { poolSymbols } from './symbols.ts';
import { inWords, type Said, speechIn } from './wordings.ts';

/** Questions about a card, rather than from a card. */
const NOT_ASKING: readonly AltarQuestPrompt['key'][] = ['prompt.trade'];

/** The keys of all questions in the catalogue. */
export type WordedPrompt =
  | `prompt.${Exclude<keyof typeof words.prompt, 'moment'>}`
  | `prompt.moment.${keyof typeof words.prompt.moment}`;

/** The question in one sentence, and why it is asked. Every question has words: else this does not compile. */
export function promptText(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  texts: Texts,
): { question: string; why?: string } {
  const key: WordedPrompt = decision.prompt.key;
  const words = promptWords(view, decision, texts);
  const question = capitalised(texts(`altar-quest.${key}.question`, words));
  const because = `altar-quest.${key}.why`;
  const why = texts.has(because)
    ? capitalised(texts(because, words))
    : cardSays(view, decision, texts);
  return why === '' ? { question } : { question, why };
}

/** "Myreen: starting cards": whom a question is about, and what, if it has such words. */
export function briefText(
  _view: AltarQuestView,
  { prompt, about }: AltarQuestDecision,
  texts: Texts,
): string | null {
  const key = `altar-quest.${prompt.key}.brief`;
  if (!about || !texts.has(key)) return null;
  const hero = speechIn(texts).names.figure(about);
  return capitalised(texts('altar-quest.brief', { hero, question: texts(key) }));
}

/** What choosing none of the options means, if the question has words for it: "Keep all four". */
export function noneText(
  _view: AltarQuestView,
  { prompt, options }: AltarQuestDecision,
  texts: Texts,
): string | null {
  const key = `altar-quest.${prompt.key}.none`;
  return texts.has(key) ? texts(key, { count: options.length }) : null;
}

/** The text of the card that asks, which everyone may read; never that of a card nobody has seen yet. */
function cardSays(
  { villain }: AltarQuestView,
  { prompt }: AltarQuestDecision,
  texts: Texts,
): string {
  const { card = '' } = spokenOf(prompt);
  if (!isCard(card) || NOT_ASKING.includes(prompt.key)) return '';
  const asking = definition(card);
  if (asking.type !== 'villain') return onOneLine(cardText(asking, texts).text);
  // One definition holds both sides of a villain, but only the face-up side asks.
  const abilities = (asking.abilities ?? []).filter(
    ({ keyword }) => (keyword === 'scheme') === (villain === 'scheme'),
  );
  return onOneLine(cardText({ ...asking, abilities }, texts).text);
}

function promptWords(
  view: AltarQuestView,
  { prompt, about, seats, options }: AltarQuestDecision,
  texts: Texts,
) {
  // The card on top of a deck comes with the options, which only the player looking at it gets.
  const [first] = options;
  const { scouted = '' }: Choosable = (first?.verb === 'choose' && first.args) || {};
  const said = { hero: about ?? '', card: scouted, ...spokenOf(prompt) };
  return {
    ...said.stakes,
    ...inWords(said, speechIn(texts)),
    source: sourceOf(said, texts),
    own: String(said.hero === said.card),
    pool: poolSymbols(view.altarPool, texts),
    knows: String(seats.includes(view.viewer)),
    by: said.enemy ? 'enemy' : 'nobody',
  };
}

/** Who or what makes a character roll: the enemy if there is one, otherwise the card. */
function sourceOf({ enemy, card }: Partial<Said>, texts: Texts): string {
  const source = enemy || card || '';
  return source === '' ? '' : speechIn(texts).names.figure(source);
}

/** What any question may be about. */
const spokenOf = ({ args }: AltarQuestPrompt): Partial<Said> => args ?? {};
