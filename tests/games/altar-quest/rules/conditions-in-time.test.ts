import { describe, expect, it } from 'vitest';
import './contested-cards.ts';
import { trial } from './trial-cards.ts';

const ROOM = { startRoom: 'room-11' };
const TWO = { sedrin: { at: 'O8' }, myreen: { at: 'R8' } };

describe('conditions, and when they are looked at', () => {
  it('AQ-265: when their sentence comes, not when the card begins', () => {
    const scene = trial({ ...ROOM, heroes: TWO, questArea: ['scales'] });
    scene.run('quest-turn');
    // 1, which is enough by then for 10 more, and 1 back.
    expect(scene.changes()).toMatchObject({ supply: 10 });
  });

  it('AQ-264: each hero is able or unable for themselves', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', focus: 1 }, myreen: { at: 'R8' } },
      questArea: ['forfeit'],
    });
    scene.run('quest-turn');
    expect(scene.state.heroes.map(({ focus, damage }) => [focus, damage])).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  it('AQ-264: who may and does not was able', () => {
    const offered = (answer: string) => {
      const scene = trial({ ...ROOM, heroes: { sedrin: { at: 'O8', hand: ['modesty'] } } });
      scene.acts('sedrin').choose('feat:modesty:play');
      expect(scene.options()).toEqual(['yes', 'no']);
      scene.choose(answer);
      const { supply } = scene.state;
      scene.choose('done');
      return supply;
    };
    expect([offered('yes'), offered('no')]).toEqual([1, 0]);
  });

  it('AQ-204, AQ-205, Q-61: a TASK whose card is discarded before it is done comes to nothing', () => {
    const scene = trial({
      ...ROOM,
      heroes: {
        sedrin: { at: 'O8', hand: ['no-need'], threats: ['riddle-lock', 'curse'] },
        myreen: { at: 'R8' },
      },
    });
    scene.acts('sedrin').choose('interact:riddle-lock:interact');
    scene.choose('play:no-need:play');
    expect(scene.options()).toEqual(['riddle-lock', 'curse']);
    scene.dice('success', 'success', 'focus').choose('riddle-lock');
    expect(scene.hero('sedrin')).toMatchObject({ threats: ['curse'], focus: 1 });
    expect(scene.state.decks.threat.discard.filter((card) => card === 'riddle-lock')).toEqual([
      'riddle-lock',
    ]);
    expect(scene.state.cards).toEqual({});
    expect(scene.events('task-overcome')).toEqual([]);
    scene.choose('done');
  });

  it('AQ-204, AQ-205: another card gone, it is overcome', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['no-need'], threats: ['riddle-lock', 'curse'] } },
    });
    scene.acts('sedrin').choose('interact:riddle-lock:interact').choose('play:no-need:play');
    scene.dice('success', 'success', 'focus').choose('curse');
    expect(scene.hero('sedrin').threats).toEqual([]);
    expect(scene.state.decks.threat.discard).toEqual(['curse', 'riddle-lock']);
    expect(scene.events('task-overcome')).toHaveLength(1);
    scene.choose('done');
  });
});
