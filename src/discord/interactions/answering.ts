import {
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js';
import type { BotContext } from '../context.ts';
import { means } from '../error-meanings.ts';
import type { OutgoingMessage } from '../messages/message.ts';
import { withoutLargeFiles } from '../messages/uploads.ts';
import { firstAnswer } from './first-answer.ts';
import {
  type Answerable,
  deferReply,
  deferUpdate,
  deleteReply,
  editReply,
  followUp,
  followUpPublicly,
  reply,
  update,
} from './replies.ts';

/**
 * Where what is said in private stands:
 * - `used`: in the private message that was used.
 * - `reply`: in a reply of its own, which Discord shows as awaited until it is there.
 * - `besides`: nowhere yet. A public message was used, which stays as it is.
 */
export type AnswerPlace = 'used' | 'reply' | 'besides';

/** The ways to answer an interaction. None sends anything more once Discord has said that it is too late. */
export interface Ways {
  /** Acknowledges it, where no answer has done so. */
  acknowledged(): Promise<void>;
  /**
   * Shows a private message: in place of the one that was used, or a new one where there is none or
   * something has been posted below it since. The person pressing finds what comes next at the end.
   */
  show(message: OutgoingMessage): Promise<void>;
  /** Says that it is done, where the person would otherwise be left without any answer; that stays where it is. */
  done(message: OutgoingMessage): Promise<void>;
  /** Says how it is coming along, where an answer is awaited. A person who has dismissed that needs no word. */
  progress(message: OutgoingMessage): Promise<void>;
  /** Posts a message for everyone. */
  share(message: OutgoingMessage): Promise<void>;
}

/** What somebody has done who waits for an answer. */
export type Answered =
  | ChatInputCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction;

/** Whether the message whose button or menu was used is a private one. */
export const isPrivate = ({ message }: MessageComponentInteraction): boolean =>
  message.flags.has(MessageFlags.Ephemeral);

/**
 * The one path that everything takes which is said in private. It gets there although the message that it
 * was to stand in has vanished, because it was dismissed or another press has moved it; although Discord
 * takes no new picture in a message that is there; and, in words, although a file is too large.
 *
 * @param soon whether the work may come before any acknowledgement
 */
export function answering(
  context: Pick<BotContext, 'posts' | 'sent' | 'lag'>,
  interaction: Answered,
  place: AnswerPlace,
  soon = false,
): Ways {
  let standsIn = place;
  const request = untilTooLate();
  const first = firstAnswer(context, interaction, deferral, soon);

  async function deferral(): Promise<void> {
    const awaited = () => request(() => deferReply(interaction));
    if (standsIn === 'reply') return void (await awaited());
    await unlessGone(
      request(() => deferUpdate(interaction)),
      () => {
        standsIn = 'reply';
        return awaited();
      },
    );
  }

  /** Sends a message without the files that are too large, where that can be known before or is said by Discord. */
  async function send<Sent>(
    message: OutgoingMessage,
    how: (interaction: Answerable, message: OutgoingMessage) => Promise<Sent>,
  ): Promise<Sent> {
    try {
      const fitting = withoutLargeFiles(message, interaction.attachmentSizeLimit);
      return await request(() => how(interaction, fitting));
    } catch (error) {
      if (!means(error, 'too-large') || !hasFiles(message)) throw error;
      return request(() => how(interaction, withoutLargeFiles(message, 0)));
    }
  }

  async function inItsPlace(message: OutgoingMessage): Promise<void> {
    const anew = standsIn === 'used' ? update : reply;
    const isFirst = await first.give(() =>
      unlessGone(send(message, anew), () => send(message, reply)),
    );
    if (!isFirst) await unlessGone(send(message, editReply), () => send(message, followUp));
  }

  /** In a message of its own, below all others. What it takes the place of goes. */
  async function atTheEnd(message: OutgoingMessage): Promise<void> {
    await first.defer();
    // What follows a reply that is still awaited would fill that reply, where it is.
    if (standsIn === 'reply') await takeAway();
    await send(message, followUp);
    if (standsIn === 'used') await takeAway();
  }

  /** Discord lets that be done for 15 minutes. */
  const takeAway = () =>
    unlessGone(
      request(() => deleteReply(interaction)),
      async () => {},
    );

  async function shown(message: OutgoingMessage): Promise<void> {
    try {
      await inItsPlace(message);
    } catch (error) {
      // Of a media gallery that comes into a message by an edit, Discord may say that it does not find the
      // picture (discord-api-docs, issue 7529). In a new message it finds it.
      if (!means(error, 'unreadable') || !hasFiles(message)) throw error;
      await atTheEnd(message);
    }
  }

  const isBelow = (): boolean => {
    const { channelId } = interaction;
    const since =
      standsIn === 'used' && interaction.isMessageComponent() ? interaction.message : interaction;
    return context.posts.anythingAfter(channelId ?? '', since.id);
  };

  return {
    acknowledged: first.defer,
    async show(message) {
      if (standsIn !== 'used' && (await first.give(() => send(message, reply)))) return;
      await (standsIn === 'besides' || isBelow() ? atTheEnd(message) : shown(message));
    },
    async done(message) {
      if (standsIn === 'besides') await first.defer();
      if (standsIn !== 'besides') await shown(message);
    },
    async progress(message) {
      await first.defer();
      if (standsIn === 'besides') return;
      await unlessGone(send(message, editReply), async () => {});
    },
    async share(message) {
      await first.defer();
      context.posts.note(await send(message, followUpPublicly));
    },
  };
}

/** Once Discord has said that it is too late, further requests fail like that one, unsent. */
function untilTooLate() {
  let late: unknown = null;
  return async <Result>(request: () => Promise<Result>): Promise<Result> => {
    if (late !== null) throw late;
    try {
      return await request();
    } catch (error) {
      if (means(error, 'too-late')) late = error;
      throw error;
    }
  };
}

/** Does something else instead where the message has been dismissed, deleted or moved meanwhile. */
async function unlessGone(shown: Promise<unknown>, instead: () => Promise<unknown>): Promise<void> {
  try {
    await shown;
  } catch (error) {
    if (!means(error, 'message-gone')) throw error;
    await instead();
  }
}

const hasFiles = ({ files = [] }: OutgoingMessage): boolean => files.length > 0;
