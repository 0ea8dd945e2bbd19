import {
  type BaseInteraction,
  type ChatInputCommandInteraction,
  GuildMember,
  type MessageComponentInteraction,
  MessageFlags,
} from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import type { Person } from '../../table/summary.ts';
import type { BotContext } from '../context.ts';
import { type OutgoingMessage, toPayload } from '../messages/message.ts';
import { hasCode } from '../publish/errors.ts';

export type Acted = ChatInputCommandInteraction | MessageComponentInteraction;

/**
 * - `look`: the answer is a private message.
 * - `act`: something is done; what there is to see of it is public, and only what has to be said in
 *   private is said in private.
 */
export type Intent = 'look' | 'act';

/** An acknowledged interaction, and the way to answer it in private. */
export interface Answer {
  interaction: Acted;
  person: Person;
  /**
   * Shows a private message: in place of the one that was used, or a new one where there is none or
   * something has been posted below it since. Whoever presses finds what comes next at the end.
   */
  show(message: OutgoingMessage): Promise<void>;
  /** Says that it is done, where the person would otherwise be left without any answer; that stays where it is. */
  done(message: OutgoingMessage): Promise<void>;
}

/** Acknowledges at once, before any work, in the way that fits what is coming. */
export async function acknowledge(
  context: BotContext,
  interaction: Acted,
  intent: Intent,
): Promise<Answer> {
  const { posts } = context;
  const person = personOf(interaction);
  const isBelow = (id: string) => posts.anythingAfter(interaction.channelId, id);
  const edit = async (message: OutgoingMessage) => {
    await interaction.editReply({ ...toPayload(message), attachments: [] });
  };
  const follow = async (message: OutgoingMessage) => {
    const { components, flags, allowedMentions, files } = toPayload(message);
    await interaction.followUp({
      components,
      allowedMentions,
      files: files ?? [],
      flags: flags | MessageFlags.Ephemeral,
    });
  };
  if (!interaction.isChatInputCommand() && interaction.message.flags.has(MessageFlags.Ephemeral)) {
    await acknowledged(context, interaction, () => interaction.deferUpdate());
    const anew = async (message: OutgoingMessage) => {
      await follow(message);
      await takeAway(interaction);
    };
    const show = async (message: OutgoingMessage) => {
      if (isBelow(interaction.message.id)) return anew(message);
      return edit(message).catch((error: unknown) => {
        // Whoever has dismissed it meanwhile still gets an answer.
        if (!hasCode(error, RESTJSONErrorCodes.UnknownMessage)) throw error;
        return follow(message);
      });
    };
    return { interaction, person, show, done: edit };
  }
  if (interaction.isChatInputCommand() || intent === 'look') {
    const flags = MessageFlags.Ephemeral;
    await acknowledged(context, interaction, () => interaction.deferReply({ flags }));
    interaction.ephemeral = true;
    const show = async (message: OutgoingMessage) => {
      if (!isBelow(interaction.id)) return edit(message);
      // What follows a reply that is still awaited would fill that reply, where it is.
      await takeAway(interaction);
      return follow(message);
    };
    return { interaction, person, show, done: edit };
  }
  await acknowledged(context, interaction, () => interaction.deferUpdate());
  return { interaction, person, show: follow, done: async () => {} };
}

/** Acknowledges; one of ours that had got through before, unheard, is as good. */
export async function acknowledged(
  { sent }: BotContext,
  interaction: { id: string; deferred: boolean },
  acknowledge: () => Promise<unknown>,
): Promise<void> {
  try {
    await acknowledge();
  } catch (error) {
    const isThere = hasCode(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged);
    if (!isThere || !sent.mayHaveArrived(interaction.id)) throw error;
    interaction.deferred = true;
  }
}

/** Deletes the private message that was used, or the reply; Discord lets that be done for 15 minutes. */
async function takeAway(interaction: Acted): Promise<void> {
  try {
    await interaction.deleteReply();
  } catch (error) {
    if (!hasCode(error, RESTJSONErrorCodes.UnknownMessage)) throw error;
  }
}

/** The user under the name that the server knows them by. */
export function personOf({ user, member }: BaseInteraction): Person {
  const name = member instanceof GuildMember ? member.displayName : user.displayName;
  return { userId: user.id, name };
}
