import { randomChoice } from '../../../../src/drivers/random-play.ts';
import { altarQuestCampaign } from '../../../../src/games/altar-quest/campaign.ts';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { plannedBy, QUESTS } from '../../../../src/games/altar-quest/rules/campaign/chapters.ts';
import { recordQuest } from '../../../../src/games/altar-quest/rules/campaign/record-quest.ts';
import type {
  CampaignState,
  EndOfQuest,
} from '../../../../src/games/altar-quest/rules/campaign/state.ts';
import { allDecks, cardsOf } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { upkeepRules } from '../../../../src/games/altar-quest/upkeep/rules/index.ts';
import type { UpkeepState } from '../../../../src/games/altar-quest/upkeep/rules/state.ts';
import type { Campaign } from '../../../../src/kernel/campaign.ts';
import { answer } from '../../../../src/kernel/engine.ts';
import type { Happening } from '../../../../src/kernel/event.ts';
import { copyOf, type JsonObject } from '../../../../src/kernel/json.ts';
import type { Match } from '../../../../src/kernel/match.ts';
import { below, pick, type RandomState, seedRandom } from '../../../../src/kernel/random.ts';
import type { SeatSetup } from '../../../../src/kernel/setup.ts';

export type UpkeepMatch = Match<UpkeepState>;

/** What a test looks at while upkeeps are played. */
export interface Watching {
  /** Before each choice. */
  asked?(match: UpkeepMatch): void;
  /** After the set-up and after each choice. */
  told?(match: UpkeepMatch, happenings: readonly Happening[]): void;
  /** After each upkeep, with the campaign that it returns. */
  over?(match: UpkeepMatch, campaign: Campaign<CampaignState>): void;
}

const seedOf = (number: number) => number.toString(16).padStart(32, '0');

export const SEATS: readonly SeatSetup[] = [
  { seat: 'seat-1', characters: ['rowen', 'myreen'] },
  { seat: 'seat-2', characters: ['quella'] },
  { seat: 'seat-3', characters: ['sedrin'] },
];

export const beginCampaign = (options: { [option: string]: string }): Campaign<CampaignState> =>
  altarQuestCampaign.begin({ options, seed: seedOf(0) });

/** Plays all upkeeps of a campaign at random, after quests with random ends. */
export function playUpkeeps(
  options: { [option: string]: string },
  number: number,
  watching: Watching,
): Campaign<CampaignState> {
  const random = seedRandom(seedOf(number + 512));
  let campaign = beginCampaign(options);
  for (let quests = 0; quests < QUESTS * 3 && !campaign.outcome; quests++) {
    endQuest(campaign.state, lotsFor(campaign.state, random));
    // Without a story the sixth quest decides (AQ-268).
    if (campaign.state.due === 'epilogue' && campaign.state.story === null) return campaign;
    campaign = playUpkeep(campaign, number * 32 + quests, random, watching);
  }
  return campaign;
}

/** A campaign whose quest has just ended like this. */
export function endQuest(state: CampaignState, last: EndOfQuest): void {
  state.plan ??= plannedBy(state) ?? { quest: 'the-search', villain: 'bolx', threat: 'frox' };
  for (const hero of last.heroes) {
    state.heroes[hero] ??= { upgrades: [], equipment: [], allies: [], armor: 0, trained: 0 };
  }
  if (last.reason === 'abandoned') {
    state.due = 'abandoned';
    state.brokenOff = last;
  } else {
    recordQuest(state, last);
    state.due = state.chapter < QUESTS ? 'upkeep' : 'epilogue';
  }
}

export const endOfQuest = (more: Partial<EndOfQuest> = {}): EndOfQuest => ({
  won: true,
  reason: 'searched',
  rounds: 9,
  supply: 7,
  heroes: ['rowen', 'quella'],
  damage: {},
  armor: {},
  removed: [],
  allies: [],
  tokens: {},
  villain: 'spawned',
  ...more,
});

export function beginUpkeep(
  campaign: Campaign<CampaignState>,
  number: number,
  seats: readonly SeatSetup[] = SEATS,
): { match: UpkeepMatch; happenings: Happening[] } {
  return upkeepRules.setup({
    seats: [...seats],
    options: {},
    seed: seedOf(number),
    brings: { campaign: copyOf(campaign.state) } as unknown as JsonObject,
  });
}

function playUpkeep(
  campaign: Campaign<CampaignState>,
  number: number,
  random: RandomState,
  { asked, told, over }: Watching,
): Campaign<CampaignState> {
  const { match, happenings } = beginUpkeep(campaign, number);
  told?.(match, happenings);
  while (match.outcome === null) {
    asked?.(match);
    const result = answer(upkeepRules.procedures, match, randomChoice(random, match.open));
    if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
    told?.(match, result.happenings);
  }
  const seats = [...SEATS];
  const after = altarQuestCampaign.after(campaign, { match, seats, abandoned: false });
  over?.(match, after);
  return after;
}

/** A random end of a quest. */
function lotsFor(state: CampaignState, random: RandomState): EndOfQuest {
  const abandoned = below(random, 8) === 0;
  const some = (cards: readonly string[]) => cards.filter(() => below(random, 3) === 0);
  const ofKind = (...kinds: string[]) =>
    allDecks()
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(cardsOf);
  const won = !abandoned && below(random, 3) > 0;
  return endOfQuest({
    won,
    reason: abandoned ? 'abandoned' : won ? 'won' : 'lost',
    rounds: 3 + below(random, 12),
    supply: below(random, 24),
    heroes: SEATS.flatMap(({ characters }) => characters),
    removed: some([...ofKind('ally', 'rival'), state.plan?.villain ?? 'bolx']),
    allies: some(ofKind('ally')),
    tokens: Object.fromEntries(some(ofKind('story')).map((card) => [card, 1 + below(random, 3)])),
    villain: pick(random, ['scheme', 'spawned', 'defeated'] as const),
  });
}

export const game = altarQuest.interlude!;
