import { z } from 'zod';
import { definition } from '../cards/library.ts';
import { allEnemies, heroById, inRoomOf, roomOfFigure } from '../figures.ts';
import type { AltarQuestRun } from '../state.ts';
import { RHUNES } from '../terms.ts';
import { cardState } from '../tokens.ts';
import type { DescribeContext } from './describe.ts';
import type { Scope } from './scope.ts';

const COUNTS = [
  'threat-tokens',
  'focus',
  'hand',
  'supply',
  'enemies-in-room',
  'heroes-in-room',
  'damage-on-you',
  'damage-on-target',
  'revealed-rooms',
  'quest-tokens-here',
  'quest-tokens-on-rules',
  'progress-here',
  'search-tokens-here',
  'villain-area',
  'successes',
  'prevented',
] as const;

/** A number on a card: fixed, times the number of heroes ("P", AQ-040), or counted when it is needed. */
export type Amount =
  | number
  | { perHero: number }
  | { count: (typeof COUNTS)[number]; times?: number; most?: number }
  | { dice: (typeof RHUNES)[number] };

export const amountSchema: z.ZodType<Amount> = z.union([
  z.number().int(),
  z.strictObject({ perHero: z.number().int().positive() }),
  z.strictObject({
    count: z.enum(COUNTS),
    times: z.number().int().optional(),
    most: z.number().int().positive().optional(),
  }),
  z.strictObject({ dice: z.enum(RHUNES) }),
]);

/** The number that an amount means right now. */
export function amountOf(run: Pick<AltarQuestRun, 'state'>, amount: Amount, scope: Scope): number {
  if (typeof amount === 'number') return amount;
  if ('perHero' in amount) return amount.perHero * run.state.heroes.length;
  if ('dice' in amount) return run.state.altarPool.filter((face) => face === amount.dice).length;
  const counted = count(run, amount.count, scope) * (amount.times ?? 1);
  return amount.most === undefined ? counted : Math.min(counted, amount.most);
}

function count(
  run: Pick<AltarQuestRun, 'state'>,
  what: (typeof COUNTS)[number],
  scope: Scope,
): number {
  const { state } = run;
  const hero = heroById(state, scope.hero);
  const room = () => roomOfFigure(state, scope.hero);
  switch (what) {
    case 'threat-tokens':
      return hero.threat;
    case 'focus':
      return hero.focus;
    case 'hand':
      return hero.hand.length;
    case 'supply':
      return state.supply;
    case 'enemies-in-room':
      return allEnemies(state).filter((enemy) => inRoomOf(state, enemy, room())).length;
    case 'heroes-in-room':
      return state.heroes.filter((other) => inRoomOf(state, other.id, room())).length;
    case 'damage-on-you':
      return hero.damage;
    case 'damage-on-target':
      return scope.target ? (cardState(state, scope.target).damage ?? 0) : 0;
    case 'revealed-rooms':
      return state.revealed.length;
    case 'quest-tokens-here':
      return cardState(state, scope.card).quest ?? 0;
    case 'quest-tokens-on-rules':
      return cardState(state, rulesCard(state)).quest ?? 0;
    case 'progress-here':
      return cardState(state, scope.card).progress ?? 0;
    case 'search-tokens-here':
      return cardState(state, scope.card).search ?? 0;
    case 'villain-area':
      return state.villainArea.length;
    case 'successes':
    case 'prevented':
      return scope.amount ?? 0;
  }
}

/** The Setup/Rules card of the quest: always the leftmost of the quest area (AQ-056). */
export function rulesCard(state: AltarQuestRun['state']): string {
  const first = state.questArea[0];
  if (first === undefined || definition(first).type !== 'quest-rules') {
    throw new Error('The quest area has lost its Setup/Rules card.');
  }
  return first;
}

/** "2", "2P", "1 for each threat token on you". */
export function describeAmount(amount: Amount, context: DescribeContext): string {
  if (typeof amount === 'number') return String(amount);
  if ('perHero' in amount) return `${amount.perHero}P`;
  if ('dice' in amount) return context.text('amount.dice', { rhune: context.rhune(amount.dice) });
  return context.text(`amount.${amount.count}`, {
    times: amount.times ?? 1,
    most: amount.most ?? 0,
  });
}
