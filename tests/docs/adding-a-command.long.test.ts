import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/documented-commands.ts';
import { projectCopy, type Step, stepsOf } from '../support/project-copy.ts';

/**
 * Does what docs/adding-a-command.md says, word for word, in a copy of the project. Everything is proven
 * together at the end: compiling and starting the bot takes longer than all the rest.
 */

const page = readFileSync(join(ROOT, 'docs/adding-a-command.md'), 'utf8');
const CONCERNED = ['definitions.test', 'discord-limits', 'stage'];
const copy = projectCopy(CONCERNED.map((name) => `tests/discord/${name}.ts`));

const codeOf = ({ blocks }: Step): string[] => blocks.map(({ code }) => code);

/** The files that a step names, in order, each once. */
const filesIn = ({ text }: Step): string[] => [
  ...new Set(
    [...text.matchAll(/`((?:src|assets|tests)\/[\w/.-]+\.\w+)`/g)].map(([, file = '']) => file),
  ),
];

const importInto = (file: string, imports: string): void =>
  copy.edit(file, (content) => `${imports}\n${content}`);

/** Puts a line after another one, or before it. */
const insert = (file: string, line: string, at: RegExp, place: 'before' | 'after'): void =>
  copy.edit(file, (content) =>
    content.replace(at, (found) =>
      place === 'before' ? `${line}\n${found}` : `${found}${line}\n`,
    ),
  );

function addButton(step: Step): void {
  const [address = '', press = '', shown = '', imports = '', word = '', ...rest] = codeOf(step);
  const [listed = '', line = '', proof = ''] = rest;
  const [addresses = '', feature = '', words = '', list = '', tests = ''] = filesIn(step);
  insert(addresses, address, /^\} as const satisfies/m, 'before');
  insert(feature, press, /^export const coinCommand.*\n/m, 'after');
  const [, replaced = ''] = /replace `([^`]+)` by/.exec(step.text) ?? [];
  copy.edit(feature, (content) => content.replace(replaced, shown));
  importInto(feature, imports);
  copy.edit(words, (json) => json.replace(/\n\}\n$/, `,\n${word}\n}\n`));
  importInto(list, listed);
  insert(list, line, /^const COMPONENTS.*\n/m, 'after');
  copy.edit(tests, (content) => `${content}\n${proof}\n`);
}

/** A second try would find what the first has changed. */
const ONCE = { retry: 0, timeout: 900_000 };

test('adding a command works as the page says', ONCE, () => {
  const [code, words, list, proof, button] = stepsOf(page);
  if (!code || !words || !list || !proof || !button) throw new Error('The page lacks steps.');
  for (const step of [code, words, proof])
    copy.write(filesIn(step)[0] ?? '', `${codeOf(step)[0]}\n`);
  const [commands = ''] = filesIn(list);
  const [imported = '', listed = ''] = codeOf(list);
  const [, next = ''] = /in front of `(\w+)`/.exec(list.text) ?? [];
  importInto(commands, imported);
  insert(commands, listed, new RegExp(`^  ${next},`, 'm'), 'before');
  addButton(button);

  const [compiling = '', testing = ''] = codeOf(proof)[1]?.split('\n') ?? [];
  copy.run(compiling);
  expect(copy.run(testing)).toMatch(/Test Files.*2 passed/);
});
