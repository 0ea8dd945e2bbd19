import { expect, test } from 'vitest';
import { toldChance } from '../../src/companions/advice.ts';
import { advised } from '../../src/companions/advised.ts';
import { placeOf, planAfter, turnedUp } from '../../src/companions/held-plan.ts';
import { forksPlayed } from '../../src/companions/keen.ts';
import type { HeldPlan } from '../../src/companions/plan.ts';
import { type FarsightedGame, playSteadily } from '../../src/companions/playing-ahead.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import { adventure } from '../../src/games/adventure/index.ts';
import { altar } from '../../src/games/altar/index.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { freshRandom } from '../../src/kernel/companion.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { orderedIn } from '../../src/kernel/orders.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { countOf } from '../support/seeds.ts';

/**
 * Games of each, questions of a game that are followed, and forks played ahead for each: whole games at
 * advice's own pace take minutes.
 */
const GAMES = countOf({ few: 1, many: 5 });
const QUESTIONS = countOf({ few: 20, many: 1_000 });
const FORKS = countOf({ few: 5, many: 18 });
/** By how much the chance of a plan may change while nothing is turned up. */
const POINTS = 15;

/** What somebody following advice has been told, at one question at the start of a deed. */
interface Told {
  turn: number;
  /** See `turnedUp`. */
  asOf: string;
  place: string;
  /** In percent. */
  chance: number | null;
  /** Whether the plan's next deed is the one advised; null if there was no plan. */
  isNext: boolean | null;
  revised: string | null;
}

/** What one person is told in a whole game in which they follow all of it, and the others play by rules of thumb. */
function* followed(game: Game, number: number): Generator<Told> {
  const rules = game.rules as FarsightedGame;
  const { lobby, companion } = rules;
  const options = Object.fromEntries(lobby.options.map((one) => [one.id, one.default]));
  const seed = number.toString(16).padStart(32, '5');
  const { match } = rules.setup({ seats: seatsFor(lobby, 2, 2, 1), options, seed });
  const [seat = ''] = match.seats;
  const random = seedRandom(number.toString(16).padStart(32, '7'));
  let held: HeldPlan | null = null;
  while (match.outcome === null) {
    const decision = match.open.find(({ seats }) => seats[0] === seat);
    if (!decision) {
      playSteadily(rules, match, random);
      continue;
    }
    const search = { random: freshRandom(random), enough: forksPlayed(FORKS) };
    const asked = { match, seat, decision: decision.id, seed };
    const turn = companion.ahead.turn(match);
    const before: HeldPlan | null = held?.turn === turn ? held : null;
    const [best] = advised(rules, { ...asked, held }, search);
    if (!best) throw new Error('Nothing is advised.');
    const next = before?.orders.find(({ order }) => order.rest);
    if (decision.rest) {
      yield {
        ...{
          turn,
          chance: toldChance(best)?.about ?? null,
          revised: best.revised?.because ?? null,
        },
        asOf: turnedUp(rules, match, seat),
        place: placeOf(rules, match, seat),
        isNext: next ? orderedIn(decision, seat, next.order)?.id === best.options.join() : null,
      };
    }
    if (best.held) held = planAfter(best.held, seat, decision, best.options);
    const choice = { seat, decision: decision.id, options: best.options };
    expect(answer(rules.procedures, match, choice).accepted).toBe(true);
  }
}

test.each([
  ['altar-quest', altarQuest],
  ['adventure', adventure],
  ['altar', altar],
] as const)(
  'who does what advice says holds a plan and takes nothing back: %s',
  (_id, game) => {
    const counts = { told: 0, next: 0, otherwise: 0 };
    for (let number = 1; number <= GAMES; number++) {
      let way: Told[] = [];
      for (const told of followed(game, number)) {
        const last = way.at(-1);
        const isSame = last?.turn === told.turn && last.asOf === told.asOf;
        // A way is over with whatever is turned up, and with anything that is done on the spot.
        if (!isSame || last.place === told.place) way = [];
        else expect(way.map(({ place }) => place)).not.toContain(told.place);
        if (isSame && told.isNext && last.chance !== null && told.chance !== null) {
          expect(Math.abs(told.chance - last.chance)).toBeLessThanOrEqual(POINTS);
        }
        // A deed other than the planned one gives a reason, and only that does.
        expect(told.revised !== null).toBe(told.isNext === false);
        counts.told += 1;
        if (counts.told >= QUESTIONS * number) break;
        counts.next += told.isNext ? 1 : 0;
        counts.otherwise += told.isNext === false ? 1 : 0;
        way.push(told);
      }
    }
    expect(counts.told).toBeGreaterThan(10 * GAMES);
    expect(counts.next).toBeGreaterThan(2 * counts.otherwise);
  },
  3_600_000,
);
