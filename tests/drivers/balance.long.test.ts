import { describe, expect, test } from 'vitest';
import {
  numbersOfPlayers,
  type Played,
  playOne,
  seatingOf,
} from '../../src/drivers/balance/playing.ts';
import { reportOf } from '../../src/drivers/balance/report.ts';
import { tally } from '../../src/drivers/balance/tally.ts';
import { targetsOf } from '../../src/drivers/balance/targets.ts';
import { policiesFor } from '../../src/drivers/policies.ts';
import { ELITE_QUESTS } from '../../src/games/adventure/cards/quests/elite.ts';
import { STARTING_QUESTS } from '../../src/games/adventure/cards/quests/starting.ts';
import { adventure } from '../../src/games/adventure/index.ts';
import { altar } from '../../src/games/altar/index.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { intervalOf } from '../../src/kernel/interval.ts';

const played = (winner: string, reason: string | null, turns: number): Played => ({
  seats: [
    { seat: 'seat-1', characters: ['love'] },
    { seat: 'seat-2', characters: ['war'] },
  ],
  order: ['seat-2', 'seat-1'],
  policies: { 'seat-1': 'keen', 'seat-2': 'steady' },
  winners: winner === '' ? [] : [winner],
  reason,
  turns,
  playerTurns: { all: 2 * turns, idle: 1, empty: 0 },
  choices: 10,
  used: { 'seat-1': { seer: 2 }, 'seat-2': { seer: 1, priestess: 1 } },
  questions: { 'prompt.draw': { draw: 3, renew: 1 }, 'prompt.act': { play: 39, pass: 1 } },
  answeredForGood: { 'prompt.keep': { keep: 2 } },
});

const games = [
  played('seat-1', 'completed', 8),
  played('seat-1', 'completed', 9),
  played('seat-1', 'shrines', 20),
  played('', 'nobody', 10),
];

describe('the balance of a game', () => {
  const balance = tally(altar.rules, games);

  test('compares wins with an even share, by character, place and policy', () => {
    expect(balance.characters.love).toEqual({ games: 4, wins: 3, even: 2, ratio: 1.5 });
    expect(balance.characters.war?.ratio).toBe(0);
    expect(balance.places['2']?.ratio).toBe(1.5);
    expect(balance.policies.keen?.ratio).toBe(1.5);
    expect(balance).toMatchObject({ games: 4, nobody: 1, unfinished: 0, medianTurns: 10 });
    expect(balance.reasons).toEqual({ completed: 2, shrines: 1, nobody: 1 });
  });

  test('counts cards, and names those that nobody has used', () => {
    expect(balance.cards.seer).toEqual({ uses: 12, ratio: 1 });
    expect(balance.cards.priestess).toEqual({ uses: 4, ratio: 0 });
    expect(balance.neverUsed).toContain('alchemist');
    expect(balance.neverUsed).not.toContain('seer');
  });

  test('counts the turns that brought nothing, by players and all together', () => {
    const idle = { turns: 94, nothingButPass: 0.043, noCardUsed: 0 };
    expect(balance.idle).toEqual({ 2: idle, all: idle });
  });

  test('counts what was asked, and which questions are nearly always answered alike', () => {
    expect(balance.questions).toEqual([
      { key: 'prompt.act', times: 160, answer: 'play', share: 0.98 },
      { key: 'prompt.draw', times: 16, answer: 'draw', share: 0.75 },
    ]);
    expect(balance.questionsAnsweredAlike).toBe(0.91);
    expect(balance.answeredForGood).toEqual([
      { key: 'prompt.keep', times: 8, answer: 'keep', share: 1 },
    ]);
  });

  test('says how far a policy’s share of wins can be trusted', () => {
    const [least, most] = intervalOf(45, 60);
    expect([least.toFixed(3), most.toFixed(3)]).toEqual(['0.628', '0.842']);
    expect(intervalOf(0, 10)[0]).toBe(0);
  });

  test('reads as tables', () => {
    const report = reportOf(balance, {
      game: 'altar',
      command: 'balance',
      commit: 'abc',
      stopped: false,
    });
    expect(report).toContain('| completed | 2 | 50.0% |');
    expect(report).toContain('| love | 4 | 3 | 2 | 1.50 |');
    expect(report).toContain('| 2 | 94 | 4.3% | 0.0% |');
    expect(report).toContain('| prompt.keep | 2.0 | keep | 100.0% | for good, not asked |');
    expect(report).toContain('| keen | 4 | 3 | 75.0% | 30.1% to 95.4% |');
  });
});

