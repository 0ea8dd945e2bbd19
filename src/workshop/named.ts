import type { Game } from '../kernel/game.ts';
import { capitalised } from '../texts/capitalised.ts';
import { USUAL } from '../texts/catalogue.ts';
import { type PlacedThing, thingsIn } from './things.ts';
import { messagesOf, wordFieldsOf } from './word-fields.ts';

/** What a property names: another thing of the game. */
export interface Named {
  /** What the box has that it could name: ids with what they are called. */
  names: [id: string, name: string][];
  /** What sorts of things it names, so that those of a draft can be offered as well. */
  groups: string[];
}

/** The part of a property's texts that has to name things; the others are words of which the form has a menu. */
const MOST = 0.5;

/**
 * Properties by which a sort of things in the box names others, with everything that they could name:
 * `cards:quest to`.
 */
export function namedIn(game: Game, locale: string): { [property: string]: Named } {
  const { packs } = game.rules;
  if (!packs) return {};
  const things = thingsIn(packs.box);
  const byId = new Map(things.map((one) => [one.thing.id, one]));
  const values = new Map<string, Set<string>>();
  for (const { thing, group } of things) {
    for (const [name, inner] of Object.entries(thing)) {
      if (!isListOfThings(inner)) gather(inner, `${group} `, name, values);
    }
  }
  const named: { [property: string]: Named } = {};
  for (const [property, ids] of values) {
    const found = [...ids].flatMap((id) => byId.get(id) ?? []);
    if (property.endsWith(' id') || found.length < MOST * ids.size) continue;
    const groups = [...new Set(found.map(({ group }) => group))];
    named[property] = {
      names: things
        .filter(({ group }) => groups.includes(group))
        .map((one) => [one.thing.id, thingName(game, one, locale)]),
      groups,
    };
  }
  return named;
}

/** Every text in it, by the property that holds it or its list. */
function gather(
  part: unknown,
  group: string,
  property: string,
  values: Map<string, Set<string>>,
): void {
  if (typeof part === 'string') {
    const key = group + property;
    values.set(key, (values.get(key) ?? new Set()).add(part));
  } else if (Array.isArray(part)) {
    for (const one of part) gather(one, group, property, values);
  } else if (typeof part === 'object' && part !== null) {
    for (const [name, inner] of Object.entries(part)) gather(inner, group, name, values);
  }
}

const isListOfThings = (part: unknown): boolean =>
  Array.isArray(part) && part.some((one) => typeof one === 'object' && one !== null && 'id' in one);

/** What something of the box is called: its own name, the lobby's for it, or else its id. */
export const thingName = (game: Game, placed: PlacedThing, locale: string): string =>
  wordedName(game, placed, locale) ?? capitalised(placed.thing.id.replaceAll('-', ' '));

/** The name that something of the box has of its own, or in the lobby; null if it has none. */
export function wordedName(
  game: Game,
  { group, thing }: PlacedThing,
  locale: string,
): string | null {
  const keys = wordFieldsOf(game).get(group) ?? [];
  const named = keys.find(({ key }) =>
    /\.(\*\.name|\*\.front\.name|choice\.\*|title)$|\.space\.\*$/.test(key),
  );
  return nameAt(named?.key.replace('*', thing.id) ?? '', locale);
}

/** A name of the catalogue, without the signs of a message; null if there is none. */
export function nameAt(key: string, locale: string): string | null {
  const name = messagesOf(locale).get(key) ?? messagesOf(USUAL).get(key);
  return name?.replaceAll('*', '') ?? null;
}
