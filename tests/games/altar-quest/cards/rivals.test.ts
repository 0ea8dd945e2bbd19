import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../support/altar-quest.ts';
import { faces, five, one, settleUntil, stage as staged } from './stage.ts';

const stage: typeof staged = (more) => staged({ pool: five('wathe'), ...more });

/** The react phase of the hero whose rival it is. */
function reacts(scene: Scenario, hero = 'sedrin'): Scenario {
  scene.run('react', { hero });
  return settleUntil(scene, 'none');
}

describe('the Spy', () => {
  const layout = {
    heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q20' } },
    enemies: { spy: { hero: 'sedrin', at: 'V18' } },
    tops: { threat: ['leech-water'] },
  };

  it('Spy: whoever is hurt draws a threat card', () => {
    const scene = stage({ ...layout, tops: { threat: ['leech-water'] } });
    // Sedrin's Agility is 2, his defense 1: only 2 of 3 remain.
    scene.dice('focus', 'focus');
    reacts(scene);
    expect(scene.hero('sedrin').damage).toBe(2);
    expect(scene.hero('sedrin').threats).toEqual(['spy', 'leech-water']);
    expect(scene.hero('myreen').threats).toEqual([]);
  });

  it('Spy: unharmed, nobody draws', () => {
    const scene = stage(layout);
    scene.dice(...faces(2));
    reacts(scene);
    expect(scene.hero('sedrin')).toMatchObject({ damage: 0, threats: ['spy'] });
  });
});

describe('the Traitor', () => {
  const layout = {
    heroes: {
      sedrin: { at: 'Q16', hand: ['requiem'] },
      myreen: { at: 'V18', hand: ['old-blood'] },
    },
    enemies: { traitor: { hero: 'sedrin', at: 'R17' } },
  };

  it('Traitor: whoever is hurt loses a card of the hand, and nobody else', () => {
    const scene = stage(layout);
    // Willpower 4, defense 1.
    scene.dice(...faces(1, 3));
    reacts(scene);
    expect(scene.hero('sedrin')).toMatchObject({ damage: 3, hand: [] });
    expect(scene.hero('myreen').hand).toEqual(['old-blood']);
  });

  it('Traitor: unharmed, they keep it; where Nethander shows the hero suffers all the same', () => {
    const scene = stage({ ...layout, pool: one('nethander') });
    scene.dice(...faces(4)).altarDice('brase');
    reacts(scene);
    expect(scene.hero('sedrin')).toMatchObject({ damage: 1, hand: ['requiem'] });
  });

  it('Traitor: who cannot strike comes nearer twice', () => {
    const scene = stage({
      revealed: ['room-16', 'room-12'],
      openDoors: ['door-21'],
      heroes: { sedrin: { at: 'T20' }, myreen: { at: 'U19' } },
      enemies: { traitor: { hero: 'sedrin', at: 'S12' } },
    });
    reacts(scene);
    // Four spaces, and four again: beside one of them.
    expect(scene.at('traitor')).toMatch(/^[STU](18|19)$/);
    expect(scene.hero('sedrin').damage).toBe(0);
  });
});

describe('the Fanatic', () => {
  it('Fanatic: burns everybody within 2 spaces, and herself', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'V18' } },
      allies: { huey: { hero: 'sedrin', at: 'Q17' } },
      enemies: { fanatic: { hero: 'sedrin', at: 'R18' } },
    });
    scene.dice(...faces(1, 2), ...faces(1, 1));
    reacts(scene);
    expect(scene.hero('sedrin').damage).toBe(3);
    expect(scene.card('huey').damage).toBe(3);
    expect(scene.hero('myreen').damage).toBe(0);
    expect(scene.card('fanatic').damage).toBe(1);
  });
});

describe('the Thief', () => {
  const layout = (at: string, supply: number) =>
    stage({
      supply,
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'V18' } },
      enemies: { thief: { hero: 'sedrin', at } },
    });

  it('Thief: takes 2 supply from beside somebody', () => {
    const scene = reacts(layout('S18', 5));
    expect(scene.state.supply).toBe(3);
    expect(scene.hero('sedrin').damage).toBe(0);
  });

  it('Thief: hurts whoever has not that much', () => {
    const scene = layout('S18', 1);
    scene.dice('focus', 'focus');
    reacts(scene);
    expect(scene.state.supply).toBe(1);
    expect(scene.hero('sedrin').damage).toBe(3);
  });

  it('Thief: takes nothing from behind a closed door', () => {
    const scene = stage({
      supply: 4,
      revealed: ['room-16', 'room-12'],
      heroes: { sedrin: { at: 'Q20' }, myreen: { at: 'Q19' } },
      enemies: { thief: { hero: 'sedrin', at: 'V12' } },
    });
    reacts(scene);
    expect(scene.state.supply).toBe(4);
  });
});
