import { isEncounter } from '../../games/adventure/rules/cards/library.ts';
import { meanOf, type Odds, oddsOfAttack } from '../../games/adventure/rules/odds/odds.ts';
import type { Color } from '../../games/adventure/rules/terms.ts';
import { copyOf } from '../../kernel/json.ts';
import { below, type RandomState } from '../../kernel/random.ts';
import { addTo, differences, measuresOf, nothing, saidBy } from './measures.ts';
import {
  type AdventureMatch,
  beginning,
  type Choosing,
  playedOut,
  theFirst,
  theLast,
  untilDice,
} from './playing-out.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const THROWS = FACES.flatMap((attacker) => FACES.map((defender) => [attacker, defender]));

/** How the chances of a current fight, or one that begins with the option, differ from the results of every throw. */
export function chancesOf(match: AdventureMatch, option: string, odds: Odds): string[] {
  const begun = untilDice(beginning(match, option));
  const throwing = (choosing: Choosing) => {
    const measures = nothing();
    let isFree = false;
    const throws = isRolled(match) ? [[]] : THROWS;
    for (const dice of throws) {
      for (const { came, chance, wasFree } of playedOut(begun, dice, choosing)) {
        addTo(measures, measuresOf(match, option, came), chance / throws.length);
        isFree ||= wasFree;
      }
    }
    return { measures, isFree };
  };
  const { measures, isFree } = throwing(theFirst);
  return [
    ...differences(odds, measures),
    ...(isFree && !odds.isOpen ? differences(odds, throwing(theLast).measures) : []),
  ];
}

/**
 * How the chances of a card that is drawn differ from those of the deck's encounters as a whole, and how those
 * of one of them, another one each time, differ from the results of the fight: all of them would take some
 * hundred throws for each of the spaces where somebody could go. Null if no encounter is left that could be
 * drawn.
 */
export function chancesOfDeck(
  match: AdventureMatch,
  option: string,
  color: Color,
  odds: Odds,
  random: RandomState,
): string[] | null {
  const { state } = match;
  const encounters = drawable(match, color).map((card) => ({
    card,
    odds: oddsOfAttack(state, state.turn?.seat ?? '', { is: 'card', card, slot: null }),
  }));
  const fought = encounters[below(random, Math.max(1, encounters.length))];
  if (!fought) return null;
  const chance = 1 / encounters.length;
  const whole = meanOf(encounters.map((one) => ({ odds: one.odds, chance })));
  return [
    ...differences(odds, saidBy(whole)),
    ...chancesOf(drawing(match, fought.card, color), option, fought.odds).map(
      (difference) => `${fought.card}: ${difference}`,
    ),
  ];
}

/** Whether the dice of the current fight have been rolled. */
export const isRolled = ({ state }: AdventureMatch): boolean =>
  state.combat !== null && state.combat.dice.attacker !== null;

/** The face-down encounters in a deck. */
function drawable(match: AdventureMatch, color: Color): string[] {
  const { cards, seen } = match.state.challenges[color];
  return cards.slice(0, cards.length - seen).filter(isEncounter);
}

/** The match with a card drawn next. */
function drawing(match: AdventureMatch, card: string, color: Color): AdventureMatch {
  const fork = copyOf(match);
  const deck = fork.state.challenges[color];
  deck.cards = [card, ...deck.cards.filter((one) => one !== card)];
  return fork;
}
