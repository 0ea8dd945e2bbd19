import type { CompanionRules } from '../../../kernel/companion.ts';
import { answer } from '../../../kernel/engine.ts';
import type { Match } from '../../../kernel/match.ts';
import { UNTOLD_PROCEDURES } from '../rules/procedures/index.ts';
import type { AltarQuest, AltarQuestState, Turn } from '../rules/state.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { forget } from './forget.ts';
import { DEEDS, habits } from './habits.ts';
import { rate } from './rate.ts';
import { weigh } from './stakes.ts';

/** A round, turn by turn (AQ-080). */
const TURNS: readonly Turn[] = ['heroes', 'threat', 'villain', 'quest'];
/**
 * Rounds that are played ahead. After one, the cost of a deed shows and its benefit doesn't yet: playing only
 * that far won hardly more than rules of thumb.
 */
const ROUNDS = 2;

const turn = ({ state }: Match<AltarQuestState>): number =>
  state.round * TURNS.length + TURNS.indexOf(state.turn);

/** How companions play Altar Quest. */
export const altarQuestCompanion: CompanionRules<AltarQuestState, AltarQuestView, AltarQuest> = {
  habits,
  weigh,
  ahead: {
    forget,
    rate,
    turn,
    depth: () => ROUNDS * TURNS.length,
    candidates: 3,
    answer: (fork, choice) => answer(UNTOLD_PROCEDURES, fork, choice),
    usual: { milliseconds: 1_500, playouts: 18 },
    // The deeds of a turn. Dice, targets and reactions follow from them; and while others are asked as well,
    // they choose from hands that nobody else knows.
    isWorthIt: ({ open }, { prompt }) => open.length === 1 && DEEDS.includes(prompt.key),
  },
};
