import { describe, expect, it } from 'vitest';
import {
  type Decision,
  type DecisionDraft,
  fallbackFor,
  formFor,
  optionsFor,
} from '../../src/kernel/decision.ts';
import { answer, begin, type Procedures, RulesError } from '../../src/kernel/engine.ts';
import type { JsonObject } from '../../src/kernel/json.ts';
import type { Match } from '../../src/kernel/match.ts';
import { ask, call, finish, goto, procedure } from '../../src/kernel/procedure.ts';
import type { Vocabulary } from '../../src/kernel/vocabulary.ts';
import { asking, type Log, match, question } from './small-game.ts';

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
    ['not-yours', { seat: 'bo', decision: '1', options: ['up'] }],
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

  it('takes none of several options if one of them is another seat’s', () => {
    const game = match();
    const help = { id: 'help', verb: 'use', seat: 'bo' };
    const options = [...question().options, help];
    const procedures = asking(question({ options, choose: { min: 2, max: 2 } }));
    begin(procedures, game, 'main');
    const choice = { seat: 'ann', decision: '1', options: ['left', 'help'] };
    expect(answer(procedures, game, choice)).toEqual({ accepted: false, refusal: 'not-yours' });
  });

  it('tells a seat that is asked, but has nothing to choose, that there is no such option', () => {
    const game = match();
    const options = [
      { id: 'help', verb: 'use', seat: 'bo' },
      { id: 'wait', verb: 'go', seat: 'bo' },
    ];
    const procedures = asking(question({ options }));
    begin(procedures, game, 'main');
    const choice = { seat: 'ann', decision: '1', options: [] };
    expect(answer(procedures, game, choice)).toEqual({
      accepted: false,
      refusal: 'no-such-option',
    });
  });

  it('keeps what a question is about, that it is a rest, and that one press decides', () => {
    const game = match();
    begin(asking(question({ about: 'lamp', rest: true, unconfirmed: true })), game, 'main');
    expect(game.open[0]).toMatchObject({ about: 'lamp', rest: true, unconfirmed: true });
    const other = match();
    begin(asking(question()), other, 'main');
    for (const name of ['about', 'rest', 'unconfirmed'])
      expect(other.open[0]).not.toHaveProperty(name);
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

    it('chooses nothing for all where too few options are open to everybody', () => {
      const choose = { min: 2, max: 2 };
      const walk = { id: 'walk', verb: 'go' };
      const jump = { id: 'jump', verb: 'go', seat: 'ann' };
      expect(opened({ options: [walk, jump, help], choose }).fallback).toEqual([]);
    });

    it('chooses what the question says', () => {
      expect(
        opened({ options: [...question().options, help], fallback: ['right'] }).fallback,
      ).toEqual(['right']);
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
      const two = { ...saved, choose: { min: 2, max: 2 }, fallback: ['left', 'help'] };
      expect(fallbackFor(two, 'ann')).toEqual(['left', 'right']);
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

  it('hand a reply and a result to one step only', () => {
    const seen: string[] = [];
    const procedures: Procedures<Log> = {
      main: procedure<Vocabulary<Log>, JsonObject>('main', {
        ask: () => ask(question(), 'first'),
        first: (_run, _data, { reply }) => {
          seen.push(`first ${Object.keys(reply)}`);
          return goto('second');
        },
        second: (_run, _data, { reply }) => {
          seen.push(`second ${Object.keys(reply)}`);
          return call('inner', {}, 'third');
        },
        third: (_run, _data, { result }) => {
          seen.push(`third ${result}`);
          return goto('fourth');
        },
        fourth: (run, _data, { result }) => {
          seen.push(`fourth ${result}`);
          run.end({ winners: [], reason: 'over' });
          return finish();
        },
      }),
      inner: procedure<Vocabulary<Log>, JsonObject>('inner', { only: () => finish('done') }),
    };
    const game = match();
    begin(procedures, game, 'main');
    answer(procedures, game, { seat: 'ann', decision: '1', options: ['left'] });
    expect(seen).toEqual(['first answer', 'second ', 'third done', 'fourth null']);
  });

  it('leave nothing to do and nothing to ask when the match ends in the middle of them', () => {
    const procedures: Procedures<Log> = {
      main: procedure<Vocabulary<Log>, JsonObject>('main', {
        call: () => call('inner', {}, 'call'),
      }),
      inner: procedure<Vocabulary<Log>, JsonObject>('inner', {
        end: (run) => {
          run.end({ winners: ['ann'], reason: 'first' });
          run.end({ winners: ['bo'], reason: 'second' });
          return ask(question(), 'end');
        },
      }),
    };
    const game = match();
    begin(procedures, game, 'main');
    expect(game).toMatchObject({ stack: [], open: [], outcome: { reason: 'first' } });
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
