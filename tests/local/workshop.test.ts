import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/index.ts';
import { BROWSER, openBrowser } from '../support/browser.ts';
import { workshopDesk } from './workshop-desk.ts';

const hasBrowser = existsSync(BROWSER);
if (!hasBrowser) console.warn(`The workshop's page is not tested: there is no ${BROWSER}.`);

/** Where to keep pictures of the page; nowhere if unset. */
const SHOTS = process.env.LOCAL_PAGE_SHOTS;

describe.runIf(hasBrowser)('the page of the workshop', { timeout: 90_000 }, () => {
  let discord: LocalDiscord;
  let context: BrowserContext;
  let page: Page;
  const profile = mkdtempSync(join(tmpdir(), 'workshop-'));
  const faults: string[] = [];

  beforeAll(async () => {
    discord = await startLocalDiscord({ workshop: workshopDesk(), locales: { Cleo: 'fr' } });
    context = await openBrowser(profile, { width: 820, height: 1180 });
    page = await context.newPage();
    page.setDefaultTimeout(10_000);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (entry) => {
      if (entry.type() === 'error') faults.push(entry.text());
    });
    page.on('dialog', (dialog) => {
      dialog.accept('The Night Porter').catch(() => {});
    });
  }, 60_000);

  afterAll(async () => {
    await context.close();
    await discord.close();
    rmSync(profile, { recursive: true, force: true });
    expect(faults).toEqual([]);
  });

  const shoot = async (name: string) => {
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `workshop-${name}.png`) });
  };
  const form = () => page.locator('#form');
  const preview = () => page.locator('#preview');
  const seen = () => preview().locator('.card-words').textContent();
  /** The thread that looks at drafts may have to start first. */
  const soon = <Value>(probe: () => Value) => expect.poll(probe, { timeout: 75_000 });
  const add = (what: string) => form().locator('.fields > .adding').selectOption(what);
  const ability = (number: number) =>
    form()
      .locator('.block')
      .filter({ has: page.locator('> .block-head', { hasText: `Ability ${number}` }) })
      .first();

  it('is found from the channels, and says how to begin', async () => {
    await page.goto(discord.url);
    await page.getByRole('link', { name: 'Workshop' }).click();
    await soon(() => form().textContent()).toContain('Write your own cards');
    await shoot('empty');
  });

  it('begins with a deck that has the right number of empty cards', async () => {
    await page.getByRole('button', { name: 'Empty (10 cards)' }).first().click();
    await expect.poll(() => page.locator('#decks .card-entry').count()).toBe(10);
    await soon(seen).toContain('The Night Porter');
    expect(await preview().locator('img').getAttribute('alt')).toContain('The Night Porter');
  });

  it('writes an effect with blocks, and shows what the card says', async () => {
    await add('Abilities');
    await ability(1).locator('select.way').first().selectOption('Each of…');
    await ability(1).locator('select.way').nth(1).selectOption('Suffer damage');
    await ability(1).getByRole('spinbutton').fill('2');
    await soon(seen).toContain('Scheme: Each hero suffers 2 damage.');
    await form().getByRole('button', { name: 'Add: Ability' }).click();
    await soon(seen).toContain('Activate: Engage.');
    await shoot('effects');
  });

  it('shows the same as JSON, which can be written as well', async () => {
    await preview().getByText('As JSON').click();
    const json = preview().getByRole('textbox', { name: 'As JSON' });
    const written = JSON.parse(await json.inputValue());
    expect(written.abilities[0].effect.effect).toEqual({ kind: 'damage', amount: 2 });
    await json.fill(JSON.stringify({ ...written, defense: 7 }));
    await expect.poll(() => form().getByLabel('Defense').inputValue()).toBe('7');
    await soon(seen).toContain('Defense 7');
  });

  it('says where something is wrong, and leads there', async () => {
    await form().getByLabel('Name *').fill('');
    await soon(() => preview().textContent()).toContain('This can’t be played yet');
    const problem = preview().locator('.problem').first();
    expect(await problem.textContent()).toContain('It has no text for “Name” yet.');
    expect(await page.getByRole('button', { name: 'Try it' }).isDisabled()).toBe(true);
    await shoot('problem');
    await page.locator('.card-entry').nth(3).click();
    await problem.click();
    await form().getByLabel('Name *').fill('The Night Porter');
    await soon(() => preview().textContent()).toContain('Nothing is wrong');
  });

  it('finds a symbol by a word', async () => {
    await form().getByRole('searchbox').fill('skeleton key');
    await expect.poll(() => page.locator('.symbol').count()).toBeGreaterThan(0);
    await page.locator('.symbol').first().click();
    expect(await form().getByRole('searchbox').inputValue()).toBe('skeleton-key');
  });

  it('keeps drafts in the browser, and gives them away as a file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-pack.pack.json');
    const path = await download.path();
    const pack = JSON.parse(readFileSync(path, 'utf8'));
    expect(pack['altar-quest'].decks[0].cards).toHaveLength(10);
    await page.reload();
    await soon(() => page.locator('#decks').textContent()).toContain('The Night Porter');
    await page.locator('input[type=file]').setInputFiles({
      name: 'other.pack.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...pack, pack: { ...pack.pack, title: 'Another' } })),
    });
    await expect
      .poll(() => page.locator('.drafts option').allTextContents())
      .toEqual(['My pack', 'Another', 'New pack…']);
  });

  it('refuses a file that is no pack', async () => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'notes.json',
      mimeType: 'application/json',
      buffer: Buffer.from('[1, 2]'),
    });
    await expect.poll(() => page.locator('#toast').textContent()).toContain('isn’t a pack');
  });

  it('opens a game to try a card in', async () => {
    await page.locator('#decks .deck-entry').first().click();
    await page.locator('#decks .card-entry').first().click();
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect.poll(() => page.locator('#channel-title').textContent()).toBe('#general');
    await page.goBack();
  });

  it('lets companions play, and can stop them', async () => {
    await page.locator('#decks .deck-entry').first().click();
    await page.getByRole('button', { name: 'Play a hundred' }).click();
    await soon(() => preview().locator('.progress').textContent()).toMatch(/[1-9]\d* of 100 games/);
    await soon(() => preview().locator('.rates').textContent()).toMatch(/With it.*Without it/);
    await shoot('judging');
    await page.getByRole('button', { name: 'Stop' }).click();
    await soon(() => preview().locator('.progress').count()).toBe(0);
  });

  it('fits a tablet: nothing is too wide, everything large enough for a finger', async () => {
    await page.locator('#decks .card-entry').first().click();
    await expect.poll(() => form().getByText('Ability 1', { exact: true }).count()).toBe(1);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(820);
    const heights = await page
      .locator('button:visible, select:visible, input:not([type=file]):visible')
      .evaluateAll((nodes: { getBoundingClientRect(): { height: number } }[]) =>
        nodes.map((node) => Math.round(node.getBoundingClientRect().height)),
      );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  it('speaks the language of the person', async () => {
    const cleo = discord.users.find(({ displayName }) => displayName === 'Cleo');
    await page.goto(`${discord.url}#/${cleo?.id}/`);
    await page.getByRole('link', { name: 'Atelier' }).click();
    await soon(() => page.locator('#workshop-bar').textContent()).toContain('Retour aux fils');
    await page.locator('#decks .deck-entry').first().click();
    await page.locator('#decks .card-entry').first().click();
    await expect.poll(() => form().textContent()).toContain('Capacité 1');
    await shoot('french');
    await page.getByRole('link', { name: 'Retour aux fils' }).click();
    await expect.poll(() => page.locator('#channel-title').textContent()).toBe('#games');
  });
});
