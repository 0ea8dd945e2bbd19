import { expect } from 'vitest';
import { askAgain, isAtRest, type Procedures } from '../../src/kernel/engine.ts';
import type { Match } from '../../src/kernel/match.ts';

/** Asking changes nothing when an action starts, so that it can be asked again after an update. */
export function expectToAskTheSameAgain<State>(
  procedures: Procedures<State>,
  match: Match<State>,
): void {
  const again = structuredClone(match);
  if (!isAtRest(match)) {
    expect(askAgain(procedures, again)).toBeNull();
    return;
  }
  expect(askAgain(procedures, again)).toEqual([]);
  expect(again.state).toEqual(match.state);
  expect(withoutIds(again)).toEqual(withoutIds(match));
}

const withoutIds = ({ open }: Match) => open.map(({ id: _, ...asked }) => asked);
