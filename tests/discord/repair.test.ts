import { describe, expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import { chooseNext, must } from '../support/test-table.ts';
import { messageWith, openTable, stageForTests, startCounting } from './stage.ts';

const stage = stageForTests();

const standing = (channel: string, text: string): SeenMessage[] =>
  stage.discord.messages(channel).filter((message) => message.text.includes(text));

/** Deletes a message, and asks for the status as anybody may. */
async function loseAndAsk(message: SeenMessage, user: string): Promise<void> {
  const { discord } = stage;
  discord.faults.deleteMessage(message.id);
  await (await discord.command(user, message.channelId, 'status', {})).reply();
  await stage.bot.settled();
  await stage.publishing.drain();
}

const CALL = ': your turn';

describe('/status brings back', () => {
  it('the call of whoever is on turn', async () => {
    const { cleo } = stage;
    const { thread } = await startCounting(stage);
    const call = await messageWith(stage, thread, CALL);
    await loseAndAsk(call, cleo);
    const [again, ...others] = standing(thread, CALL);
    expect(others).toEqual([]);
    expect(again?.id).not.toBe(call.id);
    expect(again?.controls.map(({ label }) => label)).toContain('Act');
  });

  it('the call after a hand-over and a turn', async () => {
    const { table, ann, bo } = stage;
    const { thread, match } = await startCounting(stage);
    must(await table.handOver(match.id, bo, 'seat-2', 'steady'));
    must(await table.takeBack(match.id, { userId: bo, name: 'Bo' }));
    must(await chooseNext(table, match.id, ann, ['add-1']));
    const call = await messageWith(stage, thread, `<@${bo}>)${CALL}`);
    await loseAndAsk(call, ann);
    expect(standing(thread, `<@${bo}>)${CALL}`)).toHaveLength(1);
  });

  it('board, chapter and questions, and posts nothing twice', async () => {
    const { table, discord, ann, bo } = stage;
    const { thread, match } = await startCounting(stage);
    const beginnings = () =>
      discord.messages(thread).map(({ text }) => text.split('\n').slice(0, 2).join(' '));
    must(await chooseNext(table, match.id, ann, ['roll']));
    const chapter = await messageWith(stage, thread, 'seat-1 rolls');
    await stage.publishing.drain();
    const first = beginnings();
    await loseAndAsk(chapter, ann);
    expect(beginnings().sort()).toEqual(first.sort());

    must(await chooseNext(table, match.id, ann, ['no']));
    must(await chooseNext(table, match.id, bo, ['add-2']));
    await stage.publishing.drain();
    await messageWith(stage, thread, 'Which number do you hide?');
    await messageWith(stage, thread, '2 of 12');
    await stage.publishing.drain();
    const second = beginnings();
    for (const lost of ['2 of 12', 'Which number do you hide?']) {
      for (const message of standing(thread, lost)) await loseAndAsk(message, ann);
    }
    expect(beginnings().sort()).toEqual(second.sort());
  });

  it('a question to the one who has just chosen no sooner than it would have come', async () => {
    const { table, ann } = stage;
    const { thread, match } = await startCounting(stage);
    must(await chooseNext(table, match.id, ann, ['roll']));
    const round = await messageWith(stage, thread, '0 of 12');
    await loseAndAsk(round, ann);
    expect(standing(thread, '0 of 12')).toHaveLength(1);
    expect(standing(thread, 'Keep it?')).toEqual([]);
  });

  it('the card of a table that is gathering', async () => {
    const { discord, channel, bo, table } = stage;
    const card = await openTable(stage);
    const { matches } = must(await table.list({ statuses: ['lobby'] }));
    discord.faults.deleteMessage(card.id);
    await discord.command(bo, channel, 'game status', { table: matches[0]?.id ?? '' });
    const again = await messageWith(stage, channel, 'Before you can start');
    expect(again.controls.map(({ label }) => label)).toContain('Join');
  });
});
