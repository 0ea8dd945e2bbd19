import { describe, expect, it } from 'vitest';
import type { Slot } from '../../src/table/match/saved/slot.ts';
import { everybodyMentioned } from '../support/notices.ts';
import { messageWith, stageForTests, startCounting } from './stage.ts';

const stage = stageForTests();

/** Publishes a slot like a bot that knows of no message yet: null if there is nothing to show. */
async function publish(matchId: string, slot: Slot, nonce: string, attempt: number) {
  const snapshot = await stage.table.snapshot(matchId);
  if (!snapshot.ok) throw new Error(snapshot.refusal);
  const publication = {
    slot,
    snapshot,
    message: null,
    nonce,
    content: { wanted: 1, shown: 0 },
    attempt,
    isHurried: false,
  };
  return stage.bot.publisher.publish(publication, everybodyMentioned);
}

const round = (closed: boolean): Slot => ({
  kind: 'round',
  key: 'round:9',
  data: { round: 9, closed },
});

describe('a message that was posted by a bot that was killed before it could note that', () => {
  it('is found and closed when its round is over by now', async () => {
    const { match, thread } = await startCounting(stage);
    const posted = await publish(match.id, round(false), 'a-round', 1);
    const closed = await publish(match.id, round(true), 'a-round', 2);
    expect(closed).toEqual(posted);
    const message = stage.discord.messages(thread).find(({ id }) => id === posted?.messageId);
    expect(message?.controls).toEqual([]);
    expect(message?.pictures).toEqual([expect.objectContaining({ alt: '0 of 12' })]);
  });

  it('is found and taken away when nobody answers it any more', async () => {
    const { match, thread } = await startCounting(stage);
    const call = (closed: boolean): Slot => ({
      kind: 'call',
      key: 'call:z',
      data: { decisions: ['1'], mentions: [], closed },
    });
    const posted = await publish(match.id, call(false), 'a-call', 1);
    const calls = await messageWith(stage, thread, ': your turn');
    expect(calls.controls.length).toBeGreaterThan(0);
    const before = stage.discord.messages(thread).length;
    expect(await publish(match.id, call(true), 'a-call', 2)).toBeNull();
    expect(stage.discord.messages(thread)).toHaveLength(before - 1);
    expect(stage.discord.messages(thread).map(({ id }) => id)).not.toContain(posted?.messageId);
  });

  it('is not posted at all when it was never tried and is over', async () => {
    const { match, thread } = await startCounting(stage);
    await stage.publishing.drain();
    const before = stage.discord.messages(thread).length;
    expect(await publish(match.id, round(true), 'never', 1)).toBeNull();
    expect(stage.discord.messages(thread)).toHaveLength(before);
  });
});
