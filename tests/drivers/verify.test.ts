import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { accountOf } from '../../src/drivers/verify/account.ts';
import { games } from '../../src/games/index.ts';
import { matchFileOf } from '../../src/table/around/recording/exporting.ts';
import type { MatchFile } from '../../src/table/around/recording/match-file.ts';
import { recordMatch } from '../support/recorded-match.ts';

const gameNamed = (id: string) => games.find(({ rules }) => rules.id === id)!;

function fileOf(gameId: string, number: number): MatchFile {
  const { stored, inputs } = recordMatch(gameNamed(gameId), { players: 2, number });
  const file = matchFileOf(stored, inputs);
  if (!file) throw new Error('The match has no file.');
  return file;
}

const FILES = { 'altar-quest': fileOf('altar-quest', 3), altar: fileOf('altar', 3) };
const GAMES = ['altar-quest', 'altar'] as const;

/** What is said about a file after somebody has changed it. */
async function afterwards(gameId: (typeof GAMES)[number], change: (file: MatchFile) => void) {
  const file = structuredClone(FILES[gameId]);
  change(file);
  const { genuine, lines } = await accountOf(JSON.stringify(file), games);
  return { genuine, text: lines.join('\n') };
}

type Event = MatchFile['choices'][number]['happenings'][number]['event'];

/** The first event of a type with the number of its choice, for the test to change it. */
function firstOf(
  file: MatchFile,
  ...types: string[]
): { choice: number; number: number; event: Event } {
  for (const { choice, happenings } of file.choices) {
    const index = happenings.findIndex(({ event }) => types.includes(event.type));
    const found = happenings[index];
    if (found) return { choice, number: index + 1, event: found.event };
  }
  throw new Error(`Nothing of ${types.join(', ')} happens.`);
}

