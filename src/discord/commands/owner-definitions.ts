import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ChannelType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { Texts } from '../../texts/texts.ts';
import { person, subcommand, suggested, wordsOf } from './arguments.ts';
import { type CommandDefinition, command } from './command.ts';

/** Commands for those who look after a server, about what was played there, and about what is kept of people. */
export const OWNER_COMMANDS = ['setup', 'admin', 'stats', 'privacy'] as const;
export type OwnerCommand = (typeof OWNER_COMMANDS)[number];

/** Subcommands, by their key in the catalogue. */
export const ADMIN_SUBCOMMANDS = [
  'inspect',
  'rewind',
  'end',
  'export',
  'import',
  'move',
  'transfer',
] as const;
export const STATS_SUBCOMMANDS = ['player', 'server', 'deck'] as const;
export const PRIVACY_SUBCOMMANDS = ['export', 'delete'] as const;

/**
 * Who sees a command in Discord's list, unless the server's own settings say otherwise: only for
 * convenience, because servers may change it. Each use is checked again.
 */
const MANAGERS = { default_member_permissions: PermissionFlagsBits.ManageGuild.toString() };

export function ownerCommand(name: OwnerCommand, texts: Texts): CommandDefinition {
  switch (name) {
    case 'setup':
      return command(name, texts, MANAGERS);
    case 'admin':
      return command(name, texts, {
        ...MANAGERS,
        options: ADMIN_SUBCOMMANDS.map((sub) =>
          subcommand(`${name}.${sub}`, texts, adminOptions(sub, texts)),
        ),
      });
    case 'stats':
      return command(name, texts, {
        options: STATS_SUBCOMMANDS.map((sub) =>
          subcommand(`${name}.${sub}`, texts, statsOptions(sub, texts)),
        ),
      });
    case 'privacy':
      return command(name, texts, {
        options: PRIVACY_SUBCOMMANDS.map((sub) => subcommand(`${name}.${sub}`, texts)),
      });
  }
}

function adminOptions(
  sub: (typeof ADMIN_SUBCOMMANDS)[number],
  texts: Texts,
): APIApplicationCommandBasicOption[] {
  switch (sub) {
    case 'import':
      return [file(texts)];
    case 'move':
      return [channel(texts), suggested('table', texts)];
    case 'transfer':
      return [person('host', texts, true), suggested('table', texts)];
    default:
      return [suggested('table', texts)];
  }
}

const channel = (texts: Texts): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Channel,
  ...wordsOf('channel', texts),
  channel_types: [ChannelType.GuildText],
  required: true,
});

const file = (texts: Texts): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Attachment,
  ...wordsOf('file', texts),
  required: true,
});

function statsOptions(
  sub: (typeof STATS_SUBCOMMANDS)[number],
  texts: Texts,
): APIApplicationCommandBasicOption[] {
  switch (sub) {
    case 'player':
      return [person('player', texts)];
    case 'server':
      return [];
    case 'deck':
      return [
        {
          type: ApplicationCommandOptionType.String,
          name: texts('bot.command.argument.deck.name'),
          description: texts('bot.command.argument.deck.description'),
          required: true,
          autocomplete: true,
        },
      ];
  }
}
