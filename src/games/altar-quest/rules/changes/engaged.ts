import type { AltarQuestRun } from '../state.ts';
import type { FigureId } from '../terms.ts';

/*
 * Whom an enemy has engaged in the activation that is going on: its INFLICT is aimed at that character
 * so that a tie is settled once. Kept with the ability that is being resolved, and gone with it.
 */

/** The frame of the ability that is being resolved; undefined outside of one. */
const activation = ({ match }: AltarQuestRun) =>
  match.stack.findLast(({ procedure }) => procedure === 'ability');

export function noteEngaged(run: AltarQuestRun, character: FigureId): void {
  const frame = activation(run);
  if (frame) frame.data.engaged = character;
}

/** The character engaged last in this activation; undefined where none was. */
export const engagedCharacter = (run: AltarQuestRun): FigureId | undefined =>
  activation(run)?.data.engaged as FigureId | undefined;
