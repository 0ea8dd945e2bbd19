import { z } from 'zod';
import { boardOf } from '../../board/library.ts';
import { hasLineOfSight } from '../../board/measure.ts';
import {
  allEnemies,
  allTraps,
  characters,
  damageOf,
  hasTrait,
  inRoomOf,
  isCharacter,
  rangeBetween,
  roomOfFigure,
  situationOf,
  spacesOf,
} from '../../queries/figures.ts';
import type { AltarQuestState } from '../../state.ts';
import type { FigureId, Figures } from '../../terms.ts';
import { type Scope, youOf } from '../language/scope.ts';

/** Which figures an effect reaches, seen from "you" or from the card's own figure ("this"). */
export interface Filter {
  /** Spaces, measured as AQ-121 says. */
  range?: number;
  from?: 'you' | 'this' | 'target';
  /** In the same room as `from`. */
  room?: true;
  sight?: true;
  /** Not "you". */
  other?: true;
  damaged?: true;
  trait?: string;
}

export const filterSchema = z.strictObject({
  range: z.number().int().positive().optional(),
  from: z.enum(['you', 'this', 'target']).optional(),
  room: z.literal(true).optional(),
  sight: z.literal(true).optional(),
  other: z.literal(true).optional(),
  damaged: z.literal(true).optional(),
  trait: z.string().optional(),
});

/** All figures that a filter lets through. */
export function reached(
  state: AltarQuestState,
  of: Figures,
  where: Filter,
  scope: Scope,
): FigureId[] {
  return figuresOf(state, of).filter(passes(state, where, scope));
}

export function figuresOf(state: AltarQuestState, of: Figures): FigureId[] {
  if (of === 'heroes') return state.heroes.map(({ id }) => id);
  if (of === 'characters') return characters(state);
  return of === 'traps' ? allTraps(state) : allEnemies(state);
}

/** Whether they are on the heroes' side, each a "you" of their own where an effect reaches them. */
export const areCharacters = (of: Figures): boolean => of === 'heroes' || of === 'characters';

/** Whether a filter lets a figure through. */
export function passes(
  state: AltarQuestState,
  where: Filter,
  scope: Scope,
): (figure: FigureId) => boolean {
  const from =
    where.from === 'this'
      ? scope.card
      : where.from === 'target'
        ? (scope.target ?? '')
        : youOf(scope);
  const room = where.room ? roomOfFigure(state, from) : null;
  return (figure) => {
    if (where.other && figure === youOf(scope)) return false;
    if (where.damaged && damageOf(state, figure) === 0) return false;
    if (where.trait && !(!isCharacter(state, figure) && hasTrait(figure, where.trait)))
      return false;
    if (where.room && !inRoomOf(state, figure, room)) return false;
    if (where.range !== undefined) {
      const between = rangeBetween(state, from, figure);
      if (between === null || between > where.range) return false;
    }
    if (!where.sight) return true;
    return hasLineOfSight(
      boardOf(state),
      situationOf(state),
      spacesOf(state, from),
      spacesOf(state, figure),
    );
  };
}
