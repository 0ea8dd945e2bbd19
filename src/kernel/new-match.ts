import type { Content } from './content.ts';
import { begin, newMatch, type Procedures } from './engine.ts';
import type { Chapter, Happening } from './event.ts';
import type { JsonObject } from './json.ts';
import type { Match } from './match.ts';
import { type RandomState, seedRandom } from './random.ts';
import type { MatchSetup } from './setup.ts';

/** Everything that differs between games when a match begins. */
export interface Beginning<State> {
  gameId: string;
  content: Pick<Content<State>, 'stamp'>;
  procedures: Procedures<State>;
  /** The procedure that a match runs under from its start to its end. */
  first: string;
  /** Lays out the table. Throws a RangeError for a setup that the lobby would not offer. */
  layOut(setup: MatchSetup, random: RandomState): LaidOut<State>;
}

export interface LaidOut<State> {
  state: State;
  /** The first part of the chronicle. */
  chapter: Chapter;
  /** What the first procedure begins with. */
  data?: JsonObject;
}

/** A new match up to its first question. */
export function beginMatch<State>(
  game: Beginning<State>,
  setup: MatchSetup,
): { match: Match<State>; happenings: Happening[] } {
  const { match, data } = dealMatch(game, setup);
  return { match, happenings: begin(game.procedures, match, game.first, data) };
}

/** The same, before anything has been told or asked. */
export function dealMatch<State>(
  { gameId, content, layOut }: Beginning<State>,
  setup: MatchSetup,
): { match: Match<State>; data: JsonObject | undefined } {
  const random = seedRandom(setup.seed);
  const { state, chapter, data } = layOut(setup, random);
  const seats = setup.seats.map(({ seat }) => seat);
  return {
    match: newMatch({ gameId, content: content.stamp(), seats, state, random, chapter }),
    data,
  };
}
