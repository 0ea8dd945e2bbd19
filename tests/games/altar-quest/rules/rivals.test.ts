import { describe, expect, it } from 'vitest';
import { cardsInBox } from '../../../../src/games/altar-quest/rules/queries/box.ts';
import { setupMatch } from '../../../../src/games/altar-quest/rules/setup.ts';
import { scenario } from '../../../support/altar-quest.ts';
import { alone, faces, settleUntil, stage } from '../cards/stage.ts';

const RIVALS = cardsInBox('rival');

/** The lurker deck of a match with an option for rivals, the next card last. */
function lurkerDeck(rivals: string, seed = '4'.repeat(32)): string[] {
  const seats = [{ seat: 'ann', characters: ['sedrin'] }];
  return setupMatch({ seats, options: { rivals }, seed }).match.state.decks.lurker.draw;
}

const isRival = (card: string) => RIVALS.includes(card);

describe('rivals', () => {
  it.each([
    ['none', 0],
    ['one', 1],
    ['two', 2],
    ['three', 3],
    ['thief', 1],
  ])('AQ-255, AQ-256: the option %s puts %i of them into the lurker deck', (option, count) => {
    const deck = lurkerDeck(option);
    expect(deck.filter(isRival)).toHaveLength(count);
    expect(new Set(deck).size).toBe(9 + count);
    if (option === 'thief') expect(deck).toContain('thief');
  });

  it('AQ-069: each lies among three lurkers on top, in any of the four places', () => {
    const places = new Set<number>();
    for (let seed = 1; seed <= 40; seed++) {
      const deck = lurkerDeck('spy', seed.toString(16).padStart(32, '0'));
      const place = deck.length - 1 - deck.indexOf('spy');
      expect(place).toBeLessThan(4);
      places.add(place);
    }
    expect([...places].sort()).toEqual([0, 1, 2, 3]);
  });

  it('Q-37: several make a packet of four each, stacked in random order', () => {
    const tops = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const deck = lurkerDeck('three', seed.toString(16).padStart(32, '0'));
      const packets = [deck.slice(-4), deck.slice(-8, -4), deck.slice(-12, -8)];
      expect(packets.map((packet) => packet.filter(isRival).length)).toEqual([1, 1, 1]);
      tops.add(packets[0]?.find(isRival) as string);
    }
    expect(tops.size).toBe(4);
  });

  it('AQ-256: drawn, a rival joins the threat area of that hero and activates in that react phase', () => {
    const scene = alone({ heroes: { sedrin: { at: 'Q16' } }, tops: { lurker: ['thief'] } });
    scene.run('draw-lurker', { hero: 'sedrin' });
    expect(scene.hero('sedrin').threats).toEqual(['thief']);
    expect(scene.at('thief')).toBe('T20');
    scene.expectDone();
    scene.state.supply = 3;
    scene.run('react', { hero: 'sedrin' });
    settleUntil(scene, 'none');
    expect(scene.state.supply).toBe(1);
  });

  it('AQ-257: is an enemy for every effect: pushed like any other', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q18' } },
      allies: { huey: { hero: 'sedrin', at: 'R16' } },
      enemies: { spy: { at: 'S18' } },
    });
    scene.acts('sedrin').choose('use:huey:exhaust').choose('move:R17').choose('stay');
    scene.choose('V18');
    expect(scene.at('spy')).toBe('V18');
    scene.choose('done');
  });

  it('AQ-257: is an enemy for every effect: in the way, and attacked', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16', hand: ['lance-of-noon.1'] } },
      enemies: { spy: { at: 'R17' }, traitor: { at: 'R18' } },
    });
    scene.acts('sedrin');
    expect(scene.options('move')).not.toContain('move:R17');
    scene.choose('play:lance-of-noon.1:play');
    expect(scene.options()).toEqual(['spy', 'traitor']);
    scene.dice(...faces(1, 3)).choose('spy');
    settleUntil(scene, 'prompt.act').choose('done');
  });

  it('AQ-210, AQ-258, Q-113: defeated it leaves the game for good, and gives no supply', () => {
    const scene = stage({ enemies: { thief: { at: 'R16', damage: 3 } } });
    scene.run('enemy-damage', { enemy: 'thief', amount: 1, armorCounts: false, hero: 'sedrin' });
    expect(scene.state.removed).toEqual(['thief']);
    expect(scene.state.decks.lurker.discard).toEqual([]);
    expect(scene.hero('sedrin').threats).toEqual([]);
    expect(scene.state.supply).toBe(0);
  });

  it('AQ-258, AQ-266: a new lurker deck is shuffled without it', () => {
    const scene = stage({ enemies: { thief: { at: 'R16', damage: 3 } }, drawn: ['lurker'] });
    scene.run('enemy-damage', { enemy: 'thief', amount: 1, armorCounts: false, hero: 'sedrin' });
    scene.expectDone();
    scene.run('draw-lurker', { hero: 'sedrin' });
    expect(scene.state.decks.lurker.draw).not.toContain('thief');
    expect(scene.state.decks.lurker.draw).toHaveLength(8);
  });

  it('AQ-103, AQ-258: one who is defeated by what it does itself is gone as well', () => {
    const scene = alone({
      heroes: { sedrin: { at: 'V18' } },
      enemies: { fanatic: { at: 'Q16', damage: 8 } },
    });
    scene.dice(...faces(3)).run('react', { hero: 'sedrin' });
    settleUntil(scene, 'none');
    expect(scene.state.removed).toEqual(['fanatic']);
  });

  it('AQ-147, AQ-132: it engages allies like any other enemy', () => {
    const scene = scenario({
      startRoom: 'room-16',
      bare: true,
      pool: ['wathe', 'wathe', 'wathe', 'wathe', 'wathe'],
      supply: 0,
      heroes: { sedrin: { at: 'Q16' } },
      allies: { prisoner: { hero: 'sedrin', at: 'V18' } },
      enemies: { thief: { at: 'T20' } },
    });
    scene.dice(...faces(1, 1)).run('react', { hero: 'sedrin' });
    settleUntil(scene, 'none');
    expect(scene.card('prisoner').damage).toBe(3);
  });
});
