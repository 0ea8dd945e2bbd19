import { describe, expect, it } from 'vitest';
import { answerTo, isAnswer } from '../../src/kernel/answered-ahead.ts';
import { type Standing, sameStanding, standingName } from '../../src/kernel/standing.ts';

const pass = (args?: Standing['args'], until: Standing['until'] = 'turn'): Standing => ({
  id: 'pass',
  until,
  ...(args ? { args } : {}),
});

describe('a standing answer', () => {
  it('is the same by its name and what it is about, however long it lasts', () => {
    expect(sameStanding(pass({ card: 'map', by: 'ann' }), pass({ by: 'ann', card: 'map' }))).toBe(
      true,
    );
    expect(sameStanding(pass({ card: 'map' }), pass({ card: 'map' }, 'revoked'))).toBe(true);
    expect(sameStanding(pass(), pass({}))).toBe(true);
    expect(sameStanding(pass({ card: 'map' }), pass({ card: 'trap' }))).toBe(false);
    expect(sameStanding(pass({ card: 'map' }), pass({ by: 'map' }))).toBe(false);
    expect(sameStanding(pass(), { ...pass(), id: 'play' })).toBe(false);
  });

  it('has a name that saved tables can rely on', () => {
    expect(standingName(pass({ card: 'map', by: 'ann' }))).toBe('pass/by=ann/card=map');
    expect(standingName(pass())).toBe('pass');
  });
});

describe('an answer given ahead', () => {
  it('is an option of any question, or of one question alone', () => {
    expect(isAnswer({ prompt: 'strike' }, 'pass', 'pass')).toBe(true);
    expect(isAnswer({ prompt: 'strike' }, 'pass', answerTo('strike', 'pass'))).toBe(true);
    expect(isAnswer({ prompt: 'parry' }, 'pass', answerTo('strike', 'pass'))).toBe(false);
    expect(isAnswer({ prompt: 'strike' }, 'hit', answerTo('strike', 'pass'))).toBe(false);
    expect(isAnswer({ prompt: 'strike' }, 'hit', 'pass')).toBe(false);
  });
});
