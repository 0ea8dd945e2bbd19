import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { readPack } from '../../src/packs/read-pack.ts';
import { ROOT } from '../support/documented-commands.ts';
import { countOf } from '../support/seeds.ts';

/** `npm run -s simulate -- --games 100` of each game with `--box` takes the whole box in the same way. */
const GAMES = countOf({ few: 2, many: 15 });

const boxes = mkdtempSync(join(tmpdir(), 'threadbound-boxes-'));

const driver = (...said: string[]): string =>
  execFileSync(process.execPath, ['src/drivers/compiled.js', ...said], {
    cwd: ROOT,
    encoding: 'utf8',
  });

function simulate(game: string, ...more: string[]): { errors: number; digest: string } {
  const said = driver('simulate', '--game', game, '--games', `${GAMES}`, '--seed', '7', ...more);
  const { errors, digest } = JSON.parse(said);
  return { errors, digest };
}

describe.sequential('the box, exported as packs and taken in again', () => {
  beforeAll(() => {
    for (const { rules } of games) driver('pack', 'export', rules.id, join(boxes, rules.id));
  });
  afterAll(() => rmSync(boxes, { recursive: true }));

  it.each(games.map(({ rules }) => rules))('has the same games of $id', ({ id, packs }) => {
    const read = packs?.schema.parse(readPack(join(boxes, id)).value[id]);
    expect(read).toEqual(packs?.box);

    const straight = simulate(id);
    expect(straight.errors).toBe(0);
    expect(simulate(id, '--box', boxes)).toEqual(straight);
  });

  it('is what is played: a box with another number in it has other games', () => {
    const straight = simulate('altar-quest');
    const decks = join(boxes, 'altar-quest', 'altar-quest', 'decks');
    const sedrin = join(decks, readdirSync(decks).find((file) => file.endsWith('-sedrin.json'))!);
    const text = readFileSync(sedrin, 'utf8');
    writeFileSync(sedrin, text.replace(/"health": \d+/, '"health": 1'));
    expect(simulate('altar-quest', '--box', boxes).digest).not.toBe(straight.digest);
  });
});
