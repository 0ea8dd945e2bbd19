import type { StatisticsRow } from '../kernel/statistics.ts';
import type { SmallPicture } from '../picture/smaller.ts';
import type { ToldChapter } from './told-chapters.ts';

/** Everything that the chronicle of a match says and shows, in words, before it is laid out. */
export interface Chronicle {
  locale: string;
  game: string;
  /** How it ended, or that it has not yet. */
  title: string;
  /** Null while it is played, and where it was ended early. */
  won: boolean | null;
  /** How it came about, and the figures worth boasting of. In the Markdown that Discord knows. */
  lines: string[];
  /** What the reader should know of the chronicle itself. */
  notes: string[];
  cover: ChroniclePicture | null;
  people: ChroniclePerson[];
  facts: ChronicleFact[];
  statistics: ChronicleStatistics | null;
  rounds: ChronicleRound[];
  /** How the match stands now, or stood in the end. */
  last: ChroniclePicture | null;
  proof: { hash: string; seed: string | null };
}

export interface ChroniclePerson {
  seat: string;
  /** As the person has called themselves: anything may stand in it. */
  name: string;
  plays: string;
  choices: number;
}

export interface ChronicleFact {
  name: string;
  value: string;
}

/** Figures, with who was behind each of those who are compared. */
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
  /** What it shows in words, one statement a line. */
  altText: string;
}
