import { afterEach, describe, expect, it } from 'vitest';
import type { Outcome, SeenMessage } from '../../src/local/index.ts';
import { chooseNext, must } from '../support/test-table.ts';
import { controlOf, messageWith, privatelyWith, stageForTests, startCounting } from './stage.ts';

/** What becomes of a private answer that Discord doesn't take in its first form. */

const stage = stageForTests();

afterEach(() => {
  stage.discord.faults.clear();
  stage.discord.faults.losePicturesInEdits(false);
  stage.discord.faults.blockWords();
  stage.discord.faults.limitUploads(10_000_000);
  stage.complaints.length = 0;
});

/** Requests for an interaction beyond its acknowledgement, so far. */
const answersSent = (): number =>
  [...stage.discord.statistics.requests]
    .filter(([route]) => route.includes('/webhooks/'))
    .reduce((sum, [, count]) => sum + count, 0);

async function panelOf(user: string, thread: string): Promise<SeenMessage> {
  const call = await messageWith(stage, thread, ': your turn');
  return (await stage.discord.press(user, call.id, controlOf(call, 'Act'))).reply();
}

const privateOnes = (thread: string, user: string): SeenMessage[] =>
  stage.discord.messages(thread, user).filter(({ ephemeral }) => ephemeral);

describe('an answer that comes too late', () => {
  it.each([
    { status: 401, code: 50027, what: 'the token has run out' },
    { status: 404, code: 10015, what: 'the token is not known' },
    { status: 404, code: 10062, what: 'the interaction is not known' },
  ])('is followed by no other request when $what', async ({ status, code }) => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    discord.faults.failRequests({ path: '/webhooks/', status, code, times: 10 });
    const before = answersSent();
    await discord.command(ann, thread, 'hand', {});
    await stage.bot.settled();
    expect(answersSent() - before).toBe(1);
    expect(stage.complaints).toEqual([]);
  });

  it('ends the words on how far a chronicle has come', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    discord.faults.failRequests({ path: '/webhooks/', status: 401, code: 50027, times: 10 });
    const before = answersSent();
    await discord.command(ann, thread, 'chronicle', {});
    await stage.bot.settled();
    expect(answersSent() - before).toBe(1);
    expect(stage.complaints).toEqual([]);
  });
});

describe('where Discord takes no new picture in a message that is there (discord-api-docs, issue 7529)', () => {
  const withPicture = (message: SeenMessage) => message.pictures.length > 0;

  async function seenOnce(thread: string, user: string, outcome: Outcome): Promise<void> {
    const { discord } = stage;
    await stage.bot.settled();
    expect(outcome.acknowledged).toBe(true);
    // An awaited reply leaves a line, on which what comes below it hangs.
    const shown = privateOnes(thread, user).filter(({ text }) => text !== '-# Continued below.');
    expect(shown).toHaveLength(1);
    expect(discord.underDeleted(thread, user)).toEqual([]);
    expect(shown.filter(withPicture)).toHaveLength(1);
    expect(stage.complaints).toEqual([]);
  }

  it('the reply to a command is a message of its own', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    discord.faults.losePicturesInEdits();
    await seenOnce(thread, ann, await discord.command(ann, thread, 'board', {}));
  });

  it('what is looked at from the panel takes its place', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    const panel = await panelOf(ann, thread);
    discord.faults.losePicturesInEdits();
    await seenOnce(thread, ann, await discord.press(ann, panel.id, controlOf(panel, 'Look')));
  });

  it('the board of a round is posted anew, once, and the old one goes', async () => {
    const { discord, ann } = stage;
    const { match, thread } = await startCounting(stage);
    await messageWith(stage, thread, '## Round 1');
    await stage.publishing.drain();
    discord.faults.losePicturesInEdits();
    must(await chooseNext(stage.table, match.id, ann, ['add-3']));
    await stage.publishing.drain();
    const boards = () => discord.messages(thread).filter(({ pictures }) => pictures.length > 0);
    await discord.waitFor(() => boards().some(({ pictures }) => pictures[0]?.alt === '3 of 12'));
    await stage.publishing.drain();
    expect(boards().map(({ pictures }) => pictures.map(({ alt }) => alt))).toEqual([['3 of 12']]);
    expect(stage.complaints).toEqual([]);
  });
});

describe('what AutoMod lets nobody say', () => {
  it('is named as a rule of the server’s to whoever waits for it', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    discord.faults.blockWords('How much do you add');
    const call = await messageWith(stage, thread, ': your turn');
    await discord.press(ann, call.id, controlOf(call, 'Act'));
    const said = await privatelyWith(stage, ann, thread, 'AutoMod');
    expect(said.text).not.toContain('my side');
    expect(stage.complaints).toEqual([]);
  });
});

describe('a file that is larger than Discord takes', () => {
  it.each([
    { how: 'as interactions say', stated: 10 },
    { how: 'although interactions say that it may be', stated: 10_000_000 },
  ])('is left out $how, and the rest is said', async ({ stated }) => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    discord.faults.limitUploads(10, stated);
    await discord.command(ann, thread, 'board', {});
    await stage.bot.settled();
    const [shown] = privateOnes(thread, ann);
    expect(shown).toMatchObject({ loading: false, pictures: [] });
    expect(shown?.text).toContain('0 of 12');
    expect(stage.complaints).toEqual([]);
  });
});

describe('a chronicle that is larger than Discord takes', () => {
  it('says so, and comes as what is small enough', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    discord.faults.limitUploads(5_000);
    await discord.command(ann, thread, 'chronicle', {});
    const told = await privatelyWith(stage, ann, thread, 'The story so far');
    expect(told.text).toContain('The page is too large for Discord');
    expect(told.files.map(({ name }) => name)).toEqual([expect.stringMatching(/\.md$/)]);
    expect(stage.complaints).toEqual([]);
  });
});

it('has broken no rule of Discord’s', () => {
  expect(stage.discord.statistics.violations).toEqual([]);
});
