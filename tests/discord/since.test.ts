import { describe, expect, it } from 'vitest';
import { sinceMessage } from '../../src/discord/messages/private/since.ts';
import type { LogEntry } from '../../src/table/around/recording/recording.ts';
import { countingGame } from '../support/counting-game.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { chooseNext, must } from '../support/test-table.ts';
import { hugeLook } from './huge.ts';
import { controlOf, stageForTests, startCounting } from './stage.ts';

const SINCE = 'Since you looked';
const MINUTE = 60_000;
const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 17, 12);
let clock = NOON;

const stage = stageForTests({ now: () => new Date(clock) });
const words = { game: countingGame(), texts: botAndCountingTexts() };

/** A match in which Ann has added 1 at noon, and Bo 3 an hour later. */
async function begun() {
  clock = NOON;
  const { thread, match } = await startCounting(stage);
  must(await chooseNext(stage.table, match.id, stage.ann, ['add-1']));
  clock += HOUR;
  must(await chooseNext(stage.table, match.id, stage.bo, ['add-3']));
  return thread;
}

/** What somebody is told under the button beside Act. */
async function since(user: string, thread: string) {
  await stage.publishing.drain();
  const call = stage.discord
    .messages(thread)
    .findLast(({ controls }) => controls.some(({ label }) => label === SINCE));
  if (!call) throw new Error('Nothing leads to what has happened.');
  return (await stage.discord.press(user, call.id, controlOf(call, SINCE))).reply();
}

const linesOf = (text: string) => text.split('\n').filter((line) => /adds/.test(line));

describe('since you looked', () => {
  it('tells what happened after the last visit, with the picture of now and the way to act', async () => {
    const told = await since(stage.ann, await begun());
    expect(linesOf(told.text)).toEqual([expect.stringContaining('adds 3')]);
    expect(told.pictures).toHaveLength(1);
    expect(told.controls.map(({ label }) => label)).toEqual(['Act', 'Log']);
  });

  it('tells the same again for as long as the visit lasts, and then what is new after it', async () => {
    const thread = await begun();
    await since(stage.ann, thread);
    clock += MINUTE;
    expect(linesOf((await since(stage.ann, thread)).text)).toHaveLength(1);
    clock += HOUR;
    expect((await since(stage.ann, thread)).text).toContain('Nothing has happened.');
  });

  it('tells everything to somebody who has not been there before', async () => {
    const told = await since(stage.cleo, await begun());
    expect(told.text).toContain('So far');
    expect(linesOf(told.text)).toHaveLength(2);
  });
});

const added = (number: number, seat: string, more: Partial<LogEntry> = {}): LogEntry => ({
  input: number,
  at: new Date(NOON + number),
  seat,
  chapter: { id: 'r1', round: 1, title: null },
  undone: false,
  event: { type: 'added', args: { seat, number, total: number } },
  ...more,
});

/** The lines about what was added, for somebody in the first seat who was last there at noon. */
const shown = (entries: readonly LogEntry[], game = words.game) => {
  const look = { ...hugeLook, visitBefore: new Date(NOON) };
  const json = JSON.stringify(sinceMessage(look, entries, null, { ...words, game }).components);
  const contents = [...json.matchAll(/"content":"((?:[^"\\]|\\.)*)"/g)].map(
    ([, text]) => text ?? '',
  );
  return contents.join('\\n').split('\\n');
};

describe('of more than six lines', () => {
  it('those about one’s own come first, then the latest, in their order, and the log has the rest', () => {
    const seats = ['seat-1', ...Array.from({ length: 9 }, () => 'seat-2')];
    const lines = shown(seats.map((seat, at) => added(at + 1, seat)));
    expect(lines.filter((line) => line.includes('adds'))).toEqual(
      [1, 7, 8, 9, 10].map((at) => expect.stringContaining(`adds ${at}`)),
    );
    expect(lines.at(-1)).toContain('5 more lines in the log');
  });

  it('what turned the game is told even if much has happened since', () => {
    const { game } = words;
    const events = (some: readonly { args: Record<string, unknown> }[]) =>
      some.map(({ args }) =>
        args.number === 1 ? '💀 **Bo falls.**' : `Ann adds ${String(args.number)}.`,
      );
    const lines = shown(
      Array.from({ length: 9 }, (_, at) => added(at + 1, 'seat-1')),
      { ...game, presentation: { ...game.presentation, events } as typeof game.presentation },
    );
    expect(lines).toContainEqual('💀 **Bo falls.**');
    expect(lines.filter((line) => line.includes('adds'))).toHaveLength(4);
  });

  it('six are told whole', () => {
    const lines = shown([1, 2, 3, 4, 5, 6].map((at) => added(at, 'seat-2')));
    expect(lines.filter((line) => line.includes('adds'))).toHaveLength(6);
  });
});

it('what was taken back is not told, and an empty visit says so', () => {
  expect(shown([added(1, 'seat-2', { undone: true })])).toContainEqual('Nothing has happened.');
});

it('small print is left to the log', () => {
  const { game } = words;
  const events = () => ['Ann opens a door.\n-# Behind it stands a card, with all that it does.'];
  const lines = shown([added(1, 'seat-2')], {
    ...game,
    presentation: { ...game.presentation, events },
  });
  expect(lines).toContainEqual('Ann opens a door.');
  expect(lines.join()).not.toContain('Behind it');
});
