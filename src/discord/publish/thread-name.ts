import { shortName } from '../../table/match/people/called.ts';
import { hasPeople } from '../../table/match/people/holders.ts';
import type { MatchSummary } from '../../table/match/saved/summary.ts';
import { separated } from '../../texts/separated.ts';
import type { Texts } from '../../texts/texts.ts';
import { clip, LIMITS } from '../limits.ts';

/** Characters that a phone shows of a thread's name. */
const SHOWN = 40;

/**
 * A thread's name: a chapter of a campaign is found by its number and its title, everything else by its game,
 * and both by who plays, people before companions. Those whom a phone would cut off are counted.
 */
export function threadName(
  { gameId, seats }: Pick<MatchSummary, 'gameId' | 'seats'>,
  chapter: { number: number; title: string } | null,
  texts: Texts,
): string {
  const about = chapter ? texts('bot.campaign.thread', { ...chapter }) : texts(`${gameId}.name`);
  const holders = [...seats.filter(hasPeople), ...seats.filter((holder) => !hasPeople(holder))];
  const names = holders.map((holder) => shortName(holder, texts).replaceAll(/\s+/g, ' '));
  const naming = (count: number): string =>
    texts('bot.thread.name', {
      about,
      people: separated(names.slice(0, count), texts),
      more: names.length - count,
    });
  let count = names.length;
  while (count > 1 && naming(count).length > SHOWN) count -= 1;
  return clip(naming(count), LIMITS.threadName);
}
