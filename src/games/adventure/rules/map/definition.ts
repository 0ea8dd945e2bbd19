import type { Color, DefinitionId, Resource, SpaceId } from '../terms.ts';

/** What the land looks like around a space, for the picture. */
export const TERRAINS = [
  'plain',
  'forest',
  'hills',
  'swamp',
  'snow',
  'blight',
  'jungle',
  'desert',
  'ash',
  'coast',
  'city',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface SpaceDefinition {
  id: SpaceId;
  /** Where it is drawn: hundredths of the map's width and height, from the upper left. */
  at: readonly [x: number, y: number];
  color: Color;
  terrain: Terrain;
  /** A city counts as grey (AD-019), and nobody fights there (AD-046). */
  city?: true;
  resources: readonly Resource[];
  /** Where location events may lie (AD-057). */
  key?: true;
  /** The encounter that is printed there. */
  encounter?: DefinitionId;
}

export interface MapDefinition {
  id: string;
  /** Width to height. */
  shape: readonly [width: number, height: number];
  spaces: readonly SpaceDefinition[];
  /** Two spaces that a figure may move between, in either direction. */
  paths: readonly (readonly [SpaceId, SpaceId])[];
}
