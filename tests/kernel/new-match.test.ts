import { expect, it } from 'vitest';
import type { JsonObject } from '../../src/kernel/json.ts';
import { type Beginning, beginMatch, dealMatch } from '../../src/kernel/new-match.ts';
import { ask, procedure } from '../../src/kernel/procedure.ts';
import { below, seedRandom } from '../../src/kernel/random.ts';
import type { Vocabulary } from '../../src/kernel/vocabulary.ts';
import { type Log, question } from './small-game.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const chapter = { id: 'r0-start', title: { key: 'start' } };

const game: Beginning<Log> = {
  gameId: 'bells',
  content: { stamp: () => '1-2' },
  procedures: {
    main: procedure<Vocabulary<Log>, JsonObject>('main', {
      begin: (run, { tune }) => {
        run.emit('began', { tune: tune ?? 'none' });
        return ask(question(), 'begin');
      },
    }),
  },
  first: 'main',
  layOut: ({ options }, random) => ({
    state: { log: [`rolled ${below(random, 6)}`] },
    chapter,
    data: { tune: options.tune ?? 'none' },
  }),
};

const setup = {
  seats: [
    { seat: 'ann', characters: ['fox'] },
    { seat: 'bo', characters: [] },
  ],
  options: { tune: 'peal' },
  seed: SEED,
};

it('a match is dealt by its set-up and its seed, before anything is told or asked', () => {
  const { match, data } = dealMatch(game, setup);
  const random = seedRandom(SEED);
  const rolled = below(random, 6);
  expect(match).toEqual({
    gameId: 'bells',
    content: '1-2',
    seats: ['ann', 'bo'],
    state: { log: [`rolled ${rolled}`] },
    random,
    chapter,
    opening: true,
    stack: [],
    open: [],
    inputs: 0,
    questions: 0,
    outcome: null,
  });
  expect(data).toEqual({ tune: 'peal' });
});

it('a match begins with what was laid out, and goes on to its first question', () => {
  const { match, happenings } = beginMatch(game, setup);
  expect(match.open.map(({ prompt }) => prompt.key)).toEqual(['which']);
  expect(happenings).toEqual([
    {
      event: { type: 'began', args: { tune: 'peal' } },
      seats: 'everyone',
      chapter: 'r0-start',
      opens: chapter,
    },
  ]);
});
