import type { SeatId } from '../../../kernel/decision.ts';
import type { Match } from '../../../kernel/match.ts';
import { challengeDefinition, questDefinition } from '../rules/cards/library.ts';
import { neededFor } from '../rules/queries/quests.ts';
import { valorOf } from '../rules/queries/valor.ts';
import { healthOf } from '../rules/queries/values.ts';
import type { AdventureState, Character } from '../rules/state.ts';
import { rankOf } from '../rules/terms.ts';
import { worthOfSpace } from './travelling.ts';

/** How much a lead of one point of valor tells. */
const STEEPNESS = 0.75;

/** How much of a tenth of a point of valor within reach counts already. */
const WITHIN_REACH = 0.05;

/** The seat's share, when every player's share grows with how far they have come. */
export function rate({ state }: Match<AdventureState>, seat: SeatId): number {
  const shares = state.characters.map((character) => ({
    seat: character.seat,
    share: Math.exp(STEEPNESS * progressOf(state, character)),
  }));
  const all = shares.reduce((sum, { share }) => sum + share, 0);
  return (shares.find((one) => one.seat === seat)?.share ?? 0) / all;
}

/** In valor: what is in the log, what is under way, and what helps to get more. */
function progressOf(state: AdventureState, character: Character): number {
  const { quests, level, hand, bag, weapon, armor, kept, damage } = character;
  const underWay = quests.reduce((sum, { card, progress }) => {
    const { valor, level: gives, tasks } = questDefinition(card);
    const done = tasks.reduce(
      (part, task, index) => part + (progress[index] ?? 0) / neededFor(task),
      0,
    );
    return sum + (0.75 * (valor + (gives ? 1 : 0)) * done) / tasks.length;
  }, 0);
  const worn = [weapon, armor].reduce(
    (sum, item) => sum + (item === null ? 0 : 0.35 + 0.3 * colorRank(item)),
    0,
  );
  const left = 1 - damage / healthOf(state, character);
  return (
    valorOf(character) +
    underWay +
    1.2 * rankOf(level) +
    worn +
    0.06 * hand.length +
    0.08 * Math.min(6, bag.length) +
    0.1 * kept.length +
    0.8 * left +
    WITHIN_REACH * worthOfSpace(state, character.seat, character.space).worth
  );
}

const colorRank = (item: string): number => rankOf(challengeDefinition(item).color);
