import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AltarQuestEvents } from '../../src/games/altar-quest/rules/events.ts';
import type { AltarQuest, AltarQuestRun } from '../../src/games/altar-quest/rules/state.ts';
import { chosenArgument } from '../../src/kernel/answers.ts';
import { begin, newMatch, RulesError } from '../../src/kernel/engine.ts';
import type { Reply } from '../../src/kernel/match.ts';
import { ask, finish, procedure, type Run } from '../../src/kernel/procedure.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { EventOf, OptionOf, Vocabulary } from '../../src/kernel/vocabulary.ts';

interface Bells extends Vocabulary<{ rung: number }> {
  events: { 'bell-rung': { times: number }; silence: { since: string } };
  verbs: {
    ring: { times: number; by?: string };
    rest: { [argument: string]: undefined };
  };
}
type BellOption = OptionOf<Bells['verbs']>;
type BellRun = Run<Bells['state'], EventOf<Bells['events']>>;

// Checked by `npm run check`: these tests fail by not compiling.
describe('the words of a game', () => {
  it('are told with the arguments that their map gives them', () => {
    const ring = procedure<Bells, Record<string, never>>('ring', {
      ring: (run) => {
        run.emit('bell-rung', { times: 3 });
        run.emitTo(['ann'], { type: 'silence', args: { since: 'noon' } });
        run.end({ winners: [], reason: 'over' });
        return finish();
      },
    });
    const match = newMatch({
      gameId: 'bells',
      content: '1',
      seats: ['ann'],
      state: { rung: 0 },
      random: seedRandom('0'.repeat(32)),
      chapter: { id: 'only', title: { key: 'only' } },
    });
    expect(begin({ ring }, match, 'ring').map(({ event }) => event)).toEqual([
      { type: 'bell-rung', args: { times: 3 } },
      { type: 'silence', args: { since: 'noon' } },
    ]);
  });

  it('can’t be told of where they are not in it', () => {
    expectTypeOf<Parameters<BellRun['emit']>[0]>().toEqualTypeOf<'bell-rung' | 'silence'>();
    expectTypeOf<{ type: 'bell-rung'; args: { times: string } }>().not.toExtend<
      EventOf<Bells['events']>
    >();
    expectTypeOf<'heroes-moved'>().not.toExtend<Parameters<AltarQuestRun['emit']>[0]>();
    expectTypeOf<AltarQuest['events']>().toEqualTypeOf<AltarQuestEvents>();
  });

  it('are what questions offer, and nothing else can be offered', () => {
    procedure<Bells, Record<string, never>>('ask', {
      ask: () =>
        ask(
          {
            seats: ['ann'],
            visibility: 'public',
            prompt: { key: 'prompt.ring' },
            options: [
              { id: 'ring', verb: 'ring', args: { times: 3 } },
              { id: 'rest', verb: 'rest' },
            ],
          },
          'answered',
        ),
      answered: (_run, _data, { reply }) => {
        expectTypeOf(reply).toEqualTypeOf<Reply<BellOption>>();
        return finish(chosenArgument(reply.answer, 'ring', 'times'));
      },
    });
    expectTypeOf<{ id: string; verb: 'ring'; args: { times: 3 } }>().toExtend<BellOption>();
    expectTypeOf<{ id: string; verb: 'rest' }>().toExtend<BellOption>();
    expectTypeOf<{
      id: string;
      verb: 'ring';
      args: { times: string };
    }>().not.toExtend<BellOption>();
    expectTypeOf<{ id: string; verb: 'ring' }>().not.toExtend<BellOption>();
    expectTypeOf<{ id: string; verb: 'toll' }>().not.toExtend<BellOption>();
  });

  it('are read out of an answer with their types, or fail with what is missing', () => {
    const ring: BellOption = { id: 'ring', verb: 'ring', args: { times: 3 } };
    const rest: BellOption = { id: 'rest', verb: 'rest' };
    const read = (chosen: readonly BellOption[] | undefined) =>
      chosenArgument(chosen, 'ring', 'times');
    expectTypeOf(read).returns.toEqualTypeOf<number>();
    expect(read([ring])).toBe(3);
    expect(() => read([rest])).toThrow(new RulesError('The option rest is no ring.'));
    expect(() => chosenArgument([ring], 'ring', 'by')).toThrow(
      new RulesError('The option ring has no argument by.'),
    );
    expect(() => read(undefined)).toThrow(RulesError);
  });
});
