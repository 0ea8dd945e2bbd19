import { pending } from '../effects/resolving/pending.ts';
import type { AltarQuestRun } from '../state.ts';
import type { FigureId } from '../terms.ts';

/*
 * Whom an enemy has engaged in the activation that is going on: its INFLICT is aimed at that character
 * so that a tie is settled once. Kept with the ability that is being resolved, and gone with it.
 */

/** What is noted of the ability that is being resolved; null outside of one. */
const activation = (run: AltarQuestRun) => pending<{ engaged?: FigureId }>(run, 'ability');

export function noteEngaged(run: AltarQuestRun, character: FigureId): void {
  const ability = activation(run);
  if (ability) ability.engaged = character;
}

/** The character engaged last in this activation; undefined where none was. */
export const engagedCharacter = (run: AltarQuestRun): FigureId | undefined =>
  activation(run)?.engaged;
