import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import { chooseNext, must } from '../support/test-table.ts';
import { messageWith, type Stage, setStage, startCounting } from './stage.ts';

// The local Discord keeps to the documentation of a message's files (tests/local/attachments.test.ts):
// what a component shows is not among `attachments`, and an edit keeps what it lists.

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.discord.faults.clear());
afterAll(() => stage.close());

/** Ann and Bo play to the end of the first round, whose board says "3 of 12" in the end. */
async function playRound(matchId: string): Promise<void> {
  const { table, ann, bo } = stage;
  must(await chooseNext(table, matchId, ann, ['add-1']));
  must(await chooseNext(table, matchId, bo, ['add-2']));
  await stage.publishing.drain();
  must(await chooseNext(table, matchId, ann, ['1']));
  must(await chooseNext(table, matchId, bo, ['2']));
}

const nextRound = async (matchId: string) =>
  must(await chooseNext(stage.table, matchId, stage.ann, ['on'], { confirmed: true }));

/** A round's message once everything that is owed has been published. */
async function published({ id, channelId }: SeenMessage): Promise<SeenMessage> {
  await stage.publishing.drain();
  const message = stage.discord.messages(channelId).find((one) => one.id === id);
  if (!message) throw new Error('The message of the round is gone.');
  return message;
}

/** Whatever asks for it: the message is brought up to date once more. */
async function publishAgain(matchId: string, slot: string): Promise<void> {
  await stage.store.outbox.want(matchId, [slot], new Date());
  await stage.publishing.drain();
}

const BOARD = [expect.objectContaining({ alt: '3 of 12' })];

/** One match with a board that has been edited, one step before its first round closes. */
async function beforeTheEnd(): Promise<{ id: string; thread: string; open: SeenMessage }> {
  const { thread, match } = await startCounting(stage);
  await playRound(match.id);
  const open = await messageWith(stage, thread, '3 of 12');
  expect(open.pictures).toEqual(BOARD);
  return { id: match.id, thread, open };
}

describe('the message of a closed round', () => {
  it('still shows its board, the same file, and has no buttons', async () => {
    const { id, open } = await beforeTheEnd();
    await nextRound(id);
    const closed = await published(open);
    expect(closed.pictures).toEqual(open.pictures);
    expect(closed.controls).toEqual([]);
  });

  it('still shows it when the bot was started anew in between', async () => {
    const { id, open } = await beforeTheEnd();
    await stage.restart();
    await nextRound(id);
    expect((await published(open)).pictures).toEqual(BOARD);
  });

  it('still shows it when it is published again', async () => {
    const { id, open } = await beforeTheEnd();
    await nextRound(id);
    await published(open);
    await publishAgain(id, 'round:1');
    expect((await published(open)).pictures).toEqual(open.pictures);
  });

  it('shows it when it is posted only then', async () => {
    const { id, thread } = await beforeTheEnd();
    const snapshot = must(await stage.table.snapshot(id));
    const slot = { kind: 'round', key: 'round:1', data: { round: 1, closed: true } } as const;
    const nonce = `late${id}`.slice(0, 25);
    const made = await stage.bot.publisher.publish({
      slot,
      snapshot,
      message: null,
      nonce,
      attempt: 2,
    });
    const late = stage.discord.messages(thread).find((message) => message.id === made?.messageId);
    expect(late?.pictures).toEqual(BOARD);
    expect(late?.controls).toEqual([]);
  });

  it('is given the picture anew when Discord refuses to keep the file', async () => {
    const { id, open } = await beforeTheEnd();
    const path = `/channels/${open.channelId}/messages/${open.id}`;
    stage.discord.faults.failRequests({ method: 'PATCH', path, status: 400, code: 50035 });
    await nextRound(id);
    const closed = await published(open);
    expect(closed.pictures).toEqual(BOARD);
    expect(closed.pictures[0]?.attachmentId).not.toBe(open.pictures[0]?.attachmentId);
    expect(closed.controls).toEqual([]);
  });
});

describe('the message of an open round', () => {
  it('shows the board after a restart and a repair', async () => {
    const { id, open } = await beforeTheEnd();
    await stage.restart();
    await publishAgain(id, 'round:1');
    expect((await published(open)).pictures).toEqual(BOARD);
  });

  it('is given the picture anew when Discord refuses to keep the file', async () => {
    const { id, open } = await beforeTheEnd();
    const path = `/channels/${open.channelId}/messages/${open.id}`;
    stage.discord.faults.failRequests({ method: 'PATCH', path, status: 400, code: 50035 });
    await publishAgain(id, 'round:1');
    const again = await published(open);
    expect(again.pictures).toEqual(BOARD);
    expect(again.pictures[0]?.attachmentId).not.toBe(open.pictures[0]?.attachmentId);
  });
});

it('has asked nothing that Discord refuses, and complained of nothing', () => {
  expect(stage.discord.statistics.violations).toEqual([]);
  expect(stage.complaints).toEqual([]);
});
