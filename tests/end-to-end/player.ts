import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PAGE_MARK } from '../../src/discord/components/pages.ts';

/** What somebody would like to do with a panel: the control by its text, and the option of a menu. */
export interface Wish {
  control: RegExp;
  option?: RegExp;
}

/** Buttons of the panel that only look, or say ahead what is done in another turn. */
const LOOKS =
  /^(Hand|Look|Status|Refresh|Advise|Your quest|Explain|No hints|Also: .*|.*(Leave|Change) orders)$/u;
/** How long the bot may take, on a busy machine. */
const PATIENCE = { timeout: 15_000, interval: 30 };
/** Milliseconds without a change after which the thread has told what there is to tell. */
const QUIET = 120;
/** Buttons in the thread that lead to what somebody has to do. */
const CALLS = /^(Act|Answer|.+ acts)$/;

/** Plays in a browser as people do: by sitting down at a seat, reading, and pressing what is shown. */
export class Player {
  readonly page: Page;
  /** Touches of the screen: a menu is opened, then each of its entries is touched. */
  taps = 0;
  /** What was pressed: a button, or a menu with whatever was chosen there. */
  presses = 0;

  constructor(page: Page) {
    this.page = page;
  }

  get messages(): Locator {
    return this.page.locator('#messages');
  }

  /** The private message that was answered last. */
  get panel(): Locator {
    return this.page.locator('.message.ephemeral').last();
  }

  async text(): Promise<string> {
    return (await this.messages.textContent()) ?? '';
  }

  async sit(name: string): Promise<void> {
    await this.page.locator('.seat', { hasText: name }).click();
    await this.page.locator('.seat[aria-pressed="true"]', { hasText: name }).waitFor();
  }

  /** Presses a control and waits for the bot's answer to it. */
  async press(control: Locator): Promise<void> {
    this.taps += 1;
    this.presses += 1;
    await this.answered(control, () => control.click());
  }

  /**
   * Takes the first option that fits, or as many as a menu asks for; returns false if none does. Turning a page
   * of the menu isn't a choice.
   */
  async choose(menu: Locator, wanted: RegExp): Promise<boolean> {
    const count = Number(/^Mark (\d+)…/.exec((await menu.textContent()) ?? '')?.[1] ?? 1);
    await menu.click();
    const options = this.page
      .getByRole('option')
      .and(this.page.locator(`:not([data-value^="${PAGE_MARK}"])`));
    const texts = (await options.allInnerTexts()).map(onOneLine);
    const fitting = [...texts.keys()].filter((index) => wanted.test(texts[index] ?? ''));
    if (fitting.length === 0) {
      await this.page.keyboard.press('Escape');
      return false;
    }
    const chosen = fitting.slice(0, Math.max(1, count));
    this.taps += 1 + chosen.length;
    this.presses += 1;
    await this.answered(menu, async () => {
      for (const index of chosen) await options.nth(index).click();
      const confirm = this.page.locator('.select-dialog .select-foot .button');
      if ((await confirm.count()) > 0) await confirm.click();
    });
    return true;
  }

  /**
   * Opens the panel from the newest call in the thread.
   * @returns whether there is something to do for this seat
   */
  async act(): Promise<boolean> {
    const calls = this.page.locator('.message:not(.ephemeral) .button', { hasText: CALLS });
    const own = calls.filter({ hasNotText: / acts$/ });
    await this.press(own.last());
    return this.canAct();
  }

  async canAct(): Promise<boolean> {
    return (await this.panel.count()) > 0 && (await this.ways()).length > 0;
  }

  /** Texts of the panel's buttons and menus, without those that only look. */
  async ways(): Promise<string[]> {
    const controls = this.panel.locator('.button:enabled, .menu:enabled');
    const texts = await controls.allInnerTexts();
    return texts.map(onOneLine).filter((text) => !LOOKS.test(text));
  }

  /**
   * Fulfils the first wish that the panel allows.
   * @returns what was pressed; null when the panel allows none of them
   */
  async fulfil(wishes: readonly Wish[]): Promise<string | null> {
    for (const { control, option } of wishes) {
      const controls = this.panel.locator('.button:enabled, .menu:enabled');
      const texts = (await controls.allInnerTexts()).map(onOneLine);
      const index = texts.findIndex((text) => control.test(text) && !LOOKS.test(text));
      if (index < 0) continue;
      const chosen = controls.nth(index);
      const isMenu = (await chosen.getAttribute('aria-haspopup')) === 'listbox';
      if (!isMenu) await this.press(chosen);
      else if (!(await this.choose(chosen, option ?? /./))) continue;
      return texts[index] ?? null;
    }
    return null;
  }

  /**
   * Does something and waits for the bot's answer: a private message is edited, others may follow. Where the same
   * is asked again, the time of the edit is all that differs.
   */
  private async answered(control: Locator, use: () => Promise<void>): Promise<void> {
    const isPrivate = await control.evaluate(
      (node: { closest(selector: string): object | null }) => node.closest('.ephemeral') !== null,
    );
    const before = isPrivate ? await this.panel.innerHTML() : '';
    await use();
    const underWay = this.page.locator('.busy, .thinking, .attempt:not(.failed)');
    await expect.poll(() => underWay.count(), PATIENCE).toBe(0);
    if (isPrivate) await expect.poll(() => this.panel.innerHTML(), PATIENCE).not.toBe(before);
    const failures = await this.page.locator('.failure, .attempt.failed').allTextContents();
    if (failures.length > 0) throw new Error(`The bot did not answer: ${failures.join(' · ')}`);
    await this.quiet();
  }

  /** Messages of the thread follow an answer; somebody who reads before they are there plays another game. */
  private async quiet(): Promise<void> {
    const { timeout } = PATIENCE;
    await expect
      .poll(
        async () => {
          const before = await this.messages.innerHTML();
          await setTimeout(QUIET);
          return (await this.messages.innerHTML()) === before;
        },
        { timeout, interval: 0 },
      )
      .toBe(true);
  }
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
