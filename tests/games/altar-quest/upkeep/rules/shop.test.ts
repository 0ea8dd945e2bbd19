import { describe, expect, it } from 'vitest';
import { campaign, type UpkeepInCampaign } from '../../../../support/altar-quest-campaign.ts';
import { SPARE } from '../../../../support/spare-equipment.ts';

/** A campaign whose shop has four pieces of Equipment, after its first quest. */
const shopping = (won: boolean, supply: number, heroes = ['sedrin', 'myreen']) => {
  const stage = campaign({ heroes }).shopHas(...SPARE);
  return won ? stage.won('the-search', { supply }) : stage.lost('the-search', { supply });
};

const equipment = (stage: ReturnType<typeof campaign>, hero: string) => stage.hero(hero).equipment;

/** Leaves the shop with what has been settled so far. */
const leave = (upkeep: UpkeepInCampaign) => upkeep.settle();

describe('the shop', () => {
  it('AQ-277, Q-39, Q-69: after a victory has a card for each hero on one display, without a question', () => {
    const upkeep = shopping(true, 0).upkeep();
    expect(upkeep.display).toHaveLength(2);
    expect(upkeep.told('equipment-revealed')).toEqual([
      { cards: upkeep.display, price: 0, supply: 0 },
    ]);
    expect(upkeep.asks).toEqual(['prompt.take']);
    leave(upkeep);
  });

  it('AQ-277: a hero of a player who has several counts as well', () => {
    const stage = campaign()
      .alone('sedrin', 'myreen', 'rowen')
      .shopHas(...SPARE);
    const upkeep = stage.won('the-search', { supply: 0 }).upkeep();
    expect(upkeep.display).toHaveLength(3);
    leave(upkeep);
  });

  it('AQ-277, AQ-278: after a defeat nothing is revealed but for supply', () => {
    const upkeep = shopping(false, 7).upkeep();
    expect(upkeep.display).toEqual([]);
    expect(upkeep.asks).toEqual(['prompt.reveal']);
    upkeep.choose('reveal');
    expect(upkeep.display).toHaveLength(1);
    expect(upkeep.supply).toBe(4);
    upkeep.choose('reveal');
    expect(upkeep.supply).toBe(1);
    expect(upkeep.display).toHaveLength(2);
    expect(upkeep.asks).toEqual(['prompt.take']);
    leave(upkeep);
  });

  it('AQ-278: costs 3 supply a card, as many as the heroes like together', () => {
    const upkeep = shopping(true, 9).upkeep();
    expect(upkeep.question()).toMatchObject({
      how: 'group',
      seats: ['seat of sedrin', 'seat of myreen'],
      prompt: { key: 'prompt.reveal', args: { price: 3, supply: 9, display: 2 } },
    });
    upkeep.choose('reveal').choose('done');
    expect(upkeep.supply).toBe(6);
    expect(upkeep.display).toHaveLength(3);
    expect(upkeep.asks).toEqual(['prompt.take']);
    leave(upkeep);
  });

  it('AQ-278: is not asked for with 2 supply, nor when it has nothing left', () => {
    const poor = shopping(true, 2).upkeep();
    expect(poor.asks).toEqual(['prompt.take']);
    leave(poor);
    const stage = campaign().shopHas('spare-axe', 'spare-bow').won('the-search', { supply: 30 });
    const empty = stage.upkeep();
    expect(empty.asks).toEqual(['prompt.take']);
    expect(empty.supply).toBe(30);
    leave(empty);
  });

  it('AQ-279, AQ-272: each hero may take one card, which is theirs; the rest goes back', () => {
    const stage = shopping(true, 3);
    const upkeep = stage.upkeep().choose('reveal');
    const [first = '', second = '', third = ''] = upkeep.display;
    expect(upkeep.options('sedrin')).toEqual([first, second, third]);
    expect(upkeep.question('sedrin').choose).toEqual({ min: 0, max: 1 });
    expect(upkeep.question('myreen').seats).toEqual(['seat of myreen']);
    upkeep.for('myreen', third).for('sedrin', first);
    expect(upkeep.display).toEqual([]);
    expect(upkeep.told('shop-closed')).toEqual([{ back: 1 }]);
    leave(upkeep);
    expect(equipment(stage, 'sedrin')).toEqual([first]);
    expect(equipment(stage, 'myreen')).toEqual([third]);
    expect(stage.state.shop.toSorted()).toEqual(
      SPARE.filter((card) => card !== first && card !== third).toSorted(),
    );
  });

  it('AQ-279: nobody has to take anything', () => {
    const stage = shopping(true, 0);
    const upkeep = stage.upkeep().for('sedrin').for('myreen');
    expect(upkeep.told('nothing-taken')).toEqual([{ hero: 'sedrin' }, { hero: 'myreen' }]);
    expect(upkeep.told('shop-closed')).toEqual([{ back: 2 }]);
    leave(upkeep);
    expect(stage.state.shop).toHaveLength(4);
    expect([...equipment(stage, 'sedrin'), ...equipment(stage, 'myreen')]).toEqual([]);
  });

  it('Q-71: where two want the same card the group says who gets it, and the other chooses again', () => {
    const stage = shopping(true, 0);
    const upkeep = stage.upkeep();
    const [wanted = '', other = ''] = upkeep.display;
    upkeep.for('sedrin', wanted).for('myreen', wanted);
    expect(upkeep.told('equipment-contested')).toEqual([
      { card: wanted, heroes: ['sedrin', 'myreen'] },
    ]);
    expect(upkeep.question()).toMatchObject({
      how: 'group',
      seats: ['seat of sedrin', 'seat of myreen'],
      prompt: { key: 'prompt.who-takes', args: { card: wanted } },
    });
    upkeep.choose('myreen');
    expect(upkeep.asks).toEqual(['prompt.take']);
    expect(upkeep.options('sedrin')).toEqual([other]);
    upkeep.for('sedrin', other);
    leave(upkeep);
    expect([equipment(stage, 'sedrin'), equipment(stage, 'myreen')]).toEqual([[other], [wanted]]);
  });

  it('Q-71: who goes without the last card goes without any', () => {
    const stage = campaign().shopHas('spare-axe').won('the-search', { supply: 0 });
    const upkeep = stage.upkeep().for('sedrin', 'spare-axe').for('myreen', 'spare-axe');
    upkeep.choose('sedrin');
    expect(upkeep.asks).toEqual(['prompt.train']);
    leave(upkeep);
    expect([equipment(stage, 'sedrin'), equipment(stage, 'myreen')]).toEqual([['spare-axe'], []]);
  });

  it('Q-71: of four, two pairs that want the same are settled one after the other', () => {
    const stage = shopping(true, 0, ['sedrin', 'myreen', 'rowen', 'quella']);
    const upkeep = stage.upkeep();
    const [first = '', second = '', third = '', fourth = ''] = upkeep.display;
    upkeep.for('sedrin', second).for('myreen', first).for('rowen', second).for('quella', first);
    expect(upkeep.question().prompt.args).toEqual({ card: first });
    expect(upkeep.options()).toEqual(['myreen', 'quella']);
    upkeep.choose('quella');
    expect(upkeep.question().prompt.args).toEqual({ card: second });
    upkeep.choose('rowen');
    expect(upkeep.options('sedrin')).toEqual([third, fourth]);
    expect(upkeep.options('myreen')).toEqual([third, fourth]);
    upkeep.for('sedrin').for('myreen', third);
    leave(upkeep);
    expect(['sedrin', 'myreen', 'rowen', 'quella'].map((hero) => equipment(stage, hero))).toEqual([
      [],
      [third],
      [second],
      [first],
    ]);
    expect(stage.state.shop).toEqual([fourth]);
  });

  it('AQ-279: what it shows next is drawn from all of it, what went back as well', () => {
    const seen = new Set<string>();
    const stage = campaign({ heroes: ['sedrin'] }).shopHas(...SPARE);
    stage.won('the-search', { supply: 0 });
    for (let quest = 1; quest < 6; quest++) {
      const upkeep = stage.upkeep();
      for (const card of upkeep.display) seen.add(card);
      leave(upkeep);
      expect(stage.state.shop).toHaveLength(4);
      stage.won(undefined, { supply: 0 });
    }
    expect(seen.size).toBeGreaterThan(2);
  });
});
