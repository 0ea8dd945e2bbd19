import { randomUUID } from 'node:crypto';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Match } from '../kernel/match.ts';
import { packMatch } from '../table/match/saved/packed-match.ts';
import type {
  ImportedInput,
  MatchChange,
  NewInput,
  RestPoint,
  SlotChange,
} from '../table/match/saved/store.ts';
import { tallied } from './counting.ts';

/** Twenty letters and digits; Discord takes up to 25 as a message's nonce. */
export const newNonce = (): string => randomUUID().replaceAll('-', '').slice(0, 20);

/** A match as JSON; null for none. */
export const savedForm = (match: Match | null): string | null =>
  match && JSON.stringify(packMatch(match));

const json = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

/**
 * One statement that saves everything a change of a match calls for, so that a choice costs as few round trips
 * as possible. All its parts see the row as it was before.
 */
export function saveStatement(matchId: string, change: MatchChange, now: Date): Sql {
  const { match, undoAfter, rest, inputs = [], slots = [], withdrawn = [], again = [] } = change;
  const state = change.stateChanged ? sql`${savedForm(match.state)}::jsonb` : sql`state`;
  const place = change.moved ? sql`channel_id = ${match.channelId}, thread_id = NULL,` : sql``;
  const parts = [
    sql`changed AS (
      UPDATE matches SET ${place}
        version = version + 1, status = ${match.status}, host_id = ${match.hostId},
        options = ${json(match.options)}::jsonb, content = ${match.content},
        revision = ${match.revision}, state = ${state}, desk = ${json(match.desk)}::jsonb,
        settings = ${json(match.settings)}::jsonb, wakes_at = ${match.wakesAt},
        wakes_as_of = ${match.wakesAsOf},
        setup = ${json(match.setup)}::jsonb, outcome = ${json(match.outcome)}::jsonb,
        seed = ${match.seed}, seed_hash = ${match.seedHash}, broken_because = ${match.brokenBecause},
        started_at = ${match.startedAt}, changed_at = ${match.changedAt}, ended_at = ${match.endedAt}
      WHERE id = ${matchId}
    )`,
  ];
  if (change.keepRest) parts.push(keepRest(matchId));
  if (rest !== undefined) parts.push(rest ? earlierRest(matchId, rest) : noRest(matchId));
  if (undoAfter !== undefined) {
    parts.push(sql`undone AS (
      UPDATE inputs SET undone_at = ${now}
      WHERE match_id = ${matchId} AND revision > ${undoAfter} AND undone_at IS NULL
    )`);
  }
  const counts = match.status === 'over' || undoAfter !== undefined;
  if (counts && !change.uncounted) parts.push(tallied(match));
  if (inputs.length > 0) parts.push(addInputs(matchId, inputs, now));
  if (slots.length > 0) parts.push(...oweSlots(matchId, slots));
  if (withdrawn.length > 0) parts.push(withdraw(matchId, withdrawn, now));
  if (again.length > 0) parts.push(publishAgain(matchId, again, now));
  return sql`WITH ${join(parts)} SELECT 1`;
}

const keepRest = (matchId: string): Sql => sql`rest AS (
  INSERT INTO rest_points (match_id, revision, state)
  SELECT id, revision, state FROM matches WHERE id = ${matchId} AND state IS NOT NULL
  ON CONFLICT (match_id) DO UPDATE SET revision = excluded.revision, state = excluded.state
)`;

const earlierRest = (matchId: string, { revision, state }: RestPoint): Sql => sql`earlier AS (
  UPDATE rest_points SET revision = ${revision}, state = ${savedForm(state)}::jsonb
  WHERE match_id = ${matchId}
)`;

const noRest = (matchId: string): Sql => sql`earlier AS (
  DELETE FROM rest_points WHERE match_id = ${matchId}
)`;

/**
 * The messages are deleted, and their keys become free: what is told instead gets slots of its own, in the
 * order of its telling. What was never posted is no longer owed.
 */
const withdraw = (matchId: string, keys: string[], now: Date): Sql => sql`withdrawn AS (
  UPDATE outbox SET
    key = 'withdrawn:' || number, kind = 'withdrawn', data = '{}', wanted = wanted + 1,
    retry_at = NULL,
    due_at = CASE WHEN message_id IS NULL AND attempts = 0 THEN NULL ELSE ${now}::timestamptz END
  WHERE match_id = ${matchId} AND key = ANY(${keys}::text[])
)`;

