import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfiguration } from '../src/configuration.ts';
import { serve } from '../src/serve.ts';

const log = pino({ level: 'silent' });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'threadbound-'));
});

afterAll(() => rm(folder, { recursive: true }));

it('without a token serves the bot at a Discord on this machine, and stops in order', async () => {
  const configuration = readConfiguration({ DATA_FOLDER: folder, LOCAL_PORT: '0' });
  const service = await serve(configuration, log);
  const page = await fetch(service.page ?? '');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<!doctype html>');
  await service.stop();
  await expect(fetch(service.page ?? '')).rejects.toThrow();
}, 120_000);
