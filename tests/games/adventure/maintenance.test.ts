import { describe, expect, it } from 'vitest';
import { type Standing, scenario } from '../../support/adventure.ts';
import './practice-cards.ts';

const QUESTS = { card: 'ballot', progress: [1] };

describe('quests in the maintenance phase', () => {
  it('AD-061 and W-50: “travel to” is fulfilled by whoever is there now, unasked', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'ironforge', quests: ['letter'] },
        mage: { space: 'stormwind', quests: ['returns'] },
      },
    });
    s.maintain('warrior');
    expect(s.character('warrior').quests[0]?.progress).toEqual([0, 1, 0]);
    expect(s.character('mage').quests[0]?.progress).toEqual([0, 0]);
  });

  it('AD-061: “collect” takes the token of the space; passing through does not', () => {
    const s = scenario({
      characters: { warrior: { space: 'undercity', quests: ['inventory'] } },
    });
    s.turn('warrior', 1).choose('hold').choose('to:gallows-road').choose('to:undercity');
    s.choose('small-potion');
    expect(s.character('warrior').quests[0]).toMatchObject({
      progress: [0],
      waiting: [['pale-orchard', 'gallows-road']],
    });
    const there = scenario({
      characters: {
        warrior: { space: 'gallows-road', quests: ['inventory'] },
        mage: { space: 'gallows-road', quests: ['ballot'] },
      },
    });
    there.maintain('warrior');
    expect(there.character('warrior').quests[0]).toMatchObject({
      progress: [1],
      waiting: [['pale-orchard']],
    });
    expect(there.character('mage').quests[0]?.progress).toEqual([0]);
  });

  it('AD-061 and AD-062: quests come before equipment', () => {
    const s = scenario({
      characters: { warrior: { space: 'goldfields', quests: [QUESTS], bag: ['ghoul'] } },
      elite: ['census'],
    });
    s.character('warrior').passedOver = [];
    s.maintain('warrior');
    expect(s.question().prompt.key).toBe('prompt.equip');
    expect(s.events().map(({ type }) => type)).toEqual([
      'token-collected',
      'task-advanced',
      'quest-completed',
      'quest-gained',
    ]);
    s.choose('done');
  });
});

describe('equipment', () => {
  it('AD-062: any of the own items are put on, taken off, exchanged', () => {
    const warrior: Standing = {
      space: 'goldfields',
      bag: ['ghoul', 'rat', 'imp'],
      weapon: 'golem',
    };
    const s = scenario({
      characters: { warrior, mage: { space: 'stormwind', bag: ['flame'] } },
    });
    s.character('warrior').passedOver = [];
    s.maintain('warrior');
    expect(s.options()).toEqual(['equip:ghoul', 'equip:imp', 'unequip:golem', 'done']);
    s.chooseAll('equip:imp', 'equip:ghoul');
    expect(s.character('warrior')).toMatchObject({
      weapon: 'imp',
      armor: 'ghoul',
      bag: ['rat', 'golem'],
    });
    expect(s.character('mage')).toMatchObject({ bag: ['flame'], armor: null });
  });

  it('AD-062 and W-35: what was passed over is not asked about again', () => {
    const s = scenario({
      characters: { warrior: { space: 'goldfields', bag: ['ghoul'] } },
    });
    s.character('warrior').passedOver = [];
    s.maintain('warrior').choose('done');
    expect(s.character('warrior')).toMatchObject({
      armor: null,
      bag: ['ghoul'],
      passedOver: ['ghoul'],
    });
    s.maintain('warrior');
    expect(s.match.open).toEqual([]);
  });

  it('AD-062 and W-35: but in any turn the movement phase offers to look through the bag', () => {
    const s = scenario({
      characters: { warrior: { space: 'undercity', bag: ['ghoul'], weapon: 'golem' } },
    });
    s.turn('warrior', 0);
    expect(s.options('rearrange')).toEqual(['rearrange']);
    s.choose('rearrange');
    expect(s.options('rearrange')).toEqual([]);
    s.choose('stay').choose('small-potion');
    expect(s.options()).toEqual(['equip:ghoul', 'unequip:golem', 'done']);
    s.chooseAll('unequip:golem', 'equip:ghoul', 'done');
    expect(s.character('warrior')).toMatchObject({
      weapon: null,
      armor: 'ghoul',
      bag: ['golem'],
    });
    const bare = scenario({
      characters: { warrior: { space: 'undercity', bag: ['rat'] } },
    });
    bare.turn('warrior', 0);
    expect(bare.options('rearrange')).toEqual([]);
    bare.end();
  });

  it('AD-063: the turn is over then, and all that belongs to it', () => {
    const s = scenario({ characters: { warrior: { space: 'undercity' } } });
    s.turn('warrior', 0).choose('stay').choose('small-potion');
    expect(s.state).toMatchObject({ turn: null, combat: null, drawn: null });
  });
});

