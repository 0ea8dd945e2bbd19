import { describe, expect, it } from 'vitest';
import {
  type Decision,
  type DecisionDraft,
  fallbackFor,
  formFor,
  optionsFor,
} from '../../src/kernel/decision.ts';
import { answer, begin, type Procedures, RulesError } from '../../src/kernel/engine.ts';
import { eventFor } from '../../src/kernel/event.ts';
import type { JsonObject } from '../../src/kernel/json.ts';
import type { Match } from '../../src/kernel/match.ts';
import { ask, call, finish, goto, procedure } from '../../src/kernel/procedure.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { Vocabulary } from '../../src/kernel/vocabulary.ts';

type Log = { log: string[] };

function match(): Match<Log> {
  return {
    gameId: 'test',
    content: '1',
    seats: ['ann', 'bo'],
    state: { log: [] },
    stack: [],
    open: [],
    random: seedRandom('0'.repeat(32)),
    inputs: 0,
    questions: 0,
    chapter: { id: 'only', title: { key: 'only' } },
    outcome: null,
  };
}

const question = (more: Partial<DecisionDraft> = {}): DecisionDraft => ({
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
function asking(...drafts: DecisionDraft[]): Procedures<Log> {
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

describe('answering a decision', () => {
  it('runs to the first question and offers every option', () => {
    const game = match();
    begin(asking(question()), game, 'main');
    expect(game.open).toEqual([
      {
        id: '1',
        key: 'answer',
        how: 'one',
        seats: ['ann'],
        visibility: 'public',
        prompt: { key: 'which' },
        options: question().options,
        choose: { min: 1, max: 1 },
        fallback: ['left'],
      },
    ]);
  });

  it('goes on with the reply and counts the input', () => {
    const game = match();
    const procedures = asking(question());
    begin(procedures, game, 'main');
    const result = answer(procedures, game, { seat: 'ann', decision: '1', options: ['right'] });
    expect(result).toMatchObject({ accepted: true, happenings: [{ event: { type: 'noted' } }] });
    expect(game.state.log).toEqual(['answer: right']);
    expect(game).toMatchObject({ inputs: 1, open: [], stack: [], outcome: { reason: 'over' } });
  });

  it.each([
    ['stale', { seat: 'ann', decision: '9', options: ['left'] }],
    ['not-yours', { seat: 'bo', decision: '1', options: ['left'] }],
    ['no-such-option', { seat: 'ann', decision: '1', options: ['up'] }],
    ['no-such-option', { seat: 'ann', decision: '1', options: [] }],
    ['no-such-option', { seat: 'ann', decision: '1', options: ['left', 'right'] }],
    ['no-such-option', { seat: 'ann', decision: '1', options: ['left', 'left'] }],
  ])('refuses as %s and changes nothing: %j', (refusal, choice) => {
    const game = match();
    const procedures = asking(question());
    begin(procedures, game, 'main');
    const before = JSON.stringify(game);
    expect(answer(procedures, game, choice)).toEqual({ accepted: false, refusal });
    expect(JSON.stringify(game)).toBe(before);
  });

  it('refuses an option named twice where several may be chosen', () => {
    const game = match();
    const third = { id: 'up', verb: 'go' };
    const options = [...question().options, third];
    const procedures = asking(question({ options, choose: { min: 2, max: 2 } }));
    begin(procedures, game, 'main');
    const before = JSON.stringify(game);
    const choose = (...chosen: string[]) =>
      answer(procedures, game, { seat: 'ann', decision: '1', options: chosen });
    expect(choose('left', 'left')).toEqual({ accepted: false, refusal: 'no-such-option' });
    expect(JSON.stringify(game)).toBe(before);
    expect(choose('left', 'right')).toMatchObject({ accepted: true });
    expect(game.state.log).toEqual(['answer: left+right']);
  });

  it('answers what has only one legal answer by itself', () => {
    const game = match();
    begin(asking(question({ options: [{ id: 'left', verb: 'go' }] })), game, 'main');
    expect(game.state.log).toEqual(['answer: left']);
    expect(game.questions).toBe(0);
  });

  it('asks all the same where silence would tell a secret', () => {
    const game = match();
    begin(
      asking(question({ options: [{ id: 'left', verb: 'go' }], visibility: 'secret' })),
      game,
      'main',
    );
    expect(game.open).toHaveLength(1);
    const procedures = asking(question());
    answer(procedures, game, { seat: 'ann', decision: '1', options: ['left'] });
    expect(game.outcome).not.toBeNull();
  });

  it('waits for every answer of questions asked at the same time, in any order', () => {
    const game = match();
    const procedures = asking(
      question({ key: 'ann', how: 'each' }),
      question({ key: 'bo', how: 'each', seats: ['bo'] }),
    );
    begin(procedures, game, 'main');
    answer(procedures, game, { seat: 'bo', decision: '2', options: ['right'] });
    expect(game.outcome).toBeNull();
    expect(game.open.map((open) => open.key)).toEqual(['ann']);
    answer(procedures, game, { seat: 'ann', decision: '1', options: ['left'] });
    expect(game.state.log.sort()).toEqual(['ann: left', 'bo: right']);
  });

  it('lets a seat choose only the options that are its own', () => {
    const game = match();
    const procedures = asking(
      question({
        options: [
          { id: 'left', verb: 'go' },
          { id: 'help', verb: 'use', seat: 'bo' },
        ],
      }),
    );
    begin(procedures, game, 'main');
    const decision = game.open[0]!;
    expect(optionsFor(decision, 'ann').map(({ id }) => id)).toEqual(['left']);
    expect(optionsFor(decision, 'bo').map(({ id }) => id)).toEqual(['help']);
    const tryIt = (seat: string, id: string) =>
      answer(procedures, game, { seat, decision: '1', options: [id] });
    expect(tryIt('ann', 'help')).toEqual({ accepted: false, refusal: 'not-yours' });
    expect(tryIt('bo', 'left')).toEqual({ accepted: false, refusal: 'not-yours' });
    expect(tryIt('bo', 'help')).toMatchObject({ accepted: true });
  });

  describe('at a deadline', () => {
    const help = { id: 'help', verb: 'use', seat: 'bo' };
    const opened = (more: Partial<DecisionDraft>): Decision => {
      const game = match();
      begin(asking(question({ seats: ['ann', 'bo'], ...more })), game, 'main');
      return game.open[0] as Decision;
    };

    it('chooses the first options that everybody who is asked may choose', () => {
      const decision = opened({ options: [help, ...question().options] });
      expect(decision.fallback).toEqual(['left']);
      expect(fallbackFor(decision, 'ann')).toEqual(['left']);
      expect(fallbackFor(decision, 'bo')).toEqual(['left']);
    });

    it('chooses an option of their own for each, where there is none for everybody', () => {
      const decision = opened({ options: [{ id: 'walk', verb: 'go', seat: 'ann' }, help] });
      expect(decision.fallback).toEqual([]);
      for (const [seat, own] of [
        ['ann', ['walk']],
        ['bo', ['help']],
      ] as const) {
        expect(fallbackFor(decision, seat)).toEqual(own);
        expect(formFor(decision, seat).fallback).toEqual(own);
      }
      expect(formFor(decision, 'cy').fallback).toEqual([]);
    });

    it('chooses what is offered to the only seat that is asked', () => {
      const options = [help, { id: 'wait', verb: 'go', seat: 'bo' }];
      expect(opened({ seats: ['bo'], options }).fallback).toEqual(['help']);
    });

    it.each([['help'], ['nothing']])('can’t choose what not everybody may choose: %s', (id) => {
      const options = [...question().options, help];
      expect(() => opened({ options, fallback: [id] })).toThrow(
        new RulesError(`Not everybody who is asked which may choose its fallback ${id}.`),
      );
    });

    it('in a match saved before, chooses nothing for a seat that it may not choose', () => {
      const saved = { ...opened({ options: [...question().options, help] }), fallback: ['help'] };
      expect(fallbackFor(saved, 'bo')).toEqual(['help']);
      expect(fallbackFor(saved, 'ann')).toEqual(['left']);
    });
  });

  it('never uses a decision id twice', () => {
    const procedures: Procedures<Log> = {
      main: procedure<Vocabulary<Log>, JsonObject>('main', {
        ask: () => ask(question(), 'again'),
        again: () => goto('ask'),
      }),
    };
    const game = match();
    begin(procedures, game, 'main');
    const seen = new Set<string>();
    for (let round = 0; round < 50; round++) {
      const { id } = game.open[0]!;
      expect(seen.has(id)).toBe(false);
      seen.add(id);
      answer(procedures, game, { seat: 'ann', decision: id, options: ['left'] });
    }
  });
});

describe('procedures', () => {
  it('hand their result to the caller', () => {
    const procedures: Procedures<Log> = {
      main: procedure<Vocabulary<Log>, JsonObject>('main', {
        call: () => call('double', { number: 21 }, 'take'),
        take: (run, _data, { result }) => {
          run.state.log.push(String(result));
          run.end({ winners: [], reason: 'over' });
          return finish();
        },
      }),
      double: procedure<Vocabulary<Log>, { number: number }>('double', {
        double: (_run, { number }) => finish(number * 2),
      }),
    };
    const game = match();
    begin(procedures, game, 'main');
    expect(game.state.log).toEqual(['42']);
  });

  it('that go round in circles end in a clear error', () => {
    const procedures: Procedures<Log> = {
      main: procedure<Vocabulary<Log>, JsonObject>('main', { round: () => goto('round') }),
    };
    expect(() => begin(procedures, match(), 'main')).toThrow(
      new RulesError('The rules do not come to an end: main.round'),
    );
  });

  it('that end without an outcome are a fault of the rules', () => {
    const procedures: Procedures<Log> = {
      main: procedure<Vocabulary<Log>, JsonObject>('main', { stop: () => finish() }),
    };
    expect(() => begin(procedures, match(), 'main')).toThrow(/run out of things to do/);
  });

  it('resume from JSON at a question as if nothing had been', () => {
    const procedures = asking(question());
    const game = match();
    begin(procedures, game, 'main');
    const copy: Match<Log> = JSON.parse(JSON.stringify(game));
    answer(procedures, game, { seat: 'ann', decision: '1', options: ['right'] });
    answer(procedures, copy, { seat: 'ann', decision: '1', options: ['right'] });
    expect(copy).toEqual(game);
  });
});

describe('events', () => {
  const secret = {
    event: { type: 'drew', args: { card: 'ace' } },
    seats: ['ann'],
    otherwise: { type: 'drew', args: {} },
    chapter: 'only',
  };

  it('show each viewer their own form', () => {
    expect(eventFor(secret, 'ann')).toEqual({ type: 'drew', args: { card: 'ace' } });
    expect(eventFor(secret, 'bo')).toEqual({ type: 'drew', args: {} });
    expect(eventFor(secret, 'table')).toEqual({ type: 'drew', args: {} });
  });

  it('show others nothing where there is no public form', () => {
    const { otherwise: _public, ...hidden } = secret;
    expect(eventFor(hidden, 'bo')).toBeNull();
  });
});
