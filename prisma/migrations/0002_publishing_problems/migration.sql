-- Why a message could not be published, for people to be told, and since when.
ALTER TABLE "outbox" ADD COLUMN "problem" TEXT;
ALTER TABLE "outbox" ADD COLUMN "failed_at" TIMESTAMPTZ(3);
