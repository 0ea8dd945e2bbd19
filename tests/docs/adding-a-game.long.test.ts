import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/documented-commands.ts';
import { projectCopy, type Step, stepsOf } from '../support/project-copy.ts';

/**
 * Does what docs/adding-a-game.md says, word for word, in a copy of the project. The copy has only the tests
 * that the page names.
 */

const page = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8');
const SUITES = [...page.matchAll(/tests\/\S+\.test\.ts/g)]
  .map(([file]) => file)
  .filter((file) => !file.startsWith('tests/docs/') && !file.startsWith('tests/games/misere/'));

const copy = projectCopy([...SUITES, 'tests/discord/stage.ts']);

const blocksIn = ({ blocks }: Step, language: string): string[] =>
  blocks.filter((block) => block.language === language).map(({ code }) => code);

/** What a step tells somebody to replace, and with what. */
const replacementsIn = ({ text }: Step): [string, string][] =>
  [...text.matchAll(/`([^`]+)` by `([^`]+)`/g)].map(([, from = '', to = '']) => [from, to]);

const firstMatch = (pattern: RegExp, { text }: Step): string => {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`The page does not say ${pattern}: ${text}`);
  return found;
};

const replaced = (content: string, replacements: readonly [string, string][]): string =>
  replacements.reduce((text, [from, to]) => text.replaceAll(from, to), content);

function copyTheExample(step: Step): void {
  const [copying = '', compiling = ''] = blocksIn(step, 'sh');
  copy.run(copying);
  const folder = firstMatch(/TypeScript files of `([^`]+)`/, step);
  const files = copy.filesIn(folder);
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) copy.write(file, replaced(copy.read(file), replacementsIn(step)));
  copy.run(compiling);
}

function putOnTheList(step: Step): void {
  const [importing = '', listing = ''] = blocksIn(step, 'ts');
  const [before = ''] = listing.split(' = ');
  copy.edit(firstMatch(/^.*?In `([^`]+)`/s, step), (content) =>
    content
      .replace(/(^import .*\n)(?!import)/m, `$1${importing}\n`)
      .replace(new RegExp(`^${before.replace('[]', '\\[\\]')} = .*$`, 'm'), listing),
  );
  const [simulating = ''] = blocksIn(step, 'sh');
  expect(copy.run(simulating)).toContain('"games":20');
}

function changeTheRules(step: Step): void {
  const [proof = ''] = blocksIn(step, 'ts');
  const [testing = ''] = blocksIn(step, 'sh');
  copy.write(firstMatch(/A test for it is `([^`]+)`/, step), `${proof}\n`);
  expect(copy.outcomeOf(testing).said).toContain('whoever gets three in a row has lost');
  expect(copy.outcomeOf(testing).status).toBe(1);
  copy.edit(firstMatch(/In `([^`]+)`, replace/, step), (content) =>
    replaced(content, replacementsIn(step)),
  );
  expect(copy.run(testing)).toContain('1 passed');
}

async function reword(step: Step): Promise<void> {
  const file = firstMatch(/\(`([^`]+\.json)`\)/, step);
  const [lines = ''] = blocksIn(step, 'json');
  for (const line of lines.split('\n')) {
    const [key = ''] = line.split(':');
    copy.edit(file, (content) =>
      content.replace(new RegExp(`^( *)${key}: .*$`, 'm'), (_, indent) => `${indent}${line}`),
    );
  }
  const words = copy.read(file);
  const missing = firstMatch(/If the line `(\w+)` were missing/, step);
  copy.edit(file, (content) => content.replace(new RegExp(`^ *"${missing}": .*\n`, 'm'), ''));
  const [starting = ''] = blocksIn(step, 'sh');
  const refused = copy.outcomeOf(starting);
  expect(refused.said).toContain(blocksIn(step, 'text')[0]);
  expect(refused.status).toBe(78);
  copy.write(file, words);
  await copy.runUntil(starting, 'to play on this machine');
}

function rehearse(step: Step): void {
  const [rehearsing = ''] = blocksIn(step, 'sh');
  // How long an answer takes on a busy machine is not the page's business.
  const { said } = copy.outcomeOf(rehearsing);
  const figures = JSON.parse(/^\{.*\}$/m.exec(said)?.[0] ?? expect.fail(said));
  expect(figures).toMatchObject({ games: 2, ended: 2, failures: 0, schemaViolations: 0 });
}

/** What every game needs; the steps after these are optional. */
function neededSteps(): [Step, Step, Step, Step, Step, Step] {
  const [needed = ''] = page.split('## What it may have besides');
  const steps = stepsOf(needed);
  expect(steps).toHaveLength(6);
  return steps as ReturnType<typeof neededSteps>;
}

/** A second try would find what the first has changed. */
const ONCE = { retry: 0, timeout: 900_000 };

test('adding a game works as the page says', ONCE, async () => {
  const [folder, list, rules, words, presentation, suites] = neededSteps();
  copyTheExample(folder);
  putOnTheList(list);
  changeTheRules(rules);
  await reword(words);
  rehearse(presentation);
  const [testing = '', checking = ''] = (blocksIn(suites, 'sh')[0] ?? '').split('\n');
  expect(copy.run(testing)).toMatch(/Test Files.*4 passed/);
  copy.run(checking);
});
