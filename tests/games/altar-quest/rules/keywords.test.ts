import { describe, expect, it } from 'vitest';
import type { Layout, Scenario } from '../../../support/altar-quest.ts';
import { trial } from './trial-cards.ts';

/** Sedrin and Myreen in room 16. */
const room = (more: Partial<Layout> = {}, sedrin: object = {}, myreen: object = {}): Layout => ({
  startRoom: 'room-16',
  ...more,
  heroes: { sedrin: { at: 'Q16', ...sedrin }, myreen: { at: 'Q20', ...myreen } },
});
const activated = (scene: Scenario) => scene.events('card-activates').map(({ args }) => args.card);

describe('Action', () => {
  it('AQ-219: takes an action of the controlling hero, in the own act phase', () => {
    // Sedrin is the last to act, so that the horn in front of him keeps his turn open.
    const myreen = { area: ['trumpet'], acted: true, actions: 1 };
    const layout = room({}, { area: ['lantern', 'horn'], actions: 1 }, myreen);
    const scene = trial(layout);
    scene.acts('sedrin');
    expect(scene.options('action')).toEqual(['action:lantern:action']);
    scene.choose('action:lantern:action');
    expect(scene.changes()).toEqual({ supply: 1, 'sedrin.actions': 0 });
    expect(scene.options('action')).toEqual([]);
    scene.choose('done').expectDone();
    const other = trial(layout);
    other.acts('myreen');
    expect(other.options('action')).toEqual(['action:trumpet:action']);
    other.choose('done');
  });
});

describe('the end of an act phase', () => {
  it('Q-51, AQ-085: a hero with nothing left to do is not asked whether the turn is over', () => {
    const sedrin = { area: ['horn'], actions: 1 };
    // The horn can be used while Myreen is waited for, too.
    const scene = trial(room({}, sedrin)).acts('sedrin');
    scene.choose('draw').expectDone();
    expect(scene.hero('sedrin')).toMatchObject({ acted: true, actions: 0 });
    const last = trial(room({}, sedrin, { acted: true })).acts('sedrin');
    last.choose('draw');
    expect(last.options()).toEqual(['use:horn:exhaust', 'done']);
    last.choose('done').expectDone();
  });
});

describe('an ability with a limit', () => {
  const drawWater = 'interact:well:draw-water';
  const drink = 'interact:well:drink';

  it('is used once a round in all, or once by each hero', () => {
    const scene = trial(room({ questArea: ['well'] }));
    scene.acts('sedrin');
    expect(scene.options('interact')).toEqual([drawWater, drink]);
    scene.choose(drawWater).choose(drink);
    expect(scene.options('interact')).toEqual([]);
    scene.choose('done').expectDone();
    scene.acts('myreen');
    expect(scene.options('interact')).toEqual([drink]);
    scene.choose(drink);
    expect(scene.changes()).toMatchObject({ 'myreen.focus': 1 });
    expect(scene.options('interact')).toEqual([]);
    scene.choose('done');
  });

  it('can be used again in the next round', () => {
    const used = ['draw-water:sedrin', 'drink:sedrin'];
    const scene = trial(room({ questArea: ['well'], cards: { well: { used } } }));
    scene.run('round');
    const ways = ['sedrin', 'myreen'].flatMap((hero) =>
      [drawWater, drink].map((way) => `${hero}:${way}`),
    );
    expect(scene.options('interact')).toEqual(ways);
    scene.end();
  });
});

