import type { Game } from '../kernel/game.ts';
import { thingsIn } from './things.ts';

/**
 * By group of things, by their list, by a property of its entries: its values, the commonest first. Under the list ''
 * are the properties of the things themselves, without values.
 */
export interface Usual {
  [group: string]: { [list: string]: { [property: string]: string[] } };
}

/** What the cards of a box usually say: that an event has an Event ability, and a villain Scheme and Activate. */
export function usualIn({ rules: { packs } }: Game): Usual {
  const counts = new Map<string, number>();
  const count = (...said: string[]) => {
    const key = JSON.stringify(said);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const { group, thing } of packs ? thingsIn(packs.box) : []) {
    for (const [list, entries] of Object.entries(thing)) {
      count(group, '', list, '');
      for (const entry of Array.isArray(entries) ? entries : []) {
        for (const [property, value] of Object.entries(entry ?? {})) {
          if (typeof entry === 'object' && typeof value === 'string') {
            count(group, list, property, value);
          }
        }
      }
    }
  }
  const usual: Usual = {};
  for (const [key] of [...counts].sort(([, one], [, other]) => other - one)) {
    const [group, list, property, value] = JSON.parse(key) as [string, string, string, string];
    usual[group] ??= {};
    usual[group][list] ??= {};
    usual[group][list][property] ??= [];
    usual[group][list][property].push(value);
  }
  return usual;
}
