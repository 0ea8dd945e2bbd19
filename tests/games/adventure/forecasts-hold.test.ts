import { describe, expect, it } from 'vitest';
import '../../../src/games/adventure/box.ts';
import {
  compareFights,
  everyFighter,
  everyFoe,
  type Fighter,
} from '../../../src/drivers/forecasts/every-fight.ts';
import { seedRandom } from '../../../src/kernel/random.ts';

/** What is certain is compared, and some of the chances: each takes 36 throws. */
const comparing = (seed: string) => ({
  random: seedRandom(seed),
  oneIn: 40,
});

const bringsNothing = ({ brings }: Fighter): boolean => brings.as === 'nothing';

/** Each thing once, with somebody who may bring it. */
function eachThing(): Fighter[] {
  const things = new Map<string, Fighter>();
  for (const fighter of everyFighter()) {
    if (!bringsNothing(fighter)) things.set(`${fighter.brings.as} ${fighter.brings.card}`, fighter);
  }
  return [...things.values()];
}

describe('what is foretold of fights comes when they are played through answers', () => {
  it('of every character, level and side, each foe in its turn', () => {
    const how = comparing('00112233445566778899aabbccddeeff');
    const foes = everyFoe();
    const fighters = everyFighter().filter(bringsNothing);
    expect(fighters).toHaveLength(32);
    let forecasts = 0;
    for (const [index, fighter] of fighters.entries()) {
      const against = foes.filter((_, at) => at % fighters.length === index);
      const compared = compareFights(fighter, against, how);
      expect(compared.different).toEqual([]);
      forecasts += compared.forecasts;
    }
    expect(forecasts).toBeGreaterThan(150);
  });

  it('of every item that may have a say and every ability card, each foe in its turn', () => {
    const how = comparing('ffeeddccbbaa99887766554433221100');
    const foes = everyFoe();
    let forecasts = 0;
    for (const [index, fighter] of eachThing().entries()) {
      const compared = compareFights(fighter, [foes[index % foes.length] ?? ''], how);
      expect(compared.different).toEqual([]);
      forecasts += compared.forecasts;
    }
    expect(forecasts).toBeGreaterThan(200);
  });
});