describe('Exhaust', () => {
  const horn = 'use:horn:exhaust';

  it('AQ-220: exhausts the card, costs no action, and cannot be used again', () => {
    const scene = trial(room({}, { area: ['horn'], actions: 2 }));
    scene.acts('sedrin').choose(horn);
    expect(scene.changes()).toEqual({ supply: 1, 'cards.horn': { exhausted: true } });
    expect(scene.options('use')).toEqual([]);
    scene.choose('done');
  });

  it('AQ-220: before or after another effect: between actions, within a move, in another hero’s phase', () => {
    const scene = trial(room({}, { area: ['horn'] }));
    scene.acts('sedrin').choose('draw');
    expect(scene.options('use')).toEqual([horn]);
    scene.choose('move:R17');
    expect(scene.options('use')).toEqual([horn]);
    expect(scene.hero('sedrin').movement).toBe(2);
    scene.choose(horn);
    expect(scene.hero('sedrin').movement).toBe(2);
    scene.choose('done').expectDone();
    const other = trial(room({}, { area: ['horn'] }));
    other.acts('myreen');
    expect(other.question().options.find(({ id }) => id === horn)?.seat).toBe('seat-1');
    expect(other.refusal('seat-2', horn)).toBe('not-yours');
    other.choose(horn);
    expect(other.card('horn').exhausted).toBe(true);
    other.choose('done');
  });

  it('AQ-220: never in the middle of one: not while a test or a choice is resolved', () => {
    const scene = trial(
      room({ supply: 1 }, { area: ['horn', 'salts.1'], damage: 3, focus: 1, hand: ['tally'] }),
    );
    scene.dice('focus', 'success', 'success').acts('sedrin').choose('play:tally:play');
    expect(scene.question().prompt.key).toBe('prompt.supply-die');
    expect(scene.options('use')).toEqual([]);
    scene.choose('roll');
    expect(scene.question().prompt.key).toBe('prompt.use-focus');
    expect(scene.options('use')).toEqual([]);
    scene.choose('focus:0');
    expect(scene.options('use')).toEqual([horn, 'use:salts.1:use']);
    scene.choose('done');
  });

  it('AQ-221: with a rhune a die showing it is rolled as well; without one it cannot be used', () => {
    const layout = (pool: Layout['pool']): Layout => ({
      ...room({}, { area: ['prism'] }),
      ...(pool ? { pool } : {}),
    });
    const scene = trial(layout(['wathe', 'aluna', 'brase', 'aluna', 'lowek']));
    scene.altarDice('volkris').acts('sedrin').choose('use:prism:exhaust');
    expect(scene.changes()).toEqual({
      supply: 1,
      altarPool: ['wathe', 'volkris', 'brase', 'aluna', 'lowek'],
      'cards.prism': { exhausted: true },
    });
    scene.choose('done').expectDone();
    const without = trial(layout(['wathe', 'volkris', 'brase', 'nethander', 'lowek']));
    without.acts('sedrin');
    expect(without.options('use')).toEqual([]);
    without.choose('done');
  });
});

describe('Interact', () => {
  it('AQ-222: the number is the range to the card’s element on the board', () => {
    const layout = (at: string): Layout => ({
      startRoom: 'room-16',
      features: { 'room-16': 'font' },
      heroes: { sedrin: { at } },
    });
    const near = trial(layout('R18'));
    near.acts('sedrin');
    expect(near.at('font')).toBe('T18');
    expect(near.options('interact')).toEqual(['interact:font:interact']);
    near.choose('interact:font:interact');
    expect(near.changes()).toEqual({ supply: 1, 'sedrin.actions': 2 });
    near.choose('done').expectDone();
    const far = trial(layout('Q18'));
    far.acts('sedrin');
    expect(far.options('interact')).toEqual([]);
    far.choose('done');
  });

  it('AQ-223: of an attached card it is measured to what it is attached to', () => {
    const layout = (at: string): Layout => ({
      startRoom: 'room-16',
      features: { 'room-16': 'bench' },
      heroes: { sedrin: { at } },
      cards: { bench: { attached: ['mural'] }, mural: { host: 'bench' } },
    });
    const near = trial(layout('R18'));
    near.acts('sedrin');
    expect(near.at('bench')).toBe('T18+S18');
    expect(near.options('interact')).toEqual(['interact:mural:interact']);
    near.choose('done').expectDone();
    const far = trial(layout('Q18'));
    far.acts('sedrin');
    expect(far.options('interact')).toEqual([]);
    far.choose('done');
  });
});

