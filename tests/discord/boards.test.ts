import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import { createRenderer, PictureFailed, type Renderer } from '../../src/rendering/renderer.ts';
import { createLanguages } from '../../src/texts/languages.ts';
import { countingGame } from '../support/counting-game.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { everybodyMentioned } from '../support/notices.ts';
import { chooseNext, decideTogether, must } from '../support/test-table.ts';
import { controlOf, messageWith, type Stage, setStage, startCounting } from './stage.ts';

// The local Discord follows the documentation of a message's files (tests/local/attachments.test.ts): what a
// component shows isn't among `attachments`, and an edit keeps what it lists.

let stage: Stage;
let canDraw = true;
let isHurried = false;

beforeAll(async () => {
  const { rules, presentation } = countingGame();
  const boardInWords = () => 'The sum and how far it is.';
  const games = [{ rules, presentation: { ...presentation, boardInWords } }];
  const here = createRenderer({
    games,
    languages: createLanguages(botAndCountingTexts()),
    entry: null,
  });
  const draw: Renderer['draw'] = async (request, wish) => {
    if (!canDraw) throw new PictureFailed('The thread has died.');
    const picture = await here.draw(request, wish);
    if (!picture || request.of !== 'view' || request.detail !== 'coarse') return picture;
    return { ...picture, buffer: Buffer.concat([picture.buffer, Buffer.alloc(1)]), isCoarse: true };
  };
  stage = await setStage({ games, renderer: { ...here, draw } });
});
afterEach(() => {
  canDraw = true;
  isHurried = false;
  stage.discord.faults.clear();
});
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
  must(await decideTogether(stage.table, matchId, ['on'], [stage.ann, stage.bo]));

/** A round's message once everything that is owed has been published. */
async function published({ id, channelId }: SeenMessage): Promise<SeenMessage> {
  await stage.publishing.drain();
  const message = stage.discord.messages(channelId).find((one) => one.id === id);
  if (!message) throw new Error('The message of the round is gone.');
  return message;
}

/** Whatever the reason: the message is brought up to date once more. */
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
    const again = {
      slot,
      snapshot,
      message: null,
      nonce,
      content: { wanted: 1, shown: 0 },
      attempt: 2,
      isHurried,
    };
    const made = await stage.bot.publisher.publish(again, everybodyMentioned);
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

describe('a board that can’t be drawn', () => {
  it('is told in words, keeps nobody waiting, and is shown as soon as it can be', async () => {
    const { id, thread, open } = await beforeTheEnd();
    await publishAgain(id, 'round:1');
    canDraw = false;
    await nextRound(id);
    await stage.publishing.drain();
    const next = await messageWith(stage, thread, 'Round 2');
    expect(next.pictures).toEqual([]);
    expect(next.text).toContain('The sum and how far it is.');
    expect((await published(open)).pictures).toEqual(BOARD);
    const owing = await stage.store.outbox.take(id, 'the test', new Date(), new Date());
    expect(owing?.owed).toBeNull();
    expect(owing?.nextAt?.getTime()).toBeGreaterThan(Date.now());
    canDraw = true;
    await publishAgain(id, 'round:2');
    const mended = await published(next);
    expect(mended.pictures).toEqual(BOARD);
    expect(mended.text).not.toContain('The sum and how far it is.');
  });

  it('is said in words to whoever looks', async () => {
    const { open } = await beforeTheEnd();
    canDraw = false;
    const { discord, ann } = stage;
    const seen = await discord.press(ann, open.id, controlOf(open, 'Look'));
    const answer = await seen.reply();
    expect(answer.pictures).toEqual([]);
    expect(answer.text).toContain('The sum and how far it is.');
  });
});

describe('a board that was drawn coarsely', () => {
  beforeAll(() => {
    const { publisher } = stage.bot;
    const { publish } = publisher;
    publisher.publish = (publication, notices) => publish({ ...publication, isHurried }, notices);
  });

  it('stays while many wait, and is drawn again when there is time', async () => {
    const { id, thread } = await beforeTheEnd();
    isHurried = true;
    await nextRound(id);
    await stage.publishing.drain();
    const coarse = await messageWith(stage, thread, 'Round 2');
    const owing = await stage.store.outbox.take(id, 'the test', new Date(), new Date());
    expect(owing?.owed).toBeNull();
    expect(owing?.nextAt?.getTime()).toBeGreaterThan(Date.now() + 30_000);
    await publishAgain(id, 'round:2');
    expect((await published(coarse)).pictures).toEqual(coarse.pictures);
    isHurried = false;
    await publishAgain(id, 'round:2');
    const sharp = await published(coarse);
    expect(sharp.pictures).toEqual(BOARD);
    expect(sharp.pictures[0]?.attachmentId).not.toBe(coarse.pictures[0]?.attachmentId);
    await publishAgain(id, 'round:2');
    expect((await published(coarse)).pictures).toEqual(sharp.pictures);
  });
});

it('has asked nothing that Discord refuses, and complained of nothing', () => {
  expect(stage.discord.statistics.violations).toEqual([]);
  expect(stage.complaints).toEqual([]);
});
