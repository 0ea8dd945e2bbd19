import { challengeDefinition } from '../../../src/games/adventure/rules/cards/library.ts';
import type { Color } from '../../../src/games/adventure/rules/terms.ts';
import { type Layout, type Scenario, type Standing, scenario } from '../../support/adventure.ts';

/** A plain space of each colour, with one nearest city. */
export const PLACES: { readonly [color in Color]: string } = {
  grey: 'gallows-road',
  green: 'silver-mere',
  yellow: 'thunder-pass',
  red: 'dragons-roost',
};

export interface Fight extends Standing {
  /** Who draws the card; the mage unless said otherwise. */
  who?: string;
  /** Energy left from the movement die. */
  energy?: number;
  /** Others who take part, wherever they are. */
  others?: Layout['characters'];
  /** What else is on the table. */
  table?: Omit<Layout, 'characters' | 'next'>;
}

/**
 * Somebody of the card's level draws an encounter and fights it, up to the first question.
 * @param dice the red die, the black one, and any rerolls after them
 */
export function fight(card: string, dice: readonly number[], fighter: Fight = {}): Scenario {
  const { who = 'mage', energy = 0, others = {}, table = {}, ...standing } = fighter;
  const { color } = challengeDefinition(card);
  const characters = { [who]: { level: color, space: PLACES[color], ...standing }, ...others };
  return scenario({ characters, next: { [color]: [card] }, ...table })
    .dice(...dice)
    .challenge(who, energy);
}

/** Plays no cards: rolls the dice and lets them stand, whatever a hand might do about it. */
export function through(s: Scenario): Scenario {
  for (const option of ['roll', 'stand']) {
    if (s.match.open.length > 0 && s.options().includes(option)) s.choose(option);
  }
  return s;
}

/** The attacks of a combat: whose, its type, die + attack / defense, and the damage if it hits. */
export const blows = (s: Scenario): string[] =>
  s
    .events('attacked')
    .map(
      ({ args }) =>
        `${args.side} ${args.type} ${args.die}+${args.attack}/${args.defense} ${args.hits === 'true' ? args.damage : 'misses'}`,
    );

/** How the combats have ended. */
export const results = (s: Scenario): unknown[] =>
  s.events('combat-ended').map(({ args }) => args.result);

/** What somebody may drink in the movement phase: hurt, with a space to go, and with a card that a mana potion would pay for. */
export function potionsOffered(item: string): string[] {
  const { color } = challengeDefinition(item);
  const mage = { level: color, space: PLACES[color], damage: 1, hand: ['stroll'], bag: [item] };
  const s = scenario({ characters: { mage } }).travel('mage', 1);
  const offered = s.options('use').flatMap((id) => id.match(/^drink:(.*):/)?.[1] ?? []);
  s.end();
  return offered;
}
