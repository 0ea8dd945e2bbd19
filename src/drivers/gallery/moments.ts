import { answer } from '../../kernel/engine.ts';
import { eventFor, type GameEvent, roundOfChapter } from '../../kernel/event.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { seedRandom } from '../../kernel/random.ts';
import { choiceOf, policiesFor } from '../policies.ts';
import { seatsFor } from '../seats.ts';
import { seedOf } from '../seeds.ts';

const LONGEST = 20_000;
const PEOPLE = 3;

/** How many questions a blow may take, from the roll to what comes of it. */
const LATELY = 6;

/** A match at a question, and what the table was told lately; at its end, what it was told in its last round. */
export interface Moment {
  match: Match;
  events: GameEvent[];
  /** What the table was told since the question before. */
  since: GameEvent[];
}

/** Plays a game by rules of thumb, and returns it as it was at each question and when it was over. */
export function momentsOf({ rules }: Game, seed: number): Moment[] {
  const seats = seatsFor(rules.lobby, PEOPLE, PEOPLE);
  const { match } = rules.setup({ seats, options: {}, seed: seedOf(seed, 0, 'match') });
  const random = seedRandom(seedOf(seed, 0, 'choices'));
  const players = { policies: policiesFor(match.seats, ['steady']), playouts: undefined };
  const moments: Moment[] = [{ match: structuredClone(match), events: [], since: [] }];
  const told: GameEvent[][] = [];
  let lastRound: { round: number; events: GameEvent[] } = { round: 0, events: [] };
  while (match.outcome === null && match.inputs < LONGEST) {
    const result = answer(rules.procedures, match, choiceOf(rules, match, players, random));
    if (!result.accepted) throw new Error(`A legal choice of ${rules.id} was refused.`);
    const now: GameEvent[] = [];
    for (const happening of result.happenings) {
      const round = roundOfChapter(happening.chapter);
      if (round !== lastRound.round) lastRound = { round, events: [] };
      const event = eventFor(happening, 'table');
      if (event) now.push(event);
      if (event) lastRound.events.push(event);
    }
    told.push(now);
    const events = match.outcome ? lastRound.events : told.slice(-LATELY).flat();
    moments.push({ match: structuredClone(match), events, since: now });
  }
  return moments;
}
