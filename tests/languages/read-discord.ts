import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import {
  type LocalDiscord,
  type Outcome,
  type SeenMessage,
  seenMessage,
} from '../../src/local/index.ts';
import { readPage } from './read-page.ts';
import { readAll } from './reading.ts';

/** Takes what somebody reads on a Discord, where, and in which language they should. */
export type DiscordReader = (where: string, text: string, locale: string) => void;

/** Reads everything that the bot posts, edits or sends directly; returns how to wait for the files to be read. */
export function readMessages(
  discord: LocalDiscord,
  publicLocale: string,
  read: DiscordReader,
): () => Promise<unknown> {
  const fetched = new Map<string, Promise<void>>();
  /** Who is on the other side, by channel of direct messages. */
  const directly = new Map<string, string>();
  discord.onChange((change) => {
    if (change.kind === 'channel') {
      const { id, name, recipientId } = change.channel;
      if (recipientId) directly.set(id, recipientId);
      else read('the name of a thread', name, publicLocale);
    }
    if (change.kind !== 'message' || change.message.loading) return;
    const message = seenMessage(change.message);
    if (message.authorId !== discord.applicationId) return;
    const reader = change.message.ephemeralFor ?? directly.get(message.channelId);
    const viewer = discord.users.find(({ id }) => id === reader);
    const locale = viewer?.locale ?? publicLocale;
    const where = viewer ? `a private message to ${viewer.displayName}` : 'a public message';
    readMessage(message, (text) => read(where, text, locale));
    for (const { name, url } of message.files)
      if (!name.endsWith('.json') && !fetched.has(url))
        fetched.set(
          url,
          fetch(url)
            .then((file) => file.text())
            .then((page) => readPage(page, (text) => read(`the file ${name}`, text, locale))),
        );
  });
  return () => Promise.all(fetched.values());
}

function readMessage(message: SeenMessage, read: (text: string) => void): void {
  read(message.text);
  for (const { label, options } of message.controls) {
    read(label);
    for (const option of options) read(`${option.label}: ${option.description ?? ''}`);
  }
  for (const { alt } of message.pictures) read(alt);
}

/** Reads the suggestions, or the form, that an interaction is answered with. */
export function readOutcome(
  { choices, modal }: Outcome,
  read: (where: string, text: string) => void,
): void {
  readAll(
    read,
    'a suggestion',
    choices.map(({ name }) => name),
  );
  if (modal) readAll(read, 'a form', wordsOf(modal));
}

const wordsOf = ({ title, components }: APIModalInteractionResponseCallbackData) => [
  title,
  components,
];
