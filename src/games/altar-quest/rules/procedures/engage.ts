import { chosenArgument } from '../../../../kernel/answers.ts';
import type { JsonObject } from '../../../../kernel/json.ts';
import { ask, call, finish, procedure } from '../../../../kernel/procedure.ts';
import { engagePositions, hugeEngagePositions, type WalkingEngagement } from '../board/engage.ts';
import { boardOf } from '../board/library.ts';
import { nearest } from '../board/nearest.ts';
import { noteEngaged } from '../engaged.ts';
import {
  allTraps,
  characters,
  isHero,
  isHuge,
  occupants,
  situationOf,
  spacesOf,
} from '../figures.ts';
import { askWhere, askWhom, chosenPlace } from '../questions.ts';
import type { AltarQuest, AltarQuestState } from '../state.ts';
import type { CardId, FigureId, Space } from '../terms.ts';
import { changeCard } from '../tokens.ts';
import { rangeOf, speedOf } from '../values.ts';
import { isFreeOfHuge } from './place-huge.ts';

interface EngageData extends JsonObject {
  enemy: CardId;
}

/**
 * ENGAGE: the enemy moves so that it can target the nearest character from an optimal position
 * (AQ-132 to AQ-136). Huge figures are placed instead of walked (AQ-152). Returns false where it has no
 * way to go.
 */
export const engage = procedure<AltarQuest, EngageData>('engage', {
  nearest: (run, data) => {
    const candidates = nearestCharacters(run.state, data.enemy);
    if (candidates.length === 0) return finish(false);
    return ask(
      askWhom(run.state, { key: 'prompt.nearest', args: { enemy: data.enemy } }, candidates),
      'position',
    );
  },

  position: (run, data, { reply }) => {
    const { state } = run;
    const target = chosenArgument(reply.answer, 'choose', 'figure');
    noteEngaged(run, target);
    if (isHuge(data.enemy)) {
      const placements = hugePlacementsFor(state, data.enemy, target);
      if (placements.length === 0) return finish(false);
      return ask(
        askWhere(
          state,
          { key: 'prompt.place', args: { enemy: data.enemy } },
          data.enemy,
          placements,
        ),
        'place',
      );
    }
    const positions = engagePositions(
      boardOf(state),
      situationOf(state),
      engagementOf(state, data.enemy, target),
    );
    if (positions.length === 0) return finish(false);
    return ask(
      askWhere(
        state,
        { key: 'prompt.position', args: { enemy: data.enemy, target } },
        data.enemy,
        positions.map((position) => position.space),
      ),
      'walk',
    );
  },

  walk: (run, data, { reply }) => {
    const to = chosenPlace(reply)[0] as Space;
    const from = spacesOf(run.state, data.enemy)[0];
    if (from !== to) {
      changeCard(run.state, data.enemy, { spaces: [to] });
      run.emit('enemy-moved', { enemy: data.enemy, from: from ?? '', to });
    }
    return finish(true);
  },

  place: (_run, data, { reply }) =>
    call('place-huge', { enemy: data.enemy, spaces: chosenPlace(reply) }, 'placed'),

  placed: () => finish(true),
});

/** The characters nearest to an enemy by walking distance; several when equally near. */
export function nearestCharacters(state: AltarQuestState, enemy: CardId): FigureId[] {
  const from = spacesOf(state, enemy);
  const places = characters(state).map((id) => spacesOf(state, id));
  const near = nearest(boardOf(state), situationOf(state), from, places);
  return characters(state).filter((_, index) => near.includes(places[index] as Space[]));
}

/** An enemy on foot and the character it would engage. */
function engagementOf(state: AltarQuestState, enemy: CardId, target: FigureId): WalkingEngagement {
  const taken = occupants(state);
  const traps = allTraps(state);
  taken.delete(spacesOf(state, enemy)[0] as Space);
  return {
    from: spacesOf(state, enemy)[0] as Space,
    speed: speedOf(state, enemy),
    range: rangeOf(state, enemy),
    target: spacesOf(state, target),
    characters: characters(state).map((id) => spacesOf(state, id)),
    canPass: (space) => {
      const other = taken.get(space);
      return other === undefined || (!isHero(state, other) && !traps.includes(other));
    },
    canEnd: (space) => !taken.has(space),
  };
}

function hugePlacementsFor(
  state: AltarQuestState,
  enemy: CardId,
  target: FigureId,
): (readonly Space[])[] {
  const taken = occupants(state);
  const from = spacesOf(state, enemy);
  for (const space of from) taken.delete(space);
  const positions = hugeEngagePositions(
    boardOf(state),
    situationOf(state),
    from.length > 0 ? from : null,
    {
      range: rangeOf(state, enemy),
      target: spacesOf(state, target),
      characters: characters(state).map((id) => spacesOf(state, id)),
    },
    (space) => taken.has(space),
  );
  const placements = positions
    .flatMap((position) => position.placements)
    .filter((spaces) => isFreeOfHuge(state, enemy, spaces));
  const stays = placements.find((placement) => placement.every((space) => from.includes(space)));
  if (stays) return [stays];
  return [...new Map(placements.map((placement) => [placement.join('+'), placement])).values()];
}

/** Whether the enemy has a way to its nearest character, or stands where it can target them. */
export function canEngage(state: AltarQuestState, enemy: CardId): boolean {
  return nearestCharacters(state, enemy).some((target) =>
    isHuge(enemy)
      ? hugePlacementsFor(state, enemy, target).length > 0
      : engagePositions(boardOf(state), situationOf(state), engagementOf(state, enemy, target))
          .length > 0,
  );
}
