import type { JsonObject } from '../../../../kernel/json.ts';
import { ask, finish, procedure } from '../../../../kernel/procedure.ts';
import { roomOf } from '../board/board.ts';
import { adjacentSpaces } from '../board/movement.ts';
import { nearest, nearestToMost } from '../board/nearest.ts';
import {
  BOARD,
  characters,
  featureSpacesOf,
  heroById,
  occupants,
  situationOf,
  spacesOf,
  stairsOf,
} from '../figures.ts';
import { emptyNear, put } from '../placing.ts';
import { askOutcome } from '../questions.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId, HeroId, RoomId, Space } from '../terms.ts';

interface PlaceTrapData extends JsonObject {
  card: CardId;
  hero: HeroId;
  room?: RoomId | null;
}

/**
 * Puts a trap's token adjacent to the feature of the revealed room, otherwise of the active hero's
 * room, as close to as many characters as possible, then nearest the active hero (AQ-150, AQ-163,
 * AQ-248, C-10, Q-22).
 */
export const placeTrap = procedure<AltarQuestState, PlaceTrapData>('place-trap', {
  place: (run, data) => {
    const candidates = trapSpaces(run.state, data.hero, data.room ?? null);
    if (candidates.length === 0) return finish(false);
    const prompt = { key: 'prompt.place-trap', args: { card: data.card } };
    return ask(askOutcome(run, prompt, candidates, 'space'), 'put');
  },

  put: (run, data, { reply }) => {
    const to = reply.answer?.[0]?.args?.space as Space;
    put(run.state, data.card, to);
    run.emit('trap-placed', { card: data.card, to });
    return finish(true);
  },
});

function trapSpaces(state: AltarQuestState, hero: HeroId, room: RoomId | null): Space[] {
  const situation = situationOf(state);
  const feature = featureFor(state, hero, room);
  const taken = occupants(state);
  const inRoom = roomOf(BOARD, feature[0] as Space);
  const beside = adjacentSpaces(BOARD, situation, feature).filter(
    (space) =>
      roomOf(BOARD, space) === inRoom && !taken.has(space) && !situation.featureSpaces.has(space),
  );
  const free = beside.length > 0 ? beside : emptyNear(state, feature);
  const places = characters(state).map((id) => spacesOf(state, id));
  const closest = nearestToMost(BOARD, situation, free, places);
  return closest.length > 1
    ? nearest(BOARD, situation, heroById(state, hero).at, closest)
    : closest;
}

/** The feature a trap goes to: of the room, else of the nearest revealed room with one, else the stairs. */
function featureFor(state: AltarQuestState, hero: HeroId, room: RoomId | null): readonly Space[] {
  const { at } = heroById(state, hero);
  const own = featureSpacesOf(state, room ?? roomOf(BOARD, at));
  if (own.length > 0) return own;
  const others = Object.keys(state.features).map((id) => featureSpacesOf(state, id));
  if (others.length === 0) return stairsOf(state);
  return nearest(BOARD, situationOf(state), at, others)[0] as readonly Space[];
}
