import { countShowing } from '../altar-pool.ts';
import type { Amount, Count } from '../language/amount.ts';
import { type Scope, youOf } from '../language/scope.ts';
import type { AltarQuestRun } from '../state.ts';
import { cardState } from './card-state.ts';
import {
  allEnemies,
  characters,
  damageOf,
  focusOf,
  heroById,
  inRoomOf,
  threatOf,
} from './figures.ts';
import { rulesCard } from './rules-card.ts';
import { roomOfYou } from './you.ts';

/** The current value of an amount. */
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
