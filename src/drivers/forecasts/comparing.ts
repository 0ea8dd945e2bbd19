import { isEncounter } from '../../games/adventure/rules/cards/library.ts';
import { adventureRules } from '../../games/adventure/rules/index.ts';
import type { Foreseen, Odds } from '../../games/adventure/rules/odds/odds.ts';
import { fighterName } from '../../games/adventure/rules/queries/cards.ts';
import { challengeOptions } from '../../games/adventure/rules/queries/challenges.ts';
import { characterNamed, characterOf } from '../../games/adventure/rules/queries/characters.ts';
import type { Combat } from '../../games/adventure/rules/state.ts';
import type { Color, Combatant } from '../../games/adventure/rules/terms.ts';
import { copyOf } from '../../kernel/json.ts';
import { below, type RandomState } from '../../kernel/random.ts';
import {
  type AdventureMatch,
  type Came,
  type Choosing,
  type Played,
  playedOut,
  theFirst,
} from './playing-out.ts';
import { type Shown, shownBy } from './shown.ts';

/** Of each kind of forecast one in so many is compared: chances take 36 fights, those of a deck some hundreds. */
export type Sample = { readonly [of in Shown['of'] | 'certain']: number };

/** How many forecasts have been compared with what came of them, and in what the others differ. */
export interface Comparison {
  forecasts: number;
  different: string[];
}

/**
 * Compares what the panels of a match foretell with what comes of it: each fight is played from this
 * position by the rules of the match, through answers, with every throw that there is.
 */
export function compareForecasts(
  match: AdventureMatch,
  random: RandomState,
  sample: Sample,
): Comparison {
  const comparison: Comparison = { forecasts: 0, different: [] };
  for (const decision of match.open) {
    const view = adventureRules.view(match, decision.seats[0] ?? 'table');
    for (const shown of shownBy(view, decision)) {
      const differences = compare(match, shown, random, sample);
      if (differences === null) continue;
      comparison.forecasts += 1;
      comparison.different.push(
        ...differences.map((difference) => `${decision.prompt.key} ${shown.option}: ${difference}`),
      );
    }
  }
  return comparison;
}

/** In what a forecast differs from what came; null where it can't be tried, or is not in the sample. */
function compare(
  match: AdventureMatch,
  shown: Shown,
  random: RandomState,
  sample: Sample,
): string[] | null {
  const isTried = (of: keyof Sample): boolean => below(random, sample[of]) === 0;
  if (!isTried(shown.of === 'combat' && isRolled(match) ? 'certain' : shown.of)) return null;
  switch (shown.of) {
    case 'combat': {
      const outlook = shown.says();
      if (outlook === null) return null;
      return outlook.is === 'certain'
        ? certainty(match, shown.option, outlook.forecast, random)
        : chances([match], shown.option, outlook.odds);
    }
    case 'attack':
      return chances([match], shown.option, shown.says());
    case 'deck':
      return chances(withEachDrawn(match, shown.color), shown.option, shown.says());
    case 'journey': {
      const there = standingIn(match, shown.space);
      const { state } = there;
      const options = challengeOptions(state, state.turn?.seat ?? '');
      if (!options.some(({ id }) => id === shown.option)) return null;
      const forks = shown.color === null ? [there] : withEachDrawn(there, shown.color);
      return chances(forks, shown.option, shown.says());
    }
  }
}

/** What is certain comes, with any throw that is still possible. */
function certainty(
  match: AdventureMatch,
  option: string,
  forecast: Foreseen,
  random: RandomState,
): string[] {
  const dice = isRolled(match) ? [] : [below(random, 6) + 1, below(random, 6) + 1];
  const said = saidIn(match, forecast);
  const compared = (choosing: Choosing) =>
    playedOut(match, option, dice, choosing).flatMap(({ came }) => {
      const was = JSON.stringify(comparable(came));
      return was === said ? [] : [`said ${said}, came ${was}`];
    });
  const [first] = playedOut(match, option, dice);
  const others = first?.wasFree && !forecast.isOpen ? compared(theLast) : [];
  return [...compared(theFirst), ...others];
}

/** Not what a card names first, where there is anything else. */
const theLast: Choosing = ({ options, choose }) =>
  options.slice(options.length - choose.min).map(({ id }) => id);

