import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RATES } from '../../src/discord/rate-limits.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import type { MatchFile } from '../../src/table/around/recording/match-file.ts';
import type { MatchSummary } from '../../src/table/match/saved/summary.ts';
import { chooseNext, must } from '../support/test-table.ts';
import {
  controlOf,
  filesOf,
  messageWith,
  privatelyWith,
  type Stage,
  setStage,
  startCounting,
} from './stage.ts';

let stage: Stage;
let dag: string;

beforeAll(async () => {
  stage = await setStage();
  dag = stage.discord.users[3]?.id ?? '';
});

afterAll(() => stage.close());

/** Ann has rolled, and Dag has exported the game to a file. */
async function exported(): Promise<{
  match: MatchSummary;
  file: MatchFile;
  bytes: Buffer;
  thread: string;
}> {
  const { discord, table, ann } = stage;
  const { match, thread } = await startCounting(stage);
  must(await chooseNext(table, match.id, ann, ['roll']));
  const given = await (await discord.command(dag, thread, 'admin export')).reply();
  const bytes = await bytesOf(given);
  return { match, file: JSON.parse(bytes.toString('utf8')), bytes, thread };
}

const bytesOf = async ({ files: [file] }: SeenMessage): Promise<Buffer> =>
  Buffer.from(await (await fetch(file?.url ?? '')).arrayBuffer());

const bring = async (user: string, channel: string, bytes: Buffer): Promise<SeenMessage> => {
  const file = { name: 'game.json', bytes };
  return (await stage.discord.command(user, channel, 'admin import', { file })).reply();
};

const known = async () => must(await stage.table.list({})).matches.length;

it('a game goes on in a thread of its own from a file, packed or not, when somebody takes a seat', async () => {
  const { discord, channel, cleo, table } = stage;
  const { bytes, file, thread } = await exported();
  const said = await bring(dag, channel, gzipSync(bytes));
  expect(said.ephemeral).toBe(true);
  expect(said.text).toMatch(/^The game is in <#\d+>\. It rests until somebody takes a seat there/);
  const place = /<#(\d+)>/.exec(said.text)?.[1] ?? '';
  expect([thread, channel]).not.toContain(place);
  const notice = await messageWith(stage, place, 'brought in this game from a file');
  expect(notice.text).toContain(`<@${dag}>, who manages this server`);
  expect(notice.text).toContain(`It’s game \`${file.id}\``);
  expect(notice.text).toContain('with 1 choice so far');
  const open = await messageWith(stage, place, 'is open. Anyone on this server can take it');
  await discord.press(cleo, open.id, controlOf(open, 'Take this seat'));
  await messageWith(stage, place, `<@${cleo}>`);
  expect(open.text).toMatch(/^The seat of .+ \(owl\) is open\. /);
  await messageWith(stage, place, 'was open.');
  const plain = await bring(dag, channel, bytes);
  expect(plain.text).toContain('The game is in <#');
  const matches = must(await table.list({ statuses: ['playing'] })).matches;
  expect(matches.filter(({ hostId }) => hostId === dag)).toHaveLength(2);
  expect(discord.statistics.violations).toEqual([]);
});

it('whoever does not manage the server, or brings no game of ours, is told so, and nothing is opened', async () => {
  const { channel, bo, discord } = stage;
  const { bytes, file, thread } = await exported();
  const before = await known();
  const refused = await bring(bo, channel, bytes);
  expect(refused.text).toContain('You need the **Manage Server** permission for that.');
  const inThread = await bring(dag, thread, bytes);
  expect(inThread.text).toContain('Use this command in an ordinary text channel');
  const picture = await bring(dag, channel, Buffer.from('GIF89a'));
  expect(picture.text).toContain('This file isn’t one of mine.');
  const spoiled = await bring(dag, channel, gzipSync(bytes).subarray(0, 60));
  expect(spoiled.text).toContain('This file is damaged');
  const bomb = await bring(dag, channel, gzipSync(Buffer.alloc(26_000_000, 32)));
  expect(bomb.text).toContain('I take up to 16 MB, unpacked as well.');
  expect(await known()).toBe(before);
  expect(file.choices).toHaveLength(2);
  expect(discord.statistics.violations).toEqual([]);
  expect(stage.complaints).toEqual([]);
});

it('a file that Discord does not hand over is asked for again; who brings many has to wait', async () => {
  const { channel, ann, discord } = stage;
  const { bytes } = await exported();
  const real = globalThis.fetch;
  globalThis.fetch = async () => new Response('gone', { status: 404 });
  try {
    const gone = await bring(ann, channel, bytes);
    expect(gone.text).toContain('Discord didn’t give me the file. Nothing was imported.');
  } finally {
    globalThis.fetch = real;
  }
  const before = await known();
  for (let times = 1; times < RATES.import.times; times++) {
    await bring(ann, channel, Buffer.from('{}'));
  }
  const late = await bring(ann, channel, bytes);
  expect(late.text).toContain('You’ve asked for a lot of imports in a short time.');
  expect(await known()).toBe(before);
  expect(discord.statistics.violations).toEqual([]);
});

it('a game from a file is told and stepped through from its beginning, while it goes on and when it is over', async () => {
  // Dag has used up his imports for now, as far as the bot running until here knows.
  await stage.restart();
  const { discord, channel, bo, cleo, ann, table } = stage;
  const { bytes, match: before } = await exported();
  const placeOf = async (file: Buffer) =>
    /<#(\d+)>/.exec((await bring(dag, channel, file)).text)?.[1] ?? '';
  const place = await placeOf(bytes);
  const card = await messageWith(stage, channel, `The game is on. <#${place}>`);
  expect(card.text.match(/open to anyone/g)).toHaveLength(2);

  await discord.command(bo, place, 'chronicle');
  const story = await privatelyWith(stage, bo, place, 'The story so far');
  const page = [...(await filesOf(story)).values()].join('\n');
  expect(page).toContain('Round 1 begins.');
  expect(page).toMatch(/seat-1 rolls \d\./);
  expect(page).toMatch(/<img [^>]*src="data:image/);
  const replay = await (await discord.command(bo, place, 'replay')).reply();
  expect(replay.text).toContain('Replay · round 1 · 1 of 2');
  expect(replay.pictures).toEqual([expect.objectContaining({ alt: '0 of 12' })]);

  for (const [user, option] of [
    [ann, 'yes'],
    [bo, 'add-2'],
    [bo, '2'],
    [ann, '1'],
    [bo, 'end'],
    [ann, 'end'],
  ] as const) {
    must(await chooseNext(table, before.id, user, [option]));
  }
  const end = await (
    await discord.command(dag, channel, 'admin export', { table: before.id })
  ).reply();
  const over = await placeOf(await bytesOf(end));
  await discord.command(cleo, over, 'chronicle');
  const whole = await privatelyWith(stage, cleo, over, 'with nothing hidden');
  expect([...(await filesOf(whole)).values()].join('\n')).toContain('seat-1 hides 1.');
  const steps = await (await discord.command(cleo, over, 'replay')).reply();
  await discord.select(cleo, steps.id, controlOf(steps, 'Go to a round…'), ['now']);
  await privatelyWith(stage, cleo, over, 'the end ·');
  expect(discord.statistics.violations).toEqual([]);
  expect(stage.complaints).toEqual([]);
});
