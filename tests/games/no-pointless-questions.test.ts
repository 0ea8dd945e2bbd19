import { describe, expect, it } from 'vitest';
import { pointlessQuestions } from '../../src/drivers/pointless.ts';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import { games } from '../../src/games/index.ts';
import { answer } from '../../src/kernel/engine.ts';
import { type GameRules, perSeatOf } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { pick, seedRandom } from '../../src/kernel/random.ts';

/** Choices of one game that are looked at; later ones ask nothing that earlier ones don't. */
const LOOKED_AT = 300;

const GAMES = 24;

/** Plays a game by random choices, with another setup each, and looks at every question. */
function play(rules: GameRules, game: number, look: (match: Match, looked: Set<string>) => void) {
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
  while (match.outcome === null && match.inputs < LOOKED_AT) {
    look(match, looked);
    expect(answer(rules.procedures, match, randomChoice(random, match.open)).accepted).toBe(true);
  }
}

describe.each(games.map(({ rules }) => ({ id: rules.id, rules })))('$id', ({ rules }) => {
  it('asks no question whose options all lead to the same (Q-47)', () => {
    const found: string[] = [];
    let asked = 0;
    for (let game = 0; game < GAMES; game++) {
      play(rules, game, (match, looked) => {
        asked += match.open.length;
        for (const { prompt, options } of pointlessQuestions(rules, match, looked)) {
          const ids = options.map(({ id }) => id).join(' ');
          found.push(`game ${game}, choice ${match.inputs}: ${prompt.key} ${ids}`);
        }
      });
    }
    expect(asked).toBeGreaterThan(2000);
    expect(found).toEqual([]);
  }, 300_000);
});
