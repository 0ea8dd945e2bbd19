import type { Attachment } from 'discord.js';
import type { BotContext } from '../../context.ts';
import { plainMessage } from '../../messages/plain.ts';
import type { Answer } from '../answer.ts';
import { inTurn } from '../in-turn.ts';
import { channelProblem } from '../place-for-match.ts';
import { showRefusal } from '../refused.ts';
import { attachedText, MOST_BYTES } from './attached.ts';
import { serverManaged } from './managed.ts';

/** Milliseconds for which the answer waits until the thread is there. */
const PATIENCE = 2_500;

/** `/admin import`: a match that was taken out as a file goes on here, in a thread of this channel. */
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
    const read = await attachedText(file);
    return 'text' in read
      ? table.importMatch(read.text, channelId, { ...person, guildId })
      : read.problem;
  });
  if (typeof imported === 'string') {
    return say(texts(`bot.import.problem.${imported}`, { most: MOST_BYTES / 1_000_000 }));
  }
  if (!imported.ok) return showRefusal(context, answer, imported);
  const { id, status } = imported.match;
  await table.published(id, PATIENCE);
  const now = await table.find(id);
  const { channelId: channel, threadId } = now.ok ? now.match : imported.match;
  await say(texts('bot.import.done', { place: `<#${threadId ?? channel}>`, status }));
}
