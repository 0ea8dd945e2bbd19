import type { Game } from '../../kernel/game.ts';
import { hasEnded } from '../../table/match/saved/summary.ts';
import { type Way, waysIn } from '../players/ways.ts';
import { wishesOf } from '../players/wishes.ts';
import type { Habit } from './people.ts';
import { passTo } from './time-passing.ts';
import { clickAtOnce, type WeekTable } from './visiting.ts';

/** Milliseconds until the next match has its thread. */
const SOON = 2_000;

/** The campaign that is played. */
export interface Playing {
  campaignId: string;
  /** The games it consists of. */
  games: readonly Game[];
  seed: number;
}

/** The table's match is the one that its campaign plays now; while people gather for it, the previous one. */
export async function follow(
  table: WeekTable,
  { campaignId, games, seed }: Playing,
): Promise<void> {
  const { store } = table.bot;
  const [campaign, ended] = await Promise.all([
    store.campaigns.read(campaignId),
    store.read(table.matchId),
  ]);
  const current = campaign?.currentMatchId ?? null;
  if (current === null || current === table.matchId || !ended || !hasEnded(ended)) return;
  const next = await store.read(current);
  const game = games.find(({ rules }) => rules.id === next?.gameId);
  if (!next?.threadId || !game) return;
  table.matchId = next.id;
  table.thread = next.threadId;
  table.wishes = wishesOf(game.rules, ['steady'], seed);
}

/** A player who reads in the thread that the campaign continues begins its next match, if that's offered. */
export async function beginNext(table: WeekTable, habit: Habit): Promise<void> {
  const { bot, matchId, players, thread, clock } = table;
  const ended = await bot.store.read(matchId);
  const player = players.get(habit.name);
  if (!player || !ended || !hasEnded(ended)) return;
  const way = player.sees(thread).flatMap(waysIn).findLast(isNext);
  if (!way) return;
  await clickAtOnce(table, habit, { way, values: null });
  await passTo(table, clock.now + SOON);
}

const isNext = ({ address }: Way): boolean =>
  address.verb === 'campaign' && address.does === 'next';
