import { describe, expect, it } from 'vitest';
import { pointlessQuestions } from '../../src/drivers/pointless.ts';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import { games } from '../../src/games/index.ts';
import type { Decision } from '../../src/kernel/decision.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { Happening } from '../../src/kernel/event.ts';
import type { GameRules } from '../../src/kernel/game.ts';
import { perSeatOf } from '../../src/kernel/lobby.ts';
import type { Match } from '../../src/kernel/match.ts';
import { pick, seedRandom } from '../../src/kernel/random.ts';
import { seedsOf } from '../support/seeds.ts';

/** How many choices of one game are looked at; later ones ask nothing that earlier ones don't. */
const LOOKED_AT = 300;

const GAMES = seedsOf(
  Array.from({ length: 24 }, (_, game) => game),
  4,
);

/** Looks at a match before a choice; `happened` is what followed from the choice before. */
type Look = (match: Match, looked: Set<string>, happened: readonly Happening[]) => void;

/** Plays a game with its own setup by random choices, and looks at every question; returns the match it reaches. */
function play(rules: GameRules, game: number, look: Look): Match {
  const random = seedRandom(seedOf(7, game, 'choices'));
  const { seats, characters } = rules.lobby;
  const most = Math.min(characters.offers.length, seats.max);
  const players = seats.min + (game % (most - seats.min + 1));
  const held = players * perSeatOf(rules.lobby, players).max;
  const heroes = Math.min(held, most, players + 1);
  const options = Object.fromEntries(
    rules.lobby.options.map(({ id, choices }) => [id, pick(random, choices)]),
  );
  const { match } = rules.setup({
    seats: seatsFor(rules.lobby, players, heroes, game),
    options: game % 3 === 0 ? {} : options,
    seed: seedOf(7, game, 'match'),
  });
  const looked = new Set<string>();
  let happened: readonly Happening[] = [];
  while (match.outcome === null && match.inputs < LOOKED_AT) {
    look(match, looked, happened);
    const result = answer(rules.procedures, match, randomChoice(random, match.open));
    happened = result.accepted ? result.happenings : [];
    expect(result.accepted).toBe(true);
  }
  return match;
}

/** A question as the person asked sees it. */
const asAsked = ({ id: _id, ...question }: Decision): string => JSON.stringify(question);

describe.each(games.map(({ rules }) => ({ id: rules.id, rules })))('$id', ({ rules }) => {
  it('asks no question whose options all lead to the same (Q-47), and nothing twice in a row while nothing has happened (Q-53)', () => {
    const pointless: string[] = [];
    const repeated: string[] = [];
    const unasked: string[] = [];
    for (const game of GAMES) {
      let before: string[] = [];
      const asked = new Set<string>();
      const { seats } = play(rules, game, (match, looked, happened) => {
        const again = match.open.filter(
          (question) => !looked.has(question.id) && before.includes(asAsked(question)),
        );
        if (happened.length === 0) repeated.push(...again.map(({ prompt }) => prompt.key));
        before = match.open.map(asAsked);
        for (const seat of match.open.flatMap((question) => question.seats)) asked.add(seat);
        for (const { prompt, options } of pointlessQuestions(rules, match, looked)) {
          const ids = options.map(({ id }) => id).join(' ');
          pointless.push(`game ${game}, choice ${match.inputs}: ${prompt.key} ${ids}`);
        }
      });
      // However short a game is, its players are asked something that could be found pointless.
      unasked.push(
        ...seats.filter((seat) => !asked.has(seat)).map((seat) => `game ${game}: ${seat}`),
      );
    }
    expect({ unasked, pointless, repeated }).toEqual({ unasked: [], pointless: [], repeated: [] });
  }, 300_000);
});
