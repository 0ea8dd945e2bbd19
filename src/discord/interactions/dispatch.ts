import type { CommandInteraction, Interaction } from 'discord.js';
import type { BotContext } from '../context.ts';
import { means } from '../error-meanings.ts';
import { plainMessage } from '../messages/plain.ts';
import { problemOf } from '../publish/errors.ts';
import { textsFor } from '../spoken.ts';
import { onAutocomplete } from './autocomplete.ts';
import { onCommand } from './commands.ts';
import { onComponent, onForm } from './components.ts';
import { followUp, reply } from './replies.ts';

/** Handles one interaction. Never rejects: any error is logged and reported in private. */
export async function onInteraction(bot: BotContext, interaction: Interaction): Promise<void> {
  const { id, channelId } = interaction;
  // Passed on rather than tracked by Node: following every promise takes a busy bot a tenth of its time.
  const log = bot.log.child({ interaction: id, channel: channelId });
  let context = { ...bot, log };
  try {
    if (interaction.isAutocomplete()) return await onAutocomplete(context, interaction);
    context = { ...context, ...(await textsFor(bot, interaction)) };
    if (interaction.isChatInputCommand()) await onCommand(context, interaction);
    else if (interaction.isMessageComponent()) await onComponent(context, interaction);
    else if (interaction.isModalSubmit()) await onForm(context, interaction);
    else await onUnknown(context, interaction);
  } catch (error) {
    // By now nobody would see a message.
    if (means(error, 'too-late', 'answered')) {
      log.info('An interaction came twice, or could not be answered in time.');
      return;
    }
    const problem = problemOf(error);
    if (problem === 'place-locked') {
      log.info('Nothing can be answered in a locked thread.');
      return;
    }
    if (problem === 'blocked') {
      log.info('AutoMod has blocked an answer.');
      await sayInstead(context, interaction, context.texts('bot.problem.blocked'));
      return;
    }
    const end = context.end();
    if (end)
      log.warn(
        { code: end.code },
        'Discord has ended the connection before an interaction was answered.',
      );
    else log.error({ error }, 'An interaction has failed.');
    await sayInstead(context, interaction, context.texts('bot.problem.fault', { reference: id }));
  }
}

/** A kind of command that this version of the bot doesn't have. */
async function onUnknown({ texts }: BotContext, interaction: CommandInteraction): Promise<void> {
  await reply(interaction, plainMessage(texts('bot.problem.unknown-command')));
}

/** Says why there is no answer, if Discord still lets us say anything. */
async function sayInstead(
  { log }: BotContext,
  interaction: Interaction,
  words: string,
): Promise<void> {
  try {
    if (interaction.isAutocomplete()) {
      if (!interaction.responded) await interaction.respond([]);
      return;
    }
    if (!interaction.isRepliable() || !interaction.deferred) return;
    await followUp(interaction, plainMessage(words));
  } catch (error) {
    log.warn({ error }, 'Why there is no answer could not be said.');
  }
}
