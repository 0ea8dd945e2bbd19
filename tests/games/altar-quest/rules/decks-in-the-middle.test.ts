import { describe, expect, it } from 'vitest';
import type { AltarQuestState } from '../../../../src/games/altar-quest/rules/state.ts';
import type { Scenario } from '../../../support/altar-quest.ts';
import './contested-cards.ts';
import { trial } from './trial-cards.ts';

const ROOM = { startRoom: 'room-11' };
const TWO = { heroes: { sedrin: { at: 'O8' }, myreen: { at: 'R8' } } };

/** Leaves a deck with these cards, next card first, and its discard pile with those; all others leave the game. */
function holding(
  scene: Scenario,
  name: keyof AltarQuestState['decks'],
  draw: string[],
  discard: string[] = [],
): Scenario {
  const { state } = scene;
  const deck = state.decks[name];
  const kept = [...draw, ...discard];
  const others = [...deck.draw, ...deck.discard].filter((card) => !kept.includes(card));
  state.removed = [...(state.removed ?? []), ...others];
  deck.draw = [...draw].reverse();
  deck.discard = [...discard];
  return scene;
}

describe('decks that run out in the middle of an effect', () => {
  it('AQ-266, Q-29: the last card for one hero, the first of the new deck for the next', () => {
    const scene = trial({ ...ROOM, ...TWO, villainArea: ['crowd'] });
    holding(scene, 'villain', ['rumour.1', 'rumour.2']);
    holding(scene, 'threat', ['whisper.1'], ['whisper.2']).run('villain-turn');
    expect(scene.events('threat-drawn').map(({ args }) => [args?.hero, args?.card])).toEqual([
      ['sedrin', 'whisper.1'],
      ['myreen', 'whisper.2'],
    ]);
    // Shuffled again as Myreen has drawn its only card: what Sedrin had drawn is the deck, hers isn't in it.
    expect(scene.state.decks.threat).toEqual({ draw: ['whisper.1'], discard: ['whisper.2'] });
    expect(scene.events('deck-shuffled')).toHaveLength(2);
  });

  it('C-11, AQ-252, AQ-254: with none left in deck and discard the next hero draws a lurker, the one after nothing', () => {
    const scene = trial({
      ...ROOM,
      heroes: { ...TWO.heroes, rowen: { at: 'P10' } },
      villainArea: ['crowd'],
    });
    holding(scene, 'lurker', ['shade.1']);
    holding(scene, 'villain', ['rumour.1', 'rumour.2']);
    holding(scene, 'threat', ['drummer.red']).run('villain-turn');
    scene.choose('sedrin');
    scene.choose('myreen');
    // The drummer stands on the shadow space.
    expect(scene.options()).toEqual(['R11', 'Q12', 'Q11']);
    scene.choose('R11');
    expect(scene.state.heroes.map(({ threats }) => threats)).toEqual([
      ['drummer.red'],
      ['shade.1'],
      [],
    ]);
    expect(scene.state.decks.threat).toEqual({ draw: [], discard: [] });
    expect(scene.state.decks.lurker).toEqual({ draw: [], discard: [] });
    // The villain's own card comes all the same.
    expect(scene.state.supply).toBe(100);
  });

  it('AQ-245, Q-29: a search Event that was the last card is not in the deck that is shuffled for it', () => {
    const scene = trial({ ...ROOM, heroes: { sedrin: { at: 'O8', damage: 2 } } });
    holding(scene, 'search', ['draught'], ['rope.1']).run('draw-search', { hero: 'sedrin' });
    expect(scene.state.decks.search).toEqual({ draw: ['rope.1'], discard: ['draught'] });
    expect(scene.hero('sedrin')).toMatchObject({ damage: 1, area: [] });
  });

  it('AQ-141: a villain whose own Scheme throws the last cards away comes in the same turn', () => {
    const scene = trial({ ...ROOM, ...TWO, villainCard: 'waker' });
    holding(scene, 'villain', ['rumour.1', 'rumour.2']).run('villain-turn');
    expect(scene.state).toMatchObject({ villain: 'spawned', supply: 10 });
    expect(scene.state.decks.villain).toEqual({ draw: [], discard: ['rumour.1', 'rumour.2'] });
    expect(scene.card('waker').spaces).toHaveLength(1);
    scene.expectDone();
    // One more than there are to throw: the third stays, and is drawn instead.
    const later = trial({ ...ROOM, ...TWO, villainCard: 'waker' });
    holding(later, 'villain', ['rumour.1', 'rumour.2', 'slander']).run('villain-turn');
    expect(later.state).toMatchObject({ villain: 'scheme', supply: 0 });
    expect(later.state.heroes.map(({ damage }) => damage)).toEqual([1, 1]);
  });

  it('AQ-266, AQ-264: who rises from a discard pile does not when it has just been shuffled', () => {
    const scene = trial({
      ...ROOM,
      ...TWO,
      heroes: { sedrin: { at: 'O8', hand: ['provoke'] }, myreen: { at: 'R8' } },
      enemies: { 'summoner.red': { hero: 'myreen', at: 'R10' } },
    });
    holding(scene, 'threat', ['whisper.1'], ['drummer.red']).acts('sedrin');
    scene.choose('play:provoke:play').choose('done');
    expect(scene.state.decks.threat).toEqual({ draw: ['drummer.red'], discard: ['whisper.1'] });
    scene.run('react', { hero: 'myreen' });
    expect(scene.hero('myreen').threats).toEqual(['summoner.red']);
    expect(scene.state.decks.threat).toEqual({ draw: ['drummer.red'], discard: ['whisper.1'] });
  });
});
