import { describe, expect, it } from 'vitest';
import './contested-cards.ts';
import { trial } from './trial-cards.ts';

const ROOM = { startRoom: 'room-16' };

describe('a move that a trap turns aside', () => {
  it('AQ-085, AQ-228, Q-65: whoever is thrown off the way stays where they land until the player says more', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'S16' }, myreen: { at: 'V18' } },
      enemies: { 'geyser.red': { hero: 'sedrin', at: 'R19' } },
    });
    scene.acts('sedrin').choose('move:S18');
    expect(scene.question().prompt).toMatchObject({
      key: 'prompt.shift',
      args: { figure: 'sedrin' },
    });
    expect([...scene.options()].sort()).toEqual([
      'Q16',
      'R16',
      'S16',
      'T16',
      'U16',
      'U17',
      'U18',
      'U19',
    ]);
    scene.choose('U17');
    expect(scene.question().prompt.key).toBe('prompt.act');
    // Two of three spaces walked; the rest of the Move action can still be used, back to S18 for instance.
    expect(scene.hero('sedrin')).toMatchObject({ at: 'U17', actions: 2, movement: 1 });
    expect(scene.cost('S18')).toBe(1);
    expect(scene.events('trap-triggered')).toHaveLength(1);
    expect(scene.at('myreen')).toBe('V18');
    scene.choose('done');
  });

  it('AQ-085, AQ-090, Q-65: nor does anybody pay more actions for the rest of the way than was said', () => {
    const walking = (trap: string) => {
      const scene = trial({
        ...ROOM,
        heroes: { sedrin: { at: 'Q16', movement: 1, actions: 2 } },
        enemies: { [trap]: { hero: 'sedrin', at: 'Q17' } },
      });
      scene.acts('sedrin');
      expect(scene.cost('U17')).toBe(1);
      scene.choose('move:U17');
      return scene;
    };
    // Three tokens of mire, and a Move action is two spaces: the three that are left would take two.
    const mired = walking('quagmire.red');
    expect(mired.hero('sedrin')).toMatchObject({ actions: 2, movement: 0, threat: 3 });
    expect(mired.steps('U17')).toBe(3);
    expect(mired.cost('U17')).toBe(2);
    mired.choose('move:U17');
    expect(mired.hero('sedrin')).toMatchObject({ at: 'U17', actions: 0, movement: 1 });
    mired.choose('done');
    // Only hurt, and goes on.
    const hurt = walking('pit.red');
    expect(hurt.hero('sedrin')).toMatchObject({ at: 'U17', actions: 1, movement: 0, damage: 1 });
    hurt.choose('done');
  });
});
