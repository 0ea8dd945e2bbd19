import type { JsonObject } from '../../../../kernel/json.ts';
import { call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { allTraps, isCharacter } from '../queries/figures.ts';
import { type Sprung, triggerOf } from '../queries/traps.ts';
import { withYou } from '../queries/you.ts';
import type { AltarQuest } from '../state.ts';

interface TriggerTrapsData extends JsonObject {
  /** What was set off and is still to be resolved, in order. */
  sprung: Sprung[];
}

/** Resolves Trigger effects that characters have set off by moving (AQ-228), unless the trap or the ally is gone. */
export const triggerTraps = procedure<AltarQuest, TriggerTrapsData>('trigger-traps', {
  next: (run, data) => {
    const next = data.sprung.shift();
    if (next === undefined) return finish(true);
    const { hero, card } = next;
    const trigger = triggerOf(card);
    if (!trigger || !allTraps(run.state).includes(card)) return goto('next');
    if (!isCharacter(run.state, hero)) return goto('next');
    run.emit('trap-triggered', { card, hero });
    return call(
      'ability',
      { card, ability: trigger.name, scope: withYou(run.state, { card, hero }, hero) },
      'next',
    );
  },
});
