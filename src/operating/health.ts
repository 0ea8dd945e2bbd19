import { setTimeout } from 'node:timers/promises';
import { type Client, Status } from 'discord.js';
import type { DatabaseFigures } from '../table/match/saved/database-figures.ts';

/** Milliseconds in which a healthy database answers. */
const PATIENCE = 2_000;

/** Whether the bot can do its work now. */
export interface Health {
  healthy: boolean;
  database: 'up' | 'down';
  /** The shards that this process serves; empty before it has logged in. */
  shards: { shard: number; gateway: 'up' | 'down' }[];
}

/** What the operator can ask of a running bot. */
export interface Observed {
  client: Client;
  /** Rejects, or takes long, if the database is away. */
  figures(): Promise<DatabaseFigures>;
}

/** Checks the database and the gateway now. Never rejects. */
export async function examine(observed: Observed): Promise<{
  health: Health;
  figures: DatabaseFigures | null;
}> {
  const figures = await inTime(observed.figures());
  const shards = observed.client.ws.shards.map(({ id, status }) => ({
    shard: id,
    gateway: status === Status.Ready ? ('up' as const) : ('down' as const),
  }));
  const connected = shards.length > 0 && shards.every(({ gateway }) => gateway === 'up');
  return {
    health: {
      healthy: figures !== null && connected,
      database: figures ? 'up' : 'down',
      shards,
    },
    figures,
  };
}

async function inTime<Value>(work: Promise<Value>): Promise<Value | null> {
  const asked = new AbortController();
  const late = setTimeout(PATIENCE, null, { signal: asked.signal }).catch(() => null);
  const answer = await Promise.race([work.catch(() => null), late]);
  asked.abort();
  return answer;
}
