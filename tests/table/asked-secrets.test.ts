import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { adventure } from '../../src/games/adventure/index.ts';
import { altar } from '../../src/games/altar/index.ts';
import type { AltarState } from '../../src/games/altar/rules/state.ts';
import type { CompanionRules } from '../../src/kernel/companion.ts';
import type { Choice } from '../../src/kernel/decision.ts';
import { answer } from '../../src/kernel/engine.ts';
import { eventFor, type Happening } from '../../src/kernel/event.ts';
import type { Game } from '../../src/kernel/game.ts';
import { perSeatOf } from '../../src/kernel/lobby.ts';
import type { Match } from '../../src/kernel/match.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { withOtherHand } from '../games/adventure/twins.ts';
import { emptyDatabase, type TestDatabase } from '../support/test-database.ts';
import { ann, bo, must, openTestTable, type TestTable } from '../support/test-table.ts';

/**
 * Whether somebody is waited for, and for how long, says nothing of what they hold against the others: two
 * matches that differ in one hand ask the same people the same, until the same time, and decide it at the same
 * time.
 */

const MINUTE = 60_000;
/** Times between two looks: while people are looking, after that, and once what matters has had its time. */
const PAUSES = [MINUTE, 9 * MINUTE, 11 * MINUTE, 3 * 60 * MINUTE];
/** Whose hand differs. */
const HOLDER = 'seat-2';

let database: TestDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
}, 60_000);
afterAll(() => database.close());

/** What a companion would choose may depend on the hand, and shows: here anybody not asked takes the usual. */
function unasked({ presentation, rules }: Game, swapHand: (match: Match) => void): Game {
  const companion: CompanionRules = {
    stakes: rules.companion?.stakes ?? {},
    habits: () => [],
    // If asked, it would tell one hand from the other.
    weigh({ view }) {
      const letters = [...JSON.stringify(view)].map((letter) => letter.codePointAt(0) ?? 0);
      const sum = letters.reduce((all, one) => (all * 31 + one) % 65_521, 0);
      return (['trifle', 'matters', 'grave'] as const)[sum % 3] ?? 'grave';
    },
  };
  return {
    presentation,
    rules: {
      ...rules,
      companion,
      // Nobody's turn, so that what they are asked in their own is judged as well.
      onTurn: () => null,
      setup(setup) {
        const begun = rules.setup(setup);
        swapHand(begun.match);
        return begun;
      },
    },
  };
}

function swapInAltar({ state }: Match): void {
  const { deck, players } = state as AltarState;
  const { hand } = players.find(({ seat }) => seat === HOLDER)!;
  [hand[0], deck[0]] = [deck[0] as string, hand[0] as string];
}

function swapInAdventure(match: Match): void {
  const twin = withOtherHand(match as Parameters<typeof withOtherHand>[0], HOLDER);
  if (!twin) throw new Error('There is no other card.');
  Object.assign(match, twin.twin);
}

interface Playing extends TestTable {
  game: Game;
  id: string;
}

async function begun(game: Game, number: number, now: () => Date): Promise<Playing> {
  const here = await openTestTable(database, {
    ...{ games: createGames([game]), texts: loadTexts(), now },
    newSeed: () => number.toString(16).padStart(32, '5'),
  });
  const { id: gameId, lobby } = game.rules;
  const wanted = { gameId, guildId: 'g', channelId: 'c', host: ann };
  const { id } = must(await here.table.create(wanted)).match;
  must(await here.table.join(id, bo));
  const offers = lobby.characters.offers.map((offer) => offer.id);
  const { min: each } = perSeatOf(lobby, 2);
  for (const [index, { userId }] of [ann, bo].entries()) {
    const own = offers.slice(index * 2, index * 2 + each);
    must(await here.table.chooseCharacters(id, userId, own));
  }
  must(await here.table.start(id, ann.userId));
  must(await here.table.sayWhatToBeAsked(id, ann.userId, 'own-turns'));
  return { ...here, game, id };
}

async function stateOf({ store, id }: Playing) {
  const stored = await store.read(id);
  if (!stored?.state) throw new Error('The match is gone.');
  return { ...stored, state: stored.state };
}

