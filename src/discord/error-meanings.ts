import { DiscordAPIError } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';

/**
 * What follows from one of Discord's refusals, for answers and for publishing alike:
 * - `too-late`: the interaction can no longer be answered, and no further request will do better.
 * - `answered`: the interaction has a first answer already.
 * - `message-gone`: somebody has deleted or dismissed the message.
 * - `place-gone`: the channel or the thread no longer exists.
 * - `server-gone`: the bot is not on that server, or there is none.
 * - `place-archived`: the thread has to be reopened first.
 * - `place-hidden`, `rights`, `place-locked`, `places-full`, `blocked`: withheld; people can give it back.
 * - `closed`: somebody accepts no direct messages.
 * - `too-large`: a file, or all of them together.
 * - `unreadable`: Discord does not accept the request. For a message with files it can also mean that a file
 *   that it shows was not found.
 */
export type Meaning =
  | 'too-late'
  | 'answered'
  | 'message-gone'
  | 'place-gone'
  | 'server-gone'
  | 'place-archived'
  | 'place-hidden'
  | 'rights'
  | 'place-locked'
  | 'places-full'
  | 'blocked'
  | 'closed'
  | 'too-large'
  | 'unreadable';

/** From Discord's list of JSON error codes, opcodes-and-status-codes in its documentation. */
const MEANINGS: ReadonlyMap<number | string, Meaning> = new Map<number, Meaning>([
  [RESTJSONErrorCodes.UnknownInteraction, 'too-late'],
  // What an interaction's token runs into after its quarter of an hour, or before any first answer.
  [RESTJSONErrorCodes.InvalidWebhookToken, 'too-late'],
  [RESTJSONErrorCodes.UnknownWebhook, 'too-late'],
  [RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged, 'answered'],
  [RESTJSONErrorCodes.UnknownMessage, 'message-gone'],
  [RESTJSONErrorCodes.UnknownChannel, 'place-gone'],
  [RESTJSONErrorCodes.UnknownGuild, 'server-gone'],
  [RESTJSONErrorCodes.MissingAccess, 'place-hidden'],
  [RESTJSONErrorCodes.MissingPermissions, 'rights'],
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread, 'place-archived'],
  [RESTJSONErrorCodes.ThreadLocked, 'place-locked'],
  [RESTJSONErrorCodes.MaximumActiveThreads, 'places-full'],
  [RESTJSONErrorCodes.MaximumActiveAnnouncementThreads, 'places-full'],
  // AutoMod, for messages and for the names of threads; the last is Discord's own filter of links.
  [RESTJSONErrorCodes.MessageWasBlockedByAutomaticModeration, 'blocked'],
  [RESTJSONErrorCodes.TitleWasBlockedByAutomaticModeration, 'blocked'],
  [RESTJSONErrorCodes.MessageBlockedByHarmfulLinksFilter, 'blocked'],
  [RESTJSONErrorCodes.CannotSendMessagesToThisUser, 'closed'],
  [RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds, 'closed'],
  [RESTJSONErrorCodes.RequestEntityTooLarge, 'too-large'],
  [RESTJSONErrorCodes.InvalidFormBodyOrContentType, 'unreadable'],
]);

/** Null for anything that is not one of Discord's refusals, or from which nothing in particular follows. */
export const meaningOf = (error: unknown): Meaning | null =>
  error instanceof DiscordAPIError ? (MEANINGS.get(error.code) ?? null) : null;

/** Whether Discord has said that it did not do what was asked. */
export const isRefused = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.status < 500;

/** Whether a request failed for one of these reasons. */
export function means(error: unknown, ...meanings: readonly Meaning[]): boolean {
  const meaning = meaningOf(error);
  return meaning !== null && meanings.includes(meaning);
}
