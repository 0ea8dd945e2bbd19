import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Gateway } from '../gateway/gateway.ts';
import type { WorkshopDesk } from '../options.ts';
import type { RestServer } from '../rest/server.ts';
import type { World } from '../world/world.ts';
import { type ControlServices, serveControl } from './control.ts';
import { serveFile } from './files.ts';
import { isLocalRequest } from './origins.ts';
import type { PageSocket } from './page-socket.ts';
import { serveWorkshop } from './workshop.ts';

export interface HttpServices extends ControlServices {
  /** Is told what went wrong in here, which nobody who sends a request should learn. */
  notice(text: string): void;
  world: World;
  rest: RestServer;
  gateway: Gateway;
  page: PageSocket;
  /** Null: nobody writes packs here. */
  workshop: WorkshopDesk | null;
}

/** The base for addresses without a host; every host here is this machine. */
const HERE = 'http://localhost';

/** An HTTP server on the loopback interface; resolves once it listens. Port 0 takes a free one. */
export function listen(port: number): Promise<{ server: Server; port: number }> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : port });
    });
  });
}

/** Sends what arrives to the REST API, the gateway, the page or the control endpoint. */
export function connect(server: Server, services: HttpServices): void {
  server.on('request', (message, response) => {
    const path = pathOf(message);
    if (path === null) refuse(response, 400);
    else if (!isLocalRequest(message)) refuse(response, 403);
    else {
      handle(services, path, message, response).catch((error: unknown) => {
        services.notice(error instanceof Error ? (error.stack ?? error.message) : String(error));
        refuse(response, 500);
      });
    }
  });
  server.on('upgrade', (message, socket, head) => {
    const path = pathOf(message);
    const sockets =
      path === '/gateway'
        ? services.gateway.server
        : path === '/page'
          ? services.page.server
          : null;
    if (!sockets || !isLocalRequest(message)) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(message, socket, head, (open) =>
      sockets.emit('connection', open, message),
    );
  });
}

async function handle(
  services: HttpServices,
  path: string,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (path.startsWith('/api/')) await services.rest.handle(message, response);
  else if (path === '/control') await serveControl(services, message, response);
  else if (path === '/workshop/ask' && services.workshop)
    await serveWorkshop(services.workshop, message, response);
  else serveFile(services.world, path, response);
}

/** Null for something that is not an address, such as `//`. */
function pathOf({ url = '/' }: IncomingMessage): string | null {
  return URL.canParse(url, HERE) ? new URL(url, HERE).pathname : null;
}

/** An answer that has begun can only be broken off. */
function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status).end();
}