const isRolled = ({ state }: AdventureMatch): boolean =>
  state.combat !== null && state.combat.dice.attacker !== null;

/** A forecast as it would be told of what came. */
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

const FACES = [1, 2, 3, 4, 5, 6] as const;
const THROWS = FACES.flatMap((attacker) => FACES.map((defender) => [attacker, defender]));

/** Chances are what comes of all throws, in all forks. */
function chances(forks: readonly AdventureMatch[], option: string, odds: Odds): string[] | null {
  if (forks.length === 0) return null;
  const first = total(forks, option, theFirst);
  const differences = different(odds, first.measures);
  if (!first.wasFree || odds.isOpen) return differences;
  return [...differences, ...different(odds, total(forks, option, theLast).measures)];
}

/** Chances to be dealt damage, and to be defeated. */
interface Measures {
  'hurt attacker': number;
  'hurt defender': number;
  'fallen attacker': number;
  'fallen defender': number;
}

function different({ hurt, fallen }: Odds, came: Measures): string[] {
  const said: Measures = {
    'hurt attacker': hurt.attacker,
    'hurt defender': hurt.defender,
    'fallen attacker': fallen.attacker,
    'fallen defender': fallen.defender,
  };
  return (Object.keys(said) as (keyof Measures)[])
    .filter((measure) => Math.abs(said[measure] - came[measure]) > 1e-9)
    .map((measure) => `${measure}: said ${said[measure]}, came ${came[measure]}`);
}

function total(
  forks: readonly AdventureMatch[],
  option: string,
  choosing: Choosing,
): { measures: Measures; wasFree: boolean } {
  const measures: Measures = {
    'hurt attacker': 0,
    'hurt defender': 0,
    'fallen attacker': 0,
    'fallen defender': 0,
  };
  let wasFree = false;
  for (const fork of forks) {
    const throws = isRolled(fork) ? [[]] : THROWS;
    for (const dice of throws) {
      const share = 1 / (forks.length * throws.length);
      for (const played of playedOut(fork, option, dice, choosing)) {
        count(measures, fork, option, played, share * played.chance);
        wasFree ||= played.wasFree;
      }
    }
  }
  return { measures, wasFree };
}

function count(
  measures: Measures,
  fork: AdventureMatch,
  option: string,
  { came: { hurt, result } }: Played,
  share: number,
): void {
  const { attacker, defender } = fightersIn(fork, option);
  const isHurt = (who: string | null) =>
    result !== 'canceled' && who !== null && (hurt[who] ?? 0) > 0;
  const isFallen = (whose: string) => result === whose || result === 'both-defeated';
  if (isHurt(attacker)) measures['hurt attacker'] += share;
  // AD-126: of an encounter nothing is told but that it falls.
  if (defender === null ? isFallen('opponent-defeated') : isHurt(defender)) {
    measures['hurt defender'] += share;
  }
  if (isFallen('character-defeated')) measures['fallen attacker'] += share;
  if (isFallen('opponent-defeated')) measures['fallen defender'] += share;
}

/** The characters who fight, or who will when an option has been chosen. */
function fightersIn({ state }: AdventureMatch, option: string) {
  const { combat, turn } = state;
  const attacker = characterOf(state, combat?.attacker ?? turn?.seat ?? '').id;
  if (combat) {
    const { opponent } = combat;
    const defender = opponent.is === 'character' ? characterOf(state, opponent.seat).id : null;
    return { attacker, defender };
  }
  const [verb, whom = ''] = option.split(':');
  return { attacker, defender: verb === 'attack' ? characterNamed(state, whom).id : null };
}

/** The match with each of the encounters that lie face down in a deck drawn next. */
function withEachDrawn(match: AdventureMatch, color: Color): AdventureMatch[] {
  const { cards, seen } = match.state.challenges[color];
  const hidden = cards.slice(0, cards.length - seen).filter(isEncounter);
  return hidden.map((card) => {
    const fork = copyOf(match);
    const deck = fork.state.challenges[color];
    deck.cards = [card, ...deck.cards.filter((one) => one !== card)];
    return fork;
  });
}

/** The match about to come to the challenge phase, with the active character in another space. */
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
