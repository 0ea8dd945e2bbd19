import { definition } from '../rules/cards/library.ts';
import type { CardTokens } from '../rules/effects/kinds/tokens.ts';
import type { Amount } from '../rules/language/amount.ts';
import type { Condition } from '../rules/language/condition.ts';
import {
  counterIn,
  escortOf,
  isFinaleOpen,
  isWonAtStairs,
  preyIn,
  preyOf,
  roomWanted,
} from '../rules/queries/finale.ts';
import type { CardId } from '../rules/terms.ts';
import type { EnemyView } from '../rules/view.ts';
import { dangerAt } from './danger.ts';
import { cellOfHero, healthLeft, type Position } from './position.ts';
import { prospectFrom, worthOfGoing } from './prospects.ts';
import { counted, type Subject } from './subject.ts';
import { stepsInto } from './walking.ts';
import { type Gain, gain, NOTHING, WORTH } from './worth.ts';

/** A counter that decides something: how far it is. */
interface Clock {
  have: number;
  need: number;
}

/** What tokens on a card do for the quest: its own rules say what wins, what loses and what is a step. */
export function tokensGain(effect: CardTokens, subject: Subject): Gain {
  const { view } = subject.position;
  const amount = counted(effect.amount, subject);
  const count = countOn(effect, subject);
  if (count === null) return NOTHING;
  const { progress, ...ends } = definition(view.quest.rules);
  const win = counterIn(ends.win);
  const lose = counterIn(ends.lose);
  if (isCounted(win, count)) {
    const { have, need } = clockOf(win, subject);
    return gain((WORTH.victory * Math.min(amount, need - have)) / Math.max(1, need), 'quest');
  }
  if (isCounted(lose, count)) {
    const { have, need } = clockOf(lose, subject);
    return gain(-amount * (1.2 + 2 * (have / need) ** 2), 'delays');
  }
  if (
    progress &&
    typeof progress.of === 'object' &&
    'count' in progress.of &&
    progress.of.count === count
  ) {
    const missing = Math.max(0, view.quest.goal - view.quest.done);
    if (amount < 0 && missing === 0) return NOTHING;
    return gain(WORTH.questStep * Math.min(amount, missing), 'quest');
  }
  return NOTHING;
}

/** Which counter of the rules the tokens go to; null if none of them counts these. */
function countOn({ token, on }: CardTokens, { position, card }: Subject): string | null {
  if (token === 'search') return null;
  if (on === 'rules') return token === 'progress' ? 'progress-here' : 'quest-tokens-on-rules';
  if (on === 'altar') return `${token}-tokens-on-altar`;
  if (on === 'this' && card === position.view.quest.rules)
    return token === 'progress' ? 'progress-here' : 'quest-tokens-on-rules';
  return null;
}

const isCounted = (
  condition: Condition | undefined,
  count: string,
): condition is Extract<Condition, { if: 'at-least' }> =>
  condition?.if === 'at-least' && countOf(condition.what) === count;

const countOf = (amount: Amount): string | null =>
  typeof amount === 'object' && 'count' in amount ? amount.count : null;

const clockOf = (
  { what, amount }: Extract<Condition, { if: 'at-least' }>,
  subject: Subject,
): Clock => {
  const rules = { ...subject, card: subject.position.view.quest.rules };
  return { have: counted(what, rules), need: counted(amount, rules) };
};

/** Whether all that is left of the quest is winning it, and it is known where. */
export const isQuestDone = ({ state }: Position): boolean => isFinaleOpen(state);

/** Whether victory lacks nothing but heroes who still have to come to the stairs. */
export function isTimeToGather(position: Position): boolean {
  const card = position.view.quest.rules;
  const counter = counterIn(definition(card).win);
  if (!counter || !isWonAtStairs(definition(card))) return false;
  const { have, need } = clockOf(counter, { position, card });
  return have >= need;
}

/** An ally who joins: worth most if the quest can't be won without one. */
export const joiningGain = ({ view }: Position, ally: CardId): Gain =>
  escortOf(definition(view.quest.rules))?.ally === ally
    ? gain(WORTH.victory / 2, 'quest')
    : gain(WORTH.ally / 2, 'quest');

/** How far moving this figure brings the quest forward: a lot if the quest wants it somewhere. */
export function movingGain(position: Position, spaces: number): Gain {
  const left = stepsWanted(position);
  if (left === null) return walkingGain(position, spaces);
  return left <= spaces ? gain(WORTH.victory, 'quest') : gain(WORTH.escorted * spaces, 'quest');
}

/**
 * Free spaces: worth a lot if they bring the hero to something that would have needed a Move action, and nothing
 * if nothing that they bring nearer is better than what the hero can do already. An ally whom the quest wants
 * nowhere only gets out of the way of blows.
 */
function walkingGain(position: Position, spaces: number): Gain {
  const { hero, next, view } = position;
  if (view.allies.some(({ card }) => card === hero.id))
    return gain(0.05 * spaces + 0.7 * dangerAt(position), 'guards');
  if (next === null) return gain(0.25 * spaces, 'walks');
  const now = prospectFrom(hero, next.goals, ({ here }) => here).worth;
  let best = NOTHING;
  for (const goal of next.goals) {
    const { worth, why, takesAction, here } = goal;
    const left = Math.max(0, here - spaces);
    const better = worthOfGoing(goal, left, { hero }) - now;
    if (better <= 0) continue;
    const before = Math.ceil(here / hero.spacesPerMove);
    const after = Math.ceil(left / hero.spacesPerMove);
    const saved =
      after === before || hero.actions === 0
        ? 0
        : WORTH.action + worth / (before + (takesAction ? 1 : 0));
    const most = Math.max(better, saved);
    if (most > best.worth) best = gain(most, why);
  }
  return best;
}

/** Spaces between an ally and where the quest wants it; null if it wants it nowhere. */
export function stepsWanted(position: Position): number | null {
  const room = roomWanted(position.state, position.hero.id);
  if (room === null) return null;
  return stepsInto(position.ground, room)(cellOfHero(position));
}

/**
 * Bringing an enemy to the board: a danger; but one that has to be defeated is the more welcome, the more the
 * quest has given against it and the better the heroes are.
 */
export function challengeGain(kind: EnemyView['kind'], { view }: Position): Gain {
  const danger = kind === 'villain' ? WORTH.villain : WORTH.newEnemy;
  if (!preyIn(definition(view.quest.rules)).includes(kind)) return gain(danger, 'dangers');
  const { done, goal } = view.quest;
  const ready = goal === 0 ? 1 : Math.min(1, done / goal);
  const health = Math.min(...view.heroes.map((hero) => healthLeft(hero) / hero.health));
  return gain(danger + WORTH.challenge * ready ** 2 * health, 'quest');
}

/** Whether an enemy is on the board whose defeat wins the quest, and the heroes are ready for it. */
export function isPreyAtBay(position: Position): boolean {
  const prey = preyOf(position.state);
  const isQuarry = (enemy: CardId) => definition(enemy).type === 'quarry';
  return prey.some(isQuarry) || (prey.length > 0 && isQuestDone(position));
}
