import { expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import { countingGame } from '../support/counting-game.ts';
import { chooseNext, must } from '../support/test-table.ts';
import { messageWith, stageForTests, startCounting } from './stage.ts';

/** Cheering changes nothing that anybody sees: neither a sum nor a story. */

const stage = stageForTests({
  games: [countingGame({ cheers: true })],
  pace: { followUp: 60_000, edits: 0, pause: 0 },
});

async function begun(): Promise<{ matchId: string; thread: string; board: SeenMessage }> {
  const { thread, match } = await startCounting(stage);
  await stage.publishing.drain();
  return { matchId: match.id, thread, board: await messageWith(stage, thread, '0 of 12') };
}

/** Requests that edit messages while this is chosen and published. */
async function editsFor(matchId: string, by: string, option: string): Promise<number> {
  const { requests } = stage.discord.statistics;
  const edits = () => requests.get('PATCH /channels/{channel_id}/messages/{message_id}') ?? 0;
  const before = edits();
  must(await chooseNext(stage.table, matchId, by, [option]));
  await stage.publishing.drain();
  return edits() - before;
}

it('a board that shows the same already is not edited', async () => {
  const { matchId, thread } = await begun();
  expect(await editsFor(matchId, stage.bo, 'cheer-seat-2')).toBe(0);
  expect(await editsFor(matchId, stage.bo, 'cheer-seat-2')).toBe(0);
  expect(await editsFor(matchId, stage.ann, 'add-2')).toBe(1);
  await messageWith(stage, thread, '2 of 12');
});

it('unless something else has been published in between, perhaps by another process', async () => {
  const { matchId } = await begun();
  expect(await editsFor(matchId, stage.bo, 'cheer-seat-2')).toBe(0);
  await stage.store.outbox.want(matchId, ['round:1'], new Date());
  expect(await editsFor(matchId, stage.bo, 'cheer-seat-2')).toBe(1);
  expect(await editsFor(matchId, stage.bo, 'cheer-seat-2')).toBe(0);
});

it('one that somebody has deleted comes back when its state is asked for', async () => {
  const { matchId, thread, board } = await begun();
  stage.discord.faults.deleteMessage(board.id);
  must(await stage.table.repair(matchId));
  await stage.publishing.drain();
  expect((await messageWith(stage, thread, '0 of 12')).id).not.toBe(board.id);
});

it('a lobby is edited even so, because a menu stays as it was left until then', async () => {
  const { table, discord, ann } = stage;
  const lobby = must(
    await table.create({
      gameId: 'counting',
      guildId: discord.guildId,
      channelId: stage.channel,
      host: { userId: ann, name: 'Ann' },
      options: {},
    }),
  ).match;
  must(await table.chooseCharacters(lobby.id, ann, ['fox']));
  await stage.publishing.drain();
  const { requests } = discord.statistics;
  const edits = () => requests.get('PATCH /channels/{channel_id}/messages/{message_id}') ?? 0;
  const before = edits();
  must(await table.chooseCharacters(lobby.id, ann, ['fox']));
  await stage.publishing.drain();
  expect(edits() - before).toBe(1);
});
