import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/index.ts';

describe('whatever a page of another site sends here', () => {
  let discord: LocalDiscord;
  let port: number;
  const noticed: string[] = [];
  beforeAll(async () => {
    discord = await startLocalDiscord({ notice: (text) => noticed.push(text) });
    port = Number(new URL(discord.url).port);
    noticed.length = 0;
  });
  afterAll(() => discord.close());

  /** The status of the answer, to an address as it is sent. */
  async function statusOf(path: string, headers: { [name: string]: string } = {}): Promise<number> {
    const sent = request({ host: '127.0.0.1', port, path, headers }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode ?? 0;
  }

  it.each([
    ['//', 400],
    ['//[', 400],
    ['http://', 400],
    ['/%', 404],
    ['/api/v10/%E0%A4%A', 404],
    ['/..%2f..%2fpackage.json', 404],
    ['/control/', 404],
  ])('%s is answered with %i, and nothing ends', async (path, status) => {
    expect(await statusOf(path)).toBe(status);
    expect(await statusOf('/')).toBe(200);
    expect(noticed).toEqual([]);
  });

  it('is refused where it comes from another site', async () => {
    expect(await statusOf('/', { origin: 'https://example.com' })).toBe(403);
    expect(await statusOf('/', { host: 'example.com' })).toBe(403);
  });

  it('a socket for // is closed, and nothing ends', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `GET // HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    await once(socket, 'close');
    expect(await statusOf('/')).toBe(200);
  });
});
