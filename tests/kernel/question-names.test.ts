import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/kernel/decision.ts';
import type { Match } from '../../src/kernel/match.ts';
import { nameAnew, nameQuestions, questionName } from '../../src/kernel/question-names.ts';
import { type Log, match } from './small-game.ts';

const asks = (questions: number, ...ids: string[]): Match<Log> => ({
  ...match(),
  questions,
  open: ids.map((id) => ({ id })) as Decision[],
});

const idsIn = ({ open }: Match) => open.map(({ id }) => id);

describe('the names of questions', () => {
  it('are short', () => {
    expect([1, 35, 36].map(questionName)).toEqual(['1', 'z', '10']);
  });

  it('are new in a match that has gone back, except for what was open all the time', () => {
    const back = asks(9, '7', '8', '9');
    expect(nameAnew(back, asks(40, '8', '14'))).toEqual(['15', '8', '16']);
    expect(idsIn(back)).toEqual(['15', '8', '16']);
    expect(back.questions).toBe(42);
  });

  it('are given again where the same match goes back elsewhere, once or twice', () => {
    const elsewhere = asks(9, '7', '8', '9');
    for (const _time of ['once', 'twice']) {
      nameQuestions(elsewhere, ['15', '8', '16']);
      expect(idsIn(elsewhere)).toEqual(['15', '8', '16']);
      expect(elsewhere.questions).toBe(42);
    }
  });

  it('stay where no others are given, and are never counted back', () => {
    const game = asks(50, '7', '8');
    nameQuestions(game, ['15']);
    expect([idsIn(game), game.questions]).toEqual([['15', '8'], 50]);
  });
});