describe('Use', () => {
  it('AQ-224: discards the card', () => {
    const scene = trial(room({}, { area: ['salts.1', 'salts.2'], damage: 3 }));
    scene.acts('sedrin').choose('use:salts.1:use');
    expect(scene.changes()).toMatchObject({ 'sedrin.damage': 2, 'sedrin.area': ['salts.2'] });
    expect(scene.state.decks.search.discard).toEqual(['salts.1']);
    expect(scene.hero('sedrin').actions).toBe(3);
    scene.choose('done');
  });

  it('AQ-224: at its stated time and no other', () => {
    const scene = trial(
      room({ enemies: { 'bully.red': { at: 'R16' } } }, { area: ['flask'], damage: 2 }),
    );
    scene.dice('success', 'success').run('react', { hero: 'sedrin' });
    expect(scene.question().prompt.key).toBe('prompt.moment.before-damage');
    expect(scene.options('use')).toEqual(['use:flask:use']);
    scene.choose('use:flask:use');
    expect(scene.hero('sedrin').damage).toBe(3);
    expect(scene.state.decks.search.discard).toEqual(['flask']);
    scene.expectDone();
    const act = trial(room({}, { area: ['flask'], damage: 2 }));
    act.acts('sedrin');
    expect(act.options('use')).toEqual([]);
    act.choose('done');
  });

  it('AQ-225: does not interrupt another effect', () => {
    const scene = trial(room({}, { area: ['salts.1'], damage: 3, hand: ['dilemma'] }));
    scene.acts('sedrin').choose('play:dilemma:play');
    expect(scene.question().prompt.key).toBe('prompt.choose-effect');
    expect(scene.options()).toEqual(['option:0', 'option:1']);
    scene.choose('option:0');
    expect(scene.options('use')).toEqual(['use:salts.1:use']);
    scene.choose('done');
  });
});

describe('Activate', () => {
  it('AQ-226: in a threat area in the react phase, in the villain area in the villain turn, in the quest area in the quest turn', () => {
    const layout = room({
      villainCard: 'usurper',
      villainArea: ['siege.1'],
      questArea: ['verse.1'],
      enemies: { 'drummer.red': { hero: 'sedrin', at: 'V16' } },
      tops: { villain: ['rumour.1'] },
    });
    const scene = trial(layout);
    scene.run('threat-turn');
    expect(activated(scene)).toEqual(['drummer.red']);
    scene.run('villain-turn');
    expect(activated(scene).slice(1)).toEqual(['usurper', 'siege.1']);
    scene.run('quest-turn');
    expect(activated(scene).slice(3)).toEqual(['verse.1']);
  });

  it('AQ-227: an attached card is activated immediately after its host', () => {
    const scene = trial(
      room({
        questArea: ['verse.1', 'verse.2'],
        cards: { 'verse.1': { attached: ['shroud'] }, shroud: { host: 'verse.1' } },
      }),
    );
    scene.run('quest-turn');
    expect(activated(scene)).toEqual(['verse.1', 'shroud', 'verse.2']);
  });

  it('AQ-227, AQ-130, Q-102: not where its host was only refreshed: then nothing was activated', () => {
    const scene = trial(
      room({
        questArea: ['verse.1', 'verse.2'],
        cards: {
          'verse.1': { attached: ['shroud'], exhausted: true },
          shroud: { host: 'verse.1' },
        },
      }),
    );
    scene.run('quest-turn');
    expect(activated(scene)).toEqual(['verse.2']);
    expect(scene.state.supply).toBe(0);
    expect(scene.card('verse.1')).toEqual({ attached: ['shroud'] });
    scene.run('quest-turn');
    expect(activated(scene).slice(1)).toEqual(['verse.1', 'shroud', 'verse.2']);
  });

  it('AQ-227, AQ-130: an exhausted attached card is refreshed in its turn, after its host', () => {
    const scene = trial(
      room({
        questArea: ['verse.1'],
        cards: {
          'verse.1': { attached: ['shroud'] },
          shroud: { host: 'verse.1', exhausted: true },
        },
      }),
    );
    scene.run('quest-turn');
    expect(activated(scene)).toEqual(['verse.1']);
    expect(scene.card('shroud')).toEqual({ host: 'verse.1' });
  });

  it('AQ-227: a card attached to one without an Activate of its own is activated in its place', () => {
    const scene = trial(
      room({
        features: { 'room-16': 'bench' },
        questArea: ['verse.1'],
        cards: { bench: { attached: ['shroud'] }, shroud: { host: 'bench' } },
      }),
    );
    scene.run('quest-turn');
    expect(activated(scene)).toEqual(['shroud', 'verse.1']);
  });
});

