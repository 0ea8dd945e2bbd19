import type { Procedures } from './engine.ts';
import type { Json } from './json.ts';
import type { Match } from './match.ts';

/**
 * Whether every frame of a saved match still leads where it led: its step exists, and the definition
 * that it points to, if any, has not changed.
 *
 * @param leadsToTheSame asked for what a frame notes as `at`
 */
export const isResumable = <State>(
  procedures: Procedures<State>,
  match: Match<State>,
  leadsToTheSame: (at: Json) => boolean,
): boolean =>
  match.stack.every(({ procedure, step, data: { at } }) => {
    if (!procedures[procedure]?.steps[step]) return false;
    return at === undefined || leadsToTheSame(at);
  });
