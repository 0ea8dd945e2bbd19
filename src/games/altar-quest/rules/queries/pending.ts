import type { JsonObject } from '../../../../kernel/json.ts';
import type { AltarQuestRun, Present } from '../state.ts';
import type { CardId, HeroId } from '../terms.ts';

/** The innermost procedure by a name that is in progress: what a Reaction changes. Null if there is none. */
export function pending<Data extends JsonObject>(
  { match }: Pick<Present, 'match'>,
  procedure: string,
): Data | null {
  const stack = match?.stack ?? [];
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth];
    if (frame?.procedure === procedure) return frame.data as Data;
  }
  return null;
}

/** The hero who plays or uses a card whose effect is in progress; null if it activates, is drawn or set off. */
export function userOf(run: AltarQuestRun, card: CardId): HeroId | null {
  const use = pending<{ hero: HeroId; card: CardId }>(run, 'use-card');
  return use?.card === card ? use.hero : null;
}
