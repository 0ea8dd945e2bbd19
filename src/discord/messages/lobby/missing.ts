import type { Missing } from '../../../table/match/refusal.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { holderName } from '../../mentions.ts';

/** What a lobby still needs, in words: the people who have to choose are named together. */
export function missingWords(
  missing: readonly Missing[],
  match: MatchSummary,
  texts: Texts,
): string[] {
  const choosing = missing.filter((entry) => entry.missing === 'characters');
  const lacking = new Set(choosing.map(({ have, need }) => need - have));
  if (choosing.length < 2 || lacking.size > 1) return eachInWords(missing, match, texts);
  const who = match.seats
    .filter(({ seat }) => choosing.some((entry) => entry.seat === seat))
    .map((holder) => holderName(holder, texts));
  const together = texts('bot.missing.characters-of-several', {
    who: new Intl.ListFormat(texts.locale).format(who),
    difference: [...lacking][0] ?? 0,
  });
  const rest = missing.filter((entry) => entry.missing !== 'characters');
  return [together, ...eachInWords(rest, match, texts)];
}

const eachInWords = (missing: readonly Missing[], match: MatchSummary, texts: Texts): string[] =>
  missing.map((entry) => {
    const holder =
      'seat' in entry ? match.seats.find(({ seat }) => seat === entry.seat) : undefined;
    return texts(`bot.missing.${entry.missing}`, {
      have: entry.have,
      need: entry.need,
      difference: Math.abs(entry.need - entry.have),
      who: holder ? holderName(holder, texts) : '',
    });
  });
