import {
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js';
import type { BotContext } from '../context.ts';
import { means } from '../error-meanings.ts';
import type { OutgoingMessage } from '../messages/message.ts';
import type { Anchor, OpenPanel } from '../private-messages.ts';
import { deleteMessage } from '../publish/messages.ts';
import { deleteReply, editReply } from './replies.ts';

/** What somebody waiting for an answer has done. */
export type Answered =
  | ChatInputCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction;

/** Whether the message whose button or menu was used is a private one. */
export const isPrivate = ({ message }: Pick<MessageComponentInteraction, 'message'>): boolean =>
  message.flags.has(MessageFlags.Ephemeral);

/** What somebody who has just done something has in private in that channel, and what it hangs on. */
export interface OnScreen {
  /** The interaction through which the next private message can be sent so that it hangs on what stays. */
  anchor(): Anchor | null;
  /** What follows this interaction hangs on the public message that was used. */
  besides(): Anchor;
  /** What follows this interaction hangs on its private message, which stays and says no more. */
  below(): Anchor;
  /** Another message is about to hang on this anchor. */
  hang(anchor: Anchor): void;
  /** The anchor no longer holds. */
  cut(): void;
  /** What a private message shows now; if it is a panel, no other stays. */
  shows(message: OutgoingMessage, where: Anchor, messageId: string): Promise<void>;
  /** What the private message that was used, or the reply, shows now. */
  showsHere(message: OutgoingMessage, messageId: string): Promise<void>;
  /** The private message that was used has been replaced by this; does nothing for a first reply. */
  replaced(message: OutgoingMessage): Promise<void>;
  /** The private message that was used has been deleted. */
  tookAway(): Promise<void>;
  /** Whether the private message that was used has been removed since, for another that was opened. */
  isGone(): boolean;
  /** What follows this interaction hangs on nothing that exists. */
  loose(): Anchor;
  /** Brings the open panel of a match up to date, if there is one that can be reached; returns whether there was. */
  update(message: OutgoingMessage): Promise<boolean>;
  /** The public message that was used may be deleted, unless something private hangs on it now. */
  done(): Promise<void>;
}

export function onScreen(
  { inPrivate, hanging }: Pick<BotContext, 'inPrivate' | 'hanging'>,
  interaction: Answered,
): OnScreen {
  const place = `${interaction.user.id} ${interaction.channelId}`;
  const used = 'message' in interaction ? interaction.message : null;
  const isBesides = used !== null && !isPrivate({ message: used });
  const hangsOn = isBesides ? used.id : null;
  // Before anything is done, because that may close the question whose message this is.
  if (hangsOn) hanging.hang(hangsOn);
  let isHung = false;

  const open = () => inPrivate.panel(place, interaction);

  async function letGo(messageId: string | null): Promise<void> {
    if (messageId === null || !hanging.letGo(messageId)) return;
    await deleteMessage(interaction.client.rest, interaction.channelId ?? '', messageId);
  }

  async function remove(panel: OpenPanel): Promise<void> {
    inPrivate.noteRemoved(place, panel.messageId);
    try {
      await deleteReply(panel.interaction, panel.messageId);
    } catch (error) {
      if (means(error, 'too-late')) return;
      if (!means(error, 'message-gone')) throw error;
    }
    await letGo(panel.hangsOn);
  }

  async function shows(message: OutgoingMessage, where: Anchor, messageId: string): Promise<void> {
    if (where.hangsOn === hangsOn) isHung = true;
    const before = open();
    const isSame = before?.messageId === messageId;
    if (message.panelOf === undefined) {
      if (isSame) inPrivate.notePanel(place, null);
      return;
    }
    inPrivate.notePanel(place, { ...where, messageId, matchId: message.panelOf });
    if (before && !isSame && before.messageId !== used?.id) await remove(before);
    else if (before && !isSame) await letGo(before.hangsOn);
  }

  function showsHere(message: OutgoingMessage, messageId: string): Promise<void> {
    const before = open();
    const inherited = before?.messageId === messageId ? before.hangsOn : hangsOn;
    return shows(message, { interaction, hangsOn: inherited }, messageId);
  }

  function anchored(onto: string | null): Anchor {
    const anchor = { interaction, hangsOn: onto };
    inPrivate.noteAnchor(place, anchor);
    return anchor;
  }

  const isGone = (): boolean => used !== null && inPrivate.isRemoved(place, used.id);

  async function update(message: OutgoingMessage): Promise<boolean> {
    const panel = open();
    if (!panel || panel.matchId !== message.panelOf || panel.messageId === used?.id) return false;
    try {
      await editReply(panel.interaction, message, panel.messageId);
      return true;
    } catch (error) {
      if (!means(error, 'too-late', 'message-gone')) throw error;
      inPrivate.notePanel(place, null);
      return false;
    }
  }

  return {
    anchor() {
      const anchor = inPrivate.anchor(place, interaction);
      return anchor?.hangsOn && !hanging.has(anchor.hangsOn) ? null : anchor;
    },
    besides: () => anchored(hangsOn),
    below() {
      isHung = isBesides;
      if (open()?.messageId === used?.id) inPrivate.notePanel(place, null);
      return anchored(null);
    },
    hang({ hangsOn: onto }) {
      if (onto && onto !== hangsOn) hanging.hang(onto);
    },
    isGone,
    async tookAway() {
      const before = open();
      if (!before || before.messageId !== used?.id) return;
      inPrivate.notePanel(place, null);
      await letGo(before.hangsOn);
    },
    loose: () => ({ interaction, hangsOn: null }),
    cut: () => inPrivate.noteAnchor(place, null),
    shows,
    showsHere,
    async replaced(message) {
      // Another was opened in its place while this was on its way.
      if (isGone()) await update(message);
      else if (used) await showsHere(message, used.id);
    },
    update,
    async done() {
      if (!isHung) await letGo(hangsOn);
    },
  };
}
