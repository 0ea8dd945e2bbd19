import type { Game } from '../kernel/game.ts';
import type { LogEntry } from '../table/around/recording/recording.ts';
import { tellEvents } from '../table/telling/events/own-events.ts';
import type { Texts } from '../texts/texts.ts';

/** A part of the story in words, in Discord's Markdown. */
export interface ToldChapter {
  /** 0 for what comes before the first round. */
  round: number;
  /** Empty if none was saved. */
  title: string;
  lines: ToldLine[];
}

export interface ToldLine {
  text: string;
  /** Choices were taken back, including this. */
  undone: boolean;
}

/** Puts a story into words, chapter by chapter; chapters in which nothing is told are left out. */
export function toldChapters(
  entries: readonly LogEntry[],
  game: Game,
  texts: Texts,
): ToldChapter[] {
  const told: (ToldChapter & { id: string })[] = [];
  for (const { chapter, undone, events } of runsOf(entries)) {
    const lines = linesOf(events, game, texts).map((text) => ({ text, undone }));
    if (lines.length === 0) continue;
    const before = told.at(-1);
    if (before?.id === chapter.id) {
      before.lines.push(...lines);
      continue;
    }
    const { id, round, title } = chapter;
    const words = title ? game.presentation.chapter({ id, title }, texts) : '';
    told.push({ id, round, title: words, lines });
  }
  return told;
}

type Run = Pick<LogEntry, 'chapter' | 'undone'> & { events: LogEntry['event'][] };

/** Entries of one chapter that are either still valid, or taken back, together. */
function runsOf(entries: readonly LogEntry[]): Run[] {
  const runs: Run[] = [];
  for (const { chapter, undone, event } of entries) {
    const run = runs.at(-1);
    if (run?.chapter.id === chapter.id && run.undone === undone) run.events.push(event);
    else runs.push({ chapter, undone, events: [event] });
  }
  return runs;
}

const linesOf = (events: readonly LogEntry['event'][], game: Game, texts: Texts): string[] =>
  tellEvents(game.rules.id, events, (some) => game.presentation.events(some, texts), texts);
