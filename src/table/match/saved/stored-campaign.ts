import { z } from 'zod';
import type { Campaign } from '../../../kernel/campaign.ts';

/**
 * - `playing`: a match of it is gathered for or played.
 * - `stuck`: the rules failed at what comes after a match; an update of the bot resumes it there.
 * - `over`: the rules have named an outcome, or there is nothing more to play.
 * - `ended`: its people have ended it.
 */
export type CampaignStatus = 'playing' | 'stuck' | 'over' | 'ended';

/** Everything saved about a campaign except its matches. */
export interface StoredCampaign {
  id: string;
  /** Increases with every saved change. */
  version: number;
  gameId: string;
  status: CampaignStatus;
  guildId: string;
  /** Where its home message is: the lobby card of its current match. */
  channelId: string;
  /** Its home message; null while there is none. Read only: it is the message of the current match's card. */
  homeMessageId: string | null;
  /** Who hosts the current match; if the campaign is over, who hosted last. */
  hostId: string;
  /** What its people call it. */
  name: string | null;
  /** Values of the campaign's own options. */
  options: { [option: string]: string };
  /** What the kernel keeps of it; null if it can't be read. */
  campaign: Campaign | null;
  /** The match that is gathered for or played, or was last. */
  currentMatchId: string | null;
  /** Why it could not go on, for its operator; null unless it is stuck. */
  stuckBecause: string | null;
  createdAt: Date;
  changedAt: Date;
  endedAt: Date | null;
}

const schema = z.object({
  gameId: z.string(),
  state: z.unknown().refine((state) => state !== undefined),
  outcome: z.object({ won: z.boolean(), reason: z.string() }).nullable(),
});

/** Checks that a saved value has the form of a campaign. What its game keeps in it is the game's business. */
export const readCampaign = (json: unknown): Campaign | null =>
  schema.safeParse(json).success ? (json as Campaign) : null;
