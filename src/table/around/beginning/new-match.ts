import type { Lobby } from '../../../kernel/lobby.ts';
import { serverLanguage } from '../../../texts/languages.ts';
import type { TableContext } from '../../match/context.ts';
import { emptyDesk } from '../../match/saved/desk.ts';
import { type MatchSettings, usualSettings } from '../../match/saved/match-settings.ts';
import { ownHoursIn } from '../../match/saved/own-hours.ts';
import type { ServerSettings } from '../../match/saved/server-settings.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import { newMatchId } from '../../match/seed.ts';
import type { NewMatch } from './wanted-match.ts';

/** Every option of a lobby at its default. */
export const optionsOf = ({ options }: Lobby): StoredMatch['options'] =>
  Object.fromEntries(options.map(({ id, default: usual }) => [id, usual]));

/**
 * What a new match of a server begins with. Its zone is the server's, else its host's own, else a guess; its language
 * is the server's, and stays if the server sets another.
 */
export async function settingsFor(
  { quiet, store, languages }: Pick<TableContext, 'quiet' | 'store' | 'languages'>,
  { pace, timeZone, locale, packs = [] }: ServerSettings,
  { host, opener }: Pick<NewMatch, 'host' | 'opener'>,
): Promise<MatchSettings> {
  const usual = usualSettings(quiet);
  const said = timeZone ?? ownHoursIn(await store.person(host.userId)).timeZone;
  return {
    ...usual,
    ...(pace ? { pace: { kind: pace } } : {}),
    timeZone: said ?? opener?.guessedZone ?? usual.timeZone,
    zoneGuessed: said === null,
    packs,
    locale: serverLanguage(languages, locale, opener?.guildLocale).locale,
  };
}

/** A lobby in which nobody has joined its host yet. */
export function newMatch(
  wanted: NewMatch,
  options: StoredMatch['options'],
  now: Date,
  settings: MatchSettings,
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
    hours: {},
    wakesAt: null,
    wakesAsOf: null,
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
