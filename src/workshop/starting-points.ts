import type { Game } from '../kernel/game.ts';
import type { Words } from '../packs/pack.ts';
import { languagesThere } from '../texts/catalogue.ts';
import { nameAt, wordedName } from './named.ts';
import { type PlacedThing, type Thing, thingsIn } from './things.ts';
import { messagesOf, wordFieldsOf } from './word-fields.ts';
import { addWord } from './words-in.ts';

/** Something to begin with, ready to be put into a draft. */
export interface StartingPoint {
  game: string;
  /** The list of the game's content that it belongs in. */
  list: string;
  thing: Thing;
  /** What comes with it: a character's ability cards, what is on a map. */
  more: { list: string; thing: Thing }[];
  /** By language. */
  words: { [locale: string]: Words };
}

/** Something of the box that can be copied, or whose shape an empty one can have. */
export interface Offered {
  game: string;
  list: string;
  id: string;
  /** Its kind or type, if its list has several. */
  sort: string;
  name: string;
  /** How many things it holds. */
  holds: number;
  /** Whether an empty one is of use: a map or a board without anything on it is not. */
  canBeEmpty: boolean;
}

/** Letters of an id, as `cards/schema.ts` allows them. */
const LONGEST = 24;

/** What the boxes have to start from. */
export const startingPoints = (games: readonly Game[], locale: string): Offered[] =>
  games.flatMap((game) =>
    outermost(game).map(({ group, thing, path }) => ({
      game: game.rules.id,
      list: String(path[0]),
      id: thing.id,
      sort: group.slice(group.indexOf(':') + 1),
      name: nameFrom(game, { group, thing, path }, locale),
      holds: thingsIn({ [String(path[0])]: [thing] }).length - 1,
      canBeEmpty: path[0] !== 'maps' && path[0] !== 'boards',
    })),
  );

/** Its name, or its hero's; what there is one of in the box has none, and needs none. */
const nameFrom = (game: Game, placed: PlacedThing, locale: string): string =>
  wordedName(game, placed, locale) ??
  nameAt(`${game.rules.id}.character.${heroOf(placed.thing)}.name`, locale) ??
  nameAt('workshop.of-box', locale) ??
  placed.thing.id;

/** Whom a deck of upgrades belongs to. */
function heroOf({ cards }: Thing): unknown {
  const [card] = Array.isArray(cards) ? cards : [];
  return card?.hero;
}

const outermost = ({ rules: { packs } }: Game): PlacedThing[] =>
  packs ? thingsIn(packs.box).filter(({ path }) => path.length === 2) : [];

/** How a starting point is made out of something of the box. */
interface Making {
  /** The id that something gets, if nothing else has it. @param number within its deck among those of its sort, from 1; the deck's own is 0 */
  named(id: string, sort: string, number: number): string;
  /** What a message of the box becomes; undefined for one that is left out. @param sort of the thing it is about */
  said(
    message: string,
    key: string,
    locale: string,
    sort: string,
    number: number,
  ): string | undefined;
}

/** A copy under ids that are not those of the box, with all its words. */
const COPYING: Making = {
  named: (id) => `my-${id}`,
  // Names in a pack have no markup, and its words no signs that could be some.
  said: (message, key) =>
    withoutSigns(key.endsWith('.name') ? message.replaceAll('*', '') : message),
};

/** The number that `#` stands for in a plural, by its name: `{doors, plural, other {# doors}}`. */
function withoutSigns(message: string): string {
  const around: (string | undefined)[] = [];
  return message.replace(/\{(?:\s*(\w+)\s*,\s*plural\b)?|\}|#/g, (sign, plural?: string) => {
    if (sign === '#') return `{${around.findLast((name) => name !== undefined) ?? ''}}`;
    if (sign === '}') around.pop();
    else around.push(plural);
    return sign;
  });
}

/** What an empty deck is called, and what a kind of card. */
export interface Emptying {
  name: string;
  /** The language that it is in. */
  locale: string;
  sortName(sort: string): string;
}

/** Something as large as one of the box, for which everything is still to be thought of. */
const emptying = ({ name, locale: own, sortName }: Emptying): Making => ({
  named: (_id, sort, number) => (number === 0 ? `my-${sort}` : `my-${sort}-${number}`),
  said: (_message, key, locale, sort, number) => {
    if (locale !== own) return undefined;
    if (!NAMES.test(key)) return '…';
    return number === 0 ? name : `${sortName(sort)} ${number}`;
  },
});

const NAMES = /\.(name|short|title|choice\.\*)$/;

