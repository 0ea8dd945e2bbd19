import type { Procedures } from '../../src/kernel/engine.ts';
import { finish } from '../../src/kernel/procedure.ts';

/** Where an effect is; games without named abilities omit the name. */
export interface EffectAddress {
  card: string;
  ability?: string;
  path: string;
}

/** Looks on while scenarios play: `tests/behaviour` asks what they prove. */
export interface Watcher {
  /** The scenario mentions these cards: in its layout or by a choice. */
  names(cards: string): void;
  /** An effect begins. @returns whether to leave it out, as if it had been done */
  leavesOut(game: string, kind: string, at: EffectAddress): boolean;
}

/** Nobody, except for the gate. */
export const watching: { by: Watcher | null } = { by: null };

const EFFECT = 'effect.';

/** The procedures of a game, with every effect that begins shown to the watcher. */
export function watched<State>(game: string, procedures: Procedures<State>): Procedures<State> {
  return Object.fromEntries(
    Object.entries(procedures).map(([name, procedure]) => {
      const begin = procedure.steps[procedure.first];
      if (!begin || !name.startsWith(EFFECT)) return [name, procedure];
      const shown: typeof begin = (run, data, came) => {
        const { at } = data as { at: EffectAddress };
        return watching.by?.leavesOut(game, name.slice(EFFECT.length), at)
          ? finish(true)
          : begin(run, data, came);
      };
      return [name, { ...procedure, steps: { ...procedure.steps, [procedure.first]: shown } }];
    }),
  );
}
