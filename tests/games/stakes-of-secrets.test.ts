import { describe, expect, it } from 'vitest';
import { type CompanionGame, playSteadily } from '../../src/companions/playing-ahead.ts';
import { stakesOf } from '../../src/companions/stakes.ts';
import { adventure } from '../../src/games/adventure/index.ts';
import { altar } from '../../src/games/altar/index.ts';
import { games } from '../../src/games/index.ts';
import type { Match } from '../../src/kernel/match.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { beginGame as beginAdventure } from './adventure/random-games.ts';
import { unseenTwin as adventureTwin } from './adventure/unseen-twin.ts';
import { beginGame as beginAltar } from './altar/random-games.ts';
import { unseenTwin as altarTwin } from './altar/twins.ts';

/** Choices after which a game has been looked at long enough. */
const ENOUGH = 400;

interface Compared {
  rules: CompanionGame;
  match: Match;
  /** The same table for one seat, with other cards in others' hands. */
  twinOf(match: Match, seat: string, seed: number): Match;
}

/** What hangs on the questions of a game, by kind; each is asked of twins as well. */
function stakesByKind({ rules, match, twinOf }: Compared): Map<string, string> {
  const random = seedRandom('c'.repeat(32));
  const found = new Map<string, string>();
  while (match.outcome === null && match.inputs < ENOUGH) {
    for (const decision of match.open) {
      const stakes = stakesOf(rules, match, decision) ?? 'none';
      for (const seat of match.seats) {
        const twin = twinOf(match, seat, match.inputs + 1);
        expect(stakesOf(rules, twin, decision) ?? 'none').toBe(stakes);
      }
      const { key } = decision.prompt;
      expect(found.get(key) ?? stakes).toBe(stakes);
      found.set(key, stakes);
    }
    playSteadily(rules, match, random);
  }
  return found;
}

describe('where players hold secrets against each other', () => {
  it.each(games.map(({ rules }) => rules).filter(({ cooperative }) => !cooperative))(
    'what hangs on a question of $id is told by its kind alone',
    ({ companion }) => expect(companion?.weigh).toBeUndefined(),
  );

  it('it is the same whatever is in a hand: The Adventure Game', () => {
    const found = stakesByKind({
      rules: adventure.rules as CompanionGame,
      match: beginAdventure(4, 3).match as Match,
      twinOf: adventureTwin as unknown as Compared['twinOf'],
    });
    expect(found.get('prompt.city')).toBe('opening');
    expect(found.get('prompt.book')).toBe('trifle');
    expect(found.get('prompt.travel')).toBe('matters');
  });

  it('it is the same whatever is in a hand: Altar', () => {
    const found = stakesByKind({
      rules: altar.rules as CompanionGame,
      match: beginAltar(4, 3).match as Match,
      twinOf: altarTwin as unknown as Compared['twinOf'],
    });
    expect([...new Set(found.values())]).toEqual(['none']);
  });
});
