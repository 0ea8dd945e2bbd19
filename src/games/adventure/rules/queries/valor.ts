import type { SeatId } from '../../../../kernel/decision.ts';
import { definition } from '../cards/library.ts';
import type { AdventureState, Character } from '../state.ts';
import { type CardId, rankOf } from '../terms.ts';

/** What a card under the quest log is worth (AD-064, AD-085, AD-086). */
export function worthOf(card: CardId): number {
  const printed = definition(card);
  if (printed.type === 'quest' || printed.type === 'trophy') return printed.valor;
  throw new Error(`${card} has no place in a quest log.`);
}

/** AD-084 */
export const valorOf = ({ log }: Pick<Character, 'log'>): number =>
  log.reduce((sum, card) => sum + worthOf(card), 0);

/** What settles a tie (AD-065); shared if nothing does. */
export type TieRule = 'valor' | 'cards' | 'level' | 'shared';

/** Who has enough valor and wins (AD-064, AD-065), with what settled it if several have; null for nobody. */
export function winnersOf({
  characters,
  options,
}: Pick<AdventureState, 'characters' | 'options'>): {
  winners: SeatId[];
  others: SeatId[];
  by: TieRule | null;
} | null {
  const reached = characters.filter((one) => valorOf(one) >= options.valor);
  if (reached.length === 0) return null;
  const measures: [TieRule, (one: Character) => number][] = [
    ['valor', valorOf],
    ['cards', ({ log }) => log.length],
    ['level', ({ level }) => rankOf(level)],
  ];
  let left = reached;
  let by: TieRule | null = null;
  for (const [rule, measure] of measures) {
    if (left.length === 1) break;
    const best = Math.max(...left.map(measure));
    left = left.filter((one) => measure(one) === best);
    by = rule;
  }
  if (left.length > 1) by = 'shared';
  const winners = left.map(({ seat }) => seat);
  const others = reached.map(({ seat }) => seat).filter((seat) => !winners.includes(seat));
  return { winners, others, by: reached.length === 1 ? null : by };
}
