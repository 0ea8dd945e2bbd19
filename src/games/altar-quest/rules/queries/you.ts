import { type Scope, youOf } from '../language/scope.ts';
import type { AltarQuestState } from '../state.ts';
import type { FigureId, RoomId, Space } from '../terms.ts';
import { controllerOf, roomOfSpaces, spacesOf } from './figures.ts';

/** A character as "you": a hero, or an ally under the control of a hero. */
export function youAs(state: AltarQuestState, character: FigureId): Pick<Scope, 'hero' | 'ally'> {
  const { id } = controllerOf(state, character);
  return id === character ? { hero: id } : { hero: id, ally: character };
}

/** The same for another "you". */
export function withYou(state: AltarQuestState, scope: Scope, character: FigureId): Scope {
  const { ally: _, at: __, ...about } = scope;
  return Object.assign(about, youAs(state, character));
}

/** The spaces of "you", or the one where "you" would stand. */
export const spacesOfYou = (state: AltarQuestState, scope: Scope): readonly Space[] =>
  scope.at === undefined ? spacesOf(state, youOf(scope)) : [scope.at];

/** The room of "you"; null if "you" are not on the board. */
export const roomOfYou = (state: AltarQuestState, scope: Scope): RoomId | null =>
  roomOfSpaces(state, spacesOfYou(state, scope));
