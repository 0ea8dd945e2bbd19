import type { MessageMentionOptions } from 'discord.js';
import { isCompanion, isPerson } from '../table/companions/holders.ts';
import type { Person } from '../table/summary.ts';

/** Exactly these users are notified, and nobody else whatever the text says. Companions hear nothing. */
export const pingOnly = (users: readonly string[]): MessageMentionOptions => ({
  parse: [],
  users: [...new Set(users)].filter((userId) => isPerson({ userId })),
});

/** People are named by mentions alone, whose text is Discord’s: no name can format or mention anything. */
export const mention = (user: string): string => `<@${user}>`;

/** Whoever holds a seat: a person by mention, a companion by its name. */
export const holderName = (holder: Person): string =>
  isCompanion(holder) ? holder.name : mention(holder.userId);
