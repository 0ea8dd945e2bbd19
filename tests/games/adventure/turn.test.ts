import { describe, expect, it } from 'vitest';
import { characterDefinition } from '../../../src/games/adventure/rules/cards/library.ts';
import { RULINGS } from '../../../src/games/adventure/rules/rulings.ts';
import { scenario } from '../../support/adventure.ts';
import './practice-cards.ts';

/** Somebody who looks on, far away. */
const MAGE = { space: 'stormwind', damage: 1, hand: ['chill'], bag: ['rat'] };

const MAGE_UNTOUCHED = { space: 'stormwind', damage: 1, bag: ['rat'], hand: ['chill'] };

const HUNTER = characterDefinition('hunter').levels.yellow.starting;

describe('the phases of a turn', () => {
  it('AD-012: movement, exploration, challenge, maintenance', () => {
    const s = scenario({
      characters: { warrior: { space: 'undercity', quests: ['inventory'] }, mage: MAGE },
      placed: { 'pale-orchard': ['gold'] },
      next: { grey: ['ghoul'] },
    });
    s.turn('warrior', 0);
    expect(s.options()).toEqual(['stay', 'to:pale-orchard', 'to:gallows-road']);
    s.dice(6, 1).choose('to:pale-orchard');
    // Armor has been won, and can be put on in the same turn.
    expect(s.question().prompt.key).toBe('prompt.equip');
    s.choose('equip:ghoul');
    const phases = [
      'movement-rolled',
      'moved',
      'discovery-revealed',
      'challenge-drawn',
      'item-gained',
      'token-collected',
      'item-equipped',
    ];
    const told = s.events().map(({ type }) => type);
    expect(told.filter((type) => phases.includes(type))).toEqual(phases);
    expect(s.state.turn).toBeNull();
    expect(s.character('mage')).toMatchObject(MAGE_UNTOUCHED);
  });

  it('AD-013 and AD-063: the die goes on to the left, and from the last player to the first', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'undercity' },
        hunter: { space: 'ironforge' },
        mage: { space: 'stormwind' },
      },
    });
    s.stack(0, 0, 0, 0).rounds();
    const turns = ['small-potion', 'large-potion', 'small-potion'].map((resource) => {
      const { round, turn } = s.state;
      s.choose('stay').choose(resource);
      return [round, turn?.seat];
    });
    expect(turns).toEqual([
      [1, 'seat-1'],
      [1, 'seat-2'],
      [1, 'seat-3'],
    ]);
    expect(s.state).toMatchObject({ round: 2, turn: { seat: 'seat-1', phase: 'movement' } });
    s.end();
  });
});

describe('the movement die', () => {
  it.each(RULINGS.movementDie.map(({ spaces, energy }, face) => [face, spaces, energy] as const))(
    'AD-014, AD-015 and AD-016: face %i gives %i spaces and %i energy',
    (face, movement, energy) => {
      const s = scenario({ characters: { warrior: { space: 'undercity' } } }).turn('warrior', face);
      expect(s.state.turn).toMatchObject({ movement, energy });
      expect(s.question().prompt.args).toEqual({ character: 'warrior', movement, energy });
      s.choose('stay').choose('scroll');
      expect(s.events('stayed').map(({ args }) => args.space)).toEqual(['undercity']);
    },
  );

  it('AD-014: it is rolled before anything is chosen, also where nobody can move', () => {
    const s = scenario({
      characters: { warrior: { space: 'goldfields' } },
      track: [{ card: 'ghoul', space: 'goldfields' }],
    });
    // Held by Aggro: nothing is asked until the fight.
    s.turn('warrior', 3);
    expect(s.events('movement-rolled').map(({ args }) => [args.spaces, args.energy])).toEqual([
      [3, 2],
    ]);
    expect(s.question().prompt).toMatchObject({ key: 'prompt.before-dice', args: { energy: 2 } });
    s.end();
  });

  it('AD-015: up to as many spaces; a move may be made in parts', () => {
    const s = scenario({ characters: { warrior: { space: 'undercity' }, mage: MAGE } });
    s.turn('warrior', 1);
    expect(s.options('travel')).toEqual(['to:pale-orchard', 'to:gallows-road', 'to:frost-cradle']);
    s.choose('hold').choose('to:gallows-road');
    expect(s.state.turn?.movement).toBe(1);
    expect(s.options('travel')).toEqual(['to:undercity', 'to:frost-cradle']);
    s.choose('to:undercity').choose('scroll');
    expect(s.events('moved').map(({ args }) => args.spaces)).toEqual([1, 1]);
    expect(s.character('mage')).toMatchObject(MAGE_UNTOUCHED);
  });

  it('AD-016: its energy pays for ability cards, and no more than it gives', () => {
    const hand = ['portal', 'stroll'];
    const rich = scenario({ characters: { mage: { space: 'stormwind', hand } } }).turn('mage', 0);
    expect(rich.options('play')).toEqual(['play:portal', 'play:stroll.1']);
    rich.choose('play:stroll.1').choose('goldfields');
    expect(rich.state.turn?.energy).toBe(2);
    expect(rich.options('play')).toEqual(['play:portal']);
    rich.end();
    const poor = scenario({ characters: { mage: { space: 'stormwind', hand } } }).turn('mage', 5);
    expect(poor.options('play')).toEqual(['play:portal', 'play:stroll.1']);
    poor.choose('play:stroll.1').choose('goldfields');
    expect(poor.options('play')).toEqual([]);
    poor.end();
  });

  it('AD-017: what is left of the energy is not there in the next turn', () => {
    const s = scenario({ characters: { mage: { space: 'stormwind' } } });
    s.stack(0, 5).rounds();
    expect(s.state).toMatchObject({ round: 1, turn: { energy: 3, movement: 1 } });
    s.choose('stay').choose('small-potion');
    expect(s.state).toMatchObject({ round: 2, turn: { energy: 1, movement: 4 } });
    s.end();
  });
});

