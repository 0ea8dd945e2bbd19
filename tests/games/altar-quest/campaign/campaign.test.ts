import { describe, expect, it } from 'vitest';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { cardsInBox } from '../../../../src/games/altar-quest/rules/queries/box.ts';
import { upgradesOf } from '../../../../src/games/altar-quest/rules/queries/upgrades.ts';
import { campaign } from '../../../support/altar-quest-campaign.ts';
import { SPARE } from '../../../support/spare-equipment.ts';

describe('a new campaign', () => {
  it('AQ-273: begins with every enemy upgrade in the pool, an empty journal and whoever comes', () => {
    const { state, next, campaign: begun } = campaign();
    expect(begun).toMatchObject({ gameId: 'altar-quest', outcome: null });
    expect(state.pool).toEqual(cardsInBox('enemy-upgrade'));
    expect(state.journal).toEqual({ enemyUpgrades: [], rivals: [], storyCards: [] });
    expect(state).toMatchObject({ heroes: {}, record: [], due: 'quest', chapter: 1 });
    expect(next).toMatchObject({ gameId: 'altar-quest', begins: 'gathering' });
  });

  it('AQ-269: has what nobody has earned beside the journal: upgrades of heroes and enemies, the shop', () => {
    const stage = campaign();
    const [upgrade = ''] = upgradesOf('sedrin');
    expect(stage.state.shop.length).toBeGreaterThan(SPARE.length);
    const pool = stage.shopHas(...SPARE).state.pool.length;
    stage.won('the-search', { supply: 0 });
    const upkeep = stage.upkeep();
    upkeep.for('sedrin', upkeep.display[0] as string).for('myreen');
    expect(upkeep.options('sedrin')).toEqual(upgradesOf('sedrin'));
    upkeep.for('sedrin', upgrade).for('myreen').settle();
    expect(stage.state.shop).toHaveLength(SPARE.length - 1);
    expect(stage.state.pool).toHaveLength(pool - 1);
    expect(stage.state.pool).not.toContain(stage.state.journal.enemyUpgrades[0]);
    stage.won(undefined, { supply: 0 });
    const second = stage.upkeep().settle('prompt.take').for('sedrin').for('myreen');
    expect(second.options('sedrin')).toEqual(upgradesOf('sedrin').filter((one) => one !== upgrade));
    second.settle();
  });

  it('AQ-287: whoever begins it chooses the decks of its first quest in the lobby', () => {
    const stage = campaign();
    expect(stage.next?.options).not.toHaveProperty('quest');
    expect(stage.won('the-hunt').state.record).toMatchObject([{ quest: 'the-hunt', chapter: 1 }]);
  });
});

