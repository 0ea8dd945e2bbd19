import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER, openBrowser } from '../support/browser.ts';
import { pageBot } from './page-bot.ts';
import { type Stage, setStage } from './stage.ts';

const hasBrowser = existsSync(BROWSER);
if (!hasBrowser)
  console.warn(`The page of the local Discord is not tested: there is no ${BROWSER}.`);

/** Where to keep pictures of the page; nowhere if unset. */
const SHOTS = process.env.LOCAL_PAGE_SHOTS;

const shoot = async (page: Page, name: string) => {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) });
};

describe.runIf(hasBrowser)('the page of the local Discord', () => {
  let stage: Stage;
  let context: BrowserContext;
  let page: Page;
  const profile = mkdtempSync(join(tmpdir(), 'local-discord-'));
  const faults: string[] = [];

  beforeAll(async () => {
    stage = await setStage(pageBot, { acknowledgementLimit: 1000, locales: { Cleo: 'fr' } });
    context = await openBrowser(profile, { width: 1280, height: 860 });
    page = await context.newPage();
    page.setDefaultTimeout(5000);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (entry) => {
      if (entry.type() === 'error') faults.push(entry.text());
    });
    await page.goto(stage.discord.url);
  }, 60_000);

  afterAll(async () => {
    await context.close();
    await stage.close();
    rmSync(profile, { recursive: true, force: true });
    expect(faults).toEqual([]);
  });

  const seat = (name: string) => page.locator('.seat', { hasText: name });
  const input = () => page.getByRole('combobox', { name: 'Message' });
  const messages = () => page.locator('#messages');

  it('has symbols of its own for readers without an emoji font', async () => {
    const faces = await page.evaluate<string[]>(
      `document.fonts.load('16px "Page Emoji"', '⏳').then((faces) => faces.map((face) => face.status))`,
    );
    expect(faces).toEqual(['loaded']);
  });

  it('says what it is, and offers to start a game', async () => {
    await expect
      .poll(() => messages().textContent())
      .toContain('This is a Discord on your own machine');
    await shoot(page, 'welcome');
    await page.getByRole('button', { name: 'Start a new game' }).click();
    expect(await page.locator('.command-pill').textContent()).toBe('/game new');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await input().isVisible()).toBe(true);
  });

  it('runs a command with completion, by keyboard alone', async () => {
    await input().fill('/ga');
    await expect.poll(() => page.locator('.picker-option').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.locator('#option-which').pressSequentially('quest');
    await expect
      .poll(() => page.locator('.picker-option').allTextContents())
      .toEqual(['Altar Quest']);
    await shoot(page, 'autocomplete');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => messages().textContent()).toContain('Ann used /game new');
    await expect.poll(() => messages().textContent()).toContain('Round 3 · Heroes act');
  });

  it('shows pictures with their alt text, large on a click', async () => {
    await page.getByRole('button', { name: 'ALT' }).click();
    expect(await page.locator('.alt-text').textContent()).toContain('Myreen stands at F5');
    await page.getByRole('button', { name: /^Enlarge/ }).click();
    expect(
      await page
        .locator('dialog.lightbox img')
        .evaluate((node: { naturalWidth?: number }) => node.naturalWidth),
    ).toBe(640);
    await shoot(page, 'lightbox');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'ALT' }).click();
  });

  it('tells other seats that a mention waits, and hides from them what is private', async () => {
    expect(await seat('Bo').locator('.badge').textContent()).toBe('1');
    await page.getByRole('button', { name: 'Act' }).click();
    await expect.poll(() => messages().textContent()).toContain('Your turn, secretly');
    expect(await page.locator('.ephemeral-line').textContent()).toContain('Only you can see this');
    await shoot(page, 'desktop');
    await seat('Bo').click();
    await expect.poll(() => messages().textContent()).not.toContain('secretly');
    await expect.poll(() => seat('Bo').locator('.badge').count()).toBe(0);
    await seat('Ann').click();
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    expect(await messages().textContent()).not.toContain('secretly');
  });

  it('keeps a second tab at another seat', async () => {
    const other = await context.newPage();
    await other.goto(`${stage.discord.url}#/${stage.bo}/${stage.games}`);
    await other.getByRole('combobox', { name: 'Message' }).fill('Hello from the other tab');
    await other.keyboard.press('Enter');
    await expect.poll(() => messages().textContent()).toContain('Hello from the other tab');
    expect(await page.locator('.message').last().locator('.author').textContent()).toBe('Bo');
    await other.close();
  });

  it('chooses several options of a menu', async () => {
    await input().fill('/panel');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Play cards…' }).click();
    expect(await page.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true);
    await page.getByRole('option', { name: /Fireball/ }).click();
    await page.getByRole('option', { name: /Torch/ }).click();
    await shoot(page, 'menu');
    await page.getByRole('button', { name: 'Confirm (2)' }).click();
    await expect.poll(() => messages().textContent()).toContain('Played fireball and torch');
  });

  it('fills in a form', async () => {
    await input().fill('/ask');
    await page.keyboard.press('Enter');
    const teacher = page.getByRole('combobox', { name: 'Teacher' });
    expect(await teacher.inputValue()).toBe('');
    await teacher.selectOption('Bo');
    await page.getByRole('textbox', { name: 'Name *' }).fill('Sedrin');
    await shoot(page, 'form');
    await page.keyboard.press('Enter');
    await expect.poll(() => messages().textContent()).toContain('Welcome, Sedrin, taught by @Bo');
  });

  it('shows markdown as Discord does, and never as HTML', async () => {
    await input().fill('/hello');
    await page.keyboard.press('Enter');
    const shown = page.locator('.message', { hasText: 'small print' }).locator('.markdown').first();
    await expect.poll(() => shown.count()).toBe(1);
    const tags = await shown.evaluate(
      (node: { querySelectorAll(all: string): Iterable<{ tagName: string }> }) =>
        [
          ...new Set([...node.querySelectorAll('*')].map((one) => one.tagName.toLowerCase())),
        ].sort(),
    );
    expect(tags).toEqual(
      [
        'a',
        'blockquote',
        'br',
        'button',
        'code',
        'em',
        'h2',
        'li',
        'ol',
        'p',
        'pre',
        's',
        'span',
        'strong',
        'u',
        'ul',
      ].sort(),
    );
    expect(await shown.textContent()).toContain('<script>alert(1)</script>');
    await shoot(page, 'markdown');
  });

  it('shows thinking, and what was not answered in time', async () => {
    await input().fill('/slow');
    await page.keyboard.press('Enter');
    await expect.poll(() => messages().textContent()).toContain('Threadbound is thinking…');
    await input().fill('/silent');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => messages().textContent(), { timeout: 4000 })
      .toContain('The application did not respond');
    await page.getByRole('button', { name: 'Flee' }).click();
    await expect
      .poll(() => messages().textContent(), { timeout: 4000 })
      .toContain('This interaction failed');
    await shoot(page, 'failures');
  });

  it('lists active and archived threads', async () => {
    const message = await stage.client.channels.fetch(stage.games);
    if (!message?.isTextBased() || !('threads' in message))
      throw new Error('#games takes no threads');
    const open = await message.threads.create({ name: 'The crypt' });
    const old = await message.threads.create({ name: 'Last week' });
    await open.send('Inside the crypt');
    stage.discord.faults.archiveThread(old.id);
    const sidebar = page.locator('#sidebar');
    await expect.poll(() => sidebar.textContent()).toContain('Archived threads (1)');
    await sidebar.getByRole('link', { name: 'The crypt' }).click();
    await expect.poll(() => messages().textContent()).toContain('Inside the crypt');
    expect(await page.locator('#channel-title').textContent()).toBe('#games › The crypt');
    await shoot(page, 'thread');
  });

  it('tells each person times, and what commands are called, in the language of their Discord', async () => {
    const cleo = stage.discord.users.find(({ displayName }) => displayName === 'Cleo');
    const times = () => page.locator('.timestamp').allTextContents();
    await page.goto(`${stage.discord.url}#/${stage.ann}/${stage.games}`);
    await expect.poll(times).toContainEqual(expect.stringMatching(/^\d years ago$/));
    await page.goto(`${stage.discord.url}#/${cleo?.id}/${stage.games}`);
    await expect.poll(times).toContainEqual(expect.stringMatching(/^il y a \d ans$/));
    expect((await times()).join()).toContain('janvier 2100');
    await input().fill('/sal');
    await expect
      .poll(() => page.locator('.picker-option').allTextContents())
      .toEqual([expect.stringContaining('/saluer')]);
    expect(await page.locator('.picker-option').textContent()).toContain('Dit bonjour');
    await input().fill('');
  });

  it('fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${stage.discord.url}#/${stage.ann}/${stage.games}`);
    await expect.poll(() => messages().textContent()).toContain('Round 3');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    const heights = await page
      .locator('button:visible, .action-row a:visible')
      .evaluateAll((nodes: { className: string; getBoundingClientRect(): { height: number } }[]) =>
        nodes
          .filter((node) =>
            /button (primary|success|danger|secondary)|menu|seat|send|slash|drawer/.test(
              node.className,
            ),
          )
          .map((node) => Math.round(node.getBoundingClientRect().height)),
      );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await shoot(page, 'phone-bottom');
    await page.locator('.message', { hasText: 'Round 3' }).scrollIntoViewIfNeeded();
    await page
      .locator('.container')
      .first()
      .evaluate((node: { scrollIntoView(at: object): void }) =>
        node.scrollIntoView({ block: 'start' }),
      );
    await shoot(page, 'phone');
    await page.getByRole('button', { name: 'Open the channel list' }).click();
    await expect.poll(() => page.getByRole('link', { name: 'general' }).isVisible()).toBe(true);
    await page.waitForTimeout(250);
    await shoot(page, 'phone-drawer');
    await page.getByRole('link', { name: 'general' }).click();
    await expect.poll(() => page.locator('#channel-title').textContent()).toBe('#general');
    await page
      .getByRole('button', { name: 'Commands' })
      .tap()
      .catch(() => page.getByRole('button', { name: 'Commands' }).click());
    await expect.poll(() => page.locator('.picker-option').count()).toBe(6);
    await page.locator('.picker-option', { hasText: '/game new' }).click();
    await expect.poll(() => page.locator('.picker-option').count()).toBe(3);
    await shoot(page, 'phone-command');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await input().fill('/panel');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Play cards…' }).click();
    const sheet = await page.locator('.select-dialog').boundingBox();
    expect(sheet).toMatchObject({ x: 0, width: 390 });
    await shoot(page, 'phone-menu');
  });
});
