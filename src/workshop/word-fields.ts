import type { Game } from '../kernel/game.ts';
import { onceFor } from '../kernel/once-for.ts';
import { readMessages, USUAL } from '../texts/catalogue.ts';
import { type PlacedThing, thingsIn } from './things.ts';

/** Words that things of a group have. */
export interface WordField {
  /** Their key in the catalogue, with `*` for the id: `altar-quest-cards.*.flavour`. */
  key: string;
  /** Whether everything of that kind in the box has them, so that something would be missing without. */
  isOwed: boolean;
  /** What one of the box says. */
  example: string;
}

/** The part of a group that has to have words of a kind for them to be the group's. */
const MOST = 0.5;

/**
 * What things of a game say, by their group. Found in the words of its box, so that nothing has to be written down
 * twice: what villains there have, a new villain has as well. A box never changes, so once is enough.
 */
export const wordFieldsOf = onceFor(
  ({ rules: { id, packs } }: Game): ReadonlyMap<string, WordField[]> => {
    if (!packs) return new Map();
    const things = thingsIn(packs.box);
    const all = wordsById(id, new Set(things.map(({ thing }) => thing.id)));
    const said = (placed: PlacedThing) => ownWords(placed, things, all.get(placed.thing.id));
    const groups = new Map<string, PlacedThing[]>();
    for (const placed of things)
      groups.set(placed.group, [...(groups.get(placed.group) ?? []), placed]);
    const several = [...groups].filter(([, members]) => members.length > 1);
    const fields = new Map(several.map(([group, members]) => [group, fieldsOf(members, said)]));
    for (const [group, members] of groups) {
      if (fields.has(group)) continue;
      // One alone may say anything: only what its kin say as well belongs to its kind.
      const usual = new Set(
        [...fields]
          .filter(([other]) => listOf(other) === listOf(group))
          .flatMap(([, own]) => own.map(({ key }) => key)),
      );
      fields.set(
        group,
        fieldsOf(members, said).filter(({ key }) => usual.has(key)),
      );
    }
    return fields;
  },
);

const listOf = (group: string): string => group.slice(0, group.indexOf(':'));

/** Messages by their key with `*` for the id. */
type Said = ReadonlyMap<string, string>;

/**
 * A deck may be called like a card in it, as villains and heroes are: then what stands among the cards' words is the
 * card's, and all else the deck's.
 */
function ownWords(
  { thing, path }: PlacedThing,
  things: readonly PlacedThing[],
  said: Said = new Map(),
): Said {
  const levels = new Set(
    things.filter((one) => one.thing.id === thing.id).map((one) => one.path.length),
  );
  if (levels.size < 2) return said;
  const isInner = path.length > Math.min(...levels);
  return new Map([...said].filter(([key]) => isInner === /^[^.]+-cards\./.test(key)));
}

function fieldsOf(
  members: readonly PlacedThing[],
  said: (placed: PlacedThing) => Said,
): WordField[] {
  const found = new Map<string, { count: number; example: string }>();
  for (const placed of members) {
    for (const [key, example] of said(placed)) {
      found.set(key, { count: (found.get(key)?.count ?? 0) + 1, example });
    }
  }
  return [...found]
    .filter(([, { count }]) => count > MOST * members.length)
    .map(([key, { count, example }]) => ({ key, isOwed: count === members.length, example }));
}

/** The messages about each thing of a game, by their key with `*` for its id. */
function wordsById(game: string, ids: ReadonlySet<string>): ReadonlyMap<string, Said> {
  const said = new Map<string, Map<string, string>>();
  for (const [key, message] of messagesOf(USUAL)) {
    const [first = '', ...parts] = key.split('.');
    if (first !== game && !first.startsWith(`${game}-`)) continue;
    for (const [index, part] of parts.entries()) {
      const id = idIn(part, ids);
      // What one thing says about another is of that one's own story.
      if (id === null || parts.slice(0, index).some((outer) => ids.has(outer))) continue;
      const pattern = parts.with(index, `*${part.slice(id.length)}`);
      const own = said.get(id) ?? new Map<string, string>();
      said.set(id, own);
      own.set([first, ...pattern].join('.'), message);
    }
  }
  return said;
}

/** The longest id that a part of a key is, or begins with: `the-hunt` in `the-hunt-won`. */
function idIn(part: string, ids: ReadonlySet<string>): string | null {
  for (let end = part.length; end > 0; end = part.lastIndexOf('-', end - 1)) {
    const beginning = part.slice(0, end);
    if (ids.has(beginning)) return beginning;
  }
  return null;
}

const known = new Map<string, ReadonlyMap<string, string>>();

/** All messages of a language by full key. */
export function messagesOf(locale: string): ReadonlyMap<string, string> {
  const messages =
    known.get(locale) ?? new Map([...readMessages(locale).values()].flatMap((file) => [...file]));
  known.set(locale, messages);
  return messages;
}
