import {
  abilityCards,
  abilityDefinition,
  allOf,
  challengeDefinition,
  encounterFace,
  type itemOf,
} from '../../games/adventure/rules/cards/library.ts';
import { newTurn } from '../../games/adventure/rules/changes/new-turn.ts';
import { adventureRules } from '../../games/adventure/rules/index.ts';
import { AHEAD } from '../../games/adventure/rules/procedures/index.ts';
import { mayEquip } from '../../games/adventure/rules/queries/cards.ts';
import { characterNamed, characterOf } from '../../games/adventure/rules/queries/characters.ts';
import { atlasIn } from '../../games/adventure/rules/queries/spaces.ts';
import type { AdventureState, Character, Turn } from '../../games/adventure/rules/state.ts';
import {
  CHARACTER_SIDES,
  type CharacterSide,
  COLORS,
  LEVELS,
  type Level,
} from '../../games/adventure/rules/terms.ts';
import { answer, resume } from '../../kernel/engine.ts';
import { copyOf } from '../../kernel/json.ts';
import { below, type RandomState } from '../../kernel/random.ts';
import { type Comparing, type Comparison, compareForecasts } from './comparing.ts';
import type { AdventureMatch } from './playing-out.ts';

/** Somebody with something that may affect a fight: equipped, in the bag, in the hand, attached, or nothing. */
export interface Fighter {
  who: string;
  level: Level;
  side: CharacterSide;
  /** Another wound, one that is not there, or nearly the last. */
  damage: number;
  brings: { as: 'nothing' | 'weapon' | 'armor' | 'bag' | 'hand' | 'attached'; card: string };
}

const NOTHING: Fighter['brings'] = { as: 'nothing', card: '' };

/** Every character of every level on both sides, with nothing and with each thing that may affect a fight. */
export const everyFighter = (): Fighter[] =>
  allOf('character').flatMap(({ id: who }) =>
    LEVELS.flatMap((level) =>
      CHARACTER_SIDES.flatMap((side) =>
        [NOTHING, ...bringable(who, level, side)].map((brings, index) => ({
          who,
          level,
          side,
          damage: [0, 1, 3][index % 3] ?? 0,
          brings,
        })),
      ),
    ),
  );

function bringable(who: string, level: Level, side: CharacterSide): Fighter['brings'][] {
  const { match } = adventureRules.setup({
    seats: seatsOf(who),
    options: {},
    seed: '0123456789abcdef0123456789abcdef',
  });
  const character = { ...characterNamed(match.state, who), level, side };
  const items = allOf('challenge').flatMap(({ id, back }): Fighter['brings'][] => {
    if (back?.face !== 'item') return [];
    if (back.slot === 'bag') return isForFights(back) ? [{ as: 'bag', card: id }] : [];
    return mayEquip(character, id) ? [{ as: back.slot, card: id }] : [];
  });
  const cards = [...new Set(abilityCards(who).map((card) => abilityDefinition(card)))].flatMap(
    ({ id, timing, attached }): Fighter['brings'][] => [
      ...(FOR_FIGHTS.includes(timing) ? [{ as: 'hand' as const, card: id }] : []),
      ...(attached ? [{ as: 'attached' as const, card: id }] : []),
    ],
  );
  return [...items, ...cards];
}

const FOR_FIGHTS: readonly string[] = ['before-dice', 'after-dice', 'encounter'];

const isForFights = ({ powers, passives, use }: ReturnType<typeof itemOf>): boolean =>
  powers !== undefined ||
  passives !== undefined ||
  (use !== undefined && use.timing !== 'movement');

/** Everything that can be fought: encounters of the decks, what events turn into, the encounters of the board. */
export const everyFoe = (): string[] => [
  ...allOf('challenge').flatMap(({ id, front, back }) =>
    front.face === 'encounter' || back?.face === 'encounter' ? [id] : [],
  ),
  ...allOf('board-encounter').flatMap(({ id, foe }) => (foe ? [id] : [])),
];

/** Somebody else takes part, elsewhere. */
const seatsOf = (who: string) => [
  { seat: 'seat-1', characters: [who] },
  { seat: 'seat-2', characters: [who === 'mage' ? 'hunter' : 'mage'] },
];

/**
 * The fight of each of these with each foe: its odds, for some of them, and with one throw what each panel
 * foretells.
 */
