import { PermissionFlagsBits, type PermissionsBitField, type PermissionsString } from 'discord.js';
import { separated } from '../texts/separated.ts';
import type { Texts } from '../texts/texts.ts';

/** What the bot needs in a channel to show a lobby there. */
export const LOBBY_RIGHTS = [
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
] as const satisfies readonly PermissionsString[];

/** What it needs there to start a match in a thread as well. */
export const MATCH_RIGHTS = [
  ...LOBBY_RIGHTS,
  'CreatePublicThreads',
  'SendMessagesInThreads',
] as const satisfies readonly PermissionsString[];

/** What it needs in the thread of a match. */
export const THREAD_RIGHTS = [
  'ViewChannel',
  'SendMessagesInThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
] as const satisfies readonly PermissionsString[];

/** What it needs where reports go: the match comes as a file. */
export const REPORT_RIGHTS = [
  'ViewChannel',
  'SendMessages',
  'AttachFiles',
] as const satisfies readonly PermissionsString[];

/** Which of these rights the bot lacks in a channel. */
export const missingRights = (
  rights: Readonly<PermissionsBitField>,
  needed: readonly PermissionsString[],
): PermissionsString[] =>
  rights.has(PermissionFlagsBits.Administrator)
    ? []
    : needed.filter((right) => !rights.has(PermissionFlagsBits[right], false));

/** "**View Channel**, **Send Messages**" */
export const rightWords = (rights: readonly PermissionsString[], texts: Texts): string =>
  separated(
    rights.map((right) => `**${texts(`bot.right.${right}`)}**`),
    texts,
  );

/** "I need **Create Public Threads** in #games …" */
export const describeMissing = (
  missing: readonly PermissionsString[],
  channel: string,
  texts: Texts,
): string =>
  texts('bot.problem.missing-rights', {
    rights: rightWords(missing, texts),
    channel: `<#${channel}>`,
  });
