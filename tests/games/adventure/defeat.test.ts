import { describe, expect, it } from 'vitest';
import { allOf } from '../../../src/games/adventure/rules/cards/library.ts';
import { LEVELS } from '../../../src/games/adventure/rules/terms.ts';
import { viewOf } from '../../../src/games/adventure/rules/view.ts';
import { type Layout, type Standing, scenario } from '../../support/adventure.ts';
import './practice-cards.ts';

/** A bystander in the far south, with something to lose. */
const MAGE: Standing = { space: 'stormwind', damage: 1, bag: ['rat'], side: 'other' };
const UNTOUCHED = { space: 'stormwind', damage: 1, bag: ['rat'], side: 'other' };

/** A bomb goes off where the warrior explores. */
const bombed = (warrior: Standing, more: Partial<Layout> = {}) => {
  const space = warrior.space ?? 'pale-orchard';
  return scenario({
    characters: { warrior: { space, ...warrior }, mage: MAGE },
    placed: { [space]: ['bomb'] },
    ...more,
  }).explore('warrior');
};

describe('damage', () => {
  it('AD-066: is laid on the character card, and taken off by healing, as much as there is', () => {
    const s = bombed({ damage: 1 });
    expect(s.character('warrior').damage).toBe(3);
    expect(s.events('damaged').map(({ args }) => args)).toEqual([
      { character: 'warrior', amount: 2, damage: 3, health: 5 },
    ]);
    const healed = scenario({
      characters: { warrior: { space: 'ironforge', damage: 1 }, mage: MAGE },
    });
    healed.explore('warrior').choose('large-potion');
    expect(healed.events('healed').map(({ args }) => args)).toEqual([
      { character: 'warrior', amount: 1, damage: 0, health: 5 },
    ]);
    expect(healed.character('mage')).toMatchObject(UNTOUCHED);
  });

  it.each([
    [2, 4, 'pale-orchard'],
    [3, 0, 'undercity'],
    [4, 0, 'undercity'],
  ])(
    'AD-067: as much as the health defeats: from %i damage by 2 to %i, at %s',
    (before, after, space) => {
      const s = bombed({ damage: before });
      expect(s.character('warrior')).toMatchObject({ damage: after, space });
      expect(s.character('mage')).toMatchObject(UNTOUCHED);
    },
  );

  it('AD-067: also where the health sinks to the damage that there is', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'stonewatch', level: 'yellow', damage: 6, bag: ['drowned'] },
        mage: MAGE,
      },
      left: { green: 0 },
    });
    s.character('warrior').passedOver = [];
    s.turn('warrior', 0).choose('stay').choose('quest-giver');
    // Its 8 defense costs 1 of 7 health.
    s.choose('equip:drowned').choose('ironforge');
    expect(s.character('warrior')).toMatchObject({
      space: 'ironforge',
      damage: 0,
      armor: 'drowned',
    });
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });
});