/** 6 valor each: in two cards, in three, and 5 in two. */
const SIX = ['embers', 'two-in-wilds'];
const SIX_IN_THREE = ['big-game', 'undead-hunt', 'red-blade'];

describe('winning', () => {
  const quests = [QUESTS];

  it('AD-064: 8 valor points win, at once', () => {
    const s = scenario({
      characters: {
        warrior: {
          space: 'goldfields',
          quests,
          log: [...SIX, 'toll'],
          bag: ['ghoul'],
        },
        mage: { space: 'stormwind', log: SIX_IN_THREE },
      },
    });
    s.character('warrior').passedOver = [];
    s.maintain('warrior');
    s.expectOutcome('valor', 'seat-1');
    // There is no reward left, no new quest, and nothing to put on.
    expect(s.events('quest-gained')).toEqual([]);
    expect(s.events('tie-settled')).toEqual([]);
  });

  it('AD-064: 7 do not; where the host has said so, 4 do', () => {
    const warrior = { space: 'goldfields', quests, log: SIX };
    const s = scenario({ characters: { warrior } }).maintain('warrior');
    s.expectOutcome('scenario-over');
    const short = scenario({
      characters: { warrior: { ...warrior, log: ['two-in-wilds'] } },
      options: { valor: '4' },
    });
    short.maintain('warrior').expectOutcome('valor', 'seat-1');
  });

  /** The warrior and the mage defeat each other, which is worth 2 to her and 3 to the mage. */
  function together(warrior: Standing, mage: Standing) {
    const s = scenario({
      characters: {
        warrior: { space: 'gallows-road', damage: 4, quests: ['revenge'], ...warrior },
        mage: {
          space: 'gallows-road',
          damage: 3,
          quests: [{ card: 'duel', progress: [0, 1] }],
          ...mage,
        },
        hunter: { space: 'ironforge', log: ['demon-hunt'] },
      },
    });
    s.challenge('warrior').dice(6, 6).choose('attack:mage');
    expect(s.events('quest-completed').map(({ args }) => args.character)).toEqual([
      'warrior',
      'mage',
    ]);
    return s;
  }

  it('AD-065: of several at the same time, most valor wins', () => {
    const s = together({ log: SIX }, { log: SIX_IN_THREE });
    s.expectOutcome('valor', 'seat-2');
    expect(s.events('tie-settled').map(({ args }) => args.by)).toEqual(['valor']);
  });

  it('AD-065: then most cards in the quest log', () => {
    const s = together({ log: SIX }, { log: ['big-game', 'undead-hunt', 'toll'] });
    s.expectOutcome('valor', 'seat-2');
    expect(s.events('tie-settled').map(({ args }) => args.by)).toEqual(['cards']);
  });

  const five = ['survey', 'undead-hunt'];

  it('AD-065: then the highest level', () => {
    const s = together({ log: SIX, level: 'green', damage: 5 }, { log: five });
    s.expectOutcome('valor', 'seat-1');
    expect(s.events('tie-settled').map(({ args }) => args.by)).toEqual(['level']);
  });

  it('AD-065: else they win together', () => {
    const s = together({ log: SIX }, { log: five });
    s.expectOutcome('valor', 'seat-1', 'seat-2');
    expect(s.events('tie-settled').map(({ args }) => args)).toEqual([
      { characters: ['warrior', 'mage'], by: 'shared' },
    ]);
  });
});
