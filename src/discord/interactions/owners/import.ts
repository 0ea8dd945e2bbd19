import type { Attachment } from 'discord.js';
import { MOST_MEGABYTES } from '../../../table/around/recording/match-file.ts';
import type { BotContext } from '../../context.ts';
import { createTurns } from '../../in-turn.ts';
import { plainMessage } from '../../messages/plain.ts';
import type { Answer } from '../answer.ts';
import { tellWhyNoThread, withThread } from '../opening-thread.ts';
import { channelProblem } from '../place-for-match.ts';
import { showRefusal } from '../refused.ts';
import { attachedBytes } from './attached.ts';
import { serverManaged } from './managed.ts';

/** Files that people bring are imported one at a time: each may be large, and take long. */
const inTurn = createTurns();

/** `/admin import`: an exported match continues here, in a thread of this channel. */
export async function importMatch(
  context: BotContext,
  answer: Answer,
  file: Attachment | null,
): Promise<void> {
  const { table, texts } = context;
  const { interaction, person } = answer;
  const say = (words: string) => answer.show(plainMessage(words));
  const guildId = await serverManaged(context, answer);
  if (guildId === null) return;
  if (!file) return say(texts('bot.import.no-file'));
  const channelId = interaction.channelId ?? '';
  const problem = await channelProblem(context, interaction, channelId);
  if (problem) return say(problem);
  const imported = await inTurn(async () => {
    const fetched = await attachedBytes(file);
    return 'bytes' in fetched
      ? table.importMatch(fetched.bytes, channelId, { ...person, guildId })
      : fetched.problem;
  });
  if (typeof imported === 'string') {
    return say(texts(`bot.import.wrong.${imported}`, { most: MOST_MEGABYTES }));
  }
  if (!imported.ok) return showRefusal(context, answer, imported);
  const now = await withThread(context, imported.match);
  if (await tellWhyNoThread(context, answer, now)) return;
  const { channelId: channel, threadId, status } = now;
  await say(texts('bot.import.done', { place: `<#${threadId ?? channel}>`, status }));
}
