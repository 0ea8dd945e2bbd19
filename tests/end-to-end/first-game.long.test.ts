import { existsSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER } from '../support/browser.ts';
import type { Player, Wish } from './player.ts';
import { openStage, type Stage } from './stage.ts';

const hasBrowser = existsSync(BROWSER);
if (!hasBrowser) console.warn(`No game is played in a browser: there is no ${BROWSER}.`);

/** Dice and cards of the game below. Players look at what there is, so another seed would do as well. */
const SEED = '5eed0f7bef12579a3e00000000000001';

/** How a beginner plays: fight what is in reach, open doors, walk towards either, answer what is asked. */
const WISHES: readonly Wish[] = [
  { control: /^Choose: / },
  { control: /^🎲/ },
  { control: /^⚔️/ },
  { control: /^Attack/ },
  { control: /^🚪/ },
  { control: /^Move to/, option: /reach|beside the Frox|door/ },
  { control: /^End turn$/ },
  { control: /^Pass$/ },
  { control: /^Keep all four$/ },
  { control: /^Mark/ },
  // Taking back what one has just done leads nowhere.
  { control: /^(?!↩️)/u },
];

const DICE = /strikes .+: (?:[⚔✦✹]+ ?)+→/u;
/** A threat's arrival, told by itself or together with the card that was drawn. */
const ARRIVAL = /out of the shadows at|looms up at|: a trap, at/;
const PEOPLE = ['Ann', 'Bo'] as const;
/** Presses that a game may take before what is waited for has happened. */
const PATIENCE = 120;

describe.runIf(hasBrowser)('the first game, in a browser', () => {
  let stage: Stage;
  let player: Player;

  beforeAll(async () => {
    stage = await openStage(() => SEED);
    player = stage.player;
  }, 120_000);

  afterAll(() => stage.close(), 60_000);

  const button = (label: string): Locator =>
    player.messages.getByRole('button', { name: label, exact: true });
  const said = (words: string | RegExp) => {
    const check = expect.poll(() => player.text(), { timeout: 15_000 });
    return typeof words === 'string' ? check.toContain(words) : check.toMatch(words);
  };
  const lobby = () => player.page.locator('.message:not(.ephemeral)', { hasText: 'Seats' });
  const round = (number: number) =>
    player.page.locator('.message', {
      has: player.page.locator('h3', { hasText: `Round ${number} ·` }),
    });
  const source = (message: Locator): Promise<string> =>
    message
      .locator('.gallery img')
      .evaluate(async (image: { decode(): Promise<void>; src: string; naturalWidth: number }) => {
        await image.decode();
        return image.naturalWidth > 600 ? image.src : '';
      });

  /** Both play, each when it is their turn, until something has happened. */
  async function playUntil(happened: () => Promise<boolean>): Promise<void> {
    const limit = player.taps + PATIENCE;
    const pressed: string[] = [];
    while (!(await happened())) {
      for (const person of PEOPLE) {
        await player.sit(person);
        if (!(await player.act())) continue;
        while ((await player.canAct()) && !(await happened())) {
          const control = await player.fulfil(WISHES);
          if (control === null) break;
          pressed.push(`${person}: ${control}`);
          expect(player.taps, pressed.slice(-20).join('\n')).toBeLessThan(limit);
        }
      }
      expect(player.taps, pressed.slice(-20).join('\n')).toBeLessThan(limit);
    }
  }

  it('two people sit down and choose whom they play', async () => {
    await button('Altar Quest').click();
    await said('The Search, against the Frox and Bolx the Belchlord');
    await player.choose(lobby().locator('.menu', { hasText: 'Choose what you play' }), /Myreen/);
    await said('@Ann · host · Myreen Duvall');
    await player.sit('Bo');
    await player.choose(lobby().locator('.menu', { hasText: 'Choose what you play' }), /Sedrin/);
    await said('@Bo · Sedrin Highmoor');
    await said('Everyone is ready');
    await player.press(button('Portraits'));
    expect(await player.panel.locator('.section img').count()).toBeGreaterThan(1);
  }, 60_000);

  it('the thread opens, and everybody is asked in private what to keep of their hand', async () => {
    await player.press(button('Start'));
    await player.page.locator('.thread-chip').first().click();
    await said('Before the first round');
    await said('Myreen: which starting cards do you set aside');
    await player.press(button('Answer').last());
    await player.choose(player.panel.locator('.menu'), /./);
    const confirm = player.panel.locator('.button.success');
    const chosen = (await confirm.textContent()) ?? '';
    expect(chosen).toMatch(/^Choose: ./);
    await player.sit('Ann');
    expect(await player.text()).not.toContain(chosen.replace('Choose: ', ''));
    await player.press(button('Answer').first());
    expect(await player.panel.textContent()).toContain(
      'Myreen: which starting cards do you set aside',
    );
    await player.press(player.panel.locator('.button.success'));
    await player.sit('Bo');
    await player.press(confirm);
    await said('Round 1 · The heroes act');
    await said('Sedrin sets 1 card aside');
    expect(await button('Answer').count()).toBe(0);
  }, 60_000);

  it('one tap opens what both can begin with; a walk and a door lead to a room with a feature, a quest card and threats', async () => {
    await said('Myreen (@Ann), Sedrin (@Bo): your turn, in any order.');
    expect(await source(round(1))).not.toBe('');
    await player.sit('Ann');
    await player.press(button('Act').last());
    await said('Myreen: 3 actions');
    await player.sit('Bo');
    expect(await player.text()).not.toContain('Myreen: 3 actions');
    await playUntil(async () => ARRIVAL.test(await player.text()));
    // What came before may be told a moment later: each part of the story is its own message.
    await said(/Myreen (?:plays .+ and )?moves [A-V]\d+ → [A-V]\d+/);
    await said(/(Myreen|Sedrin) opens a door\./);
    await said(/Here stands .+\./);
    await said(/Quest: .+\./);
  }, 180_000);

  it('an attack shows its dice', async () => {
    await playUntil(async () => DICE.test(await player.text()));
    expect(await player.text()).toMatch(DICE);
  }, 180_000);

  it('the next round has a picture of its own', async () => {
    await playUntil(async () => (await round(2).count()) > 0);
    await expect.poll(() => round(2).locator('.gallery img').count()).toBe(1);
    const pictures = [await source(round(1)), await source(round(2))];
    expect(pictures).not.toContain('');
    expect(pictures[0]).not.toBe(pictures[1]);
    const buttons = () => round(1).locator('.button').allTextContents();
    await expect.poll(buttons, { timeout: 15_000 }).toEqual(['Animate']);
    expect(await source(round(1))).not.toBe('');
  }, 180_000);

  it('nothing failed, and nothing that Discord would refuse was sent', async () => {
    const answer = await fetch(new URL('/control', stage.page.url()));
    const { faults, complaints } = stage;
    const { violations, refusals } = (await answer.json()) as Record<string, unknown>;
    expect({ violations, refusals, faults, complaints }).toEqual({
      violations: [],
      refusals: [],
      faults: [],
      complaints: [],
    });
  });
});
