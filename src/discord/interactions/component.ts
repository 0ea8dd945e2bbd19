import type { MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js';
import type { APIMessageComponent } from 'discord-api-types/v10';
import type { Address, AddressVerb } from '../address.ts';
import type { BotContext } from '../context.ts';
import type { OutgoingMessage } from '../messages/message.ts';
import type { Costly } from '../rate-limits.ts';
import type { Answer } from './answer.ts';

/** Somebody's use of a button or a menu. */
export interface Press {
  interaction: MessageComponentInteraction;
  /** What was chosen in a menu; empty for a button. */
  values: readonly string[];
}

/** What a button or a menu does. */
export interface Pressed<Verb extends AddressVerb> {
  /** Its cost, if worth counting; null if that depends on the address and this one costs nothing. */
  cost?: Costly | ((address: Address<Verb>) => Costly | null);
  /** Whether it belongs to public messages and its effect is seen in public. */
  acts?: true;
  /** Whether it leads to the panel or is chosen there: usually quick, and harmless to do twice. */
  soon?: true;
  handle(context: BotContext, answer: Answer, address: Address<Verb>, press: Press): Promise<void>;
}

/** A button that is answered with a form, which has to be the first answer; the form has the same address. */
export interface OpensForm<Verb extends AddressVerb> {
  form(
    context: BotContext,
    interaction: MessageComponentInteraction,
    address: Address<Verb>,
  ): Promise<void>;
  /** What the person submitting the form is told; null if it lacks what such a form has. */
  sent(
    context: BotContext,
    interaction: ModalSubmitInteraction,
    address: Address<Verb>,
  ): Promise<OutgoingMessage | null>;
}

export type Component<Verb extends AddressVerb> = Pressed<Verb> | OpensForm<Verb>;

/** Kinds of buttons and menus, by the verbs of their addresses. */
export type Components<Verb extends AddressVerb> = { readonly [Each in Verb]: Component<Each> };

/** Kinds of buttons and menus, defined next to what they do; all of them are in one list. */
export const components = <Verb extends AddressVerb>(kinds: Components<Verb>): Components<Verb> =>
  kinds;

/** What a button does about the match that its address names. */
export const aboutMatch =
  (act: (context: BotContext, answer: Answer, matchId: string) => Promise<void>) =>
  (context: BotContext, answer: Answer, { table }: { table: string }): Promise<void> =>
    act(context, answer, table);

/** The components of the message that somebody has used, with what they had marked before. */
export const componentsOf = ({ message }: MessageComponentInteraction): APIMessageComponent[] =>
  message.components.map((component) => component.toJSON());
