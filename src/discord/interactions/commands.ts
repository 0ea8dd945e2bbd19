import type { ChatInputCommandInteraction } from 'discord.js';
import type { Texts } from '../../texts/texts.ts';
import {
  GAME_SUBCOMMANDS,
  type GameSubcommand,
  GENERAL_COMMANDS,
  type GeneralCommand,
} from '../commands/definitions.ts';
import { OWNER_COMMANDS } from '../commands/owner-definitions.ts';
import { TIME_COMMANDS } from '../commands/time-definitions.ts';
import type { BotContext } from '../context.ts';
import { showAdvice } from './advising.ts';
import { type Answer, acknowledge } from './answer.ts';
import { onCampaignCommand } from './campaigns/commands.ts';
import * as companions from './companions.ts';
import { costOfCommand, isTooOften } from './costly.ts';
import { showDecks } from './decks.ts';
import { showHelpOn } from './explaining.ts';
import * as lobby from './lobby.ts';
import { showBoard, showGoal, showHand, showLog, showStatus } from './looking.ts';
import { onOwnerCommand } from './owners/commands.ts';
import { matchHere, matchMeant, tableHere, type Wanted } from './places.ts';
import { showCard } from './reading.ts';
import { showChronicle, showReplay, showVerification } from './recording.ts';
import { openReport } from './reporting.ts';
import { showRules } from './rules.ts';
import { onSeatCommand } from './seats/commands.ts';
import { switchHints } from './switching-hints.ts';
import { onTimeCommand } from './time/commands.ts';
import { typedIn } from './typed.ts';
import * as undoing from './undoing.ts';
import { actByVerb, chooseByName } from './verbs.ts';

type Command = ChatInputCommandInteraction;

/** Carries out a slash command. */
export async function onCommand(context: BotContext, interaction: Command): Promise<void> {
  const { texts } = context;
  // A form has to be the first answer.
  if (interaction.commandName === texts('bot.command.report.name')) {
    return openReport(context, interaction, '');
  }
  const answer = await acknowledge(context, interaction, 'act');
  if (await isTooOften(context, answer, costOfCommand(interaction, texts))) return;
  if (interaction.commandName === texts('bot.command.game.name')) {
    const subcommand = subcommandOf(interaction, texts);
    if (subcommand) return onGame(context, answer, interaction, subcommand);
  }
  if (interaction.commandName === texts('bot.command.campaign.name')) {
    return onCampaignCommand(context, answer, interaction);
  }
  const general = GENERAL_COMMANDS.find(
    (name) => texts(`bot.command.${name}.name`) === interaction.commandName,
  );
  if (general) return onGeneral(context, answer, interaction, general);
  const time = TIME_COMMANDS.find(
    (name) => texts(`bot.command.${name}.name`) === interaction.commandName,
  );
  if (time) return onTimeCommand(context, answer, interaction, time);
  if (interaction.commandName === texts('bot.command.seat.name')) {
    return onSeatCommand(context, answer, interaction);
  }
  const owner = OWNER_COMMANDS.find(
    (name) => texts(`bot.command.${name}.name`) === interaction.commandName,
  );
  if (owner) return onOwnerCommand(context, answer, interaction, owner);
  return actByVerb(context, answer, interaction);
}

export const subcommandOf = (
  interaction: { options: { getSubcommand(required: false): string | null } },
  texts: Texts,
): GameSubcommand | undefined =>
  GAME_SUBCOMMANDS.find(
    (name) => texts(`bot.command.game.${name}.name`) === interaction.options.getSubcommand(false),
  );

