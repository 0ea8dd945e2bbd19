import type { DiceShown, NarrowEscape } from '../../kernel/statistics.ts';
import type {
  Chronicle,
  ChronicleFact,
  ChroniclePicture,
  ChronicleStatistics,
} from '../chronicle.ts';

/** Everything that the book of a campaign says and shows, in words, before it is laid out. */
export interface CampaignChronicle {
  locale: string;
  /** The game, and the story that is played. */
  game: string;
  /** As its people call it; else the story. */
  title: string;
  /** Null while it is played, and where it was ended early. */
  won: boolean | null;
  /** Where it stands, or how it ended. In the Markdown that Discord knows. */
  lines: string[];
  /** What the reader should know of the book itself. */
  notes: string[];
  cover: ChroniclePicture | null;
  heroes: CampaignHero[];
  facts: ChronicleFact[];
  /** Its matches, in the order in which they were played. */
  parts: CampaignPart[];
  /** Of all matches of the campaign's own game together. */
  statistics: ChronicleStatistics | null;
  dice: DiceShown[];
}

export interface CampaignHero {
  name: string;
  /** The people who have played them, as they call themselves: anything may stand in it. */
  people: string[];
  /** What they have earned. */
  lines: string[];
  sheet: ChroniclePicture | null;
}

/** One match of a campaign. */
export interface CampaignPart {
  /** 1 for the first. */
  number: number;
  title: string;
  /** It comes between two matches of the campaign's own game: it has no rounds worth a heading. */
  isInterlude: boolean;
  chronicle: Chronicle;
  escapes: NarrowEscape[];
  /** The journal as it stood before the next match. */
  journal: JournalPage | null;
}

export interface JournalPage {
  heroes: { name: string; lines: JournalLine[] }[];
  lines: JournalLine[];
}

export interface JournalLine {
  text: string;
  /** It was not there, or was another, on the page before. */
  isNew: boolean;
}
