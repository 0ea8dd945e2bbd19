import type { Texts } from '../../../texts/texts.ts';
import type { BotContext } from '../../context.ts';
import { plainMessage } from '../../messages/plain.ts';
import { createMessage } from '../../publish/messages.ts';
import { spokenIn } from '../../spoken.ts';
import type { Answer } from '../answer.ts';
import { tellWhyNoThread, withThread } from '../opening-thread.ts';
import { channelProblem } from '../place-for-match.ts';
import { showRefusal } from '../refused.ts';
import { serverManaged } from './managed.ts';

/** `/admin move`: a match continues in another channel, because its own is gone or the wrong one. */
export async function moveMatch(
  context: BotContext,
  answer: Answer,
  matchId: string,
  channelId: string,
): Promise<void> {
  const { client, table, texts } = context;
  const { interaction, person } = answer;
  const say = (words: string) => answer.show(plainMessage(words));
  const guildId = await serverManaged(context, answer);
  if (guildId === null) return;
  const channel = client.channels.cache.get(channelId);
  // Ids are easily made up: a channel of another server looks as if it didn't exist.
  if (!channel || channel.isDMBased() || channel.guildId !== guildId) {
    return say(texts('bot.move.no-channel'));
  }
  const problem = await channelProblem(context, interaction, channelId);
  if (problem) return say(problem);
  const moved = await table.moveMatch(matchId, { ...person, guildId }, channelId);
  if (!moved.ok) return showRefusal(context, answer, moved);
  if (moved.before) {
    await tellWhere(context, moved.before, channelId, await spokenIn(context, moved.match));
  }
  const now = await withThread(context, moved.match);
  if (await tellWhyNoThread(context, answer, now)) return;
  await say(texts('bot.move.done', { place: `<#${now.threadId ?? channelId}>` }));
}

/** In the thread that the match has left, if that still exists, in the match's language. */
async function tellWhere(
  { client, log }: BotContext,
  threadId: string,
  channelId: string,
  texts: Texts,
): Promise<void> {
  const message = plainMessage(texts('bot.move.from-here', { channel: `<#${channelId}>` }));
  await createMessage(client.rest, threadId, `to${channelId}`, message).catch((error: unknown) =>
    log.info({ error, thread: threadId }, 'A thread that was left could not be told.'),
  );
}
