import type words from '../../../../assets/texts/en/adventure.json';
import { joinPath } from '../../../kernel/definitions.ts';
import type { NamedIn } from '../../../kernel/vocabulary.ts';
import type { TextArguments, Texts } from '../../../texts/texts.ts';
import { effectText } from '../card-text/effects.ts';
import { isDefined } from '../rules/cards/library.ts';
import { effectAt } from '../rules/effects/resolving/address.ts';
import type { AdventurePrompts } from '../rules/prompts.ts';
import type { AdventureDecision } from '../rules/state.ts';
import { discoveryOf } from '../rules/terms.ts';
import type { AdventureView } from '../rules/view.ts';
import { ruleOf } from './cards.ts';
import { faceText, type Names, namesIn } from './names.ts';
import { combatWords } from './odds-words.ts';

/** The keys of all questions in the catalogue. */
export type WordedPrompt = `prompt.${keyof typeof words.prompt}`;

/** The question in one sentence, and why it is asked. Every question has words: else this does not compile. */
export function promptText(
  view: AdventureView,
  { prompt, seats }: AdventureDecision,
  texts: Texts,
): { question: string; why?: string } {
  const key: WordedPrompt = prompt.key;
  const args = wordsFor(view, prompt.args, seats[0] ?? '', texts);
  const question = texts(`adventure.${key}.question`, args);
  const because = `adventure.${key}.why`;
  if (texts.has(because)) return { question, why: texts(because, args) };
  const rule = ruleFor(prompt, texts);
  return rule === '' ? { question } : { question, why: rule };
}

function wordsFor(
  view: AdventureView,
  said: Partial<NamedIn<AdventurePrompts>>,
  seat: string,
  texts: Texts,
): TextArguments {
  const names = namesIn(texts);
  const { character, from, moved, space, card, quest, token, against, own, other, fighter } = said;
  const called = (id: string | undefined) => (id === undefined ? '' : names.character(id));
  return {
    movement: said.movement ?? 0,
    energy: said.energy ?? 0,
    amount: said.amount ?? 0,
    character: called(character),
    from: called(from),
    moved: called(moved),
    fighter: called(fighter),
    space: space === undefined ? '' : names.space(space),
    card: card !== undefined && isDefined(card) ? askingName(names, card, said.path) : '',
    quest: quest === undefined ? '' : names.card(quest),
    token: token === undefined ? '' : names.discovery(token),
    against: against === undefined ? '' : names.foe(against),
    own: own === undefined ? '' : faceText(own, texts),
    other: other === undefined ? '' : faceText(other, texts),
    odds: against === undefined ? '' : combatWords(view, seat, texts),
    looking: view.looking === null ? 'none' : names.discovery(view.looking),
    does:
      view.looking === null ? '' : texts(`adventure.discovery.${discoveryOf(view.looking)}.text`),
  };
}

/** The text that asks: for a card with several effects the one effect, for anything else the whole text. */
function ruleFor({ key, args }: AdventureDecision['prompt'], texts: Texts): string {
  const card = 'card' in args ? args.card : '';
  if (!isDefined(card)) return '';
  const path = 'path' in args ? args.path : '';
  if (path === '') return ruleOf(card, texts);
  const asking = key === 'prompt.may' ? joinPath(path, 'effect') : path;
  return effectText(effectAt({ card, path: asking }), texts);
}

const askingName = (names: Names, card: string, path: string | undefined): string =>
  isBack(path) ? names.item(card) : names.card(card);

/** Whether the item on the back of a challenge card is asking. */
const isBack = (path: string | undefined): boolean => path?.startsWith('back.') ?? false;
