import type {
  ChatInputCommandInteraction,
  MessageComponentInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import type { Reported } from '../../table/around/recording/recording.ts';
import { readServerSettings } from '../../table/match/saved/server-settings.ts';
import type { BotContext } from '../context.ts';
import { readable } from '../garbled.ts';
import type { OutgoingMessage } from '../messages/message.ts';
import { relativeTime } from '../messages/moments.ts';
import { reportedMessage, reportForm, reportMessage, SAID } from '../messages/report.ts';
import { createMessage } from '../publish/messages.ts';
import type { Command } from './command.ts';
import { components } from './component.ts';

export const reportCommand: Command = {
  key: 'report',
  form: (context, interaction) => openReport(context, interaction, ''),
};

export const reportComponents = components({
  report: {
    form: (context, interaction, { table }) => openReport(context, interaction, table),
    sent: (context, interaction, { table }) => report(context, interaction, table),
  },
});

/** Asks what is wrong. Nothing is looked up beforehand: a form must be shown at once. */
async function openReport(
  { texts }: BotContext,
  interaction: ChatInputCommandInteraction | MessageComponentInteraction,
  table: string,
): Promise<void> {
  await interaction.showModal(reportForm(table, texts));
}

/** What was written into the form; empty if it has no such field, as in another version's form. */
function writtenIn({ fields }: ModalSubmitInteraction): string {
  const field = fields.fields.get(SAID);
  return field && 'value' in field && typeof field.value === 'string' ? readable(field.value) : '';
}

/** Posts a report. If anything prevents that, the person gets their text back. */
async function report(
  context: BotContext,
  interaction: ModalSubmitInteraction,
  table: string,
): Promise<OutgoingMessage | null> {
  const said = writtenIn(interaction);
  if (said === '') return null;
  const { texts, rates } = context;
  const next = await rates.take(interaction.user.id, 'report');
  if (next) {
    const words = texts('bot.report.too-many', { when: relativeTime(next) });
    return reportedMessage(said, null, { words, send: true }, texts);
  }
  const reported = await reportOf(context, interaction, table, said);
  const read = await context.table.settings(interaction.guildId ?? '');
  const channelId = read.ok ? readServerSettings(read.settings).reportChannelId : undefined;
  if (channelId === undefined) {
    const words = texts('bot.report.no-channel');
    return reportedMessage(said, reported, { words, send: true }, texts);
  }
  const sent = await post(context, interaction, channelId, reported, said);
  const words = texts(sent ? 'bot.report.sent' : 'bot.report.not-sent', {
    channel: `<#${channelId}>`,
  });
  return reportedMessage(said, reported, { words, send: !sent }, texts);
}

/**
 * The match that is meant; null for none, or one that can't be loaded: then the text goes alone. What is wrong
 * with a match may be the very thing that is reported.
 */
async function reportOf(
  { table, log }: BotContext,
  { user, channelId, guildId }: ModalSubmitInteraction,
  named: string,
  said: string,
): Promise<Reported | null> {
  const found = named === '' ? await table.findByThread(channelId ?? '') : await table.find(named);
  if (!found.ok || found.match.guildId !== guildId) return null;
  try {
    const reported = await table.report(found.match.id, user.id, said);
    return reported.ok ? reported : null;
  } catch (error) {
    log.error({ error, match: found.match.id }, 'A match could not be put into a report.');
    return null;
  }
}

/** Whether it is in the channel now. */
async function post(
  { client, publicTexts, log }: BotContext,
  { id, user }: ModalSubmitInteraction,
  channelId: string,
  reported: Reported | null,
  said: string,
): Promise<boolean> {
  const message = reportMessage(reported, { by: user.id, said }, publicTexts);
  try {
    await createMessage(client.rest, channelId, id, message);
    return true;
  } catch (error) {
    log.warn({ error, channel: channelId }, 'A report could not be posted.');
    return false;
  }
}
