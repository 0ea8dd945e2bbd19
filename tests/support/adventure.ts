import { assert } from 'vitest';
import '../../src/games/adventure/box.ts';
import { itemFace } from '../../src/games/adventure/rules/cards/library.ts';
import { newTurn } from '../../src/games/adventure/rules/changes/new-turn.ts';
import { newQuest } from '../../src/games/adventure/rules/changes/quests.ts';
import { broken } from '../../src/games/adventure/rules/invariants.ts';
import { PROCEDURES } from '../../src/games/adventure/rules/procedures/index.ts';
import { characterNamed } from '../../src/games/adventure/rules/queries/characters.ts';
import { setupMatch } from '../../src/games/adventure/rules/setup.ts';
import type {
  Adventure,
  AdventureState,
  Character,
} from '../../src/games/adventure/rules/state.ts';
import {
  type CharacterSide,
  COLORS,
  type Color,
  type Level,
  printedOn,
} from '../../src/games/adventure/rules/terms.ts';
import type { Decision } from '../../src/kernel/decision.ts';
import { answer, type Procedures, resume } from '../../src/kernel/engine.ts';
import type { Match } from '../../src/kernel/match.ts';
import { finish, procedure } from '../../src/kernel/procedure.ts';
import { PlayedScenario } from './played-scenario.ts';
import { begins } from './scenario-over.ts';
import { watched, watching } from './watching.ts';

/** What a character begins with; everything else is as at the start of a match, with an empty hand. */
export interface Standing {
  level?: Level;
  side?: CharacterSide;
  damage?: number;
  space?: string;
  /** Ability cards: `charge` for any copy, `charge.2` for one. */
  hand?: string[];
  /** Top of the ability deck, next card first. */
  top?: string[];
  /** Cards of the ability deck that are already discarded. */
  discard?: string[];
  bag?: string[];
  weapon?: string;
  armor?: string;
  /** Discoveries kept: `gold`, `gold.2`. */
  kept?: string[];
  diseases?: string[];
  /** Own ability cards that lie beside this character, or beside one of its items. */
  attached?: (string | { card: string; item: string })[];
  /** Active quests; with progress where given. */
  quests?: (string | { card: string; progress: number[] })[];
  /** Completed quests and trophies: `plague-seal.1`. */
  log?: string[];
  owes?: number;
}

/** What a scenario lays out. */
export interface Layout {
  /** Who takes part, in turn order, each in their own seat (`seat-1`, …). */
  characters: { [character: string]: Standing };
  /** Bottom of challenge decks: what is drawn next comes first. */
  next?: { [color in Color]?: string[] };
  /** How many cards a challenge deck has left, those of `next` first; the others are out of the match. */
  left?: { [color in Color]?: number };
  /** Undefeated encounters with the spaces of their markers, in the slots from 1 on. */
  track?: { card: string; space: string }[];
  global?: string;
  locations?: { [space: string]: string };
  /** Discoveries face down on spaces. */
  placed?: { [space: string]: string[] };
  /** Discoveries that are drawn next, first to last. */
  tokens?: string[];
  /** Discoveries in the box. */
  box?: string[];
  /** Top of the elite deck, next card first. */
  elite?: string[];
  trophies?: { [trophy: string]: number };
  options?: { [option: string]: string };
}

const SEED = '00112233445566778899aabbccddeeff';

/** Cards that are in no pile unless laid out: those of the box that practice cards stand in for. */
export const leftOut = new Set<string>();

const procedures: Procedures<AdventureState> = watched('adventure', {
  ...PROCEDURES,
  scenario: procedure<Adventure, Record<string, never>>('scenario', {
    end: (run) => {
      run.end({ winners: [], reason: 'scenario-over' });
      return finish();
    },
  }),
});

/** A laid-out match that plays a turn, a part of one, or turns until the end. */
export class Scenario extends PlayedScenario<AdventureState> {
  match: Match<AdventureState>;

  constructor(layout: Layout) {
    super();
    watching.by?.names(JSON.stringify(layout));
    this.match = layOut(layout);
    begins(this);
  }

  character(id: string): Character {
    return characterNamed(this.state, id);
  }

  /** What is printed on the cards of a hand. */
  hand(id: string): string[] {
    return this.character(id).hand.map(printedOn);
  }

  /** What is printed on the cards of an ability discard pile, the top one last. */
  discarded(id: string): string[] {
    return this.character(id).abilities.discard.map(printedOn);
  }

  /**
   * A whole turn, with the face of the movement die: spaces and energy as `RULINGS.movementDie` lists them
   * (0: 1 space, 3 energy … 5: 4 spaces, 1 energy). Combat dice follow with `dice`.
   */
  turn(id: string, face: number): this {
    this.stack(face);
    const { seat } = this.character(id);
    return this.resume('turn', 'begin', { seat });
  }

