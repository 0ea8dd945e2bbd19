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
  /** The name its people gave it; else the story. */
  title: string;
  /** Null while it is played, and if it was ended early. */
  won: boolean | null;
  /** How far it is, or how it ended. In Discord's Markdown. */
  lines: string[];
  /** What the reader should know about the book itself. */
  notes: string[];
  cover: ChroniclePicture | null;
  heroes: CampaignHero[];
  facts: ChronicleFact[];
  /** Its matches, in the order they were played. */
  parts: CampaignPart[];
  /** For all matches of the campaign's own game together. */
  statistics: ChronicleStatistics | null;
  dice: DiceShown[];
}

export interface CampaignHero {
  name: string;
  /** The people who have played them, by the names they chose, which may contain anything. */
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
  /** The journal before the next match. */
  journal: JournalPage | null;
}

export interface JournalPage {
  heroes: { name: string; lines: JournalLine[] }[];
  lines: JournalLine[];
}

export interface JournalLine {
  text: string;
  /** It was missing, or different, on the page before. */
  isNew: boolean;
}
