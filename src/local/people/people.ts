import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  MessageType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { InteractionDesk, NewInteraction } from '../interactions/desk.ts';
import { interactionPayload } from '../interactions/payload.ts';
import type { LocalUser } from '../options.ts';
import { userPayload } from '../payloads/user.ts';
import { messagesIn } from '../state/message-store.ts';
import { createMessage } from '../state/messages.ts';
import { addThreadMember, canSee, setArchived } from '../state/threads.ts';
import type { Statistics } from '../statistics/statistics.ts';
import type { Loose } from '../validation/json.ts';
import { personPermissions } from '../world/permissions.ts';
import type { StoredChannel, StoredMessage, World } from '../world/world.ts';
import {
  checkAutocomplete,
  checkPlace,
  commandData,
  type OptionValues,
  PersonError,
  resolvedObjects,
} from './command-options.ts';
import { modalSubmission } from './modal-fields.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type Control, controlsIn, type SeenMessage, seenMessage } from './seen-message.ts';

/** An interaction whose contents nothing checks. */
export interface ForgedInteraction {
  userId: string;
  channelId: string;
  /** Discord's type: 2 command, 3 component, 4 autocomplete, 5 modal. */
  type: NewInteraction['type'];
  /** The `data` that Discord would send. */
  data: Loose;
  /** The message whose component was used, whether or not it has one like that. */
  messageId?: string;
}

interface OpenModal {
  modal: APIModalInteractionResponseCallbackData;
  channelId: string;
  sourceMessageId: string | null;
}

/** What people do at the local Discord: type commands, press buttons, choose, write. */
export class People {
  readonly #world: World;
  readonly #desk: InteractionDesk;
  readonly #statistics: Statistics;
  /** `user id` → `custom id` → the modal that is open there. */
  readonly #modals = new Map<string, Map<string, OpenModal>>();

  constructor(world: World, desk: InteractionDesk, statistics: Statistics) {
    this.#world = world;
    this.#desk = desk;
    this.#statistics = statistics;
  }

