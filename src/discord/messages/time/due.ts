import type { Times } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { relativeTime } from '../moments.ts';

/** When the question falls due, or that the match is paused; empty for no time limit. */
export function dueLine(
  { due, pausedSince }: Times,
  asked: readonly { id: string }[],
  texts: Texts,
): string[] {
  const moments = asked.flatMap(({ id }) => due[id]?.getTime() ?? []);
  if (pausedSince === null && moments.length === 0) return [];
  return [
    texts('bot.due.call', {
      paused: pausedSince === null ? 'no' : 'yes',
      count: moments.length,
      due: moments.length > 0 ? relativeTime(new Date(Math.min(...moments))) : '',
    }),
  ];
}
