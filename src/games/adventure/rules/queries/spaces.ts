import { nearestSpaces, travel } from '../../../../kernel/graph/graph.ts';
import type { RuleChange } from '../cards/definition.ts';
import { challengeDefinition, encounterFace } from '../cards/library.ts';
import type { SpaceDefinition } from '../map/definition.ts';
import { type Atlas, atlasOf } from '../map/library.ts';
import type { AdventureState, Character, Tracked } from '../state.ts';
import { type CardId, type Level, rankOf, type SpaceId } from '../terms.ts';

export const atlasIn = ({ map }: Pick<AdventureState, 'map'>): Atlas => atlasOf(map);

export function spaceOf(state: Pick<AdventureState, 'map'>, id: SpaceId): SpaceDefinition {
  const space = atlasIn(state).byId.get(id);
  if (!space) throw new Error(`There is no space ${id}.`);
  return space;
}

export const isCity = (state: AdventureState, id: SpaceId): boolean =>
  spaceOf(state, id).city === true;

/** AD-018, AD-019, W-06: nobody enters a space of a colour above their level, however they move. */
export const mayEnter = (state: AdventureState, level: Level, id: SpaceId): boolean =>
  rankOf(spaceOf(state, id).color) <= rankOf(level);

/** Whether a global event changes a rule for everyone (AD-056). */
export function isChanged({ global }: AdventureState, rule: RuleChange): boolean {
  if (global === null) return false;
  const { front } = challengeDefinition(global);
  return front.face === 'event' && (front.rules?.includes(rule) ?? false);
}

/** AD-140 */
export const hasAggro = (state: AdventureState, card: CardId): boolean =>
  !isChanged(state, 'no-aggro') &&
  (isChanged(state, 'all-aggro') || encounterFace(card).face.aggro === true);

/** Undefeated encounters with markers in a space, with their slots. */
export const trackedAt = (
  { track }: AdventureState,
  space: SpaceId,
): (Tracked & { slot: number })[] =>
  track.flatMap((tracked, slot) => (tracked?.space === space ? [{ ...tracked, slot }] : []));

/** AD-142, W-07: whether an encounter with Aggro holds a character in this space. */
export const isHeldAt = (state: AdventureState, space: SpaceId): boolean =>
  trackedAt(state, space).some(({ card }) => hasAggro(state, card));

/** The spaces that a character can move to with this many steps, nearest first, without its own. */
export const reachable = (
  state: AdventureState,
  { space, level }: Pick<Character, 'space' | 'level'>,
  steps: number,
) =>
  travel(atlasIn(state).graph, space, {
    budget: steps,
    canEnter: (to) => mayEnter(state, level, to),
    canLeave: (from) => !isHeldAt(state, from),
  });

/** AD-068, W-29: the cities the fewest spaces away, whatever lies in between. */
export const nearestCities = (state: AdventureState, from: SpaceId): SpaceId[] => {
  const { graph, cities } = atlasIn(state);
  return nearestSpaces(graph, from, cities);
};
