import { countShowing } from '../../altar-pool.ts';
import type { Amount, Count } from '../../cards/amount.ts';
import { definition } from '../../cards/library.ts';
import { cardState } from '../../queries/card-state.ts';
import {
  allEnemies,
  characters,
  damageOf,
  focusOf,
  heroById,
  inRoomOf,
  threatOf,
} from '../../queries/figures.ts';
import type { AltarQuestRun } from '../../state.ts';
import { type DescribeContext, nameTarget } from '../language/describe.ts';
import { type Scope, youOf } from '../language/scope.ts';
import { roomOfYou } from './you.ts';

/** The number that an amount means right now. */
export function amountOf(run: Pick<AltarQuestRun, 'state'>, amount: Amount, scope: Scope): number {
  if (typeof amount === 'number') return amount;
  if ('perHero' in amount) return amount.perHero * run.state.heroes.length;
  if ('dice' in amount) return countShowing(run.state.altarPool, amount.dice);
  const counted = count(run, amount.count, scope) * (amount.times ?? 1);
  return amount.most === undefined ? counted : Math.min(counted, amount.most);
}

function count(run: Pick<AltarQuestRun, 'state'>, what: Count, scope: Scope): number {
  const { state } = run;
  switch (what) {
    case 'threat-tokens':
      return threatOf(state, youOf(scope));
    case 'threat-tokens-here':
      return cardState(state, scope.card).threat ?? 0;
    case 'threat-tokens-on-target':
      return scope.target ? (cardState(state, scope.target).threat ?? 0) : 0;
    case 'focus':
      return focusOf(state, youOf(scope));
    case 'hand':
      return scope.ally === undefined ? heroById(state, scope.hero).hand.length : 0;
    case 'supply':
      return state.supply;
    case 'enemies-in-room':
      return countInRoom(state, scope, allEnemies(state));
    case 'heroes-in-room':
      return countInRoom(
        state,
        scope,
        state.heroes.map(({ id }) => id),
      );
    case 'characters-in-room':
      return countInRoom(state, scope, characters(state));
    case 'damage-on-you':
      return damageOf(state, youOf(scope));
    case 'damage-on-target':
      return scope.target ? damageOf(state, scope.target) : 0;
    case 'damage-here':
      return damageOf(state, scope.card);
    case 'revealed-rooms':
      return state.revealed.length;
    case 'quest-tokens-here':
      return cardState(state, scope.card).quest ?? 0;
    case 'quest-tokens-on-rules':
      return cardState(state, rulesCard(state)).quest ?? 0;
    case 'quest-tokens-on-altar':
      return cardState(state, state.altar).quest ?? 0;
    case 'progress-here':
      return cardState(state, scope.card).progress ?? 0;
    case 'search-tokens-here':
      return cardState(state, scope.card).search ?? 0;
    case 'villain-area':
      return state.villainArea.length;
    case 'round':
      return state.round;
    case 'successes':
      return scope.amount ?? 0;
  }
}

/** How many of the figures are in the room of "you". */
function countInRoom(
  state: AltarQuestRun['state'],
  scope: Scope,
  figures: readonly string[],
): number {
  const room = roomOfYou(state, scope);
  return figures.filter((figure) => inRoomOf(state, figure, room)).length;
}

/** The Setup/Rules card of the quest: always the leftmost of the quest area (AQ-056). */
export function rulesCard(state: AltarQuestRun['state']): string {
  const first = state.questArea[0];
  if (first === undefined || definition(first).type !== 'quest-rules') {
    throw new Error('The quest area has lost its Setup/Rules card.');
  }
  return first;
}

/** Of what the quest's own conditions speak: its Setup/Rules card, and no hero more than another. */
export const ofQuest = (state: AltarQuestRun['state']): Scope => ({
  card: rulesCard(state),
  hero: state.heroes[0]?.id ?? '',
});

/** An amount in words: "2", or "1" with what it counts: " per hero" (AQ-040), " for each threat token you have". */
export interface AmountWords {
  number: string;
  /** For the plural of what is counted. */
  plural: number;
  each: string;
}

export function amountWords(amount: Amount, context: DescribeContext): AmountWords {
  if (typeof amount === 'number') {
    return { number: String(Math.abs(amount)), plural: Math.abs(amount), each: '' };
  }
  if ('perHero' in amount) {
    const { perHero } = amount;
    return { number: String(perHero), plural: perHero, each: ` ${context.text('per-hero')}` };
  }
  const times = 'dice' in amount ? 1 : Math.abs(amount.times ?? 1);
  const most = 'dice' in amount ? 0 : (amount.most ?? 0);
  const each = context.text('for-each-of', { thing: describeCounted(amount, context), most });
  return { number: String(times), plural: times, each: ` ${each}` };
}

/** What is counted, in the singular: "threat token you have". */
function describeCounted(
  amount: Exclude<Amount, number | { perHero: number }>,
  context: DescribeContext,
): string {
  if ('dice' in amount) return context.text('counted.dice', { rhune: context.rhune(amount.dice) });
  const own = ownCounted(amount.count, 1, context);
  if (own !== null) return own;
  return context.text(`counted.${amount.count}`, {
    counted: context.counted,
    threat: context.threatTokens(1),
    target: speaksOfTarget(amount.count) ? nameTarget(context) : '',
  });
}

/** Whether what is counted lies on the target. */
export const speaksOfTarget = (what: Count): boolean => what.endsWith('-on-target');

/** "2", "2 per hero", "1 for each threat token you have". */
export function describeAmount(amount: Amount, context: DescribeContext): string {
  const { number, each } = amountWords(amount, context);
  return `${number}${each}`;
}

/** The quest's own word for the tokens that are counted; null where it has none. */
export function ownCounted(what: Count, plural: number, context: DescribeContext): string | null {
  const counted = /^(quest|progress)(?:-tokens)?-(?:on-)?(here|rules|altar)$/.exec(what);
  if (!counted) return null;
  const [, token = '', place = ''] = counted;
  return context.ownToken({ token, on: place === 'here' ? 'this' : place }, plural);
}
