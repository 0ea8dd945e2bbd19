import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER } from '../support/browser.ts';
import type { Wish } from './player.ts';
import { openStage, type Stage } from './stage.ts';

const hasBrowser = existsSync(BROWSER);
if (!hasBrowser) console.warn(`Nobody strikes a first blow: there is no ${BROWSER}.`);

/** A dungeon with an enemy behind the first door. */
const SEED = '5eed0f7bef12579a3e00000000000002';
const PHONE = { width: 390, height: 844 };
const BLOW = /strikes .+: (?:[⚔✦✹]+ ?)+→/u;
const MOST = 8;

/** What a newcomer presses: what the guide calls a good choice, or else whatever fights. */
const wishes = (panel: string): Wish[] => {
  const guided = /A good choice: (.+?)\. /u.exec(panel)?.[1];
  return [
    { control: /^⚔️/u },
    ...(guided === undefined ? [] : [{ control: new RegExp(escaped(guided), 'u') }]),
    { control: /^Attack/ },
    // Where the enemy appears.
    { control: /^[A-V]\d+/ },
  ];
};

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe.runIf(hasBrowser)('somebody who has never played', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(() => SEED, PHONE);
  }, 120_000);
  afterAll(() => stage.close(), 60_000);

  it(`strikes a first blow within ${MOST} presses of an empty page`, async () => {
    const { player } = stage;
    for (const name of ['Altar Quest', 'First game', 'Start', 'Just start']) {
      await player.press(player.messages.getByRole('button', { name, exact: true }).last());
    }
    await player.press(player.panel.getByRole('button', { name: 'Act with Sedrin' }));
    const pressed: (string | null)[] = [];
    while (!BLOW.test(await player.text())) {
      const panel = (await player.panel.allInnerTexts()).join().replaceAll('\n', ' ');
      pressed.push(await player.fulfil(wishes(panel)));
      expect(player.presses, pressed.join(', ')).toBeLessThanOrEqual(MOST);
      expect(pressed).not.toContain(null);
    }
    expect(stage.faults).toEqual([]);
    expect(stage.complaints).toEqual([]);
  }, 180_000);
});
