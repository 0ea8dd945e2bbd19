import { describe, expect, it } from 'vitest';
import { defenseOf } from '../../../../src/games/altar-quest/rules/queries/values.ts';
import type { Scenario } from '../../../support/altar-quest.ts';
import { alone, faces, five, inflict, one, resolve, stage } from './stage.ts';

const BEARER = 'thrall-bearer.red';
const CHAINHAND = 'thrall-chainhand.red';
const DOORWARD = 'thrall-doorward.red';
const STONE = 'kneeling-stone.red';

const options = { threat: 'thralls' };

const strike = (scene: Scenario, enemy: string, amount: number, hero = 'sedrin') =>
  scene.run('enemy-damage', { enemy, amount, armorCounts: false, hero });

describe('Thralls', () => {
  it('the Bearer leaves a bond on whom it hurts, and breathes on them where Nethander shows', () => {
    const scene = alone({ pool: one('nethander'), enemies: { [BEARER]: { at: 'R18' } } });
    // 5 less 1 success and 1 defense; then 3 less 2 and 1.
    scene
      .dice(...faces(1, 2))
      .altarDice('brase')
      .dice(...faces(1, 3));
    resolve(scene, BEARER, 'activate').settle();
    expect(scene.hero('sedrin')).toMatchObject({ damage: 4, threat: 1 });
    const spared = alone({ enemies: { [BEARER]: { at: 'R18' } } });
    spared.dice('critical', 'success', 'success', 'success');
    resolve(spared, BEARER, 'activate').settle();
    expect(spared.hero('sedrin')).toMatchObject({ damage: 0, threat: 0 });
  });

  it('AQ-216: the Bearer gets up before a bound hero and takes a bond for it; before a free one it stays down', () => {
    const fight = (threat: number) => {
      const scene = stage({
        heroes: { sedrin: { threat }, myreen: { threat: 3 } },
        enemies: { [BEARER]: { at: 'R18', damage: 4 } },
      });
      strike(scene, BEARER, 5).expectDone();
      expect(scene.hero('myreen').threat).toBe(3);
      const { damage = 0, spaces } = scene.card(BEARER);
      const { supply } = scene.state;
      return { damage, stands: spaces !== undefined, supply, threat: scene.hero('sedrin').threat };
    };
    expect(fight(2)).toEqual({ damage: 3, stands: true, supply: 0, threat: 1 });
    expect(fight(0)).toEqual({ damage: 0, stands: false, supply: 1, threat: 0 });
  });

  it('the Chainhand binds those within 4 spaces who are not strong of will', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'S18' }, myreen: { at: 'S17' } },
      enemies: { [CHAINHAND]: { at: 'V17' } },
    });
    scene.dice(...faces(1, 3), ...faces(2));
    resolve(scene, CHAINHAND, 'activate').settle();
    expect(scene.state.heroes.map(({ threat }) => threat)).toEqual([1, 0]);
  });

  it('the Chainhand pulls at two bonds where Wathe shows: a card or 1 damage', () => {
    const scene = stage({
      pool: one('wathe'),
      heroes: {
        sedrin: { threat: 2, hand: ['requiem'] },
        myreen: { threat: 1, hand: ['mercy-stroke'] },
      },
      enemies: { [CHAINHAND]: { at: 'V17' } },
    });
    scene.dice(...faces(2, 2), ...faces(2)).altarDice('brase');
    resolve(scene, CHAINHAND, 'activate');
    while (scene.question().prompt.key !== 'prompt.choose-effect') {
      scene.choose(scene.options()[0] as string);
    }
    expect(scene.options()).toEqual(['option:0', 'option:1']);
    scene.choose('option:1').settle();
    expect(scene.hero('sedrin')).toMatchObject({ damage: 1, hand: ['requiem'] });
    expect(scene.hero('myreen')).toMatchObject({ damage: 0, hand: ['mercy-stroke'] });
  });

  it('the Doorward strikes at all in range, and mends its fellows where Brase shows', () => {
    const scene = stage({
      pool: five('brase'),
      enemies: {
        [DOORWARD]: { at: 'R18' },
        [BEARER]: { at: 'V16', damage: 3 },
        'gargoyle.1': { at: 'V18', damage: 3 },
      },
    });
    scene.dice(...faces(0, 3), ...faces(0, 4)).altarDice('wathe');
    resolve(scene, DOORWARD, 'activate').settle();
    // 4 less 1 defense, and less 2.
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([3, 2]);
    expect(scene.card(BEARER).damage).toBe(1);
    expect(scene.card('gargoyle.1').damage).toBe(3);
  });

  it('the Doorward covers minions within 2 spaces, itself among them, for as long as it stands', () => {
    const scene = alone({
      enemies: {
        [DOORWARD]: { at: 'R18' },
        [BEARER]: { at: 'T18' },
        [CHAINHAND]: { at: 'U18' },
      },
    });
    const defense = (enemy: string) => defenseOf(scene.state, enemy);
    expect([DOORWARD, BEARER, CHAINHAND].map(defense)).toEqual([1, 2, 1]);
    strike(scene, DOORWARD, 7).expectDone();
    expect(defense(BEARER)).toBe(1);
  });

  it('the Kneeling Stone binds who comes near and who stays; nobody rests before it', () => {
    const scene = stage({
      supply: 1,
      revealed: ['room-16', 'room-12'],
      heroes: { sedrin: { damage: 2 }, myreen: { at: 'S13', damage: 2 } },
      enemies: { [STONE]: { at: 'U19' } },
    });
    resolve(scene.dice(...faces(2, 2)), STONE, 'trigger').choose('roll');
    scene.expectDone();
    expect(scene.hero('sedrin').threat).toBe(2);
    resolve(scene, STONE, 'activate').expectDone();
    expect(scene.hero('sedrin').threat).toBe(3);
    expect(scene.hero('myreen').threat).toBe(0);
    const mayRest = (hero: string) => {
      const rests = scene.acts(hero).options('rest');
      scene.choose('done').settle();
      return rests;
    };
    expect([mayRest('sedrin'), mayRest('myreen')]).toEqual([[], ['rest']]);
  });

  it('the Kneeling Stone is overcome by those who get up again', () => {
    const scene = alone({ enemies: { [STONE]: { at: 'S18', progress: 3 } } });
    scene.acts('sedrin').dice(...faces(2, 1));
    scene.choose(`interact:${STONE}:interact`);
    expect(scene.at(STONE)).toBe('');
    expect(scene.state.supply).toBe(1);
    scene.choose('done');
  });

  it('the Master’s Voice wants a bond or a card each round, and one more bond where Nethander shows', () => {
    const scene = alone({
      pool: one('nethander'),
      heroes: { sedrin: { threats: ['the-masters-voice'], hand: ['requiem'] } },
    });
    scene.altarDice('brase');
    resolve(scene, 'the-masters-voice', 'activate').choose('option:1').settle();
    expect(scene.hero('sedrin')).toMatchObject({ hand: [], threat: 1 });
    // With no card left there is no choice.
    resolve(scene, 'the-masters-voice', 'activate').expectDone();
    expect(scene.hero('sedrin').threat).toBe(2);
    scene.acts('sedrin').choose('interact:the-masters-voice:interact');
    expect(scene.hero('sedrin')).toMatchObject({ threats: [], damage: 1 });
    scene.choose('done');
  });

  it('Hands Not Your Own bind, and strike with a die less from two bonds on', () => {
    const dice = (threat: number) => {
      const threats = ['hands-not-your-own'];
      const scene = alone({ heroes: { sedrin: { threats, threat } } });
      scene.dice(...faces(0, threat < 2 ? 3 : 2));
      const test = { kind: 'attack', attribute: 'might', bonus: 0, difficulty: null };
      scene.run('test', { ...test, hero: 'sedrin', card: 'kneeler', enemy: 'gargoyle.1' });
      scene.expectDone();
      return scene.events('dice-rolled').map(({ args }) => args?.dice);
    };
    expect([dice(1), dice(2)]).toEqual([[3], [2]]);
    const scene = alone({ heroes: { sedrin: { threats: ['hands-not-your-own'] } } });
    resolve(scene, 'hands-not-your-own', 'activate').expectDone();
    expect(scene.hero('sedrin').threat).toBe(1);
    scene.acts('sedrin').dice('critical', 'success', 'success', 'success', 'success');
    scene.choose('interact:hands-not-your-own:interact');
    expect(scene.hero('sedrin')).toMatchObject({ threats: [], focus: 1 });
    scene.choose('done');
  });

  it('They Get Up: every Thrall heals; where none has to, another comes; Brase hardens them', () => {
    const scene = alone({
      pool: five('brase'),
      enemies: { [BEARER]: { at: 'V16', damage: 4 }, 'gargoyle.1': { at: 'V18', damage: 2 } },
    });
    resolve(scene.altarDice('wathe'), 'they-get-up', 'event').expectDone();
    expect(scene.card(BEARER)).toEqual({ spaces: ['V16'], damage: 1, armor: 1 });
    expect(scene.card('gargoyle.1')).toEqual({ spaces: ['V18'], damage: 2 });
    const whole = alone({
      pool: five('wathe'),
      enemies: { [BEARER]: { at: 'V16' } },
      tops: { threat: ['the-masters-voice'] },
    });
    resolve(whole, 'they-get-up', 'event').expectDone();
    expect(whole.hero('sedrin').threats).toContain('the-masters-voice');
  });

  it('A Name Forgotten costs the bound a card and binds the others; Aluna gives a card back', () => {
    const scene = stage({
      pool: one('aluna'),
      heroes: { sedrin: { threat: 2, hand: ['requiem'] }, myreen: { threat: 1, hand: [] } },
    });
    scene.altarDice('brase');
    resolve(scene, 'a-name-forgotten', 'event').settle();
    expect(scene.hero('sedrin').threat).toBe(2);
    expect(scene.hero('sedrin').deck.discard).toContain('requiem');
    expect(scene.hero('myreen').threat).toBe(2);
    expect(scene.state.heroes.map(({ hand }) => hand.length)).toEqual([1, 1]);
    scene.expectDone();
  });

  it('AQ-251: from two Thrall Bonds on a hero plays no Reactions', () => {
    const asked = (threat: number) => {
      const scene = alone({
        options,
        heroes: { sedrin: { threat, hand: ['turned-blow'] } },
        enemies: { [BEARER]: { at: 'R18' } },
      });
      inflict(scene.dice(...faces(0, 3)), 'sedrin', 'might', 4);
      const isAsked = scene.match.open.length > 0;
      while (scene.match.open.length > 0) scene.choose('pass');
      return isAsked;
    };
    expect([asked(1), asked(2)]).toEqual([true, false]);
  });

  it('AQ-080: from four Thrall Bonds on a hero begins the round with an action less', () => {
    const scene = stage({
      options,
      heroes: { sedrin: { threat: 3 }, myreen: { threat: 4 } },
    });
    scene.run('round');
    expect(scene.state.heroes.map(({ actions }) => actions)).toEqual([3, 2]);
    expect(scene.events('actions-withheld').map(({ args }) => args)).toEqual([
      { hero: 'myreen', amount: 1, actions: 2 },
    ]);
    scene.end();
  });

  it('Thrall Bonds are cut for an action and a card, three at a time', () => {
    const scene = alone({ options, heroes: { sedrin: { threat: 4, hand: ['requiem'] } } });
    scene.acts('sedrin').choose('interact:thrall-bonds:interact');
    expect(scene.hero('sedrin')).toMatchObject({ threat: 1, hand: [], actions: 2 });
    expect(scene.options('interact')).toEqual([]);
    scene.choose('done');
  });
});
