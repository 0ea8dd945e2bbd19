import { boardOf } from '../board/library.ts';
import { range } from '../board/measure.ts';
import type { Ability } from '../cards/definition.ts';
import { definition } from '../cards/library.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId, FigureId, Space } from '../terms.ts';
import { allTraps, situationOf, spacesOf } from './figures.ts';
import { flies } from './values.ts';

/** A trap that a character has set off by moving into its range (AQ-228); its effect may still wait. */
export interface Sprung {
  hero: FigureId;
  card: CardId;
  [key: string]: string;
}

/** The Trigger effect of a card. */
export const triggerOf = (card: CardId): Ability | undefined =>
  definition(card).abilities?.find((ability) => ability.keyword === 'trigger');

/** Traps that a character who moves into a space sets off, one Trigger each (AQ-228, Q-21). */
function trapsReaching(state: AltarQuestState, traps: readonly CardId[]) {
  const board = boardOf(state);
  const situation = situationOf(state);
  const set = traps.flatMap((card) => {
    const trigger = triggerOf(card);
    return trigger ? [{ card, at: spacesOf(state, card), range: trigger.range ?? 0 }] : [];
  });
  return (space: Space): CardId[] => {
    const found: CardId[] = [];
    for (const trap of set) {
      const between = range(board, situation, trap.at, space);
      if (between !== null && between <= trap.range) found.push(trap.card);
    }
    return found;
  };
}

/** What a character sets off who has just moved into the space where they stand, however they came there. */
export const sprungBy = (state: AltarQuestState, character: FigureId): Sprung[] =>
  spacesOf(state, character)
    .flatMap(trapsSetOffBy(state, character))
    .map((card) => ({ hero: character, card }));

/** There is nothing to set off anywhere. */
export const NO_TRAPS = (): CardId[] => [];

/** Which traps a character would set off by moving into a space, as things lie now; who flies sets off none. */
export function trapsSetOffBy(
  state: AltarQuestState,
  character: FigureId,
): (space: Space) => CardId[] {
  const traps = allTraps(state);
  return traps.length === 0 || flies(state, character) ? NO_TRAPS : trapsReaching(state, traps);
}
