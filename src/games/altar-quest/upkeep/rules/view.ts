import type { Viewer } from '../../../../kernel/event.ts';
import { copyOf } from '../../../../kernel/json.ts';
import type { Match, Outcome } from '../../../../kernel/match.ts';
import type { UpkeepState } from './state.ts';

/** What a viewer may know: all of it. A campaign has no secrets; what is drawn by lot is drawn when needed. */
export interface UpkeepView extends UpkeepState {
  viewer: Viewer;
  outcome: Outcome | null;
}

export const viewOf = ({ state, outcome }: Match<UpkeepState>, viewer: Viewer): UpkeepView => {
  const { campaign, after, heroes, supply, display, scene, scenes, gained, revealed, paid } =
    copyOf(state);
  return {
    campaign,
    after,
    heroes,
    supply,
    display,
    scene,
    scenes,
    gained,
    revealed,
    paid,
    viewer,
    outcome,
  };
};