describe('the steps of a defeat', () => {
  it.each([
    ['widows-wood', ['stormwind']],
    ['silver-mere', ['undercity']],
    ['tinkers-vale', ['ironforge', 'stormwind']],
    ['raiders-march', ['undercity', 'ironforge']],
    ['peat-fens', ['undercity', 'ironforge', 'stormwind']],
  ])(
    'AD-068 and W-29: from %s to the city the fewest spaces away; of several one’s own choice',
    (space, cities) => {
      const s = bombed({ space, level: 'green', damage: 5 });
      if (cities.length > 1) {
        expect(s.question().seats).toEqual(['seat-1']);
        expect(s.options()).toEqual(cities);
        s.choose(cities.at(-1) ?? '');
      }
      expect(s.character('warrior').space).toBe(cities.at(-1));
      expect(s.character('mage')).toMatchObject(UNTOUCHED);
    },
  );

  it('AD-068 and W-29: markers on the way do not matter', () => {
    const s = bombed(
      { space: 'widows-wood', level: 'green', damage: 5 },
      {
        track: [
          { card: 'wolf', space: 'goldfields' },
          { card: 'ghoul', space: 'millers-wood' },
        ],
      },
    );
    expect(s.character('warrior').space).toBe('stormwind');
  });

  it('AD-069 and AD-070: all damage is gone, more than the health as well, and the starting side lies up', () => {
    const s = bombed({ damage: 4, side: 'other' });
    expect(s.events('damaged').map(({ args }) => args.damage)).toEqual([6]);
    expect(s.character('warrior')).toMatchObject({ damage: 0, side: 'starting' });
    expect(s.events('character-defeated').map(({ args }) => args)).toEqual([
      { character: 'warrior', city: 'undercity' },
    ]);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-071: cards attached to the character are discarded, each by its owner; those on items stay', () => {
    const s = bombed({
      damage: 4,
      armor: 'ghoul',
      attached: ['grudge', 'chill', { card: 'rivets', item: 'ghoul' }],
    });
    expect(s.character('warrior').attached.map(({ card }) => card)).toEqual(['rivets']);
    expect(s.discarded('warrior')).toEqual(['grudge']);
    expect(s.discarded('mage')).toEqual(['chill']);
  });

  it('AD-072: nothing else is lost: items, discoveries, cards, quests, levels', () => {
    const warrior: Standing = {
      level: 'green',
      damage: 5,
      weapon: 'golem',
      armor: 'ghoul',
      bag: ['toad', 'eel'],
      kept: ['gold'],
      quests: ['returns'],
      log: ['toll'],
    };
    const { damage: _, quests: __, kept: ___, ...same } = warrior;
    const s = bombed(warrior);
    expect(s.character('warrior')).toMatchObject({ ...same, kept: ['gold.1'], space: 'undercity' });
    expect(s.character('warrior').quests.map(({ card }) => card)).toEqual(['returns']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });
});

describe('levels', () => {
  it('AD-073: there are four, and each character has a card for each', () => {
    expect(LEVELS).toEqual(['grey', 'green', 'yellow', 'red']);
    for (const { levels } of allOf('character')) expect(Object.keys(levels)).toEqual([...LEVELS]);
  });

  /** The warrior beats the captain, who turns a grey character green. */
  const promoted = (warrior: Standing = {}) =>
    scenario({
      characters: { warrior: { space: 'goldfields', ...warrior }, mage: MAGE },
    })
      .dice(6, 1)
      .challenge('warrior');

  it('AD-074: heal, draw three, then the next card with the same side up', () => {
    const s = promoted({ damage: 4, side: 'other', top: ['throw', 'stomp', 'shrug'] });
    const steps = s
      .events()
      .flatMap(({ type }) =>
        ['healed', 'cards-drawn-by-you', 'level-gained'].includes(type) ? [type] : [],
      );
    expect(steps).toEqual(['healed', 'cards-drawn-by-you', 'level-gained']);
    expect(s.character('warrior')).toMatchObject({ level: 'green', side: 'other', damage: 0 });
    expect(s.hand('warrior')).toEqual(['throw', 'stomp', 'shrug']);
    // What is printed on the new card counts from now on.
    expect(viewOf(s.match, 'table').characters[0]).toMatchObject({
      health: 6,
      attack: 3,
      defense: 5,
    });
    expect(s.character('mage')).toMatchObject({ ...UNTOUCHED, level: 'grey' });
  });

  it('AD-075: spaces of the new colour may be entered', () => {
    const s = promoted();
    s.travel('warrior', 1);
    expect(s.options('travel')).toEqual(['to:stormwind', 'to:millers-wood', 'to:widows-wood']);
    s.end();
    const grey = scenario({ characters: { warrior: { space: 'goldfields' } } }).travel(
      'warrior',
      1,
    );
    expect(grey.options('travel')).toEqual(['to:stormwind', 'to:millers-wood']);
    grey.end();
  });

  it('AD-078: a level that has been reached already gives nothing', () => {
    for (const level of ['green', 'red'] as const) {
      const s = promoted({ level, damage: 2 });
      expect(s.events('board-encounter-done')).toHaveLength(1);
      expect(s.events('level-gained')).toEqual([]);
      expect(s.character('warrior')).toMatchObject({ level, damage: 2, hand: [] });
    }
  });

  const bag = ['boulder', 'eel', 'golem', 'hag'];

  it('AD-076: items above the own level are neither equipped nor used', () => {
    const characters = { warrior: { space: 'goldfields', damage: 1, bag }, mage: MAGE };
    const s = scenario({ characters });
    s.character('warrior').passedOver = [];
    s.maintain('warrior');
    expect(s.options('equip')).toEqual(['equip:golem']);
    s.choose('done');
    // The hag’s gift: 1 attack for somebody with at most one card.
    expect(viewOf(s.match, 'table').characters[0]?.attack).toBe(1);
    const moving = scenario({ characters }).travel('warrior', 1);
    expect(moving.options('use')).toEqual([]);
    moving.end();
  });

  it('AD-076: of the own level and below they are', () => {
    const warrior: Standing = { space: 'goldfields', level: 'green', damage: 1, bag };
    const s = scenario({ characters: { warrior, mage: MAGE } });
    s.character('warrior').passedOver = [];
    s.maintain('warrior');
    expect(s.options('equip')).toEqual(['equip:boulder', 'equip:golem']);
    s.choose('done');
    expect(viewOf(s.match, 'table').characters[0]?.attack).toBe(3);
    const moving = scenario({ characters: { warrior } }).travel('warrior', 1);
    expect(moving.options('use')).toEqual(['drink:health:eel']);
    moving.end();
  });

  it.each([
    ['grey', 2],
    ['green', 1],
    ['yellow', 1],
    ['red', 1],
  ] as const)(
    'AD-077: what is improved from green on: at %s %i of 4 damage are left',
    (level, left) => {
      const s = scenario({
        characters: {
          warrior: { space: 'goldfields', level, damage: 4, hand: ['snack'] },
          mage: MAGE,
        },
      });
      s.travel('warrior', 1, 1).choose('play:snack.1');
      expect(s.character('warrior').damage).toBe(left);
      expect(s.character('mage')).toMatchObject(UNTOUCHED);
      s.end();
    },
  );
});

describe('affiliation', () => {
  it.each([
    ['warrior', 2],
    ['hunter', 1],
  ])(
    'AD-079: it matters to what names it: against the %s a deserter’s attack is %i',
    (who, attack) => {
      const s = scenario({
        characters: { [who]: { space: 'gallows-road' }, mage: MAGE },
        next: { grey: ['deserter'] },
      });
      s.dice(1, 1).challenge(who);
      const blow = s.events('attacked').find(({ args }) => args.side === 'defender');
      expect(blow?.args.attack).toBe(attack);
      expect(s.character('mage')).toMatchObject(UNTOUCHED);
    },
  );

  it('AD-079: to nothing else: also one’s own side may be attacked', () => {
    const here = { space: 'gallows-road' };
    const s = scenario({ characters: { warrior: here, mage: here, hunter: here } });
    s.challenge('warrior');
    expect(s.options('attack')).toEqual(['attack:mage', 'attack:hunter']);
    s.end();
  });
});
