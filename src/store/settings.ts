import sql from 'sql-template-tag';
import type { JsonObject } from '../kernel/json.ts';
import type { Queries } from './connection.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

/** What servers and people have set. Changes are SQL, because Prisma can't add to an existing JSON object. */

/** Straight from the pool, because whatever opens a match asks what its server allows. */
export async function serverSettings(queries: Queries, id: string): Promise<JsonObject> {
  const [server] = await queries.rows<{ settings: JsonObject }>(
    sql`SELECT settings FROM servers WHERE id = ${id}`,
  );
  return server?.settings ?? {};
}

export async function changeServerSettings(
  models: PrismaClient,
  id: string,
  changes: JsonObject,
): Promise<JsonObject> {
  const text = JSON.stringify(changes);
  const [row] = await models.$queryRaw<{ settings: JsonObject }[]>`
    INSERT INTO servers (id, settings) VALUES (${id}, jsonb_strip_nulls(${text}::jsonb))
    ON CONFLICT (id) DO UPDATE SET
      settings = jsonb_strip_nulls(servers.settings || ${text}::jsonb),
      changed_at = now()
    RETURNING settings`;
  return row?.settings ?? changes;
}

/** Straight from the pool, because every panel asks for it. */
export async function personSettings(queries: Queries, id: string): Promise<JsonObject> {
  const [person] = await queries.rows<{ settings: JsonObject }>(
    sql`SELECT settings FROM people WHERE id = ${id}`,
  );
  return person?.settings ?? {};
}

/** Straight to the pool as well: for new players, each panel notes what it has explained. */
export async function changePersonSettings(
  queries: Queries,
  id: string,
  changes: JsonObject,
): Promise<JsonObject> {
  const [person] = await queries.rows<{ settings: JsonObject }>(sql`
    INSERT INTO people (id, settings) VALUES (${id}, ${JSON.stringify(changes)}::jsonb)
    ON CONFLICT (id) DO UPDATE SET settings = people.settings || excluded.settings, changed_at = now()
    RETURNING settings`);
  return person?.settings ?? changes;
}
