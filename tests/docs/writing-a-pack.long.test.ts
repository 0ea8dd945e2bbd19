import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../support/documented-commands.ts';
import { stepsOf } from '../support/project-copy.ts';

/** Does what docs/writing-a-pack.md says, word for word, in a folder of its own. */

const page = readFileSync(join(ROOT, 'docs/writing-a-pack.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'threadbound-writing-'));
afterAll(() => rmSync(folder, { recursive: true }));

const steps = stepsOf(page).map(({ text, blocks }) => ({
  file: /^`([^`]+)`/.exec(text)?.[1],
  code: blocks[0]?.code ?? '',
}));

/** What the page says is printed about a mistake. */
const mistake = /```\n *(altar-quest\/decks\/[^\n]+)/.exec(page)?.[1];

/** A command of the page, with its files in this folder. */
const inFolder = (command: string): string[] =>
  command
    .trim()
    .split(' ')
    .map((word) =>
      /^(tollkeeper|altar-quest-box|pack\.schema\.json)$/.test(word) ? join(folder, word) : word,
    );

function run(command: string): string {
  const [program = '', ...words] = inFolder(command);
  return execFileSync(program, words, { cwd: ROOT, encoding: 'utf8' });
}

/** Writes what the page says is in a pack's files. */
function writeFiles(pack: string, count: number): void {
  const files = steps.filter(({ file }) => file?.startsWith(`${pack}/`));
  expect(files).toHaveLength(count);
  for (const { file = '', code } of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
}

/** What comes of games with a pack in this folder: `--villain tollkeeper` is a name, not the folder. */
function played(command: string): unknown {
  const [program = '', ...words] = command.trim().split(' ');
  const inPlace = words.map((word, at) => (words[at - 1] === '--pack' ? join(folder, word) : word));
  return JSON.parse(execFileSync(program, inPlace, { cwd: ROOT, encoding: 'utf8' }));
}

test('writing a pack works as the page says', { retry: 0, timeout: 300_000 }, () => {
  writeFiles('tollkeeper', 3);
  const [check, simulate] = steps.slice(3);
  expect(run(check?.code ?? '')).toMatch(/^The Toll 1\.0\.0 \(toll@\w{8}\) can be played\.\n$/);

  // What the page says of a mistake is what is said.
  const deck = join(folder, 'tollkeeper/altar-quest/decks/tollkeeper.json');
  const written = readFileSync(deck, 'utf8');
  writeFileSync(deck, written.replace('"charisma"', '"charm"'));
  const [program = '', ...words] = inFolder(check?.code ?? '');
  const { status, stdout } = spawnSync(program, words, { cwd: ROOT, encoding: 'utf8' });
  expect({ status, said: stdout.trim() }).toEqual({ status: 1, said: mistake });
  writeFileSync(deck, written);

  expect(played(simulate?.code ?? '')).toMatchObject({ games: 20, errors: 0, unfinished: 0 });

  writeFiles('house', 4);
  expect(played(steps.at(-1)?.code ?? '')).toMatchObject({ games: 20, errors: 0, unfinished: 0 });

  const [board, story] = [...page.matchAll(/```sh\n(npm run -s simulate -- --pack packs[^\n]+)/g)];
  expect(JSON.parse(run(board?.[1] ?? ''))).toMatchObject({ games: 20, errors: 0, unfinished: 0 });
  expect(JSON.parse(run(story?.[1] ?? ''))).toMatchObject({ campaigns: 5, errors: 0 });

  const others = [...page.matchAll(/```sh\n(npm run -s pack -- (?:export|schema) [^\n]+)/g)];
  expect(others).toHaveLength(2);
  for (const [, command = ''] of others) run(command);
  expect(readFileSync(join(folder, 'altar-quest-box/pack.json'), 'utf8')).toContain('"format": 1');
  expect(readFileSync(join(folder, 'pack.schema.json'), 'utf8')).toContain('"$schema"');
});
