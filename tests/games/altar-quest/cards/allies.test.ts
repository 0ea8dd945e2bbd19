import { describe, expect, it } from 'vitest';
import type { Layout } from '../../../support/altar-quest.ts';
import { alone as aloneThere, faces, five, one, stage as staged } from './stage.ts';

/** No altar die of use to the enemies here. */
const QUIET = { pool: five('wathe') };
const stage: typeof staged = (more) => staged({ ...QUIET, ...more });
const alone: typeof aloneThere = (more) => aloneThere({ ...QUIET, ...more });

describe('the Prisoner', () => {
  it('Prisoner: moves, then shows his hero alone the top card of the threat deck, who may put it under', () => {
    const scene = stage({
      allies: { prisoner: { hero: 'sedrin', at: 'S18' } },
      tops: { threat: ['leech-water', 'dusk-chorus'] },
    });
    scene.acts('sedrin').choose('use:prisoner:exhaust').choose('move:S20').choose('stay');
    expect(scene.at('prisoner')).toBe('S20');
    expect(scene.question()).toMatchObject({ prompt: { key: 'prompt.scout' }, seats: ['seat-1'] });
    scene.choose('bottom');
    expect(scene.state.decks.threat.draw.at(-1)).toBe('dusk-chorus');
    expect(scene.state.decks.threat.draw[0]).toBe('leech-water');
    scene.choose('done');
  });

  it('Prisoner: is a weak man in the way: one blow of a Gargoyle and he is dead', () => {
    const scene = alone({
      heroes: { sedrin: { at: 'V18' } },
      allies: { prisoner: { hero: 'sedrin', at: 'Q16' } },
      enemies: { 'gargoyle.1': { at: 'S18' } },
    });
    scene.dice('focus', 'focus').run('react', { hero: 'sedrin' });
    while (scene.match.open.length > 0) scene.choose(scene.options()[0] as string);
    expect(scene.state.removed).toEqual(['prisoner']);
  });
});

describe('Queen Valory', () => {
  it('Queen Valory: moves, then gives 1 focus to each hero within 2 spaces of her', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'V18' } },
      allies: { 'queen-valory': { hero: 'sedrin', at: 'R16' } },
    });
    scene.acts('sedrin').choose('use:queen-valory:exhaust').choose('move:S17').choose('stay');
    expect(scene.at('queen-valory')).toBe('S17');
    expect([scene.hero('sedrin').focus, scene.hero('myreen').focus]).toEqual([1, 0]);
    scene.choose('done');
  });

  it('Queen Valory: minions hurry while she is about', () => {
    const reached = (allies: Layout['allies'] = {}) => {
      const scene = stage({
        revealed: ['room-16', 'room-12'],
        openDoors: ['door-21'],
        heroes: { sedrin: { at: 'S19' }, myreen: { at: 'U19' } },
        enemies: { 'drowned-novice.1': { hero: 'sedrin', at: 'S13' } },
        allies,
      });
      scene.run('engage', { enemy: 'drowned-novice.1' });
      while (scene.match.open.length > 0) scene.choose(scene.options()[0] as string);
      return scene.at('drowned-novice.1');
    };
    expect(reached()).toBe('S16');
    expect(reached({ 'queen-valory': { hero: 'myreen', at: 'V17' } })).toMatch(/^[RST]17$/);
  });
});

describe('Huey', () => {
  it('Huey: runs up to an enemy and drives it away, where his hero says', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q18' } },
      allies: { huey: { hero: 'sedrin', at: 'R16' } },
      enemies: { 'gargoyle.1': { at: 'S18' } },
    });
    scene.acts('sedrin').choose('use:huey:exhaust').choose('move:R17').choose('stay');
    expect(scene.options()).toContain('V18');
    expect(scene.options()).not.toContain('R18');
    scene.choose('V18');
    expect(scene.at('gargoyle.1')).toBe('V18');
    expect(scene.at('huey')).toBe('R17');
    scene.choose('done');
  });

  it('Huey: nothing happens to an enemy that he does not reach', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q18' } },
      allies: { huey: { hero: 'sedrin', at: 'R16' } },
      enemies: { 'gargoyle.1': { at: 'V18' } },
    });
    scene.acts('sedrin').choose('use:huey:exhaust').choose('move:R17').choose('stay');
    expect(scene.at('gargoyle.1')).toBe('V18');
    scene.choose('done');
  });

  it('Huey: licks his wounds where Aluna shows, if his hero wants the die for it', () => {
    const scene = stage({
      pool: one('aluna'),
      allies: { huey: { hero: 'sedrin', at: 'S18', damage: 2 } },
    });
    scene.altarDice('brase').acts('sedrin').choose('use:huey:exhaust').choose('stay').choose('yes');
    expect(scene.card('huey').damage).toBe(1);
    expect(scene.state.altarPool).not.toContain('aluna');
    scene.choose('done');
  });
});

describe('Old Marrow', () => {
  it('Old Marrow: walks up to an enemy and strikes it with his spade: three dice, range 1', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q18' } },
      allies: { 'old-marrow': { hero: 'sedrin', at: 'R16' } },
      enemies: { 'candle-wight': { at: 'T18', damage: 1 }, 'gargoyle.1': { at: 'V18' } },
    });
    scene.acts('sedrin').choose('use:old-marrow:exhaust').choose('move:S17');
    scene.dice(...faces(1, 2)).choose('stay');
    // Candle Wight: health 3, defense 0.
    expect(scene.card('candle-wight').damage).toBe(2);
    expect(scene.hero('sedrin').focus).toBe(0);
    expect(scene.events('dice-rolled')).toMatchObject([
      { args: { hero: 'old-marrow', test: 'attack', attribute: 'might', dice: 3 } },
    ]);
    scene.choose('done');
  });

  it('Old Marrow: what he defeats gives supply like any other', () => {
    const scene = stage({
      allies: { 'old-marrow': { hero: 'sedrin', at: 'T18' } },
      enemies: { 'candle-wight': { at: 'U18', damage: 2 } },
    });
    scene.acts('sedrin').choose('use:old-marrow:exhaust');
    scene.dice(...faces(1, 2)).choose('stay');
    expect(scene.state.supply).toBe(1);
    expect(scene.state.decks.lurker.discard).toEqual(['candle-wight']);
    scene.choose('done');
  });
});
