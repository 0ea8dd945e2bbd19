import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createThinkers } from '../../src/companions/thinkers.ts';
import { startCompanions } from '../../src/table/around/companions/answering.ts';
import type { OwedWork } from '../../src/table/match/owed-work.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { countingGame } from '../support/counting-game.ts';
import { recordingLog } from '../support/recording-log.ts';
import {
  CHARACTER_MENU,
  cardWith,
  controlOf,
  messageWith,
  notifiedBeyond,
  openTable,
  privatelyWith,
  type Stage,
  setStage,
  startCounting,
} from './stage.ts';

let stage: Stage;
let companions: OwedWork;

beforeAll(async () => {
  stage = await setStage();
  const { table, store } = stage;
  companions = startCompanions({
    table,
    store,
    games: createGames([countingGame()]),
    thinkers: createThinkers({ games: [countingGame().rules], entry: null }),
    log: recordingLog(),
    pace: 0,
    sweepEvery: 100,
  });
});

afterAll(async () => {
  await companions.stop();
  await stage.close();
});

const COMPANIONS = 'Companions and crowds…';

describe('companions at a table', () => {
  it('are added and sent away by a menu, and play without being mentioned', async () => {
    const { discord, ann, channel } = stage;
    discord.statistics.mentions.length = 0;
    const lobby = await openTable(stage);
    const menu = controlOf(lobby, COMPANIONS);
    await discord.select(ann, lobby.id, menu, ['steady']);
    await cardWith(stage, lobby.id, 'Wren (steady companion) · takes what’s left');
    await discord.select(ann, lobby.id, menu, ['keen']);
    await cardWith(stage, lobby.id, 'Hazel (keen companion)');
    await discord.select(ann, lobby.id, menu, ['person seat-3']);
    await discord.select(ann, lobby.id, controlOf(lobby, CHARACTER_MENU), ['fox']);
    await cardWith(stage, lobby.id, 'Everyone is ready');
    const known = new Set(discord.threads(channel).map(({ id }) => id));
    await discord.press(ann, lobby.id, controlOf(lobby, 'Start'));
    const thread = await discord.waitFor(
      () => discord.threads(channel).find(({ id }) => !known.has(id))?.id,
    );
    const call = await messageWith(stage, thread, ': your turn');
    const panel = await (await discord.press(ann, call.id, controlOf(call, 'Act'))).reply();
    await discord.press(ann, panel.id, controlOf(panel, 'add-1'));
    await messageWith(stage, thread, 'Wren (steady companion): 3 more');
    await messageWith(stage, thread, 'Which number do you hide?');
    expect(notifiedBeyond(stage, [ann])).toEqual([]);
    for (const { text } of discord.messages(thread)) expect(text).not.toContain('companion:');
    expect(stage.complaints).toEqual([]);
  });

  it('play for somebody who leaves, until the seat is taken back', async () => {
    const { discord, ann, bo, cleo } = stage;
    const { thread } = await startCounting(stage);
    const refused = await discord.command(ann, thread, 'game companion', {
      plays: 'steady',
      seat: 'seat-9',
    });
    expect((await refused.reply()).text).toContain('no companion like that');
    await discord.command(bo, thread, 'game companion', { plays: 'keen' });
    const notice = await messageWith(stage, thread, 'plays for');
    expect(notice.text).toContain(
      `plays for <@${bo}> from now on. <@${bo}> can take the seat back`,
    );
    const stranger = await discord.command(cleo, thread, 'game companion', { plays: 'person' });
    expect((await stranger.reply()).text).toContain('no companion like that');
    const status = await (await discord.command(bo, thread, 'status', {})).reply();
    await discord.press(bo, status.id, controlOf(status, 'Companions'));
    const list = await privatelyWith(stage, bo, thread, 'These are playing');
    expect(list.text).toContain('keen companion');
    await discord.select(bo, list.id, controlOf(list, COMPANIONS), ['person']);
    await messageWith(stage, thread, 'took the seat back');
  });
});

describe('advice', () => {
  it('is seen by nobody else, and answers what is asked of the one who wants it', async () => {
    const { discord, ann, bo } = stage;
    const { thread } = await startCounting(stage);
    const before = discord.messages(thread).length;
    const advised = await (await discord.command(ann, thread, 'advise', {})).reply();
    expect(advised.ephemeral).toBe(true);
    expect(advised.text).toContain('What a keen companion would do');
    expect(advised.text).toMatch(/1\. \*\*.+\*\* · wins about \d+%, give or take \d+/);
    expect(discord.messages(thread)).toHaveLength(before);
    const steady = await discord.command(ann, thread, 'advise', { plays: 'steady' });
    expect((await steady.reply()).text).toContain('3 more');
    const other = await (await discord.command(bo, thread, 'advise', {})).reply();
    expect(other.text).toContain('You have no question right now');
    const panel = await (await discord.command(ann, thread, 'choose', {})).reply();
    expect(panel.text).not.toContain('companion would do');
    await discord.press(ann, panel.id, controlOf(panel, 'Advise'));
    await discord.waitFor(() =>
      discord
        .messages(thread, ann)
        .find(({ id, text }) => id === panel.id && text.includes('companion would do')),
    );
    expect(stage.complaints).toEqual([]);
  });

  it('its answers are given with one tap; all others are a tap away', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    const advised = await (
      await discord.command(ann, thread, 'advise', { plays: 'steady' })
    ).reply();
    const best = /1\. \*\*(.+?)\*\*/.exec(advised.text)?.[1] ?? '';
    expect(best).not.toBe('');
    const others = await discord.press(ann, advised.id, controlOf(advised, 'See all answers'));
    // On a busy machine the press is only acknowledged at first, and its message changes later.
    await vi.waitFor(async () => {
      expect((await others.reply()).text).not.toContain('companion would do');
    }, 10_000);
    const again = await (await discord.command(ann, thread, 'advise', { plays: 'steady' })).reply();
    await discord.press(ann, again.id, controlOf(again, `Do this: ${best}`));
    await messageWith(stage, thread, `adds ${best.replace('add-', '')}`);
    const panel = await discord.waitFor(() =>
      discord
        .messages(thread, ann)
        .find(({ id, text }) => id === again.id && !text.includes('companion would do')),
    );
    expect(panel.text).toContain('Waiting for: ');
    expect(stage.complaints).toEqual([]);
  });
});