  /** Types a slash command: `command(ann, games, 'game new', { game: 'altar-quest' })`. */
  async command(
    userId: string,
    channelId: string,
    name: string,
    options: OptionValues = {},
  ): Promise<Outcome> {
    checkPlace(this.#world, name, this.#channel(userId, channelId));
    const data = commandData(this.#world, name, options, null);
    const what = `/${name.replace(/^\//, '')}`;
    return this.#interact({ userId, channelId, type: 2, what, data, source: null });
  }

  /** Asks for completions while typing; `options[focused]` is what has been typed so far. */
  async autocomplete(
    userId: string,
    channelId: string,
    name: string,
    options: OptionValues,
    focused: string,
  ): Promise<Outcome> {
    checkAutocomplete(this.#world, name, focused);
    const data = commandData(this.#world, name, options, focused);
    const what = `autocomplete /${name.replace(/^\//, '')}`;
    return this.#interact({ userId, channelId, type: 4, what, data, source: null });
  }

  /** Presses a button. */
  async press(userId: string, messageId: string, customId: string): Promise<Outcome> {
    const { message } = this.#control(userId, messageId, customId, 'button');
    const data = { custom_id: customId, component_type: ComponentType.Button };
    const channelId = message.api.channel_id;
    return this.#interact({ userId, channelId, type: 3, what: 'button', data, source: message });
  }

  /** Chooses in a select menu. */
  async select(
    userId: string,
    messageId: string,
    customId: string,
    values: readonly string[],
  ): Promise<Outcome> {
    const { message, control } = this.#control(userId, messageId, customId, 'select');
    if (values.length < control.minValues || values.length > control.maxValues)
      throw new PersonError(`Choose ${control.minValues} to ${control.maxValues} in "${customId}"`);
    const offered = this.#offered(control);
    const unknown = values.find((value) => !offered.includes(value));
    if (unknown !== undefined) throw new PersonError(`"${customId}" does not offer "${unknown}"`);
    const resolved =
      control.type === ComponentType.StringSelect
        ? {}
        : { resolved: resolvedObjects(this.#world, values) };
    const data = {
      custom_id: customId,
      component_type: control.type,
      values: [...values],
      ...resolved,
    };
    const channelId = message.api.channel_id;
    return this.#interact({ userId, channelId, type: 3, what: 'select', data, source: message });
  }

  /** What a menu offers: its options, or all people, roles, or channels of its kinds. */
  #offered(control: Control): string[] {
    if (control.type === ComponentType.UserSelect) return this.#world.users.map((user) => user.id);
    if (control.type === ComponentType.RoleSelect) return this.#world.roles.map((role) => role.id);
    if (control.type === ComponentType.ChannelSelect) {
      const offered = [...this.#world.channels.values()].filter(
        ({ type }) => control.channelTypes.length === 0 || control.channelTypes.includes(type),
      );
      return offered.map(({ id }) => id);
    }
    return control.options.map((option) => option.value);
  }

  /** Submits a modal that an earlier interaction of this person opened. */
  async submitModal(
    userId: string,
    customId: string,
    fields: Readonly<Record<string, string | readonly string[]>>,
  ): Promise<Outcome> {
    const open = this.#modals.get(userId)?.get(customId);
    if (!open) throw new PersonError(`No modal "${customId}" is open for ${userId}`);
    const data: Loose = { custom_id: customId, components: modalSubmission(open.modal, fields) };
    const source = this.#world.messages.get(open.sourceMessageId ?? '') ?? null;
    this.#modals.get(userId)?.delete(customId);
    return this.#interact({
      userId,
      channelId: open.channelId,
      type: 5,
      what: 'modal',
      data,
      source,
    });
  }

  /** Sends something that only a hostile client, or another version of the bot, could cause. */
  async forge(forged: ForgedInteraction): Promise<Outcome> {
    const source = this.#world.messages.get(forged.messageId ?? '') ?? null;
    return this.#interact({ ...forged, what: 'forged', source });
  }

  /** Writes an ordinary message. */
  say(userId: string, channelId: string, content: string): SeenMessage {
    const channel = this.#channel(userId, channelId);
    this.#reopen(userId, channel);
    if (channel.thread) addThreadMember(this.#world, channel, userId);
    const author = userPayload(this.#user(userId));
    return seenMessage(
      createMessage(this.#world, this.#statistics, {
        channel,
        author,
        body: { content, files: [] },
      }),
    );
  }

  /** What `viewer` sees in a channel, oldest first; without a viewer, what is public. */
  messages(channelId: string, viewer: string | null = null): SeenMessage[] {
    return this.#visibleIn(channelId, viewer).map(seenMessage);
  }

  /** Those of them that appear under "Original message was deleted". */
  underDeleted(channelId: string, viewer: string | null = null): SeenMessage[] {
    return this.messages(channelId, viewer).filter(({ api: { type, message_reference: to } }) => {
      const isReply = type === MessageType.Reply && to?.message_id !== undefined;
      return isReply && !this.#world.messages.get(to.message_id ?? '');
    });
  }

  /** The first thing `read` finds in what `viewer` sees, newest first; looks no further than necessary. */
  latest<Found>(
    channelId: string,
    viewer: string,
    read: (message: SeenMessage) => Found | null | undefined,
  ): Found | null {
    for (const stored of this.#visibleIn(channelId, viewer).reverse()) {
      const found = read(seenMessage(stored));
      if (found) return found;
    }
    return null;
  }

  #visibleIn(channelId: string, viewer: string | null): StoredMessage[] {
    const channel = this.#world.channels.get(channelId);
    if (!channel || (viewer !== null && !canSee(channel, viewer))) return [];
    return messagesIn(this.#world, channelId, viewer);
  }

  /** What the bot and a person have written to each other directly, oldest first. */
  directMessages(userId: string): SeenMessage[] {
    const channels = [...this.#world.channels.values()];
    const own = channels.find(({ recipientId }) => recipientId === userId);
    return own ? this.messages(own.id, userId) : [];
  }

  #user(userId: string): LocalUser {
    const user = this.#world.usersById.get(userId);
    if (!user) throw new PersonError(`There is nobody with the id ${userId}`);
    return user;
  }

  #channel(userId: string, channelId: string): StoredChannel {
    const channel = this.#world.channels.get(channelId);
    if (!channel || !canSee(channel, this.#user(userId).id))
      throw new PersonError(`There is no channel ${channelId}`);
    return channel;
  }

  /** Discord's client unarchives a thread before it acts in it; a locked one is for moderators. */
  #reopen(userId: string, channel: StoredChannel): void {
    const moderator = personPermissions(this.#world, userId) & PermissionFlagsBits.ManageThreads;
    if (channel.thread?.locked && !moderator) throw new PersonError('The thread is locked');
    setArchived(this.#world, channel, false);
  }

  #control(userId: string, messageId: string, customId: string, kind: Control['kind']) {
    const message = this.#world.messages.get(messageId);
    if (!message || (message.ephemeralFor !== null && message.ephemeralFor !== userId))
      throw new PersonError(`There is no message ${messageId}`);
    const control = controlsIn(message).find(
      (one) => one.customId === customId && one.kind === kind,
    );
    if (!control) throw new PersonError(`The message has no ${kind} "${customId}"`);
    if (control.disabled) throw new PersonError(`"${control.label || customId}" is disabled`);
    return { message, control };
  }

  async #interact(given: {
    userId: string;
    channelId: string;
    type: NewInteraction['type'];
    what: string;
    data: Loose;
    source: StoredMessage | null;
  }): Promise<Outcome> {
    const { userId, type, what, data, source } = given;
    const user = this.#user(userId);
    const channel = this.#channel(userId, given.channelId);
    if (type !== 4) this.#reopen(userId, channel);
    const message = source?.api ?? null;
    const record = await this.#desk.open({
      type,
      what,
      userId,
      channelId: channel.id,
      sourceMessageId: source?.api.id ?? null,
      payload: (id, token) =>
        interactionPayload(this.#world, { user, channel, type, data, message }, id, token),
    });
    if (record.modal) this.#keepModal(userId, channel.id, record.sourceMessageId, record.modal);
    return outcomeOf(this.#world, record);
  }

  #keepModal(
    userId: string,
    channelId: string,
    sourceMessageId: string | null,
    modal: APIModalInteractionResponseCallbackData,
  ): void {
    const mine = this.#modals.get(userId) ?? new Map<string, OpenModal>();
    mine.set(modal.custom_id, { modal, channelId, sourceMessageId });
    this.#modals.set(userId, mine);
  }
}
