import { describe, expect, it } from 'vitest';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { begunMatch, type Layout, type Scenario } from '../../../support/altar-quest.ts';
import { trial } from './trial-cards.ts';

/** Room 16, feature space T18. */
const ROOM = { startRoom: 'room-16' };
const rummage = (scene: Scenario): Scenario =>
  scene.run('ability', {
    card: 'rummage',
    ability: 'play',
    scope: { card: 'rummage', hero: 'sedrin' },
  });

describe('features', () => {
  it('AQ-239: give heroes their effects while they are in play', () => {
    const layout: Layout = {
      ...ROOM,
      features: { 'room-16': 'crate' },
      heroes: { sedrin: { at: 'S17' } },
    };
    const scene = trial(layout);
    scene.acts('sedrin');
    expect(scene.options('interact')).toEqual(['interact:crate:open', 'interact:crate:smash']);
    scene.choose('interact:crate:open');
    expect(scene.state.supply).toBe(1);
    scene.choose('interact:crate:smash');
    expect(scene.options('interact')).toEqual([]);
    expect(scene.state.features).toEqual({});
    scene.choose('done');
  });
});

describe('the altar', () => {
  const READY = { cards: {}, heroes: { sedrin: { at: 'S17' } } };

  it('AQ-240: every game has an altar card in the quest area', () => {
    const altars = new Set<string>();
    for (let game = 0; game < 40; game++) {
      const seats = [{ seat: 'ann', characters: ['sedrin'] }];
      const match = begunMatch(seats, {}, game.toString(16).padStart(32, '0'));
      const found = match.state.questArea.filter((card) => definition(card).type === 'altar');
      expect(found).toEqual([match.state.altar]);
      altars.add(match.state.altar);
    }
    expect(altars.size).toBe(6);
  });

  it('AQ-240: its effects count although its miniature is not on the board', () => {
    const scene = trial({ ...ROOM, ...READY, altar: 'humming-altar' });
    expect(scene.at('humming-altar')).toBe('');
    scene.run('quest-turn');
    expect(scene.state.supply).toBe(1);
    scene.dice('focus', 'focus', 'focus', 'focus');
    const test = { kind: 'test', hero: 'sedrin', attribute: 'might', bonus: 0, difficulty: 9 };
    scene.run('test', { ...test, card: 'exam' });
    scene.run('act', { hero: 'sedrin' });
    expect(scene.options('interact')).toEqual(['interact:humming-altar:listen']);
    scene.choose('done');
  });

  it('AQ-241, AQ-242: "Altar Found" places it in the room revealed, as that room’s feature', () => {
    const scene = trial({
      startRoom: 'room-14',
      altar: 'humming-altar',
      heroes: { sedrin: { at: 'J18' } },
      tops: { feature: ['found'], quest: ['calm'] },
    });
    scene.run('open-door', { hero: 'sedrin', door: 'door-22' });
    expect(scene.at('humming-altar')).toBe('M17+N17+M18+N18');
    expect(scene.state.features).toEqual({ 'room-15': 'humming-altar' });
    expect(scene.events('altar-found').map(({ args }) => args)).toEqual([
      { room: 'room-15', card: 'humming-altar' },
    ]);
    expect(scene.state.questArea).toEqual(['open-end', 'humming-altar', 'found', 'calm']);
  });

  it('AQ-242: the altar is interacted with and searched like a feature once it is there', () => {
    const scene = trial({
      ...ROOM,
      altar: 'humming-altar',
      features: { 'room-16': 'humming-altar' },
      heroes: { sedrin: { at: 'R17', hand: ['rummage'] }, myreen: { at: 'Q16' } },
      tops: { search: ['salts.1'] },
    });
    scene.acts('sedrin');
    expect(scene.options('interact')).toEqual([
      'interact:humming-altar:listen',
      'interact:humming-altar:touch',
    ]);
    scene.dice('success', 'success').choose('play:rummage:play');
    expect(scene.card('humming-altar').search).toBe(1);
    scene.choose('done').expectDone();
    scene.acts('myreen');
    expect(scene.options('interact')).toEqual(['interact:humming-altar:listen']);
    scene.choose('done');
  });

  it('AQ-243: an altar card may have more effects once it is in play', () => {
    const before = trial({ ...ROOM, altar: 'waking-altar', heroes: { sedrin: { at: 'Q16' } } });
    before.run('quest-turn');
    expect(before.state.supply).toBe(0);
    const after = trial({
      ...ROOM,
      altar: 'waking-altar',
      features: { 'room-16': 'waking-altar' },
      heroes: { sedrin: { at: 'Q16' } },
    });
    after.run('quest-turn');
    expect(after.state.supply).toBe(1);
  });
});

describe('search cards', () => {
  const searching = (search: string[]): Scenario =>
    trial({
      ...ROOM,
      features: { 'room-16': 'pedestal' },
      heroes: { sedrin: { at: 'Q16', damage: 1 }, myreen: { at: 'R16' } },
      tops: { search },
    });

  it('AQ-244: a Consumable goes to the hero’s play area and stays until it is used', () => {
    const scene = searching(['salts.1']);
    rummage(scene.dice('success', 'focus'));
    expect(scene.hero('sedrin').area).toEqual(['salts.1']);
    expect(scene.hero('sedrin').damage).toBe(1);
    scene.run('quest-turn');
    expect(scene.hero('sedrin').area).toEqual(['salts.1']);
    scene.acts('sedrin').choose('use:salts.1:use');
    expect(scene.hero('sedrin').area).toEqual([]);
    expect(scene.state.decks.search.discard).toEqual(['salts.1']);
    scene.choose('done');
  });

  it('AQ-245: an Event is resolved at once and discarded', () => {
    const scene = searching(['ledger']);
    rummage(scene.dice('success', 'focus'));
    expect(scene.state.supply).toBe(10);
    expect(scene.hero('sedrin').area).toEqual([]);
    expect(scene.state.decks.search.discard).toEqual(['ledger']);
  });

  it('AQ-246: the active hero gives any number of own search cards to a hero on an adjacent space', () => {
    const layout = (at: string): Layout => ({
      ...ROOM,
      options: { trades: 'give-only' },
      heroes: {
        sedrin: { at: 'Q16', area: ['horn', 'salts.1', 'salts.2'], actions: 1 },
        myreen: { at, area: ['flask'] },
      },
    });
    const near = trial(layout('R17'));
    near.acts('sedrin');
    expect(near.options('give')).toEqual(['give:salts.1:myreen', 'give:salts.2:myreen']);
    near.choose('give:salts.1:myreen').choose('give:salts.2:myreen');
    expect(near.hero('myreen').area).toEqual(['flask', 'salts.1', 'salts.2']);
    expect(near.hero('sedrin').area).toEqual(['horn']);
    expect(near.hero('sedrin').actions).toBe(1);
    near.choose('done').expectDone();
    const far = trial(layout('S16'));
    far.acts('sedrin');
    expect(far.options('give')).toEqual([]);
    far.choose('done');
  });

  it('AQ-247: a card given away exhausted stays exhausted', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16', area: ['rope.1', 'rope.2'] }, myreen: { at: 'R16' } },
      cards: { 'rope.1': { exhausted: true } },
    });
    scene.acts('sedrin').choose('give:rope.1:myreen').choose('give:rope.2:myreen').choose('done');
    scene.acts('myreen');
    expect(scene.hero('myreen').area).toEqual(['rope.1', 'rope.2']);
    expect(scene.card('rope.1')).toEqual({ exhausted: true });
    expect(scene.options('use')).toEqual(['use:rope.2:exhaust']);
    scene.choose('done');
  });
});
