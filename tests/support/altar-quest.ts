import { assert, expect } from 'vitest';
import '../../src/games/altar-quest/box.ts';
import { broken } from '../../src/games/altar-quest/rules/invariants.ts';
import { PROCEDURES } from '../../src/games/altar-quest/rules/procedures/index.ts';
import { spacesOf } from '../../src/games/altar-quest/rules/queries/figures.ts';
import { layOut, seatsIn } from '../../src/games/altar-quest/rules/scenarios/lay-out.ts';
import {
  layoutSchema,
  type Layout as ScenarioLayout,
} from '../../src/games/altar-quest/rules/scenarios/layout.ts';
import { setupMatch } from '../../src/games/altar-quest/rules/setup.ts';
import type {
  AltarQuest,
  AltarQuestState,
  CardState,
  Hero,
} from '../../src/games/altar-quest/rules/state.ts';
import {
  HERO_DIE_FACES,
  type HeroDieFace,
  RHUNES,
  type Rhune,
} from '../../src/games/altar-quest/rules/terms.ts';
import type { Decision } from '../../src/kernel/decision.ts';
import { type Answered, answer, type Procedures, resume } from '../../src/kernel/engine.ts';
import type { JsonObject } from '../../src/kernel/json.ts';
import type { Match } from '../../src/kernel/match.ts';
import { call, finish, procedure } from '../../src/kernel/procedure.ts';
import type { SeatSetup } from '../../src/kernel/setup.ts';
import { PlayedScenario } from './played-scenario.ts';
import { begins } from './scenario-over.ts';
import { watched, watching } from './watching.ts';

/** What a scenario lays out, as a scenario file does, plus what only tests with decks of their own need. */
export interface Layout extends ScenarioLayout {
  /** A board other than the box's; it has to be registered. */
  board?: string;
  /** A Setup/Rules card other than the quest's. */
  rules?: string;
  /** A villain other than the deck's. */
  villainCard?: string;
}

const SEED = '00112233445566778899aabbccddeeff';

/** Ends a scenario when the procedure under test is over. */
const scenarioProcedure = procedure<AltarQuest, JsonObject>('scenario', {
  begin: (_run, data) => call(String(data.procedure), data.data as JsonObject, 'end'),
  end: (run, data, { result }) => {
    data.result = result;
    run.end({ winners: [], reason: 'scenario-over' });
    return finish(result);
  },
});

/** The game's procedures and the one that a scenario runs under. */
export const procedures: Procedures<AltarQuestState> = watched('altar-quest', {
  ...PROCEDURES,
  scenario: scenarioProcedure,
});

/** A laid-out match that plays one procedure: an act phase, a test, a villain turn. */
export class Scenario extends PlayedScenario<AltarQuestState> {
  match: Match<AltarQuestState>;
  /** The state before the last choice. */
  private before: string;

  constructor(layout: Layout) {
    super();
    watching.by?.names(JSON.stringify(layout));
    this.match = matchOf(layout);
    this.before = JSON.stringify(this.state);
    begins(this);
  }

  hero(id: string): Hero {
    const hero = this.state.heroes.find((candidate) => candidate.id === id);
    if (!hero) throw new Error(`There is no ${id} in this scenario.`);
    return hero;
  }

  card(id: string): CardState {
    return this.state.cards[id] ?? {};
  }

  at(figure: string): string {
    return spacesOf(this.state, figure).join('+');
  }

  /** The next dice of hero tests, in order. A critical is followed by the die it adds. */
  dice(...faces: HeroDieFace[]): this {
    return this.stack(...faces.map((face) => HERO_DIE_FACES.indexOf(face)));
  }

  /** The next altar dice rolled. */
  altarDice(...faces: Rhune[]): this {
    return this.stack(...faces.map((face) => RHUNES.indexOf(face)));
  }

  /** The next results of the generator, whatever they are for. */
  stack(...results: number[]): this {
    this.match.random.stacked = [...(this.match.random.stacked ?? []), ...results];
    return this;
  }

  /** Starts the procedure under test and runs to the first question. */
  run(name: string, data: JsonObject = {}): this {
    watching.by?.names(JSON.stringify(data));
    const begins = { procedure: name, data: structuredClone(data) };
    this.match.stack = [{ procedure: 'scenario', step: 'begin', data: begins }];
    this.match.open = [];
    this.match.outcome = null;
    this.before = JSON.stringify(this.state);
    this.restart();
    this.happenings.push(...resume(procedures, this.match));
    return this;
  }

  /** A hero's act phase. */
  acts(hero: string): this {
    return this.run('act', { hero });
  }

  /** The only open question, or the one about a hero when several are open. */
  question(about?: string): Decision {
    const open = this.match.open.filter(
      (decision) => !about || decision.about === about || decision.key === about,
    );
    if (open.length !== 1) {
      const keys = this.match.open.map((decision) => decision.prompt.key).join(', ');
      throw new Error(`${open.length} questions are open${about ? ` for ${about}` : ''}: ${keys}`);
    }
    return open[0] as Decision;
  }

