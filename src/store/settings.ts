import sql from 'sql-template-tag';
import type { JsonObject } from '../kernel/json.ts';
import type { Queries } from './connection.ts';

/** What servers and people have set. */

export async function serverSettings(queries: Queries, serverId: string): Promise<JsonObject> {
  const [row] = await queries.rows<{ settings: JsonObject }>(
    sql`SELECT settings FROM servers WHERE id = ${serverId}`,
  );
  return row?.settings ?? {};
}

export async function changeServerSettings(
  queries: Queries,
  serverId: string,
  changes: JsonObject,
): Promise<JsonObject> {
  const text = JSON.stringify(changes);
  const [row] = await queries.rows<{ settings: JsonObject }>(sql`
    INSERT INTO servers (id, settings) VALUES (${serverId}, jsonb_strip_nulls(${text}::jsonb))
    ON CONFLICT (id) DO UPDATE SET
      settings = jsonb_strip_nulls(servers.settings || ${text}::jsonb),
      changed_at = now()
    RETURNING settings`);
  return row?.settings ?? changes;
}

export async function personSettings(queries: Queries, userId: string): Promise<JsonObject> {
  const [row] = await queries.rows<{ settings: JsonObject }>(
    sql`SELECT settings FROM people WHERE id = ${userId}`,
  );
  return row?.settings ?? {};
}

export async function changePersonSettings(
  queries: Queries,
  userId: string,
  changes: JsonObject,
): Promise<void> {
  await queries.run(sql`
    INSERT INTO people (id, settings) VALUES (${userId}, ${JSON.stringify(changes)}::jsonb)
    ON CONFLICT (id) DO UPDATE SET settings = people.settings || excluded.settings, changed_at = now()`);
}
