import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
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

  /** Sends a body, and returns the status of the answer and the milliseconds that it took. */
  async function sent(path: string, body: string): Promise<{ status: number; took: number }> {
    const from = performance.now();
    const headers = { 'content-type': 'application/json', authorization: `Bot ${discord.token}` };
    const method = 'POST';
    const asked = request({ host: '127.0.0.1', port, path, method, headers }).end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return { status: answer.statusCode ?? 0, took: performance.now() - from };
  }

  it.each([
    ['/control', '['.repeat(60_000), 400],
    ['/control', `{"do":${'['.repeat(100)}${']'.repeat(100)}}`, 400],
    ['/api/v10/channels/1/messages', '['.repeat(3_900_000), 413],
    ['/api/v10/channels/1/messages', `[${'0,'.repeat(1_900_000)}0]`, 413],
    ['/api/v10/channels/1/messages', ' '.repeat(4_000_001), 413],
  ])('%s is given JSON without end, and answers at once', async (path, body, expected) => {
    const { status, took } = await sent(path, body);
    expect(status).toBe(expected);
    expect(took).toBeLessThan(2_000);
  });

  it.each(['['.repeat(13_000_000), `{"action":"say","more":[${'0,'.repeat(6_000_000)}0]}`])(
    'the page is answered that this is too much',
    async (asked) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/page`, { origin: discord.url });
      // First it gets everything there is.
      await once(socket, 'message');
      const from = performance.now();
      socket.send(asked);
      const [raw] = await once(socket, 'message');
      expect(JSON.parse(String(raw))).toMatchObject({
        problem: expect.stringMatching(/^More than/),
      });
      expect(performance.now() - from).toBeLessThan(2_000);
      socket.close();
    },
  );

  it('the gateway takes no more at once than Discord’s own', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/gateway`);
    await once(socket, 'message');
    socket.send('['.repeat(5_000));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1009);
    expect(await statusOf('/')).toBe(200);
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