  /** Ids of the options offered, all or those of one verb. */
  options(verb?: string, about?: string): string[] {
    return this.question(about)
      .options.filter((option) => verb === undefined || option.verb === verb)
      .map((option) => option.id);
  }

  /** Answers the open question with options by id. */
  choose(...ids: string[]): this {
    return this.chooseFor(undefined, ...ids);
  }

  /** Answers the question about a hero, where several are open. */
  chooseFor(about: string | undefined, ...ids: string[]): this {
    watching.by?.names(ids.join(' '));
    const decision = this.question(about);
    const option = decision.options.find((offered) => offered.id === ids[0]);
    const seat = option?.seat ?? (decision.seats[0] as string);
    this.before = JSON.stringify(this.state);
    this.restart();
    const result = answer(procedures, this.match, { seat, decision: decision.id, options: ids });
    if (!result.accepted) {
      const offered = decision.options.map(({ id }) => id).join(' ');
      throw new Error(
        `${decision.prompt.key}: ${ids.join(' ')} was refused (${result.refusal}); offered: ${offered}`,
      );
    }
    this.note(result);
    return this;
  }

  /** How the open question refuses a seat that tries these options. */
  refusal(seat: string, ...ids: string[]): string | null {
    const choice = { seat, decision: this.question().id, options: ids };
    const result = answer(procedures, structuredClone(this.match), choice);
    return result.accepted ? null : result.refusal;
  }

  /** Actions it takes to walk to a space; null if the walk isn't offered. */
  cost(space: string): number | null {
    const option = this.question().options.find(({ id }) => id === `move:${space}`);
    return option ? Number(option.args?.cost) : null;
  }

  /** Answers every open question with its first option, when it doesn't matter which. */
  settle(): this {
    while (this.match.open.length > 0) this.choose(this.options()[0] as string);
    return this;
  }

  /** Spaces on the walk to a space; null if it isn't offered. */
  steps(space: string): number | null {
    const option = this.question().options.find(({ id }) => id === `move:${space}`);
    return option ? Number(option.args?.steps) : null;
  }

  /**
   * Everything that the last choice (or the start) changed, by place, with its new value; null for what is
   * gone. Whatever isn't named has stayed the same. Only what lies on the table, that is: what a player has
   * lost since they were last asked, the turn they were asked ahead in, and what the story has told are left
   * out.
   */
  changes(): { [place: string]: unknown } {
    const before = places(JSON.parse(this.before));
    const now = places(JSON.parse(JSON.stringify(this.state)));
    const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
      (place) => JSON.stringify(before[place]) !== JSON.stringify(now[place]),
    );
    return Object.fromEntries(changed.map((place) => [place, now[place] ?? null]));
  }

  /** What the procedure under test returned. */
  override expectOutcome(reason: string): this {
    expect(this.match.outcome?.reason).toBe(reason);
    return this;
  }

  private note(result: Answered): void {
    this.happenings.push(...result.happenings);
    if (this.match.outcome === null) assert.deepEqual(broken(this.match), []);
  }
}

/** A match of the box whose players have kept their hands, at the first question after that. */
export function begunMatch(
  seats: SeatSetup[],
  options: { [option: string]: string },
  seed: string,
): Match<AltarQuestState> {
  const { match } = setupMatch({ seats, options, seed });
  for (const { id, seats: asked } of [...match.open]) {
    const kept = answer(PROCEDURES, match, { seat: asked[0] as string, decision: id, options: [] });
    expect(kept.accepted).toBe(true);
  }
  return match;
}

export const scenario = (layout: Layout): Scenario => new Scenario(layout);

/** A state as a flat list: `supply`, `sedrin.focus`, `sedrin.deck.draw`, `decks.quest.draw`, `cards.frox-raider.red`. */
function places(state: AltarQuestState): { [place: string]: unknown } {
  const { heroes, decks, cards, milestones: _told, askedAhead: _asked, ...shared } = state;
  const found: { [place: string]: unknown } = { ...shared };
  const note = (prefix: string, parts: object) => {
    for (const [name, value] of Object.entries(parts)) found[`${prefix}.${name}`] = value;
  };
  for (const { deck, losses: _, ...hero } of heroes) {
    note(hero.id, hero);
    note(`${hero.id}.deck`, deck);
  }
  for (const [name, deck] of Object.entries(decks)) note(`decks.${name}`, deck);
  note('cards', cards);
  return found;
}

function matchOf({ board, rules, villainCard, ...position }: Layout): Match<AltarQuestState> {
  const layout = layoutSchema.parse(position);
  const seats = seatsIn(layout);
  const { match } = setupMatch({ seats, options: layout.options ?? {}, seed: SEED });
  const { state } = match;
  if (board) state.options.board = board;
  if (rules) {
    state.decks.quest.discard.push(state.questArea.shift() as string);
    state.questArea.unshift(rules);
  }
  if (villainCard) state.villainArea[0] = villainCard;
  layOut(match, layout);
  return match;
}
