import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/documented-commands.ts';
import { projectCopy, type Step, stepsOf } from '../support/project-copy.ts';

/**
 * Does what docs/adding-a-card.md says, word for word, in a copy of the project. Of the tests the copy has
 * those that concern the card; what only others prove is excused, as it proves nothing about this page.
 */

const CARDS = 'tests/games/altar-quest/cards';
/** Of the tests of cards: those of the hero's deck, and those that every card has to pass. */
const CONCERNED = ['catalogue', 'hero-decks', 'myreen', 'register-deck', 'sentences']
  .map((name) => `${CARDS}/${name}.test.ts`)
  .concat(`${CARDS}/stage.ts`);

const page = readFileSync(join(ROOT, 'docs/adding-a-card.md'), 'utf8');
const { edit, outcomeOf, run, write } = projectCopy(CONCERNED);

/** The file that a step begins with, and its first block of code. */
const fileAndBlock = ({ text, blocks }: Step): { file: string; block: string; text: string } => ({
  text,
  file: /^`([^`]+)`/.exec(text)?.[1] ?? '',
  block: blocks[0]?.code ?? '',
});

/** Lets pass what only tests prove that the copy doesn't have. */
function excuse(lines: string[]): void {
  const names = lines.map((line) => line.replace('No scenario would miss: ', ''));
  const excused = Object.fromEntries(names.map((name) => [name, 'Proven by other tests.']));
  edit('tests/behaviour/excused.ts', (file) => file.replace('{}', JSON.stringify(excused)));
}

test('adding a card works as the page says', () => {
  const [definition, words, scenario, proof] = stepsOf(page).map(fileAndBlock);
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
  write(scenario?.file ?? '', `${scenario?.block}\n`);

  const commands = proof?.block.split('\n') ?? [];
  expect(commands).toHaveLength(4);
  const said = commands.map((command) => run(command));
  expect(said[2]).toContain('catch-your-breath.test.ts');
  expect(said[3]).toContain('"games":20');
}, 480_000);