describe('targets of a game', () => {
  const wanted = {
    character: 0.3,
    place: 1.25,
    turns: { least: 9, most: 12 },
    used: 0.9,
    keen: 0.6,
  };
  const alike = tally(
    altar.rules,
    games.map((game) => ({ ...game, policies: { 'seat-1': 'steady', 'seat-2': 'steady' } })),
  );

  test('between companions that are alike: characters, places, turns, cards', () => {
    const judged = targetsOf(alike, wanted).map(({ what, is, holds }) => [what, is, holds]);
    expect(judged).toEqual([
      ['unfinished games', 'none', true],
      ['love by an even share', '1.50', false],
      ['war by an even share', '0.00', false],
      ['best place among 2, by an even share', '1.50 (2)', false],
      ['turns a player among 2, median', '10', true],
      ['cards used', '6% of 32', false],
    ]);
  });

  test('one policy against the other: whether looking ahead is worth it', () => {
    expect(targetsOf(tally(altar.rules, games), wanted)).toEqual([
      {
        what: 'won by keen against steady, two players',
        should: 'at least 60%',
        is: '75% of 4',
        holds: true,
      },
    ]);
  });

  test('nothing is judged where a game has none', () => {
    expect(targetsOf(alike, altar.rules.statistics?.targets)).toEqual([]);
  });
});

test('what is answered for good from the start is asked of nobody', () => {
  const wanted = { seed: 5, players: 2, rotation: 0, policies: ['steady'] as const, playouts: 1 };
  const { questions, answeredForGood } = playOne(altarQuest.rules, 1, wanted);
  expect(questions['prompt.act']).toBeDefined();
  expect(answeredForGood['prompt.use-focus']).toBeDefined();
  expect(questions['prompt.use-focus']).toBeUndefined();
});

test('a game is played by as many as there are characters for', () => {
  expect(numbersOfPlayers(altar.rules.lobby)).toEqual([2, 3, 4, 5]);
  const { characters } = altarQuest.rules.lobby;
  expect(numbersOfPlayers(altarQuest.rules.lobby).at(-1)).toBe(characters.offers.length);
});

test('what has been achieved counts like a card that is used', () => {
  const wanted = { seed: 5, players: 2, rotation: 0, policies: ['steady'] as const, playouts: 1 };
  const { used, reason } = playOne(adventure.rules, 1, wanted);
  const cards = Object.values(used).flatMap((one) => Object.keys(one));
  const quests = [...STARTING_QUESTS, ...ELITE_QUESTS].map(({ id }) => id);
  expect(reason).toBe('valor');
  expect(cards.filter((card) => quests.includes(card)).length).toBeGreaterThan(2);
  expect(adventure.rules.statistics?.cards({})).toEqual(expect.arrayContaining(cards));
});

test('one game with a number is the same game each time, and policies change seats', () => {
  const wanted = {
    seed: 5,
    players: 3,
    rotation: 0,
    policies: ['random', 'steady'] as const,
    playouts: 1,
  };
  const first = playOne(altar.rules, 7, wanted);
  expect(playOne(altar.rules, 7, wanted)).toEqual(first);
  expect(first.reason).not.toBeNull();
  expect(Object.values(first.policies).sort()).toEqual(['random', 'steady', 'steady']);
  const moved = playOne(altar.rules, 7, { ...wanted, rotation: 1 });
  expect(moved.policies).not.toEqual(first.policies);
});

test('who does what advice says plays the same game from the same numbers, plans and all', () => {
  const wanted = { seed: 1, players: 2, rotation: 0, playouts: 4 };
  const follows = { ...wanted, policies: ['advised', 'steady'] as const };
  const played = playOne(altar.rules, 3, follows);
  expect(played.reason).not.toBeNull();
  expect(playOne(altar.rules, 3, follows)).toEqual(played);
  const { choices } = playOne(altar.rules, 3, { ...wanted, policies: ['steady'] });
  expect(played.choices).not.toBe(choices);
});

test('every policy comes to every seat as often, whatever the numbers of players', () => {
  const counts = [2, 3, 4, 5];
  const seats = new Map<string, number>();
  for (let game = 0; game < 4 * 60; game++) {
    const { players, rotation } = seatingOf(game, counts);
    const policies = ['keen', 'steady'] as const;
    const seated = policiesFor(
      Array.from({ length: players }, (_, index) => `seat-${index + 1}`),
      policies,
      rotation,
    );
    for (const [seat, policy] of Object.entries(seated)) {
      const key = `${players} ${seat} ${policy}`;
      seats.set(key, (seats.get(key) ?? 0) + 1);
    }
  }
  for (const players of counts) {
    for (let seat = 1; seat <= players; seat++) {
      expect(seats.get(`${players} seat-${seat} keen`)).toBe(60 / players);
    }
  }
});
