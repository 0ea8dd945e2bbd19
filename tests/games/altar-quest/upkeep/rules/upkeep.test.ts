import { describe, expect, it } from 'vitest';
import { registerDeck } from '../../../../../src/games/altar-quest/rules/cards/register-deck.ts';
import { cardsInBox } from '../../../../../src/games/altar-quest/rules/queries/box.ts';
import { CONTENT } from '../../../../../src/games/altar-quest/upkeep/rules/content.ts';
import { setupUpkeep } from '../../../../../src/games/altar-quest/upkeep/rules/setup.ts';
import { skipUpkeep } from '../../../../../src/games/altar-quest/upkeep/rules/skip.ts';
import { campaign } from '../../../../support/altar-quest-campaign.ts';
import { SPARE } from '../../../../support/spare-equipment.ts';

describe('what comes between two quests', () => {
  it('AQ-275 to AQ-282: is cleaning up, the shop, the training, an enemy upgrade, and the next quest, in this order', () => {
    const stage = campaign()
      .shopHas(...SPARE)
      .won('the-search', { supply: 16 });
    const upkeep = stage.upkeep().choose('reveal').settle();
    expect(upkeep.asked).toEqual([
      'prompt.reveal',
      'prompt.take',
      'prompt.train',
      'prompt.pay-to-train',
      'prompt.next-quest',
    ]);
    const told = upkeep.happenings.map(({ event }) => event.type);
    expect(told.filter((type) => !type.startsWith('nothing-'))).toEqual([
      'upkeep-began',
      'cleaned-up',
      'equipment-revealed',
      'equipment-revealed',
      'shop-closed',
      'enemy-upgrade-drawn',
      'supply-discarded',
      'quest-chosen',
    ]);
  });

  it('AQ-275: heals all damage, discards every token and card of the quest, and sets the supply aside', () => {
    const stage = campaign().won('the-search', { supply: 5, damage: { sedrin: 6, myreen: 1 } });
    const upkeep = stage.upkeep();
    expect(upkeep.supply).toBe(5);
    expect(upkeep.told('cleaned-up')).toEqual([
      { heroes: ['sedrin', 'myreen'], supply: 5, armor: 0 },
    ]);
    upkeep.settle();
    const quest = stage.quest();
    for (const { damage, focus, threat, armor, threats } of quest.state.heroes) {
      expect({ damage, focus, threat, armor, threats }).toEqual({
        damage: 0,
        focus: 0,
        threat: 0,
        armor: 0,
        threats: [],
      });
    }
    expect(quest.state.decks.search.draw).toHaveLength(16);
    quest.won().moveOn();
  });

  it('AQ-281, Q-73: one enemy upgrade that has not been drawn yet goes from the pool into the journal', () => {
    const stage = campaign().won('the-search', { supply: 0 });
    const all = cardsInBox('enemy-upgrade');
    for (let drawn = 1; drawn < 6; drawn++) {
      const upkeep = stage.upkeep().settle();
      const { pool, journal } = stage.state;
      expect(journal.enemyUpgrades).toHaveLength(drawn);
      expect(upkeep.told('enemy-upgrade-drawn')).toEqual([{ card: journal.enemyUpgrades.at(-1) }]);
      expect([...pool, ...journal.enemyUpgrades].toSorted()).toEqual(all.toSorted());
      stage.lost(undefined, { supply: 0 });
    }
  });

  it('AQ-281: it is drawn after a defeat as well, by lot, and none when there is none left', () => {
    const drawn = new Set<string | undefined>();
    for (let seed = 1; seed <= 5; seed++) {
      const stage = campaign({ seed }).lost('the-search').moveOn();
      drawn.add(stage.state.journal.enemyUpgrades[0]);
    }
    expect(drawn.size).toBeGreaterThan(1);
    const none = campaign()
      .journal(...cardsInBox('enemy-upgrade'))
      .lost('the-search');
    expect(none.upkeep().settle().told('enemy-upgrade-drawn')).toEqual([]);
  });

  it('AQ-282: what supply is left is discarded', () => {
    const stage = campaign().lost('the-search', { supply: 13 });
    const upkeep = stage.upkeep();
    upkeep.choose('reveal').settle();
    expect(upkeep.told('supply-discarded')).toEqual([{ amount: 10 }]);
    expect(upkeep.supply).toBe(0);
    const quest = stage.quest();
    expect(quest.state.supply).toBe(0);
    quest.won().moveOn();
  });
});

