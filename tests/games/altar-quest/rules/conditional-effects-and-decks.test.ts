import { describe, expect, it } from 'vitest';
import type { Layout, Scenario } from '../../../support/altar-quest.ts';
import { trial } from './trial-cards.ts';

const room = (sedrin: object = {}, more: Partial<Layout> = {}): Layout => ({
  startRoom: 'room-16',
  ...more,
  heroes: { sedrin: { at: 'Q16', ...sedrin } },
});
const play = (scene: Scenario, card: string): Scenario =>
  scene.run('ability', { card, ability: 'play', scope: { card, hero: 'sedrin' } });

describe('conditional effects', () => {
  it('AQ-264, AQ-265: able: the condition’s sentence is left out, those before and after are not', () => {
    const scene = trial(room({ focus: 1 }));
    play(scene, 'clause');
    expect(scene.changes()).toEqual({ supply: 1 + 10 + 1000, 'sedrin.focus': 0 });
  });

  it('AQ-264, AQ-265: unable: all that a semicolon joins is done instead, nothing of the other, and the rest', () => {
    const scene = trial(room({ focus: 0 }));
    play(scene, 'clause');
    expect(scene.changes()).toEqual({ supply: 1 + 100 + 1000, 'sedrin.armor': 1 });
  });

  it('AQ-264: an enemy that can’t inflict after it has engaged does what its card says instead', () => {
    const layout = (at: string): Layout =>
      room(
        {},
        {
          revealed: ['room-16', 'room-12'],
          openDoors: ['door-21'],
          enemies: { 'prowler.red': { at } },
        },
      );
    const able = trial(layout('S13'));
    able.dice('success', 'focus', 'focus').run('react', { hero: 'sedrin' }).choose('R17');
    expect(able.card('prowler.red')).toEqual({ spaces: ['R17'] });
    able.expectDone();
    const unable = trial(layout('S12'));
    unable.run('react', { hero: 'sedrin' });
    expect(unable.card('prowler.red')).toEqual({ spaces: ['S16'], armor: 1 });
    expect(unable.events('dice-rolled')).toEqual([]);
  });

  it('AQ-264: a price that could not be paid after all buys nothing, and the alternative is done', () => {
    const scene = trial(room());
    play(scene, 'vain-offer');
    expect(scene.changes()).toEqual({ supply: 10 });
  });

  /** Sedrin and Myreen are equally near, but the way to Sedrin is taken; Myreen is already in range. */
  const torn = (enemy: string, myreen = 'V17'): Scenario =>
    trial({
      startRoom: 'room-16',
      revealed: ['room-16', 'room-12'],
      openDoors: ['door-21'],
      heroes: { sedrin: { at: 'R14' }, myreen: { at: myreen } },
      enemies: { [enemy]: { at: 'S17' }, 'dummy.red': { hero: 'myreen', at: 'S16' } },
    });

  it('AQ-264: what was done in part was done: the alternative is left out', () => {
    const scene = torn('lurcher.red');
    scene.run('react', { hero: 'sedrin' });
    expect(scene.options()).toEqual(['sedrin', 'myreen']);
    scene.dice('focus', 'focus', 'focus', 'focus', 'focus').choose('sedrin');
    expect(scene.changes()).toMatchObject({ 'myreen.damage': 3 });
    expect(scene.card('lurcher.red')).toEqual({ spaces: ['S17'] });
  });

  it('AQ-264: what could not be done at all leaves everything as it was, and the alternative is done', () => {
    const scene = trial({
      startRoom: 'room-16',
      revealed: ['room-16', 'room-12'],
      heroes: { sedrin: { at: 'R14' } },
      enemies: { 'lurcher.red': { at: 'S17' } },
    });
    scene.run('react', { hero: 'sedrin' });
    expect(scene.changes()).toEqual({
      'cards.lurcher.red': { spaces: ['S17'], armor: 1 },
      'sedrin.reacted': true,
    });
  });
});

