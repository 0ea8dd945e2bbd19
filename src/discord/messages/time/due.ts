import type { Times } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { relativeTime } from '../moments.ts';

/** When what is asked falls due, or that the match rests; nothing where it takes as long as it takes. */
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
