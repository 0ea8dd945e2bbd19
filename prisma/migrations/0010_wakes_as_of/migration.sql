-- When it was worked out when a match is to be woken: what was worked out while the machine's clock stood
-- ahead is found, and worked out anew.
ALTER TABLE "matches" ADD COLUMN "wakes_as_of" TIMESTAMPTZ(3);
