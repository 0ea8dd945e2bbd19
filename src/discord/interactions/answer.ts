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
import type { OutgoingMessage } from '../messages/message.ts';
import { hasCode } from '../publish/errors.ts';
import { firstAnswer } from './first-answer.ts';
import {
  deferReply,
  deferUpdate,
  deleteReply,
  editReply,
  followUp,
  reply,
  update,
} from './replies.ts';

export type Acted = ChatInputCommandInteraction | MessageComponentInteraction;

/**
 * - `look`: the answer is a private message.
 * - `act`: something is done; what there is to see of it is public, and only what has to be said in
 *   private is said in private.
 */
export type Intent = 'look' | 'act';

/** An interaction, and the way to answer it in private. */
export interface Answer {
  interaction: Acted;
  person: Person;
  /** Acknowledges it, where no answer has done so. */
  acknowledged(): Promise<void>;
  /**
   * Shows a private message: in place of the one that was used, or a new one where there is none or
   * something has been posted below it since. Whoever presses finds what comes next at the end.
   */
  show(message: OutgoingMessage): Promise<void>;
  /** Says that it is done, where the person would otherwise be left without any answer; that stays where it is. */
  done(message: OutgoingMessage): Promise<void>;
}

/**
 * Acknowledges in the way that fits what is coming: at once, before any work, unless the work may be done
 * so `soon` that it is the first answer itself. A bot that is behind would only keep people waiting.
 */
export async function acknowledge(
  context: BotContext,
  interaction: Acted,
  intent: Intent,
  mayBeSoon = false,
): Promise<Answer> {
  const soon = mayBeSoon && !context.lag.isBehind();
  const answer = { interaction, person: personOf(interaction), ...ways() };
  if (!soon) await answer.acknowledged();
  return answer;

  function ways() {
    if (
      !interaction.isChatInputCommand() &&
      interaction.message.flags.has(MessageFlags.Ephemeral)
    ) {
      return inPlace(context, interaction, soon);
    }
    return interaction.isChatInputCommand() || intent === 'look'
      ? asReply(context, interaction, soon)
      : besides(context, interaction, soon);
  }
}

type Ways = Pick<Answer, 'acknowledged' | 'show' | 'done'>;

/** A private message was used, and shows what comes of it. */
function inPlace(
  context: BotContext,
  interaction: MessageComponentInteraction,
  soon: boolean,
): Ways {
  const first = firstAnswer(context, interaction, () => deferUpdate(interaction), soon);
  const done = async (message: OutgoingMessage) => {
    const isFirst = await first.give(() =>
      unlessDismissed(update(interaction, message), () => reply(interaction, message)),
    );
    if (!isFirst) await editReply(interaction, message);
  };
  const show = async (message: OutgoingMessage) => {
    if (context.posts.anythingAfter(interaction.channelId, interaction.message.id)) {
      await first.defer();
      await followUp(interaction, message);
      await takeAway(interaction);
    } else await unlessDismissed(done(message), () => followUp(interaction, message));
  };
  return { acknowledged: first.defer, show, done };
}

/** A private message answers: to a command, or to somebody who looks at something from a public message. */
function asReply(context: BotContext, interaction: Acted, soon: boolean): Ways {
  const first = firstAnswer(context, interaction, () => deferReply(interaction), soon);
  const isFirst = (message: OutgoingMessage) => first.give(() => reply(interaction, message));
  const done = async (message: OutgoingMessage) => {
    if (!(await isFirst(message))) await editReply(interaction, message);
  };
  const show = async (message: OutgoingMessage) => {
    if (!context.posts.anythingAfter(interaction.channelId, interaction.id)) return done(message);
    if (await isFirst(message)) return;
    // What follows a reply that is still awaited would fill that reply, where it is.
    await takeAway(interaction);
    await followUp(interaction, message);
  };
  return { acknowledged: first.defer, show, done };
}

/** What comes of it is seen in public, and only what has to be said in private is said so. */
function besides(context: BotContext, interaction: Acted, soon: boolean): Ways {
  const first = firstAnswer(context, interaction, () => deferUpdate(interaction), soon);
  const show = async (message: OutgoingMessage) => {
    if (!(await first.give(() => reply(interaction, message))))
      await followUp(interaction, message);
  };
  return { acknowledged: first.defer, show, done: first.defer };
}

/** Whoever has dismissed the message meanwhile still gets an answer. */
async function unlessDismissed(
  shown: Promise<unknown>,
  instead: () => Promise<unknown>,
): Promise<void> {
  try {
    await shown;
  } catch (error) {
    if (!hasCode(error, RESTJSONErrorCodes.UnknownMessage)) throw error;
    await instead();
  }
}

/** Deletes the private message that was used, or the reply; Discord lets that be done for 15 minutes. */
async function takeAway(interaction: Acted): Promise<void> {
  try {
    await deleteReply(interaction);
  } catch (error) {
    if (!hasCode(error, RESTJSONErrorCodes.UnknownMessage)) throw error;
  }
}

/** The user under the name that the server knows them by. */
export function personOf({ user, member }: BaseInteraction): Person {
  const name = member instanceof GuildMember ? member.displayName : user.displayName;
  return { userId: user.id, name };
}
