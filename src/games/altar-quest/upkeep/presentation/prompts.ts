import type words from '../../../../../assets/texts/en/altar-quest-upkeep.json';
import type { Texts } from '../../../../texts/texts.ts';
import { deckName } from '../../presentation/campaign/decks.ts';
import { questTitle } from '../../presentation/campaign/record.ts';
import { namesIn } from '../../presentation/names.ts';
import { storyText } from '../../presentation/stories.ts';
import type { UpkeepPrompt } from '../rules/prompts.ts';
import type { UpkeepDecision } from '../rules/state.ts';
import type { UpkeepView } from '../rules/view.ts';
import { offeredLine } from './cards.ts';

/** The keys of all questions in the catalogue. */
export type WordedPrompt = `prompt.${keyof typeof words.prompt}`;

/** The question in one sentence, and why it is asked. Every question has words, or this does not compile. */
export function promptText(
  view: UpkeepView,
  { prompt }: UpkeepDecision,
  texts: Texts,
): { question: string; why?: string } {
  if (prompt.key === 'prompt.story') {
    const { story, chapter, question } = prompt.args;
    const asked = storyText(story, chapter, `${question}.question`, texts);
    return { question: asked, why: texts('altar-quest-upkeep.prompt.story.why') };
  }
  const key: WordedPrompt = prompt.key;
  const args = promptWords(view, prompt, texts);
  const question = texts(`altar-quest-upkeep.${key}.question`, args);
  const because = `altar-quest-upkeep.${key}.why`;
  if (texts.has(because)) return { question, why: texts(because, args) };
  return 'card' in args && args.card !== undefined
    ? { question, why: offeredLine(args.card, texts) }
    : { question };
}

/** "Rowen: Equipment": whom a question is about, and what. */
export function briefText(
  _view: UpkeepView,
  { prompt, about }: UpkeepDecision,
  texts: Texts,
): string | null {
  const key = `altar-quest-upkeep.${prompt.key}.brief`;
  if (!about || !texts.has(key)) return null;
  return texts('altar-quest.brief', { hero: namesIn(texts).hero(about), question: texts(key) });
}

/** "Take nothing" */
export function noneText(
  _view: UpkeepView,
  { prompt }: UpkeepDecision,
  texts: Texts,
): string | null {
  const key = `altar-quest-upkeep.${prompt.key}.none`;
  return texts.has(key) ? texts(key) : null;
}

function promptWords(view: UpkeepView, prompt: UpkeepPrompt, texts: Texts) {
  const names = namesIn(texts);
  const { supply } = view;
  switch (prompt.key) {
    case 'prompt.broken-off':
      return {
        quest: questTitle(view.campaign, view.after.chapter, prompt.args.quest, texts),
      };
    case 'prompt.next-villain':
    case 'prompt.next-threat':
      return { quest: deckName('quest', prompt.args.quest, texts) };
    case 'prompt.take':
    case 'prompt.train':
    case 'prompt.pay-to-train':
      return { ...prompt.args, supply, hero: names.hero(prompt.args.hero) };
    case 'prompt.who-takes':
    case 'prompt.give':
      return { card: prompt.args.card, name: names.card(prompt.args.card) };
    default:
      return { ...prompt.args };
  }
}
