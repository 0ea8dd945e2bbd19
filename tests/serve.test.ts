import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfiguration } from '../src/configuration.ts';
import { INSTALLED, serve } from '../src/serve.ts';
import { loadScenario } from '../src/starting/load-scenario.ts';

const log = pino({ level: 'silent' });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'threadbound-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Waits until the page at an address is sent a text. */
async function shown(page: string | null, text: string): Promise<void> {
  const { origin, host } = new URL(page ?? '');
  const socket = new WebSocket(`ws://${host}/page`, { origin });
  await new Promise<void>((resolve, reject) => {
    let all = '';
    socket.on('error', reject);
    socket.on('message', (sent) => {
      all += String(sent);
      if (all.includes(text)) resolve();
    });
  });
  socket.close();
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
  const configuration = readConfiguration({ DATA_FOLDER: folder, LOCAL_PORT: '0' });
  const scenario = loadScenario('docs/scenarios/two-raiders.json', INSTALLED.games);
  const before = await serve(configuration, log, INSTALLED, scenario);
  await before.stop();
  const after = await serve(configuration, log);
  await shown(after.page, 'has lost its thread');
  await after.stop();
}, 120_000);