describe('running out of cards', () => {
  it.each([
    ['threat', 'draw-threat', 'whisper.1'],
    ['search', 'draw-search', 'salts.1'],
    ['lurker', 'draw-lurker', 'shade.1'],
  ] as const)(
    'AQ-266, Q-29: the last %s card drawn: the discard pile becomes the deck at once, without that card',
    (deck, draw, last) => {
      const scene = trial(room({}, { drawn: [deck], tops: { [deck]: [last] } }));
      const discarded = [...scene.state.decks[deck].discard];
      scene.run(draw, { hero: 'sedrin' });
      expect([...scene.state.decks[deck].draw].sort()).toEqual([...discarded].sort());
      expect(scene.state.decks[deck].draw).not.toContain(last);
      expect(scene.state.decks[deck].discard).toEqual(last === 'whisper.1' ? ['whisper.1'] : []);
    },
  );

  it('AQ-266: not before: with a card left the discard pile stays', () => {
    const scene = trial(
      room({}, { drawn: ['threat'], tops: { threat: ['whisper.1', 'whisper.2'] } }),
    );
    const discarded = [...scene.state.decks.threat.discard];
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.state.decks.threat).toEqual({
      draw: ['whisper.2'],
      discard: [...discarded, 'whisper.1'],
    });
  });

  it('AQ-266: a hero deck as well', () => {
    const scene = trial(room());
    const { deck } = scene.hero('sedrin');
    const all = [...deck.draw];
    deck.discard = deck.draw.splice(0, all.length - 1);
    scene.acts('sedrin').choose('draw');
    expect(scene.hero('sedrin').hand).toEqual([all.at(-1)]);
    expect([...scene.hero('sedrin').deck.draw].sort()).toEqual(all.slice(0, -1).sort());
    expect(scene.hero('sedrin').deck.discard).toEqual([]);
    scene.choose('done');
  });

  it('Q-29: with an empty discard pile it is tried again at the next draw', () => {
    const scene = trial(room());
    const { threat } = scene.state.decks;
    scene.hero('sedrin').threats.push(...threat.draw.splice(0));
    threat.draw.push('whisper.1');
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.state.decks.threat).toEqual({ draw: [], discard: ['whisper.1'] });
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.state.supply).toBe(2);
    expect(scene.events('threat-drawn')).toHaveLength(2);
  });

  it('Q-29: looking is no draw: nothing is on top of an empty pile, and what is discarded stays so', () => {
    const scene = trial(room());
    const { threat } = scene.state.decks;
    threat.discard.push(...threat.draw.splice(0));
    const discard = [...threat.discard];
    play(scene, 'lookout');
    expect(scene.changes()).toEqual({ supply: 1 });
    expect(scene.state.decks.threat).toEqual({ draw: [], discard });
    expect(scene.events('deck-scouted')).toEqual([]);
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.events('deck-shuffled')).toHaveLength(1);
    expect(scene.state.decks.threat.draw).toHaveLength(discard.length - 1);
  });

  it('AQ-267: villain, quest and feature decks are never shuffled again', () => {
    const scene = trial({
      startRoom: 'room-14',
      villainCard: 'usurper',
      heroes: { sedrin: { at: 'J18' } },
      drawn: ['villain', 'quest', 'feature'],
      tops: { villain: ['rumour.1'], quest: ['calm'], feature: ['pedestal'] },
    });
    const { villain, quest, feature } = structuredClone(scene.state.decks);
    scene.run('open-door', { hero: 'sedrin', door: 'door-22' });
    scene.run('villain-turn');
    expect(scene.state.decks.quest).toEqual({ draw: [], discard: quest.discard });
    expect(scene.state.decks.feature).toEqual({ draw: [], discard: feature.discard });
    expect(scene.state.decks.villain).toEqual({
      draw: [],
      discard: [...villain.discard, 'rumour.1'],
    });
    expect(quest.discard.length * feature.discard.length * villain.discard.length).not.toBe(0);
  });
});

describe('victory and defeat', () => {
  it('Q-20: both at once is a defeat', () => {
    const scene = trial(room({}, { rules: 'both-ends' }));
    play(scene, 'verdict').expectOutcome('both-ends-lost');
    expect(scene.match.outcome?.winners).toEqual([]);
  });

  it('Q-20: a hero defeated ends the game before the rest of the effect can win it', () => {
    const lost = trial(room({ damage: 9 }, { rules: 'one-end' }));
    play(lost, 'doom').expectOutcome('hero-defeated');
    const won = trial(room({ damage: 8 }, { rules: 'one-end' }));
    play(won, 'doom').expectOutcome('one-end-won');
  });

  it('Q-20: it is looked for after every single effect: what comes after victory is not done', () => {
    const scene = trial(room({}, { rules: 'one-end' }));
    play(scene, 'double').expectOutcome('one-end-won');
    expect(scene.changes()).toEqual({ 'cards.one-end': { quest: 1 } });
  });
});
