import { describe, expect, it } from 'vitest';
import { alone, faces, five, one, resolve, stage } from './stage.ts';

describe('Lurkers', () => {
  it('the Gargoyle shakes everybody in its room where Brase shows', () => {
    const scene = stage({
      pool: one('brase'),
      heroes: { myreen: { at: 'S16' } },
      enemies: { 'gargoyle.1': { at: 'R19' } },
    });
    scene.dice('success', 'success').altarDice('wathe');
    scene.dice(...faces(6, 1));
    resolve(scene, 'gargoyle.1', 'activate').settle();
    // 5 less 2 successes and 1 defense; both pass what comes after.
    expect(scene.hero('sedrin').damage).toBe(2);
    expect(scene.hero('myreen').damage).toBe(0);
    expect(scene.events('resist-resolved')).toHaveLength(2);
  });

  it('the Drowned Novice takes focus from whom it hurts, and heals where Wathe shows', () => {
    const scene = alone({
      pool: one('wathe'),
      heroes: { sedrin: { focus: 2 } },
      enemies: { 'drowned-novice.1': { at: 'R18', damage: 3 } },
    });
    scene.dice(...faces(4)).altarDice('lowek');
    resolve(scene, 'drowned-novice.1', 'activate');
    expect(scene.hero('sedrin')).toMatchObject({ damage: 0, focus: 2 });
    expect(scene.card('drowned-novice.1')).toEqual({ spaces: ['R18'], damage: 1 });
    scene.expectDone();
    const hurt = alone({
      heroes: { sedrin: { focus: 2 } },
      enemies: { 'drowned-novice.1': { at: 'R18' } },
    });
    hurt.dice(...faces(3, 1));
    resolve(hurt, 'drowned-novice.1', 'activate').choose('focus:0');
    // 5 less 3 successes and 1 defense; 1 focus from the die, 1 taken.
    expect(hurt.hero('sedrin')).toMatchObject({ damage: 1, focus: 2 });
  });

  it('the Bone Choir sings to everybody within 6 spaces, and drains all where Nethander shows', () => {
    const scene = stage({
      pool: one('nethander'),
      heroes: { sedrin: { focus: 1 }, myreen: { at: 'U19', focus: 1 } },
      enemies: { 'bone-choir': { at: 'V16' } },
    });
    scene.dice(...faces(6)).altarDice('wathe');
    resolve(scene, 'bone-choir', 'activate').settle();
    expect(scene.hero('sedrin')).toMatchObject({ damage: 0, focus: 0 });
    expect(scene.hero('myreen')).toMatchObject({ damage: 1, focus: 0 });
  });

  it('the Candle Wight burns whom it points at, and all around it where Volkris shows', () => {
    const scene = stage({
      pool: one('volkris'),
      heroes: { myreen: { at: 'U16' } },
      enemies: { 'candle-wight': { at: 'R18' } },
    });
    scene.dice(...faces(1, 3)).altarDice('wathe');
    resolve(scene, 'candle-wight', 'activate');
    // Four spaces from Sedrin, two from Myreen: 5 less 1 success and 1 defense for him, the fire for her.
    expect(scene.at('candle-wight')).toBe('V18');
    expect(scene.hero('sedrin').damage).toBe(3);
    expect(scene.hero('myreen').damage).toBe(1);
  });

  it('Q-58: an ally burns at the Candle Wight like a hero', () => {
    const scene = stage({
      pool: one('volkris'),
      heroes: { myreen: { at: 'R20' } },
      allies: { prisoner: { hero: 'sedrin', at: 'U16' } },
      enemies: { 'candle-wight': { at: 'R18' } },
    });
    scene.dice(...faces(2, 2)).altarDice('wathe');
    resolve(scene, 'candle-wight', 'activate').settle();
    expect(scene.card('prisoner').damage).toBe(1);
  });

  it('the Bell-Moths flutter against one hero, and roll all altar dice where Lowek shows', () => {
    const scene = alone({ pool: one('lowek'), enemies: { 'bell-moths': { at: 'R18' } } });
    scene.dice('focus', 'focus').altarDice('wathe');
    scene.altarDice('aluna', 'aluna', 'volkris', 'volkris', 'nethander');
    resolve(scene, 'bell-moths', 'activate');
    expect(scene.hero('sedrin').damage).toBe(3);
    expect(scene.state.altarPool).toEqual(['aluna', 'aluna', 'volkris', 'volkris', 'nethander']);
  });

  it('the Cellar Crawler breaks what one holds, and hardens where Brase shows', () => {
    const scene = alone({
      pool: one('brase'),
      heroes: { sedrin: { area: ['kneeler', 'ninth-hour-lamp'] } },
      enemies: { 'cellar-crawler': { at: 'R18' } },
    });
    scene.dice(...faces(1, 2)).altarDice('wathe');
    resolve(scene, 'cellar-crawler', 'activate').choose('kneeler');
    expect(scene.hero('sedrin').damage).toBe(5);
    expect(scene.card('kneeler')).toEqual({ exhausted: true });
    expect(scene.card('ninth-hour-lamp')).toEqual({});
    expect(scene.card('cellar-crawler')).toEqual({ spaces: ['R18'], armor: 1 });
  });

  it('the Patient Saint strikes who comes into its room, and crumbles where Aluna shows', () => {
    const scene = alone({
      pool: one('aluna'),
      enemies: { 'patient-saint': { at: 'R20', damage: 1 } },
    });
    scene.dice(...faces(0, 4)).altarDice('wathe');
    resolve(scene, 'patient-saint', 'activate').settle();
    expect(scene.hero('sedrin').damage).toBe(4);
    expect(scene.card('patient-saint').damage).toBe(2);
  });

  it('the Patient Saint waits and mends as long as nobody is in its room', () => {
    const scene = alone({
      pool: five('wathe'),
      revealed: ['room-16', 'room-12'],
      enemies: { 'patient-saint': { at: 'S12', damage: 3 } },
    });
    resolve(scene, 'patient-saint', 'activate').settle();
    expect(scene.hero('sedrin').damage).toBe(0);
    expect(scene.card('patient-saint').damage).toBe(1);
  });
});
