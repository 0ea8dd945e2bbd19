import type { CallData, ChapterData } from '../../table/match/saved/slot.ts';
import type { Notices } from '../../table/telling/notifications/notifications.ts';
import type { Publication, Published } from '../../table/telling/publishing/publisher.ts';
import { gameOf } from '../context.ts';
import { means } from '../error-meanings.ts';
import { homeMessage } from '../messages/campaign/home.ts';
import type { CampaignWithMatches } from '../messages/campaign/title.ts';
import type { OutgoingMessage } from '../messages/message.ts';
import { type MessagePicture, shownPicture } from '../messages/picture.ts';
import { animateButton } from '../messages/private/animation.ts';
import { callMessage } from '../messages/thread/call.ts';
import { chapterMessage, storyIn } from '../messages/thread/chapter.ts';
import { closedRound } from '../messages/thread/closed-round.ts';
import { roundMessage } from '../messages/thread/round.ts';
import type { Ballot } from '../messages/thread/shown-ballot.ts';
import type { Board, Boards } from './boards.ts';
import { keepingPicture } from './keeping-picture.ts';
import { editMessage, fetchMessage } from './messages.ts';
import type { Spoken } from './options.ts';
import { notifying, post, published } from './posting.ts';

/** The message of a round, with the board as it is now. */
export async function showRound(
  options: Spoken,
  boards: Boards,
  publication: Publication,
  place: string,
): Promise<Published> {
  const { snapshot, slot } = publication;
  const words = { game: gameOf(options.games, snapshot.match), texts: options.texts };
  const first = slot.kind === 'round' && slot.data.first;
  return withPicture(options, boards, publication, place, {
    pictureFor: () => boards.boardFor(publication, words),
    message: (board, missing) => roundMessage(snapshot, board, words, { first, missing }),
  });
}

/** A part of the story, with the picture of its latest blow. */
export async function showChapter(
  options: Spoken,
  boards: Boards,
  publication: Publication,
  place: string,
  data: ChapterData,
): Promise<Published | null> {
  const { match } = publication.snapshot;
  const words = { game: gameOf(options.games, match), texts: options.texts };
  const story = storyIn(data, words);
  if (story === null) return null;
  return withPicture(options, boards, publication, place, {
    pictureFor: () => boards.blowFor(publication, data.events, words),
    message: (blow, missing) => ({ ...chapterMessage(story, blow), pictureMissing: missing }),
  });
}

/** A call to a vote, with the picture of what can be voted for: drawn as it begins, and kept at each ballot. */
export function showBallot(
  options: Spoken,
  boards: Boards,
  publication: Publication,
  place: string,
  { data, ballot, notices }: { data: CallData; ballot: Ballot; notices: Notices },
): Promise<Published> {
  const { snapshot } = publication;
  const words = { game: gameOf(options.games, snapshot.match), texts: options.texts };
  return withPicture(options, boards, publication, place, {
    pictureFor: () => boards.ballotFor(publication, ballot.decision, words),
    message: (picture, missing) => {
      const shown = picture && { ...ballot, picture };
      const message = callMessage(snapshot, data, words, shown);
      if (!message) throw new Error('A call with a vote waits for nobody.');
      const whole = { ...message, pictureMissing: missing };
      return notifying(options, publication, whole, notices);
    },
  });
}

/** The card of a campaign: its home message. */
export function showHome(
  options: Spoken,
  boards: Boards,
  publication: Publication,
  told: CampaignWithMatches,
): Promise<Published> {
  const { games, texts } = options;
  const { match } = publication.snapshot;
  const { campaign } = told.campaign;
  const now = { game: gameOf(games, match), texts };
  const words = { game: gameOf(games, told.campaign), texts, now };
  const none: Board = { board: null, missing: false, isCoarse: false, sent: () => {} };
  return withPicture(options, boards, publication, match.channelId, {
    pictureFor: async () => (campaign ? boards.homeFor(publication, campaign, words) : none),
    message: (picture, missing) => ({
      ...homeMessage(told, match, picture, words),
      pictureMissing: missing,
    }),
  });
}

/** Without a message, an earlier attempt may have posted it all the same: its nonce finds it. */
export async function closeRound(
  options: Spoken,
  boards: Boards,
  publication: Publication,
  place: string,
): Promise<Published | null> {
  const { rest, texts } = options;
  const { message, snapshot, slot } = publication;
  if (!message && snapshot.view === null) return null;
  const posted = message ?? (await showRound(options, boards, publication, place));
  const now = await fetchMessage(rest, posted.channelId, posted.messageId);
  const round = slot.kind === 'round' ? slot.data.round : 0;
  const { animation } = gameOf(options.games, snapshot.match).presentation;
  const ways = animation && round > 0 ? [animateButton(snapshot.match.id, round, texts)] : [];
  const edit = (board: MessagePicture | null) =>
    editMessage(rest, posted.channelId, posted.messageId, closedRound(now, board, ways));
  await keepingPicture(shownPicture(now), edit);
  return posted;
}

/** A message with a picture that it keeps as long as that is the same. */
async function withPicture(
  options: Spoken,
  boards: Boards,
  publication: Publication,
  place: string,
  shows: {
    pictureFor(): Promise<Board>;
    message(
      picture: MessagePicture | null,
      missing: boolean,
    ): OutgoingMessage | Promise<OutgoingMessage>;
  },
): Promise<Published> {
  const { message } = publication;
  const { board, missing, isCoarse, sent } = await shows.pictureFor();
  try {
    const content = await shows.message(board, missing);
    const shown = await post(options, publication, place, content);
    sent(shown);
    return { ...published(shown, content), ...(isCoarse ? { coarse: true } : {}) };
  } catch (error) {
    if (message) boards.forget(message.messageId);
    const kept = board !== null && 'keep' in board;
    if (!kept || !means(error, 'unreadable')) throw error;
    // Discord no longer has the file that was to be kept: now it is sent again.
    return withPicture(options, boards, publication, place, shows);
  }
}
