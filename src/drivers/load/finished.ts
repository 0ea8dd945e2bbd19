import { HeardClient } from '../../store/heard-client.ts';
import { schemaOf } from '../own-schema.ts';

/** Rows to copy of the finished match: a longer one would only fill the disk. */
const INPUTS = 20;
const SLOTS = 10;
/** Matches that one statement copies. */
const AT_ONCE = 10_000;
/** Days over which the copies' endings are spread. */
const DAYS = 365;

/** Makes this many copies of a finished match, with its people, its first choices and its messages. */
export async function copyFinished(url: string, matchId: string, copies: number): Promise<void> {
  const client = new HeardClient({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SET search_path TO "${schemaOf(url)}"`);
    await client.query('SET synchronous_commit TO off');
    for (let from = 1; from <= copies; from += AT_ONCE) {
      const range = [matchId, from, Math.min(copies, from + AT_ONCE - 1)];
      for (const statement of STATEMENTS) await client.query(statement, range);
    }
    // As after running for a while: the server knows how many rows there are.
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

const NUMBERS = 'generate_series($2::int, $3::int) AS n';

/** Everything that a copy does not have of its own. */
const STATEMENTS = [
  `INSERT INTO matches (
     id, version, game_id, status, guild_id, channel_id, thread_id, host_id, options, content,
     revision, state, desk, setup, outcome, seed, seed_hash, created_at, started_at, changed_at, ended_at)
   SELECT
     'finished-' || n, version, game_id, status, guild_id, channel_id, 'finished-' || n, 'person-' || n,
     options, content, revision, state, desk, setup, outcome, seed, seed_hash,
     created_at - days, started_at - days, changed_at - days, ended_at - days
   FROM ${NUMBERS}, LATERAL (SELECT (n % ${DAYS}) * interval '1 day' AS days) AS ago, matches m
   WHERE m.id = $1`,
  `INSERT INTO seats (match_id, seat, user_id, name, characters)
   SELECT 'finished-' || n, seat, seat || '-' || n, name, characters
   FROM ${NUMBERS}, seats WHERE match_id = $1`,
  `INSERT INTO inputs
     (match_id, revision, seat, user_id, decision_id, options, request_id, settled, happenings, at)
   SELECT 'finished-' || n, revision, seat, user_id, decision_id, options, request_id, settled, happenings, at
   FROM ${NUMBERS}, (SELECT * FROM inputs WHERE match_id = $1 ORDER BY id LIMIT ${INPUTS}) AS i`,
  `INSERT INTO outbox (match_id, key, kind, data, wanted, done, channel_id, message_id, nonce)
   SELECT 'finished-' || n, key, kind, data, wanted, wanted, 'finished-' || n, n || '-' || key, nonce
   FROM ${NUMBERS}, (SELECT * FROM outbox WHERE match_id = $1 ORDER BY number LIMIT ${SLOTS}) AS o`,
];