export function compareFights(
  fighter: Fighter,
  foes: readonly string[],
  how: Comparing,
): Comparison {
  const { random } = how;
  const comparison: Comparison = { forecasts: 0, different: [] };
  const table = tableOf(fighter);
  for (const foe of foes) {
    const match = facing(table, foe, random);
    const dice = [below(random, 6), below(random, 6)];
    for (let isFirst = true; match.state.combat !== null || isFirst; isFirst = false) {
      const { forecasts, different } = compareForecasts(match, how);
      comparison.forecasts += forecasts;
      const { who, level, side, brings } = fighter;
      const named = `${who} ${level} ${side} ${brings.card} against ${foe}`;
      comparison.different.push(...different.map((one) => `${named}, ${one}`));
      goOn(match, foe, dice);
    }
  }
  return comparison;
}

/** Answers like a player who lets things be. */
function goOn(match: AdventureMatch, foe: string, dice: readonly number[]): void {
  const [decision] = match.open;
  if (!decision) throw new Error('The match is over, and the fight is not.');
  const { options, choose, id, seats } = decision;
  const wanted = options.find(({ id: one }) => one === `fight:${foe}`);
  const rest = options.find(
    ({ verb }) => verb === 'roll' || verb === 'stand' || verb === 'decline',
  );
  const chosen = wanted ?? rest;
  const { combat } = match.state;
  match.random.stacked = combat?.dice.attacker ? [] : [...dice];
  answer(AHEAD, match, {
    seat: seats[0] as string,
    decision: id,
    options: chosen ? [chosen.id] : options.slice(0, choose.min).map((one) => one.id),
  });
}

/** The table with this fighter, before anybody's turn. */
function tableOf({ who, level, side, damage, brings }: Fighter): AdventureMatch {
  const { match } = adventureRules.setup({
    seats: seatsOf(who),
    options: { 'first-player': 'seat-1' },
    seed: '0123456789abcdef0123456789abcdef',
  });
  const { state } = match;
  const character = characterNamed(state, who);
  Object.assign(character, { level, side, damage });
  character.abilities.draw.push(...character.hand.splice(0));
  for (const other of state.characters) other.quests = [];
  // With boots to roll again there is a question after the dice, whatever else there is.
  character.kept = ['rocket-boots.1'];
  state.discoveries = state.discoveries.filter((token) => token !== 'rocket-boots.1');
  bring(state, character, brings);
  return match;
}

function bring(state: AdventureState, character: Character, { as, card }: Fighter['brings']): void {
  const { draw } = character.abilities;
  switch (as) {
    case 'weapon':
    case 'armor':
      character[as] = card;
      break;
    case 'bag':
      character.bag = [card];
      break;
    case 'hand':
    case 'attached': {
      const at = draw.findIndex((one) => one === card || one.startsWith(`${card}.`));
      const own = draw.splice(at, 1)[0] as string;
      if (as === 'hand') character.hand = [own];
      else character.attached = [{ card: own, owner: character.seat, item: null }];
    }
  }
  takeOut(state, card);
}

function takeOut(state: AdventureState, card: string): void {
  for (const color of COLORS) {
    const deck = state.challenges[color];
    deck.cards = deck.cards.filter((one) => one !== card);
  }
}

/** Somebody in the challenge phase with energy for any card, and the question what to fight. */
function facing(table: AdventureMatch, foe: string, random: RandomState): AdventureMatch {
  const match = copyOf(table);
  const { state } = match;
  const board = atlasIn(state).spaces.find(({ encounter }) => encounter === foe);
  if (board) {
    for (const one of state.characters) one.space = board.id;
  } else {
    layOnTrack(state, foe);
  }
  state.turn = { ...TURN };
  match.stack = [
    { procedure: 'match', step: 'turn', data: { next: 0, rolls: [] } },
    { procedure: 'turn', step: 'challenge', data: { seat: 'seat-1' } },
  ];
  match.open = [];
  match.random = { words: [...random.words] };
  resume(AHEAD, match);
  return match;
}

/** Two of a kind, so that there is a choice. */
function layOnTrack(state: AdventureState, foe: string): void {
  const { color } = challengeDefinition(foe);
  const space = atlasIn(state).spaces.find(
    (one) => one.color === color && !one.city && !one.encounter,
  );
  const isAggressive = encounterFace(foe).face.aggro ?? false;
  const other = allOf('challenge').find(
    ({ id, front }) =>
      front.face === 'encounter' &&
      (front.aggro ?? false) === isAggressive &&
      state.challenges[challengeDefinition(id).color].cards.includes(id) &&
      id !== foe,
  );
  if (!space || !other) throw new Error(`There is no place for ${foe}.`);
  for (const [slot, card] of [foe, other.id].entries()) {
    takeOut(state, card);
    state.track[slot] = { card, space: space.id };
  }
  characterOf(state, 'seat-1').space = space.id;
}

const TURN: Turn = { ...newTurn('seat-1'), phase: 'challenge', energy: 9 };
