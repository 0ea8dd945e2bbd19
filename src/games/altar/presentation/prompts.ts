import type words from '../../../../assets/texts/en/altar.json';
import type { NamedIn } from '../../../kernel/vocabulary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { followerRules } from '../card-text.ts';
import { definition, isFollower } from '../rules/cards/library.ts';
import type { AltarPrompts } from '../rules/prompts.ts';
import { LIMITS } from '../rules/rulings.ts';
import type { AltarDecision } from '../rules/state.ts';
import type { AltarOption } from '../rules/verbs.ts';
import type { AltarView } from '../rules/view.ts';
import { namesIn } from './names.ts';
import { isDraw, sourceOf } from './sources.ts';

/** The keys of all questions in the catalogue. */
export type WordedPrompt = `prompt.${keyof typeof words.prompt}`;

/** The question in one sentence, and why it is asked. Every question has words: else this does not compile. */
export function promptText(
  view: AltarView,
  { prompt, options }: AltarDecision,
  texts: Texts,
): { question: string; why?: string } {
  const key: WordedPrompt = prompt.key;
  const { card = '', ...args }: Partial<NamedIn<AltarPrompts>> = prompt.args;
  const names = namesIn(texts);
  const words = {
    ...args,
    card: isFollower(card) ? names.card(card) : '',
    which: prompt.key === 'prompt.draw' ? whichDraw(view, prompt.args.draws) : 'only',
    sources: orNone(sourcesOf(options, texts), texts),
    ways: orNone(waysOf(options, texts), texts),
    // Two copies are one way to answer, but the player sees every card there.
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

/** Which of this turn's draws the question is about; the only one if there is only one. */
function whichDraw({ players }: AltarView, left: number): 'first' | 'second' | 'only' {
  const all = LIMITS.drawsPerTurn[players.length === 2 ? 'two' : 'more'];
  if (all === 1) return 'only';
  return left === all ? 'first' : 'second';
}

/** What can be drawn: "from the deck", "Seer". */
const sourcesOf = (options: readonly AltarOption[], texts: Texts): string[] =>
  options.filter(isDraw).map((draw) => sourceOf(draw, texts));

/** Main actions and whatever can come before one, in the order of the panel's menus. */
const WAYS: readonly AltarOption['verb'][] = [
  'play',
  'free',
  'ritual',
  'worship',
  'discard',
  'pass',
];

/** What can be done: "use a follower", "pass". */
const waysOf = (options: readonly AltarOption[], texts: Texts): string[] =>
  WAYS.filter((way) => options.some(({ verb }) => verb === way)).map((way) =>
    texts(`altar.way.${way}`),
  );

/** "from the deck, Seer, or Priestess"; a placeholder if the viewer may not see another player's options. */
const orNone = (things: readonly string[], { locale }: Texts): string =>
  things.length === 0
    ? 'none'
    : new Intl.ListFormat(locale, { style: 'long', type: 'disjunction' }).format(things);
