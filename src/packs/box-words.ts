import type { Game } from '../kernel/game.ts';
import { readMessages, USUAL } from '../texts/catalogue.ts';
import { keyRenamed, ownIdIn } from './own-ids.ts';
import { type Thing, thingsIn } from './things.ts';

/** Stands in a key for the id of whatever it is about: `altar-quest-cards.*.name`. */
export const ANY = '*';

/** The key's form, if one of its parts is one of these ids. */
export const formOf = (key: string, ids: ReadonlySet<string>): string | null =>
  keyRenamed(key, ids, () => ANY);

/** The words that the bot has for what comes in the boxes. */
export interface BoxWords {
  /** The messages of each form. */
  messages: ReadonlyMap<string, readonly string[]>;
  /** The forms that every thing of a kind in a game's box has words of, without those that only most have. */
  owed(game: string, kind: string): readonly string[];
}

let known: BoxWords | null = null;

/** Read once: the boxes stay as they are. */
export function boxWords(games: readonly Game[]): BoxWords {
  known ??= readBoxWords(games);
  return known;
}

function readBoxWords(games: readonly Game[]): BoxWords {
  const things = games.flatMap(({ rules: { id, packs } }) =>
    packs ? thingsIn(packs.box).map((thing) => ({ ...thing, kind: `${id} ${thing.kind}` })) : [],
  );
  const ids: ReadonlySet<string> = new Set(things.map(({ id }) => id));
  const messages = new Map<string, string[]>();
  const formsOfId = new Map<string, Set<string>>();
  for (const file of readMessages(USUAL).values()) {
    for (const [key, message] of file) {
      const form = formOf(key, ids);
      if (form === null) continue;
      messages.set(form, [...(messages.get(form) ?? []), message]);
      for (const part of key.split('.')) {
        const id = ownIdIn(part, ids);
        if (id !== null) formsOfId.set(id, (formsOfId.get(id) ?? new Set()).add(form));
      }
    }
  }
  const owed = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  for (const thing of things) {
    const forms = [...(formsOfId.get(thing.id) ?? [])].filter((form) => isAbout(form, thing));
    const all = owed.get(thing.kind);
    owed.set(thing.kind, new Set(all ? forms.filter((form) => all.has(form)) : forms));
    counts.set(thing.kind, (counts.get(thing.kind) ?? 0) + 1);
  }
  return {
    messages,
    owed: (game, kind) =>
      // Of a single thing nobody can tell what it has by chance.
      (counts.get(`${game} ${kind}`) ?? 0) > 1 ? [...(owed.get(`${game} ${kind}`) ?? [])] : [],
  };
}

/** A deck may be called as one of its cards is: what cards say is the card's. */
function isAbout(form: string, { partOf, hasParts }: Thing): boolean {
  const isOfCards = /^[a-z-]+-cards\./.test(form);
  if (partOf !== null) return isOfCards;
  return !hasParts || !isOfCards;
}
