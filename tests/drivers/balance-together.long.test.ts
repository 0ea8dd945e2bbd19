import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { casesFor } from '../../src/drivers/balance/cooperative/cases.ts';
import { balanceTogether, type Task } from '../../src/drivers/balance/cooperative/index.ts';
import { packTargets } from '../../src/drivers/balance/cooperative/pack-targets.ts';
import {
  type PlayedTogether,
  playTogether,
} from '../../src/drivers/balance/cooperative/playing.ts';
import { reportTogether } from '../../src/drivers/balance/cooperative/report.ts';
import { detailOf } from '../../src/drivers/balance/cooperative/tally.ts';
import { targetsOf } from '../../src/drivers/balance/cooperative/targets.ts';
import { playOnThreads } from '../../src/drivers/balance/cooperative/threads.ts';
import { combinationsOf } from '../../src/drivers/cases.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { compiled } from '../../src/starting/compile.js';

const run = promisify(execFile);

const { rules } = altarQuest;
const playing = new URL(await compiled(['drivers/balance/cooperative/playing-worker']));

const game = (
  quest: string,
  hero: string,
  rounds: number,
  more: Partial<PlayedTogether>,
): PlayedTogether => ({
  played: { options: { quest }, seats: [{ seat: 'seat-1', characters: [hero] }] },
  policy: 'keen',
  won: false,
  reason: 'hero-defeated',
  rounds,
  reached: {},
  questions: 20,
  handOvers: 5,
  held: ['kneeler', 'requiem'],
  used: ['kneeler'],
  ...more,
});

const won = { won: true, reason: 'done' };
const games = [
  game('the-hunt', 'sedrin', 6, { ...won, reached: { 'villain-fought': 4, finale: 5 } }),
  game('the-hunt', 'myreen', 8, { ...won, reached: { finale: 6 } }),
  game('the-search', 'sedrin', 10, { reached: { finale: 10 } }),
  game('the-search', 'myreen', 16, {}),
];

