import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from '../support/documented-commands.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The single lines that a workflow runs. None of ours needs more. */
const runs = (workflow: string): string[] =>
  [...workflow.matchAll(/^\s*(?:- )?run: (.+)$/gm)].map(([, command = '']) => command);

const indentedByTabs = (text: string): boolean => /^ *\t/m.test(text);

test('what the workflow runs is there', () => {
  const workflow = read('.github/workflows/ci.yml');
  const commands = runs(workflow);
  expect(commands).toEqual(
    expect.arrayContaining(['.ci/run', 'npm ci', 'node .github/try-start.js']),
  );
  expect(statSync(join(ROOT, '.ci/run')).mode & 0o111).not.toBe(0);
  expect(existsSync(join(ROOT, '.github/try-start.js'))).toBe(true);
});

test('CI checks and tests by the commands that the README gives', () => {
  const readme = read('README.md');
  const steps = read('.ci/run').split('\n');
  for (const command of ['npm ci', 'npm run check', 'npm test']) {
    expect(steps).toContain(command);
    expect(readme).toContain(command);
  }
  expect(readme).toContain('npm ci && npm start');
  expect(read('.github/try-start.js')).toContain("spawn('npm start'");
});

test('the Node.js of .nvmrc is one that the bot takes, and one that the types are of', () => {
  const major = read('.nvmrc').trim();
  expect(manifest.engines.node).toBe(`>=${major}.19`);
  expect(manifest.devDependencies['@types/node']).toMatch(new RegExp(`^${major}\\.`));
});

test('the version is the newest in CHANGELOG.md', () => {
  const [unreleased, newest] = [...read('CHANGELOG.md').matchAll(/^## \[(.+?)\]/gm)];
  expect(unreleased?.[1]).toBe('Unreleased');
  expect(newest?.[1]).toBe(manifest.version);
});

test('forms ask under names of their own', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(join(ROOT, folder)).filter((name) => name !== 'config.yml');
  expect(forms.sort()).toEqual(['bug.yml', 'idea.yml', 'rules.yml']);
  for (const form of forms) {
    const text = read(join(folder, form));
    const ids = [...text.matchAll(/^ {4}id: (\S+)$/gm)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
    expect(indentedByTabs(text)).toBe(false);
  }
});
