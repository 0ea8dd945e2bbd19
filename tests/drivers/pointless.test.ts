import { expect, it } from 'vitest';
import { pointlessQuestions } from '../../src/drivers/pointless.ts';
import { begin } from '../../src/kernel/engine.ts';
import type { GameRules } from '../../src/kernel/game.ts';
import type { JsonObject } from '../../src/kernel/json.ts';
import type { Match } from '../../src/kernel/match.ts';
import { ask, finish, procedure } from '../../src/kernel/procedure.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { Vocabulary } from '../../src/kernel/vocabulary.ts';

type Deck = { draw: string[]; kept: string };

/** Asks whether to keep the top card of a deck; it makes a difference for this card only. */
const keeping = (telling: string) => ({
  main: procedure<Vocabulary<Deck>, JsonObject>('main', {
    ask: () =>
      ask(
        {
          seats: ['ann'],
          visibility: 'public',
          prompt: { key: 'keep' },
          options: [
            { id: 'yes', verb: 'keep' },
            { id: 'no', verb: 'keep' },
          ],
        },
        'answered',
      ),
    answered: (run, _data, { reply }) => {
      const [option] = reply.answer ?? [];
      if (run.state.draw.at(-1) === telling) run.state.kept = option?.id ?? '';
      run.end({ winners: ['ann'], reason: 'over' });
      return finish();
    },
  }),
});

it('a question is asked for the sake of one card of a deck; for none it is pointless (Q-47)', () => {
  const draw = Array.from({ length: 50 }, (_, index) => `card-${index}`);
  const pointlessFor = (telling: string): number => {
    const match: Match<Deck> = {
      gameId: 'keeping',
      content: '1',
      seats: ['ann'],
      state: { draw: [...draw], kept: '' },
      stack: [],
      open: [],
      random: seedRandom('0'.repeat(32)),
      inputs: 0,
      questions: 0,
      chapter: { id: 'only', title: { key: 'only' } },
      outcome: null,
    };
    const procedures = keeping(telling);
    begin(procedures, match, 'main');
    return pointlessQuestions({ procedures } as unknown as GameRules, match).length;
  };
  expect(draw.filter((card) => pointlessFor(card) > 0)).toEqual([]);
  expect(pointlessFor('no such card')).toBe(1);
});