describe('Trigger', () => {
  it('AQ-228: when a character moves into a space within range, not beside it, not by standing there', () => {
    const layout = (at: string): Layout => ({
      ...room({ enemies: { 'pit.red': { hero: 'myreen', at: 'T17' } } }),
      heroes: { sedrin: { at }, myreen: { at: 'Q20' } },
    });
    const outside = trial(layout('Q17'));
    outside.acts('sedrin').choose('move:R17');
    expect(outside.hero('sedrin').damage).toBe(0);
    outside.choose('move:S17');
    expect(outside.changes()).toMatchObject({ 'sedrin.damage': 1, 'sedrin.at': 'S17' });
    outside.choose('move:R18');
    expect(outside.hero('sedrin').damage).toBe(1);
    outside.choose('done').expectDone();
    const inside = trial(layout('S17'));
    inside.acts('sedrin').choose('draw');
    expect(inside.hero('sedrin').damage).toBe(0);
    inside.choose('done');
  });

  it('AQ-228: not through a wall or a closed door, however near', () => {
    const layout: Layout = {
      startRoom: 'room-16',
      revealed: ['room-16', 'room-12'],
      heroes: { sedrin: { at: 'S13' } },
      enemies: { 'pit.red': { at: 'S16' } },
    };
    for (const openDoors of [[], ['door-21']]) {
      const scene = trial({ ...layout, openDoors });
      scene.acts('sedrin').choose('move:R15');
      expect(scene.hero('sedrin').damage).toBe(0);
      // S15 is the door space: one step from the pit, once the door is open.
      scene.choose('move:S15');
      expect(scene.hero('sedrin').damage).toBe(openDoors.length);
      scene.choose('done').expectDone();
    }
  });

  it('AQ-228: enemies that move there do not set it off', () => {
    const scene = trial({
      startRoom: 'room-16',
      heroes: { sedrin: { at: 'Q16' } },
      enemies: { 'pit.red': { at: 'S17' }, 'archer.red': { at: 'V16' } },
    });
    scene.run('engage', { enemy: 'archer.red' }).choose('T17');
    expect(scene.events('trap-triggered')).toEqual([]);
  });
});

describe('keywords of a deck’s own', () => {
  it('AQ-229: do what that deck’s cards say of them, to those that have them', () => {
    const scene = trial(
      room({
        enemies: {
          'sworn.red': { hero: 'sedrin', at: 'V16' },
          'dummy.red': { hero: 'sedrin', at: 'V17' },
          'oath-keeper.red': { hero: 'sedrin', at: 'V18' },
        },
      }),
    );
    scene.run('react', { hero: 'sedrin' });
    expect(scene.card('sworn.red').armor).toBe(1);
    expect(scene.card('oath-keeper.red').armor).toBe(1);
    expect(scene.card('dummy.red').armor).toBeUndefined();
  });
});
