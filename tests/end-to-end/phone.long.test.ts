import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noughts } from '../../examples/noughts/index.ts';
import { decodeAddress } from '../../src/discord/address.ts';
import { asPage } from '../../src/discord/components/pages.ts';
import { type BotHere, startBotHere } from '../../src/drivers/bot/bot-here.ts';
import { discordFor } from '../../src/drivers/bot/local-discord.ts';
import { openTable, startMatch, takeSeats } from '../../src/drivers/players/lobby.ts';
import { peopleIn } from '../../src/drivers/players/people.ts';
import { games } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { pick, type RandomState, seedRandom } from '../../src/kernel/random.ts';
import type { LocalDiscord } from '../../src/local/index.ts';
import { missingFrom } from '../../src/table/match/time/clocks.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { botAndNoughtsTexts } from '../support/noughts.ts';

const BROWSER = process.env.CHROMIUM ?? '/usr/bin/chromium';
const hasBrowser = existsSync(BROWSER);
if (!hasBrowser) console.warn(`Nobody plays on a phone: there is no ${BROWSER}.`);

const PHONE = { width: 390, height: 844 };
const SEED = '5eed0f7bef12579a3e00000000000001';
/** Turns for which each game is played, if it isn't over before. */
const TURNS = 7;
/** The mark of small print anywhere but at the start of a line: Discord shows it literally. */
const LITERAL = /^(?!-# \S).*-#|^-# .*-#/m;
/** How long the page may take to show what the bot has done. */
const SHOWN = { timeout: 15_000, interval: 30 };

/** A control of the last message on a screen. */
interface Shown {
  customId: string;
  /** Wholly between the header and the line for typing. */
  inSight: boolean;
}

describe.runIf(hasBrowser)('on a phone, the last message holds the next thing to press', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: BROWSER,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    });
  }, 60_000);
  afterAll(() => browser.close());

  const installed = loadTexts();

  it.each([
    ...games.map((game) => [game.rules.id, game, installed] as const),
    ['the example', noughts, botAndNoughtsTexts()] as const,
  ])(
    '%s',
    async (_id, game, texts) => {
      const evening = await begin(game, texts, browser);
      try {
        let turns = 0;
        let turn = '';
        while (turns < TURNS) {
          const match = await evening.match();
          if (match.state.outcome !== null) break;
          const now = game.rules.statistics?.turn(match.state) ?? '';
          if (now !== turn) turns += 1;
          turn = now;
          // Somebody who has voted waits for the others.
          const asked = match.state.open.flatMap((decision) => missingFrom(match, decision));
          const all = match.seats.filter(({ seat }) => asked.includes(seat));
          // Others who are asked as well are called only if the current person doesn't go on.
          const own = all.filter(({ userId }) => userId === evening.latest);
          const waited = own.length > 0 ? own : all;
          for (const { userId } of waited) await evening.findsSomethingToPress(userId);
          await evening.press(pick(evening.random, waited).userId);
        }
        const { inputs } = (await evening.match()).state;
        expect(evening.presses).toBeGreaterThan(Math.min(TURNS, inputs - 1));
      } finally {
        await evening.end();
      }
    },
    300_000,
  );
});

/** Two people at their phones, with a match just begun. */
class Evening {
  readonly random: RandomState = seedRandom(SEED);
  presses = 0;
  /** Who pressed last. */
  latest = '';
  readonly #bot: BotHere;
  readonly #discord: LocalDiscord;
  readonly #matchId: string;
  readonly #thread: string;
  readonly #phones: ReadonlyMap<string, Page>;

  constructor(
    bot: BotHere,
    discord: LocalDiscord,
    { matchId, thread }: { matchId: string; thread: string },
    phones: ReadonlyMap<string, Page>,
  ) {
    this.#bot = bot;
    this.#discord = discord;
    this.#matchId = matchId;
    this.#thread = thread;
    this.#phones = phones;
  }

  async match() {
    const stored = await this.#bot.store.read(this.#matchId);
    if (!stored?.state) throw new Error('The match is gone.');
    return { ...stored, state: stored.state };
  }

  async findsSomethingToPress(userId: string): Promise<void> {
    const phone = this.#phone(userId);
    const seen = this.#discord.messages(this.#thread, userId);
    for (const { text } of seen) expect(text).not.toMatch(LITERAL);
    const last = seen.at(-1);
    const expected = (last?.controls ?? []).flatMap(({ customId, disabled }) =>
      customId === null || disabled || !leadsOn(customId) ? [] : [{ customId, inSight: true }],
    );
    expect(expected, `the last that ${userId} sees: ${last?.text}`).not.toEqual([]);
    const shown = async () =>
      (await controlsAtTheEnd(phone)).filter(({ customId }) => leadsOn(customId));
    await expect.poll(shown, SHOWN).toEqual(expected);
  }