async function onGame(
  context: BotContext,
  answer: Answer,
  interaction: Command,
  subcommand: GameSubcommand,
): Promise<void> {
  const typed = (argument: string) => argumentOf(interaction, argument, context.texts);
  switch (subcommand) {
    case 'new':
      return lobby.newGame(context, answer, {
        gameId: typed('game') ?? [...context.games.keys()][0] ?? '',
        channelId: interaction.channelId,
      });
    case 'list':
      return lobby.list(context, answer);
    case 'join': {
      const character = typed('character');
      return onMatch(context, answer, { verb: 'join', statuses: ['lobby'], own: false }, (id) =>
        character
          ? lobby.chooseCharacters(context, answer, id, [character])
          : lobby.join(context, answer, id),
      );
    }
    case 'leave':
      return onMatch(
        context,
        answer,
        { verb: 'leave', statuses: ['lobby', 'playing'], own: true },
        (id) => lobby.leave(context, answer, id),
      );
    case 'start':
      return onMatch(context, answer, { verb: 'start', statuses: ['lobby'], own: true }, (id) =>
        lobby.start(context, answer, id),
      );
    case 'companion':
      return onMatch(
        context,
        answer,
        { verb: 'companions', statuses: ['lobby', 'playing'], own: false },
        (id) => companions.change(context, answer, id, typed('plays') ?? '', typed('seat')),
      );
    case 'end':
      return onMatch(
        context,
        answer,
        { verb: 'end', statuses: ['lobby', 'playing'], own: true },
        (id) => lobby.end(context, answer, id, false),
      );
    case 'status':
      return onMatch(
        context,
        answer,
        { verb: 'status', statuses: ['lobby', 'playing'], own: false },
        (id) => showStatus(context, answer, id),
      );
  }
}

async function onMatch(
  context: BotContext,
  answer: Answer,
  wanted: Omit<Wanted, 'typed'>,
  act: (matchId: string) => Promise<void>,
): Promise<void> {
  const { interaction } = answer;
  const typed = interaction.isChatInputCommand()
    ? argumentOf(interaction, 'table', context.texts)
    : null;
  const meant = await matchMeant(context, interaction, { ...wanted, typed });
  if ('instead' in meant) await answer.show(meant.instead);
  else await act(meant.match.id);
}

async function onGeneral(
  context: BotContext,
  answer: Answer,
  interaction: Command,
  command: GeneralCommand,
): Promise<void> {
  const { texts } = context;
  const typed = (argument: string) => argumentOf(interaction, argument, texts);
  const here = async (show: (matchId: string) => Promise<void>) => {
    const meant = await matchHere(context, interaction);
    if ('instead' in meant) await answer.show(meant.instead);
    else await show(meant.match.id);
  };
  switch (command) {
    case 'choose':
      return chooseByName(context, answer, typed('option'));
    case 'goal':
      return here((id) => showGoal(context, answer, id));
    case 'advise':
      return here((id) => showAdvice(context, answer, id, typed('plays')));
    case 'hand':
      return here((id) => showHand(context, answer, id));
    case 'board':
      return here((id) => showBoard(context, answer, id, typed('part')));
    case 'status': {
      const meant = await tableHere(context, interaction, 'status');
      return 'instead' in meant
        ? answer.show(meant.instead)
        : showStatus(context, answer, meant.match.id);
    }
    case 'log':
      return here((id) => showLog(context, answer, id, 'last'));
    case 'undo':
      return here((id) => undoing.undoLatest(context, answer, id));
    case 'chronicle':
      return here((id) => showChronicle(context, answer, id));
    case 'replay':
      return here((id) => showReplay(context, answer, id, 'first'));
    case 'verify':
      return here((id) => showVerification(context, answer, id));
    case 'report':
      // Answered with a form before this.
      return;
    case 'help':
      return showHelpOn(context, answer, typed('topic') ?? '');
    case 'hints':
      return switchHints(context, answer, typed('wanted') ?? 'on', '');
    case 'card':
      return showCard(context, answer, typed('card') ?? '');
    case 'rules':
      return showRules(context, answer, typed('words') ?? '');
    case 'deck':
      return here((id) => showDecks(context, answer, id, typed('deck') ?? ''));
  }
}

const argumentOf = (interaction: Command, argument: string, texts: Texts): string | null =>
  typedIn(interaction, texts(`bot.command.argument.${argument}.name`));