/** Who is asked what, since when and until when, and what has been decided when, by whom. */
async function askedIn(playing: Playing) {
  const { state, desk, wakesAt, seats } = await stateOf(playing);
  const { times } = must(await playing.table.look(playing.id, 'u-else'));
  const inputs = await playing.store.inputs(playing.id, 1_000);
  return {
    open: state.open.map(({ id, how, seats: of, prompt }) => [id, how, of, prompt.key]),
    asked: desk.asked,
    due: times.due,
    wakesAt,
    holders: seats.map(({ userId }) => userId),
    decided: inputs.map(({ at, seat, userId, decisionId, settled }) => [
      ...[at.getTime(), seat, userId, decisionId],
      settled?.standIn ?? null,
    ]),
    stakes: desk.stakes,
  };
}

function after({ rules }: Game, match: Match, choice: Choice) {
  const copy = structuredClone(match);
  const result = answer(rules.procedures, copy, choice);
  return result.accepted && !copy.outcome ? result.happenings : null;
}

const heard = (happenings: readonly Happening[] | null) =>
  happenings?.map((happening) => [eventFor(happening, 'table'), eventFor(happening, 'seat-1')]);

/** A choice that is possible in both, and that shows nobody else a difference. */
function choiceInBoth(
  game: Game,
  [one, other]: readonly [Match, Match],
  random: Parameters<typeof randomChoice>[0],
): Choice | null {
  for (let tries = 0; tries < 60; tries++) {
    const choice = randomChoice(random, one.open);
    const [here, there] = [after(game, one, choice), after(game, other, choice)];
    if (here && there && isDeepStrictEqual(heard(here), heard(there))) return choice;
  }
  return null;
}

/** Plays on in both for as long as they look the same, and says which stakes and stand-ins there were. */
async function compared(plain: Game, swap: (match: Match) => void, number: number) {
  let clock = Date.UTC(2026, 10, 17, 8);
  const now = () => new Date(clock);
  const tables = [
    await begun(
      unasked(plain, () => {}),
      number,
      now,
    ),
    await begun(unasked(plain, swap), number, now),
  ] as const;
  const random = seedRandom(number.toString(16).padStart(32, '9'));
  const found = { steps: 0, besideTurns: 0, unasked: 0 };
  const viewOf = async (playing: Playing) =>
    plain.rules.view((await stateOf(playing)).state, 'table');
  for (let step = 0; step < 16; step++) {
    const [one, other] = [await askedIn(tables[0]), await askedIn(tables[1])];
    expect(other).toEqual(one);
    found.steps += 1;
    found.besideTurns += Object.keys(one.stakes).length;
    found.unasked = one.decided.filter((decided) => decided.at(-1) === 'unasked').length;
    // What was taken instead may show, as any choice does.
    if (!isDeepStrictEqual(await viewOf(tables[0]), await viewOf(tables[1]))) break;
    clock += PAUSES[step % PAUSES.length] ?? 0;
    for (const { table, id } of tables) must(await table.wake(id));
    const states = [(await stateOf(tables[0])).state, (await stateOf(tables[1])).state] as const;
    if (states[0].open.length === 0) break;
    const choice = choiceInBoth(plain, states, random);
    if (!choice) break;
    const person = choice.seat === 'seat-1' ? ann : bo;
    for (const { table, id } of tables) {
      const request = { decisionId: choice.decision, options: choice.options };
      const requestId = `${id}-${step}`;
      must(await table.choose({ matchId: id, userId: person.userId, ...request, requestId }));
    }
  }
  for (const { close } of tables) await close();
  return found;
}

test.each([
  ['Altar', altar, swapInAltar],
  ['The Adventure Game', adventure, swapInAdventure],
] as const)(
  'so it is in %s',
  async (_, game, swap) => {
    const all = { steps: 0, besideTurns: 0, unasked: 0 };
    for (let number = 1; number <= 2; number++) {
      const found = await compared(game, swap, number);
      all.steps += found.steps;
      all.besideTurns += found.besideTurns;
      all.unasked += found.unasked;
    }
    expect(all.steps).toBeGreaterThan(12);
    expect(all.besideTurns).toBeGreaterThan(0);
    expect(all.unasked).toBeGreaterThan(0);
  },
  120_000,
);
