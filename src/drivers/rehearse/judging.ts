import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { isMeant } from '../../discord/components/references.ts';
import { mayChoose } from '../../kernel/decision.ts';
import type { Game } from '../../kernel/game.ts';
import type { LocalDiscord } from '../../local/index.ts';
import type { Deed } from '../players/deed.ts';
import type { PictureSeen } from '../players/watch.ts';
import { chosenBy } from '../players/ways.ts';
import type { MatchRecord } from '../record/read-record.ts';
import { type Moment, momentsOf } from '../record/replaying.ts';

/** How long after a question was answered a message that asks it may still arrive, in milliseconds. */
const UNDER_WAY = 3_000;

export interface Judgement {
  /** Why clicks on open questions were not accepted, and rounds without a picture. */
  failures: string[];
  moments: readonly Moment[];
  rounds: number;
  /** Rounds that were over before their message was due. */
  roundsUnseen: number;
  /** From an accepted choice to the board that shows its result. */
  pictureTimes: number[];
  /** Uploads of a board, or of an ending. */
  pictures: number;
  /** Messages of the bot that there were in the thread, whether they stayed or not. */
  messages: number;
}

/** Compares what the players saw with what the rules say about the saved choices. */
export function judge(
  game: Game,
  discord: LocalDiscord,
  record: MatchRecord,
  deeds: readonly Deed[],
  updates: readonly PictureSeen[],
): Judgement {
  const moments = momentsOf(game, record);
  const { failures, unseen } = roundsWithoutPicture(discord, record);
  const inThread = updates.filter(({ channelId }) => channelId === record.match.threadId);
  return {
    failures: [...refusedWithoutReason(record, moments, deeds), ...failures],
    moments,
    rounds: new Set(moments.map(({ round }) => round)).size,
    roundsUnseen: unseen,
    pictureTimes: pictureTimes(record, deeds, inThread),
    pictures: new Set(inThread.flatMap(({ picture }) => (picture === '' ? [] : [picture]))).size,
    messages: new Set(inThread.map(({ messageId }) => messageId)).size,
  };
}

/**
 * A private message pressed once more at the moment that it is deleted, because what comes next is below: the
 * bot learns only from Discord's refusal that it is gone. Its deed says whether the press was answered all the
 * same.
 */
export const isOfAPanelThatWent = ({
  route,
  code,
}: LocalDiscord['statistics']['refusals'][number]) =>
  /\/(?:messages\/@original|callback)$/.test(route) && code === RESTJSONErrorCodes.UnknownMessage;

/** Clicks on an option that its seat could choose all the time, and that was not chosen. */
function refusedWithoutReason(
  { match, history }: MatchRecord,
  moments: readonly Moment[],
  deeds: readonly Deed[],
): string[] {
  const accepted = new Set(history.map(({ requestId }) => requestId));
  return deeds.flatMap((deed) => {
    const chosen = deed.step && chosenBy(deed.step);
    const seat = match.seats.find(({ userId }) => userId === deed.userId)?.seat;
    if (chosen?.table !== match.id || !seat) return [];
    if (accepted.has(deed.id) || deed.acknowledgedIn === null) return [];
    const during = moments.filter(({ from, until }) => from <= deed.until && until >= deed.from);
    const possible = during.every(({ open }) =>
      open.some(
        (decision) =>
          decision.id === chosen.decision &&
          (decision.how !== 'group' || decision.seats.length === 1) &&
          decision.options.some(
            (option) => isMeant(option, chosen.reference) && mayChoose(decision, option, seat),
          ),
      ),
    );
    return during.length > 0 && possible
      ? [`${deed.id}: ${chosen.reference} was open to ${seat}, and not accepted`]
      : [];
  });
}

/** What is known of one match, for those that were played in the same thread. */
export interface Judged {
  record: MatchRecord;
  moments: readonly Moment[];
}

/** Whom a message in a thread notified although no match played there waited for them. */
export function mentionsOutside(discord: LocalDiscord, judged: readonly Judged[]): number {
  let outside = 0;
  for (const { at, channelId, users, notified } of discord.statistics.mentions) {
    const here = judged.filter(({ record }) => record.match.threadId === channelId);
    if (!notified || here.length === 0) continue;
    const waited = here.flatMap(({ record, moments }) => waitedFor(record, moments, at));
    outside += users.filter((user) => !waited.includes(user)).length;
  }
  return outside;
}

/** The people whom a match waited for lately. */
function waitedFor({ match }: MatchRecord, moments: readonly Moment[], at: number): string[] {
  const lately = moments.filter(({ from, until }) => from <= at && until >= at - UNDER_WAY);
  const seats = lately.flatMap(({ open }) => open.flatMap((decision) => decision.seats));
  return match.seats.filter(({ seat }) => seats.includes(seat)).map(({ userId }) => userId);
}

function roundsWithoutPicture(
  discord: LocalDiscord,
  { match, slots }: MatchRecord,
): { failures: string[]; unseen: number } {
  const failures: string[] = [];
  let unseen = 0;
  const messages = new Map(
    discord.messages(match.threadId ?? '').map((message) => [message.id, message]),
  );
  for (const { kind, key, messageId } of slots) {
    if (kind !== 'round') continue;
    const message = messageId === null ? undefined : messages.get(messageId);
    if (messageId === null) unseen += 1;
    else if (!message?.pictures.some(({ alt }) => alt !== '')) {
      failures.push(`${match.id} ${key} has no picture with words for it`);
    }
  }
  return { failures, unseen };
}

/** A choice is shown when the round's message is next updated; a board that looks the same is not sent again. */
function pictureTimes(
  { inputs, slots }: MatchRecord,
  deeds: readonly Deed[],
  updates: readonly PictureSeen[],
): number[] {
  const rounds = new Set(
    slots.filter(({ kind }) => kind === 'round').map((slot) => slot.messageId),
  );
  const accepted = new Set(inputs.map(({ requestId }) => requestId));
  const choices = deeds
    .filter(({ id }) => accepted.has(id))
    .map(({ from }) => from)
    .sort((one, other) => one - other);
  const shown = new Map<string, string>();
  const times: number[] = [];
  let seenUntil = 0;
  for (const { at, messageId, picture } of updates) {
    if (!rounds.has(messageId)) continue;
    const first = choices.find((from) => from >= seenUntil && from < at);
    if (first !== undefined && picture !== '' && shown.get(messageId) !== picture) {
      times.push(at - first);
    }
    shown.set(messageId, picture);
    seenUntil = at;
  }
  return times;
}
