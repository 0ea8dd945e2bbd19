import type { Campaign } from '../../../kernel/campaign.ts';
import type { Occasion } from '../../../kernel/occasion.ts';
import type { Texts } from '../../../texts/texts.ts';
import { shortName } from '../../match/people/called.ts';
import type { MatchSummary } from '../../match/saved/summary.ts';
import type { LogEntry } from './recording.ts';

/**
 * Who played a match, when, and how its last round went.
 * @param entries what has happened, as far as everyone may know it
 * @param campaign what the match is part of; null for none, or if that is not known
 */
export function occasionOf(
  { match, entries }: { match: MatchSummary; entries: readonly LogEntry[] },
  campaign: Campaign | null,
  texts: Texts,
): Occasion {
  const counting = entries.filter(({ undone }) => !undone);
  const last = counting.at(-1)?.chapter.round;
  return {
    players: Object.fromEntries(
      match.seats.map((holder) => [holder.seat, shortName(holder, texts)]),
    ),
    startedAt: match.startedAt?.toISOString() ?? null,
    endedAt: match.endedAt?.toISOString() ?? null,
    told: counting.filter(({ chapter }) => chapter.round === last).map(({ event }) => event),
    campaign,
  };
}