describe('the quests of a campaign', () => {
  /** Plays five quests and what comes between them. */
  const five = (...wins: boolean[]) => {
    const stage = campaign();
    wins.forEach((won, index) => {
      const quest = index === 0 ? 'the-search' : undefined;
      (won ? stage.won(quest) : stage.lost(quest)).moveOn();
    });
    return stage;
  };

  it('AQ-268: are six, and a victory in the sixth wins the campaign, whatever was lost before', () => {
    const stage = five(false, false, false, false, false);
    expect(stage.campaign.outcome).toBeNull();
    expect(stage.state.chapter).toBe(6);
    expect(stage.won().campaign.outcome).toEqual({ won: true, reason: 'won' });
    expect(stage.next).toBeNull();
    expect(stage.state.record.map(({ won }) => won)).toEqual([...Array(5).fill(false), true]);
    expect(stage.state.record.map(({ chapter }) => chapter)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('AQ-268: a defeat in the sixth loses it, whatever was won before', () => {
    const stage = five(true, true, true, true, true).lost();
    expect(stage.campaign.outcome).toEqual({ won: false, reason: 'lost' });
    expect(stage.next).toBeNull();
  });

  it('AQ-287: are six different ones', () => {
    const stage = five(true, false, true, false, true).won();
    const quests = stage.state.record.map(({ quest }) => quest);
    expect(new Set(quests).size).toBe(6);
  });

  it('AQ-275: how each ended is noted, with who was there', () => {
    const stage = campaign().lost('the-escape', { rounds: 9 });
    expect(stage.state.record).toEqual([
      {
        quest: 'the-escape',
        villain: 'bolx',
        threat: 'frox',
        chapter: 1,
        heroes: ['sedrin', 'myreen'],
        won: false,
        reason: 'hero-defeated',
        rounds: 9,
      },
    ]);
    stage.moveOn();
  });

  it('notes who fell and how much was found, for the road of the campaign', () => {
    const end = { damage: { sedrin: 99, myreen: 1 }, found: { myreen: 2 } };
    const [lost] = campaign().lost('the-escape', end).state.record;
    expect(lost).toMatchObject({ fell: ['sedrin'], found: 2 });
    const [won] = campaign().won('the-search').state.record;
    expect(won).not.toHaveProperty('fell');
    expect(won).not.toHaveProperty('found');
  });

  it('AQ-271: all that a campaign keeps is plain data, the same after it has been saved', () => {
    const stage = campaign().won('the-search', { supply: 20 });
    stage.upkeep().settle();
    const saved = JSON.parse(JSON.stringify(stage.campaign));
    expect(saved).toEqual(stage.campaign);
    stage.campaign = saved;
    expect(stage.won().state.record).toHaveLength(2);
  });
});

describe('a quest that its people break off', () => {
  const second = () =>
    campaign({ options: { armor: 'kept' } })
      .won('the-search')
      .moveOn();

  it('Q-72: asks everybody whether it is played again', () => {
    const stage = second().brokenOff();
    expect(stage.state).toMatchObject({ due: 'abandoned', chapter: 2 });
    const upkeep = stage.upkeep();
    expect(upkeep.question()).toMatchObject({
      how: 'group',
      prompt: { key: 'prompt.broken-off' },
      seats: ['seat of sedrin', 'seat of myreen'],
    });
    expect(upkeep.options()).toEqual(['again', 'lost']);
    upkeep.choose('again');
  });

  it('Q-72: played again it is the same quest, as if nothing had happened', () => {
    const stage = second();
    const before = structuredClone(stage.state);
    stage.brokenOff(undefined, { supply: 9 }).upkeep().choose('again');
    expect(stage.state).toEqual(before);
    expect(stage.quest().brokenOff().upkeep().choose('again').match.outcome).not.toBeNull();
    expect(stage.won().state.record).toHaveLength(2);
  });

  it('Q-72, AQ-275: counted as lost it has its upkeep, with what supply was left', () => {
    const stage = second().brokenOff(undefined, { supply: 4 });
    const upkeep = stage.upkeep().choose('lost');
    expect(upkeep.supply).toBe(4);
    expect(upkeep.asks).toEqual(['prompt.reveal']);
    expect(upkeep.display).toEqual([]);
    upkeep.settle();
    expect(stage.state.record[1]).toMatchObject({ won: false, reason: 'abandoned', chapter: 2 });
    expect(stage.state).toMatchObject({ due: 'quest', chapter: 3 });
    expect(stage.state).not.toHaveProperty('brokenOff');
  });

  it('Q-72, AQ-268: the sixth, counted as lost, loses the campaign at once', () => {
    const stage = campaign().won('the-search').moveOn();
    for (let quest = 2; quest < 6; quest++) stage.won().moveOn();
    stage.brokenOff().upkeep().choose('lost');
    expect(stage.campaign.outcome).toEqual({ won: false, reason: 'lost' });
    expect(stage.state.record).toHaveLength(6);
  });

  it('Q-72, AQ-274: an upgrade that was owed and not chosen is owed still', () => {
    const stage = second().come('sedrin', 'rowen');
    const quest = stage.quest();
    expect(quest.asks).toEqual(['prompt.owed-upgrades']);
    quest.brokenOff();
    stage.upkeep().choose('again');
    const again = stage.quest();
    const [upgrade = ''] = again.options('rowen');
    again.choose(upgrade).brokenOff();
    stage.upkeep().choose('again');
    expect(stage.hero('rowen').upgrades).toEqual([upgrade]);
    const third = stage.quest();
    expect(third.asks).toEqual(['prompt.mulligan']);
    third.won().moveOn();
  });
});

describe('armor tokens', () => {
  const END = { armor: { sedrin: 2, myreen: 1 } };

  it('AQ-276, C-04: are discarded in the clean-up', () => {
    const stage = campaign().won('the-search', END).moveOn();
    const quest = stage.quest();
    expect(quest.state.heroes.map(({ armor }) => armor)).toEqual([0, 0]);
    quest.won().moveOn();
  });

  it('C-04: come along into the next quest, and no farther, where the group wants that', () => {
    const stage = campaign({ options: { armor: 'kept' } }).won('the-search', END);
    expect(stage.upkeep().settle().told('cleaned-up')).toMatchObject([{ armor: 3 }]);
    const quest = stage.quest();
    expect(quest.state.heroes.map(({ armor }) => armor)).toEqual([2, 1]);
    quest.won({ armor: { myreen: 3 } }).moveOn();
    const third = stage.quest();
    expect(third.state.heroes.map(({ armor }) => armor)).toEqual([0, 3]);
    third.won().moveOn();
  });

  it('C-04, Q-72: are there again where a quest is played again, and those of the quest itself where it counts as lost', () => {
    const stage = campaign({ options: { armor: 'kept' } })
      .won('the-search', END)
      .moveOn();
    stage
      .brokenOff(undefined, { armor: { sedrin: 7 } })
      .upkeep()
      .choose('again');
    expect(stage.hero('sedrin').armor).toBe(2);
    stage
      .brokenOff(undefined, { armor: { sedrin: 7 } })
      .upkeep()
      .choose('lost')
      .settle();
    expect([stage.hero('sedrin').armor, stage.hero('myreen').armor]).toEqual([7, 0]);
  });
});

describe('options of a campaign', () => {
  it('AQ-287: settle level and enemies for all of its quests', () => {
    const stage = campaign({ options: { level: 'grim', enemies: 'chosen' } });
    expect(stage.next?.options).toEqual({ level: 'grim' });
    stage.won('the-search');
    const upkeep = stage.upkeep().settle('prompt.next-villain');
    upkeep.choose('gert').choose('thralls');
    expect(stage.next?.options).toMatchObject({
      level: 'grim',
      villain: 'gert',
      threat: 'thralls',
    });
  });

  it('AQ-273: are refused where they are not offered', () => {
    expect(() => campaign({ options: { armor: 'sold' } })).toThrow(RangeError);
  });

  it('AQ-284: all eight upgrades of a hero fit into one deck', () => {
    for (const hero of ['sedrin', 'myreen', 'rowen', 'quella']) {
      const stage = campaign({ heroes: [hero] }).earned(hero, { upgrades: upgradesOf(hero) });
      const quest = stage.quest({ quest: 'the-search' });
      expect(quest.cardsOf(hero)).toHaveLength(27);
      expect(quest.cardsOf(hero)).toEqual(expect.arrayContaining(upgradesOf(hero)));
      expect(upgradesOf(hero).every((card) => definition(card).hero === hero)).toBe(true);
      quest.won().moveOn();
    }
  });
});
