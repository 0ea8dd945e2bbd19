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

/** The traps within whose range a space is; remembered for one look at the board. */
function trapsReaching(state: AltarQuestState, traps: readonly CardId[]) {
  const board = boardOf(state);
  const situation = situationOf(state);
  const set = traps.flatMap((card) => {
    const trigger = triggerOf(card);
    return trigger ? [{ card, at: spacesOf(state, card), range: trigger.range ?? 0 }] : [];
  });
  const known = new Map<Space, readonly CardId[]>();
  const look = (space: Space): readonly CardId[] => {
    const found: CardId[] = [];
    for (const trap of set) {
      const between = range(board, situation, trap.at, space);
      if (between !== null && between <= trap.range) found.push(trap.card);
    }
    known.set(space, found);
    return found;
  };
  return (space: Space): readonly CardId[] => known.get(space) ?? look(space);
}

/** What a character sets off who has just moved from one space to another, however they came there. */
export const sprungBy = (state: AltarQuestState, character: FigureId, from: Space): Sprung[] => {
  const setOff = trapsSetOffBy(state, character);
  return spacesOf(state, character)
    .flatMap((space) => setOff(space, from))
    .map((card) => ({ hero: character, card }));
};

/** The traps that a character sets off, one Trigger each, by moving into a space from another one. */
export type SettingOff = (space: Space, from: Space) => readonly CardId[];

/** There is nothing to set off anywhere. */
export const NO_TRAPS: SettingOff = () => [];

/**
 * Which traps a character would set off by moving, given their current places (AQ-228): each one whose range
 * includes the space, or, depending on the match option, only those that the character was not in range of
 * before. Flying sets off none.
 */
export function trapsSetOffBy(state: AltarQuestState, character: FigureId): SettingOff {
  const traps = allTraps(state);
  if (traps.length === 0 || flies(state, character)) return NO_TRAPS;
  const reaching = trapsReaching(state, traps);
  if (state.options.traps !== 'entering') return reaching;
  return (space, from) => {
    const before = reaching(from);
    return reaching(space).filter((card) => !before.includes(card));
  };
}

/** Every trap set off on a way, once for each time. */
export const setOffAlong = (
  setOff: SettingOff,
  from: Space,
  path: readonly Space[],
): readonly CardId[] => path.flatMap((space, index) => setOff(space, path[index - 1] ?? from));
