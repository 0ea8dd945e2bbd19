import { describe, expect, it } from 'vitest';
import type { Layout, Scenario } from '../../../support/altar-quest.ts';
import { trial } from './trial-cards.ts';

const ROOM = { startRoom: 'room-16' };
const play = (scene: Scenario, card: string): Scenario =>
  scene.run('ability', { card, ability: 'play', scope: { card, hero: 'sedrin' } });

describe('traps', () => {
  const layout: Layout = {
    ...ROOM,
    heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'V18' } },
    enemies: {
      'pit.red': { hero: 'myreen', at: 'S17', progress: 1 },
      collapse: { hero: 'sedrin', at: 'U18' },
    },
  };

  it('AQ-249: hurt who comes near and are disarmed by a task: enough progress overcomes them', () => {
    const scene = trial(layout);
    scene.acts('sedrin');
    expect(scene.options('interact')).toEqual([]);
    scene.choose('move:R17');
    expect(scene.hero('sedrin').damage).toBe(1);
    expect(scene.options('interact')).toEqual(['interact:pit.red:interact']);
    scene.dice('success', 'focus').choose('interact:pit.red:interact');
    expect(scene.card('pit.red').progress).toBe(1);
    scene.dice('success', 'success').choose('interact:pit.red:interact');
    expect(scene.at('pit.red')).toBe('');
    expect(scene.hero('myreen').threats).toEqual([]);
    expect(scene.hero('sedrin').damage).toBe(1);
  });

  it('AQ-250: overcome, the token goes and there is supply', () => {
    const scene = trial(layout);
    scene.hero('sedrin').at = 'R17';
    scene.dice('success', 'success').acts('sedrin').choose('interact:pit.red:interact');
    expect(scene.at('pit.red')).toBe('');
    expect(scene.hero('myreen').threats).toEqual([]);
    expect(scene.state.decks.threat.discard).toEqual(['pit.red']);
    expect(scene.state.supply).toBe(1);
    expect(scene.options('move')).toContain('move:S17');
    scene.choose('done');
  });

  it('AQ-250: discarded otherwise, the token goes and there is no supply', () => {
    const scene = trial(layout);
    scene.acts('myreen').choose('move:V17');
    expect(scene.at('collapse')).toBe('');
    expect(scene.hero('sedrin').threats).toEqual([]);
    expect(scene.state.decks.threat.discard).toEqual(['collapse']);
    expect(scene.state.supply).toBe(0);
    scene.choose('done');
  });
});

describe('threat tokens', () => {
  /** The trial deck's own reference card: two or more tokens lower a hero's defense by 1. */
  const marked = (sedrin: object): Scenario => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16', ...sedrin }, myreen: { at: 'Q20', threat: 2 } },
      enemies: { 'bully.red': { at: 'R16' } },
    });
    scene.state.options.threat = 'trials';
    return scene;
  };

  it.each([
    [1, 4],
    [2, 5],
  ])(
    'AQ-251: do what the family’s reference card says: with %i of them 5 becomes %i damage',
    (threat, damage) => {
      const scene = marked({ threat });
      scene.dice('focus', 'focus').run('react', { hero: 'sedrin' });
      expect(scene.hero('sedrin').damage).toBe(damage);
    },
  );

  it('AQ-251: lie on the card of a character or enemy; discarded ones are gone', () => {
    const scene = marked({});
    play(scene, 'brand');
    expect(scene.changes()).toEqual({ 'sedrin.threat': 2 });
    play(scene, 'hex');
    expect(scene.changes()).toEqual({ 'cards.bully.red': { spaces: ['R16'], threat: 1 } });
    play(scene, 'cleanse');
    expect(scene.changes()).toEqual({ 'sedrin.threat': 0 });
    expect(scene.hero('myreen').threat).toBe(2);
    play(scene, 'brand');
    expect(scene.hero('sedrin').threat).toBe(2);
  });
});

describe('lurkers', () => {
  const drawLurker = (scene: Scenario, hero: string): Scenario =>
    scene.run('draw-lurker', { hero });

  it('AQ-252: spawn on the nearest revealed shadow space, the card with the hero who drew it', () => {
    const scene = trial({
      startRoom: 'room-14',
      revealed: ['room-14', 'room-15'],
      openDoors: ['door-22'],
      heroes: { sedrin: { at: 'L18' }, myreen: { at: 'F16' } },
      tops: { lurker: ['shade.1', 'shade.2'] },
    });
    drawLurker(scene, 'sedrin');
    expect(scene.at('shade.1')).toBe('P19');
    expect(scene.hero('sedrin').threats).toEqual(['shade.1']);
    drawLurker(scene, 'myreen');
    expect(scene.at('shade.2')).toBe('F20');
    expect(scene.hero('myreen').threats).toEqual(['shade.2']);
  });

  it('AQ-252, Q-96: near the active hero where another one draws', () => {
    const scene = trial({
      startRoom: 'room-14',
      revealed: ['room-14', 'room-15'],
      openDoors: ['door-22'],
      turn: 'heroes',
      active: 'sedrin',
      heroes: { sedrin: { at: 'L18' }, myreen: { at: 'F16' } },
      tops: { lurker: ['shade.1'] },
    });
    drawLurker(scene, 'myreen');
    expect(scene.at('shade.1')).toBe('P19');
    expect(scene.hero('myreen').threats).toEqual(['shade.1']);
  });

  it('AQ-253: go to their own discard pile, which is shuffled when the last lurker card is drawn', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16' } },
      enemies: { 'shade.1': { at: 'V16' } },
      drawn: ['lurker'],
      tops: { lurker: ['shade.2'] },
    });
    const discarded = [...scene.state.decks.lurker.discard];
    const threats = structuredClone(scene.state.decks.threat);
    const hit = { enemy: 'shade.1', amount: 2, armorCounts: false, hero: 'sedrin' };
    scene.run('enemy-damage', hit);
    expect(scene.state.decks.lurker.discard).toEqual([...discarded, 'shade.1']);
    drawLurker(scene, 'sedrin');
    expect(scene.hero('sedrin').threats).toEqual(['shade.2']);
    expect([...scene.state.decks.lurker.draw].sort()).toEqual([...discarded, 'shade.1'].sort());
    expect(scene.state.decks.lurker.discard).toEqual([]);
    expect(scene.state.decks.threat).toEqual(threats);
  });

  it('AQ-254: are not threat cards: what touches those passes them by', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16', threats: ['curse'], hand: ['dismantle'] } },
      enemies: { 'shade.1': { at: 'V16' } },
    });
    scene.acts('sedrin').choose('play:dismantle:play');
    expect(scene.hero('sedrin').threats).toEqual(['shade.1']);
    expect(scene.options('play')).toEqual([]);
    scene.choose('done');
  });

  it('AQ-254: a threat card is drawn while there is one, never a lurker', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16' } },
      tops: { threat: ['whisper.1'], lurker: ['shade.1'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.hero('sedrin').threats).toEqual([]);
    expect(scene.state.decks.lurker.draw.at(-1)).toBe('shade.1');
  });
});