  /** The challenge phase of a turn, with this energy left; the movement and exploration phases are over. */
  challenge(id: string, energy = 0): this {
    return this.during(id, 'challenge', energy).resume('challenge', 'begin', {
      seat: this.character(id).seat,
    });
  }

  /** The exploration phase of a turn. */
  explore(id: string, energy = 0): this {
    return this.during(id, 'exploration', energy).resume('exploration', 'begin', {
      seat: this.character(id).seat,
    });
  }

  /** The maintenance phase of a turn. */
  maintain(id: string): this {
    return this.during(id, 'maintenance', 0).resume('maintenance', 'begin', {
      seat: this.character(id).seat,
    });
  }

  /** The movement phase of a turn whose die has been rolled. */
  travel(id: string, movement: number, energy = 0): this {
    this.during(id, 'movement', energy);
    if (this.state.turn) this.state.turn.movement = movement;
    return this.resume('turn', 'travel', { seat: this.character(id).seat });
  }

  /** Turns until the match is over, beginning with the first player. */
  rounds(): this {
    this.state.round = 1;
    this.match.stack = [{ procedure: 'match', step: 'turn', data: { next: 0, rolls: [] } }];
    return this.go();
  }

  /** The next results of the generator, from 0: `dice(4, 2)` are an attacker's 4 and a defender's 2. */
  dice(...faces: number[]): this {
    return this.stack(...faces.map((face) => face - 1));
  }

  /** The next raw results of the generator: the index of the movement die's face, of a shuffled card. */
  stack(...results: number[]): this {
    this.match.random.stacked = [...(this.match.random.stacked ?? []), ...results];
    return this;
  }

  private during(
    id: string,
    phase: 'movement' | 'exploration' | 'challenge' | 'maintenance',
    energy: number,
  ): this {
    this.state.turn = { ...newTurn(this.character(id).seat), phase, energy };
    return this;
  }

  private resume(name: string, step: string, data: { [name: string]: string }): this {
    const end = { procedure: 'scenario', step: 'end', data: {} };
    this.match.stack = [end, { procedure: name, step, data }];
    return this.go();
  }

  private go(): this {
    this.match.open = [];
    this.match.outcome = null;
    this.restart();
    this.happenings.push(...resume(procedures, this.match));
    return this;
  }

  question(): Decision {
    const [decision, ...others] = this.match.open;
    if (!decision || others.length > 0) throw new Error(`${others.length + 1} questions are open.`);
    return decision;
  }

  /** Ids of the options offered, all or those of some verbs. */
  options(...verbs: string[]): string[] {
    return this.question()
      .options.filter((option) => verbs.length === 0 || verbs.includes(option.verb))
      .map((option) => option.id);
  }

  /** Answers the open question with one option, or with several where several are asked for. */
  choose(...ids: string[]): this {
    watching.by?.names(ids.join(' '));
    const decision = this.question();
    this.restart();
    const choice = { seat: decision.seats[0] as string, decision: decision.id, options: ids };
    const result = answer(procedures, this.match, choice);
    if (!result.accepted) {
      const offered = decision.options.map(({ id }) => id).join(' ');
      throw new Error(`${ids.join(' ')} was refused (${result.refusal}); offered: ${offered}`);
    }
    this.happenings.push(...result.happenings);
    if (this.match.outcome === null) assert.deepEqual(broken(this.match), []);
    return this;
  }

  /** Answers one question after the other. */
  chooseAll(...ids: string[]): this {
    for (const id of ids) this.choose(id);
    return this;
  }
}

export const scenario = (layout: Layout): Scenario => new Scenario(layout);

function layOut(layout: Layout): Match<AdventureState> {
  const ids = Object.keys(layout.characters);
  const { match } = setupMatch({
    seats: ids.map((id, index) => ({ seat: `seat-${index + 1}`, characters: [id] })),
    options: { 'first-player': 'seat-1', ...layout.options },
    seed: SEED,
  });
  const { state } = match;
  gather(state);
  if (leftOut.size > 0) leaveOut(state, JSON.stringify(layout));
  layBoard(state, layout);
  for (const [id, standing] of Object.entries(layout.characters)) {
    layCharacter(state, characterNamed(state, id), standing, layout);
  }
  layRest(state, layout);
  return match;
}

/** Hands go back into decks, quests and starting quests out of the way; every pile is ordered by name. */
function gather(state: AdventureState): void {
  for (const character of state.characters) {
    character.abilities.draw.push(...character.hand.splice(0));
    character.abilities.draw.sort();
    state.removed.push(...character.quests.splice(0).map(({ card }) => card));
  }
  for (const color of COLORS) state.challenges[color].cards.sort();
  state.elite.sort();
  state.discoveries.sort();
}

/** Takes what is left out, and not laid out, from the piles that cards are drawn from. */
function leaveOut(state: AdventureState, layout: string): void {
  const goes = (card: string) => {
    const id = printedOn(card);
    return leftOut.has(id) && !['"', '.'].some((end) => layout.includes(`"${id}${end}`));
  };
  const piles = [
    ...state.characters.map(({ abilities }) => abilities.draw),
    ...COLORS.map((color) => state.challenges[color].cards),
    state.elite,
  ];
  for (const pile of piles) {
    const cards = pile.splice(0);
    pile.push(...cards.filter((card) => !goes(card)));
    state.removed.push(...cards.filter(goes));
  }
}

