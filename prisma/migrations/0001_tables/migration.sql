-- CreateTable
CREATE TABLE "servers" (
    "id" TEXT NOT NULL,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "servers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "matches" (
    "id" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "game_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "guild_id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "thread_id" TEXT,
    "host_id" TEXT NOT NULL,
    "options" JSONB NOT NULL,
    "content" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "state" JSONB,
    "desk" JSONB NOT NULL DEFAULT '{}',
    "setup" JSONB,
    "outcome" JSONB,
    "seed" TEXT,
    "seed_hash" TEXT,
    "broken_because" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "matches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seats" (
    "match_id" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "characters" TEXT[],

    CONSTRAINT "seats_pkey" PRIMARY KEY ("match_id","seat")
);

-- CreateTable
CREATE TABLE "inputs" (
    "id" BIGSERIAL NOT NULL,
    "match_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "seat" TEXT,
    "user_id" TEXT,
    "decision_id" TEXT,
    "options" TEXT[],
    "request_id" TEXT,
    "settled" JSONB,
    "happenings" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "inputs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rest_points" (
    "match_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "state" JSONB NOT NULL,

    CONSTRAINT "rest_points_pkey" PRIMARY KEY ("match_id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "number" BIGSERIAL NOT NULL,
    "match_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "wanted" INTEGER NOT NULL DEFAULT 1,
    "done" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3),
    "retry_at" TIMESTAMPTZ(3),
    "channel_id" TEXT,
    "message_id" TEXT,
    "nonce" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "outbox_leases" (
    "match_id" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "outbox_leases_pkey" PRIMARY KEY ("match_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "matches_thread_id_key" ON "matches"("thread_id");

-- CreateIndex
CREATE INDEX "matches_guild_id_changed_at_idx" ON "matches"("guild_id", "changed_at");

-- CreateIndex
CREATE INDEX "matches_status_idx" ON "matches"("status");

-- CreateIndex
CREATE INDEX "seats_user_id_idx" ON "seats"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "seats_match_id_user_id_key" ON "seats"("match_id", "user_id");

-- CreateIndex
CREATE INDEX "inputs_match_id_id_idx" ON "inputs"("match_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "inputs_match_id_request_id_key" ON "inputs"("match_id", "request_id");

-- CreateIndex
CREATE INDEX "outbox_due_at_idx" ON "outbox"("due_at");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_match_id_key_key" ON "outbox"("match_id", "key");

-- AddForeignKey
ALTER TABLE "seats" ADD CONSTRAINT "seats_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inputs" ADD CONSTRAINT "inputs_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rest_points" ADD CONSTRAINT "rest_points_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_leases" ADD CONSTRAINT "outbox_leases_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
