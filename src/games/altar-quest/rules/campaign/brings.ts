import { copiesOf } from '../../../../cards/library.ts';
import type { Campaign } from '../../../../kernel/campaign.ts';
import { copyOf, type JsonObject, type Plain } from '../../../../kernel/json.ts';
import type { SeatSetup } from '../../../../kernel/setup.ts';
import type { Brought, Earned } from '../brought.ts';
import { definition } from '../cards/library.ts';
import type { HeroId } from '../terms.ts';
import { carriedOn, leftByAbsent } from './carrying.ts';
import { cardsIn, chapterOf, openingOf } from './chapters.ts';
import type { CampaignState } from './state.ts';
import type { UpkeepSetup } from './upkeep-setup.ts';

/** What the campaign hands to its next match: the journal to a quest (AQ-270), all of it to the upkeep. */
export function bringsTo(
  { state }: Campaign<CampaignState>,
  seats: readonly SeatSetup[],
): JsonObject {
  const brought: Plain<Brought | UpkeepSetup> =
    state.due === 'quest' ? toQuest(state, seats) : { campaign: state };
  return copyOf(brought);
}

function toQuest(state: CampaignState, seats: readonly SeatSetup[]): Brought {
  const { story, chapter, journal } = state;
  const heroes = seats.flatMap(({ characters }) => characters);
  const guided = chapterOf(state);
  return {
    story,
    chapter,
    heroes: Object.fromEntries(
      heroes.map((hero) => [hero, { ...earnedBy(state, hero), ...carriedOn(state, heroes, hero) }]),
    ),
    enemyUpgrades: journal.enemyUpgrades,
    rivals: [...new Set([...journal.rivals, ...cardsIn(state, guided?.rivals)])],
    storyCards: [...new Set([...journal.storyCards, ...cardsIn(state, guided?.cards)])],
    aside: (guided?.aside ?? []).flatMap((card) => copiesOf(card, definition(card).copies ?? 1)),
    opening: openingOf(state),
    supply: (guided?.supply ?? 0) * heroes.length,
    behind: [],
    absent: leftByAbsent(state, heroes),
  };
}

/** What a hero brings. A hero who has missed quests that were won may choose that many upgrades first (AQ-274). */
function earnedBy(state: CampaignState, hero: HeroId): Earned {
  const {
    upgrades = [],
    equipment = [],
    allies = [],
    trained = 0,
    armor = 0,
  } = state.heroes[hero] ?? {};
  return { upgrades, equipment, allies, owed: winsOf(state) - trained, armor };
}

/** Quests won so far: each has let everyone who was there add an upgrade (AQ-280). */
export const winsOf = ({ record }: CampaignState): number => record.filter(({ won }) => won).length;