/** Takes a named thing out of a pile. */
function take(pile: string[], name: string): string {
  const index = pile.findIndex((one) => one === name || printedOn(one) === name);
  const [found] = index < 0 ? [] : pile.splice(index, 1);
  if (found === undefined) throw new Error(`There is no ${name} left.`);
  return found;
}

const takeChallenge = (state: AdventureState, name: string): string => {
  const deck = COLORS.find((color) => state.challenges[color].cards.includes(name));
  if (!deck) throw new Error(`There is no challenge card ${name} left.`);
  return take(state.challenges[deck].cards, name);
};

function layBoard(state: AdventureState, layout: Layout): void {
  for (const [slot, { card, space }] of (layout.track ?? []).entries()) {
    state.track[slot] = { card: takeChallenge(state, card), space };
  }
  if (layout.global) state.global = takeChallenge(state, layout.global);
  for (const [space, card] of Object.entries(layout.locations ?? {})) {
    state.locations[space] = takeChallenge(state, card);
  }
  for (const [space, tokens] of Object.entries(layout.placed ?? {})) {
    state.placed[space] = tokens.map((token) => take(state.discoveries, token));
  }
  state.box = (layout.box ?? []).map((token) => take(state.discoveries, token));
  Object.assign(state.trophies, layout.trophies);
}

function layCharacter(
  state: AdventureState,
  character: Character,
  standing: Standing,
  layout: Layout,
): void {
  const { draw, discard } = character.abilities;
  const item = (name: string): string => {
    if (itemFace(name) === null) throw new Error(`${name} is no item.`);
    return takeChallenge(state, name);
  };
  const own = (name: string): string => take(draw, name);
  const quest = (name: string): string =>
    state.elite.includes(name) ? take(state.elite, name) : take(state.removed, name);
  character.level = standing.level ?? 'grey';
  character.side = standing.side ?? 'starting';
  character.damage = standing.damage ?? 0;
  character.space = standing.space ?? character.space;
  character.owes = standing.owes ?? 0;
  character.hand = (standing.hand ?? []).map(own);
  discard.push(...(standing.discard ?? []).map(own));
  character.bag = (standing.bag ?? []).map(item);
  character.weapon = standing.weapon ? item(standing.weapon) : null;
  character.armor = standing.armor ? item(standing.armor) : null;
  // A character who puts something into their bag isn't asked whether to wear it.
  character.passedOver = [...character.bag];
  character.kept = (standing.kept ?? []).map((token) => take(state.discoveries, token));
  character.diseases = (standing.diseases ?? []).map((token) => take(state.discoveries, token));
  character.attached = (standing.attached ?? []).map((one) => {
    const { card, item: to } = typeof one === 'string' ? { card: one, item: null } : one;
    return attachedFrom(state, card, to);
  });
  character.quests = (standing.quests ?? []).map((one) => {
    const { card, progress } = typeof one === 'string' ? { card: one, progress: null } : one;
    const laid = newQuest(quest(card));
    return progress ? { ...laid, progress } : laid;
  });
  character.log = (standing.log ?? []).map((card) => layLog(state, card, quest, layout));
  const top = (standing.top ?? []).map(own);
  draw.push(...top.reverse());
}

/** An ability card that lies beside a character, taken from the deck of whoever has one. */
function attachedFrom(state: AdventureState, card: string, item: string | null) {
  const owner = state.characters.find(({ abilities }) =>
    abilities.draw.some((one) => one === card || printedOn(one) === card),
  );
  if (!owner) throw new Error(`Nobody has a ${card} left.`);
  return { card: take(owner.abilities.draw, card), owner: owner.seat, item };
}

function layLog(
  state: AdventureState,
  card: string,
  quest: (name: string) => string,
  layout: Layout,
): string {
  const trophy = printedOn(card);
  const left = state.trophies[trophy];
  if (left === undefined) return quest(card);
  if (layout.trophies?.[trophy] === undefined) state.trophies[trophy] = left - 1;
  return card;
}

function layRest(state: AdventureState, layout: Layout): void {
  for (const color of COLORS) {
    const deck = state.challenges[color];
    const next = (layout.next?.[color] ?? []).map((card) => take(deck.cards, card));
    deck.cards.unshift(...next);
    const left = layout.left?.[color];
    if (left !== undefined) state.removed.push(...deck.cards.splice(left));
  }
  const elite = (layout.elite ?? []).map((card) => take(state.elite, card));
  state.elite.push(...elite.reverse());
  const tokens = (layout.tokens ?? []).map((token) => take(state.discoveries, token));
  state.discoveries.push(...tokens.reverse());
}
