import {
  type BaseInteraction,
  type ChatInputCommandInteraction,
  GuildMember,
  type MessageComponentInteraction,
  MessageFlags,
} from 'discord.js';
import type { Person } from '../../table/summary.ts';
import { type OutgoingMessage, toPayload } from '../messages/message.ts';

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
  /** Shows a private message: in place of the one that was used, or a new one. */
  show(message: OutgoingMessage): Promise<void>;
  /** Says that it is done, where the person would otherwise be left without any answer. */
  done(message: OutgoingMessage): Promise<void>;
}

/** Acknowledges at once, before any work, in the way that fits what is coming. */
export async function acknowledge(interaction: Acted, intent: Intent): Promise<Answer> {
  const person = personOf(interaction);
  const edit = async (message: OutgoingMessage) => {
    await interaction.editReply({ ...toPayload(message), attachments: [] });
  };
  if (interaction.isChatInputCommand()) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    return { interaction, person, show: edit, done: edit };
  }
  if (interaction.message.flags.has(MessageFlags.Ephemeral)) {
    await interaction.deferUpdate();
    return { interaction, person, show: edit, done: edit };
  }
  if (intent === 'look') {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    return { interaction, person, show: edit, done: edit };
  }
  await interaction.deferUpdate();
  const follow = async (message: OutgoingMessage) => {
    const { components, flags, allowedMentions, files } = toPayload(message);
    await interaction.followUp({
      components,
      allowedMentions,
      files: files ?? [],
      flags: flags | MessageFlags.Ephemeral,
    });
  };
  return { interaction, person, show: follow, done: async () => {} };
}

/** The user under the name that the server knows them by. */
export function personOf({ user, member }: BaseInteraction): Person {
  const name = member instanceof GuildMember ? member.displayName : user.displayName;
  return { userId: user.id, name };
}
