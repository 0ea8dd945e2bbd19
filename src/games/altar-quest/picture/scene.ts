import type { Board, Space } from '../rules/board/board.ts';
import type { Colour, DoorId, HeroId, Rhune, RoomId } from '../rules/terms.ts';

/**
 * What a board picture shows. Made from a view, so it can't hold what its viewer may not know. Names are
 * already in the viewer's language.
 */
export interface BoardScene {
  readonly board: Board;
  /** What the board and its rooms are called; null for a room without a name. */
  readonly called: {
    readonly board: string;
    readonly rooms: { readonly [room: RoomId]: string | null };
    /** Shorter, for signs on the rooms' floors. */
    readonly signs: { readonly [room: RoomId]: string | null };
  };
  readonly revealed: ReadonlySet<RoomId>;
  readonly openDoors: ReadonlySet<DoorId>;
  /** Spaces of the stairs tile; empty if there is none. */
  readonly stairs: readonly Space[];
  readonly features: readonly SceneFeature[];
  readonly figures: readonly SceneFigure[];
  /** Where the active hero can move, with the number of Move actions it takes. */
  readonly reachable?: readonly { readonly space: Space; readonly actions: number }[];
  /** What can be voted for, each with its mark and the spaces that it covers. */
  readonly choices?: readonly { readonly mark: string; readonly spaces: readonly Space[] }[];
  /** Open quest cards, oldest first. */
  readonly quests: readonly SceneQuest[];
  readonly panel: ScenePanel;
}

/** An open quest card. Its mark is its number. */
export interface SceneQuest {
  readonly number: number;
  readonly name: string;
  /** The room it belongs to; null for one that can be dealt with anywhere. */
  readonly room: RoomId | null;
  /** What it is attached to or mentions, each by the spaces that it covers. */
  readonly places: readonly (readonly Space[])[];
  readonly progress?: { readonly done: number; readonly needed: number };
}

/** A feature's or the altar's miniature. */
export interface SceneFeature {
  /** Definition of its card: chooses the symbol. */
  readonly kind: string;
  readonly name: string;
  readonly room: RoomId;
  readonly spaces: readonly Space[];
  /** Search tokens on its card. */
  readonly searchTokens?: number;
}

export type SceneFigureKind =
  | 'hero'
  | 'ally'
  | 'minion'
  | 'lurker'
  | 'villain'
  | 'quarry'
  | 'rival'
  | 'trap';

/** A figure or token on the board. */
export interface SceneFigure {
  /** Hero's id, or the card's: tells two figures of one name apart. */
  readonly id: string;
  readonly kind: SceneFigureKind;
  /** Definition of its card: chooses the symbol. */
  readonly definition: string;
  readonly name: string;
  readonly spaces: readonly Space[];
  /** Base ring of minions and traps (AQ-032). */
  readonly colour?: Colour;
  readonly health?: { readonly left: number; readonly most: number };
  /** Progress of a trap's task. */
  readonly progress?: { readonly done: number; readonly needed: number };
  readonly armor?: number;
  readonly threat?: number;
  /** Its threat tokens in the words of their deck: "2 bonds". */
  readonly threats?: string;
  /** The hero in whose threat area its card is, if there are several: it activates in their react phase (AQ-129). */
  readonly threatens?: { readonly hero: HeroId; readonly name: string };
  /** A card has marked the hero. */
  readonly isMarked?: boolean;
  readonly isExhausted?: boolean;
  /** Its act, react phase or activation is running. */
  readonly isActive?: boolean;
}

/** What is shown beside the board. */
export interface ScenePanel {
  readonly round: number;
  /** Whose turn, in the viewer's language: "Heroes act". */
  readonly turn: string;
  readonly altarPool: readonly Rhune[];
  readonly supply: number;
  readonly heroes: readonly SceneHero[];
  readonly villain: {
    readonly name: string;
    /** Cards left before it comes; null once it is on the board or defeated. */
    readonly countdown: number | null;
    readonly health: { readonly left: number; readonly most: number } | null;
    readonly armor?: number;
    readonly isDefeated?: boolean;
  };
  /** Enemy upgrades in force, by name. */
  readonly upgrades?: readonly string[];
  readonly quest: {
    readonly name: string;
    /** How far it has come, in a few words: "2 of 5 quest tokens". */
    readonly progress: string;
    /** Everything that it counts, in its own words. */
    readonly told?: string;
    /** The tokens that lose the game, if this many of them do. */
    readonly clock?: { readonly have: number; readonly most: number };
  };
}

/** A hero's numbers. */
export interface SceneHero {
  readonly id: HeroId;
  readonly name: string;
  readonly health: { readonly left: number; readonly most: number };
  readonly focus: number;
  readonly armor: number;
  readonly threat: number;
  /** The same in the words of their deck: "2 bonds". */
  readonly threats?: string;
  /** The cards that mark the hero, by name. */
  readonly marked?: string;
  /** Cards in hand. */
  readonly hand: number;
  /** Action tokens face up. */
  readonly actions: number;
  readonly isActive: boolean;
  /** Has finished the act phase of this round. */
  readonly hasActed: boolean;
}
