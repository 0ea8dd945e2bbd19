import { escapeMarkdown, type MessageMentionOptions } from 'discord.js';

/** Exactly these users are notified, and nobody else whatever the text says. */
export const pingOnly = (users: readonly string[]): MessageMentionOptions => ({
  parse: [],
  users: [...new Set(users)],
});

export const mention = (user: string): string => `<@${user}>`;

/**
 * A name that a person has chosen, as plain text: no formatting, no links, and nothing that reads
 * as a mention of anybody.
 */
export function escapeName(name: string): string {
  return escapeMarkdown(name, {
    heading: true,
    bulletedList: true,
    numberedList: true,
    maskedLink: true,
  })
    .replaceAll('<', '\\<')
    .replaceAll('@', '@\u200b');
}
