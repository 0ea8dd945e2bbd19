import type { Campaign, CampaignRules } from '../../../../kernel/campaign.ts';
import { copyOf } from '../../../../kernel/json.ts';
import type { Match } from '../../../../kernel/match.ts';
import { allAllies } from '../queries/figures.ts';
import { healthLeft } from '../queries/values.ts';
import type { AltarQuestState } from '../state.ts';
import { winsOf } from './brings.ts';
import { plannedBy, QUESTS } from './chapters.ts';
import { recordQuest } from './record-quest.ts';
import type { CampaignState, EndOfQuest } from './state.ts';
import type { UpkeepResult } from './upkeep-setup.ts';

/** The result of an upkeep that its people have broken off. */
export type SkipUpkeep = (match: Match) => UpkeepResult;

/** The campaign after one of its matches. */
export const afterMatch =
  (skipUpkeep: SkipUpkeep): CampaignRules<CampaignState>['after'] =>
  (campaign, { match, abandoned }) => {
    const after = copyOf(campaign);
    return match.gameId === 'altar-quest'
      ? afterQuest(after, match as Match<AltarQuestState>, abandoned)
      : afterUpkeep(after, match.outcome ? (match.state as UpkeepResult) : skipUpkeep(match));
  };

/** A quest that was broken off doesn't count yet: the group decides whether it is played again or counts as lost. */
function afterQuest(
  campaign: Campaign<CampaignState>,
  match: Match<AltarQuestState>,
  abandoned: boolean,
): Campaign<CampaignState> {
  const { state } = campaign;
  keepHeroes(state, match.state);
  const { quest, villain, threat } = match.state.options;
  state.plan = { quest, villain, threat };
  const end = endOf(match, abandoned);
  if (abandoned) {
    state.due = 'abandoned';
    state.brokenOff = end;
    return campaign;
  }
  recordQuest(state, end);
  if (state.chapter < QUESTS) state.due = 'upkeep';
  else if (state.story !== null) state.due = 'epilogue';
  // AQ-268: the sixth quest decides.
  else campaign.outcome = { won: end.won, reason: end.won ? 'won' : 'lost' };
  return campaign;
}

function afterUpkeep(
  campaign: Campaign<CampaignState>,
  upkeep: UpkeepResult,
): Campaign<CampaignState> {
  campaign.state = copyOf(upkeep).campaign;
  campaign.outcome = campaign.state.ending ?? decidedBySixth(campaign.state);
  if (campaign.outcome === null) campaign.state.plan ??= plannedBy(campaign.state);
  return campaign;
}

/** A campaign without a story whose sixth quest was broken off and counts as lost. */
function decidedBySixth({ story, record }: CampaignState): Campaign['outcome'] {
  const sixth = record[QUESTS - 1];
  if (story !== null || !sixth) return null;
  return { won: sixth.won, reason: sixth.won ? 'won' : 'lost' };
}

/**
 * What heroes have chosen on the way into the quest is theirs; they are still owed what they have not chosen
 * yet. Who carries the things of absent heroes is remembered until the next quest.
 */
function keepHeroes(state: CampaignState, { campaign, heroes }: AltarQuestState): void {
  for (const hero of Object.values(state.heroes)) delete hero.carries;
  for (const { id } of heroes) {
    const earned = campaign?.heroes[id];
    const { upgrades = [], equipment = [], allies = [], owed = 0, armor = 0 } = earned ?? {};
    const { carries = [] } = earned ?? {};
    state.heroes[id] = {
      upgrades,
      equipment,
      allies,
      ...(carries.length > 0 ? { carries } : {}),
      trained: winsOf(state) - owed,
      armor,
    };
  }
}

function endOf(match: Match<AltarQuestState>, abandoned: boolean): EndOfQuest {
  const { state, outcome } = match;
  const { heroes, supply, round, removed = [], cards, questArea, villain } = state;
  const tokens = questArea.flatMap((card) => {
    const count = cards[card]?.quest ?? 0;
    return count > 0 ? [[card, count] as const] : [];
  });
  const fell = heroes.filter(({ id }) => healthLeft(state, id) === 0).map(({ id }) => id);
  const found = heroes.reduce((sum, hero) => sum + (hero.found ?? 0), 0);
  return {
    won: !abandoned && (outcome?.winners.length ?? 0) > 0,
    reason: abandoned ? 'abandoned' : (outcome?.reason ?? 'abandoned'),
    rounds: round,
    ...(fell.length > 0 ? { fell } : {}),
    ...(found > 0 ? { found } : {}),
    supply,
    heroes: heroes.map(({ id }) => id),
    damage: Object.fromEntries(heroes.map(({ id, damage }) => [id, damage])),
    armor: Object.fromEntries(heroes.map(({ id, armor }) => [id, armor])),
    removed: [...removed],
    allies: [...allAllies(state)],
    tokens: Object.fromEntries(tokens),
    villain,
  };
}
