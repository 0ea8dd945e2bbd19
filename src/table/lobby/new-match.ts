import type { Lobby } from '../../kernel/lobby.ts';
import { emptyDesk } from '../saved/desk.ts';
import { type MatchSettings, usualSettings } from '../saved/match-settings.ts';
import type { StoredMatch } from '../saved/store.ts';
import { newMatchId } from '../seed.ts';
import type { ServerSettings } from '../serving/server-settings.ts';
import type { NewMatch } from '../table.ts';

/** Every option of a lobby as it is unless somebody chooses otherwise. */
export const optionsOf = ({ options }: Lobby): StoredMatch['options'] =>
  Object.fromEntries(options.map(({ id, default: usual }) => [id, usual]));

/** What a new match of a server begins with. */
export function settingsFrom({ pace }: ServerSettings): MatchSettings {
  const usual = usualSettings();
  return pace ? { ...usual, pace: { kind: pace } } : usual;
}

/** A lobby that nobody but its host has come to. */
export function newMatch(
  wanted: NewMatch,
  options: StoredMatch['options'],
  now: Date,
  settings: MatchSettings = usualSettings(),
): StoredMatch {
  const { host, gameId, guildId, channelId } = wanted;
  const alone = wanted.sit === false ? [] : [{ ...host, seat: 'seat-1', characters: [] }];
  const seats = wanted.seats ?? alone;
  return {
    id: newMatchId(),
    version: 1,
    gameId,
    status: 'lobby',
    guildId,
    channelId,
    threadId: null,
    hostId: host.userId,
    seats,
    options,
    content: null,
    revision: 0,
    state: null,
    unreadable: null,
    desk: emptyDesk(),
    settings,
    wakesAt: null,
    setup: null,
    outcome: null,
    seed: null,
    seedHash: null,
    brokenBecause: null,
    campaign: null,
    createdAt: now,
    startedAt: null,
    changedAt: now,
    endedAt: null,
  };
}
