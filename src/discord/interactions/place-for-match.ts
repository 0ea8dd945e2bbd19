import { type BaseInteraction, ChannelType, PermissionsBitField } from 'discord.js';
import type { BotContext } from '../context.ts';
import { describeMissing, MATCH_RIGHTS, missingRights } from '../permissions.ts';

/** Why a match can't be held in a channel, in words; null if it can. */
export async function channelProblem(
  { client, texts }: BotContext,
  interaction: BaseInteraction,
  channelId: string,
): Promise<string | null> {
  const channel = await client.channels.fetch(channelId).catch(() => null);
  if (!channel) {
    return describeMissing(['ViewChannel'], channelId, texts);
  }
  if (channel.type !== ChannelType.GuildText) return texts('bot.problem.wrong-channel');
  const rights =
    interaction.channelId === channelId
      ? interaction.appPermissions
      : channel.permissionsFor(client.user?.id ?? '');
  const missing = missingRights(rights ?? new PermissionsBitField(), MATCH_RIGHTS);
  return missing.length === 0 ? null : describeMissing(missing, channelId, texts);
}
