import type { SeatId } from '../../../kernel/decision.ts';
import type { Knowledge } from '../../../kernel/knowledge.ts';
import type { RunOf } from '../../../kernel/procedure.ts';
import type { DecisionOf, Vocabulary } from '../../../kernel/vocabulary.ts';
import type { AltarChapters } from './chapters.ts';
import type { AltarEvents } from './events.ts';
import type { MatchOptions } from './options.ts';
import type { AltarPrompts } from './prompts.ts';
import type { CardId, FollowerId, GodId, MainAction } from './terms.ts';
import type { AltarVerbs } from './verbs.ts';

/** A god's board with its worship area (AL-003, AL-041, L-10). */
export interface Realm {
  god: GodId;
  seat: SeatId;
  active: number;
  inactive: number;
  shrines: number;
  /** When its last Shrine was placed, counted in Shrines of the match; 0 before the first (AL-063). */
  lastShrine: number;
  /** Followers lying face up next to it, oldest first. */
  worshippers: CardId[];
  /**
   * Whether it has what AL-053 requires, as everyone has been told; the player's second board may still be
   * incomplete (AL-055).
   */
  completed: boolean;
}

export interface Player {
  seat: SeatId;
  /** Known to this seat only. */
  hand: CardId[];
  /** Influence cards that stay until this seat's next turn (AL-044). */
  influences: CardId[];
}

/** The turn that is being played. */
export interface Turn {
  seat: SeatId;
  /** Cards still to be drawn. */
  draws: number;
  /** Main actions left. */
  actions: number;
  /** Main actions given by cards in this turn. */
  extra: number;
  taken: MainAction[];
  /** How often the face-up row may still be shuffled into the deck (AL-046); absent where it may not. */
  renewals?: number;
  /** A card that nobody else has seen has come into the hand since the last main action began (L-03). */
  drew?: true;
  /** Has done something other than passing (L-15). */
  acted: boolean;
}

export interface AltarState {
  options: MatchOptions;
  /** Followers beside those of the box, which a scenario has brought in. Absent if there are none. */
  added?: FollowerId[];
  round: number;
  /** In turn order, the first player first (AL-012). */
  players: Player[];
  realms: Realm[];
  /** Face down; the top card is the last one. */
  deck: CardId[];
  /** Face up beside the deck. */
  row: CardId[];
  rowSize: number;
  /** Face up; the top card is the last one. Never shuffled (AL-058). */
  discard: CardId[];
  /** Shrine tiles left in the middle. */
  shrines: number;
  /** Shrines placed so far. */
  built: number;
  turn: Turn | null;
  /** The follower whose ability is being used: neither in the hand nor discarded yet. */
  playing: CardId | null;
  /** Who is looking at how many cards on top of the deck; only that seat knows them. Null for nobody. */
  looking: { seat: SeatId; amount: number } | null;
  /** Who has seen cards in the deck or in others' hands. Absent if nobody has. */
  known?: Knowledge;
  /** Why this round is the last one (AL-054). */
  ending: 'completed' | 'shrines' | null;
  /** Turns in a row without an action, once there is nothing left to draw (L-15). */
  passes: number;
}

/** What the rules of Altar are made of. */
export interface Altar extends Vocabulary<AltarState> {
  events: AltarEvents;
  verbs: AltarVerbs;
  prompts: AltarPrompts;
  chapters: AltarChapters;
}

export type AltarRun = RunOf<Altar>;

export type AltarDecision = DecisionOf<Altar>;
