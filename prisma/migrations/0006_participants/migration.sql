-- Everybody who has ever had a seat in a match, or its hosting: what is kept of them can be found without
-- looking through every match.
CREATE TABLE "participants" (
  "match_id" TEXT NOT NULL,
  "user_id" TEXT NOT NULL,
  CONSTRAINT "participants_pkey" PRIMARY KEY ("match_id", "user_id")
);
CREATE INDEX "participants_user_id_idx" ON "participants"("user_id");
ALTER TABLE "participants" ADD CONSTRAINT "participants_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "participants" ("match_id", "user_id")
SELECT "match_id", "user_id" FROM (
  SELECT "match_id", "user_id" FROM "seats"
  UNION SELECT "match_id", "user_id" FROM "inputs" WHERE "user_id" IS NOT NULL
  UNION SELECT "id", "host_id" FROM "matches"
  UNION SELECT "id", owner->>'userId' FROM "matches", jsonb_each("desk"->'companions') AS kept(seat, owner)
    WHERE jsonb_typeof("desk"->'companions') = 'object' AND jsonb_typeof(owner) = 'object'
) AS known
WHERE "user_id" IS NOT NULL AND NOT starts_with("user_id", 'companion:');
