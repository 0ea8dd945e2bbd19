import type { StatisticsRow } from '../kernel/statistics.ts';
import type { SmallPicture } from '../picture/smaller.ts';
import type { ToldChapter } from './told-chapters.ts';

/** Everything that the chronicle of a match says and shows, in words, before it is laid out. */
export interface Chronicle {
  locale: string;
  game: string;
  /** How it ended, or that it has not yet. */
  title: string;
  /** Null while it is played, and if it was ended early. */
  won: boolean | null;
  /** How it came about, and the figures worth boasting about. In Discord's Markdown. */
  lines: string[];
  /** What the reader should know about the chronicle itself. */
  notes: string[];
  cover: ChroniclePicture | null;
  people: ChroniclePerson[];
  facts: ChronicleFact[];
  statistics: ChronicleStatistics | null;
  rounds: ChronicleRound[];
  /** The match now, or at the end. */
  last: ChroniclePicture | null;
  proof: { hash: string; seed: string | null };
}

export interface ChroniclePerson {
  seat: string;
  /** By the name the person chose, which may contain anything. */
  name: string;
  plays: string;
  choices: number;
}

export interface ChronicleFact {
  name: string;
  value: string;
}

/** Figures, with the people behind those that are compared. */
export interface ChronicleStatistics {
  columns: readonly { name: string; holder: string }[];
  rows: readonly StatisticsRow[];
}

export interface ChronicleRound {
  /** 0 for what comes before the first round. */
  round: number;
  title: string;
  chapters: ToldChapter[];
  /** How the round began. */
  picture: ChroniclePicture | null;
}

export interface ChroniclePicture extends SmallPicture {
  caption: string;
  /** What it shows in words, one statement per line. */
  altText: string;
}
