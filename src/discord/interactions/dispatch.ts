import { type CommandInteraction, DiscordAPIError, type Interaction } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import type { BotContext } from '../context.ts';
import { plainMessage } from '../messages/plain.ts';
import { problemOf } from '../publish/errors.ts';
import { spokenOn } from '../spoken.ts';
import { onAutocomplete } from './autocomplete.ts';
import { onCommand } from './commands.ts';
import { onComponent } from './components.ts';
import { followUp, reply } from './replies.ts';
import { onForm } from './reporting.ts';

/** Handles one interaction. Never rejects: whatever goes wrong is logged and said in private. */
export async function onInteraction(bot: BotContext, interaction: Interaction): Promise<void> {
  const { id, channelId } = interaction;
  // Passed on instead of being found by Node: following every promise takes a busy bot a tenth of its time.
  const log = bot.log.child({ interaction: id, channel: channelId });
  let context = { ...bot, log };
  try {
    const texts = await spokenOn(bot.languages, bot.table, interaction.guildId);
    context = { ...context, texts };
    if (interaction.isAutocomplete()) await onAutocomplete(context, interaction);
    else if (interaction.isChatInputCommand()) await onCommand(context, interaction);
    else if (interaction.isMessageComponent()) await onComponent(context, interaction);
    else if (interaction.isModalSubmit()) await onForm(context, interaction);
    else await onUnknown(context, interaction);
  } catch (error) {
    if (isLost(error)) {
      log.info('An interaction came twice or too late.');
      return;
    }
    if (problemOf(error) === 'place-locked') {
      log.info('Nothing can be answered in a locked thread.');
      return;
    }
    const end = context.end();
    if (end)
      log.warn(
        { code: end.code },
        'Discord has ended the connection before an interaction was answered.',
      );
    else log.error({ error }, 'An interaction has failed.');
    await apologise(context, interaction);
  }
}

/** A command of a kind that this version of the bot has none of. */
async function onUnknown({ texts }: BotContext, interaction: CommandInteraction): Promise<void> {
  await reply(interaction, plainMessage(texts('bot.problem.unknown-command')));
}

/** Answered by another copy of itself already, or no longer answerable. Nothing has been done for it. */
function isLost(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    (error.code === RESTJSONErrorCodes.UnknownInteraction ||
      error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged)
  );
}

/** Says that the fault is ours, if Discord still lets us say anything. */
async function apologise({ texts, log }: BotContext, interaction: Interaction): Promise<void> {
  try {
    if (interaction.isAutocomplete()) {
      if (!interaction.responded) await interaction.respond([]);
      return;
    }
    if (!interaction.isRepliable() || !interaction.deferred) return;
    const message = plainMessage(texts('bot.problem.fault', { reference: interaction.id }));
    await followUp(interaction, message);
  } catch (error) {
    log.warn({ error }, 'The apology did not get through.');
  }
}
