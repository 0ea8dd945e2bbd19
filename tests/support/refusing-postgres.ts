import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Bytes of the answer to a client that asks for encryption first: there is none. */
const NO_ENCRYPTION = 'N';
const SSL_REQUEST = 80_877_103;

/**
 * A Postgres that answers every client with an error:
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export async function refusingPostgres(
  code: string,
  message: string,
): Promise<{ port: number; close(): void }> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (sent) => {
      if (sent.readInt32BE(4) === SSL_REQUEST) socket.write(NO_ENCRYPTION);
      else socket.end(errorResponse({ S: 'FATAL', V: 'FATAL', C: code, M: message }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

function errorResponse(fields: Readonly<Record<string, string>>): Buffer {
  const texts = Object.entries(fields).map(([kind, value]) => `${kind}${value}\0`);
  const body = Buffer.from(`${texts.join('')}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
