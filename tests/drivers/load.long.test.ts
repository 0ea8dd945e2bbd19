import { describe, expect, it } from 'vitest';
import { load } from '../../src/drivers/load/loading.ts';
import { schemaOf } from '../../src/drivers/own-schema.ts';
import { altar } from '../../src/games/altar/index.ts';
import { HeardClient } from '../../src/store/heard-client.ts';
import { serverDatabase } from '../support/test-database.ts';

/** Of ten choices about eight are followed by another before their board is due: so many that some are awaited. */
const SECONDS = 15;
const RATE = 3;
const MATCHES = 9;
const FINISHED = 12;

const server = process.env.TEST_DATABASE_URL;

describe.skipIf(!server)('people choose at a steady rate in matches that are under way', () => {
  it('and every figure comes from choices that were kept', async () => {
    const database = await serverDatabase(server ?? '');
    try {
      const found = await load({
        game: altar,
        matches: MATCHES,
        players: 2,
        minutes: SECONDS / 60,
        warmUp: { slowly: 1, atRate: 1 },
        rate: RATE,
        finished: FINISHED,
        seed: 1,
        databaseUrl: database.url,
        bounds: { ack: 1_000, pictureLag: 20_000 },
        progress: () => {},
      });
      expect(found).toMatchObject({ problems: [], complaints: [], stop: { status: 0 } });
      expect(found.choicesPerSecond).toBeGreaterThan(0);
      expect(found.choiceMs.p99).toBeGreaterThanOrEqual(found.ackMs.p50);
      // An edit of the board waits a second so that others can join it.
      expect(found.pictureLagMs.p95).toBeGreaterThan(900);
      expect(found.machine.pieceMs.p50).toBeGreaterThan(0);
      const kept = await rowsOf(database.url);
      expect(kept.playing + kept.over).toBe(MATCHES + 1 + FINISHED);
      expect(kept.over).toBeGreaterThanOrEqual(1 + FINISHED);
      expect(kept.choices).toBeGreaterThanOrEqual(found.choicesPerSecond * SECONDS);
    } finally {
      await database.close();
    }
  }, 240_000);
});

/** Matches by state, and choices in those that were played. */
async function rowsOf(url: string) {
  const client = new HeardClient({ connectionString: url });
  await client.connect();
  await client.query(`SET search_path TO "${schemaOf(url)}"`);
  const { rows } = await client.query<{ playing: number; over: number; choices: number }>(
    `SELECT count(*) FILTER (WHERE status = 'playing')::int AS playing,
       count(*) FILTER (WHERE status = 'over')::int AS over,
       (SELECT count(*)::int FROM inputs WHERE request_id ~ '^[0-9]+$') AS choices
     FROM matches`,
  );
  await client.end();
  return rows[0] ?? { playing: 0, over: 0, choices: 0 };
}
