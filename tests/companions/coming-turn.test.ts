import { expect, test } from 'vitest';
import { comingTurn, isOwnMove } from '../../src/companions/coming-turn.ts';
import { advisedOrders, followOrders } from '../../src/companions/following-orders.ts';
import { type FarsightedGame, playSteadily } from '../../src/companions/playing-ahead.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import { adventure } from '../../src/games/adventure/index.ts';
import { altar } from '../../src/games/altar/index.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { countOf } from '../support/seeds.ts';

/** Choices of a game, and after how many each seat is asked about its coming turn. */
const CHOICES = 110;
const EVERY = countOf({ few: 22, many: 11 });
/** How many of the turns looked for may be out of reach. */
const MOST_OUT_OF_REACH = 0.4;

const luck = (digit: string) => seedRandom(digit.repeat(32));

function begun({ rules }: Game, players: number) {
  const { lobby } = rules;
  const options = Object.fromEntries(lobby.options.map((one) => [one.id, one.default]));
  const seats = seatsFor(lobby, players, players, 1);
  return rules.setup({ seats, options, seed: '5'.repeat(32) }).match;
}

test.each([
  ['altar-quest', altarQuest, 4],
  ['adventure', adventure, 4],
  ['altar', altar, 3],
] as const)('in all of a game each seat’s coming turn can be ordered: %s', (_id, game, players) => {
  const rules = game.rules as FarsightedGame;
  const match = begun(game, players);
  const random = luck('7');
  const found = { looked: 0, reached: 0, whole: 0 };
  for (let choice = 1; choice <= CHOICES && match.outcome === null; choice++) {
    playSteadily(rules, match, random);
    if (choice % EVERY > 0 || match.outcome !== null) continue;
    for (const seat of match.seats.filter((one) => !isOwnMove(match, one))) {
      const before = JSON.stringify(match);
      const coming = comingTurn(rules, match, seat, luck('9'));
      expect(JSON.stringify(match)).toBe(before);
      found.looked += 1;
      if (!coming) continue;
      found.reached += 1;
      const standing = followOrders(rules, coming, seat, [], luck('9'));
      if (standing.is !== 'asked') throw new Error(`It is ${standing.is} with nothing ordered.`);
      const unseen = new Set(rules.hidden(match, [seat]));
      const named = standing.decision.options.flatMap(({ args = {} }) => Object.values(args));
      expect(named.filter((name) => unseen.has(String(name)))).toEqual([]);
      const advised = advisedOrders(rules, coming, seat, [], luck('9')) ?? [];
      const then = followOrders(rules, coming, seat, advised, luck('9'));
      if (then.is === 'complete') found.whole += 1;
    }
  }
  expect(found.reached).toBeGreaterThan(found.looked * (1 - MOST_OUT_OF_REACH));
  expect(found.whole).toBe(found.reached);
});
