import type { ChatInputCommandInteraction } from 'discord.js';
import type { Texts } from '../../../texts/texts.ts';
import {
  ADMIN_SUBCOMMANDS,
  type OwnerCommand,
  PRIVACY_SUBCOMMANDS,
  STATS_SUBCOMMANDS,
} from '../../commands/owner-definitions.ts';
import type { BotContext } from '../../context.ts';
import type { Answer } from '../answer.ts';
import { typedIn } from '../typed.ts';
import { administer, matchForAdmin, transferHost } from './admin.ts';
import { importMatch } from './import.ts';
import { moveMatch } from './move.ts';
import { askToForget, exportPersonalData } from './privacy.ts';
import { showSetup } from './setup.ts';
import { showStatistics } from './statistics.ts';

type Command = ChatInputCommandInteraction;

/** Carries out a command for those who look after a server, or about what is kept. */
export async function onOwnerCommand(
  context: BotContext,
  answer: Answer,
  interaction: Command,
  command: OwnerCommand,
): Promise<void> {
  const { texts } = context;
  const named = <Name extends string>(names: readonly Name[]) =>
    subcommandAmong(names, command, interaction, texts);
  switch (command) {
    case 'setup':
      return showSetup(context, answer);
    case 'admin':
      return onAdmin(context, answer, interaction, named(ADMIN_SUBCOMMANDS));
    case 'stats':
      return onStats(context, answer, interaction, named(STATS_SUBCOMMANDS));
    case 'privacy':
      return named(PRIVACY_SUBCOMMANDS) === 'delete'
        ? askToForget(context, answer)
        : exportPersonalData(context, answer);
  }
}

const subcommandAmong = <Name extends string>(
  names: readonly Name[],
  command: OwnerCommand,
  interaction: Command,
  texts: Texts,
): Name | undefined =>
  names.find(
    (name) =>
      texts(`bot.command.${command}.${name}.name`) === interaction.options.getSubcommand(false),
  );

/** What ends or rewinds a match asks first. */
async function onAdmin(
  context: BotContext,
  answer: Answer,
  interaction: Command,
  subcommand: (typeof ADMIN_SUBCOMMANDS)[number] | undefined,
): Promise<void> {
  const { texts } = context;
  if (subcommand === 'import') {
    const file = interaction.options.get(texts('bot.command.argument.file.name'))?.attachment;
    return importMatch(context, answer, file ?? null);
  }
  const typed = typedIn(interaction, texts('bot.command.argument.table.name'));
  const matchId = await matchForAdmin(context, answer, typed);
  if (matchId === null) return;
  if (subcommand === 'move') {
    const channel = typedIn(interaction, texts('bot.command.argument.channel.name'));
    return moveMatch(context, answer, matchId, channel ?? '');
  }
  if (subcommand === 'transfer') {
    const host = typedIn(interaction, texts('bot.command.argument.host.name'));
    return transferHost(context, answer, matchId, host ?? '');
  }
  const asks = subcommand === 'rewind' || subcommand === 'end';
  return administer(
    context,
    answer,
    matchId,
    asks ? `ask-${subcommand}` : (subcommand ?? 'inspect'),
  );
}

function onStats(
  context: BotContext,
  answer: Answer,
  interaction: Command,
  subcommand: (typeof STATS_SUBCOMMANDS)[number] | undefined,
): Promise<void> {
  const argument = (name: 'player' | 'deck') => context.texts(`bot.command.argument.${name}.name`);
  switch (subcommand) {
    case 'server':
      return showStatistics(context, answer, { of: 'server', id: '' });
    case 'deck': {
      const id = typedIn(interaction, argument('deck')) ?? '';
      return showStatistics(context, answer, { of: 'character', id });
    }
    default: {
      const id = typedIn(interaction, argument('player')) ?? '';
      return showStatistics(context, answer, { of: 'player', id });
    }
  }
}
