import { chosenArgument } from '../../../../kernel/answers.ts';
import type { JsonObject } from '../../../../kernel/json.ts';
import { ask, call, finish, procedure } from '../../../../kernel/procedure.ts';
import { engageable, noteEngaged, stillEngaged } from '../changes/engaged.ts';
import { changeCard } from '../changes/tokens.ts';
import { engagePositionsFor, hugePlacementsFor } from '../queries/engagement.ts';
import { isHuge, spacesOf } from '../queries/figures.ts';
import { askWhere, askWhom, chosenPlace } from '../questions.ts';
import type { AltarQuest } from '../state.ts';
import type { CardId, Space } from '../terms.ts';

interface EngageData extends JsonObject {
  enemy: CardId;
}

/**
 * ENGAGE: the enemy moves so that it can target the nearest character, or the hero who has lured it, from an
 * optimal position (AQ-132 to AQ-136). Huge figures are placed instead of walked (AQ-152). Returns false if it
 * has no way to go.
 */
export const engage = procedure<AltarQuest, EngageData>('engage', {
  nearest: (run, data) => {
    const candidates = stillEngaged(run, engageable(run, data.enemy));
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
    const positions = engagePositionsFor(state, data.enemy, target);
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
