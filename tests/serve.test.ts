import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { readConfiguration } from '../src/configuration.ts';
import { type OwnSchema, ownSchema } from '../src/drivers/own-schema.ts';
import { INSTALLED, serve } from '../src/serve.ts';
import { loadScenario } from '../src/starting/load-scenario.ts';
import { botEntries } from './support/compiled-entries.ts';

const log = pino({ level: 'silent' });
const installed = { ...INSTALLED, ...(await botEntries()) };
let folder: string;
let schema: OwnSchema | null;

beforeAll(async () => {
  const server = process.env.TEST_DATABASE_URL;
  schema = server ? ownSchema(server) : null;
  folder = await mkdtemp(join(tmpdir(), 'threadbound-'));
});

afterAll(async () => {
  await schema?.close();
  await rm(folder, { recursive: true });
});

/** The same place at every start; with the Postgres that is named, which opens sooner, or the embedded one. */
const samePlace = () =>
  readConfiguration({
    DATA_FOLDER: folder,
    LOCAL_PORT: '0',
    ...(schema ? { DATABASE_URL: schema.url } : {}),
  });

/** The page at an address, as a browser talks to it. */
function open(page: string | null) {
  const { origin, host } = new URL(page ?? '');
  const socket = new WebSocket(`ws://${host}/page`, { origin });
  let all = '';
  let failed: Error | null = null;
  socket.on('error', (error) => {
    failed = error;
  });
  socket.on('message', (sent) => {
    all += String(sent);
  });
  return {
    /** Waits until the page is sent this. */
    shown: (text: RegExp) =>
      vi.waitFor(
        () => {
          if (failed) throw failed;
          return text.exec(all) ?? expect.fail(`${text} is not shown`);
        },
        { timeout: 30_000 },
      ),
    send: (asked: object) => socket.send(JSON.stringify({ id: 1, ...asked })),
    close: () => socket.close(),
  };
}

it('without a token serves the bot at a Discord on this machine, and stops in order', async () => {
  const configuration = readConfiguration({ DATA_FOLDER: folder, LOCAL_PORT: '0' });
  const service = await serve(configuration, log);
  const page = await fetch(service.page ?? '');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<!doctype html>');
  await service.stop();
  await expect(fetch(service.page ?? '')).rejects.toThrow();
}, 120_000);

it('leads back to a game of an earlier start, whose thread has not been kept', async () => {
  const configuration = samePlace();
  const scenario = loadScenario('docs/scenarios/two-raiders.json', installed.games);
  const before = await serve(configuration, log, installed, scenario);
  await before.stop();
  const after = await serve(configuration, log, installed);
  const page = open(after.page);
  await page.shown(/has lost its thread/);
  page.close();
  await after.stop();
}, 120_000);

it('shows a campaign of an earlier start that gathers', async () => {
  const configuration = samePlace();
  const before = await serve(configuration, log, installed);
  const page = open(before.page);
  const [, user] = await page.shown(/"users":\[\{"id":"(\d+)"/);
  const [, channel] = await page.shown(/"channels":\[\{"id":"(\d+)"/);
  page.send({ action: 'command', user, channel, name: 'campaign new', options: {} });
  const [, message] = await page.shown(/"id":"(\d+)"(?:(?!"kind").)*"found:altar-quest:"/);
  page.send({ action: 'press', user, message, customId: 'found:altar-quest:' });
  await page.shown(/Start chapter 1/);
  page.close();
  await before.stop();
  const after = await serve(configuration, log, installed);
  const again = open(after.page);
  await again.shown(/Start chapter 1/);
  again.close();
  await after.stop();
}, 120_000);
