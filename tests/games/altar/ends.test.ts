import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../src/games/altar/rules/changes/ends.ts';
import type { Realm } from '../../../src/games/altar/rules/state.ts';
import { type Layout, scenario } from '../../support/altar.ts';

/** Plays on by passing; draws from the deck while there is one. */
function passAll(layout: Layout, next = 0) {
  const s = scenario(layout).rounds(next);
  for (let left = 40; s.match.open.length > 0 && left > 0; left--) {
    const ids = s.options();
    s.choose(ids.includes('pass') ? 'pass' : (ids[0] as string));
  }
  return s;
}

/** Who would win if the match ended like this. */
function winners(realms: Layout['realms'], ending: Layout['ending'] = null): string[] {
  const s = scenario({ realms, ending });
  const outcome = outcomeOf(s.state);
  s.end();
  return [outcome.reason, ...outcome.winners];
}

const DONE: Partial<Realm> = { shrines: 2, active: 3, completed: true };

describe('how a match ends', () => {
  it('AL-052: a completed board makes the round the last', () => {
    const s = scenario({
      realms: { light: { shrines: 2, active: 2, inactive: 1 }, war: {}, fear: {} },
      hands: { 'seat-1': ['priestess'] },
    });
    s.acts('seat-1').choose('play:priestess:light');
    expect(s.state.ending).toBe('completed');
    expect(s.events('last-round')).toHaveLength(1);
  });

  it.each([
    [1, 4, true],
    [2, 3, true],
    [3, 2, true],
    [1, 3, false],
    [2, 2, false],
    [3, 1, false],
    [0, 4, false],
  ])('AL-053, AL-060 and AL-C1: %i Shrines and %i active Altars', (shrines, active, complete) => {
    const s = scenario({
      realms: { light: { shrines, active: active - 1, inactive: 1 }, war: {}, fear: {} },
      hands: { 'seat-1': ['priestess'] },
    });
    s.acts('seat-1').choose('play:priestess:light');
    expect(s.realm('light').completed).toBe(complete);
  });

  it('AL-053: the numbers of Shrines and Altars that make a board complete', () => {
    expect(winners({ light: DONE, war: {}, fear: {} })).toEqual(['completed', 'seat-1']);
  });

  it('AL-054 and AL-C4: the round is played to its end, so that all have had as many turns', () => {
    const s = scenario({
      realms: { light: {}, war: { shrines: 2, active: 2, inactive: 1 }, fear: {} },
      hands: { 'seat-2': ['priestess'] },
    });
    s.rounds(1).choose('deck').choose('play:priestess:war');
    expect(s.question().seats).toEqual(['seat-3']);
    s.choose('deck').choose('pass');
    s.expectOutcome('completed', 'seat-2');
  });

  it('AL-055: nobody can aim at a completed god', () => {
    const s = scenario({
      realms: { light: {}, war: { ...DONE, inactive: 1 }, fear: { active: 1, inactive: 1 } },
      hands: { 'seat-1': ['raider', 'champion', 'cutpurse'], 'seat-2': ['seer'] },
    });
    expect(s.acts('seat-1').options('play')).toEqual([
      'play:raider:inactive:fear',
      'play:champion:active:fear',
    ]);
    s.end();
  });

  it('AL-055 and L-29: with two players one complete board is not safe, and can be broken', () => {
    const realms = {
      light: { seat: 'seat-1', shrines: 2, active: 3, completed: true },
      war: { seat: 'seat-1', shrines: 2, active: 2, inactive: 1 },
      fear: { seat: 'seat-2' },
      anger: { seat: 'seat-2' },
    };
    const hands = { 'seat-1': ['priestess'], 'seat-2': ['champion', 'cutpurse'] };
    const s = scenario({ realms, hands });
    expect(s.acts('seat-2').options('play')).toEqual([
      'play:champion:active:light',
      'play:champion:active:war',
      'play:cutpurse:light',
    ]);
    s.choose('play:champion:active:light');
    expect(s.realm('light')).toMatchObject({ active: 2, completed: false });
    s.choose('pass');
    s.acts('seat-1', { actions: 1 }).choose('play:priestess:war');
    expect([s.realm('war').completed, s.state.ending]).toEqual([true, null]);
    expect(s.events('player-completed')).toEqual([]);
  });

  it('AL-055: with both complete the player is out of reach: Altars, worshippers and hand', () => {
    const realms = {
      light: { ...DONE, seat: 'seat-1', inactive: 1, worshippers: ['healer'] },
      war: { ...DONE, seat: 'seat-1' },
      fear: { seat: 'seat-2' },
      anger: { seat: 'seat-2' },
    };
    const hands = {
      'seat-1': ['priestess'],
      'seat-2': ['champion', 'cutpurse', 'wolves', 'locusts', 'plague-bearer', 'wraith'],
    };
    const s = scenario({ realms, hands, ending: 'completed' });
    expect(s.acts('seat-2').options('play')).toEqual([]);
    s.end();
  });

  it('AL-024: two players have to complete both boards', () => {
    const realms = {
      light: { seat: 'seat-1', shrines: 2, active: 2, inactive: 1 },
      war: { seat: 'seat-1', shrines: 2, active: 2, inactive: 1 },
      fear: { seat: 'seat-2' },
      anger: { seat: 'seat-2' },
    };
    const s = scenario({ realms, hands: { 'seat-1': ['priestess', 'priestess', 'alchemist'] } });
    s.acts('seat-1').choose('free:alchemist').choose('play:priestess:light');
    expect([s.realm('light').completed, s.state.ending]).toEqual([true, null]);
    expect(s.events('player-completed')).toEqual([]);
    s.choose('play:priestess:war');
    expect(s.state.ending).toBe('completed');
    expect(s.events('player-completed').map(({ args }) => args)).toEqual([
      { gods: ['light', 'war'] },
    ]);
    s.end();
  });

  it('AL-056: the last Shrine of the stack makes the round the last', () => {
    const s = scenario({
      realms: { light: {}, war: {}, fear: {} },
      hands: { 'seat-1': ['zealot', 'amazon'] },
      shrines: 1,
    });
    s.rounds().choose('deck').choose('ritual:light:zealot+amazon');
    expect(s.state.ending).toBe('shrines');
    s.choose('deck').choose('pass').choose('deck').choose('pass');
    s.expectOutcome('shrines', 'seat-1');
  });

  it('AL-057 and L-15: all pass in a row with nothing left to draw', () => {
    const s = passAll({
      realms: { light: { shrines: 1 }, war: {}, fear: {} },
      hands: { 'seat-1': ['seer'], 'seat-2': ['seer'] },
      row: [],
      deck: 0,
    });
    s.expectOutcome('exhausted', 'seat-1');
    expect(s.events('passed')).toHaveLength(3);
  });

  it('L-15: an action in between starts the count again', () => {
    const s = scenario({
      realms: { light: { shrines: 1 }, war: {}, fear: {} },
      hands: { 'seat-1': ['seer'], 'seat-2': ['priestess', 'amazon'] },
      row: [],
      deck: 0,
    });
    s.rounds().choose('pass').choose('worship:amazon:war');
    expect(s.state.passes).toBe(1);
    s.choose('pass').choose('pass');
    s.expectOutcome('exhausted', 'seat-1');
  });

  it('AL-058: the discard pile is never shuffled', () => {
    const s = scenario({
      realms: { light: {}, war: {}, fear: {} },
      hands: { 'seat-1': ['courier', 'seer'] },
      row: [],
      top: ['mason'],
      deck: 1,
    });
    const discarded = s.state.discard.length;
    s.acts('seat-1').choose('free:courier');
    expect(s.hand('seat-1')).toEqual(['seer', 'mason']);
    expect(s.state.deck).toEqual([]);
    expect(s.state.discard).toHaveLength(discarded + 1);
    s.choose('play:mason:light');
    expect(s.state.discard).toHaveLength(discarded + 2);
  });

  it('AL-059: with the deck empty the face-up cards go, then the hands are played without drawing', () => {
    const s = scenario({
      realms: { light: {}, war: {}, fear: {} },
      hands: { 'seat-2': ['mason'] },
      row: ['raider.1', 'seer.1'],
      deck: 0,
    });
    s.rounds().choose('row:seer').choose('pass');
    expect(s.hand('seat-2')).toEqual(['mason', 'raider']);
    s.choose('play:mason:war');
    expect(s.question().prompt.key).toBe('prompt.act');
    expect(s.question().seats).toEqual(['seat-1']);
    s.end();
  });

  const EMPTY = { row: [], deck: 0 };

  it('AL-059: with nothing left to draw, who can play a card must', () => {
    const s = scenario({
      realms: { light: {}, war: {}, fear: {} },
      hands: { 'seat-1': ['mason', 'fog', 'amazon'] },
      ...EMPTY,
    });
    expect(s.acts('seat-1').options()).toEqual([
      'play:mason:light',
      'play:fog',
      'worship:mason:light',
      'worship:amazon:light',
    ]);
    s.choose('play:fog');
    expect(s.hand('seat-1')).toEqual(['mason', 'amazon']);
  });

  it.each([
    ['a card is face up', { row: ['seer'], deck: 0 }],
    ['a card is in the deck', { row: [], deck: 1 }],
  ])('AL-059: as long as %s, passing is allowed', (_, left) => {
    const s = scenario({
      realms: { light: {}, war: {}, fear: {} },
      hands: { 'seat-1': ['amazon'] },
      ...left,
    });
    expect(s.acts('seat-1').options()).toEqual(['worship:amazon:light', 'pass']);
    s.choose('pass');
  });

  it('AL-059: who can play none may pass, and is asked like anybody', () => {
    const s = scenario({
      realms: { light: {}, war: {}, fear: {} },
      hands: { 'seat-1': ['priestess'] },
      ...EMPTY,
    });
    expect(s.acts('seat-1').options()).toEqual(['pass']);
    expect(s.question().visibility).toBe('secret');
    s.choose('pass');
  });

  it('L-25: a Free Action is a card to be played; a Ritual of worshippers alone is none', () => {
    const realms = { light: { worshippers: ['amazon', 'zealot'] }, war: {}, fear: {} };
    const s = scenario({ realms, hands: { 'seat-1': ['priestess'] }, ...EMPTY });
    expect(s.acts('seat-1').options()).toEqual(['ritual:light:amazon*+zealot*', 'pass']);
    s.choose('pass');
    const free = scenario({ realms, hands: { 'seat-1': ['alchemist'] }, ...EMPTY });
    expect(free.acts('seat-1').options()).toEqual([
      'free:alchemist',
      'ritual:light:amazon*+zealot*',
    ]);
    free.choose('free:alchemist');
    expect(free.options()).toEqual(['ritual:light:amazon*+zealot*', 'pass']);
    free.choose('pass');
  });

  it('L-25: after the last main action nothing has to be played any more', () => {
    const s = scenario({
      realms: { light: {}, war: {}, fear: {} },
      hands: { 'seat-1': ['mason', 'alchemist'] },
      ...EMPTY,
      asksAtEnd: true,
    });
    s.acts('seat-1').choose('play:mason:light');
    expect(s.options()).toEqual(['free:alchemist', 'done']);
    s.choose('done');
  });
});

