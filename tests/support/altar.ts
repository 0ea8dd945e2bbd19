import { assert } from 'vitest';
import '../../src/games/altar/box.ts';
import { broken } from '../../src/games/altar/rules/invariants.ts';
import { PROCEDURES } from '../../src/games/altar/rules/procedures/index.ts';
import { playerOf, realmOf } from '../../src/games/altar/rules/queries/realms.ts';
import { setupMatch } from '../../src/games/altar/rules/setup.ts';
import type { Altar, AltarState, Realm, Turn } from '../../src/games/altar/rules/state.ts';
import { followerOf } from '../../src/games/altar/rules/terms.ts';
import type { Decision } from '../../src/kernel/decision.ts';
import { answer, type Procedures, resume } from '../../src/kernel/engine.ts';
import type { Match } from '../../src/kernel/match.ts';
import { finish, procedure } from '../../src/kernel/procedure.ts';
import { PlayedScenario } from './played-scenario.ts';
import { begins } from './scenario-over.ts';
import { watched, watching } from './watching.ts';

/** What a scenario lays out; the rest of the table is empty: no hands, a deck of what is left. */
export interface Layout {
  /** Gods in turn order with what is on their boards. Altars that aren't named aren't there. */
  realms: { [god: string]: Partial<Omit<Realm, 'god' | 'seat' | 'worshippers'>> & RealmCards };
  /** Cards by seat: `seer` for any copy, `seer.2` for one. */
  hands?: { [seat: string]: string[] };
  influences?: { [seat: string]: string[] };
  row?: string[];
  discard?: string[];
  /** Top of the deck, next card first. */
  top?: string[];
  /** Cards left in the deck, those on top first; the others are discarded. */
  deck?: number;
  shrines?: number;
  options?: { [option: string]: string };
  /** Play stops after the last main action of a turn as well (L-03); otherwise every player ends the turn there. */
  asksAtEnd?: true;
  ending?: AltarState['ending'];
}

interface RealmCards {
  /** One seat per god unless said otherwise. */
  seat?: string;
  worshippers?: string[];
}

const SEED = '00112233445566778899aabbccddeeff';

const procedures: Procedures<AltarState> = watched('altar', {
  ...PROCEDURES,
  scenario: procedure<Altar, Record<string, never>>('scenario', {
    end: (run) => {
      run.end({ winners: [], reason: 'scenario-over' });
      return finish();
    },
  }),
});

/** A laid-out match that plays a turn, the main action of one, or rounds until the end. */
export class Scenario extends PlayedScenario<AltarState> {
  match: Match<AltarState>;

  readonly #asksAtEnd: boolean;

  constructor(layout: Layout) {
    super();
    this.#asksAtEnd = layout.asksAtEnd ?? false;
    watching.by?.names(JSON.stringify(layout));
    this.match = layOut(layout);
    begins(this);
  }

  realm(god: string): Realm {
    return realmOf(this.state, god);
  }

  /** Followers in a hand. */
  hand(seat: string): string[] {
    return playerOf(this.state, seat).hand.map(followerOf);
  }

  /** Followers lying in the discard pile, the top one last. */
  get discarded(): string[] {
    return this.state.discard.map(followerOf);
  }

  /** A whole turn, beginning with the draw. */
  turn(seat: string): this {
    return this.resume([{ procedure: 'turn', step: 'begin', data: { seat } }]);
  }

  /** A turn whose cards have been drawn. */
  acts(seat: string, turn: Partial<Turn> = {}): this {
    const actions = this.state.players.length === 2 ? 2 : 1;
    this.state.turn = { ...newTurn(), actions, ...turn, seat };
    return this.resume([{ procedure: 'turn', step: 'act', data: { seat } }]);
  }

  /** Rounds to the end of the match, beginning with the turn of the player at this place. */
  rounds(next = 0): this {
    this.state.round = 1;
    return this.resume([{ procedure: 'match', step: 'turn', data: { next } }], false);
  }

  private resume(frames: Match['stack'], alone = true): this {
    const end = { procedure: 'scenario', step: 'end', data: {} };
    this.match.stack = alone ? [end, ...frames] : frames;
    this.match.open = [];
    this.match.outcome = null;
    this.restart();
    this.happenings.push(...resume(procedures, this.match));
    return this.endTurn();
  }

  private endTurn(): this {
    const end = this.match.open[0]?.options.find(({ verb }) => verb === 'done');
    return end && !this.#asksAtEnd ? this.choose(end.id) : this;
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
    return this.endTurn();
  }
}

export const scenario = (layout: Layout): Scenario => new Scenario(layout);

const newTurn = () => ({
  draws: 0,
  extra: 0,
  taken: [],
  acted: false,
});

function layOut(layout: Layout): Match<AltarState> {
  const seats = new Map<string, string[]>();
  Object.entries(layout.realms).forEach(([god, { seat }], index) => {
    const at = seat ?? `seat-${index + 1}`;
    seats.set(at, [...(seats.get(at) ?? []), god]);
  });
  const { match } = setupMatch({
    seats: [...seats].map(([seat, characters]) => ({ seat, characters })),
    options: { 'first-player': 'seat-1', ...layout.options },
    seed: SEED,
  });
  const { state } = match;
  const order = [...seats.keys()];
  state.players.sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
  gather(state);
  lay(state, layout);
  return match;
}

/** All cards into the deck. */
function gather(state: AltarState): void {
  state.deck.push(...state.row.splice(0), ...state.players.flatMap(({ hand }) => hand.splice(0)));
  state.deck.sort();
}

function lay(state: AltarState, layout: Layout): void {
  const take = (name: string): string => {
    const index = state.deck.findIndex((card) => card === name || followerOf(card) === name);
    const card = state.deck.splice(index, 1)[0];
    if (index < 0 || card === undefined) throw new Error(`No ${name} is left in the deck.`);
    return card;
  };
  for (const [god, { seat: _, worshippers = [], ...board }] of Object.entries(layout.realms)) {
    const lastShrine = board.shrines ? 1 : 0;
    Object.assign(realmOf(state, god), { active: 0, inactive: 0, lastShrine, ...board });
    realmOf(state, god).worshippers = worshippers.map(take);
  }
  state.built = Math.max(...state.realms.map(({ lastShrine }) => lastShrine));
  for (const [seat, cards] of Object.entries(layout.hands ?? {})) {
    playerOf(state, seat).hand = cards.map(take);
  }
  for (const [seat, cards] of Object.entries(layout.influences ?? {})) {
    playerOf(state, seat).influences = cards.map(take);
  }
  state.discard = (layout.discard ?? []).map(take);
  const top = (layout.top ?? []).map(take);
  state.row = layout.row?.map(take) ?? state.deck.splice(0, state.rowSize);
  state.deck.push(...top.reverse());
  if (layout.deck !== undefined) {
    state.discard.unshift(...state.deck.splice(0, state.deck.length - layout.deck));
  }
  state.shrines = layout.shrines ?? state.shrines;
  state.ending = layout.ending ?? null;
}
