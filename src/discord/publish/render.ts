import type { Slot } from '../../table/match/saved/slot.ts';
import type { MatchSnapshot } from '../../table/match/saved/summary.ts';
import { drawAt, ifDrawn } from '../drawing.ts';
import { goingOn } from '../messages/campaign/going-on.ts';
import type { CampaignWithMatches } from '../messages/campaign/title.ts';
import { lobbyMessage } from '../messages/lobby/lobby.ts';
import type { OutgoingMessage } from '../messages/message.ts';
import { callMessage } from '../messages/thread/call.ts';
import { endingMessage } from '../messages/thread/ending.ts';
import { noticeMessage } from '../messages/thread/notice.ts';
import type { Words } from '../messages/words.ts';
import type { PublisherOptions } from './options.ts';

/** Slots that are messages made from the snapshot alone. */
type Rendered = Exclude<Slot, { kind: 'thread' | 'round' | 'chapter' | 'withdrawn' }>;

/**
 * The message of a slot; null if there is nothing to show.
 * @param campaign what the match is part of, for the slots that tell of it
 */
export async function render(
  slot: Rendered,
  snapshot: MatchSnapshot,
  words: Words,
  reading: Pick<PublisherOptions, 'renderer' | 'occasionOf'>,
  campaign: CampaignWithMatches | null,
): Promise<OutgoingMessage | null> {
  switch (slot.kind) {
    case 'lobby':
      return lobbyMessage(snapshot.match, words);
    case 'call':
      return snapshot.view === null ? null : callMessage(snapshot, slot.data, words);
    case 'notice':
      return noticeMessage(slot.data, snapshot.match, words, goingOn(snapshot.match, campaign));
    case 'ending':
      return ending(snapshot, words, reading, campaign);
  }
}

/** A match that was ended early has a notice instead. */
async function ending(
  snapshot: MatchSnapshot,
  words: Words,
  { renderer, occasionOf }: Pick<PublisherOptions, 'renderer' | 'occasionOf'>,
  told: CampaignWithMatches | null,
): Promise<OutgoingMessage | null> {
  const { match, view } = snapshot;
  if (match.status !== 'over' || view === null) return null;
  const occasion = await occasionOf(match, told?.campaign.campaign ?? null, words.texts);
  const sight = { ...words, view, about: null };
  const picture = await ifDrawn(drawAt(renderer, sight, 'ending', { occasion }));
  const pictureMissing =
    picture === null && words.game.presentation.pictureAt(view, 'ending', null) !== null;
  return { ...endingMessage(snapshot, picture, words, goingOn(match, told)), pictureMissing };
}
