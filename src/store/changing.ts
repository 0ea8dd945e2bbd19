import { randomBytes } from 'node:crypto';
import type { MatchChange, NewInput, SlotChange } from '../table/saved/store.ts';
import { Prisma } from './generated/client.ts';

/** Twenty letters and digits; Discord takes up to 25 as a message's nonce. */
export const newNonce = (): string => randomBytes(10).toString('hex');

const json = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

/**
 * One statement that saves everything a change of a match asks for, so that a choice costs as few
 * round trips as it can. All its parts see the row as it was before.
 */
export function saveStatement(matchId: string, change: MatchChange, now: Date): Prisma.Sql {
  const { match, undoAfter, inputs = [], slots = [] } = change;
  const state = change.stateChanged ? Prisma.sql`${json(match.state)}::jsonb` : Prisma.sql`state`;
  const parts = [
    Prisma.sql`changed AS (
      UPDATE matches SET
        version = version + 1, status = ${match.status}, host_id = ${match.hostId},
        options = ${json(match.options)}::jsonb, content = ${match.content},
        revision = ${match.revision}, state = ${state}, desk = ${json(match.desk)}::jsonb,
        setup = ${json(match.setup)}::jsonb, outcome = ${json(match.outcome)}::jsonb,
        seed = ${match.seed}, seed_hash = ${match.seedHash}, broken_because = ${match.brokenBecause},
        started_at = ${match.startedAt}, changed_at = ${match.changedAt}, ended_at = ${match.endedAt}
      WHERE id = ${matchId}
    )`,
  ];
  if (change.keepRest) parts.push(keepRest(matchId));
  if (undoAfter !== undefined) {
    parts.push(Prisma.sql`undone AS (
      UPDATE inputs SET undone_at = ${now}
      WHERE match_id = ${matchId} AND revision > ${undoAfter} AND undone_at IS NULL
    )`);
  }
  if (inputs.length > 0) parts.push(addInputs(matchId, inputs, now));
  if (slots.length > 0) parts.push(...oweSlots(matchId, slots));
  return Prisma.sql`WITH ${Prisma.join(parts)} SELECT 1`;
}

const keepRest = (matchId: string): Prisma.Sql => Prisma.sql`rest AS (
  INSERT INTO rest_points (match_id, revision, state)
  SELECT id, revision, state FROM matches WHERE id = ${matchId} AND state IS NOT NULL
  ON CONFLICT (match_id) DO UPDATE SET revision = excluded.revision, state = excluded.state
)`;

const addInputs = (
  matchId: string,
  inputs: NewInput[],
  now: Date,
): Prisma.Sql => Prisma.sql`added AS (
  INSERT INTO inputs
    (match_id, revision, seat, user_id, decision_id, options, request_id, settled, happenings, at)
  VALUES ${Prisma.join(inputs.map((input) => inputValues(matchId, input, now)))}
)`;

const inputValues = (matchId: string, input: NewInput, now: Date): Prisma.Sql => Prisma.sql`(
  ${matchId}, ${input.revision}, ${input.seat}, ${input.userId}, ${input.decisionId},
  ${input.options}::text[], ${input.requestId}, ${json(input.settled)}::jsonb,
  ${json(input.happenings)}::jsonb, ${now}
)`;

/** New slots get their numbers in the order given; known ones get their new content. */
function oweSlots(matchId: string, slots: SlotChange[]): Prisma.Sql[] {
  const list = slots.map(({ slot, dueAt, append, putOff, inPlaceOf, last }, position) => ({
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
    Prisma.sql`owed AS (
      SELECT * FROM jsonb_to_recordset(${json(list)}::jsonb) AS owed(
        position int, key text, kind text, data jsonb, nonce text, due_at timestamptz,
        append boolean, put_off boolean, in_place_of text, seats jsonb, last boolean
      )
    )`,
    Prisma.sql`known AS (
      UPDATE outbox o SET
        data = CASE WHEN owed.append
          THEN jsonb_set(o.data, '{events}', (o.data->'events') || (owed.data->'events'))
          ELSE owed.data END,
        kind = owed.kind, wanted = o.wanted + 1,
        due_at = CASE
          WHEN owed.last AND o.message_id IS NULL AND o.attempts = 0 THEN NULL
          WHEN owed.put_off AND o.message_id IS NULL AND o.attempts = 0 AND o.due_at IS NOT NULL
            THEN owed.due_at
          ELSE coalesce(o.due_at, owed.due_at) END
      FROM owed WHERE o.match_id = ${matchId} AND o.key = owed.key
    )`,
    Prisma.sql`fresh AS (
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
