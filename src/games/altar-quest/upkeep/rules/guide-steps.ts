import { chapterOf } from '../../rules/campaign/chapters.ts';
import type { GuideStep } from '../../rules/campaign/guide/guide.ts';
import { storyGuide } from '../../rules/campaign/guide/library.ts';
import { RULEBOOK_UPKEEP } from '../../rules/campaign/guide/rulebook.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';

/**
 * The place of a list of steps: which step of the list above it, and which of its branches (`then`, `else`, the
 * name of what was chosen), again and again. The whole upkeep is at the empty path.
 */
export type StepPath = (number | string)[];

/** What is played now: the epilogue, the chapter's own upkeep, or the rulebook's (AQ-283). */
function whole(campaign: CampaignState): readonly GuideStep[] {
  if (campaign.due === 'epilogue') return storyGuide(campaign.story as string).epilogue;
  return chapterOf(campaign)?.upkeep ?? RULEBOOK_UPKEEP;
}

/** The list of steps at a path. Throws for a path that leads nowhere: the guide has changed. */
export function stepsAt(campaign: CampaignState, path: StepPath): readonly GuideStep[] {
  let steps = whole(campaign);
  for (let at = 0; at < path.length; at += 2) {
    steps = branchOf(steps[path[at] as number], path[at + 1] as string);
  }
  return steps;
}

function branchOf(step: GuideStep | undefined, branch: string): readonly GuideStep[] {
  if (step?.do === 'when') return (branch === 'then' ? step.then : step.else) ?? [];
  if (step?.do === 'ask') {
    const option = step.options.find(({ name }) => name === branch);
    if (option) return option.steps;
  }
  throw new Error(`There is no branch ${branch} of the step ${step?.do}.`);
}