describe('where one may go', () => {
  it.each([
    ['grey', []],
    ['green', ['to:redwater']],
    ['yellow', ['to:redwater', 'to:cinder-gorge', 'to:sunken-temple']],
    ['red', ['to:redwater', 'to:cinder-gorge', 'to:sunken-temple', 'to:ashen-keep']],
  ] as const)('AD-018: at %s no space above, nor a way through one', (level, expected) => {
    const s = scenario({ characters: { warrior: { space: 'millers-wood', level } } });
    s.travel('warrior', 3);
    const far = ['to:redwater', 'to:cinder-gorge', 'to:sunken-temple', 'to:ashen-keep'];
    expect(s.options('travel').filter((option) => far.includes(option))).toEqual(expected);
    s.end();
  });

  it('AD-018: cards and forced moves are bound by it as well', () => {
    const s = scenario({ characters: { mage: { space: 'millers-wood', hand: ['stroll'] } } });
    s.travel('mage', 1, 1).choose('play:stroll.1');
    expect(s.options()).toEqual(['stormwind', 'goldfields', 'tinkers-vale']);
    s.end();
  });

  it('AD-019: whoever is grey enters every city', () => {
    const s = scenario({ characters: { warrior: { space: 'tinkers-vale' } } });
    expect(s.travel('warrior', 1).options('travel')).toEqual([
      'to:frost-cradle',
      'to:ironforge',
      'to:stormwind',
    ]);
    s.end();
  });
});

describe('what keeps one from going', () => {
  const kept = ['hearthstone'];
  const hand = ['stroll', 'portal'];
  const track = [{ card: 'wolf', space: 'frost-cradle' }];

  it('W-07: Aggro holds against feet, hearthstones and cards', () => {
    const s = scenario({ characters: { mage: { space: 'frost-cradle', kept, hand } }, track });
    s.travel('mage', 4, 3);
    expect(s.options()).toEqual(['stay']);
    s.end();
    const free = scenario({ characters: { mage: { space: 'frost-cradle', kept, hand } } });
    free.travel('mage', 1, 3);
    expect(free.options('discovery', 'play')).toEqual([
      'hearthstone.1:undercity',
      'hearthstone.1:ironforge',
      'hearthstone.1:stormwind',
      'play:stroll.1',
      'play:portal',
    ]);
    free.end();
  });

  it('W-07: a defeat leads away from it all the same', () => {
    const s = scenario({
      characters: { warrior: { space: 'frost-cradle', damage: 4 }, mage: MAGE },
      track: [{ card: 'ghoul', space: 'frost-cradle' }],
    });
    s.dice(2, 6).challenge('warrior');
    expect(s.character('warrior')).toMatchObject({ space: 'ironforge', damage: 0 });
    expect(s.state.track[0]).toEqual({ card: 'ghoul', space: 'frost-cradle' });
    expect(s.character('mage')).toMatchObject(MAGE_UNTOUCHED);
  });

  it('W-36: whoever is defeated in the own movement phase moves no more; exploration and maintenance follow', () => {
    const s = scenario({
      characters: {
        warlock: {
          space: 'pale-orchard',
          damage: 4,
          hand: ['payment'],
          top: ['way-out'],
        },
        mage: MAGE,
      },
    });
    s.turn('warlock', 3).choose('play:payment.1');
    expect(s.character('warlock')).toMatchObject({ space: 'undercity', damage: 0 });
    expect(s.options('travel')).toEqual([]);
    s.choose('stay').choose('small-potion');
    expect(s.events('challenge-drawn')).toEqual([]);
    expect(s.hand('warlock')).toEqual(['way-out']);
    expect(s.character('mage')).toMatchObject(MAGE_UNTOUCHED);
  });

  it('W-36: nor does anything that gives movement help then', () => {
    const s = scenario({
      characters: {
        hunter: {
          space: 'pale-orchard',
          level: 'yellow',
          damage: HUNTER.health - 1,
          hand: ['trail'],
          bag: ['boiler'],
        },
        mage: MAGE,
      },
    });
    s.turn('hunter', 0);
    expect(s.options('play')).toEqual(['play:trail.1']);
    s.choose('use:boiler');
    expect(s.character('hunter')).toMatchObject({ space: 'undercity', damage: 0 });
    expect(s.state.turn).toMatchObject({ movement: 0, energy: 5 });
    expect(s.options('play', 'travel')).toEqual([]);
    s.choose('stay').choose('small-potion');
    expect(s.character('mage')).toMatchObject(MAGE_UNTOUCHED);
  });
});
