import type { EventOf, Vocabulary } from './vocabulary.ts';

/** A fact of the game: what is counted, or where something is, and whose it is ("focus of Myreen"). */
export interface Fact {
  what: string;
  of: string;
}

/** A fact that an event tells of; `*` stands for every thing, or for everyone. */
export interface FactTold<Says extends string = string> extends Fact {
  /** The argument of the event that holds the new value; without it, the event only tells that the fact changes. */
  says?: Says;
  /** The change may come only when what the event begins is over, some choices later. */
  later?: true;
}

/** The facts that a view shows, by what and whose; zero, empty and false values may be left out. */
export type Facts = { [what: string]: { [of: string]: number | string } };

/** What a game counts and moves, and which of its events tell it, so nothing changes silently. */
export interface GameFacts<View = unknown, Words extends Vocabulary = Vocabulary> {
  of(view: View): Facts;
  told(event: EventOf<Words['events']>): FactTold[];
  /** What goes without saying, like an action spent on something that is told. */
  evident(fact: Fact, before: number | string, after: number | string): boolean;
}

/** What an event with these arguments tells. */
export type Tells<Arguments> = (args: Arguments) => FactTold<keyof Arguments & string>[];

/** What is counted, or where something is, as it stands now. */
export type Counted = readonly [what: string, of: string, value: number | string | boolean];

/** Facts by what and whose. */
export function factsFrom(counted: readonly Counted[]): Facts {
  const facts: Facts = {};
  for (const [what, of, value] of counted) {
    facts[what] ??= {};
    facts[what][of] = typeof value === 'boolean' ? Number(value) : value;
  }
  return facts;
}
