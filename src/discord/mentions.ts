import type { MessageMentionOptions } from 'discord.js';

/** Exactly these users are notified, and nobody else whatever the text says. */
export const pingOnly = (users: readonly string[]): MessageMentionOptions => ({
  parse: [],
  users: [...new Set(users)],
});

/** People are named by mentions alone, whose text is Discord’s: no name can format or mention anything. */
export const mention = (user: string): string => `<@${user}>`;
