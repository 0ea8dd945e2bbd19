import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Page } from 'playwright-core';
import { readConfiguration } from '../../src/configuration.ts';
import { INSTALLED, serve } from '../../src/serve.ts';
import { openBrowser } from '../support/browser.ts';
import { botEntries } from '../support/compiled-entries.ts';
import { Player } from './player.ts';

/** A bot with its local Discord, and a browser that shows the page. */
export interface Stage {
  page: Page;
  player: Player;
  /** Errors of the page. */
  faults: string[];
  /** Warnings and errors in the bot's log. */
  complaints: string[];
  close(): Promise<void>;
}

/**
 * Opens the page as somebody finds it after `npm start`.
 * @param newSeed dice and cards of each game that is begun
 */
export async function openStage(
  newSeed: () => string,
  viewport = { width: 1280, height: 900 },
): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'threadbound-'));
  const faults: string[] = [];
  const complaints: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => complaints.push(line) });
  const service = await serve(
    readConfiguration({ DATA_FOLDER: join(folder, 'data'), LOCAL_PORT: '0' }),
    log,
    { ...INSTALLED, ...(await botEntries()), newSeed },
  );
  const context = await openBrowser(join(folder, 'browser'), viewport);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (entry) => {
    if (entry.type() === 'error') faults.push(entry.text());
  });
  await page.goto(service.page ?? '');
  return {
    ...{ page, player: new Player(page), faults, complaints },
    async close() {
      await context.close();
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
