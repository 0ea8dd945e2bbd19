import type { EffectAddress } from '../support/watching.ts';

/** A part of a game that does something, so that a scenario has to notice when it is gone. */
export interface Part {
  /** For people, and for `excused.ts`: `kneeler action volkris`. */
  name: string;
  /** The card it is on, which the scenario has to name; none for a kind of effect. */
  card?: string;
  /** For effects that begin: where it is, or its kind. */
  key?: string;
  /** For everything else: takes it off its card. @returns what puts it back */
  remove?(): () => void;
}

export const kindKey = (game: string, kind: string): string => `${game} ${kind}`;

export const addressKey = ({ card, ability = '', path }: EffectAddress): string =>
  `${card} ${ability} ${path}`;

/** Takes an entry out of a list that a card holds. */
export function without<Entry>(list: readonly Entry[], entry: Entry): () => () => void {
  return () => {
    const entries = list as Entry[];
    const index = entries.indexOf(entry);
    entries.splice(index, 1);
    return () => entries.splice(index, 0, entry);
  };
}

/** Takes a property off a card. */
export function lacking<Thing extends object>(thing: Thing, property: keyof Thing & string) {
  return () => {
    const value = thing[property];
    // Not deleted: put back, it would come after the others.
    thing[property] = undefined as never;
    return () => {
      thing[property] = value;
    };
  };
}
