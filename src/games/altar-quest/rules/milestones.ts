import type { Milestone } from './cards/definition.ts';
import { definition } from './cards/library.ts';
import { printed } from './cards/printed.ts';
import { holds } from './queries/conditions.ts';
import { ofQuest } from './queries/rules-card.ts';
import type { AltarQuestRun, Present } from './state.ts';

/** What is a turning point in every quest. */
export const OF_EVERY_QUEST: readonly Milestone[] = [
  { name: 'villain-comes', when: { if: 'villain-spawned' } },
  { name: 'villain-falls', when: { if: 'villain-defeated' } },
];

/** Tells each turning point of the quest once, as soon as it is reached; called after every step. */
export function tellMilestones(run: AltarQuestRun): void {
  const { state, match } = run;
  if (match.outcome || state.round === 0) return;
  const { quest, villain } = state.options;
  for (const milestone of reached(run)) {
    run.emit('milestone-reached', { quest, villain, milestone });
  }
}

/** Turning points that are already past when a match begins in the middle: nobody is told of them. */
export function passMilestones(run: AltarQuestRun): void {
  reached(run);
}

/** Notes every turning point that is reached now and was not before. */
function reached(run: Present): readonly string[] {
  const { state } = run;
  const scope = ofQuest(state);
  let found = NONE;
  for (const { name, when } of turningPoints(definition(scope.card))) {
    const { milestones = NONE } = state;
    if (milestones.includes(name) || !holds(run, when, scope)) continue;
    state.milestones = [...milestones, name];
    found = [...found, name];
  }
  return found;
}

const NONE: readonly string[] = [];

const turningPoints = printed(({ milestones = [] }) => [...OF_EVERY_QUEST, ...milestones]);
