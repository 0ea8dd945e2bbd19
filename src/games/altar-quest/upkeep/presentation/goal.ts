import type { Goal } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { standingLines } from '../../presentation/campaign/standing.ts';
import type { UpkeepView } from '../rules/view.ts';
import { offeredLine } from './cards.ts';
import { nextLine, statusLines } from './status.ts';

const STEPS = ['clean-up', 'shop', 'training', 'enemies'] as const;

/** What happens between two quests, and why. */
export function goalOf(view: UpkeepView, texts: Texts): Goal {
  const { campaign, after, display, scene, outcome, viewer } = view;
  const own = (key: string) => texts(`altar-quest-upkeep.goal.${key}`);
  const isAsked = viewer !== 'table' && outcome === null;
  if (after.due === 'epilogue') {
    return {
      title: own('epilogue.title'),
      steps: [own('epilogue.step')],
      ends: [],
      standing: standingLines(campaign, texts),
      open: [],
      next: isAsked ? nextLine(view, texts) : null,
    };
  }
  return {
    title: own('title'),
    steps: [...STEPS.map(own), ...(campaign.story === null ? [own('quest')] : [own('story')])],
    ends: [own('supply-goes')],
    standing: [...standingLines(campaign, texts), ...statusLines(view, texts).slice(0, -1)],
    open: scene === 'shop' ? display.map((card) => offeredLine(card, texts)) : [],
    openIsNumbered: true,
    next: isAsked ? own(`next.${scene}`) : null,
  };
}