describe('the next quest', () => {
  it('AQ-287: is chosen together among those that have not been played yet', () => {
    const stage = campaign().won('the-hunt').moveOn();
    const second = stage.state.plan?.quest;
    stage.lost();
    const upkeep = stage.upkeep().settle('prompt.next-quest');
    expect(upkeep.question().how).toBe('group');
    expect(upkeep.options()).toHaveLength(4);
    expect(upkeep.options()).not.toContain('the-hunt');
    expect(upkeep.options()).not.toContain(second);
    const last = upkeep.options().at(-1) as string;
    upkeep.choose(last);
    expect(stage.next?.options).toMatchObject({ quest: last });
    expect(stage.won(last).state.record.at(-1)?.quest).toBe(last);
    stage.moveOn();
  });

  it('AQ-287: the last one is not asked for', () => {
    const stage = campaign().won('the-search').moveOn();
    for (let quest = 2; quest < 5; quest++) stage.won().moveOn();
    const upkeep = stage.won(undefined, { supply: 0 }).upkeep().settle();
    expect(upkeep.told('quest-chosen')).toHaveLength(1);
    expect(stage.state.chapter).toBe(6);
  });

  it('AQ-287: is against a villain and threats by lot, nobody again before all have come', () => {
    const stage = campaign().won('the-search').moveOn().won().moveOn().won().moveOn();
    for (const kind of ['villain', 'threat'] as const) {
      expect(new Set(stage.state.record.map((quest) => quest[kind])).size).toBe(3);
    }
  });

  it('AQ-287: or against those whom the group chooses', () => {
    const stage = campaign({ options: { enemies: 'chosen' } }).won('the-search');
    const upkeep = stage.upkeep().settle('prompt.next-quest').choose('the-escape');
    expect(upkeep.question().prompt).toEqual({
      key: 'prompt.next-villain',
      args: { quest: 'the-escape' },
    });
    upkeep.choose('wynora-morn');
    expect(upkeep.asks).toEqual(['prompt.next-threat']);
    upkeep.choose('raglanders');
    expect(stage.state.plan).toEqual({
      quest: 'the-escape',
      villain: 'wynora-morn',
      threat: 'raglanders',
    });
  });
});

describe('an upkeep as a match', () => {
  const rich = () => campaign().won('the-search', { supply: 12 });

  it('AQ-271: is at rest at each of its questions but those that settle what was chosen, so that it can go back there', () => {
    const upkeep = rich().upkeep();
    expect(upkeep.match.open.every(({ rest }) => rest)).toBe(true);
    upkeep.choose('reveal');
    expect(upkeep.match.open.every(({ rest }) => rest)).toBe(true);
    upkeep.settle('prompt.take');
    expect(upkeep.match.open.every(({ rest }) => rest)).toBe(true);
    const [wanted = ''] = upkeep.display;
    upkeep.for('sedrin', wanted).for('myreen', wanted);
    expect(upkeep.question().rest).toBeUndefined();
    upkeep.settle();
  });

  it('AQ-275: broken off by its people, everything that is still asked is answered as a deadline would', () => {
    const stage = rich();
    const upkeep = stage.upkeep().choose('reveal');
    const before = structuredClone(upkeep.match);
    const skipped = skipUpkeep(upkeep.match);
    expect(upkeep.match).toEqual(before);
    upkeep.brokenOff();
    expect(stage.state).toEqual(skipped.campaign);
    expect(stage.state).toMatchObject({ due: 'quest', chapter: 2 });
    expect(stage.state.plan).not.toBeNull();
    expect(stage.state.journal.enemyUpgrades).toHaveLength(1);
    expect(stage.hero('sedrin').equipment).toEqual([]);
    stage.won().moveOn();
  });

  it('Q-72: broken off before anybody has said, a quest that was broken off is played again', () => {
    const stage = rich().moveOn();
    stage.brokenOff();
    stage.upkeep().brokenOff();
    expect(stage.state).toMatchObject({ due: 'quest', chapter: 2 });
    stage.won().moveOn();
  });

  it('AQ-271: is stamped with what it depends on, which changes with every deck', () => {
    const upkeep = rich().upkeep();
    const stamp = CONTENT.stamp();
    expect(upkeep.match.content).toBe(stamp);
    expect(CONTENT.stamp()).toBe(stamp);
    const underWay = CONTENT.underWay(upkeep.match);
    registerDeck({
      id: 'one-more',
      kind: 'enemy-upgrade',
      cards: [{ id: 'one-more', type: 'enemy-upgrade', strengthens: ['rival'] }],
    });
    expect(CONTENT.stamp()).not.toBe(stamp);
    expect(CONTENT.underWay(upkeep.match)).toBe(underWay);
    upkeep.brokenOff();
  });

  it('AQ-275: there is none without a campaign', () => {
    const seats = [{ seat: 'ann', characters: ['sedrin'] }];
    expect(() => setupUpkeep({ seats, options: {}, seed: '0'.repeat(32) })).toThrow(RangeError);
  });
});
