import type { Game } from '../kernel/game.ts';
import type { ToldMatch } from '../kernel/statistics.ts';
import { nameIn } from '../table/match/people/called.ts';
import type { SeatHolder } from '../table/match/saved/summary.ts';
import type { Texts } from '../texts/texts.ts';
import type { ChronicleStatistics } from './chronicle.ts';

/** A match from which its figures are counted, with who sat there. */
export interface PlayedMatch extends ToldMatch {
  seats: readonly SeatHolder[];
}

/** The figures of matches of one game, counted together; null if there are none. */
export function statisticsIn(
  { presentation }: Game,
  matches: readonly PlayedMatch[],
  texts: Texts,
): ChronicleStatistics | null {
  const statistics = matches.length > 0 && presentation.statistics?.(matches, texts);
  if (!statistics || statistics.rows.length === 0) return null;
  const { columns, rows } = statistics;
  const seats = matches.at(-1)?.seats ?? [];
  const holderOf = (of: string) => {
    const holder = seats.find(({ seat }) => seat === of);
    return holder ? nameIn(holder, texts) : '';
  };
  return { columns: columns.map(({ name, seat }) => ({ name, holder: holderOf(seat) })), rows };
}
