import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { Option } from '../../src/kernel/decision.ts';
import type { Match } from '../../src/kernel/match.ts';
import { readMatch } from '../../src/table/match/saved/envelope.ts';
import { packMatch } from '../../src/table/match/saved/packed-match.ts';
import { randomGames } from '../support/random-games.ts';

const [{ rules }] = games as [(typeof games)[number]];
const asking = (options: Option[]): Match => {
  const { match } = randomGames(rules).beginGame(1, 1);
  const [question] = match.open;
  if (!question) throw new Error('Nothing is asked.');
  return { ...match, open: [{ ...question, options }] };
};

const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value));
const savedAndRead = (match: Match) => readMatch(throughJson(packMatch(match)));

const WALKS: Option[] = [
  { id: 'done', verb: 'done' },
  { id: 'move:A1', verb: 'move', args: { to: 'A1', steps: 1 } },
  { id: 'move:A2', verb: 'move', args: { to: 'A2', steps: 2, traps: 'snare' } },
  { id: 'move:A3', verb: 'move', args: { to: 'A3', steps: 2 } },
  { id: 'myreen:move:A3', verb: 'move', args: { to: 'A3', steps: 2 }, seat: 'seat-2' },
];

test('options that differ only in arguments are saved together, the others as they are', () => {
  expect(packMatch(asking(WALKS)).open[0]?.options).toEqual([
    WALKS[0],
    {
      id: 'move:{to}',
      verb: 'move',
      args: {},
      of: ['to', 'steps', 'traps'],
      each: ['A1', 1, null, 'A2', 2, 'snare', 'A3', 2, null],
    },
    WALKS[4],
  ]);
});

test('they are read as they were, whatever an id is made of', () => {
  const odd: Option[] = [
    { id: 'use:{to}', verb: 'use', args: { to: '{to}' } },
    { id: 'use:{or}', verb: 'use', args: { to: '{or}' } },
    { id: 'play:play', verb: 'play', args: { card: 'play', again: 'play' } },
    { id: 'play:rest', verb: 'play', args: { card: 'rest', again: 'play' } },
    { id: '7', verb: 'take', args: { number: 7 } },
    { id: '8', verb: 'take', args: { number: 8 } },
    { id: 'a', verb: 'take', args: {} },
    { id: 'b', verb: 'take', args: {} },
  ];
  const match = asking([...WALKS, ...odd]);
  expect(savedAndRead(match)).toEqual({ match });
});

test('a match saved with its options written out is read as it is', () => {
  const match = asking(WALKS);
  expect(readMatch(throughJson(match))).toEqual({ match });
});

test('options packed in a form that nobody can unpack make it unreadable', () => {
  const match = packMatch(asking(WALKS));
  const spoiled = throughJson(match);
  spoiled.open[0].options[1].of = [];
  expect(readMatch(spoiled)).toEqual({ unreadable: expect.stringContaining('options') });
});

test.each(games)('every question of a game of $rules.id is read as it was saved', (game) => {
  let asked = 0;
  randomGames(game.rules).playGame(
    2,
    3,
    (match) => {
      asked += 1;
      expect(savedAndRead(match)).toEqual({ match });
    },
    () => {},
    80,
  );
  expect(asked).toBeGreaterThan(20);
});

test('a match of Altar Quest takes 12 KB at most', () => {
  const sizes: number[] = [];
  const quest = games.find(({ rules: one }) => one.id === 'altar-quest');
  if (!quest) throw new Error('There is no Altar Quest.');
  for (let game = 0; game < 2; game++) {
    randomGames(quest.rules).playGame(2, game, (match) => {
      sizes.push(Buffer.byteLength(JSON.stringify(packMatch(match))));
    });
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(12 * 1024);
});
