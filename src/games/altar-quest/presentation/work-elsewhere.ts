import { boardOf } from '../rules/board/library.ts';
import { abilityOf } from '../rules/cards/abilities.ts';
import { positionOf, standingAt } from '../rules/position.ts';
import { interactOptions } from '../rules/procedures/act-options.ts';
import { heroById } from '../rules/queries/figures.ts';
import type { AltarQuestState } from '../rules/state.ts';
import type { CardId, HeroId, RoomId } from '../rules/terms.ts';
import type { AltarQuestView } from '../rules/view.ts';

/**
 * Cards that let a hero do something anywhere in another revealed room, and not where the hero stands: those that
 * ask for a room instead of a distance (AQ-092).
 */
export function workElsewhere(view: AltarQuestView, hero: HeroId): ReadonlyMap<RoomId, CardId[]> {
  const board = boardOf(view);
  const state = positionOf(view);
  const here = new Set(workIn(state, hero).map(({ id }) => id));
  const found = new Map<RoomId, CardId[]>();
  for (const room of view.revealed) {
    const [space] = board.roomById.get(room)?.spaces ?? [];
    if (space === undefined) continue;
    const more = workIn(standingAt(state, hero, space), hero).filter(({ id }) => !here.has(id));
    const cards = new Set(more.map(({ args }) => args.card));
    if (cards.size > 0) found.set(room, [...cards]);
  }
  return found;
}

const workIn = (state: AltarQuestState, hero: HeroId) =>
  interactOptions(state, heroById(state, hero)).filter(
    ({ args }) => abilityOf(args.card, args.ability).range === undefined,
  );
