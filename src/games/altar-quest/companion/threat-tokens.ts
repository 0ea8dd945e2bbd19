import { untimedAbilities } from '../rules/cards/abilities.ts';
import type { Passive } from '../rules/cards/definition.ts';
import { definition } from '../rules/cards/library.ts';
import type { WholeEffect } from '../rules/language/effect.ts';
import { referenceCard } from '../rules/queries/cards-in-play.ts';
import type { CardId } from '../rules/terms.ts';
import type { EnemyView, HeroView } from '../rules/view.ts';
import type { Position } from './position.ts';
import { type Gain, gain, WORTH } from './worth.ts';

/** What each value that threat tokens take from a hero is worth; values not listed count 1. */
const TAKEN: { [stat in Passive['stat']]?: number } = {
  movement: 0.8,
  difficulty: 0.8,
  'no-reactions': WORTH.card,
  actions: WORTH.action * WORTH.roundsAhead,
};

/**
 * Threat tokens that a hero gains or discards: each a little, and as much again as the reference card takes
 * from a hero who has that many. On an enemy they are worth to it what they are to a hero.
 */
export function threatGain(
  position: Position,
  bearer: HeroView | undefined,
  isEnemy: boolean,
  amount: number,
): Gain {
  if (!bearer) return isEnemy ? gain(-WORTH.threat * amount, 'fights') : gain(0, 'little');
  const total = Math.max(0, bearer.threat + amount);
  return gain(burdenOf(position, bearer.threat) - burdenOf(position, total), 'cleans');
}

/** What this many threat tokens cost a hero, in points of health. */
function burdenOf(position: Position, tokens: number): number {
  const reference = referenceCard(position.state);
  const passives = reference === null ? [] : (definition(reference).passives ?? []);
  return passives
    .filter((passive) => passive.of === 'heroes' && weighsFrom(passive) <= tokens)
    .reduce((total, { stat }) => total + (TAKEN[stat] ?? 1), WORTH.threat * tokens);
}

/** How many threat tokens it takes until a value is taken from a hero. */
function weighsFrom({ only }: Passive): number {
  const isCounted =
    only?.if === 'at-least' && typeof only.what === 'object' && 'count' in only.what;
  return isCounted && typeof only.amount === 'number' ? only.amount : 0;
}

/** What is done before an enemy is defeated, and by which card: it gives back what it carries, or gets up again. */
export function lastWords(
  position: Position,
  { card: enemy }: EnemyView,
): { card: CardId; effect: WholeEffect }[] {
  const reference = referenceCard(position.state);
  return [enemy, ...(reference === null ? [] : [reference])].flatMap((card) =>
    untimedAbilities(card, 'before-defeat').map(({ effect }) => ({ card, effect })),
  );
}
