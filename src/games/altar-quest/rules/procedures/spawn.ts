import type { JsonObject } from '../../../../kernel/json.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { hugePlacements } from '../board/huge.ts';
import { boardOf } from '../board/library.ts';
import { nearest, nearestToMost } from '../board/nearest.ts';
import { definition } from '../cards/library.ts';
import { put } from '../changes/placing.ts';
import type { AltarQuestPrompt } from '../prompts.ts';
import { activeHero } from '../queries/acting.ts';
import { emptyNear } from '../queries/empty-spaces.ts';
import { isFreeOfHuge } from '../queries/engagement.ts';
import {
  characters,
  heroById,
  isHuge,
  occupants,
  situationOf,
  spacesOf,
} from '../queries/figures.ts';
import { askWhere, chosenPlace } from '../questions.ts';
import type { AltarQuest, AltarQuestState } from '../state.ts';
import type { CardId, HeroId, RoomId, Space } from '../terms.ts';
import { inTheWay } from './make-way.ts';
import { strengthened } from './strengthen.ts';

interface SpawnData extends JsonObject {
  card: CardId;
  /** Who has drawn the card. */
  hero: HeroId;
  /** The room just revealed, if that is why (AQ-146). */
  room?: RoomId | null;
}

/**
 * Puts the figure of an enemy card on a shadow space: of the revealed room, otherwise of the room nearest the
 * active hero, for a villain nearest the most characters. If the space is taken, others go to the nearest empty
 * space, and for a villain whoever is there makes way (AQ-144 to AQ-149).
 */
export const spawn = procedure<AltarQuest, SpawnData>('spawn', {
  shadow: (run, data) => {
    const shadows = shadowSpaces(run.state, data);
    const prompt: AltarQuestPrompt = { key: 'prompt.spawn', args: { enemy: data.card } };
    return ask(askWhere(run.state, prompt, data.card, shadows), 'space');
  },

  space: (run, data, { reply }) => {
    const { state } = run;
    const shadow = chosenPlace(reply)[0] as Space;
    const candidates = placesAt(state, data.card, shadow);
    const prompt: AltarQuestPrompt = { key: 'prompt.spawn', args: { enemy: data.card } };
    if (candidates.length === 0) return finish(false);
    return ask(askWhere(state, prompt, data.card, candidates), 'put');
  },

  put: (run, data, { reply }) => {
    const spaces = chosenPlace(reply);
    if (isHuge(data.card)) return call('place-huge', { enemy: data.card, spaces }, 'stands');
    const to = spaces[0] as Space;
    const left = inTheWay(run.state, data.card, spaces);
    put(run.state, data.card, to);
    run.emit('enemy-spawned', { enemy: data.card, to });
    return left.length === 0
      ? goto('stands')
      : call('make-way', { enemy: data.card, left }, 'stands');
  },

  stands: ({ state }, { card, hero }) =>
    strengthened(state, 'spawned', { enemy: card, hero }, 'done'),

  done: () => finish(true),
});

function shadowSpaces(state: AltarQuestState, { card, hero, room }: SpawnData): Space[] {
  const shadowOf = (id: RoomId) => boardOf(state).roomById.get(id)?.shadow as Space;
  if (room) return [shadowOf(room)];
  const shadows = state.revealed.map(shadowOf);
  if (definition(card).type === 'villain') {
    const places = characters(state).map((id) => spacesOf(state, id));
    return nearestToMost(boardOf(state), situationOf(state), shadows, places);
  }
  const { at } = heroById(state, activeHero(state, hero));
  return nearest(boardOf(state), situationOf(state), at, shadows);
}

/**
 * Where a figure may be put for a shadow space: a villain on that very space, whoever stands there, except for
 * another Huge figure (AQ-149, Q-62); others on the nearest empty one (AQ-145).
 */
function placesAt(
  state: AltarQuestState,
  enemy: CardId,
  shadow: Space,
): readonly (Space | readonly Space[])[] {
  if (isHuge(enemy)) return hugeOptions(state, enemy, shadow);
  const isForced = definition(enemy).type === 'villain' && isFreeOfHuge(state, enemy, [shadow]);
  return isForced ? [shadow] : emptyNear(state, [shadow]);
}

/**
 * Placements that cover the shadow space and move the fewest figures (AQ-148, AQ-149); if another Huge figure
 * leaves none, those nearest to it (AQ-145, Q-62).
 */
function hugeOptions(state: AltarQuestState, enemy: CardId, shadow: Space): (readonly Space[])[] {
  const taken = occupants(state);
  const covering = (space: Space) =>
    hugePlacements(boardOf(state), situationOf(state), space).filter((spaces) =>
      isFreeOfHuge(state, enemy, spaces),
    );
  const own = covering(shadow);
  const placements = own.length > 0 ? own : besideAnother(state, shadow, covering);
  const moved = placements.map((spaces) => spaces.filter((space) => taken.has(space)).length);
  const least = Math.min(...moved);
  return placements.filter((_, index) => moved[index] === least);
}

/** The placements on the nearest spaces that any covers; none if no room has four spaces left. */
function besideAnother(
  state: AltarQuestState,
  shadow: Space,
  covering: (space: Space) => (readonly Space[])[],
): (readonly Space[])[] {
  const spaces = state.revealed
    .flatMap((room) => boardOf(state).roomById.get(room)?.spaces ?? [])
    .filter((space) => covering(space).length > 0);
  const found = nearest(boardOf(state), situationOf(state), shadow, spaces).flatMap(covering);
  return [...new Map(found.map((placement) => [placement.join('+'), placement])).values()];
}
