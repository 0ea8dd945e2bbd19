-- Matches of one group that are linked: what they have earned comes along from one to the next.
CREATE TABLE "campaigns" (
  "id" TEXT NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "game_id" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "guild_id" TEXT NOT NULL,
  "channel_id" TEXT NOT NULL,
  "host_id" TEXT NOT NULL,
  "name" TEXT,
  "options" JSONB NOT NULL,
  "state" JSONB NOT NULL,
  "current_match_id" TEXT,
  "stuck_because" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "campaigns_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "campaigns_guild_id_changed_at_idx" ON "campaigns"("guild_id", "changed_at");
CREATE INDEX "campaigns_status_idx" ON "campaigns"("status");

-- Which campaign a match is part of, and its place in the order in which that is played.
ALTER TABLE "matches" ADD COLUMN "campaign_id" TEXT;
ALTER TABLE "matches" ADD COLUMN "campaign_number" INTEGER;
CREATE UNIQUE INDEX "matches_campaign_id_campaign_number_key" ON "matches"("campaign_id", "campaign_number");
ALTER TABLE "matches" ADD CONSTRAINT "matches_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A campaign may go on in the thread of the match before.
DROP INDEX "matches_thread_id_key";
CREATE INDEX "matches_thread_id_idx" ON "matches"("thread_id");
