import { createHash } from 'node:crypto';
import { InteractionResponseType } from 'discord-api-types/v10';
import type { LocalDiscord, Outcome, SeenMessage } from '../../local/index.ts';
import type { Store } from '../../table/match/saved/store.ts';
import type { Hostile } from './hostile.ts';
import type { World } from './worlds.ts';

/** Everything that somebody reads and sees of an answer, the same for both worlds if nothing leaks. */
export async function readAnswer(outcome: Outcome, worlds: readonly World[]): Promise<string> {
  const messages = await Promise.all(outcome.messages().map(contentOf));
  const { modal, choices } = outcome;
  const type = promised(outcome.type);
  return neutral(JSON.stringify({ type, modal, choices, messages }), worlds);
}

/**
 * Whether an answer was deferred first depends on how busy the bot was, not on what it knows, and so does
 * whether private words next to something public are the answer itself or follow it.
 */
const promised = (type: number | null): number | 'message' | null =>
  type !== null && MESSAGES.has(type) ? 'message' : type;

const MESSAGES: ReadonlySet<number> = new Set([
  InteractionResponseType.ChannelMessageWithSource,
  InteractionResponseType.DeferredChannelMessageWithSource,
  InteractionResponseType.DeferredMessageUpdate,
  InteractionResponseType.UpdateMessage,
]);

/** The public messages of a place, in the same way. */
export async function readPlace(
  discord: LocalDiscord,
  place: string,
  worlds: readonly World[],
): Promise<string> {
  return neutral(JSON.stringify(await Promise.all(discord.messages(place).map(contentOf))), worlds);
}

async function contentOf({ text, controls, pictures, files, ephemeral }: SeenMessage) {
  return {
    text,
    ephemeral,
    controls,
    alt: pictures.map(({ alt }) => alt),
    pictures: await Promise.all(pictures.map(async ({ url }) => hashed(await bytesAt(url)))),
    files: await Promise.all(
      files.map(async ({ name, url }) => [name, (await bytesAt(url)).toString()]),
    ),
  };
}

const bytesAt = async (url: string): Promise<Buffer> => {
  // The content of a message may be hosted elsewhere than on this Discord.
  if (!url.startsWith('http://127.0.0.1')) return Buffer.from(url);
  return Buffer.from(await (await fetch(url)).arrayBuffer());
};

const hashed = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

/** Without what differs from one world to the other, or from one moment to the next, in any case. */
const neutral = (text: string, worlds: readonly World[]): string =>
  worlds
    .flatMap(({ names }) => names.map((name, index) => ({ name, index })))
    .reduce((left, { name, index }) => left.replaceAll(name, `(${index})`), text)
    .replaceAll(/<t:\d+(:\w)?>/g, '<time>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/\d{1,2}:\d\d(:\d\d)?/g, '<time>')
    .replaceAll(/\b[0-9a-f]{32,64}\b/g, '<hash>')
    .replaceAll(/\b\d{17,20}\b/g, '<id>');

/** Whether the typed text happens to be part of a table's id, which differs: tables are suggested by id. */
export function completesAnId({ what }: Hostile, worlds: readonly World[]): boolean {
  const typed = what.kind === 'typing' ? what.options[0]?.value : null;
  const text = (Array.isArray(typed) ? typed.join('') : String(typed ?? '')).trim().toLowerCase();
  return (
    text !== '' && worlds.some(({ tables }) => tables.some((id) => id.toLowerCase().includes(text)))
  );
}

/** Whether nobody can be left without an answer: nothing is pending, something was said. */
export const isAnswered = (outcome: Outcome): boolean => {
  if (!outcome.acknowledged) return false;
  const messages = outcome.messages();
  if (messages.some(({ loading }) => loading)) return false;
  return outcome.type === 8 || outcome.modal !== null || messages.length > 0;
};

/**
 * What is kept of the matches, except what their messages need, and when they wake: somebody may set their own
 * quiet hours, which affects that.
 */
export async function keptOf(
  store: Store,
  matches: readonly string[],
): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  for (const id of matches) {
    const match = await store.read(id);
    const inputs = match ? await store.history(id) : [];
    const { version, wakesAt, hours, ...played } = match ?? {};
    kept.set(id, JSON.stringify({ ...played, threadId: null, inputs: inputs.length }));
  }
  return kept;
}
