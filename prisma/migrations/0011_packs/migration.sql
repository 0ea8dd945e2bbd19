-- Decks, boards and maps that groups have written. A pack is known by its content's digest, and stays as long as a
-- server offers it or a match has been opened with it.
CREATE TABLE "packs" (
  "digest" TEXT NOT NULL,
  "content" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "packs_pkey" PRIMARY KEY ("digest")
);
