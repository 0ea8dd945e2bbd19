import type { Missing } from '../../../table/refusal.ts';
import type { MatchSummary } from '../../../table/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { holderName } from '../../mentions.ts';

/** What a lobby still needs, in words. */
export const missingWords = (
  missing: readonly Missing[],
  match: MatchSummary,
  texts: Texts,
): string[] =>
  missing.map((entry) => {
    const holder =
      'seat' in entry ? match.seats.find(({ seat }) => seat === entry.seat) : undefined;
    return texts(`bot.missing.${entry.missing}`, {
      have: entry.have,
      need: entry.need,
      difference: Math.abs(entry.need - entry.have),
      who: holder ? holderName(holder) : '',
    });
  });
