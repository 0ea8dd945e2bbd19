import type { APIStringSelectComponent } from 'discord-api-types/v10';
import type { Texts } from '../../texts/texts.ts';
import { LIMITS } from '../limits.ts';
import { select } from './controls.ts';

/** If there are more than this many, those around one of them. */
export function around<Item>(items: readonly Item[], index: number, most: number): Item[] {
  const first = Math.max(0, Math.min(index - Math.floor(most / 2), items.length - most));
  return items.slice(first, first + most);
}

/**
 * A menu of rounds whose values are their numbers. If there are more than a menu holds, it offers those around
 * the one shown.
 * @param rounds in order, each once; 0 for what comes before the first
 */
export const roundMenu = (
  customId: string,
  rounds: readonly number[],
  shown: number,
  texts: Texts,
): APIStringSelectComponent =>
  select(
    customId,
    texts('bot.rounds.choose'),
    around(rounds, rounds.indexOf(shown), LIMITS.selectOptions).map((round) => ({
      label: texts('bot.rounds.round', { round }),
      value: String(round),
      marked: round === shown,
    })),
  );
