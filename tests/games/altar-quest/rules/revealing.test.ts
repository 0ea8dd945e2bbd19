import { describe, expect, it } from 'vitest';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import type { Layout, Scenario } from '../../../support/altar-quest.ts';
import { trial } from './trial-cards.ts';

/** Sedrin at the door between room 14 and room 15, which nobody has seen yet. */
const AT_THE_DOOR: Layout = {
  startRoom: 'room-14',
  heroes: { sedrin: { at: 'J18' }, myreen: { at: 'F16' } },
  tops: {
    feature: ['pedestal'],
    quest: ['page'],
    threat: ['whisper.1', 'whisper.2', 'drummer.red'],
  },
};
const OPEN = { hero: 'sedrin', door: 'door-22' };
const tops = (changes: NonNullable<Layout['tops']>): Layout => ({
  ...AT_THE_DOOR,
  tops: { ...AT_THE_DOOR.tops, ...changes },
});
const activated = (scene: Scenario) => scene.events('card-activates').map(({ args }) => args.card);

describe('the quest turn', () => {
  it('AQ-157: activates the quest area left to right', () => {
    const scene = trial({
      startRoom: 'room-14',
      heroes: { sedrin: { at: 'J18' }, myreen: { at: 'F16' } },
      questArea: ['verse.2', 'page', 'verse.1'],
      features: { 'room-14': 'pedestal' },
    });
    scene.run('quest-turn');
    expect(activated(scene)).toEqual(['pedestal', 'verse.2', 'verse.1']);
    expect(scene.changes()).toEqual({
      turn: 'quest',
      supply: 1,
      'cards.verse.1': { quest: 1 },
      'cards.verse.2': { quest: 1 },
    });
  });

  it('AQ-158: cards join an area at its right end, in the order drawn', () => {
    const scene = trial({
      ...tops({ threat: ['curse', 'drummer.red'] }),
      heroes: { sedrin: { at: 'J18' } },
      questArea: ['verse.1'],
    });
    scene.run('open-door', OPEN);
    expect(scene.state.questArea).toEqual([
      'open-end',
      'dull-altar',
      'verse.1',
      'pedestal',
      'page',
    ]);
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.hero('sedrin').threats).toEqual(['curse', 'drummer.red']);
  });
});

describe('revealing a room', () => {
  it.each([
    ['pedestal', ['M17']],
    ['bench', ['M17', 'N17']],
    ['tomb', ['M17', 'N17', 'M18', 'N18']],
  ])(
    'AQ-159: the top feature card joins the quest area and its miniature covers the room’s feature space, %s',
    (feature, spaces) => {
      const scene = trial(tops({ feature: [feature] }));
      const left = scene.state.decks.feature.draw.length;
      scene.run('open-door', OPEN);
      expect(scene.state.features).toEqual({ 'room-15': feature });
      expect(scene.at(feature)).toBe(spaces.join('+'));
      expect(scene.state.questArea).toContain(feature);
      expect(scene.state.decks.feature.draw).toHaveLength(left - 1);
    },
  );

  it('AQ-159, AQ-241: what a feature or the altar brings along in search tokens lies on it at once', () => {
    const rack = trial(tops({ feature: ['weapon-rack'] }));
    rack.run('open-door', OPEN);
    expect(rack.card('weapon-rack').search).toBe(definition('weapon-rack').searchTokens);
    rack.expectDone();
    const altar = trial({ ...tops({ feature: ['altar-found'] }), altar: 'solar-altar' });
    altar.run('open-door', OPEN);
    expect(altar.card('solar-altar').search).toBe(definition('solar-altar').searchTokens);
  });

  it('AQ-159, AQ-160, AQ-162: feature, then quest card and its When Revealed, then a threat card for each hero', () => {
    const scene = trial(AT_THE_DOOR);
    scene.run('open-door', OPEN);
    expect(scene.events().map(({ type, args }) => [type, args.card ?? args.hero])).toEqual([
      ['door-opened', 'sedrin'],
      ['room-revealed', 'sedrin'],
      ['feature-placed', 'pedestal'],
      ['quest-card-drawn', 'page'],
      ['supply-gained', undefined],
      ['threat-drawn', 'whisper.1'],
      ['supply-gained', undefined],
      ['threat-drawn', 'whisper.2'],
      ['supply-gained', undefined],
    ]);
    expect(scene.events('threat-drawn').map(({ args }) => args.hero)).toEqual(['sedrin', 'myreen']);
    expect(scene.state.supply).toBe(3);
    expect(scene.state.decks.threat.draw.at(-1)).toBe('drummer.red');
  });

  it('AQ-161: the quest card then lies in the quest area, or on the feature if it says so', () => {
    const lies = trial(AT_THE_DOOR);
    lies.run('open-door', OPEN);
    expect(lies.state.questArea.at(-1)).toBe('page');
    expect(lies.card('pedestal')).toEqual({});
    const attached = trial(tops({ quest: ['shroud'] }));
    attached.run('open-door', OPEN);
    expect(attached.state.questArea.at(-1)).toBe('pedestal');
    expect(attached.card('pedestal')).toEqual({ attached: ['shroud'] });
    expect(attached.at('shroud')).toBe('M17');
  });

  it('Q-46: the one who opened the door draws first, then the others; nobody is asked for an order', () => {
    const scene = trial({
      ...AT_THE_DOOR,
      heroes: { myreen: { at: 'F16' }, sedrin: { at: 'J18' } },
    });
    scene.run('open-door', OPEN).expectDone();
    expect(scene.events('threat-drawn').map(({ args }) => [args.hero, args.card])).toEqual([
      ['sedrin', 'whisper.1'],
      ['myreen', 'whisper.2'],
    ]);
  });

  it('AQ-162: nobody draws a threat card where the quest card says so', () => {
    const scene = trial(tops({ quest: ['calm'] }));
    scene.run('open-door', OPEN);
    expect(scene.events('threat-drawn')).toEqual([]);
    expect(scene.state.decks.threat.draw.at(-1)).toBe('whisper.1');
  });

  it('AQ-165: only in an act phase: a hero moved onto a door space in another turn opens nothing', () => {
    const scene = trial({
      ...tops({ villain: ['rumour.1'] }),
      heroes: { sedrin: { at: 'I18' } },
      villainCard: 'usurper',
      villainArea: ['march'],
    });
    scene.run('villain-turn');
    expect(scene.question().options.map(({ verb }) => verb)).not.toContain('open');
    scene.choose('move:J18');
    expect(scene.hero('sedrin').at).toBe('J18');
    expect(scene.state.openDoors).toEqual([]);
    expect(scene.state.revealed).toEqual(['room-14']);
    scene.state.turn = 'heroes';
    scene.acts('sedrin');
    expect(scene.options('open')).toEqual(['open:door-22']);
    scene.choose('done');
  });

  it.each(['quest', 'feature'] as const)(
    'AQ-166: with the %s deck empty doors to unrevealed rooms stay shut, others open',
    (deck) => {
      const layout: Layout = {
        startRoom: 'room-14',
        heroes: { sedrin: { at: 'J18' } },
        drawn: [deck],
      };
      const shut = trial(layout);
      shut.acts('sedrin');
      expect(shut.options('open')).toEqual([]);
      shut.choose('done').expectDone();
      const known = trial({ ...layout, revealed: ['room-14', 'room-15'] });
      known.acts('sedrin');
      expect(known.options('open')).toEqual(['open:door-22']);
      known.choose('open:door-22').choose('done');
      expect(known.state.revealed).toEqual(['room-14', 'room-15']);
    },
  );

  it('AQ-166: one card of each is enough', () => {
    const scene = trial({
      ...AT_THE_DOOR,
      heroes: { sedrin: { at: 'J18' } },
      drawn: ['quest', 'feature'],
    });
    scene.acts('sedrin');
    expect(scene.options('open')).toEqual(['open:door-22']);
    scene.choose('open:door-22').choose('done');
    expect(scene.state.decks.quest.draw).toEqual([]);
    expect(scene.state.decks.feature.draw).toEqual([]);
  });
});

