import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { BotContext } from '../../context.ts';
import { plainMessage } from '../../messages/plain.ts';
import type { Answer } from '../answer.ts';
import { mayManage } from '../members.ts';

/**
 * Who sees a command in Discord's list, unless the server's own settings say otherwise: only for
 * convenience, because servers may change it. Each use is checked again.
 */
export const FOR_MANAGERS = {
  default_member_permissions: PermissionFlagsBits.ManageGuild.toString(),
};

/**
 * The server, if somebody manages it who asks for something only managers may do; null for everyone else, who
 * is told so. Discord hides these commands from others, but servers can change that, and buttons can be pressed
 * by anyone who makes up their addresses, so each use is checked.
 */
export async function serverManaged({ texts }: BotContext, answer: Answer): Promise<string | null> {
  const { guildId } = answer.interaction;
  if (guildId && mayManage(answer.interaction)) return guildId;
  await answer.show(plainMessage(texts(guildId ? 'bot.owners.only' : 'bot.problem.no-guild')));
  return null;
}
