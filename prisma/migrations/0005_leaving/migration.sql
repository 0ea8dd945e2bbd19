-- When the bot was taken off a server: what it keeps of that server goes 30 days later.
ALTER TABLE "servers" ADD COLUMN "left_at" TIMESTAMPTZ(3);
