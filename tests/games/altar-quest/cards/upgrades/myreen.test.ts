import { describe, expect, it } from 'vitest';
import { faces, five, one, stage } from '../stage.ts';

const RAIDER = 'frox-raider.red';
const BLUE = 'frox-raider.blue';
const GREEN = 'frox-raider.green';

describe('Myreen the guardian', () => {
  it('First through the Door ★ gives 1 armor to each hero within 2 spaces of where she ends', () => {
    const charge = (sedrin: string) => {
      const scene = stage({
        active: 'myreen',
        heroes: {
          sedrin: { at: sedrin },
          myreen: { at: 'V16', hand: ['first-through-door-2'] },
        },
        enemies: { [RAIDER]: { at: 'R18' } },
      });
      scene.acts('myreen').dice(...faces(3, 3));
      scene.choose('play:first-through-door-2:play').choose('move:S18').choose('stay');
      expect(scene.card(RAIDER).damage).toBe(2);
      expect(scene.events('dice-rolled')[0]?.args).toMatchObject({ dice: 6 });
      scene.choose('done').expectDone();
      return [scene.hero('myreen').armor, scene.hero('sedrin').armor];
    };
    expect(charge('R17')).toEqual([1, 1]);
    expect(charge('V18')).toEqual([1, 0]);
  });

  it('Change of Guard ★ heals 1 of the hero whose place she takes, arms her, and lets her move where Lowek shows', () => {
    const scene = stage({
      active: 'myreen',
      pool: one('lowek'),
      heroes: {
        sedrin: { at: 'U19', damage: 3 },
        myreen: { hand: ['change-of-guard-2'], damage: 3 },
      },
    });
    scene.acts('myreen').altarDice('wathe').choose('feat:change-of-guard-2:play');
    expect(scene.hero('myreen')).toMatchObject({ at: 'U19', damage: 3, armor: 2 });
    expect(scene.hero('sedrin')).toMatchObject({ at: 'S17', damage: 2, armor: 0 });
    scene.choose('yes').choose('move:T19').choose('stay');
    expect([scene.at('myreen'), scene.at('sedrin')]).toEqual(['T19', 'S17']);
    scene.choose('done');
  });

  it('In Front of You ★ takes the blow for armor and focus, and heals whom it was meant for where Brase shows', () => {
    const scene = stage({
      pool: one('brase'),
      heroes: { sedrin: { damage: 2 }, myreen: { hand: ['in-front-of-you-2'] } },
      enemies: { [RAIDER]: { at: 'R18' } },
    });
    const blow = { figure: 'sedrin', amount: 4, from: RAIDER, enemy: true };
    scene.run('suffer', blow).altarDice('wathe').choose('play:in-front-of-you-2:play');
    expect(scene.hero('sedrin').damage).toBe(2);
    scene.choose('yes');
    expect(scene.hero('sedrin')).toMatchObject({ damage: 1, armor: 0, focus: 0 });
    expect(scene.hero('myreen')).toMatchObject({ damage: 4, armor: 1, focus: 1, hand: [] });
  });
});

describe('Myreen the reaper', () => {
  it('Scythe the Reeds ★ moves her first, and cuts wider where Nethander shows', () => {
    const scene = stage({
      active: 'myreen',
      pool: one('nethander'),
      heroes: { myreen: { at: 'S19', hand: ['scythe-the-reeds-2'] } },
      enemies: { [RAIDER]: { at: 'T18' }, [BLUE]: { at: 'T16' }, [GREEN]: { at: 'U17' } },
    });
    scene
      .acts('myreen')
      .dice(...faces(2, 3))
      .altarDice('wathe');
    scene.choose('play:scythe-the-reeds-2:play').choose('move:S17').choose(RAIDER);
    const wounds = () => [RAIDER, BLUE, GREEN].map((card) => scene.card(card).damage);
    expect(wounds()).toEqual([2, 1, undefined]);
    scene.choose('yes');
    expect(wounds()).toEqual([3, 2, 1]);
    scene.choose('done');
  });

  it('Second Wind ★ sets a die to Nethander as well, and heals 2 where Wathe shows', () => {
    const scene = stage({
      active: 'myreen',
      pool: one('wathe'),
      heroes: { myreen: { area: ['gate-of-duvall'], hand: ['second-wind-2'], damage: 3 } },
      cards: { 'gate-of-duvall': { exhausted: true } },
    });
    scene.acts('myreen').altarDice('lowek').choose('feat:second-wind-2:play').choose('brase');
    expect(scene.card('gate-of-duvall')).toEqual({});
    expect(scene.hero('myreen')).toMatchObject({ focus: 1, damage: 3 });
    scene.choose('yes');
    expect([...scene.state.altarPool].sort()).toEqual([
      'brase',
      'brase',
      'brase',
      'lowek',
      'nethander',
    ]);
    expect(scene.hero('myreen').damage).toBe(1);
    scene.choose('done');
  });

  it('And the Next ★ reaches the next enemy 3 spaces on, and draws a card where that falls too', () => {
    const reap = (left: number) => {
      const scene = stage({
        active: 'myreen',
        heroes: { myreen: { at: 'R19', area: ['winter-rose'], hand: ['and-the-next-2'] } },
        enemies: {
          [RAIDER]: { at: 'S20', damage: 5 },
          [BLUE]: { at: 'V18', damage: 6 - left },
        },
        heroDecks: { myreen: ['steel-first'] },
      });
      scene.acts('myreen').dice(...faces(5), ...faces(4, 2));
      scene.choose('action:winter-rose:action').choose('play:and-the-next-2:play');
      expect(scene.steps('U18')).toBe(3);
      scene.choose('move:U18').choose('roll');
      const drawn = [...scene.hero('myreen').hand];
      scene.choose('done').expectDone();
      expect(scene.events('dice-rolled')[1]?.args).toMatchObject({ dice: 6 });
      return drawn;
    };
    expect(reap(3)).toEqual(['steel-first']);
    expect(reap(4)).toEqual([]);
  });
});

