import type { Game } from '../../kernel/game.ts';
import { loadTexts } from '../../texts/catalogue.ts';
import { drawnBoards } from './boards.ts';
import { rounded } from './statistics.ts';

export interface MemoryFigures {
  boards: number;
  /** Megabytes of the process once everything is drawn for the first time, and after the last board. */
  earlyMB: number;
  lateMB: number;
  /** The latter by the former. */
  growth: number;
}

/** The part of the boards after which whatever is kept has been drawn. */
const EARLY = 0.1;

/** Draws many boards, and sees whether the process has become larger by it. */
export async function benchMemory(
  game: Game,
  players: number,
  boards: number,
): Promise<MemoryFigures> {
  let drawn = 0;
  let early = process.memoryUsage.rss();
  for await (const _ of drawnBoards(game, players, boards, loadTexts())) {
    drawn += 1;
    if (drawn === Math.ceil(boards * EARLY)) early = process.memoryUsage.rss();
  }
  const late = process.memoryUsage.rss();
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  return {
    boards: drawn,
    earlyMB: megabytes(early),
    lateMB: megabytes(late),
    growth: rounded(late / early),
  };
}
