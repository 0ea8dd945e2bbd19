import { describe, expect, it } from 'vitest';
import { begin, newMatch, type Procedures } from '../../src/kernel/engine.ts';
import { eventFor, roundOfChapter } from '../../src/kernel/event.ts';
import type { JsonObject } from '../../src/kernel/json.ts';
import { finish, procedure, type Run } from '../../src/kernel/procedure.ts';
import type { Vocabulary } from '../../src/kernel/vocabulary.ts';
import { type Log, match } from './small-game.ts';

/** What is told in a match of one step. */
const toldBy = (tell: (run: Run<Log>) => void) => {
  const procedures: Procedures<Log> = {
    main: procedure<Vocabulary<Log>, JsonObject>('main', {
      tell: (run) => {
        tell(run);
        run.end({ winners: [], reason: 'over' });
        return finish();
      },
    }),
  };
  return begin(procedures, newMatch(match()), 'main');
};

describe('a chapter', () => {
  it('is opened by the first thing told in it, the one that a match begins with too', () => {
    const acts = { id: 'r1-act', title: { key: 'act' } };
    const told = toldBy((run) => {
      run.emit('came', {});
      run.emit('saw', {});
      run.beginChapter(acts);
      run.emit('won', {});
      run.emit('left', {});
    });
    expect(told.map(({ chapter }) => chapter)).toEqual(['only', 'only', 'r1-act', 'r1-act']);
    expect(told.map(({ opens }) => opens)).toEqual([match().chapter, undefined, acts, undefined]);
  });

  it.each([
    ['r3-act-myreen', 3],
    ['r12-threats', 12],
    ['setup', 0],
    ['after-r3-act', 0],
  ])('%s belongs to round %i', (id, round) => {
    expect(roundOfChapter(id)).toBe(round);
  });
});

describe('what is told to some', () => {
  it('has another form for everybody else only if it is told one', () => {
    const drew = { type: 'drew', args: { card: 'ace' } };
    const [hidden, open] = toldBy((run) => {
      run.emitTo(['ann'], drew);
      run.emitTo(['ann'], drew, { type: 'drew', args: {} });
    });
    expect(hidden).not.toHaveProperty('otherwise');
    expect(open).toMatchObject({
      event: drew,
      seats: ['ann'],
      otherwise: { type: 'drew', args: {} },
    });
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

  it('for everyone show everyone the same', () => {
    const { otherwise: _public, ...rest } = secret;
    const open = { ...rest, seats: 'everyone' as const };
    for (const viewer of ['ann', 'bo', 'table']) expect(eventFor(open, viewer)).toBe(open.event);
  });

  it('show others nothing where there is no public form', () => {
    const { otherwise: _public, ...hidden } = secret;
    expect(eventFor(hidden, 'bo')).toBeNull();
  });
});
