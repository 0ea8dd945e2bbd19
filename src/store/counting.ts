import sql, { type Sql } from 'sql-template-tag';
import { CROWD } from '../table/match/people/crowd.ts';
import { COMPANION } from '../table/match/people/holders.ts';
import type { StoredMatch } from '../table/match/saved/store.ts';

/**
 * What is counted, as `kind`, `name` and `other` of a row:
 * - `match`: the matches of a server.
 * - `player`: what a person has played; `plays`: as which character; `with`: with which other person.
 * - `character`: what was played, whoever played it.
 */

/**
 * A part of the statement that saves a match: counts it if it ends with this change, and undoes that if the
 * match goes back to before its end. What companions have held counts for nobody.
 */
export const tallied = ({ id, status, outcome }: StoredMatch): Sql => sql`tallied AS (
  WITH turned AS (
    SELECT guild_id, game_id, CASE
        WHEN status <> 'over' AND ${status === 'over'} THEN 1
        WHEN status = 'over' AND ${status !== 'over'} THEN -1
        ELSE 0 END AS by,
      coalesce(
        CASE WHEN status = 'over' THEN outcome->'winners' END,
        ${JSON.stringify(outcome?.winners ?? [])}::jsonb
      ) AS winners
    FROM matches WHERE id = ${id} AND NOT imported
  ), holders AS (
    SELECT t.guild_id, t.game_id, t.by, s.user_id, s.characters, t.winners ? s.seat AS won
    FROM turned t JOIN seats s ON s.match_id = ${id}
    WHERE t.by <> 0 AND NOT starts_with(s.user_id, ${COMPANION})
      AND NOT starts_with(s.user_id, ${CROWD})
  ), counted AS (
    SELECT guild_id, game_id, by, 'match' AS kind, '' AS name, '' AS other, bool_or(won) AS won
      FROM holders GROUP BY guild_id, game_id, by
    UNION ALL SELECT guild_id, game_id, by, 'player', user_id, '', won FROM holders
    UNION ALL SELECT guild_id, game_id, by, 'character', c, '', won FROM holders, unnest(characters) c
    UNION ALL SELECT guild_id, game_id, by, 'plays', user_id, c, won FROM holders, unnest(characters) c
    UNION ALL SELECT h.guild_id, h.game_id, h.by, 'with', h.user_id, o.user_id, h.won
      FROM holders h JOIN holders o ON o.user_id <> h.user_id
  )
  INSERT INTO tallies (guild_id, kind, name, other, game_id, played, won)
  SELECT guild_id, kind, name, other, game_id, sum(by), coalesce(sum(by) FILTER (WHERE won), 0)
  FROM counted GROUP BY guild_id, kind, name, other, game_id
  -- Always in this order, so that matches which end at the same time do not wait for each other in a circle.
  ORDER BY kind, name, other
  ON CONFLICT (guild_id, kind, name, other, game_id) DO UPDATE SET
    played = tallies.played + excluded.played, won = tallies.won + excluded.won
)`;
