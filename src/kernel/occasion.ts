import type { Campaign } from './campaign.ts';
import type { SeatId } from './decision.ts';
import type { GameEvent } from './event.ts';

/** What the picture of a match's end shows besides the view: who played, when, and how it came to that. Plain JSON. */
export interface Occasion<Event extends GameEvent = GameEvent, CampaignState = unknown> {
  /** Names of people and companions by seat, as Discord shows them: in any letters, of any length. */
  players: { [seat: SeatId]: string };
  /** ISO 8601; null for a match that never started or never ended. */
  startedAt: string | null;
  endedAt: string | null;
  /** What was told in the last round, in order. */
  told: readonly Event[];
  /** What the match is part of, as it stands afterwards; null if it stands alone. */
  campaign: Campaign<CampaignState> | null;
}
