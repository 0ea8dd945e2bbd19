import type { Slot } from '../../table/match/saved/slot.ts';
import type { MatchSummary } from '../../table/match/saved/summary.ts';
import type { Notices } from '../../table/telling/notifications/notifications.ts';
import {
  type Publication,
  PublishError,
  type Published,
  type Publisher,
} from '../../table/telling/publishing/publisher.ts';
import { gameOf } from '../context.ts';
import { means } from '../error-meanings.ts';
import { chapterOf } from '../messages/campaign/title.ts';
import { plainMessage } from '../messages/plain.ts';
import { ballotIn } from '../messages/thread/ballot.ts';
import { Boards } from './boards.ts';
import { problemOf, publishError } from './errors.ts';
import { createMessage, deleteMessage, editMessage } from './messages.ts';
import type { PublisherOptions, Spoken } from './options.ts';
import { notifying, post, published, removed } from './posting.ts';
import { render } from './render.ts';
import { ShownMessages } from './shown-messages.ts';
import { threadName } from './thread-name.ts';
import { createThread, findThread, threadProblem } from './threads.ts';
import { closeRound, showBallot, showChapter, showHome, showRound } from './with-pictures.ts';

/** Keeps the public messages of all matches up to date. */
export function createPublisher(options: PublisherOptions): Publisher {
  const boards = new Boards(options.renderer);
  const shown = new ShownMessages();
  return {
    async publish(publication, notices) {
      try {
        const texts = await options.textsOn(publication.snapshot.match);
        const spoken = { ...options, texts, shown };
        const published = await bringUpToDate(spoken, boards, publication, notices);
        options.direct.follow(publication, notices, published);
        return published;
      } catch (error) {
        if (
          means(error, 'place-gone') &&
          publication.slot.kind !== 'lobby' &&
          publication.slot.kind !== 'thread'
        ) {
          options.threadGone(publication.snapshot.match);
        }
        throw options.end()
          ? new PublishError('Discord has ended the connection.', 'later', 0, {
              cause: error,
              problem: 'unreachable',
            })
          : publishError(error, goingOn(publication.snapshot.match));
      }
    },
  };
}

const goingOn = ({ status }: MatchSummary): boolean => status === 'lobby' || status === 'playing';

async function bringUpToDate(
  options: Spoken,
  boards: Boards,
  publication: Publication,
  notices: Notices,
): Promise<Published | null> {
  const { slot, snapshot } = publication;
  if (slot.kind === 'thread') return openThread(options, publication);
  if (publication.message === null && publication.attempt === 1 && isClosed(slot)) return null;
  if (slot.kind === 'withdrawn' || isOver(slot)) return takeAway(options, publication);
  const place = slot.kind === 'lobby' ? snapshot.match.channelId : snapshot.match.threadId;
  if (place === null) throw new PublishError('The match has no thread yet.', 'later');
  if (publication.message && publication.message.channelId !== place) {
    if (slot.kind === 'lobby') await leaveCard(options, publication.message, snapshot.match);
    throw new PublishError('The match has moved to another thread.', 'anew');
  }
  if (slot.kind === 'round') {
    return slot.data.closed
      ? closeRound(options, boards, publication, place)
      : showRound(options, boards, publication, place);
  }
  const words = { game: gameOf(options.games, snapshot.match), texts: options.texts };
  if (slot.kind === 'chapter') return showChapter(options, boards, publication, place, slot.data);
  const ballot = slot.kind === 'call' ? ballotIn(snapshot, slot.data, words) : null;
  if (slot.kind === 'call' && ballot) {
    return showBallot(options, boards, publication, place, { data: slot.data, ballot, notices });
  }
  const campaign = TELLING.has(slot.kind) ? await options.campaignOf(snapshot.match) : null;
  if (slot.kind === 'lobby' && campaign) {
    return showHome(options, boards, publication, campaign);
  }
  const message = await render(slot, snapshot, words, options, campaign);
  // A call that the match has meanwhile left behind is about to be brought up to date.
  if (!message && slot.kind === 'call' && publication.message) return publication.message;
  if (!message) return null;
  const sent = await notifying(options, publication, message, notices);
  return published(await post(options, publication, place, sent), sent);
}

/** Slots that tell of the campaign that their match is part of. */
const TELLING: ReadonlySet<Slot['kind']> = new Set(['lobby', 'ending', 'notice']);

/** The card that stays behind when a match moves to another channel leads there, and nowhere else. */
async function leaveCard(
  { rest, texts }: Spoken,
  { channelId, messageId }: Pick<Published, 'channelId' | 'messageId'>,
  { channelId: here, threadId }: MatchSummary,
): Promise<void> {
  const words = texts('bot.move.from-card', { place: `<#${threadId ?? here}>` });
  try {
    await editMessage(rest, channelId, messageId, plainMessage(words));
  } catch (error) {
    // If it is gone, or out of reach, it no longer leads anybody astray.
    if (!means(error, 'message-gone') && !problemOf(error)) throw error;
  }
}

/** What nobody saw while it was open has nothing left to say. */
const isClosed = (slot: Slot): boolean =>
  slot.kind === 'withdrawn' || isOver(slot) || (slot.kind === 'round' && slot.data.closed);

/** A call that nobody answers any more. */
const isOver = (slot: Slot): boolean => slot.kind === 'call' && slot.data.closed;

/** Without a message, an earlier attempt may have posted it all the same: its nonce finds it. */
async function takeAway(options: Spoken, { message, nonce, snapshot }: Publication): Promise<null> {
  const { rest, texts } = options;
  const { threadId } = snapshot.match;
  if (message) await removed(options, message);
  else if (threadId) {
    const found = await createMessage(rest, threadId, nonce, plainMessage(texts('bot.call.over')));
    await deleteMessage(rest, threadId, found.id);
  }
  return null;
}

async function openThread(
  { rest, once, texts, bot, games, campaignOf, isPlayedIn }: Spoken,
  { snapshot: { match }, attempt }: Publication,
): Promise<Published> {
  const existing = match.threadId;
  if (existing && (await threadProblem(rest, existing)) !== 'place-gone') return inThread(existing);
  const told = await campaignOf(match);
  const chapter =
    told?.campaign.current?.id === match.id
      ? chapterOf(told.campaign, { game: gameOf(games, told.campaign), texts })
      : null;
  const name = threadName(match, chapter, texts);
  const found = attempt > 1 ? await findThread(rest, match, name, bot(), isPlayedIn) : null;
  return inThread(found ?? (await createThread(once, match.channelId, name)).id);
}

const inThread = (threadId: string): Published => ({
  channelId: threadId,
  messageId: threadId,
  threadId,
});
