import type { MapDefinition } from '../rules/map/definition.ts';
import type { CharacterId, Discovery, Level, SpaceId } from '../rules/terms.ts';

/**
 * What a picture of the map shows. Made from a view, so it can't hold what its viewer may not know. Every word
 * is already in the viewer's language.
 */
export interface MapScene {
  readonly map: MapDefinition;
  readonly names: { readonly [space: SpaceId]: string };
  /** What the encounter that is printed on a space gives: a level, or a trophy. */
  readonly gifts: { readonly [space: SpaceId]: Level | 'trophy' };
  readonly figures: readonly SceneFigure[];
  readonly discoveries: readonly SceneDiscoveries[];
  /** Undefeated encounters, by slot; those that have none are empty. */
  readonly track: readonly SceneTracked[];
  readonly events: readonly SpaceId[];
  /** Where the active character can move to, and how many steps away that is. */
  readonly reachable: readonly { readonly space: SpaceId; readonly steps: number }[];
  /** What can be voted for, by the number of its button; absent if nothing is voted on. */
  readonly choices?: readonly { readonly mark: string; readonly space: SpaceId }[];
  readonly heading: SceneHeading;
  readonly standings: readonly SceneStanding[];
  readonly words: SceneWords;
}

export interface SceneFigure {
  readonly character: CharacterId;
  readonly space: SpaceId;
  /** It is their turn. */
  readonly isActive: boolean;
}

/** Face-down discoveries on a space. */
export interface SceneDiscoveries {
  readonly space: SpaceId;
  readonly count: number;
  /** Those of them that the viewer has seen. */
  readonly known: readonly Discovery[];
}

/** An undefeated encounter. */
export interface SceneTracked {
  /** From 1. */
  readonly slot: number;
  readonly space: SpaceId;
  readonly name: string;
  readonly level: Level;
  readonly hasAggro: boolean;
}

/** What is shown above the map. */
export interface SceneHeading {
  /** "Round 7". */
  readonly round: string;
  /** "Bram Halloran explores". */
  readonly turn: string;
  /** The global event in force, by name, and its effect in one line. */
  readonly event: { readonly name: string; readonly text: string } | null;
}

/** Somebody's standing. */
export interface SceneStanding {
  readonly character: CharacterId;
  readonly name: string;
  readonly level: Level;
  readonly valor: number;
  /** Valor needed to win. */
  readonly goal: number;
  readonly health: { readonly left: number; readonly most: number };
  readonly isActive: boolean;
}

export interface SceneWords {
  /** "Undefeated encounters". */
  readonly track: string;
  /** What is written if there are none. */
  readonly noTrack: string;
}