export const copied = (game: Game, list: string, id: string, taken: ReadonlySet<string>) =>
  begun(game, list, id, taken, COPYING);

/** Cards have the numbers of those in the box, but no abilities. */
export function emptied(
  game: Game,
  list: string,
  id: string,
  taken: ReadonlySet<string>,
  called: Emptying,
): StartingPoint | null {
  const begins = begun(game, list, id, taken, emptying(called));
  return begins && { ...begins, thing: withoutDeeds(begins.thing) as Thing };
}

/** Null if the box has no such thing. */
function begun(
  game: Game,
  list: string,
  id: string,
  taken: ReadonlySet<string>,
  { named, said }: Making,
): StartingPoint | null {
  const found = outermost(game).find(({ thing, path }) => path[0] === list && thing.id === id);
  if (!found) return null;
  const fields = wordFieldsOf(game);
  const more = comingWith(game, found);
  const names = new Map<string, string>();
  const numbers = new Map<string, number>();
  const words: StartingPoint['words'] = {};
  const all = [found, ...more].flatMap((one) => thingsIn({ [listIn(one)]: [one.thing] }));
  for (const { thing, group, path } of all) {
    const sort = group.slice(group.indexOf(':') + 1) || list;
    // A villain's deck is about the villain in it, a quest's about its rules: they share the name.
    const isAll = path.length === 2 || thing.id === found.thing.id || sort === found.thing.kind;
    const number = isAll ? 0 : (numbers.get(sort) ?? 0) + 1;
    numbers.set(sort, number);
    const name =
      names.get(thing.id) ??
      freeName(named(thing.id, sort, number), new Set([...taken, ...names.values()]));
    names.set(thing.id, name);
    for (const locale of languagesThere()) {
      for (const { key } of fields.get(group) ?? []) {
        const message = messagesOf(locale).get(key.replace('*', thing.id));
        const word = message && said(message, key, locale, sort, number);
        if (!word) continue;
        words[locale] ??= {};
        addWord(words[locale], key.replace('*', name), word);
      }
    }
  }
  return {
    game: game.rules.id,
    list,
    thing: renamed(found.thing, names),
    more: more.map((one) => ({ list: listIn(one), thing: renamed(one.thing, names) })),
    words,
  };
}

const listIn = ({ path }: PlacedThing): string => String(path[0]);

/** What something can't be played without: a character's ability cards, what is on a map and what names its spaces. */
function comingWith(game: Game, { thing, path: [list] }: PlacedThing): PlacedThing[] {
  const isMap = list === 'maps';
  if (!isMap && thing.type !== 'character') return [];
  const cards = outermost(game).filter(({ path }) => path[0] === 'cards');
  const spaces = thingsIn({ maps: [thing] }).map((one) => one.thing);
  const printed = new Set(spaces.flatMap(({ id, encounter }) => [id, String(encounter)]));
  const named = cards.filter(
    ({ thing: card }) => card.id !== thing.id && textsIn(card).some((text) => printed.has(text)),
  );
  const trophies = new Set(isMap ? named.map(({ thing: card }) => card.trophy) : []);
  return [...named, ...cards.filter(({ thing: card }) => trophies.has(card.id))];
}

/** Every text in it, among them the ids that it names. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
}

/** Properties that say what a card does. */
const DEEDS: ReadonlySet<string> = new Set(['abilities', 'passives']);

/** A card keeps the trait that goes with its type. */
function withoutDeeds(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutDeeds);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name]) => !DEEDS.has(name))
      .map(([name, inner]) => [
        name,
        name === 'traits' ? ownTraits(part, inner) : withoutDeeds(inner),
      ])
      .filter(([, inner]) => !Array.isArray(inner) || inner.length > 0),
  );
}

const ownTraits = (part: object, traits: unknown): unknown =>
  'type' in part && Array.isArray(traits) ? traits.filter((trait) => trait === part.type) : traits;

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : `-${number}`;
    const name = wanted.slice(0, LONGEST - ending.length).replace(/-+$/, '') + ending;
    if (!taken.has(name)) return name;
  }
}

/** Traits keep their names, even where a deck is called like one. */
const KEPT: ReadonlySet<string> = new Set(['traits', 'trait', 'kind', 'type']);

function renamed(thing: Thing, names: ReadonlyMap<string, string>): Thing {
  const changed = (part: unknown): unknown => {
    if (typeof part === 'string') return names.get(part) ?? part;
    if (Array.isArray(part)) return part.map(changed);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [name, KEPT.has(name) ? inner : changed(inner)]),
    );
  };
  return changed(thing) as Thing;
}
