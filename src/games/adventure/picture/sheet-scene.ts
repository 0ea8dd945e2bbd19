import type {
  AttackType,
  CharacterId,
  Discovery,
  Icon,
  Level,
  Potion,
  Slot,
} from '../rules/terms.ts';

/** Everything that belongs to a character and that everyone may see, including every word. */
export interface SheetScene {
  readonly character: CharacterId;
  readonly name: string;
  /** "Human warrior · Alliance". */
  readonly line: string;
  readonly level: Level;
  readonly values: {
    readonly attack: number;
    readonly type: AttackType;
    readonly defense: number;
    readonly damage: number;
  };
  readonly health: { readonly left: number; readonly most: number };
  /** What may be equipped. */
  readonly icons: readonly Icon[];
  readonly valor: number;
  /** Valor needed to win. */
  readonly goal: number;
  /** Ability cards: "4 in hand, 12 in the deck". */
  readonly cards: string;
  readonly weapon: SheetItem | null;
  readonly armor: SheetItem | null;
  readonly bag: readonly SheetItem[];
  readonly kept: readonly { readonly discovery: Discovery; readonly name: string }[];
  readonly diseases: number;
  /** Cards attached to the character. */
  readonly attached: readonly string[];
  readonly quests: readonly SheetQuest[];
  readonly words: SheetWords;
}

export interface SheetItem {
  readonly name: string;
  readonly level: Level;
  readonly slot: Slot;
  /** The values that it replaces on the character card (AD-099, AD-100). */
  readonly values: {
    readonly attack?: number;
    readonly type?: AttackType;
    readonly defense?: number;
    readonly damage?: number;
  };
  /** What it does, in a few words. */
  readonly text: string;
  readonly potions: readonly Potion[];
}

export interface SheetQuest {
  readonly name: string;
  readonly valor: number;
  readonly tasks: readonly {
    readonly text: string;
    readonly done: number;
    readonly needed: number;
  }[];
}

/** Titles, and what is shown if there is nothing. */
export interface SheetWords {
  readonly equipment: string;
  readonly noWeapon: string;
  readonly noArmor: string;
  readonly bag: string;
  readonly kept: string;
  readonly attached: string;
  readonly quests: string;
  /** "2 diseases". */
  readonly diseases: string;
}