describe('who wins', () => {
  it('AL-060: nobody without a Shrine', () => {
    expect(winners({ light: { active: 4 }, war: { active: 3 }, fear: {} })).toEqual(['nobody']);
    expect(winners({ light: { active: 4 }, war: { shrines: 1 }, fear: {} })).toEqual([
      'exhausted',
      'seat-2',
    ]);
  });

  it('L-01: otherwise the most Shrines and active Altars together', () => {
    const realms = {
      light: { shrines: 1, active: 2, inactive: 2 },
      war: { shrines: 2, active: 2 },
      fear: { shrines: 3 },
    };
    expect(winners(realms, 'shrines')).toEqual(['shrines', 'seat-2']);
  });

  it('L-01: two players add their gods, and each god needs a Shrine', () => {
    const gods = (light: number, war: number) => ({
      light: { seat: 'seat-1', shrines: 1, active: light },
      war: { seat: 'seat-1', shrines: 1, active: war },
      fear: { seat: 'seat-2', shrines: 1, active: 3 },
      anger: { seat: 'seat-2', shrines: 1, active: 0 },
    });
    expect(winners(gods(3, 1))).toEqual(['exhausted', 'seat-1']);
    expect(winners({ ...gods(3, 1), war: { seat: 'seat-1', active: 4 } })).toEqual([
      'exhausted',
      'seat-2',
    ]);
  });

  it('AL-061 and L-28: the Ancient God wins ties where nobody has completed all boards', () => {
    const realms = {
      light: { shrines: 2, active: 1 },
      ancient: { shrines: 1, active: 2 },
      fear: {},
    };
    expect(winners(realms)).toEqual(['exhausted', 'seat-2']);
    expect(winners(realms, 'shrines')).toEqual(['shrines', 'seat-2']);
  });

  it('AL-062, AL-063 and L-02: but completed boards are told apart by Shrines, and by the last one placed', () => {
    expect(winners({ light: DONE, ancient: { ...DONE, shrines: 1, active: 4 }, fear: {} })).toEqual(
      ['completed', 'seat-1'],
    );
    const last = (light: number, ancient: number) =>
      winners({
        light: { ...DONE, lastShrine: light },
        ancient: { ...DONE, lastShrine: ancient },
        fear: {},
      });
    expect(last(4, 3)).toEqual(['completed', 'seat-1']);
    expect(last(3, 4)).toEqual(['completed', 'seat-2']);
  });

  it('AL-061 and L-28: a Scribe who worships counts one more, where nobody has completed all boards', () => {
    const s = passAll({
      realms: {
        light: { shrines: 1, active: 1, worshippers: ['scribe'] },
        war: { shrines: 1, active: 1, lastShrine: 2, worshippers: ['amazon'] },
        fear: {},
      },
      row: [],
      deck: 0,
    });
    s.expectOutcome('exhausted', 'seat-1');
    const counted = s.events('worshipper-counted').map(({ args }) => args);
    expect(counted).toEqual([{ god: 'light', card: 'scribe.1', counts: 1 }]);
    expect(s.events('tie-settled')).toEqual([]);
    expect(s.realm('light')).toMatchObject({ shrines: 1, active: 1, completed: false });
  });

  it.each([
    ['in the hand', {}, { hands: { 'seat-1': ['scribe'] } }],
    ['discarded', {}, { discard: ['scribe'] }],
  ])('AL-041 and AL-061: a Scribe counts nothing %s', (_, board, more) => {
    const realms = {
      light: { shrines: 1, active: 1, ...board },
      war: { shrines: 1, active: 1, lastShrine: 2 },
      fear: {},
    };
    const s = scenario({ realms, ...more });
    expect(outcomeOf(s.state)).toEqual({ winners: ['seat-2'], reason: 'exhausted' });
    s.end();
  });

  it('AL-060 and L-28: a Scribe makes no Shrine, and completes no board', () => {
    const scribe = { worshippers: ['scribe'] };
    expect(winners({ light: { active: 4, ...scribe }, war: { shrines: 1 }, fear: {} })).toEqual([
      'exhausted',
      'seat-2',
    ]);
    const realms = {
      light: { shrines: 2, active: 3, ...scribe },
      war: { shrines: 3, active: 2 },
      fear: {},
    };
    expect(winners(realms)).toEqual(['completed', 'seat-2']);
  });

  it.each([
    ['tie', 2, ['ancient']],
    ['lead', 3, []],
  ])(
    'AL-061: a %s of the Ancient God is told as the power that it is, or not',
    (_, active, gods) => {
      const s = passAll({
        realms: { ancient: { shrines: 1, active }, light: { shrines: 2, active: 1 }, fear: {} },
        row: [],
        deck: 0,
      });
      s.expectOutcome('exhausted', 'seat-1');
      const powers = s.events('power-used').filter(({ args }) => args.power === 'wins-ties');
      expect(powers.map(({ args }) => args.god)).toEqual(gods);
    },
  );

  it('AL-061: but only ties', () => {
    const realms = {
      light: { shrines: 2, active: 2 },
      ancient: { shrines: 1, active: 2 },
      fear: {},
    };
    expect(winners(realms)).toEqual(['exhausted', 'seat-1']);
  });

  it('AL-062: then most Shrines', () => {
    const realms = { light: { shrines: 1, active: 2 }, war: { shrines: 2, active: 1 }, fear: {} };
    expect(winners(realms)).toEqual(['exhausted', 'seat-2']);
  });

  it('AL-063: then the last Shrine placed', () => {
    const realms = {
      light: { shrines: 1, active: 1, lastShrine: 2 },
      war: { shrines: 1, active: 1, lastShrine: 1 },
      fear: {},
    };
    expect(winners(realms)).toEqual(['exhausted', 'seat-1']);
  });

  it('L-02: among several completed boards as well', () => {
    const realms = {
      light: { ...DONE, lastShrine: 3 },
      war: { ...DONE, lastShrine: 4 },
      fear: { ...DONE, shrines: 1, active: 4, lastShrine: 5 },
    };
    expect(winners(realms)).toEqual(['completed', 'seat-2']);
  });
});
