import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/documented-commands.ts';
import { projectCopy, type Step, stepsOf } from '../support/project-copy.ts';

/**
 * Does what docs/adding-a-card.md says, word for word, in a copy of the project. The copy has only the tests
 * that concern the card; what others prove is excused, as it proves nothing about this page.
 */

const CARDS = 'tests/games/altar-quest/cards';
const ADVENTURE = 'tests/games/adventure';

/** Of the tests of cards: those of the hero's deck, and those that every card has to pass. */
const CONCERNED = [
  ...['catalogue', 'hero-decks', 'myreen', 'register-deck', 'sentences'].map(
    (name) => `${CARDS}/${name}.test.ts`,
  ),
  `${CARDS}/stage.ts`,
  ...['card-pictures', 'card-texts', 'components'].map((name) => `${ADVENTURE}/${name}.test.ts`),
  ...['abilities', 'cards', 'challenges', 'effects', 'quests'].map(
    (name) => `${ADVENTURE}/practice-${name}.ts`,
  ),
  ...['playing-cards', 'stage'].map((name) => `${ADVENTURE}/${name}.ts`),
  ...['legend', 'phone'].map((name) => `tests/picture/${name}.ts`),
];

const page = readFileSync(join(ROOT, 'docs/adding-a-card.md'), 'utf8');
const { edit, outcomeOf, run, write } = projectCopy(CONCERNED);

/** The file that a step begins with, and its first block of code. */
const fileAndBlock = ({ text, blocks }: Step): { file: string; block: string; text: string } => ({
  text,
  file: /^`([^`]+)`/.exec(text)?.[1] ?? '',
  block: blocks[0]?.code ?? '',
});

const steps = stepsOf(page).map(fileAndBlock);

/** The first step about a file whose path begins like this. */
const stepFor = (path: string) => steps.find(({ file }) => file.startsWith(path)) ?? steps[0]!;

/** Puts a step's block in front of what a file has there. */
const insert = (path: string, before: RegExp): void => {
  const { file, block } = stepFor(path);
  edit(file, (content) => content.replace(before, (found) => `${block}\n${found}`));
};

/** Removes from a card, or replaces in it, what a step says. */
function makeRoom(path: string, [, from = '?', card = '?', to = '']: string[]): void {
  edit(stepFor(path).file, (deck) => {
    const at = deck.indexOf(from, deck.indexOf(`id: '${card}'`));
    return deck.slice(0, at) + to + deck.slice(at + from.length);
  });
}

const addWords = (path: string): void => {
  const { file, block } = stepFor(path);
  edit(file, (json) => json.replace(/\n\}\n$/, `,\n${block}\n}\n`));
};

/** Excuses what only tests prove that the copy doesn't have. */
function excuse(lines: string[]): void {
  const names = lines.map((line) => line.replace('No scenario would miss: ', ''));
  const excused = Object.fromEntries(names.map((name) => [name, 'Proven by other tests.']));
  edit('tests/behaviour/excused.ts', (file) => file.replace('{}', JSON.stringify(excused)));
}

/** A second try would find what the first has changed. */
const ONCE = { retry: 0, timeout: 900_000 };

test('adding a card works as the page says, to either game', ONCE, () => {
  const feat = 'src/games/altar-quest/cards';
  insert(feat, / {2}\],\n\};\n$/);
  makeRoom(feat, /remove `([^`]+)` from `([^`]+)`/.exec(stepFor(feat).text) ?? []);
  addWords('assets/texts/en/altar-quest');

  const ability = 'src/games/adventure/cards';
  insert(ability, /\]\);\n$/);
  makeRoom(ability, /`([^`]+)` of `([^`]+)` becomes `([^`]+)`/.exec(stepFor(ability).text) ?? []);
  addWords('assets/texts/en/adventure');
  insert('src/games/adventure/picture', / *\/\/ The hunter/);

  // The copy has no other scenario for the ability's kinds of effect either.
  const kinds = [...stepFor(ability).block.matchAll(/(\w+)\(/g)].map(([, kind]) => kind);
  const missing = [
    /^No scenario would miss: .*$/m.exec(page)?.[0] ?? '?',
    'No scenario would miss: a-word-with-the-cook effect',
    ...kinds.map((kind) => `No scenario would miss: adventure: the effect ${kind}`),
  ];
  const unproven = outcomeOf('npx vitest run --config tests/behaviour/vitest.config.ts');
  expect(unproven.status).toBe(1);
  const asked = unproven.said.match(/^No scenario would miss: .*$/gm) ?? [];
  expect(asked).toEqual(expect.arrayContaining(missing));
  excuse(asked.filter((line) => !missing.includes(line)));
  for (const path of [CARDS, ADVENTURE]) {
    const { file, block } = stepFor(path);
    write(file, `${block}\n`);
  }

  const proofs = steps.filter(({ block }) => block.startsWith('npm run -s format'));
  // What both say is done once for both.
  const commands = new Set(proofs.flatMap(({ block }) => block.split('\n')));
  expect(commands.size).toBe(6);
  const said = [...commands].map((command) => run(command)).join('\n');
  for (const word of ['catch-your-breath.test.ts', 'a-word-with-the-cook.test.ts'])
    expect(said).toContain(word);
  expect(said.match(/"games":20/g)).toHaveLength(2);
});
