import type { SeatId } from '../../../../kernel/decision.ts';
import type { AltarQuestState } from '../state.ts';
import type { HeroId } from '../terms.ts';

/**
 * The seat of the hero who acts or reacts (AQ-081, AQ-129); null in the villain's and the quest's turn, which
 * are nobody's, although somebody draws for all.
 */
export const actingSeat = ({ turn, active, heroes }: AltarQuestState): SeatId | null =>
  turn === 'heroes' || turn === 'threat'
    ? (heroes.find(({ id }) => id === active)?.seat ?? null)
    : null;

/**
 * The active hero, whom enemies and traps appear near (AQ-145, AQ-150): whose act or react phase it is
 * (AQ-082), even if another draws the card; in turns that are nobody's, the one who draws it.
 */
export const activeHero = ({ turn, active }: AltarQuestState, drawing: HeroId): HeroId =>
  (turn === 'heroes' || turn === 'threat' ? active : null) ?? drawing;
