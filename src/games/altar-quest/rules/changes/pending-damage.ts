import type { Amount } from '../language/amount.ts';
import type { Scope } from '../language/scope.ts';
import { amountOf } from '../queries/amounts.ts';
import { pending } from '../queries/pending.ts';
import type { Present } from '../state.ts';
import type { SufferData } from '../suffer-data.ts';

/** Damage about to be suffered, and how much of it an effect takes off. */
export interface TakenOff {
  damage: SufferData;
  /** At least 1. */
  amount: number;
}

/** What an effect takes off the damage: at most what is left after earlier ones. Null if there is nothing to take. */
export function takenOff(run: Present, most: Amount | 'all', scope: Scope): TakenOff | null {
  const damage = pending<SufferData>(run, 'suffer');
  if (!damage) return null;
  const left = damage.amount - (damage.prevented ?? 0);
  const amount = most === 'all' ? left : Math.min(left, amountOf(run, most, scope));
  return amount > 0 ? { damage, amount } : null;
}

/** Takes it off; the damage itself is suffered, or not, once everyone who could take some has done so. */
export function takeOff({ damage, amount }: TakenOff): void {
  damage.prevented = (damage.prevented ?? 0) + amount;
}
