import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import '../../src/games/altar-quest/box.ts';
import { LOBBY } from '../../src/games/altar-quest/rules/lobby.ts';
import { countOf } from '../support/seeds.ts';

const run = promisify(execFile);

async function simulate(...options: string[]) {
  // As `npm run simulate` begins it.
  const driver = ['src/drivers/compiled.js', 'simulate', ...options];
  const { stdout } = await run(process.execPath, driver);
  const lines = stdout.trim().split('\n');
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] as string) as {
    games: number;
    wins: number;
    losses: number;
    unfinished: number;
    errors: number;
    inputs: number;
    digest: string;
  };
}

/** Games played with each number of heroes, once straight and once saved and read. */
const GAMES = countOf({ few: 1, many: 4 });

describe('games by random choices', () => {
  it.each([1, 2])(
    'come to an end with %i heroes, and to the same one when saved and read after each choice',
    async (heroes) => {
      const options = ['--games', String(GAMES), '--seed', '5', '--heroes', String(heroes)];
      const [straight, restarted] = await Promise.all([
        simulate(...options),
        simulate(...options, '--restart'),
      ]);
      expect(straight).toMatchObject({ games: GAMES, unfinished: 0, errors: 0 });
      expect(straight.wins + straight.losses).toBe(GAMES);
      expect(restarted).toMatchObject({ inputs: straight.inputs, digest: straight.digest });
    },
    60_000,
  );

  it('differ with the seed', async () => {
    const [one, other] = await Promise.all([
      simulate('--games', '1', '--seed', '1'),
      simulate('--games', '1', '--seed', '2'),
    ]);
    expect(one.digest).not.toBe(other.digest);
  }, 60_000);

  it('are played with every hero first and every number of heroes, against the decks named', async () => {
    const decks = ['--threat', 'frox', '--villain', 'bolx', '--quest', 'the-search'];
    const { offers } = LOBBY.characters;
    const played = await simulate('--all', '--games', '1', ...decks);
    expect(played).toMatchObject({
      games: offers.length ** 2,
      combinations: offers.length ** 2,
      unfinished: 0,
      errors: 0,
    });
  }, 60_000);

  it.each([
    ['altar-quest', 'packs/dead-reckoning', ['--threat', 'dun', '--quest', 'the-wake'], 4 * 20],
    ['adventure', 'packs/harrow-isles', ['--map', 'harrow-isles'], 4 * 4],
  ])(
    'of %s are played with all that %s brings',
    async (game, pack, decks, combinations) => {
      const every = ['--game', game, '--all', '--games', '1', '--pack', pack];
      const played = await simulate(...every, ...decks);
      expect(played).toMatchObject({ combinations, unfinished: 0, errors: 0 });
    },
    120_000,
  );

  it('are played with a pack wherever it is chosen: nothing else of the box alone', async () => {
    const box = ['--threat', 'frox', '--villain', 'bolx', '--quest', 'the-search'];
    const every = ['--all', '--games', '1', '--pack', 'packs/dead-reckoning'];
    // Five heroes, each first among one to four; ten of these twenty groups don't have the pack's.
    expect(await simulate(...every, ...box)).toMatchObject({ combinations: 10, errors: 0 });
  }, 60_000);

  it('are played by leaner rules, which tell nothing', async () => {
    const lean = await simulate('--lean', '--policy', 'steady', '--games', '2');
    expect(lean).toMatchObject({ games: 2, unfinished: 0, errors: 0 });
    await expect(simulate('--lean', '--told')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--told'),
    });
    await expect(simulate('--lean', '--game', 'altar')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('altar has no leaner rules'),
    });
  }, 60_000);

  it('compare forecasts where there are any', async () => {
    await expect(simulate('--game', 'altar', '--forecasts')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--forecasts is for adventure'),
    });
    await expect(simulate('--game', 'adventure', '--forecasts', 'some')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('games, every-fight'),
    });
  }, 60_000);

  it.each([
    ['--quest', 'the-seach', 'the-search'],
    ['--heroes', 'myren', 'myreen'],
  ])(
    'name what there is where %s is mistyped',
    async (option, mistyped, right) => {
      await expect(simulate(option, mistyped)).rejects.toMatchObject({
        code: 2,
        stderr: expect.stringContaining(right),
      });
    },
    60_000,
  );

  it('need a number that makes sense', async () => {
    await expect(simulate('--games', 'many')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--games'),
    });
  }, 60_000);
});
