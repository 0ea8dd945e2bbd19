import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * Does what docs/adding-a-card.md says, word for word, in a copy of the project. Of the tests the copy has
 * those that concern the card; what only others prove is excused, as it proves nothing about this page.
 */

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
/** What the copy needs; packages are linked. */
const COPIED = [
  'src',
  'tests/behaviour',
  'tests/support',
  'tests/companions/guessing-game.ts',
  'assets',
  'lint',
  'docs',
  '.gitignore',
  'biome.json',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];

const CARDS = 'tests/games/altar-quest/cards';
/** Of the tests of cards: those of the hero's deck, and those that every card has to pass. */
const CONCERNED = ['catalogue', 'hero-decks', 'myreen', 'register-deck', 'sentences']
  .map((name) => `${CARDS}/${name}.test.ts`)
  .concat(`${CARDS}/stage.ts`);

const page = readFileSync(join(PROJECT, 'docs/adding-a-card.md'), 'utf8');
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'threadbound-docs-'));
  for (const name of [...COPIED, ...CONCERNED])
    cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The numbered steps of the page, each with the file that it begins with and its block of code. */
function steps(): { file: string; block: string; text: string }[] {
  const numbered = page.split(/^\d\. /m).slice(1);
  return numbered.map((text) => ({
    text,
    file: /^`([^`]+)`/.exec(text)?.[1] ?? '',
    block: (/```\w+\n([\s\S]*?)```/.exec(text)?.[1] ?? '').replace(/^ {3}/gm, '').trimEnd(),
  }));
}

/** Changes a file of the copy; fails when the change changes nothing. */
function edit(file: string, change: (content: string) => string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, file).not.toBe(before);
  writeFileSync(path, after);
}

/** Lets pass what only tests prove that the copy doesn't have. */
function excuse(lines: string[]): void {
  const names = lines.map((line) => line.replace('No scenario would miss: ', ''));
  const excused = Object.fromEntries(names.map((name) => [name, 'Proven by other tests.']));
  edit('tests/behaviour/excused.ts', (file) => file.replace('{}', JSON.stringify(excused)));
}

/** What a command says and how it ends, in the copy. */
function outcomeOf(command: string): { status: number | null; said: string } {
  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: copy,
    env,
    shell: true,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

/** What a command says; fails with it when the command does. */
function run(command: string): string {
  const { status, said } = outcomeOf(command);
  expect(status, `${command}\n${said}`).toBe(0);
  return said;
}

test('adding a card works as the page says', () => {
  const [definition, words, scenario, proof] = steps();
  const removed = /remove `([^`]+)` from `([^`]+)`/.exec(definition?.text ?? '');
  edit(definition?.file ?? '', (deck) =>
    deck.replace(/( {2}\],\n\};\n)$/, `${definition?.block}\n$1`),
  );
  edit(definition?.file ?? '', (deck) => {
    const at = deck.indexOf(removed?.[1] ?? '?', deck.indexOf(`id: '${removed?.[2]}'`));
    return deck.slice(0, at) + deck.slice(at + (removed?.[1]?.length ?? 0));
  });
  edit(words?.file ?? '', (json) => json.replace(/\n\}\n$/, `,\n${words?.block}\n}\n`));

  const missing = /^No scenario would miss: .*$/m.exec(page)?.[0] ?? '?';
  const unproven = outcomeOf('npx vitest run --config tests/behaviour/vitest.config.ts');
  expect(unproven.status).toBe(1);
  const asked = unproven.said.match(/^No scenario would miss: .*$/gm) ?? [];
  expect(asked).toContain(missing);
  excuse(asked.filter((line) => line !== missing));
  writeFileSync(join(copy, scenario?.file ?? ''), `${scenario?.block}\n`);

  const commands = proof?.block.split('\n') ?? [];
  expect(commands).toHaveLength(4);
  const said = commands.map(run);
  expect(said[2]).toContain('catch-your-breath.test.ts');
  expect(said[3]).toContain('"games":20');
}, 480_000);
