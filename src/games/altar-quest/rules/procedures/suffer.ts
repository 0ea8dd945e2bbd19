import { call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { noteLoss } from '../changes/losses.ts';
import { discardCard } from '../changes/piles.ts';
import { addFigureTokens } from '../changes/tokens.ts';
import { damageOf, isCharacter, isHero } from '../queries/figures.ts';
import { healthOf } from '../queries/values.ts';
import type { AltarQuest, AltarQuestRun } from '../state.ts';
import type { SufferData } from '../suffer-data.ts';
import type { FigureId } from '../terms.ts';
import { happened } from './aftermath.ts';

/**
 * A character suffers damage: Reactions may prevent some, then tokens go on the character (AQ-213). Neither
 * defense nor armor counts any more here (AQ-215). A defeated hero loses the game at once (AQ-004, AQ-214); a
 * defeated ally leaves it (AQ-217). Returns the damage suffered.
 */
export const suffer = procedure<AltarQuest, SufferData>('suffer', {
  before: (_run, data) => {
    if (data.amount <= 0) return finish(0);
    return call('window', { occasion: occasion(data, 'before-damage') }, 'apply');
  },

  apply: (run, data) => {
    const { state } = run;
    const { figure } = data;
    const amount = Math.max(0, data.amount - (data.prevented ?? 0));
    data.amount = amount;
    if (!isCharacter(state, figure) || isCalledOff(run, data)) return finish(0);
    if (amount === 0) {
      run.emit('damage-prevented', { figure });
      return finish(0);
    }
    const health = healthOf(state, figure);
    addFigureTokens(state, figure, 'damage', Math.min(amount, health - damageOf(state, figure)));
    if (isHero(state, figure)) noteLoss(run, data.from, figure, 'health', amount);
    const left = health - damageOf(state, figure);
    run.emit('damage-suffered', { figure, amount, left, health, from: data.from });
    if (left > 0) return goto('after');
    defeat(run, figure);
    return finish(amount);
  },

  after: (run, data) => happened(run, occasion(data, 'after-damage'), 'done'),

  done: (_run, data) => finish(data.amount),
});

/** Whether the enemy whose Activate caused it has been defeated meanwhile, whoever was to suffer it then (AQ-103). */
const isCalledOff = ({ match }: AltarQuestRun, { from }: SufferData): boolean =>
  match.stack.some(
    ({ procedure: name, data }) =>
      name === 'ability' && data.card === from && data.cancelled === true,
  );

/**
 * A hero's end is everyone's. An ally's card and token leave the game (AQ-263), along with what it was about to
 * do.
 */
function defeat(run: AltarQuestRun, figure: FigureId): void {
  if (isHero(run.state, figure)) {
    run.emit('hero-defeated', { hero: figure });
    run.end({ winners: [], reason: 'hero-defeated' });
    return;
  }
  run.emit('ally-defeated', { ally: figure });
  for (const { procedure: name, data } of run.match.stack) {
    if (name === 'ability' && data.card === figure) data.cancelled = true;
  }
  discardCard(run, figure);
}

const occasion = (data: SufferData, at: 'before-damage' | 'after-damage') => ({
  at,
  character: data.figure,
  amount: data.amount,
  ...(data.enemy ? { enemy: data.from } : {}),
});
