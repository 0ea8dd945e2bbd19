import type { JsonObject } from '../../../../kernel/json.ts';
import { noted } from '../../../../kernel/notes.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { put } from '../changes/placing.ts';
import type { AltarQuestPrompt } from '../prompts.ts';
import { emptyNear } from '../queries/empty-spaces.ts';
import { characters, isCharacter, occupants, spacesOf } from '../queries/figures.ts';
import { type Sprung, sprungBy } from '../queries/traps.ts';
import { askWhere, chosenPlace } from '../questions.ts';
import type { AltarQuest, AltarQuestState } from '../state.ts';
import type { CardId, FigureId, Space } from '../terms.ts';

interface MakeWayData extends JsonObject {
  /** The enemy who has been put where they are. */
  enemy: CardId;
  /** Figures and tokens still to be moved, in order. */
  left: FigureId[];
  figure?: FigureId;
  /** Traps set off by those moved away; they wait until everyone stands (AQ-114, Q-42). */
  sprung?: Sprung[];
}

/**
 * Figures and tokens on the spaces that a villain or a Huge figure has been put on are moved to the closest
 * available space, the players choosing among equally close ones (AQ-149, AQ-153, AQ-007).
 */
export const makeWay = procedure<AltarQuest, MakeWayData>('make-way', {
  next: (run, data) => {
    const figure = data.left.shift();
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
    const from = spacesOf(run.state, figure)[0] as Space;
    put(run.state, figure, to);
    run.emit('figure-shifted', { figure, to });
    if (isCharacter(run.state, figure)) {
      data.sprung = [...(data.sprung ?? []), ...sprungBy(run.state, figure, from)];
    }
    return goto('next');
  },

  done: () => finish(true),
});

/**
 * Who makes way for an enemy about to be put on these spaces, space by space, then anyone sharing one
 * (Q-03).
 */
export function inTheWay(
  state: AltarQuestState,
  enemy: CardId,
  spaces: readonly Space[],
): FigureId[] {
  const taken = occupants(state);
  const sharing = characters(state).filter((id) =>
    spacesOf(state, id).some((space) => spaces.includes(space)),
  );
  const found = [...spaces.flatMap((space) => taken.get(space) ?? []), ...sharing];
  return [...new Set(found)].filter((figure) => figure !== enemy);
}
