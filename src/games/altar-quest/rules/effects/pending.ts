import type { JsonObject } from '../../../../kernel/json.ts';
import type { AltarQuestRun } from '../state.ts';

/** The innermost procedure of a name that is under way: what a Reaction changes. Null when there is none. */
export function pending<Data extends JsonObject>(
  run: AltarQuestRun,
  procedure: string,
): Data | null {
  const { stack } = run.match;
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth];
    if (frame?.procedure === procedure) return frame.data as Data;
  }
  return null;
}
