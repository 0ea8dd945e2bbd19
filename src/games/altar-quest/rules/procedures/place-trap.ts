import type { JsonObject } from '../../../../kernel/json.ts';
import { ask, finish, procedure } from '../../../../kernel/procedure.ts';
import { roomOf } from '../board/board.ts';
import { boardOf } from '../board/library.ts';
import { adjacentSpaces } from '../board/movement.ts';
import { closestToMany, nearest } from '../board/nearest.ts';
import { put } from '../changes/placing.ts';
import type { AltarQuestPrompt } from '../prompts.ts';
import { activeHero } from '../queries/acting.ts';
import { emptyNear } from '../queries/empty-spaces.ts';
import {
  characters,
  featureSpacesOf,
  heroById,
  occupants,
  situationOf,
  spacesOf,
  stairsOf,
} from '../queries/figures.ts';
import { askWhere, chosenPlace } from '../questions.ts';
import type { AltarQuest, AltarQuestState } from '../state.ts';
import type { CardId, HeroId, RoomId, Space } from '../terms.ts';

interface PlaceTrapData extends JsonObject {
  card: CardId;
  /** Who has drawn the card. */
  hero: HeroId;
  room?: RoomId | null;
}

/**
 * Puts a trap's token adjacent to the feature of the revealed room, otherwise of the active hero's
 * room, as close to as many characters as possible, then nearest the active hero (AQ-150, AQ-163,
 * AQ-248, C-10, Q-22).
 */
export const placeTrap = procedure<AltarQuest, PlaceTrapData>('place-trap', {
  place: (run, data) => {
    const candidates = trapSpaces(run.state, data.hero, data.room ?? null);
    if (candidates.length === 0) return finish(false);
    const prompt: AltarQuestPrompt = { key: 'prompt.place-trap', args: { card: data.card } };
    return ask(askWhere(run.state, prompt, data.card, candidates), 'put');
  },

  put: (run, data, { reply }) => {
    const to = chosenPlace(reply)[0] as Space;
    put(run.state, data.card, to);
    run.emit('trap-placed', { card: data.card, to });
    return finish(true);
  },
});

function trapSpaces(state: AltarQuestState, hero: HeroId, room: RoomId | null): Space[] {
  return [...new Set(featuresFor(state, hero, room).flatMap((at) => besides(state, hero, at)))];
}

/** The spaces beside one feature where a trap may be. */
function besides(state: AltarQuestState, hero: HeroId, feature: readonly Space[]): Space[] {
  const situation = situationOf(state);
  const taken = occupants(state);
  const inRoom = roomOf(boardOf(state), feature[0] as Space);
  const beside = adjacentSpaces(boardOf(state), situation, feature).filter(
    (space) =>
      roomOf(boardOf(state), space) === inRoom &&
      !taken.has(space) &&
      !situation.featureSpaces.has(space),
  );
  const free = beside.length > 0 ? beside : emptyNear(state, feature);
  const places = characters(state).map((id) => spacesOf(state, id));
  const closest = closestToMany(boardOf(state), situation, free, places);
  return closest.length > 1
    ? nearest(boardOf(state), situation, heroById(state, activeHero(state, hero)).at, closest)
    : closest;
}

/**
 * The feature a trap goes to: that of the room, else of the nearest revealed room with one, else the stairs
 * . Several if they are equally near: the players choose (AQ-007).
 */
function featuresFor(
  state: AltarQuestState,
  hero: HeroId,
  room: RoomId | null,
): (readonly Space[])[] {
  const { at } = heroById(state, activeHero(state, hero));
  const own = featureSpacesOf(state, room ?? roomOf(boardOf(state), at));
  if (own.length > 0) return [own];
  const others = Object.keys(state.features).map((id) => featureSpacesOf(state, id));
  return others.length === 0
    ? [stairsOf(state)]
    : nearest(boardOf(state), situationOf(state), at, others);
}
