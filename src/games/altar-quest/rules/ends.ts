import type { CardDefinition } from './cards/definition.ts';
import { definition } from './cards/library.ts';
import { printed } from './cards/printed.ts';
import type { Condition } from './language/condition.ts';
import { holds } from './queries/conditions.ts';
import { ofQuest } from './queries/rules-card.ts';
import { everySeat } from './questions.ts';
import type { AltarQuestRun } from './state.ts';

/** One way in which a quest can be lost; its reason names the text that tells it. */
export interface WayToLose {
  reason: string;
  when: Condition;
}

/**
 * Checks whether the quest is won or lost (AQ-003, AQ-005); called after every step. A defeated hero has ended
 * the match already (AQ-004), so that loss comes before victory.
 */
export function checkEnds(run: AltarQuestRun): void {
  const { state, match } = run;
  if (match.outcome || state.round === 0) return;
  const scope = ofQuest(state);
  const rules = definition(scope.card);
  for (const { reason, when } of waysToLose(rules)) {
    if (!holds(run, when, scope)) continue;
    run.end({ winners: [], reason });
    return;
  }
  if (rules.win && holds(run, rules.win, scope)) {
    run.end({ winners: everySeat(state), reason: reasonOfVictory(rules) });
  }
}

export const reasonOfVictory = ({ id }: CardDefinition): string => `${id}-won`;

/**
 * How a quest can be lost, apart from heroes falling. If one of several conditions is enough, each is a way of
 * its own, named after it: each has its own ending, and is counted separately.
 */
export const waysToLose = printed(({ id, lose }): readonly WayToLose[] => {
  if (lose === undefined) return [];
  if (lose.if !== 'any') return [{ reason: `${id}-lost`, when: lose }];
  return lose.conditions.map((when) => ({ reason: `${id}-lost-${when.if}`, when }));
});
