import { adventureRules } from '../../games/adventure/rules/index.ts';
import type { Foreseen } from '../../games/adventure/rules/odds/odds.ts';
import { fighterName } from '../../games/adventure/rules/queries/cards.ts';
import { challengeOptions } from '../../games/adventure/rules/queries/challenges.ts';
import { characterOf } from '../../games/adventure/rules/queries/characters.ts';
import type { Combat } from '../../games/adventure/rules/state.ts';
import type { Combatant } from '../../games/adventure/rules/terms.ts';
import { copyOf } from '../../kernel/json.ts';
import { below, type RandomState } from '../../kernel/random.ts';
import { chancesOf, chancesOfDeck, isRolled } from './chances.ts';
import {
  type AdventureMatch,
  beginning,
  type Came,
  type Choosing,
  playedOut,
  theFirst,
  theLast,
} from './playing-out.ts';
import { type Shown, shownBy } from './shown.ts';

/** How forecasts are compared. */
export interface Comparing {
  random: RandomState;
  /** One in this many of the chances is compared: each takes 36 throws. What is certain always is. */
  oneIn: number;
}

/** How many forecasts have been compared with the results, and how the others differ. */
export interface Comparison {
  forecasts: number;
  different: string[];
}

/**
 * Compares what the panels of a match foretell with what happens: each fight is played from this position by
 * the rules of the match, through answers, with every possible throw.
 */
export function compareForecasts(match: AdventureMatch, how: Comparing): Comparison {
  const comparison: Comparison = { forecasts: 0, different: [] };
  for (const decision of match.open) {
    const view = adventureRules.view(match, decision.seats[0] ?? 'table');
    for (const shown of shownBy(view, decision)) {
      const differences = compare(match, shown, how);
      if (differences === null) continue;
      comparison.forecasts += 1;
      comparison.different.push(
        ...differences.map((difference) => `${decision.prompt.key} ${shown.option}: ${difference}`),
      );
    }
  }
  return comparison;
}

/** How a forecast differs from the result; null if it can't be tried, or is not compared this time. */
function compare(match: AdventureMatch, shown: Shown, how: Comparing): string[] | null {
  const isCertain = shown.of === 'combat' && isRolled(match);
  if (!isCertain && below(how.random, how.oneIn) !== 0) return null;
  switch (shown.of) {
    case 'combat': {
      const outlook = shown.says();
      if (outlook === null) return null;
      return outlook.is === 'certain'
        ? certainty(match, shown.option, outlook.forecast, how.random)
        : chancesOf(match, shown.option, outlook.odds);
    }
    case 'attack':
      return chancesOf(match, shown.option, shown.says());
    case 'deck':
      return chancesOfDeck(match, shown.option, shown.color, shown.says(), how.random);
    case 'journey': {
      const there = standingIn(match, shown.space);
      const { state } = there;
      const options = challengeOptions(state, state.turn?.seat ?? '');
      if (!options.some(({ id }) => id === shown.option)) return null;
      return shown.color === null
        ? chancesOf(there, shown.option, shown.says())
        : chancesOfDeck(there, shown.option, shown.color, shown.says(), how.random);
    }
  }
}

/** What is certain happens, with any throw that is still possible. */
function certainty(
  match: AdventureMatch,
  option: string,
  forecast: Foreseen,
  random: RandomState,
): string[] {
  const dice = isRolled(match) ? [] : [below(random, 6) + 1, below(random, 6) + 1];
  const said = saidIn(match, forecast);
  const begun = beginning(match, option);
  const compared = (choosing: Choosing) =>
    playedOut(begun, dice, choosing).flatMap(({ came }) => {
      const was = JSON.stringify(comparable(came));
      return was === said ? [] : [`said ${said}, came ${was}`];
    });
  const [first] = playedOut(begun, dice);
  const others = first?.wasFree && !forecast.isOpen ? compared(theLast) : [];
  return [...compared(theFirst), ...others];
}

/** A forecast worded from what happened. */
function saidIn({ state }: AdventureMatch, forecast: Foreseen): string {
  const combat = state.combat as Combat;
  const { blows, held, hurt, fallen, canceled } = forecast;
  const harm = (['attacker', 'defender'] as const).flatMap((side) => {
    const who = fighterName(state, combat, side);
    const isCharacter = side === 'attacker' || combat.opponent.is === 'character';
    return isCharacter && hurt[side] > 0 && !canceled ? [[who, hurt[side]]] : [];
  });
  return JSON.stringify({
    blows: blows.map(({ side, die, attack, defense }) => `${side} ${die}+${attack}/${defense}`),
    held,
    hurt: Object.fromEntries(harm.sort()),
    result: canceled ? 'canceled' : resultOf(fallen),
  });
}

function resultOf(fallen: { [side in Combatant]: boolean }): string {
  if (fallen.attacker && fallen.defender) return 'both-defeated';
  if (fallen.attacker) return 'character-defeated';
  return fallen.defender ? 'opponent-defeated' : 'neither-defeated';
}

/** AD-113: in a battle that was canceled nobody has been dealt damage. */
const comparable = ({ blows, held, hurt, result }: Came): object => ({
  blows,
  held,
  hurt: result === 'canceled' ? {} : Object.fromEntries(Object.entries(hurt).sort()),
  result,
});

/** The match just before the challenge phase, with the active character in another space. */
function standingIn(match: AdventureMatch, space: string): AdventureMatch {
  const fork = copyOf(match);
  const seat = fork.state.turn?.seat ?? '';
  characterOf(fork.state, seat).space = space;
  const at = fork.stack.findIndex(({ procedure }) => procedure === 'turn');
  const turn = { procedure: 'turn', step: 'challenge', data: fork.stack[at]?.data ?? {} };
  fork.stack = [...fork.stack.slice(0, at), turn];
  fork.open = [];
  return fork;
}
