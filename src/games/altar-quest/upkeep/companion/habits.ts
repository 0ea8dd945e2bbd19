import type { Habit, Outlook } from '../../../../kernel/companion.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';
import type { HeroId } from '../../rules/terms.ts';
import type { Upkeep, UpkeepDecision } from '../rules/state.ts';
import type { UpkeepOption } from '../rules/verbs.ts';
import type { UpkeepView } from '../rules/view.ts';
import { fitOf } from './fit.ts';

/** Supply for an upgrade (AQ-280): a companion keeps this much for each hero before it reveals more Equipment. */
const FOR_TRAINING = 5;

/** Rules of thumb between quests. Options of equal weight come in any order. */
export function habits({ view, decision }: Outlook<UpkeepView, Upkeep>): Habit[] {
  return decision.options.map((option) => {
    const { weight, why } = judged(view, decision, option);
    return {
      option: option.id,
      weight,
      reason: { key: why },
      public: true,
    };
  });
}

interface Judged {
  weight: number;
  why: 'fits' | 'stronger' | 'choice' | 'saves' | 'needs' | 'again' | 'curious';
}

function judged(view: UpkeepView, { prompt }: UpkeepDecision, option: UpkeepOption): Judged {
  const { campaign, supply, heroes } = view;
  switch (option.verb) {
    case 'take': {
      const hero = prompt.key === 'prompt.take' ? prompt.args.hero : '';
      return { weight: fitOf(campaign, hero, option.args.card), why: 'fits' };
    }
    case 'train':
      return { weight: 1, why: 'stronger' };
    case 'reveal': {
      const kept = supply - option.args.price;
      const isSpare = kept >= FOR_TRAINING * heroes.length || supply < FOR_TRAINING;
      return { weight: isSpare ? 1 : -1, why: 'choice' };
    }
    case 'hero':
      return whom(campaign, prompt, option.args.hero);
    case 'again':
      return { weight: 1, why: 'again' };
    case 'done':
      return { weight: 0, why: 'saves' };
    default:
      return { weight: 0, why: 'curious' };
  }
}

/** Who gets a card, or may pay: whoever it fits, or whoever has the least. */
function whom(campaign: CampaignState, prompt: UpkeepDecision['prompt'], hero: HeroId): Judged {
  if (prompt.key === 'prompt.who-takes' || prompt.key === 'prompt.give') {
    return { weight: fitOf(campaign, hero, prompt.args.card), why: 'fits' };
  }
  const { upgrades = [] } = campaign.heroes[hero] ?? {};
  return { weight: MOST_UPGRADES - upgrades.length, why: 'needs' };
}

/** AQ-021: upgrades of one hero. */
const MOST_UPGRADES = 8;
