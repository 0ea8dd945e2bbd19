import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Game } from '../../src/kernel/game.ts';
import {
  firstOf,
  LONGEST_SCENARIO,
  laidOutIn,
  oneOf,
  onlyFields,
  problemsOf,
  type ScenarioRules,
} from '../../src/kernel/scenario.ts';
import { readScenario } from '../../src/kernel/scenario-file.ts';

const setup = { seats: [], options: {}, scenario: '{}' };

const game = (id: string, scenarios?: ScenarioRules) =>
  ({ rules: { id, ...(scenarios ? { scenarios } : {}) } }) as Game;

/** Two games with scenarios, one of which finds fault with everything, and one without. */
const GAMES = [
  game('bells', { read: (laidOut) => ({ ...setup, scenario: JSON.stringify(laidOut) }) }),
  game('drums', { read: () => ({ problems: ['round: too loud'] }) }),
  game('flutes'),
];

const read = (file: unknown) => readScenario(JSON.stringify(file), GAMES);

describe('a scenario', () => {
  it('names its game and what it is about, and leaves the rest to the game', () => {
    expect(read({ game: 'bells', about: 'A peal', round: 3 })).toEqual({
      game: GAMES[0],
      about: 'A peal',
      setup: { ...setup, scenario: '{"round":3}' },
    });
    expect(read({ game: 'bells' })).toMatchObject({ about: null });
  });

  it.each([
    ['what the game finds wrong', { game: 'drums' }, 'round: too loud'],
    [
      'a game that nobody knows',
      { game: 'bels' },
      'game: one of bells, drums, not "bels". Is bells meant?',
    ],
    [
      'a game without scenarios',
      { game: 'flutes' },
      'game: flutes has no scenarios, it always begins anew; bells, drums',
    ],
    ['a game without a name', { game: 7 }, 'game: the name of a game, not 7'],
  ])('is answered with %s', (_what, file, problem) => {
    expect(read(file)).toEqual({ problems: [problem] });
  });

  it('has to be JSON, and no more than a scenario can hold', () => {
    expect(readScenario('{', GAMES)).toMatchObject({
      problems: [expect.stringMatching(/^This is not JSON: ./)],
    });
    const problemOf = (text: string) => {
      const laidOut = laidOutIn(text);
      return 'problems' in laidOut ? laidOut.problems : null;
    };
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    const long = (length: number) => `"${'x'.repeat(length - 2)}"`;
    const many = (values: number) => JSON.stringify(Array(values - 2).fill(1));
    expect([nested(20), long(LONGEST_SCENARIO), many(10_000)].map(problemOf)).toEqual([
      null,
      null,
      null,
    ]);
    const tooMuch = 'This is more than a scenario can hold: More than';
    expect(problemOf(nested(21))).toEqual([`${tooMuch} 20 levels.`]);
    expect(problemOf(long(LONGEST_SCENARIO + 1))).toEqual([`${tooMuch} 100000 characters.`]);
    expect(problemOf(many(10_002))).toEqual([`${tooMuch} 10000 values.`]);
  });

  it('lays out what its text says', () => {
    expect(laidOutIn('{"round":3}')).toEqual({ laidOut: { round: 3 } });
  });
});

describe('what is wrong with a scenario', () => {
  const hero = onlyFields({ name: z.string(), color: oneOf(['red', 'blue']) });
  const problemsWith = (given: unknown) => {
    const parsed = z.object({ heroes: z.array(hero) }).safeParse(given);
    return parsed.success ? [] : problemsOf(parsed.error);
  };

  it('is told with where it is, and with the word that may be meant', () => {
    expect(problemsWith({ heroes: [{ name: 'Ann', color: 'red' }] })).toEqual([]);
    expect(problemsWith({ heroes: [{ name: 'Ann', color: 'blu' }] })).toEqual([
      'heroes.0.color: one of red, blue, not "blu". Is blue meant?',
    ]);
    expect(problemsWith({ heroes: [{ name: 'Ann', color: 'red', colour: 1, age: 2 }] })).toEqual([
      'heroes.0: there is no field one of name, color, not "colour". Is color meant?; ' +
        'there is no field one of name, color, not "age"',
    ]);
    expect(problemsWith({ heroes: [7] })).toEqual([expect.stringMatching(/^heroes\.0: Invalid/)]);
  });

  it('has no place if it is the whole', () => {
    const parsed = z.array(z.string()).safeParse('none');
    expect(parsed.error && problemsOf(parsed.error)).toEqual([expect.stringMatching(/^Invalid/)]);
  });

  it('is told twenty at a time', () => {
    const problems = Array.from({ length: 22 }, (_, index) => `problem ${index}`);
    expect(firstOf({ problems: problems.slice(0, 20) })).toEqual(problems.slice(0, 20));
    expect(firstOf({ problems })).toEqual([...problems.slice(0, 20), '… and 2 more.']);
  });
});
