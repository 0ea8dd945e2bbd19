-- What a group has set for how its table is played: pace, quiet hours, what is done for the absent.
ALTER TABLE "matches" ADD COLUMN "settings" JSONB NOT NULL DEFAULT '{}';
-- When the match next needs something done by itself; null for a match that only people move on.
ALTER TABLE "matches" ADD COLUMN "wakes_at" TIMESTAMPTZ(3);
-- Most rows wait for nothing, so the index holds only those that do.
CREATE INDEX "matches_wakes_at_idx" ON "matches"("wakes_at") WHERE "wakes_at" IS NOT NULL;
