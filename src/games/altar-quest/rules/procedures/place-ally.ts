import type { JsonObject } from '../../../../kernel/json.ts';
import { ask, finish, procedure } from '../../../../kernel/procedure.ts';
import { boardOf } from '../board/library.ts';
import { adjacentSpaces } from '../board/movement.ts';
import { put } from '../changes/placing.ts';
import type { AltarQuestPrompt } from '../prompts.ts';
import { emptyNear } from '../queries/empty-spaces.ts';
import { controllerOf, occupants, situationOf } from '../queries/figures.ts';
import { askHero, chosenPlace } from '../questions.ts';
import type { AltarQuest, AltarQuestState } from '../state.ts';
import type { CardId, Space } from '../terms.ts';

interface PlaceAllyData extends JsonObject {
  /** In the play area of the hero who controls it. */
  ally: CardId;
  /** What it is put beside; if there is nothing, beside that hero. */
  near: Space[];
}

/** Puts an ally's token on a space adjacent to its hero, or to where it was found, as the hero likes (AQ-072). */
export const placeAlly = procedure<AltarQuest, PlaceAllyData>('place-ally', {
  where: (run, { ally, near }) => {
    const { id, at } = controllerOf(run.state, ally);
    const spaces = besides(run.state, near.length > 0 ? near : [at]);
    if (spaces.length === 0) return finish(false);
    const prompt: AltarQuestPrompt = { key: 'prompt.place-ally', args: { ally, hero: id } };
    const options = spaces.map((space) => ({
      id: space,
      verb: 'choose' as const,
      args: { space },
    }));
    const fallback = spaces.slice(0, 1);
    return ask(askHero('public', run.state, id, prompt, options, { fallback }), 'put');
  },

  put: (run, { ally }, { reply }) => {
    const to = chosenPlace(reply)[0] as Space;
    put(run.state, ally, to);
    run.emit('ally-placed', { ally, hero: controllerOf(run.state, ally).id, to });
    return finish(true);
  },
});

/** Empty spaces adjacent to a place; the nearest empty ones if none of them is. */
function besides(state: AltarQuestState, near: readonly Space[]): Space[] {
  const situation = situationOf(state);
  const taken = occupants(state);
  const free = adjacentSpaces(boardOf(state), situation, near).filter(
    (space) => !taken.has(space) && !situation.featureSpaces.has(space),
  );
  return free.length > 0 ? free : emptyNear(state, near);
}
