import { describe, expect, it } from 'vitest';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { scenario } from '../../../support/altar-quest.ts';
import { practice } from './practice-cards.ts';

const ROOM = { startRoom: 'room-11' };

describe('control', () => {
  it('AQ-041: at the start a hero controls the character card and each Equipment card of the deck', () => {
    const scene = scenario({ ...ROOM, heroes: { sedrin: { at: 'O8' }, myreen: { at: 'R8' } } });
    for (const { id, area } of scene.state.heroes) {
      const types = area.map((card) => definition(card).type);
      expect(types[0]).toBe('character');
      expect(types.slice(1).every((type) => type === 'equipment')).toBe(true);
      expect(types.length).toBeGreaterThan(1);
      expect(area[0]).toBe(id);
    }
    scene.acts('sedrin').choose('done');
  });

  it('AQ-041: a hero uses what lies in the own play area', () => {
    const scene = practice({ ...ROOM, heroes: { sedrin: { at: 'O8', area: ['tome', 'trick'] } } });
    scene.acts('sedrin');
    expect(scene.options('action')).toEqual(['action:tome:action']);
    expect(scene.options('use')).toEqual(['use:tome:exhaust', 'use:trick:exhaust']);
    scene.choose('action:tome:action');
    expect(scene.changes()).toEqual({ 'sedrin.focus': 1, 'sedrin.actions': 2 });
    scene.choose('done');
  });

  it('AQ-041: what a card says of “you” is for the hero who controls it, for nobody else', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', area: ['tome'] }, myreen: { at: 'R8' } },
      enemies: { 'biter.red': { hero: 'sedrin', at: 'O9' } },
    });
    const inflict = (hero: string, ...dice: 'focus'[]) => {
      const test = { kind: 'inflict', attribute: 'might', bonus: 0, difficulty: 6 };
      scene.dice(...dice).run('test', { ...test, hero, card: 'biter.red', enemy: 'biter.red' });
      return scene.hero(hero).damage;
    };
    // The tome adds 2 to Sedrin's own defense of 1; Myreen has 2, with it or without.
    expect(inflict('sedrin', 'focus', 'focus', 'focus')).toBe(3);
    expect(inflict('myreen', 'focus', 'focus', 'focus', 'focus', 'focus')).toBe(4);
    expect(scene.hero('sedrin').damage).toBe(3);
  });

  it('AQ-042, C-12: not what lies in the own threat area, in another play area or in an area of all', () => {
    const scene = practice({
      ...ROOM,
      heroes: {
        sedrin: { at: 'O8', threats: ['tome'] },
        myreen: { at: 'P8', area: ['horn'] },
      },
      enemies: { 'howler.red': { hero: 'sedrin', at: 'O9' } },
      questArea: ['lens'],
    });
    scene.acts('sedrin');
    expect(scene.options('action')).toEqual([]);
    expect(scene.options('use')).toEqual(['use:horn:exhaust']);
    expect(scene.refusal('seat-1', 'use:horn:exhaust')).toBe('not-yours');
    expect(scene.refusal('seat-2', 'use:horn:exhaust')).toBeNull();
    scene.choose('done');
  });
});

describe('exhausting', () => {
  it('AQ-043: an exhausted card cannot be exhausted again before it is refreshed', () => {
    const scene = practice({ ...ROOM, heroes: { sedrin: { at: 'O8', area: ['tome'] } } });
    scene.acts('sedrin').choose('use:tome:exhaust');
    expect(scene.changes()).toEqual({ 'cards.tome': { exhausted: true }, supply: 1 });
    expect(scene.options('use')).toEqual([]);
    scene.choose('done');
  });

  it('AQ-044: an exhausted card keeps its text, and its other keywords still work', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', area: ['tome'] } },
      cards: { tome: { exhausted: true } },
      enemies: { 'wolf.red': { at: 'O9' } },
    });
    scene.acts('sedrin');
    expect(scene.options('action')).toEqual(['action:tome:action']);
    scene.choose('action:tome:action').choose('done');
    // Defense 1 of the character and 2 of the exhausted tome, against an inflict test of 6.
    scene.dice('success', 'success', 'success').run('react', { hero: 'sedrin' });
    expect(scene.hero('sedrin').damage).toBe(0);
    expect(scene.card('tome')).toEqual({ exhausted: true });
  });

  it('AQ-044: without that text the same attack hurts', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' } },
      enemies: { 'wolf.red': { at: 'O9' } },
    });
    scene.dice('success', 'success', 'success').run('react', { hero: 'sedrin' });
    expect(scene.hero('sedrin').damage).toBe(2);
  });

  it('AQ-045: a refreshed card is ready again', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', area: ['tome', 'trick'], hand: ['rally'] } },
      cards: { tome: { exhausted: true }, trick: { exhausted: true } },
    });
    scene.acts('sedrin');
    expect(scene.options('use')).toEqual([]);
    scene.choose('feat:rally:play').choose('tome');
    expect(scene.changes()).toMatchObject({ 'cards.tome': null });
    expect(scene.card('trick')).toEqual({ exhausted: true });
    expect(scene.options('use')).toEqual(['use:tome:exhaust']);
    scene.choose('done');
  });
});

describe('attached cards', () => {
  const shelfWith = (attached: string[]) => ({
    ...ROOM,
    features: { 'room-11': 'shelf' },
    cards: {
      shelf: { attached },
      ...Object.fromEntries(attached.map((card) => [card, { host: 'shelf' }])),
    },
  });

  it('AQ-046: the texts of host and attached card are both active', () => {
    const scene = practice({ ...shelfWith(['curtain']), heroes: { sedrin: { at: 'P10' } } });
    scene.acts('sedrin');
    expect(scene.options('interact')).toEqual([
      'interact:shelf:interact',
      'interact:shelf:topple',
      'interact:curtain:interact',
    ]);
    scene.choose('done');
    const collar = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['shot.1'] } },
      enemies: { 'wolf.red': { at: 'O9', attached: ['collar'] }, 'wolf.blue': { at: 'P9' } },
      cards: { collar: { host: 'wolf.red' } },
    });
    collar.acts('sedrin').choose('play:shot.1:play');
    collar.dice('success', 'success', 'success').choose('wolf.red');
    expect(collar.card('wolf.red').damage).toBe(1);
    collar.choose('done');
  });

  it('AQ-047: what is attached is discarded with its host', () => {
    const scene = practice({
      ...shelfWith(['curtain', 'collar']),
      heroes: { sedrin: { at: 'P10' } },
    });
    scene.acts('sedrin').choose('interact:shelf:topple');
    expect(scene.changes()).toMatchObject({
      'cards.shelf': null,
      'cards.curtain': null,
      'cards.collar': null,
      features: {},
      'decks.feature.discard': ['shelf'],
    });
    const { discard } = scene.state.decks.quest;
    expect(discard.slice(-2)).toEqual(['curtain', 'collar']);
    scene.choose('done');
  });

  it('AQ-048: the host stays when an attached card is discarded, and so do others attached to it', () => {
    const scene = practice({
      ...shelfWith(['curtain', 'collar']),
      heroes: { sedrin: { at: 'P10' } },
    });
    const discard = [...scene.state.decks.quest.discard];
    scene.acts('sedrin').choose('interact:curtain:interact');
    expect(scene.changes()).toEqual({
      'cards.shelf': { attached: ['collar'] },
      'cards.curtain': null,
      'decks.quest.discard': [...discard, 'curtain'],
      supply: 1,
      'sedrin.actions': 2,
    });
    expect(scene.state.features).toEqual({ 'room-11': 'shelf' });
    scene.choose('done');
  });
});
