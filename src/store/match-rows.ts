import sql from 'sql-template-tag';
import type { Outcome } from '../kernel/match.ts';
import type { MatchSetup } from '../kernel/setup.ts';
import { readDesk } from '../table/saved/desk.ts';
import { readMatch } from '../table/saved/envelope.ts';
import { readSettings } from '../table/saved/match-settings.ts';
import type { StoredMatch } from '../table/saved/store.ts';
import type { MatchStatus, SeatHolder } from '../table/summary.ts';
import { ownHoursIn } from '../table/time/own-hours.ts';

/** A row of `matches` with its seats, as `matchColumns` reads it. */
export interface MatchRow
  extends Omit<
    StoredMatch,
    'state' | 'unreadable' | 'desk' | 'settings' | 'hours' | 'status' | 'seats' | 'campaign'
  > {
  status: string;
  campaignId: string | null;
  campaignNumber: number | null;
  state: string | null;
  desk: unknown;
  settings: unknown;
  hours: { [userId: string]: unknown };
  seats: SeatHolder[];
}

const seats = sql`(
  SELECT coalesce(json_agg(json_build_object(
    'seat', s.seat, 'userId', s.user_id, 'name', s.name, 'characters', s.characters
  ) ORDER BY length(s.seat), s.seat), '[]'::json)
  FROM seats s WHERE s.match_id = m.id
) AS "seats"`;

/** Of everybody who has ever had a seat in it: one that a companion keeps is theirs again at a time that is set. */
const hours = sql`(
  SELECT coalesce(json_object_agg(p.id, json_build_object(
    'quiet', p.settings->'quiet', 'timeZone', p.settings->'timeZone',
    'guessedZone', p.settings->'guessedZone'
  )), '{}'::json)
  FROM participants o JOIN people p ON p.id = o.user_id WHERE o.match_id = m.id
) AS "hours"`;

const smallColumns = sql`
  m.id, m.version, m.game_id AS "gameId", m.status, m.guild_id AS "guildId",
  m.channel_id AS "channelId", m.thread_id AS "threadId", m.host_id AS "hostId", m.options,
  m.content, m.revision, m.desk, m.settings, m.wakes_at AS "wakesAt",
  m.wakes_as_of AS "wakesAsOf", m.setup, m.outcome, m.seed,
  m.seed_hash AS "seedHash", m.broken_because AS "brokenBecause", m.created_at AS "createdAt",
  m.started_at AS "startedAt", m.changed_at AS "changedAt", m.ended_at AS "endedAt",
  m.campaign_id AS "campaignId", m.campaign_number AS "campaignNumber", ${seats}, ${hours}`;

/** Everything of `matches m` and its seats. The state comes as text: it is large, and parsed once here. */
export const matchColumns = sql`${smallColumns}, m.state::text AS "state"`;

/** The same without the state, for lists. */
export const listColumns = sql`${smallColumns}, NULL AS "state"`;

/** Checks what was saved and gives it its type. */
export function matchFrom({ campaignId, campaignNumber, ...row }: MatchRow): StoredMatch {
  const read = row.state === null ? null : readMatch(JSON.parse(row.state));
  return {
    ...row,
    status: row.status as MatchStatus,
    options: row.options as { [option: string]: string },
    setup: row.setup as MatchSetup | null,
    outcome: row.outcome as Outcome | null,
    state: read && 'match' in read ? read.match : null,
    unreadable: read && 'unreadable' in read ? read.unreadable : null,
    desk: readDesk(row.desk),
    settings: readSettings(row.settings),
    hours: Object.fromEntries(
      Object.entries(row.hours).map(([userId, own]) => [userId, ownHoursIn(own)]),
    ),
    campaign: campaignId === null ? null : { id: campaignId, number: campaignNumber ?? 1 },
  };
}
