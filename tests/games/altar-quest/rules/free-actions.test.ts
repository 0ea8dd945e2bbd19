import { describe, expect, it } from 'vitest';
import { practice } from './practice-cards.ts';

const ROOM = { startRoom: 'room-11' };

describe('what costs no action', () => {
  it('AQ-097: Feat cards, in the own action step', () => {
    const scene = practice({
      ...ROOM,
      heroes: {
        sedrin: { at: 'O8', hand: ['shout.1', 'vow', 'lesson.1'], actions: 0 },
        myreen: { at: 'P8' },
      },
    });
    scene.acts('sedrin');
    expect(scene.options('feat')).toEqual(['feat:shout.1:play', 'feat:vow:play']);
    expect(scene.options('play')).toEqual([]);
    scene.choose('feat:shout.1:play');
    expect(scene.changes()).toEqual({
      supply: 1,
      'sedrin.hand': ['vow', 'lesson.1'],
      'sedrin.deck.discard': ['shout.1'],
    });
    scene.choose('done');
    const others = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['shout.1'] }, myreen: { at: 'P8' } },
    });
    expect(others.acts('myreen').options('feat')).toEqual([]);
    others.choose('done');
  });

  it('AQ-098: opening a door', () => {
    const scene = practice({
      ...ROOM,
      revealed: ['room-11', 'room-08'],
      heroes: { sedrin: { at: 'R9', actions: 0, hand: ['shout.1'] } },
    });
    scene.acts('sedrin').choose('open:door-11');
    expect(scene.changes()).toEqual({ openDoors: ['door-11'] });
    scene.choose('done');
  });

  it('AQ-099: passing search cards to a hero on an adjacent space', () => {
    const scene = practice({
      ...ROOM,
      heroes: {
        sedrin: { at: 'O8', area: ['potion.1', 'tome', 'potion.2'], actions: 0 },
        myreen: { at: 'P9' },
      },
    });
    scene.acts('sedrin');
    expect(scene.options('give')).toEqual(['give:potion.1:myreen', 'give:potion.2:myreen']);
    scene.choose('give:potion.2:myreen');
    expect(scene.changes()).toEqual({
      'sedrin.area': ['potion.1', 'tome'],
      'myreen.area': ['potion.2'],
    });
    scene.choose('give:potion.1:myreen').choose('done');
    const apart = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', area: ['potion.1'] }, myreen: { at: 'Q8' } },
    });
    expect(apart.acts('sedrin').options('give')).toEqual([]);
    apart.choose('done');
  });

  it('C-16: a hero may also ask for search cards; the other player agrees or refuses', () => {
    const trade = (answer: string) => {
      const scene = practice({
        ...ROOM,
        heroes: { sedrin: { at: 'O8' }, myreen: { at: 'P8', area: ['potion.1', 'horn'] } },
      });
      scene.acts('sedrin');
      expect(scene.options('give')).toEqual(['ask:potion.1:myreen']);
      scene.choose('ask:potion.1:myreen');
      expect(scene.question()).toMatchObject({ seats: ['seat-2'], about: 'myreen' });
      scene.choose(answer);
      const changes = scene.changes();
      scene.choose('done');
      return changes;
    };
    expect(trade('yes')).toEqual({ 'sedrin.area': ['potion.1'], 'myreen.area': ['horn'] });
    expect(trade('no')).toEqual({});
  });

  it('C-16: with the strict option search cards are only given', () => {
    const scene = practice({
      ...ROOM,
      options: { trades: 'give-only' },
      heroes: {
        sedrin: { at: 'O8', area: ['potion.2'] },
        myreen: { at: 'P8', area: ['potion.1'] },
      },
    });
    expect(scene.acts('sedrin').options('give')).toEqual(['give:potion.2:myreen']);
    scene.choose('done');
  });

  it('AQ-100: Exhaust and Use effects', () => {
    const scene = practice({
      ...ROOM,
      heroes: {
        sedrin: { at: 'O8', area: ['tome', 'potion.1'], hand: ['shout.1'], damage: 2, actions: 0 },
      },
    });
    scene.acts('sedrin');
    expect(scene.options('use')).toEqual(['use:tome:exhaust', 'use:potion.1:use']);
    scene.choose('use:tome:exhaust');
    expect(scene.changes()).toEqual({ supply: 1, 'cards.tome': { exhausted: true } });
    scene.choose('use:potion.1:use');
    expect(scene.changes()).toMatchObject({ 'sedrin.damage': 1, 'sedrin.area': ['tome'] });
    expect(scene.changes()).not.toHaveProperty('sedrin.actions');
    scene.choose('done');
  });
});
