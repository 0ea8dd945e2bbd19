import type { SeatId } from '../../../../kernel/decision.ts';
import type { Losses } from '../losses.ts';
import { heroById } from '../queries/figures.ts';
import { userOf } from '../queries/pending.ts';
import type { AltarQuestRun, AltarQuestState, Hero } from '../state.ts';
import type { CardId, HeroId } from '../terms.ts';

/** A card takes health or focus from a hero. */
export function noteLoss(
  run: AltarQuestRun,
  card: CardId,
  id: HeroId,
  what: 'health' | 'focus',
  amount: number,
): void {
  if (userOf(run, card) !== id) addLoss(heroById(run.state, id), what, amount);
}

/** A card takes supply, which is everyone's. */
export function noteSupplyLoss(run: AltarQuestRun, card: CardId, amount: number): void {
  if (userOf(run, card) !== null) return;
  for (const hero of run.state.heroes) addLoss(hero, 'supply', amount);
}

function addLoss(hero: Hero, what: keyof Losses, amount: number): void {
  hero.losses = { ...hero.losses, [what]: (hero.losses?.[what] ?? 0) + amount };
}

/** The player of a seat has been asked: they know what was taken from their heroes before. */
export function forgetLosses(state: AltarQuestState, seat: SeatId): void {
  for (const hero of state.heroes) if (hero.seat === seat) delete hero.losses;
}