describe('the balance of a game that all win or lose together', () => {
  const detail = detailOf(rules, { policy: 'keen', characters: 2 }, games);

  test('counts by quest and by hero, and how long games and their ends are', () => {
    expect(detail).toMatchObject({ games: 4, wins: 2, rate: 0.5, unfinished: 0 });
    expect(detail.by.quest).toEqual({
      'the-hunt': { games: 2, wins: 2, rate: 1 },
      'the-search': { games: 2, wins: 0, rate: 0 },
    });
    expect(detail.heroes.sedrin).toEqual({ games: 2, wins: 1, rate: 0.5 });
    expect(detail.rounds).toEqual([6, 8, 10]);
    // Begun in rounds 5, 6 and 10 of 6, 8 and 10: two, three rounds and one.
    expect(detail.finale).toBe(2);
    expect(detail.losses).toEqual({ 'hero-defeated': 2 });
  });

  test('counts milestones in the games won, questions a round, and what was held but not used', () => {
    expect(detail.reached).toEqual({ finale: 1, 'villain-fought': 0.5 });
    expect(detail.questionsARound).toBe(2);
    expect(detail.handOversARound).toBe(0.5);
    expect(detail.cards).toEqual({
      kneeler: { held: 4, used: 4 },
      requiem: { held: 4, used: 0 },
    });
    expect(detail.neverHeld).toContain('drink-deep');
  });

  test('says which targets are met', () => {
    const columns = [
      { policy: 'keen' as const, characters: 2, games: 4, wins: 2, rate: 0.5 },
      { policy: 'steady' as const, characters: 2, games: 4, wins: 2, rate: 0.45 },
      { policy: 'random' as const, characters: 2, games: 100, wins: 2, rate: 0.02 },
      { policy: 'keen' as const, characters: 1, games: 4, wins: 3, rate: 0.75 },
    ];
    const held = Object.fromEntries(
      targetsOf(columns, [detail]).map(({ what, holds }) => [what, holds]),
    );
    expect(held).toEqual({
      'won by keen, two characters': true,
      'won by keen: the-hunt': false,
      'won by keen: the-search': false,
      'myreen from the mean': true,
      'sedrin from the mean': true,
      'rounds of the middle half': true,
      'villain fought in games won': true,
      'rounds of the finale, median': true,
      'steady below keen, two characters': false,
      'won at random, two characters': true,
      'won with 1 instead of two': false,
    });
  });

  test('says how far what packs bring is from what the box brings, and from two characters', () => {
    const sides = (
      [
        ['the-hunt', 'sedrin', 5],
        ['the-wake@abcdefgh', 'ivy@abcdefgh', 2],
      ] as const
    ).flatMap(([quest, hero, wins]) =>
      Array.from({ length: 10 }, (_, index) => game(quest, hero, 8, { won: index < wins })),
    );
    const pair = detailOf(rules, { policy: 'steady', characters: 2 }, sides);
    const alone = detailOf(rules, { policy: 'steady', characters: 1 }, sides.slice(0, 12));
    expect(packTargets([pair, alone]).map(({ what, is, holds }) => [what, is, holds])).toEqual([
      [
        'quest the-wake@abcdefgh from the box’s mean',
        '-30 points (give or take 40, 10 games)',
        false,
      ],
      [
        'quest the-wake@abcdefgh with 1 instead of two',
        '80 points (give or take 25, 2 games)',
        false,
      ],
      [
        'character ivy@abcdefgh from the box’s mean',
        '-30 points (give or take 40, 10 games)',
        false,
      ],
      [
        'character ivy@abcdefgh with 1 instead of two',
        '80 points (give or take 25, 2 games)',
        false,
      ],
    ]);
    expect(packTargets([detail])).toEqual([]);
  });

  test('is judged with packs on threads, which learn of them', async () => {
    const driver = ['src/drivers/compiled.js', 'balance', '--pack', 'packs/dead-reckoning'];
    const decks = ['--quest', 'the-wake', '--threat', 'frox', '--villain', 'bolx'];
    const { stdout } = await run(process.execPath, [...driver, ...decks, '--games', '4']);
    expect(stdout).toMatch(/\| the-wake@\w{8} \| 4 \|/);
    expect(stdout).toMatch(/\| character ivy@\w{8} from the box’s mean \| within 12 points \|/);
  });

  test('reads as tables', () => {
    const source = { game: 'altar-quest', command: 'balance', commit: 'abc', stopped: false };
    const told = (from: typeof source) =>
      reportTogether([detail], [detail], targetsOf([detail], [detail]), from);
    const report = told(source);
    expect(report).toContain('Every policy played the same games.');
    expect(told({ ...source, stopped: true })).toContain(', and the run was stopped early.');
    expect(report).toContain('| keen | 2 | 4 | 50% | 15% to 85% |');
    expect(report).toContain('| the-hunt | 2 | 100% | 34% to 100% | 6 | 6 | 6 | 2 | 50% |');
    expect(report).toContain('| won by keen: the-hunt | 25% to 75% | 100% of 2 | **no** |');
    expect(report).toContain('| requiem | 4 | 0 |');
  });

  test('is played with every combination and every character as often as the others', () => {
    const { lobby } = rules;
    const combinations = combinationsOf(lobby, {});
    const each = { characters: 2, options: {}, seed: 3 };
    const cases = casesFor(lobby, { ...each, games: 2 * combinations.length });
    const count = (name: string) =>
      cases.filter((one) => Object.values(one.options).join() === name).length;
    for (const one of combinations) expect(count(Object.values(one).join())).toBe(2);
    const heroes = cases.flatMap(({ seats }) => seats.flatMap(({ characters }) => characters));
    const times = lobby.characters.offers.map(
      ({ id }) => heroes.filter((one) => one === id).length,
    );
    expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
    expect(
      cases.every(({ seats: [one, other] }) => one?.characters[0] !== other?.characters[0]),
    ).toBe(true);
  });

  test('is the same games for every policy, and for every run, on threads as well', async () => {
    const wanted = {
      games: 2,
      policies: ['random', 'steady'] as const,
      characters: [1],
      options: { quest: 'the-search', threat: 'frox', villain: 'bolx' },
      playouts: 1,
      seed: 3,
    };
    const told: number[] = [];
    const play = ({ game, played, wanted: by }: Task) => playTogether(rules, game, played, by);
    const found = await balanceTogether(rules, wanted, {
      play,
      progress: (played) => told.push(played),
    });
    expect(found.columns.map(({ policy, games: count }) => [policy, count])).toEqual([
      ['random', 2],
      ['steady', 2],
    ]);
    expect(told).toEqual([1, 2, 3, 4]);
    expect(await balanceTogether(rules, wanted, { play })).toEqual(found);
    const threads = playOnThreads('altar-quest', undefined, playing);
    const order: string[] = [];
    const onThreads = async (task: Task) => {
      const result = await threads.play(task);
      order.push(task.wanted.policy);
      return result;
    };
    expect(
      await balanceTogether(rules, wanted, { play: onThreads }).finally(threads.close),
    ).toEqual(found);
    // What was asked for first comes first, so that a run that is stopped has its first columns whole.
    expect(order[0]).toBe('random');
    expect(order.at(-1)).toBe('steady');
    const [random, steady] = found.details;
    expect(Object.keys(random?.heroes ?? {})).toEqual(Object.keys(steady?.heroes ?? {}));
  });

  test('tells what was played when somebody stops it', async () => {
    const wanted = {
      games: 2,
      policies: ['random', 'steady', 'keen'] as const,
      characters: [1],
      options: { quest: 'the-search', threat: 'frox', villain: 'bolx' },
      playouts: 1,
      seed: 3,
    };
    let left = 3;
    const play = ({ game, played, wanted: by }: Task) => {
      left -= 1;
      return left < 0 ? null : playTogether(rules, game, played, by);
    };
    const found = await balanceTogether(rules, wanted, { play });
    expect(found.columns.map(({ policy, games: count }) => [policy, count])).toEqual([
      ['random', 2],
      ['steady', 1],
    ]);
    const stop = new AbortController();
    const threads = playOnThreads('altar-quest', stop.signal, playing);
    const stopped = balanceTogether(rules, { ...wanted, games: 50 }, threads);
    stop.abort();
    expect(await stopped.finally(threads.close)).toMatchObject({ columns: [], details: [] });
  });
});
