import type { Chapter, GameEvent } from '../../../kernel/event.ts';
import type { Json } from '../../../kernel/json.ts';
import type { TextArguments, Texts } from '../../../texts/texts.ts';
import { definition } from '../rules/cards/library.ts';
import { capitalised, namesIn } from './names.ts';

/** What happened, one line an event. */
export const eventLines = (events: readonly GameEvent[], texts: Texts): string[] =>
  events.map(({ type, args }) => capitalised(texts(`altar.event.${type}`, inWords(args, texts))));

/** The title of a part of the story. */
export const chapterTitle = ({ title }: Chapter, texts: Texts): string =>
  capitalised(texts(`altar.${title.key}`, inWords(title.args ?? {}, texts)));

/** The arguments of a message in words; numbers and names of choices stay as they are. */
function inWords(args: { [name: string]: Json }, texts: Texts): TextArguments {
  const names = namesIn(texts);
  const words: TextArguments = { ...args };
  const { gods, cards, card, god, from } = args;
  if (Array.isArray(gods)) {
    words.gods = names.gods(gods as string[]);
    words.count = gods.length;
  }
  if (Array.isArray(cards)) {
    words.cards = names.cards(cards as string[]);
    if (!Array.isArray(gods)) words.count = cards.length;
    words.amount ??= cards.length;
  }
  if (typeof card === 'string') {
    words.card = names.card(card);
    const { denies } = definition(card);
    words.denies = denies ? texts(`altar-effects.denies.${denies}`) : '';
  }
  if (typeof god === 'string') words.god = names.gods([god]);
  if (Array.isArray(from)) words.victims = names.gods(from as string[]);
  else if (typeof from === 'string' && from !== 'row' && from !== 'discard') {
    words.from = names.gods([from]);
  }
  return words;
}
