import { GatewayIntentBits as Intent } from 'discord-api-types/v10';
import { isLoose, type Loose } from '../validation/json.ts';

const NEEDED: Readonly<Record<string, number>> = {
  GUILD_CREATE: Intent.Guilds,
  GUILD_DELETE: Intent.Guilds,
  GUILD_ROLE_UPDATE: Intent.Guilds,
  CHANNEL_CREATE: Intent.Guilds,
  CHANNEL_UPDATE: Intent.Guilds,
  CHANNEL_DELETE: Intent.Guilds,
  THREAD_CREATE: Intent.Guilds,
  THREAD_UPDATE: Intent.Guilds,
  THREAD_DELETE: Intent.Guilds,
  THREAD_MEMBERS_UPDATE: Intent.Guilds,
};

const MESSAGES: ReadonlySet<string> = new Set([
  'MESSAGE_CREATE',
  'MESSAGE_UPDATE',
  'MESSAGE_DELETE',
]);

/** Whether a bot that asked for `intents` gets this event. Interactions need no intent. */
export function wanted(event: string, data: unknown, intents: number, botId: string): boolean {
  if (MESSAGES.has(event)) {
    const inGuild = isLoose(data) && typeof data.guild_id === 'string';
    return (intents & (inGuild ? Intent.GuildMessages : Intent.DirectMessages)) !== 0;
  }
  if (event === 'THREAD_MEMBERS_UPDATE' && (intents & Intent.GuildMembers) === 0)
    return concerns(data, botId) && (intents & Intent.Guilds) !== 0;
  const needed = NEEDED[event];
  return needed === undefined || (intents & needed) !== 0;
}

function concerns(data: unknown, botId: string): boolean {
  if (!isLoose(data)) return false;
  const added = Array.isArray(data.added_members) ? data.added_members : [];
  const removed = Array.isArray(data.removed_member_ids) ? data.removed_member_ids : [];
  return removed.includes(botId) || added.some((one) => isLoose(one) && one.user_id === botId);
}

/** Without the message-content intent, what others write arrives without its content. */
export function redacted(event: string, data: unknown, intents: number, botId: string): unknown {
  if (!isLoose(data) || !MESSAGES.has(event) || event === 'MESSAGE_DELETE') return data;
  const author = isLoose(data.author) ? data.author.id : null;
  const visible =
    (intents & Intent.MessageContent) !== 0 || author === botId || data.guild_id === undefined;
  return visible
    ? data
    : ({ ...data, content: '', embeds: [], components: [], attachments: [] } satisfies Loose);
}
