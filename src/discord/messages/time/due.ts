import type { Decision } from '../../../kernel/decision.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import type { Times } from '../../../table/match/saved/summary.ts';
import { endingByItself } from '../../../table/match/time/left-over.ts';
import type { Texts } from '../../../texts/texts.ts';
import { relativeTime } from '../moments.ts';
import type { Words } from '../words.ts';

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

/** When what somebody is asked falls due, or their turn ends by itself, as their panel says it. */
export function ownDueLine({ times, asking }: Look, decision: Decision, words: Words): string[] {
  const due = times.due[decision.id];
  const ends =
    times.pausedSince === null &&
    asking?.is !== 'everything' &&
    endingByItself(words.game, decision) !== null;
  if (!due || !ends) return dueLine(times, [decision], words.texts);
  return [words.texts('bot.due.ends', { due: relativeTime(due) })];
}
