import type { ChatInputCommandInteraction } from 'discord.js';
import type { BotContext } from '../context.ts';
import { adviseCommand } from './advising.ts';
import { acknowledge } from './answer.ts';
import { boardCommand } from './board.ts';
import { campaignCommand } from './campaigns/command.ts';
import { cardCommand } from './card-lookup.ts';
import { type Command, commandMeant } from './command.ts';
import { isTooOften } from './costly.ts';
import { deckCommand } from './decks.ts';
import { helpCommand } from './explaining.ts';
import { gameCommand } from './game.ts';
import { goalCommand } from './goal.ts';
import { handCommand } from './hand.ts';
import { logCommand } from './log.ts';
import { adminCommand } from './owners/admin-command.ts';
import { privacyCommand } from './owners/privacy.ts';
import { setupCommand } from './owners/setup.ts';
import { statsCommand } from './owners/statistics.ts';
import { packCommand } from './packs/command.ts';
import { chronicleCommand, replayCommand, verifyCommand } from './recording.ts';
import { reportCommand } from './reporting.ts';
import { rulesCommand } from './rules.ts';
import { seatCommand } from './seats/command.ts';
import { statusCommand } from './status.ts';
import { hintsCommand } from './switching-hints.ts';
import { textOption } from './text-option.ts';
import { mineCommand } from './time/mine.ts';
import { notifyCommand } from './time/notify.ts';
import { paceCommand } from './time/pace.ts';
import { undoCommand } from './undoing.ts';
import { actByVerb, chooseCommand } from './verbs.ts';

/** Every slash command of the bot's own, in the order of Discord's list and `/help`. */
export const COMMANDS: readonly Command[] = [
  gameCommand,
  campaignCommand,
  chooseCommand,
  goalCommand,
  adviseCommand,
  handCommand,
  boardCommand,
  statusCommand,
  logCommand,
  undoCommand,
  chronicleCommand,
  replayCommand,
  verifyCommand,
  reportCommand,
  helpCommand,
  hintsCommand,
  cardCommand,
  rulesCommand,
  deckCommand,
  mineCommand,
  notifyCommand,
  paceCommand,
  seatCommand,
  setupCommand,
  packCommand,
  adminCommand,
  statsCommand,
  privacyCommand,
];

/** Carries out a slash command: one of the bot's own, or a verb of a game. */
export async function onCommand(
  context: BotContext,
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  const { usual } = context.languages;
  const meant = commandMeant(COMMANDS, interaction, usual);
  if (meant && 'form' in meant) return meant.form(context, interaction);
  const answer = await acknowledge(context, interaction, 'act');
  if (!meant) return actByVerb(context, answer, interaction);
  if (await isTooOften(context, answer, meant.cost ?? null)) return;
  const typed = (argument: string) =>
    textOption(interaction, usual(`bot.command.argument.${argument}.name`));
  await meant.handle(context, answer, { interaction, typed });
}
