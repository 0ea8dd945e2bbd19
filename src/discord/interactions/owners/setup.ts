import { type BaseInteraction, PermissionsBitField, type PermissionsString } from 'discord.js';
import {
  SERVER_SETTINGS,
  type ServerSettings,
  type ServerSettingsChange,
} from '../../../table/match/saved/server-settings.ts';
import { type Languages, serverLanguage } from '../../../texts/languages.ts';
import type { BotContext } from '../../context.ts';
import { guessedServerZone } from '../../guessed-zone.ts';
import { confirmResetMessage, setupMessage, UNSET } from '../../messages/owners/setup.ts';
import { MATCH_RIGHTS, missingRights, REPORT_RIGHTS, rightWords } from '../../permissions.ts';
import type { Answer } from '../answer.ts';
import type { Command } from '../command.ts';
import { components, type Press } from '../component.ts';
import { showRefusal } from '../refused.ts';
import { FOR_MANAGERS, serverManaged } from './managed.ts';

export const setupCommand: Command = {
  key: 'setup',
  settings: FOR_MANAGERS,
  handle: showSetup,
};

export const setupComponents = components({
  setup: { handle: changeSetup },
  reset: { handle: resetSetup },
});

/** How the server is set up, and the menus that change it. */
async function showSetup(context: BotContext, answer: Answer): Promise<void> {
  const guildId = await serverManaged(context, answer);
  if (guildId === null) return;
  const read = await context.table.settings(guildId);
  if (read.ok) await show(context, answer, read.settings);
  else await showRefusal(context, answer, read);
}

/** Something was chosen in one of the menus. */
async function changeSetup(
  context: BotContext,
  answer: Answer,
  { setting }: { setting: string },
  { values }: Press,
): Promise<void> {
  const guildId = await serverManaged(context, answer);
  if (guildId === null) return;
  const change = changeOf(setting, values, context.languages);
  if (!change) return showSetup(context, answer);
  const { reportChannelId } = change;
  const problem = reportChannelId
    ? reportProblem(context, answer.interaction, reportChannelId)
    : null;
  const changed =
    problem === null
      ? await context.table.changeSettings(guildId, change)
      : await context.table.settings(guildId);
  if (changed.ok) await show(context, answer, changed.settings, problem ? [problem] : []);
  else await showRefusal(context, answer, changed);
}

/** Resets everything that is set, after asking for confirmation. */
async function resetSetup(
  context: BotContext,
  answer: Answer,
  { sure }: { sure: string },
): Promise<void> {
  const guildId = await serverManaged(context, answer);
  if (guildId === null) return;
  if (sure !== 'yes') {
    await answer.show(confirmResetMessage(context.texts));
    return;
  }
  // Packs have a command of their own, which says what leaving them out would mean.
  const menus = SERVER_SETTINGS.filter((name) => name !== 'packs');
  const nothing = Object.fromEntries(menus.map((name) => [name, null]));
  const changed = await context.table.changeSettings(guildId, nothing);
  if (changed.ok) await show(context, answer, changed.settings);
  else await showRefusal(context, answer, changed);
}

/** What a menu's values set; null for a menu that is not ours. */
function changeOf(
  setting: string,
  values: readonly string[],
  { locales }: Languages,
): ServerSettingsChange | null {
  const [first = UNSET] = values;
  const one = first === UNSET ? null : first;
  switch (SERVER_SETTINGS.find((name) => name === setting)) {
    case 'channels':
      return { channels: [...values] };
    case 'starters':
      return { starters: [...values] };
    case 'pace':
      return { pace: one as ServerSettings['pace'] | null };
    case 'timeZone':
      return { timeZone: one };
    case 'mostMatches':
      return { mostMatches: one === null ? null : Number(one) };
    case 'reportChannelId':
      return { reportChannelId: one };
    case 'locale':
      return { locale: locales.includes(first) ? first : null };
    case 'packs':
    case undefined:
      return null;
  }
}

async function show(
  context: BotContext,
  answer: Answer,
  settings: ServerSettings,
  problems: readonly string[] = [],
): Promise<void> {
  const { interaction } = answer;
  const { client, languages, texts } = context;
  const roles = interaction.guild?.roles.cache;
  const view = {
    settings,
    languages: {
      spoken: languages.locales.map((locale) => ({
        locale,
        complete: languages.complete(locale),
      })),
      guessed: serverLanguage(languages, undefined, interaction.guild?.preferredLocale).locale,
    },
    guessedZone: guessedServerZone(interaction.guildLocale, interaction.locale),
    isThere: (id: string) => client.channels.cache.has(id) || (roles?.has(id) ?? false),
    problems: [...problems, ...problemsOf(context, interaction, settings)],
  };
  await answer.show(setupMessage(view, texts));
}

/** Settings that don't work: a channel that is gone, a right that is missing there. */
function problemsOf(
  context: BotContext,
  interaction: BaseInteraction,
  { channels = [], reportChannelId }: ServerSettings,
): string[] {
  const report = reportChannelId ? reportProblem(context, interaction, reportChannelId) : null;
  return [
    ...channels.flatMap((id) => lackingWords(context, interaction, id, MATCH_RIGHTS, 'play') ?? []),
    ...(report ? [report] : []),
  ];
}

const reportProblem = (
  context: BotContext,
  interaction: BaseInteraction,
  channelId: string,
): string | null => lackingWords(context, interaction, channelId, REPORT_RIGHTS, 'report');

/** The rights that the bot lacks in a channel for a purpose; null if it lacks none. */
function lackingWords(
  { client, texts }: BotContext,
  { guildId }: BaseInteraction,
  channelId: string,
  needed: readonly PermissionsString[],
  what: 'play' | 'report',
): string | null {
  const channel = client.channels.cache.get(channelId);
  const place = `<#${channelId}>`;
  if (!channel || !('permissionsFor' in channel) || channel.guildId !== guildId) {
    return texts('bot.setup.channel-gone', { channel: place });
  }
  const rights = channel.permissionsFor(client.user?.id ?? '') ?? new PermissionsBitField();
  const missing = missingRights(rights, needed);
  if (missing.length === 0) return null;
  return texts('bot.setup.lacking', { what, channel: place, rights: rightWords(missing, texts) });
}