const addInputs = (matchId: string, inputs: NewInput[], now: Date): Sql =>
  sql`added AS (${insertInputs(inputs.map((input) => inputValues(matchId, input, now)))})`;

const publishAgain = (matchId: string, keys: string[], now: Date): Sql => sql`again AS (
  UPDATE outbox SET wanted = wanted + 1, due_at = ${now}, retry_at = NULL
  WHERE match_id = ${matchId} AND key = ANY(${keys}::text[])
)`;

/** Choices per statement: it may have some ten thousand values. */
const AT_ONCE = 500;

/** Statements that save what has been chosen elsewhere, each choice with its own time. */
export const recordStatements = (matchId: string, inputs: readonly ImportedInput[]): Sql[] =>
  Array.from({ length: Math.ceil(inputs.length / AT_ONCE) }, (_, part) => {
    const some = inputs.slice(part * AT_ONCE, (part + 1) * AT_ONCE);
    return insertInputs(some.map((input) => inputValues(matchId, input, input.at)));
  });

const insertInputs = (values: Sql[]): Sql => sql`
  INSERT INTO inputs
    (match_id, revision, seat, user_id, decision_id, options, request_id, settled, happenings, at)
  VALUES ${join(values)}`;

const inputValues = (matchId: string, input: NewInput, now: Date): Sql => sql`(
  ${matchId}, ${input.revision}, ${input.seat}, ${input.userId}, ${input.decisionId},
  ${input.options}::text[], ${input.requestId}, ${json(input.settled)}::jsonb,
  ${json(input.happenings)}::jsonb, ${now}
)`;

/** New slots get their numbers in the order given; known ones get their new content. */
function oweSlots(matchId: string, slots: SlotChange[]): Sql[] {
  const owed = slots.map(({ slot, dueAt, append, putOff, inPlaceOf, last }, position) => ({
    position,
    key: slot.key,
    kind: slot.kind,
    data: slot.data,
    nonce: newNonce(),
    due_at: dueAt,
    append: append ?? false,
    put_off: putOff ?? false,
    in_place_of: inPlaceOf?.key ?? null,
    seats: inPlaceOf?.seats ?? [],
    last: last ?? false,
  }));
  return [
    sql`owed AS (
      SELECT * FROM jsonb_to_recordset(${json(owed)}::jsonb) AS owed(
        position int, key text, kind text, data jsonb, nonce text, due_at timestamptz,
        append boolean, put_off boolean, in_place_of text, seats jsonb, last boolean
      )
    )`,
    sql`known AS (
      UPDATE outbox o SET
        data = CASE WHEN owed.append
          THEN jsonb_set(o.data, '{events}', (o.data->'events') || (owed.data->'events'))
          ELSE owed.data END,
        kind = owed.kind, wanted = o.wanted + 1,
        due_at = CASE
          WHEN owed.last AND o.message_id IS NULL AND o.attempts = 0 THEN NULL
          WHEN owed.put_off AND o.message_id IS NULL AND o.attempts = 0 AND o.due_at IS NOT NULL
            THEN owed.due_at
          ELSE least(o.due_at, owed.due_at) END
      FROM owed WHERE o.match_id = ${matchId} AND o.key = owed.key AND o.kind <> 'handed-on'
    )`,
    sql`fresh AS (
      INSERT INTO outbox (match_id, key, kind, data, nonce, due_at)
      SELECT ${matchId}, owed.key, owed.kind,
        CASE WHEN unposted.key IS NULL THEN owed.data
          ELSE jsonb_set(owed.data, '{mentions}', (owed.data->'mentions') || coalesce((
            SELECT jsonb_agg(seat) FROM jsonb_array_elements(unposted.data->'mentions') AS seat
            WHERE owed.seats @> seat
          ), '[]')) END,
        owed.nonce, owed.due_at
      FROM owed LEFT JOIN outbox unposted ON unposted.match_id = ${matchId}
        AND unposted.key = owed.in_place_of AND unposted.kind = owed.kind
        AND unposted.message_id IS NULL AND unposted.due_at IS NOT NULL
      WHERE NOT EXISTS (SELECT 1 FROM outbox o WHERE o.match_id = ${matchId} AND o.key = owed.key)
      ORDER BY owed.position
    )`,
  ];
}
