import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfiguration } from '../../src/configuration.ts';
import { games } from '../../src/games/index.ts';
import { type Game, withInterludes } from '../../src/kernel/game.ts';
import { owedWords } from '../../src/kernel/owed-words.ts';
import { serve } from '../../src/serve.ts';
import { requireWords } from '../../src/starting/require-words.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { createLanguages } from '../../src/texts/languages.ts';
import { createTexts } from '../../src/texts/texts.ts';
import { countingCampaign } from '../support/counting-campaign.ts';
import { countingMessages, countingTexts } from '../support/counting-game.ts';
import { ROOT } from '../support/documented-commands.ts';

/** The words of the counting game without some. */
const countingWithout = (...keys: string[]) =>
  createTexts('en', new Map([...countingMessages].filter(([key]) => !keys.includes(key))));

it('no game of the box owes a word, nor does that of the tests', () => {
  requireWords(games, loadTexts());
  requireWords([countingCampaign()], countingTexts);
});

it('a game that owes words is told all of them, and where they belong', () => {
  const texts = countingWithout(
    'counting.goal.button',
    'counting.character.owl.description',
    'counting.lobby.option.target.choice.6',
    'counting.verb.add.argument.number',
    'interlude.name',
  );
  expect(() => requireWords([countingCampaign()], texts)).toThrow(
    'The game counting has no words for goal.button, character.owl.description, ' +
      'lobby.option.target.choice.6, verb.add.argument.number: ' +
      'add them to assets/texts/en/counting.json. ' +
      'The game interlude has no words for name: add them to assets/texts/en/interlude.json.',
  );
});

it('the bot does not start for it, and has opened nothing by then', async () => {
  const dataFolder = join(tmpdir(), `threadbound-owing-${process.pid}`);
  const configuration = readConfiguration({ DATA_FOLDER: dataFolder, LOCAL_PORT: '0' });
  const library = {
    games: [countingCampaign()],
    languages: createLanguages(countingWithout('counting.goal.button')),
    thinking: null,
    rendering: null,
    packs: null,
    reading: null,
  };
  await expect(serve(configuration, pino({ level: 'silent' }), library)).rejects.toThrow(
    'The game counting has no words for goal.button: add them to assets/texts/en/counting.json.',
  );
  expect(existsSync(dataFolder)).toBe(false);
});

/** The table of docs/adding-a-game.md: keys with a star for each name of the game's own. */
const documented = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| `/.test(line))
  .flatMap((line) => {
    const [, keys = '', , without = ''] = line.split('|');
    const owed = without.includes('does not start');
    return [...keys.matchAll(/`([^`]+)`/g)].map(([, key = '']) => ({ key, owed }));
  });

/** A pattern for keys, from one with stars. */
const fitting = (key: string): RegExp =>
  new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '.+')}$`);

/** The counting game with everything that a game may need words for. */
function countingWithGuide(): Game {
  const game = countingCampaign();
  const guide = { steps: ['look', 'count'], explains: [], at: () => 'over' as const };
  return { ...game, presentation: { ...game.presentation, guide } };
}

it('what the guide says is owed is what is asked for', () => {
  const asked = withInterludes([countingWithGuide()]).flatMap(owedWords);
  const owed = documented.filter((row) => row.owed).map(({ key }) => key);
  expect(asked.filter((key) => !owed.some((one) => fitting(one).test(key)))).toEqual([]);
  expect(owed.filter((one) => !asked.some((key) => fitting(one).test(key)))).toEqual([]);
});

/** A game's id in a template, in the ways the bot's code has it at hand. */
const ID = [
  String.raw`(?:game\.rules|rules|told\.campaign)\.id`,
  String.raw`(?:\w+\.)*gameId`,
  'id',
  'game',
  String.raw`knowing\[0\]`,
  String.raw`ownerOf\(game\)`,
  String.raw`rules\.partOf \?\? rules\.id`,
].join('|');

/** What a file looks up under a game's id, with a star for each name that it fills in. */
const lookedUpIn = (code: string): string[] =>
  [...code.matchAll(new RegExp(String.raw`\`\$\{(?:${ID})\}\.([^\`]+)\``, 'g'))].map(
    ([, key = '']) => key.replace(/\$\{[^}]*\}/g, '*'),
  );

it('the guide names every word that the bot looks up under a game’s id, and no other', () => {
  const lookedUp = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(discord|table|chronicle|companions|rendering)\b.*\.ts$/.test(file))
    .flatMap((file) => lookedUpIn(readFileSync(join(ROOT, 'src', file), 'utf8')));
  expect(lookedUp.length).toBeGreaterThan(30);
  const keys = documented.map(({ key }) => key);
  // With an option at hand, the end of a key is enough.
  const ends = (one: string) =>
    keys.some((key) => fitting(one).test(key) || key.endsWith(`.${one}`));
  expect(lookedUp.filter((one) => !ends(one))).toEqual([]);
  expect(
    keys.filter((key) => !lookedUp.some((one) => one !== '*' && fitting(one).test(key))),
  ).toEqual([]);
});
