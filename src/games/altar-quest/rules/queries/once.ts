import type { AltarQuestState } from '../state.ts';

/** The state that is being looked at, and what each query has computed from it. */
let lookedAt: AltarQuestState | null = null;
let found = new Map<unknown, unknown>();

/**
 * Looks at a state that nothing changes meanwhile: queries made by `once` are computed only the first time.
 * When options are listed or a view is made, the same few are asked hundreds of times.
 *
 * @param look changes nothing
 */
export function looking<Result>(state: AltarQuestState, look: () => Result): Result {
  if (lookedAt === state) return look();
  const [before, foundBefore] = [lookedAt, found];
  lookedAt = state;
  found = new Map();
  try {
    return look();
  } finally {
    lookedAt = before;
    found = foundBefore;
  }
}

/** A query that depends on the state alone, remembered while that is being looked at. Nobody changes its result. */
export const once =
  <Value>(query: (state: AltarQuestState) => Value): ((state: AltarQuestState) => Value) =>
  (state) => {
    if (state !== lookedAt) return query(state);
    let value = found.get(query) as Value | undefined;
    if (value === undefined) {
      value = query(state);
      found.set(query, value);
    }
    return value;
  };
