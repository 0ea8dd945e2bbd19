import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { z } from 'zod';
import type { LocalUser } from '../options.ts';

// What the page and its server say to each other, as JSON. The page's scripts are checked against it, in JSDoc,
// without Node's types: nothing in here may need those.

/** A channel, a thread or a direct-message channel, in the page's form. */
export interface PageChannel {
  id: string;
  /** Discord's channel type. */
  type: 0 | 1 | 11 | 12;
  name: string;
  parentId: string | null;
  position: number;
  /** Only for direct messages: the person on the other side. */
  recipientId: string | null;
  archived: boolean;
  locked: boolean;
  /** Ids of the people who are in a thread. */
  members: string[];
}

export interface PageMessage extends APIMessage {
  /** The only person who may see the message, or null if it is public. */
  ephemeralFor: string | null;
  /** Shows "thinking…" until it is filled. */
  loading: boolean;
}

/** User id → channel id → number of mentions not looked at yet. */
export type PageMentions = Record<string, Record<string, number>>;

/** What the page is told without asking: everything at first, then what changes. */
interface Told {
  snapshot: {
    guild: { id: string; name: string };
    bot: { id: string; name: string; connected: boolean };
    users: readonly LocalUser[];
    roles: readonly { id: string; name: string }[];
    channels: readonly PageChannel[];
    messages: readonly PageMessage[];
    commands: readonly APIApplicationCommand[];
    mentions: PageMentions;
    /** What each person's way to the workshop is called; null if there is none. */
    workshop: Record<string, string> | null;
  };
  message: { message: PageMessage };
  'message-gone': { id: string; channelId: string };
  channel: { channel: PageChannel };
  'channel-gone': { id: string };
  commands: { commands: readonly APIApplicationCommand[] };
  mentions: { mentions: PageMentions };
  bot: { connected: boolean };
}

export type PageNews<Kind extends keyof Told = keyof Told> = {
  [Each in Kind]: { kind: Each } & Told[Each];
}[Kind];

const id = z.string();

/** A file's content is base64. */
const optionValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ name: z.string(), base64: z.string() }),
]);
const optionValues = z.record(z.string(), optionValue);
export type PageOptionValue = z.infer<typeof optionValue>;
export type PageOptionValues = z.infer<typeof optionValues>;

/** Custom id of a field → its text, or what was chosen in it. */
const fieldValues = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
export type PageFieldValues = z.infer<typeof fieldValues>;

const ofCommand = { user: id, channel: id, name: z.string(), options: optionValues };
const ofControl = { user: id, message: id, customId: z.string() };

/** What the page may ask for; each names the person it acts for. */
export const pageRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('command'), ...ofCommand }),
  z.object({ action: z.literal('autocomplete'), ...ofCommand, focused: z.string() }),
  z.object({ action: z.literal('press'), ...ofControl }),
  z.object({ action: z.literal('select'), ...ofControl, values: z.array(z.string()) }),
  z.object({
    action: z.literal('submit-modal'),
    user: id,
    customId: z.string(),
    fields: fieldValues,
  }),
  z.object({ action: z.literal('say'), user: id, channel: id, content: z.string() }),
  z.object({ action: z.literal('seen'), user: id, channel: id }),
]);
export type PageRequest = z.infer<typeof pageRequest>;

/** The outcome of a request. */
export interface PageOutcome {
  /** What the person reads if the bot did not acknowledge in time. */
  error: string | null;
  /** Autocomplete choices. */
  choices: readonly APIApplicationCommandOptionChoice<string | number>[];
  modal: APIModalInteractionResponseCallbackData | null;
}

/** The answer to the request with this id; or why it could not be done, in words for the person. */
export type PageAnswer = { kind: 'answer'; id: number | null } & (
  | { outcome: PageOutcome }
  | { problem: string }
);