describe('an exported match', () => {
  it.each(GAMES)('of %s is found genuine, with what was checked', async (gameId) => {
    const { genuine, text } = await afterwards(gameId, () => {});
    const { choices, seedHash, seed } = FILES[gameId];
    expect(genuine).toBe(true);
    const events = choices.flatMap(({ happenings }) => happenings).length;
    expect(text).toContain(`All ${choices.length - 1} choices are possible`);
    expect(text).toContain(`All ${events} events came out the same`);
    expect(text).toContain(seedHash);
    expect(text).toContain(seed);
    expect(text).not.toContain('✗');
  });

  it('fails where one die shows something else', async () => {
    let where = { choice: -1, number: -1 };
    const { genuine, text } = await afterwards('altar-quest', (file) => {
      const found = firstOf(file, 'dice-rolled');
      const faces = found.event.args.faces as string[];
      faces[0] = faces[0] === 'critical' ? 'success' : 'critical';
      where = found;
    });
    expect(genuine).toBe(false);
    expect(text).toContain(`✗ It goes wrong at choice ${where.choice} (`);
    expect(text).toContain(`, event ${where.number}.`);
    expect(text).toMatch(/the file says: {2}.*"dice-rolled".*\n.*the seed gives: .*"dice-rolled"/);
  });

  it('fails where one card is another, though nobody else knew it', async () => {
    let where = { choice: -1, number: -1 };
    const { genuine, text } = await afterwards('altar', (file) => {
      const found = firstOf(file, 'cards-drawn-by-you');
      (found.event.args.cards as string[])[0] = 'a card of mine';
      where = found;
    });
    expect(genuine).toBe(false);
    expect(text).toContain(`choice ${where.choice} (`);
    expect(text).toContain('a card of mine');
  });

  it.each(GAMES)('of %s fails where one choice is missing or another', async (gameId) => {
    const middle = Math.floor(FILES[gameId].choices.length / 2);
    const missing = await afterwards(gameId, (file) => file.choices.splice(middle, 1));
    expect(missing.genuine).toBe(false);
    expect(missing.text).toMatch(new RegExp(`✗ It goes wrong at choice ${middle} .*stale`));
    const other = await afterwards(gameId, (file) => {
      file.choices[middle]!.options = ['nonsense'];
    });
    expect(other.text).toMatch(new RegExp(`✗ It goes wrong at choice ${middle} .*no-such-option`));
    const foreign = await afterwards(gameId, (file) => {
      file.choices[middle]!.seat = 'seat-9';
    });
    expect(foreign.text).toMatch(new RegExp(`✗ It goes wrong at choice ${middle} .*not-yours`));
  });

  it('fails where something that happened is left out, added, told of another chapter or to others', async () => {
    const changes: ((happenings: MatchFile['choices'][number]['happenings']) => void)[] = [
      (all) => all.pop(),
      (all) => all.push(structuredClone(all[0]!)),
      (all) => Object.assign(all[0]!, { chapter: 'elsewhere' }),
      (all) => Object.assign(all[0]!, { seats: ['seat-1'] }),
    ];
    for (const change of changes) {
      let choice = -1;
      const { genuine, text } = await afterwards('altar', (file) => {
        const found = file.choices.findLast(({ happenings }) => happenings.length > 0)!;
        choice = found.choice;
        change(found.happenings);
      });
      expect(genuine).toBe(false);
      expect(text).toContain(`✗ It goes wrong at choice ${choice} (`);
    }
  });

  it('fails with another seed, another hash, another set-up or another end', async () => {
    const seed = await afterwards('altar', (file) => {
      file.seed = '0'.repeat(32);
    });
    expect(seed).toMatchObject({ genuine: false });
    expect(seed.text).toContain('doesn’t have this SHA-256');
    const gods = await afterwards('altar', ({ setup }) => setup[0]?.characters.reverse());
    expect(gods.genuine).toBe(false);
    const setup = await afterwards('altar', (file) => file.setup.pop());
    expect(setup.text).toContain('✗ A match can’t begin that way: RangeError');
    const end = await afterwards('altar', (file) => {
      file.outcome = { winners: ['seat-1', 'seat-2'], reason: 'because' };
    });
    expect(end.genuine).toBe(false);
    expect(end.text).toContain('✗ The file says it ended as');
  });

  it('of other rules, of rules that changed on the way, and of an unknown game says so', async () => {
    const other = await afterwards('altar', (file) => {
      file.content = 'other-stamp';
    });
    expect(other.text).toContain('✗ It was played with other cards or rules (other-stamp)');
    const changed = await afterwards('altar', (file) => {
      file.rulesChanged = true;
    });
    expect(changed.text).toContain('✗ The rules were updated while it was played');
    const unknown = await afterwards('altar', (file) => {
      file.game = 'chess';
    });
    expect(unknown.text).toContain('✗ The game chess isn’t installed here.');
    expect([other, changed, unknown].map(({ genuine }) => genuine)).toEqual([false, false, false]);
  });

  it.each([
    ['what isn’t JSON', '{"format"', 'This isn’t JSON'],
    ['another JSON', '[1, 2]', 'not a match that Threadbound exported'],
    ['a report', '{"format":"threadbound-report","version":1}', 'holds no seed'],
    ['a later format', '{"format":"threadbound-match","version":2}', 'version 2'],
    ['a damaged one', '{"format":"threadbound-match","version":1,"id":"x"}', '→ at game'],
  ])('is told from %s', async (_, text, said) => {
    const { genuine, lines } = await accountOf(text, games);
    expect(genuine).toBe(false);
    expect(lines.join('\n')).toContain(said);
  });
});

it('the command exits with 0 for a genuine file and with 1 for another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'threadbound-verify-'));
  const run = (file: string) =>
    promisify(execFile)(process.execPath, ['src/drivers/compiled.js', 'verify', file]);
  try {
    const good = join(folder, 'good.json');
    const bad = join(folder, 'bad.json');
    writeFileSync(good, JSON.stringify(FILES.altar));
    writeFileSync(bad, JSON.stringify({ ...FILES.altar, seed: 'f'.repeat(32) }));
    const [genuine, forged] = await Promise.allSettled([run(good), run(bad)]);
    expect(genuine).toMatchObject({
      status: 'fulfilled',
      value: { stdout: expect.stringContaining('This match is genuine.') },
    });
    expect(forged).toMatchObject({
      reason: { code: 1, stdout: expect.stringContaining('doesn’t prove a match') },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
