import type { JsonObject } from '../../../../kernel/json.ts';
import { ask, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { allEnemies, isHuge, occupants, spacesOf } from '../figures.ts';
import { emptyNear, put } from '../placing.ts';
import { askOutcome } from '../questions.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId, FigureId, Space } from '../terms.ts';
import { changeCard } from '../tokens.ts';

interface PlaceHugeData extends JsonObject {
  enemy: CardId;
  /** The four spaces it is put on. */
  spaces: Space[];
  /** Figures and tokens still to be moved out of its way. */
  left?: FigureId[];
  figure?: FigureId;
}

/**
 * Puts a Huge figure on four spaces. Figures and tokens there are moved to the closest available
 * space, the players choosing among equally close ones (AQ-149, AQ-153, AQ-007).
 */
export const placeHuge = procedure<AltarQuestState, PlaceHugeData>('place-huge', {
  place: (run, data) => {
    const { state } = run;
    const { enemy, spaces } = data;
    const from = spacesOf(state, enemy);
    if (from.length === spaces.length && spaces.every((space) => from.includes(space))) {
      return finish(true);
    }
    const taken = occupants(state);
    const inTheWay = spaces.flatMap((space) => taken.get(space) ?? []);
    data.left = [...new Set(inTheWay)].filter((figure) => figure !== enemy);
    changeCard(state, enemy, { spaces: [...spaces] });
    run.emit('enemy-placed', { enemy, spaces: [...spaces] });
    return goto('next');
  },

  next: (run, data) => {
    const figure = data.left?.shift();
    if (figure === undefined) return finish(true);
    data.figure = figure;
    const candidates = emptyNear(run.state, spacesOf(run.state, figure));
    if (candidates.length === 0) return goto('next');
    const prompt = { key: 'prompt.shift', args: { figure, enemy: data.enemy } };
    return ask(askOutcome(run, prompt, candidates, 'space'), 'shift');
  },

  shift: (run, data, { reply }) => {
    const figure = data.figure as FigureId;
    const to = reply.answer?.[0]?.args?.space as Space;
    put(run.state, figure, to);
    run.emit('figure-shifted', { figure, to });
    return goto('next');
  },
});

/** Whether a Huge figure may be put there: another Huge figure does not make way (AQ-155). */
export function isFreeOfHuge(
  state: AltarQuestState,
  enemy: CardId,
  spaces: readonly Space[],
): boolean {
  const others = allEnemies(state).filter((other) => other !== enemy && isHuge(other));
  return !others.some((other) => spacesOf(state, other).some((space) => spaces.includes(space)));
}
