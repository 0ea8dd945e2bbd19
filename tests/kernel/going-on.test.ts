import { describe, expect, it } from 'vitest';
import type { Option } from '../../src/kernel/decision.ts';
import {
  answer,
  askAgain,
  begin,
  canGoOn,
  foresee,
  type Procedures,
  RulesError,
  resume,
} from '../../src/kernel/engine.ts';
import type { JsonObject } from '../../src/kernel/json.ts';
import type { Match } from '../../src/kernel/match.ts';
import { ask, call, goto, procedure, type StepResult } from '../../src/kernel/procedure.ts';
import type { Vocabulary } from '../../src/kernel/vocabulary.ts';
import { asking, type Log, match, question } from './small-game.ts';

const option = (id: string): Option => ({ id, verb: 'go' });
const REST = { rest: true } as const;

/** Turns without end: each begins with a rest, and may go on with an ordinary question. */
const turns = (offered: readonly string[] = ['left', 'right']): Procedures<Log> => ({
  main: procedure<Vocabulary<Log>, JsonObject>('main', {
    begin: (run, _data, { reply }): StepResult => {
      run.state.log.push(`asks ${Object.keys(reply)}`);
      const forced = question({ key: 'forced', options: [option('only')] });
      return ask([question({ ...REST, options: offered.map(option) }), forced], 'turn');
    },
    turn: (run, _data, { reply }): StepResult => {
      run.state.log.push(`goes ${reply.answer?.[0]?.id}`);
      return ask(question(), 'begin');
    },
  }),
});

const begun = (procedures: Procedures<Log>): Match<Log> => {
  const game = match();
  begin(procedures, game, 'main');
  return game;
};

const offeredIn = ({ open }: Match) => open.map(({ options }) => options.map(({ id }) => id));

describe('a match at rest', () => {
  it('is asked again by the step that asked, which may offer something else by now', () => {
    const game = begun(turns());
    expect(askAgain(turns(['up', 'down']), game)).toEqual([]);
    expect(offeredIn(game)).toEqual([['up', 'down']]);
    expect(game.state.log).toEqual(['asks ', 'asks ']);
    const choice = { seat: 'ann', decision: game.open[0]!.id, options: ['down'] };
    expect(answer(turns(['up', 'down']), game, choice).accepted).toBe(true);
    expect(game.state.log.at(-1)).toBe('goes down');
  });

  it('is left as it is where the step that asked is gone', () => {
    const game = begun(turns());
    const before = JSON.stringify(game);
    const { main: _gone, ...others } = turns();
    expect(askAgain(others, game)).toBeNull();
    expect(askAgain({ main: { ...turns().main!, steps: {} } }, game)).toBeNull();
    expect(JSON.stringify(game)).toBe(before);
  });

  it('is not at rest any more at an ordinary question, nor where only some questions are', () => {
    const game = begun(turns());
    answer(turns(), game, { seat: 'ann', decision: '1', options: ['left'] });
    expect(game.stack.at(-1)).not.toHaveProperty('asking');
    const before = JSON.stringify(game);
    expect(askAgain(turns(), game)).toBeNull();
    expect(JSON.stringify(game)).toBe(before);
    const both = asking(question({ ...REST, key: 'one' }), question({ key: 'other' }));
    expect(askAgain(both, begun(both))).toBeNull();
  });
});

describe('a saved match can go on', () => {
  const standsAt = (...steps: string[]) => ({
    ...match(),
    stack: steps.map((step) => ({ procedure: 'main', step, data: {} })),
    open: begun(turns()).open,
  });
  const atRest = (asks: string, procedureNow = 'main') => {
    const saved = standsAt('begin', 'turn', 'gone');
    Object.assign(saved.stack.at(-1)!, { asking: asks, procedure: procedureNow });
    return saved;
  };

  it('at rest if the step that asks is there, inside of steps that are', () => {
    expect(canGoOn(turns(), atRest('begin'))).toBe(true);
    expect(canGoOn(turns(), atRest('lost'))).toBe(false);
    expect(canGoOn(turns(), atRest('begin', 'lost'))).toBe(false);
    expect(canGoOn(turns(), standsAt('begin', 'lost', 'turn'))).toBe(false);
    const outside = atRest('begin');
    outside.stack[1]!.step = 'lost';
    expect(canGoOn(turns(), outside)).toBe(false);
  });

  it('if it was saved before steps that ask were noted, as long as its own are there', () => {
    expect(canGoOn(turns(), standsAt('turn'))).toBe(true);
    expect(canGoOn(turns(), standsAt('gone'))).toBe(false);
    expect(canGoOn({}, standsAt('turn'))).toBe(false);
  });
});

describe('a match that is played on', () => {
  /** Counts, one step at a time. */
  const counting: Procedures<Log> = {
    main: procedure<Vocabulary<Log>, JsonObject>('main', {
      count: (run, _data, { reply }): StepResult => {
        run.state.log.push(reply.answer?.[0]?.id ?? 'on');
        return run.state.log.length < 5 ? goto('count') : ask(question(), 'count');
      },
    }),
  };
  const waiting = (): Match<Log> => ({
    ...match(),
    stack: [{ procedure: 'main', step: 'count', data: {} }],
  });

  it('goes on to its next question, or to where it is far enough after a step', () => {
    const game = waiting();
    resume(counting, game, ({ state }) => state.log.length === 2);
    expect([game.state.log.length, game.open.length]).toEqual([2, 0]);
    resume(counting, game);
    expect([game.state.log.length, game.open.length]).toEqual([5, 1]);
  });

  it('can be foreseen for a reply, and stays as it is', () => {
    const game = waiting();
    resume(counting, game);
    const before = JSON.stringify(game);
    const short = (fork: Match<Log>) => fork.state.log.length === 6;
    const fork = foresee(counting, game, 'count', { answer: [option('left')] }, short);
    expect(fork.state.log.at(-1)).toBe('left');
    expect(fork.open).toHaveLength(1);
    expect(fork.gameId).toBe(game.gameId);
    expect(JSON.stringify(game)).toBe(before);
  });

  it('can be foreseen only while something is being resolved', () => {
    expect(() => foresee(counting, match(), 'count', {}, () => false)).toThrow(RulesError);
  });
});

describe('a fault of the rules says what is wrong', () => {
  const oneStep = (step: () => StepResult): Procedures<Log> => ({
    main: procedure<Vocabulary<Log>, JsonObject>('main', { only: step }),
  });

  it.each([
    ['a step that is not there', () => goto('gone'), 'There is no step main.gone.'],
    [
      'a procedure that is not there',
      () => call('gone', {}, 'only'),
      'There is no procedure gone.',
    ],
    [
      'a question with too few options',
      () => ask(question({ choose: { min: 3, max: 3 } }), 'only'),
      'which was asked without enough options.',
    ],
  ])('for %s', (_what, step, problem) => {
    expect(() => begun(oneStep(step))).toThrow(new RulesError(problem));
  });

  it('for a saved match in a procedure that is not there', () => {
    const saved = { ...match(), stack: [{ procedure: 'gone', step: 'only', data: {} }] };
    expect(() => resume(turns(), saved)).toThrow(new RulesError('There is no step gone.only.'));
  });

  it('for a question that is open although nothing is being resolved', () => {
    const game = begun(turns());
    game.stack = [];
    const choice = { seat: 'ann', decision: '1', options: ['left'] };
    expect(() => answer(turns(), game, choice)).toThrow(RulesError);
  });

  it('for a procedure without steps', () => {
    expect(() => procedure('empty', {})).toThrow('The procedure empty has no steps.');
  });
});
