import { describe, expect, it } from 'vitest';
import { allEnemies, characters } from '../../../../src/games/altar-quest/rules/queries/figures.ts';
import { practice } from './practice-cards.ts';

const VILLAIN = 'bolx-the-belchlord';

describe('terms', () => {
  const everything = (villain: 'scheme' | 'spawned') =>
    practice({
      startRoom: 'room-11',
      revealed: ['room-11', 'room-08', 'room-12'],
      openDoors: ['door-11'],
      features: { 'room-11': 'statue', 'room-08': 'plain-altar' },
      villain,
      heroes: { sedrin: { at: 'O8', hand: ['quake'] }, myreen: { at: 'R8', threats: ['dread'] } },
      enemies: {
        'wolf.red': { hero: 'myreen', at: 'O12' },
        'gargoyle.1': { hero: 'sedrin', at: 'R12' },
        'snare.red': { hero: 'sedrin', at: 'P12' },
        ...(villain === 'spawned' ? { [VILLAIN]: { at: ['U14', 'V14', 'U15', 'V15'] } } : {}),
      },
    });

  it('AQ-077: figures are what moves: heroes and enemies, not features, the altar, doors or tokens', () => {
    const scene = everything('spawned');
    expect(characters(scene.state)).toEqual(['sedrin', 'myreen']);
    expect(allEnemies(scene.state)).toEqual(['gargoyle.1', 'wolf.red', VILLAIN]);
    scene.acts('sedrin');
    scene.end();
  });

  it('AQ-078: enemies are minions, lurkers and the villain on the board; characters are the heroes', () => {
    const spawned = everything('spawned').acts('sedrin').choose('feat:quake:play');
    expect(spawned.changes()).toEqual({
      'cards.gargoyle.1': { spaces: ['R12'], damage: 1 },
      'cards.wolf.red': { spaces: ['O12'], damage: 1 },
      [`cards.${VILLAIN}`]: { spaces: ['U14', 'V14', 'U15', 'V15'], damage: 1 },
      'sedrin.damage': 2,
      'myreen.damage': 2,
      'sedrin.hand': [],
      'sedrin.deck.discard': ['quake'],
    });
    spawned.choose('done');
    const scheming = everything('scheme').acts('sedrin').choose('feat:quake:play');
    expect(scheming.changes()).not.toHaveProperty(`cards.${VILLAIN}`);
    expect(scheming.changes()).toHaveProperty(['cards.wolf.red']);
    scheming.choose('done');
  });
});
