import type { DecisionDraft } from '../../src/kernel/decision.ts';
import { newMatch, type Procedures } from '../../src/kernel/engine.ts';
import type { JsonObject } from '../../src/kernel/json.ts';
import type { Match } from '../../src/kernel/match.ts';
import { ask, finish, procedure } from '../../src/kernel/procedure.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { Vocabulary } from '../../src/kernel/vocabulary.ts';

export type Log = { log: string[] };

export const match = (): Match<Log> =>
  newMatch({
    gameId: 'test',
    content: '1',
    seats: ['ann', 'bo'],
    state: { log: [] },
    random: seedRandom('0'.repeat(32)),
    chapter: { id: 'only', title: { key: 'only' } },
  });

export const question = (more: Partial<DecisionDraft> = {}): DecisionDraft => ({
  seats: ['ann'],
  visibility: 'public',
  prompt: { key: 'which' },
  options: [
    { id: 'left', verb: 'go' },
    { id: 'right', verb: 'go' },
  ],
  ...more,
});

/** A game of one procedure: asks what it is given, notes the reply, ends. */
export function asking(...drafts: DecisionDraft[]): Procedures<Log> {
  return {
    main: procedure<Vocabulary<Log>, JsonObject>('main', {
      ask: () => ask(drafts, 'note'),
      note: (run, _data, { reply }) => {
        for (const [key, options] of Object.entries(reply)) {
          run.state.log.push(`${key}: ${options.map((option) => option.id).join('+')}`);
        }
        run.emit('noted', {});
        run.end({ winners: ['ann'], reason: 'over' });
        return finish();
      },
    }),
  };
}
