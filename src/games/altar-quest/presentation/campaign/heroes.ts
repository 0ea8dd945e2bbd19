import type { CampaignCharacter } from '../../../../kernel/campaign-presentation.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { withHero } from '../../rules/campaign/carrying.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';
import type { CardId, HeroId } from '../../rules/terms.ts';
import { namesIn } from '../names.ts';

/** Everyone who has ever taken part. */
export const heroSummaries = (campaign: CampaignState, texts: Texts): CampaignCharacter[] =>
  Object.keys(campaign.heroes).map((hero) => ({
    character: hero,
    name: namesIn(texts).hero(hero),
    lines: earnedLines(campaign, hero, texts),
  }));

/** One line each, with the name in front. */
export const heroLines = (campaign: CampaignState, texts: Texts): string[] =>
  heroSummaries(campaign, texts).map(({ name, lines }) =>
    texts('altar-quest.campaign.hero', { hero: name, earned: lines.join(' · ') }),
  );

/**
 * What each hero has along: Equipment and allies of an absent hero are listed with the hero who carries them
 * (AQ-274).
 */
function earnedLines(campaign: CampaignState, hero: HeroId, texts: Texts): string[] {
  const { upgrades, equipment, allies, carries } = withHero(campaign, hero);
  const names = namesIn(texts);
  const own = (kind: string, cards: readonly CardId[]) =>
    cards.length === 0
      ? []
      : [
          texts(`altar-quest.campaign.earned.${kind}`, {
            cards: names.list(cards.map(names.card)),
          }),
        ];
  const lines = [
    ...own('upgrades', upgrades),
    ...own('equipment', equipment),
    ...own('allies', allies),
    ...own('carries', carries),
  ];
  if (lines.length > 0) return lines;
  const played = campaign.record.filter((quest) => quest.heroes.includes(hero)).length;
  return [texts('altar-quest.campaign.earned.nothing', { quests: played })];
}
