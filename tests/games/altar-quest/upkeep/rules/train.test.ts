import { describe, expect, it } from 'vitest';
import { upgradesOf } from '../../../../../src/games/altar-quest/rules/queries/upgrades.ts';
import { campaign } from '../../../../support/altar-quest-campaign.ts';

const [FIRST = '', SECOND = '', THIRD = ''] = upgradesOf('sedrin');
const [THEIRS = ''] = upgradesOf('myreen');

/** An upkeep with an empty shop, where the training begins. */
const training = (won: boolean, supply: number, heroes = ['sedrin', 'myreen']) => {
  const stage = campaign({ heroes }).shopHas();
  if (won) stage.won('the-search', { supply });
  else stage.lost('the-search', { supply });
  return { stage, upkeep: stage.upkeep() };
};

describe('the training', () => {
  it('AQ-280, AQ-272: after a victory each hero may add one of their own upgrades', () => {
    const { stage, upkeep } = training(true, 0);
    expect(upkeep.asks).toEqual(['prompt.train']);
    expect(upkeep.options('sedrin')).toEqual(upgradesOf('sedrin'));
    expect(upkeep.options('myreen')).toEqual(upgradesOf('myreen'));
    expect(upkeep.question('sedrin')).toMatchObject({
      seats: ['seat of sedrin'],
      choose: { min: 0, max: 1 },
    });
    upkeep.for('sedrin', SECOND).for('myreen');
    expect(upkeep.told('upgrade-earned')).toEqual([
      { hero: 'sedrin', card: SECOND, price: 0, supply: 0 },
    ]);
    expect(upkeep.told('nothing-learned')).toEqual([{ hero: 'myreen' }]);
    upkeep.settle();
    expect([stage.hero('sedrin').upgrades, stage.hero('myreen').upgrades]).toEqual([[SECOND], []]);
  });

  it('AQ-280: after a defeat there is none without supply', () => {
    const { stage, upkeep } = training(false, 4);
    expect(upkeep.asks).toEqual(['prompt.next-quest']);
    upkeep.settle();
    expect(stage.hero('sedrin').upgrades).toEqual([]);
  });

  it('AQ-280, Q-39: won or lost each hero may pay 5 supply for one, once, all at the same time', () => {
    const { stage, upkeep } = training(false, 20);
    expect(upkeep.match.open.map(({ key }) => key)).toEqual(['sedrin', 'myreen']);
    expect(upkeep.question('sedrin').prompt).toEqual({
      key: 'prompt.pay-to-train',
      args: { hero: 'sedrin', price: 5 },
    });
    upkeep.for('sedrin', FIRST).for('myreen', THEIRS);
    expect(upkeep.told('upgrade-earned')).toEqual([
      { hero: 'sedrin', card: FIRST, price: 5, supply: 15 },
      { hero: 'myreen', card: THEIRS, price: 5, supply: 10 },
    ]);
    expect(upkeep.asks).toEqual(['prompt.next-quest']);
    upkeep.settle();
    expect(stage.hero('sedrin').upgrades).toEqual([FIRST]);
  });

  it('AQ-280, Q-39: one free of charge and one for supply, which is another', () => {
    const { stage, upkeep } = training(true, 10);
    upkeep.for('sedrin', FIRST).for('myreen');
    expect(upkeep.asks).toEqual(['prompt.pay-to-train']);
    expect(upkeep.options('sedrin')).toEqual(upgradesOf('sedrin').slice(1));
    upkeep.for('sedrin', THIRD).for('myreen', THEIRS);
    expect(upkeep.asks).toEqual(['prompt.next-quest']);
    upkeep.settle();
    expect(stage.hero('sedrin').upgrades).toEqual([FIRST, THIRD]);
    expect(stage.hero('myreen').upgrades).toEqual([THEIRS]);
  });

  it('Q-68: where the supply is not enough for all the group says who pays', () => {
    const { stage, upkeep } = training(false, 9);
    expect(upkeep.question()).toMatchObject({
      how: 'group',
      seats: ['seat of sedrin', 'seat of myreen'],
      prompt: { key: 'prompt.who-trains', args: { price: 5, supply: 9 } },
    });
    expect(upkeep.options()).toEqual(['sedrin', 'myreen', 'done']);
    upkeep.choose('myreen');
    expect(upkeep.question().seats).toEqual(['seat of myreen']);
    upkeep.choose(THEIRS);
    expect(upkeep.supply).toBe(0);
    upkeep.settle();
    expect([stage.hero('sedrin').upgrades, stage.hero('myreen').upgrades]).toEqual([[], [THEIRS]]);
  });

  it('Q-68: who may pay and does not leaves it to the others; who was not chosen is asked as soon as it is enough for all who are left', () => {
    const { stage, upkeep } = training(false, 5);
    upkeep.choose('sedrin').choose();
    expect(upkeep.question()).toMatchObject({
      key: 'myreen',
      prompt: { key: 'prompt.pay-to-train' },
    });
    upkeep.choose(THEIRS).settle();
    expect([stage.hero('sedrin').upgrades, stage.hero('myreen').upgrades]).toEqual([[], [THEIRS]]);
  });

  it('Q-68: nobody has to', () => {
    const { stage, upkeep } = training(false, 5);
    upkeep.choose('done');
    expect(upkeep.asks).toEqual(['prompt.next-quest']);
    upkeep.settle();
    expect(stage.hero('sedrin').upgrades).toEqual([]);
  });

  it('AQ-280: who has every upgrade is not asked, and no supply is kept for them', () => {
    const stage = campaign()
      .shopHas()
      .earned('sedrin', { upgrades: upgradesOf('sedrin') });
    const upkeep = stage.won('the-search', { supply: 5 }).upkeep();
    expect(upkeep.match.open.map(({ key }) => key)).toEqual(['myreen']);
    upkeep.for('myreen');
    expect(upkeep.question()).toMatchObject({
      key: 'myreen',
      prompt: { key: 'prompt.pay-to-train' },
    });
    upkeep.settle();
  });

  it('AQ-280: what was forgone is not owed later', () => {
    const { stage, upkeep } = training(true, 0);
    upkeep.settle();
    const quest = stage.quest();
    expect(quest.asks).toEqual(['prompt.mulligan']);
    quest.won().moveOn();
  });
});
