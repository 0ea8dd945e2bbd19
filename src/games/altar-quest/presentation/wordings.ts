import type { JsonObject } from '../../../kernel/json.ts';
import type { NamedIn } from '../../../kernel/vocabulary.ts';
import type { TextArguments, Texts } from '../../../texts/texts.ts';
import type { AltarQuestChapters } from '../rules/chapters.ts';
import type { Losses } from '../rules/losses.ts';
import type { AltarQuestPrompts } from '../rules/prompts.ts';
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

/** Numbers, spaces, and values that the message itself selects by. */
export const asIs: Wording<unknown> = (value) => value;
export const asFigure: Wording<FigureId> = (value, { names }) => names.figure(value);
export const asHero: Wording<HeroId> = (value, { names }) => names.hero(value);
const asHeroes: Wording<HeroId[]> = (value, { names }) => names.list(value.map(names.hero));
export const asCard: Wording<CardId> = (value, { names }) => names.card(value);
export const asCards: Wording<CardId[]> = (value, { names }) => names.list(value.map(names.card));
export const asRoom: Wording<RoomId> = (value, { names }) => names.room(value);
export const asSpaces: Wording<Space[]> = (value) => value.join(' ');
export const asRhune: Wording<Rhune> = (value, { texts }) => rhuneName(value, texts);
export const asAltarDie: Wording<Rhune> = (value, { texts }) => rhuneSymbol(value, texts);
export const asAltarDice: Wording<Rhune[]> = (value, { texts }) => poolSymbols(value, texts);
export const asDice: Wording<HeroDieFace[]> = (value, { texts }) => diceSymbols(value, texts);
/** A hero's own deck is told of by the hero. */
export const asDeck: Wording<string> = (value, { texts }) =>
  value === 'hero' ? value : texts(`altar-quest.deck.${value}`);
export const asAttribute: Wording<Attribute> = (value, { texts }) =>
  texts(`altar-quest.attribute.${value}`);
export const asQuest: Wording<string> = (value, { texts }) =>
  texts(`altar-quest.lobby.option.quest.choice.${value}`);
export const asVillain: Wording<string> = (value, { texts }) =>
  texts(`altar-quest.lobby.option.villain.choice.${value}`);

/** "Sedrin has lost 3 health and 1 focus and the heroes have lost 2 supply" */
const asLosses: Wording<AltarQuestPrompts['prompt.between-effects']['losses']> = (
  all,
  { texts, names },
) => {
  const lost = (what: keyof Losses, amount: number): string[] =>
    amount > 0 ? [texts(`altar-quest.lost.${what}`, { amount })] : [];
  const own = all.flatMap(({ hero, health, focus }) => {
    const things = [...lost('health', health), ...lost('focus', focus)];
    if (things.length === 0) return [];
    const words = { hero: names.hero(hero), things: names.list(things) };
    return [texts('altar-quest.lost.hero', words)];
  });
  return names.list([...own, ...lost('supply', Math.max(...all.map(({ supply }) => supply)))]);
};

/** "Frox Raider (red) is about to activate" */
const asAhead: Wording<CardId[]> = (enemies, { texts, names }) =>
  texts('altar-quest.about-to-activate', {
    enemies: names.list(enemies.map(names.figure)),
    amount: enemies.length,
  });

/** The arguments of a message in words; empty arguments stay empty. */
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

/** Everything that questions and titles may be about. */
export type Said = NamedIn<AltarQuestPrompts & AltarQuestChapters>;

/** How an argument of a question or a title is put into words: by its name, the same in all of them. */
const WORDINGS: { [Name in keyof Said]: Wording<Said[Name]> } = {
  absent: asHero,
  hero: asHero,
  heroes: asHeroes,
  character: asFigure,
  figure: asFigure,
  ally: asFigure,
  target: asFigure,
  enemy: asFigure,
  after: asFigure,
  ahead: asAhead,
  card: asCard,
  cards: asCards,
  room: asRoom,
  rhune: asRhune,
  faces: asDice,
  deck: asDeck,
  attribute: asAttribute,
  losses: asLosses,
  actions: asIs,
  amount: asIs,
  damage: asIs,
  dice: asIs,
  difficulty: asIs,
  happened: asIs,
  left: asIs,
  of: asIs,
  roll: asIs,
  round: asIs,
  slot: (slot, { texts }) => texts(`altar-quest.slot.${slot}`),
  stakes: asIs,
  test: asIs,
  token: asIs,
};

const NAMES = Object.keys(WORDINGS) as (keyof Said)[];

/** The arguments of a question or a title in words; empty arguments stay empty. */
export function inWords(args: Partial<Said>, speech: Speech): TextArguments {
  const words: TextArguments = { ...args };
  const put = <Name extends keyof Said>(name: Name, value: Said[Name] | undefined) => {
    if (value !== undefined && value !== '') words[name] = WORDINGS[name](value, speech);
  };
  for (const name of NAMES) put(name, args[name]);
  return words;
}