describe('no threat card left', () => {
  /** Every threat card lies in Myreen's threat area; nothing to draw, nothing to shuffle. */
  const allThreatsInPlay = (layout: Layout): Scenario => {
    const scene = trial(layout);
    const { threat } = scene.state.decks;
    scene.hero('myreen').threats.push(...threat.draw.splice(0));
    return scene;
  };

  it('AQ-164: in a reveal the hero draws a lurker, which spawns on the shadow space of that room', () => {
    const scene = allThreatsInPlay({
      startRoom: 'room-14',
      heroes: { sedrin: { at: 'J18' }, myreen: { at: 'F16' } },
      tops: { feature: ['pedestal'], quest: ['page'], lurker: ['shade.1', 'shade.2'] },
    });
    scene.run('open-door', OPEN);
    expect(scene.events('lurker-drawn').map(({ args }) => [args.hero, args.card])).toEqual([
      ['sedrin', 'shade.1'],
      ['myreen', 'shade.2'],
    ]);
    expect(scene.at('shade.1')).toBe('P19');
    expect(scene.hero('sedrin').threats).toEqual(['shade.1']);
    expect(scene.options()).toEqual(expect.arrayContaining(['O18', 'P18', 'O19', 'O20']));
    scene.choose('O19');
    expect(scene.hero('myreen').threats.at(-1)).toBe('shade.2');
  });

  it('AQ-164: not while the discard pile has one: it is shuffled and drawn from', () => {
    const scene = allThreatsInPlay({
      startRoom: 'room-14',
      heroes: { sedrin: { at: 'F16' }, myreen: { at: 'F17' } },
      tops: { lurker: ['shade.1'] },
    });
    scene.state.decks.threat.discard.push('whisper.1');
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.events('threat-drawn').map(({ args }) => args.card)).toEqual(['whisper.1']);
    expect(scene.events('lurker-drawn')).toEqual([]);
  });

  it('C-11: a lurker comes at any other time as well, near the hero who draws', () => {
    const scene = allThreatsInPlay({
      startRoom: 'room-14',
      revealed: ['room-14', 'room-15'],
      openDoors: ['door-22'],
      heroes: { sedrin: { at: 'L18' }, myreen: { at: 'F16' } },
      tops: { lurker: ['shade.1'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.at('shade.1')).toBe('P19');
    expect(scene.hero('sedrin').threats).toEqual(['shade.1']);
  });

  it('C-11: nothing happens when there is no lurker either, and the effect was unable', () => {
    const scene = allThreatsInPlay({
      startRoom: 'room-14',
      heroes: { sedrin: { at: 'F16', hand: ['provoke'] }, myreen: { at: 'F17' } },
    });
    scene.hero('myreen').threats.push(...scene.state.decks.lurker.draw.splice(0));
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.changes()).toEqual({});
    scene.acts('sedrin').choose('play:provoke:play');
    expect(scene.state.supply).toBe(1);
    scene.choose('done');
  });
});
