import type { JsonObject } from '../../../../kernel/json.ts';
import { noted } from '../../../../kernel/notes.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { put } from '../changes/placing.ts';
import { changeCard } from '../changes/tokens.ts';
import type { AltarQuestPrompt } from '../prompts.ts';
import { emptyNear } from '../queries/empty-spaces.ts';
import { characters, isCharacter, occupants, spacesOf } from '../queries/figures.ts';
import { type Sprung, sprungBy } from '../queries/traps.ts';
import { askWhere, chosenPlace } from '../questions.ts';
import type { AltarQuest } from '../state.ts';
import type { CardId, FigureId, Space } from '../terms.ts';

interface PlaceHugeData extends JsonObject {
  enemy: CardId;
  /** The four spaces it is put on. */
  spaces: Space[];
  /** Figures and tokens still to be moved out of its way. */
  left?: FigureId[];
  figure?: FigureId;
  /** Traps that those moved away have set off; they wait until the figure stands (AQ-114, Q-42). */
  sprung?: Sprung[];
}

/**
 * Puts a Huge figure on four spaces. Figures and tokens there are moved to the closest available
 * space, the players choosing among equally close ones (AQ-149, AQ-153, AQ-007).
 */
export const placeHuge = procedure<AltarQuest, PlaceHugeData>('place-huge', {
  place: (run, data) => {
    const { state } = run;
    const { enemy, spaces } = data;
    const from = spacesOf(state, enemy);
    if (from.length === spaces.length && spaces.every((space) => from.includes(space))) {
      return finish(true);
    }
    const taken = occupants(state);
    const sharing = characters(state).filter((id) =>
      spacesOf(state, id).some((space) => spaces.includes(space)),
    );
    const inTheWay = [...spaces.flatMap((space) => taken.get(space) ?? []), ...sharing];
    data.left = [...new Set(inTheWay)].filter((figure) => figure !== enemy);
    changeCard(state, enemy, { spaces: [...spaces] });
    run.emit(from.length > 0 ? 'huge-moved' : 'enemy-placed', { enemy, spaces: [...spaces] });
    return goto('next');
  },

  next: (run, data) => {
    const figure = data.left?.shift();
    if (figure === undefined) return call('trigger-traps', { sprung: data.sprung ?? [] }, 'done');
    data.figure = figure;
    const candidates = emptyNear(run.state, spacesOf(run.state, figure));
    if (candidates.length === 0) return goto('next');
    const prompt: AltarQuestPrompt = { key: 'prompt.shift', args: { figure, enemy: data.enemy } };
    return ask(askWhere(run.state, prompt, figure, candidates), 'shift');
  },

  shift: (run, data, { reply }) => {
    const figure = noted(data, 'figure');
    const to = chosenPlace(reply)[0] as Space;
    put(run.state, figure, to);
    run.emit('figure-shifted', { figure, to });
    if (isCharacter(run.state, figure)) {
      data.sprung = [...(data.sprung ?? []), ...sprungBy(run.state, figure)];
    }
    return goto('next');
  },

  done: () => finish(true),
});