  /** Somebody presses one of the things that the last message on their phone offers. */
  async press(userId: string): Promise<void> {
    const phone = this.#phone(userId);
    const ways = (await controlsAtTheEnd(phone)).map(({ customId }) => customId).filter(leadsOn);
    const wanted = pick(this.random, sensible(ways, this.presses));
    const control = phone
      .locator('#messages > .message')
      .last()
      .locator(`[data-control="${wanted}"]`);
    const menu = (await control.getAttribute('aria-haspopup')) === 'listbox';
    const { acknowledgements } = this.#discord.statistics;
    const before = acknowledgements.length;
    await control.click();
    if (menu) await this.#chooseIn(phone);
    this.presses += 1;
    this.latest = userId;
    await expect.poll(() => acknowledgements.length, SHOWN).toBeGreaterThan(before);
    await this.#bot.settle();
  }

  async #chooseIn(phone: Page): Promise<void> {
    const options = phone.locator('.select-dialog [role="option"]');
    const values = await options.evaluateAll((nodes: { dataset: { value: string } }[]) =>
      nodes.map(({ dataset }) => dataset.value),
    );
    const real = [...values.keys()].filter((index) => asPage(values[index] ?? '') === null);
    const confirm = phone.locator('.select-dialog .select-foot .button');
    const several = (await confirm.count()) > 0;
    await options.nth(pick(this.random, real)).click();
    if (!several) return;
    for (const index of real) {
      if (await confirm.isEnabled()) break;
      const option = options.nth(index);
      if ((await option.getAttribute('aria-selected')) !== 'true') await option.click();
    }
    await confirm.click();
  }

  #phone(userId: string): Page {
    const phone = this.#phones.get(userId);
    if (!phone) throw new Error(`${userId} has no phone.`);
    return phone;
  }

  async end(): Promise<void> {
    for (const phone of this.#phones.values()) await phone.close();
    expect(this.#bot.complaints).toEqual([]);
    expect(this.#discord.statistics.violations).toEqual([]);
    await this.#bot.close();
    await this.#discord.close();
  }
}

async function begin(game: Game, texts: Texts, browser: Browser): Promise<Evening> {
  const discord = await discordFor(2);
  const bot = await startBotHere({ discord, games: [game], texts, newSeed: () => SEED });
  const [host, guest] = peopleIn(discord).people;
  const [channel] = discord.channels;
  if (!host || !guest || !channel) throw new Error('The local Discord lacks people.');
  const table = await openTable(host, channel.id, game.rules.id);
  await takeSeats([host, guest], seedRandom(SEED), table);
  const thread = await startMatch(host, table);
  await bot.settle();
  const phones = new Map<string, Page>();
  for (const { userId } of [host, guest]) {
    const phone = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
    await phone.goto(`${discord.url}#/${userId}/${thread}`);
    await phone.locator('#messages > .message').first().waitFor();
    phones.set(userId, phone);
  }
  return new Evening(bot, discord, { matchId: table.matchId, thread }, phones);
}

/** Answers something, or opens the panel where it is answered. */
function leadsOn(customId: string): boolean {
  const verb = decodeAddress(customId)?.verb;
  return ['pick', 'menu', 'several', 'marked', 'act', 'panel'].includes(verb ?? '');
}

/** What is marked is confirmed, and every third press ends something, so that turns pass. */
function sensible(ways: readonly string[], presses: number): readonly string[] {
  const confirming = ways.filter((way) => decodeAddress(way)?.verb === 'marked');
  if (confirming.length > 0) return confirming;
  const ending = ways.filter((way) => {
    const address = decodeAddress(way);
    return address?.verb === 'pick' && ['done', 'pass'].includes(address.option);
  });
  return ending.length > 0 && presses % 3 === 2 ? ending : ways;
}

/** What can be pressed in the last message, and whether it is in sight. */
const controlsAtTheEnd = (phone: Page): Promise<Shown[]> =>
  phone.evaluate(() => {
    const { document } = globalThis as unknown as { document: PageDocument };
    const list = document.querySelector('#messages');
    const last = [...document.querySelectorAll('#messages > .message')].at(-1);
    const { top, bottom } = list.getBoundingClientRect();
    return [...(last?.querySelectorAll('[data-control]:enabled') ?? [])].map((control) => {
      const box = control.getBoundingClientRect();
      return {
        customId: control.dataset.control,
        inSight: box.top >= top - 1 && box.bottom <= bottom + 1,
      };
    });
  });

/** What the function above, which runs in the browser, uses of it. */
interface PageElement {
  dataset: { control: string };
  getBoundingClientRect(): { top: number; bottom: number };
  querySelectorAll(selector: string): Iterable<PageElement>;
}
interface PageDocument extends PageElement {
  querySelector(selector: string): PageElement;
}
