import type { JsonObject } from '../../../../kernel/json.ts';
import { call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { noteLoss } from '../changes/losses.ts';
import { heroById } from '../queries/figures.ts';
import { healthOf } from '../queries/values.ts';
import type { AltarQuest } from '../state.ts';
import type { CardId, FigureId } from '../terms.ts';
import { happened } from './aftermath.ts';

export interface SufferData extends JsonObject {
  /** The character that suffers. */
  figure: FigureId;
  amount: number;
  /** The enemy or card it comes from, for the chronicle and for Reactions. */
  from: CardId;
  /** Whether `from` is an enemy on the board. */
  enemy?: boolean;
  /** Damage prevented by Reactions. */
  prevented?: number;
}

/**
 * A character suffers damage: Reactions may prevent some, then tokens go on the character (AQ-213).
 * Neither defense nor armor counts any more here (AQ-215). A defeated hero loses the game at once
 * (AQ-004, AQ-214). Returns the damage suffered.
 */
export const suffer = procedure<AltarQuest, SufferData>('suffer', {
  before: (_run, data) => {
    if (data.amount <= 0) return finish(0);
    return call('window', { occasion: occasion(data, 'before-damage') }, 'apply');
  },

  apply: (run, data) => {
    const hero = heroById(run.state, data.figure);
    const amount = Math.max(0, data.amount - (data.prevented ?? 0));
    data.amount = amount;
    if (amount === 0) {
      run.emit('damage-prevented', { figure: hero.id });
      return finish(0);
    }
    const health = healthOf(run.state, hero.id);
    hero.damage = Math.min(hero.damage + amount, health);
    noteLoss(run, data.from, hero.id, 'health', amount);
    const left = health - hero.damage;
    run.emit('damage-suffered', { figure: hero.id, amount, left, health, from: data.from });
    if (left === 0) {
      run.emit('hero-defeated', { hero: hero.id });
      run.end({ winners: [], reason: 'hero-defeated' });
      return finish(amount);
    }
    return goto('after');
  },

  after: (run, data) => happened(run, occasion(data, 'after-damage'), 'done'),

  done: (_run, data) => finish(data.amount),
});

const occasion = (data: SufferData, at: 'before-damage' | 'after-damage') => ({
  at,
  character: data.figure,
  amount: data.amount,
  ...(data.enemy ? { enemy: data.from } : {}),
});
