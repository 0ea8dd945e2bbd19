import type { Game } from '../kernel/game.ts';
import { idFrom } from '../kernel/packs.ts';
import type { Pack } from './pack.ts';

/** The ids that a pack brings, each as often as it stands there. */
export const idsOf = ({ content }: Pick<Pack, 'content'>, games: readonly Game[]): string[] =>
  games.flatMap(({ rules: { id, packs } }) =>
    packs && content[id] !== undefined ? packs.ids(content[id]) : [],
  );

/** What something is called elsewhere, by its own id. */
export type Naming = (id: string) => string;

/** What a pack's ids are called outside the pack. */
export const outside =
  (digest: string): Naming =>
  (id) =>
    idFrom(id, digest);

/**
 * A value in which every id of the pack, as a whole text or as a property's name, is what it is called elsewhere.
 * Anything else stays as it is.
 */
export function renamed<Value>(value: Value, ids: ReadonlySet<string>, name: Naming): Value {
  const named = (text: string): string => (ids.has(text) ? name(text) : text);
  const changed = (part: unknown): unknown => {
    if (typeof part === 'string') return named(part);
    if (Array.isArray(part)) return part.map(changed);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([property, inner]) => [named(property), changed(inner)]),
    );
  };
  return changed(value) as Value;
}

/**
 * A key of the catalogue, with what its parts are called elsewhere: an id of the pack, or one with more behind it
 * (`the-hunt-won`). Behind the first, only what is an id and nothing more: a story calls its texts as it likes. Null if
 * none of its parts is the pack's own.
 */
export function keyRenamed(key: string, ids: ReadonlySet<string>, name: Naming): string | null {
  let isOwn = false;
  const parts = key.split('.').map((part) => {
    const id = isOwn && !ids.has(part) ? null : ownIdIn(part, ids);
    if (id === null) return part;
    isOwn = true;
    return name(id) + part.slice(id.length);
  });
  return isOwn ? parts.join('.') : null;
}

/** The longest id that a part of a key is, or begins with. */
export function ownIdIn(part: string, ids: ReadonlySet<string>): string | null {
  for (let end = part.length; end > 0; end = part.lastIndexOf('-', end - 1)) {
    const beginning = part.slice(0, end);
    if (ids.has(beginning)) return beginning;
  }
  return null;
}

/** A scenario's text: ids stand within its options and among a card's copies there (`feat:tide:play`, `eel.2`). */
export const scenarioWithDigest = (
  text: string,
  ids: ReadonlySet<string>,
  digest: string,
): string =>
  text.replace(/[a-z0-9]+(?:-[a-z0-9]+)*/g, (word) =>
    ids.has(word) ? idFrom(word, digest) : word,
  );
