import type { JsonObject } from '../../../../kernel/json.ts';
import { finish, procedure } from '../../../../kernel/procedure.ts';
import { passMilestones } from '../milestones.ts';
import type { AltarQuest } from '../state.ts';

/** The first thing told about a match that begins with a scenario's position. */
export const laidOut = procedure<AltarQuest, JsonObject>('laid-out', {
  tell: (run) => {
    const { options, round } = run.state;
    passMilestones(run);
    run.emit('laid-out', { quest: options.quest, round });
    return finish();
  },
});
