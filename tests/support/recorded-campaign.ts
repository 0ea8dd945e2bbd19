import type { Campaign } from '../../src/kernel/campaign.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { SeatSetup } from '../../src/kernel/setup.ts';
import { campaignMatch, campaignSummary } from '../../src/table/around/campaigns/summarizing.ts';
import { recordOf } from '../../src/table/around/recording/record.ts';
import type { CampaignMatch } from '../../src/table/match/campaign-summary.ts';
import { createGames, type Games } from '../../src/table/match/saved/games.ts';
import type { StoredCampaign } from '../../src/table/match/saved/stored-campaign.ts';
import type { Table } from '../../src/table/table.ts';
import { nothingToLog } from './nothing-to-log.ts';
import { type Playing, type RecordedMatch, recordMatch } from './recorded-match.ts';

export interface PlayedCampaign {
  seats: SeatSetup[];
  options?: { [option: string]: string };
  /** Which of many this is. */
  number: number;
  /** Matches after which to stop, though the campaign is not over. */
  matches?: number;
  /** Choices after which the last of them stops. */
  most?: number;
  /** How a match is played; at random without it. */
  playing?: (match: number) => Partial<Playing>;
}

export interface RecordedCampaign {
  games: Games;
  stored: StoredCampaign;
  matches: RecordedMatch[];
}

const DAY = 24 * 60 * 60_000;

/** Plays a campaign by its rules alone, and keeps what the table would keep. */
export function recordCampaign(game: Game, played: PlayedCampaign): RecordedCampaign {
  const games = createGames([game]);
  const rules = game.rules.campaign;
  if (!rules) throw new Error(`${game.rules.id} has no campaigns.`);
  const { seats, options = {}, number, matches: most = 40, playing = () => ({}) } = played;
  let campaign: Campaign = rules.begin({ options, seed: '0'.repeat(32) });
  const matches: RecordedMatch[] = [];
  while (matches.length < most) {
    const next = rules.next(campaign);
    if (!next) break;
    const of = games.get(next.gameId);
    if (!of) throw new Error(`There is no ${next.gameId}.`);
    const at = matches.length + 1;
    const isLast = at === most && played.most !== undefined;
    const usual = Object.fromEntries(of.rules.lobby.options.map((one) => [one.id, one.default]));
    const record = recordMatch(of, {
      players: seats.length,
      number: 100 * number + at,
      ...(isLast ? { most: played.most } : {}),
      ...playing(at),
      setup: {
        seats: structuredClone(seats),
        options: { ...usual, ...next.options },
        brings: rules.brings(campaign, seats),
      },
    });
    const { stored } = record;
    Object.assign(stored, { id: `match-${at}`, campaign: { id: 'campaign', number: at } });
    for (const moment of ['createdAt', 'startedAt', 'changedAt', 'endedAt'] as const) {
      const was = stored[moment];
      if (was) stored[moment] = new Date(was.getTime() + at * DAY);
    }
    matches.push(record);
    if (!stored.state?.outcome) break;
    campaign = rules.after(campaign, { match: stored.state, seats, abandoned: false });
    stored.desk.campaignAfter = campaign;
  }
  return { games, stored: storedOf(game, campaign, matches), matches };
}

function storedOf(game: Game, campaign: Campaign, matches: RecordedMatch[]): StoredCampaign {
  const [first] = matches;
  const last = matches.at(-1);
  if (!first || !last) throw new Error('Nothing has been played.');
  const isOver = game.rules.campaign?.next(campaign) === null;
  const { guildId, channelId, hostId, createdAt } = first.stored;
  return {
    id: 'campaign',
    version: 1,
    gameId: game.rules.id,
    status: isOver ? 'over' : 'playing',
    guildId,
    channelId,
    hostId,
    name: null,
    options: {},
    campaign,
    homeMessageId: null,
    currentMatchId: last.stored.id,
    stuckBecause: null,
    createdAt,
    changedAt: last.stored.changedAt,
    endedAt: isOver ? last.stored.endedAt : null,
  };
}

/** The table, as far as a book is written from it. */
export function tableWith({ games, stored, matches }: RecordedCampaign): {
  record: Table['record'];
  campaigns: Pick<Table['campaigns'], 'record'>;
} {
  const all: CampaignMatch[] = matches.map((match) => campaignMatch(match.stored));
  return {
    campaigns: {
      record: async () => ({
        ok: true,
        campaign: campaignSummary(stored, matches.at(-1)?.stored ?? null),
        matches: all,
      }),
    },
    record: async (matchId) => {
      const match = matches.find((one) => one.stored.id === matchId);
      const game = match && games.get(match.stored.gameId);
      if (!game) throw new Error(`There is no ${matchId}.`);
      return { ok: true, ...(await recordOf(game, match.stored, match.inputs, nothingToLog)) };
    },
  };
}