describe('Myreen who pays in blood', () => {
  it('Drink Deep ★ costs 1 damage, strikes harder for up to 3 damage on her, and heals 3 when it hurts', () => {
    const drink = (damage: number, wounds = 0, dice = faces(3, damage + 3)) => {
      const scene = stage({
        active: 'myreen',
        heroes: { myreen: { hand: ['drink-deep-2'], damage } },
        enemies: { [RAIDER]: { at: 'T18', damage: wounds } },
      });
      scene.acts('myreen').dice(...dice);
      scene.choose('play:drink-deep-2:play').choose('done').expectDone();
      const { damage: left, focus } = scene.hero('myreen');
      return { left, focus, dice: scene.events('dice-rolled')[0]?.args.dice };
    };
    expect(drink(0)).toEqual({ left: 0, focus: 3, dice: 6 });
    expect(drink(1)).toEqual({ left: 0, focus: 4, dice: 7 });
    expect(drink(6, 0, faces(4, 4))).toEqual({ left: 4, focus: 4, dice: 8 });
    expect(drink(6, 0, faces(1, 7))).toEqual({ left: 7, focus: 5, dice: 8 });
    // Defeated: 1 focus more than the dice bring.
    expect(drink(6, 4, faces(6, 2))).toEqual({ left: 4, focus: 3, dice: 8 });
  });

  it('Drink Deep ★ is not offered with nobody to strike', () => {
    const scene = stage({ active: 'myreen', heroes: { myreen: { hand: ['drink-deep-2'] } } });
    scene.acts('myreen');
    expect(scene.options('play')).toEqual([]);
    scene.choose('done');
  });

  it('Old Blood ★ gives 2 focus, and 1 more damage as long as she has 4 damage', () => {
    const scene = stage({ active: 'myreen', heroes: { myreen: { hand: ['old-blood-2'] } } });
    scene.acts('myreen').choose('play:old-blood-2:play');
    expect(scene.hero('myreen')).toMatchObject({ focus: 2, area: ['old-blood-2'] });
    scene.choose('done').expectDone();
    const strike = (damage: number) => {
      const fight = stage({
        active: 'myreen',
        pool: five('brase'),
        heroes: { myreen: { area: ['winter-rose', 'old-blood-2'], damage } },
        enemies: { [RAIDER]: { at: 'T18' } },
      });
      fight.acts('myreen').dice(...faces(2, 3));
      fight.choose('action:winter-rose:action').choose('pass').choose('done').expectDone();
      return fight.card(RAIDER).damage;
    };
    expect([strike(3), strike(4)]).toEqual([1, 2]);
  });

  it('Old Blood ★ buys 2 dice for an attack with 1 damage, once a round, and for no other test', () => {
    const scene = stage({
      active: 'myreen',
      heroes: { myreen: { area: ['winter-rose', 'old-blood-2'], damage: 1 } },
      enemies: { [RAIDER]: { at: 'T18' } },
    });
    scene.acts('myreen').dice(...faces(3, 4), ...faces(1, 4));
    scene.choose('action:winter-rose:action');
    expect(scene.options()).toEqual(['use:old-blood-2:exhaust', 'pass']);
    scene.choose('use:old-blood-2:exhaust');
    expect(scene.events('dice-rolled')[0]?.args).toMatchObject({ dice: 7 });
    expect(scene.hero('myreen').damage).toBe(2);
    expect(scene.card('old-blood-2')).toEqual({ exhausted: true });
    scene.choose('action:winter-rose:action').settle();
    expect(scene.events('dice-rolled')[1]?.args).toMatchObject({ dice: 5 });
    scene.expectDone();
    const resists = stage({ heroes: { myreen: { area: ['old-blood-2'] } } });
    const test = { kind: 'resist', attribute: 'might', bonus: 0, difficulty: 2 };
    resists.dice(...faces(5)).run('test', { ...test, hero: 'myreen', card: 'old-blood-2' });
    expect(resists.hero('myreen').damage).toBe(0);
  });
});
