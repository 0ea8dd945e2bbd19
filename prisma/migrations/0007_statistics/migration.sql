-- A match that came in from a file: who has played it is the word of whoever made the file.
ALTER TABLE "matches" ADD COLUMN "imported" BOOLEAN NOT NULL DEFAULT false;

-- How often something was played to its end and won, counted when a match ends: adding up the matches
-- would take longer with each of them.
CREATE TABLE "tallies" (
  "guild_id" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "other" TEXT NOT NULL,
  "game_id" TEXT NOT NULL,
  "played" INTEGER NOT NULL,
  "won" INTEGER NOT NULL,
  CONSTRAINT "tallies_pkey" PRIMARY KEY ("guild_id", "kind", "name", "other", "game_id")
);
CREATE INDEX "tallies_kind_name_idx" ON "tallies"("kind", "name");

-- What has been played before.
WITH "holders" AS (
  SELECT m."guild_id", m."game_id", s."match_id", s."user_id", s."characters",
    (m."outcome"->'winners') ? s."seat" AS "won"
  FROM "matches" m JOIN "seats" s ON s."match_id" = m."id"
  WHERE m."status" = 'over' AND NOT starts_with(s."user_id", 'companion:')
), "counted" AS (
  SELECT "guild_id", "game_id", 'match' AS "kind", '' AS "name", '' AS "other", bool_or("won") AS "won"
    FROM "holders" GROUP BY "guild_id", "game_id", "match_id"
  UNION ALL SELECT "guild_id", "game_id", 'player', "user_id", '', "won" FROM "holders"
  UNION ALL SELECT "guild_id", "game_id", 'character', c, '', "won" FROM "holders", unnest("characters") c
  UNION ALL SELECT "guild_id", "game_id", 'plays', "user_id", c, "won" FROM "holders", unnest("characters") c
  UNION ALL SELECT h."guild_id", h."game_id", 'with', h."user_id", o."user_id", h."won"
    FROM "holders" h JOIN "holders" o ON o."match_id" = h."match_id" AND o."user_id" <> h."user_id"
)
INSERT INTO "tallies" ("guild_id", "kind", "name", "other", "game_id", "played", "won")
SELECT "guild_id", "kind", "name", "other", "game_id", count(*), count(*) FILTER (WHERE "won")
FROM "counted" GROUP BY "guild_id", "kind", "name", "other", "game_id";
