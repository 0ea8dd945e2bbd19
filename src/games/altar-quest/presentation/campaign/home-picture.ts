import type { Picture } from '../../../../kernel/pictures.ts';
import { encodePicture } from '../../../../picture/picture.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { drawHome } from '../../picture/campaign/home.ts';
import { withHero } from '../../rules/campaign/carrying.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';
import { definition } from '../../rules/cards/library.ts';
import type { CardId } from '../../rules/terms.ts';
import { heroLines, heroSummaries } from './heroes.ts';
import { campaignTitle, standingLines } from './standing.ts';
import { stationsOf } from './stations.ts';

/** The road of six quests, with the heroes who walk it. */
export async function campaignPicture(campaign: CampaignState, texts: Texts): Promise<Picture> {
  const title = campaignTitle(campaign, texts);
  const [line = ''] = standingLines(campaign, texts);
  const stations = stationsOf(campaign, texts);
  const heroes = heroSummaries(campaign, texts).map(({ character: id, name }) => {
    const { upgrades, equipment, allies, carries } = withHero(campaign, id);
    const isAlly = (card: CardId) => definition(card).type === 'ally';
    const counts = {
      upgrades: upgrades.length,
      equipment: equipment.length + carries.filter((card) => !isAlly(card)).length,
      allies: allies.length + carries.filter(isAlly).length,
    };
    const earned = counts.upgrades + counts.equipment + counts.allies;
    const quests = campaign.record.filter((quest) => quest.heroes.includes(id)).length;
    const words = texts('altar-quest-picture.campaign.hero', { ...counts, earned, quests });
    return { id, name, line: words };
  });
  const canvas = drawHome({ title, line, stations, heroes });
  const altText = [
    title,
    line,
    ...stations.map(({ words }) => words),
    ...heroLines(campaign, texts),
  ];
  return encodePicture(canvas, 'landscape', altText.join('\n'));
}
