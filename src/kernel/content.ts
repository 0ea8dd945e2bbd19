import { fingerprint } from './definitions.ts';
import type { Procedures } from './engine.ts';
import type { Match } from './match.ts';

/** What a saved match refers to only by name: it lives in the code, and an update may change it. */
export interface ContentSources<State> {
  procedures: Procedures<State>;
  /** Everything that is data: cards, gods, the board, the rulings, by name. */
  definitions(): { [name: string]: object };
  /**
   * How much has been registered. Nothing is ever unregistered, so the definitions are read again only when
   * this has grown.
   */
  registered(): number;
  /** The definition that a name in a match stands for, such as that of a card's copy; undefined for other words. */
  definitionOf(name: string): object | undefined;
}

export interface Content<State> {
  /** Changes with any definition or step; see `sameDefinitions`. */
  stamp(): string;
  /** Changes with whatever this match is in the middle of; see `GameRules.underWay`. */
  underWay(match: Match<State>): string;
}

/** Keeps track of what saved matches depend on. Nothing is listed by hand, so nothing is forgotten. */
export function createContent<State>(sources: ContentSources<State>): Content<State> {
  const { procedures, definitionOf } = sources;
  const steps = new Map(Object.values(procedures).map((one) => [one.name, stepsOf(one)]));
  let latest: { registered: number; stamp: string } | null = null;
  return {
    stamp() {
      const registered = sources.registered();
      if (latest?.registered !== registered) {
        const definitions = fingerprint(sources.definitions());
        const stamp = `${definitions}-${fingerprint(Object.fromEntries(steps))}`;
        latest = { registered, stamp };
      }
      return latest.stamp;
    },
    underWay({ stack, open }) {
      const found: { [name: string]: string } = {};
      for (const { procedure } of stack) {
        found[`procedure ${procedure}`] = fingerprint(steps.get(procedure) ?? NONE);
      }
      for (const word of wordsIn([stack, open])) {
        const definition = definitionOf(word);
        if (definition) found[word] = fingerprint(definition);
      }
      return fingerprint(found);
    },
  };
}

const NONE = {};

/** The names of a procedure's steps, which frames point to. What a step does is code and can't be compared. */
const stepsOf = ({ first, steps }: { first: string; steps: object }): object => ({
  first,
  steps: Object.keys(steps).sort(),
});

/** Every text and every name of a property within a value, each once. */
function wordsIn(value: unknown, words = new Set<string>()): Set<string> {
  if (typeof value === 'string') words.add(value);
  else if (Array.isArray(value)) for (const part of value) wordsIn(part, words);
  else if (typeof value === 'object' && value !== null) {
    // A match is JSON, so all its properties are its own. This runs at each choice, and takes half the time
    // this way.
    for (const name in value) {
      words.add(name);
      wordsIn((value as { [name: string]: unknown })[name], words);
    }
  }
  return words;
}

/** Whether two stamps of one game stand for the same cards, boards and rulings, so that only steps differ. */
export const sameDefinitions = (one: string, other: string): boolean =>
  one.split('-')[0] === other.split('-')[0];
