import type { Campaign, CampaignSetup } from '../../../../kernel/campaign.ts';
import { optionReader } from '../../../../kernel/lobby-options.ts';
import { isInBox, packOf } from '../../../../kernel/packs.ts';
import { allDecks, cardsOf } from '../cards/library.ts';
import type { CardId } from '../terms.ts';
import { plannedBy } from './chapters.ts';
import { CAMPAIGN_OPTIONS } from './options.ts';
import type { CampaignState } from './state.ts';

/**
 * A campaign before its first quest (AQ-273): all enemy upgrades are in the pool, and the people who come to
 * the first quest bring their heroes. Nothing of it is hidden, and nothing is drawn before it is needed: a card
 * drawn by lot then is as likely to be any card as the top of a shuffled deck.
 */
export function beginCampaign({ options }: CampaignSetup): Campaign<CampaignState> {
  const read = optionReader(CAMPAIGN_OPTIONS, options);
  const story = read('story');
  const state: CampaignState = {
    story: story === 'none' ? null : story,
    options: { level: read('level') },
    enemies: read('enemies'),
    armor: read('armor'),
    due: 'quest',
    chapter: 1,
    plan: null,
    heroes: {},
    pool: cardsIn(story, 'enemy-upgrade'),
    shop: cardsIn(story, 'equipment'),
    journal: { enemyUpgrades: [], rivals: [], storyCards: [] },
    marks: [],
    record: [],
    last: null,
    ending: null,
  };
  state.plan = plannedBy(state);
  return { gameId: 'altar-quest', state, outcome: null };
}

/** Cards of a kind that campaigns only have: the box's, and those of the story's own pack. */
const cardsIn = (story: string, kind: 'enemy-upgrade' | 'equipment'): CardId[] =>
  allDecks()
    .filter((deck) => deck.kind === kind)
    .filter(({ id }) => isInBox(id) || packOf(id) === packOf(story))
    .flatMap(cardsOf);
