import { onceFor } from '../../../kernel/once-for.ts';
import type { AbilityDefinition } from '../rules/cards/definition.ts';
import {
  abilityDefinition,
  boardEncounter,
  encounterFace,
  isDefined,
} from '../rules/cards/library.ts';
import { attackTypeAlone } from '../rules/queries/attack-type-alone.ts';
import { payableWith } from '../rules/queries/challenges.ts';
import { cardSideOf, characterOf } from '../rules/queries/characters.ts';
import { spaceOf } from '../rules/queries/spaces.ts';
import { healthOf, strengthOf } from '../rules/queries/values.ts';
import type { AdventureState, Character, Opponent } from '../rules/state.ts';
import { printedOn, type SpaceId } from '../rules/terms.ts';
import { duel, type Fighter, type Prospect, prospectOf } from './prospects.ts';

/** What somebody fights with, for each position. */
const known = onceFor((_state: AdventureState) => new Map<Character, Fighter>());

/** A character's usual fighting values: with the best of the spells in hand, as far as known. */
export function fighterOf(state: AdventureState, character: Character): Fighter {
  const found = known(state).get(character) ?? bestOf(state, character);
  known(state).set(character, found);
  return found;
}

function bestOf(state: AdventureState, character: Character): Fighter {
  const bare: Fighter = { ...strengthOf(state, character), type: attackTypeAlone(character) };
  const abilities = handOf(character);
  const spells = abilities
    .filter(({ cost }) => cost <= LIKELY_ENERGY)
    .flatMap(({ weapon }) => (weapon ? [withSpell(state, character, weapon)] : []));
  const [best = bare] = [bare, ...spells].sort((one, other) => strengthIn(other) - strengthIn(one));
  const help = Math.min(MOST_HELP, abilities.filter(isHelp).length) * HELP;
  return { ...best, attack: best.attack + help };
}

/** The ability cards that are known to be in a hand. */
const handOf = ({ hand }: Character): AbilityDefinition[] =>
  hand.filter((card) => isDefined(printedOn(card))).map(abilityDefinition);

/** Energy that most turns bring. */
const LIKELY_ENERGY = 2;

/** Cards for a combat besides the spell: the maximum, and what each adds to the attack on average. */
const MOST_HELP = 2;
const HELP = 0.5;

const isHelp = ({ timing, weapon }: AbilityDefinition): boolean =>
  !weapon && (timing === 'before-dice' || timing === 'after-dice');

/** With a card instead of the weapon (AD-116), and what counts while there is one. */
function withSpell(
  state: AdventureState,
  character: Character,
  weapon: NonNullable<AbilityDefinition['weapon']>,
): Fighter {
  const { defense } = strengthOf(state, character);
  const extra = (stat: 'attack' | 'defense' | 'damage') =>
    (cardSideOf(character).passives ?? [])
      .filter((one) => one.stat === stat && one.if?.if === 'spell')
      .reduce((sum, { amount }) => sum + amount, 0);
  return {
    attack: weapon.attack + extra('attack'),
    type: weapon.type,
    damage: weapon.damage + extra('damage'),
    defense: defense + extra('defense'),
  };
}

/** How good these values are for fighting. */
const strengthIn = ({ attack, type, defense, damage }: Fighter): number =>
  attack + 0.7 * defense + 0.3 * damage + (type === 'ranged' ? 1 : 0);

export const prospectIn = (state: AdventureState, character: Character, space: SpaceId): Prospect =>
  prospectOf(state, fighterOf(state, character), spaceOf(state, space).color);

/** An opponent's fighting values, from what is printed on it and worn. */
function opposing(state: AdventureState, opponent: Opponent): Fighter {
  switch (opponent.is) {
    case 'card':
      return encounterFace(opponent.card).face;
    case 'board': {
      const { foe } = boardEncounter(opponent.encounter);
      if (!foe) throw new Error(`${opponent.encounter} can't be fought.`);
      return foe;
    }
    case 'character':
      return fighterOf(state, characterOf(state, opponent.seat));
  }
}

/** The result of attacking somebody, wherever both are: an estimate that ignores everyone's powers. */
export const prospectAgainst = (
  state: AdventureState,
  character: Character,
  opponent: Opponent,
): Prospect => duel(fighterOf(state, character), opposing(state, opponent));

/** The chance to defeat somebody in one combat and survive. */
export function chanceAgainst(
  state: AdventureState,
  character: Character,
  opponent: Opponent,
): number {
  const { wins, hurt } = prospectAgainst(state, character, opponent);
  return wins * (1 - fallChance(state, character, hurt));
}

/** How likely that much damage is to defeat a character. */
export function fallChance(state: AdventureState, character: Character, hurt: number): number {
  const left = leftOf(state, character);
  return left <= hurt + 1 ? Math.min(1, hurt / Math.max(1, left)) : 0;
}

/** Damage that somebody can suffer before being defeated. */
export const leftOf = (state: AdventureState, character: Character): number =>
  healthOf(state, character) - character.damage;

/** The chance to complete a board encounter in one visit. */
export const boardChance = (
  state: AdventureState,
  character: Character,
  encounter: string,
): number => {
  const { foe, price } = boardEncounter(encounter);
  if (foe) return chanceAgainst(state, character, { is: 'board', encounter });
  return payableWith(character, encounter).length >= (price?.items ?? 0) ? 1 : 0;
};
