import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portProblem } from '../starting/ports.ts';
import { examine, type Observed } from './health.ts';
import { type Metrics, noteFigures } from './metrics.ts';

export interface StatusServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` for Prometheus and `/health` for supervisors: 200 if the bot can do its work, 503 if the
 * database or the gateway is away. Both on all addresses of this machine, without a password: they name no
 * person, but they are meant for the operator, so keep the port off the internet.
 * @param port 0 takes any free one
 * @throws Error with a sentence for the operator if the port is taken
 */
export async function serveStatus(
  port: number,
  metrics: Metrics,
  observed: Observed,
): Promise<StatusServer> {
  const server = createServer((request, response) => {
    answer(request, response, metrics, observed).catch(() => response.destroy());
  });
  server.listen(port);
  await once(server, 'listening').catch((error: unknown) => {
    throw portProblem('METRICS_PORT', port, error);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The base for addresses without a host. */
const HERE = 'http://status';

async function answer(
  { method, url = '/' }: IncomingMessage,
  response: ServerResponse,
  metrics: Metrics,
  observed: Observed,
): Promise<void> {
  if (!URL.canParse(url, HERE)) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end('That is no address.\n');
    return;
  }
  const path = new URL(url, HERE).pathname;
  const known = path === '/metrics' || path === '/health';
  if (!known || (method !== 'GET' && method !== 'HEAD')) {
    response.writeHead(known ? 405 : 404, { 'content-type': 'text/plain' });
    response.end(known ? 'GET only.\n' : 'Try /metrics or /health.\n');
    return;
  }
  const { health, figures } = await examine(observed);
  if (path === '/health') {
    response.writeHead(health.healthy ? 200 : 503, { 'content-type': 'application/json' });
    response.end(`${JSON.stringify(health)}\n`);
    return;
  }
  noteFigures(metrics, figures, new Date());
  metrics.gateway.reset();
  for (const { shard, gateway } of health.shards) {
    metrics.gateway.set({ shard: String(shard) }, gateway === 'up' ? 1 : 0);
  }
  metrics.servers.set(observed.client.guilds.cache.size);
  response.writeHead(200, { 'content-type': metrics.registry.contentType });
  response.end(await metrics.registry.metrics());
}
