import { describe, expect, test } from 'vitest';
import {
  balanceFirstGames,
  type FirstTask,
  toldFirstGames,
} from '../../src/drivers/balance/first-game/index.ts';
import {
  firstCase,
  type PlayedFirst,
  playFirstGame,
} from '../../src/drivers/balance/first-game/playing.ts';
import { playFirstOnThreads } from '../../src/drivers/balance/first-game/threads.ts';
import { altar } from '../../src/games/altar/index.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { countingGame } from '../support/counting-game.ts';

const random = () => seedRandom('00112233445566778899aabbccddeeff');
const source = { game: 'some', command: 'balance', commit: 'abc', stopped: false };

const wanted = {
  games: 4,
  policies: ['novice'] as const,
  people: [1, 2],
  playouts: undefined,
  options: {},
  seed: 1,
};

/** One game after another as told, whoever plays. */
const ending = (games: readonly PlayedFirst[]) => (task: FirstTask) =>
  games[task.game] as PlayedFirst;

const won = { won: true, reason: 'found', rounds: 9 };
const lost = (rounds: number) => ({ won: false, reason: 'hero-defeated', rounds });

describe('first games', () => {
  test('are set up as the lobby sets them up, with companions for people who are missing', () => {
    const one = firstCase(altarQuest.rules, { people: 1, options: { level: 'grim' } }, random());
    expect(one.seats).toHaveLength(1);
    expect(one.seats[0]?.characters).toEqual(
      altarQuest.rules.lobby.firstGame?.characters.slice(0, 2),
    );
    expect(one.options).toMatchObject({ level: 'grim', 'start-room': 'chosen', altar: 'late' });
    const three = firstCase(altar.rules, { people: 1, options: {} }, random());
    expect(three.seats.map(({ characters }) => characters)).toEqual([
      ['earth'],
      ['fear'],
      ['trickery'],
    ]);
    const none = { people: 1, options: {} };
    expect(() => firstCase(countingGame().rules, none, random())).toThrow(RangeError);
    expect(() => firstCase(altar.rules, { people: 6, options: {} }, random())).toThrow(RangeError);
  });

  test('of heroes are counted by how many are won, and lost before round 5', async () => {
    const columns = await balanceFirstGames(
      { cooperative: true },
      wanted,
      ending([won, lost(4), lost(5), { won: false, reason: null, rounds: 30 }]),
    );
    expect(columns).toHaveLength(2);
    expect(columns[0]).toEqual({
      policy: 'novice',
      people: 1,
      games: 4,
      wins: 1,
      early: 1,
      unfinished: 1,
      rounds: 5,
      losses: { 'hero-defeated': 2 },
    });
    const told = toldFirstGames(columns, source);
    expect(told).toContain('| policy | people | games | won | with 95% certainty | lost before');
    expect(told).toContain('| novice | 1 | 4 | 25% | 5% to 70% | 25% | 5 | 1 |');
    expect(told).toContain('| novice | 2 | hero-defeated | 2 |');
  });

  test('of one against the other by how often a person comes first; what is not played is not counted', async () => {
    const told: number[] = [];
    const play = (task: FirstTask) =>
      task.wanted.people === 1 && task.game < 2 ? ending([won, lost(4)])(task) : null;
    const columns = await balanceFirstGames({}, wanted, play, (played) => told.push(played));
    expect(told).toEqual([1, 2]);
    expect(columns).toMatchObject([{ people: 1, games: 2, wins: 1, early: null }]);
    expect(toldFirstGames(columns, source)).toContain('| a person comes first |');
  });

  test('are the same on threads', async () => {
    const one = { policy: 'novice', people: 1, playouts: undefined, options: {}, seed: 2 } as const;
    const threads = playFirstOnThreads('altar');
    const played = await threads.play({ game: 0, wanted: one }).finally(threads.close);
    expect(played).toEqual(playFirstGame(altar.rules, 0, one));
    expect(played?.reason).not.toBeNull();
  });
});
