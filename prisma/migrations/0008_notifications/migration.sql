-- Whom a post has notified that has set how, or how often at most: so that the limit holds over all
-- matches and all processes, and a direct message is taken away when it is stale.
CREATE TABLE "notifications" (
  "nonce" TEXT NOT NULL,
  "user_id" TEXT NOT NULL,
  "match_id" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "mention" BOOLEAN NOT NULL,
  "direct" BOOLEAN NOT NULL,
  "next_at" TIMESTAMPTZ(3),
  "subject" TEXT NOT NULL,
  "decisions" TEXT[],
  "live" BOOLEAN NOT NULL,
  "begun" BOOLEAN NOT NULL DEFAULT false,
  "channel_id" TEXT,
  "message_id" TEXT,
  "about" TEXT,
  CONSTRAINT "notifications_pkey" PRIMARY KEY ("nonce", "user_id"),
  CONSTRAINT "notifications_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "notifications_user_id_at_idx" ON "notifications"("user_id", "at");
CREATE INDEX "notifications_match_id_idx" ON "notifications"("match_id");
