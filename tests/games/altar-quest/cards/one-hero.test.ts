import { describe, expect, it } from 'vitest';
import { party, resolve } from './stage.ts';

/** What each quest gives everybody at its beginning; a lone hero gets 3 more supply and 2 more cards. */
const BEGINNINGS = [
  { quest: 'the-cleansing', supply: 2, cards: 0, clock: 1 },
  { quest: 'the-escape', supply: 1, cards: 1, clock: 0 },
  { quest: 'the-hunt', supply: 6, cards: 0, clock: 0 },
  { quest: 'the-rescue', supply: 3, cards: 1, clock: 1 },
  { quest: 'the-search', supply: 2, cards: 0, clock: 0 },
  { quest: 'the-showdown', supply: 3, cards: 0, clock: 0 },
];

describe('a quest for one hero', () => {
  it.each(BEGINNINGS)('$quest begins with more to go on', ({ quest, supply, cards, clock }) => {
    const scene = party({
      options: { quest },
      heroes: { rowen: { at: 'R17' } },
    });
    resolve(scene, quest, 'setup', 'rowen');
    expect(scene.state.supply).toBe(supply + 3);
    expect(scene.hero('rowen').hand).toHaveLength(cards + 2);
    const ticks = (scene.card(quest).progress ?? 0) + (scene.card('unstable-altar').quest ?? 0);
    expect(ticks).toBe(clock);
  });
});
