import type { Json } from '../../../kernel/json.ts';
import type { TextArguments, Texts } from '../../../texts/texts.ts';
import type { Rhune } from '../rules/terms.ts';
import { type Names, namesIn } from './names.ts';
import { diceSymbols, rhuneName } from './symbols.ts';

/** What sentences are made with. */
export interface Speech {
  texts: Texts;
  names: Names;
}

export const speechIn = (texts: Texts): Speech => ({ texts, names: namesIn(texts) });

/** How one argument of a message is put into words. */
export type Wording = (value: Json, speech: Speech) => string;

export const asFigure: Wording = (value, { names }) => names.figure(String(value));
export const asHero: Wording = (value, { names }) => names.hero(String(value));
const asCard: Wording = (value, { names }) => names.card(String(value));

/** How an argument of this name is put into words, unless a message says otherwise. */
const WORDINGS: { [argument: string]: Wording } = {
  hero: asHero,
  heroes: (value, { names }) => names.list((value as string[]).map((id) => names.hero(id))),
  character: asFigure,
  figure: asFigure,
  target: asFigure,
  enemy: asFigure,
  card: asCard,
  cards: (value, { names }) => names.list((value as string[]).map((id) => names.card(id))),
  room: (value, { names }) => names.room(String(value)),
  rhune: (value, { texts }) => rhuneName(value as Rhune, texts),
  faces: (value, { texts }) => diceSymbols(value, texts),
  deck: (value, { texts }) => texts(`altar-quest.deck.${value}`),
  quest: (value, { texts }) => texts(`altar-quest.lobby.option.quest.choice.${value}`),
  attribute: (value, { texts }) => texts(`altar-quest.attribute.${value}`),
  spaces: (value) => (value as string[]).join(' '),
};

/** The arguments of a message in words; numbers and names of choices stay as they are. */
export function inWords(
  args: { [name: string]: Json | undefined },
  speech: Speech,
  otherwise: { [argument: string]: Wording } = {},
): TextArguments {
  const words: TextArguments = {};
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined) continue;
    const wording = otherwise[name] ?? WORDINGS[name];
    words[name] = wording && value !== '' ? wording(value, speech) : value;
  }
  return words;
}
