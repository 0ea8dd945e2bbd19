import type { Json, JsonObject } from '../../../kernel/json.ts';
import type { TextArguments, Texts } from '../../../texts/texts.ts';
import type {
  Attribute,
  CardId,
  FigureId,
  HeroDieFace,
  HeroId,
  Rhune,
  RoomId,
  Space,
} from '../rules/terms.ts';
import { type Names, namesIn } from './names.ts';
import { diceSymbols, poolSymbols, rhuneName, rhuneSymbol } from './symbols.ts';

/** What sentences are made with. */
export interface Speech {
  texts: Texts;
  names: Names;
}

export const speechIn = (texts: Texts): Speech => ({ texts, names: namesIn(texts) });

/** How one argument of a message is put into words. */
export type Wording<Value> = (value: Value, speech: Speech) => unknown;

/** Numbers, spaces, and names of choices that the message itself makes. */
export const asIs: Wording<unknown> = (value) => value;
export const asFigure: Wording<FigureId> = (value, { names }) => names.figure(value);
export const asHero: Wording<HeroId> = (value, { names }) => names.hero(value);
export const asCard: Wording<CardId> = (value, { names }) => names.card(value);
export const asCards: Wording<CardId[]> = (value, { names }) => names.list(value.map(names.card));
export const asRoom: Wording<RoomId> = (value, { names }) => names.room(value);
export const asSpaces: Wording<Space[]> = (value) => value.join(' ');
export const asRhune: Wording<Rhune> = (value, { texts }) => rhuneName(value, texts);
export const asAltarDie: Wording<Rhune> = (value, { texts }) => rhuneSymbol(value, texts);
export const asAltarDice: Wording<Rhune[]> = (value, { texts }) => poolSymbols(value, texts);
export const asDice: Wording<HeroDieFace[]> = (value, { texts }) => diceSymbols(value, texts);
export const asDeck: Wording<string> = (value, { texts }) => texts(`altar-quest.deck.${value}`);
export const asAttribute: Wording<Attribute> = (value, { texts }) =>
  texts(`altar-quest.attribute.${value}`);
export const asQuest: Wording<string> = (value, { texts }) =>
  texts(`altar-quest.lobby.option.quest.choice.${value}`);

/** The arguments of a message in words; an argument that is empty is about nothing and stays empty. */
export function putIntoWords<Arguments extends JsonObject>(
  args: Arguments,
  wordings: { [Name in keyof Arguments]: Wording<Arguments[Name]> },
  speech: Speech,
): TextArguments {
  const words: TextArguments = { ...args };
  for (const name in args) {
    if (args[name] !== '') words[name] = wordings[name](args[name], speech);
  }
  return words;
}

/** How an argument of this name is put into words, unless a message says otherwise. */
const WORDINGS: { [argument: string]: (value: Json, speech: Speech) => string } = {
  hero: (value, { names }) => names.hero(String(value)),
  heroes: (value, { names }) => names.list((value as string[]).map((id) => names.hero(id))),
  after: (value, { names }) => names.figure(String(value)),
  character: (value, { names }) => names.figure(String(value)),
  figure: (value, { names }) => names.figure(String(value)),
  target: (value, { names }) => names.figure(String(value)),
  enemy: (value, { names }) => names.figure(String(value)),
  card: (value, { names }) => names.card(String(value)),
  cards: (value, { names }) => names.list((value as string[]).map((id) => names.card(id))),
  room: (value, { names }) => names.room(String(value)),
  rhune: (value, { texts }) => rhuneName(value as Rhune, texts),
  faces: (value, { texts }) => diceSymbols(value, texts),
  deck: (value, { texts }) => texts(`altar-quest.deck.${value}`),
  quest: (value, { texts }) => texts(`altar-quest.lobby.option.quest.choice.${value}`),
  attribute: (value, { texts }) => texts(`altar-quest.attribute.${value}`),
  losses: (value, speech) => lossesText(value as Losses[], speech),
  spaces: (value) => (value as string[]).join(' '),
};

/** What was taken from one hero, or with nobody named from all of them. */
type Losses = { hero: string; health: number; focus: number; supply: number };

/** "Sedrin has lost 3 health and 1 focus and the heroes have lost 2 supply" */
function lossesText(all: readonly Losses[], { texts, names }: Speech): string {
  const lost = (what: 'health' | 'focus' | 'supply', amount: number): string[] =>
    amount > 0 ? [texts(`altar-quest.lost.${what}`, { amount })] : [];
  const own = all.flatMap(({ hero, health, focus }) => {
    const things = [...lost('health', health), ...lost('focus', focus)];
    if (things.length === 0) return [];
    const words = { hero: names.hero(hero), things: names.list(things) };
    return [texts('altar-quest.lost.hero', words)];
  });
  return names.list([...own, ...lost('supply', Math.max(...all.map(({ supply }) => supply)))]);
}

/** The arguments of a message in words; numbers and names of choices stay as they are. */
export function inWords(args: { [name: string]: Json | undefined }, speech: Speech): TextArguments {
  const words: TextArguments = {};
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined) continue;
    const wording = WORDINGS[name];
    words[name] = wording && value !== '' ? wording(value, speech) : value;
  }
  return words;
}
