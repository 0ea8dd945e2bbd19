import { describe, expect, it } from 'vitest';
import { copyOf, faces, inflict, one, stage } from './stage.ts';

const RAIDER = 'frox-raider.red';
const BLUE = 'frox-raider.blue';
/** Beside Myreen, but not beside Sedrin. */
const NEXT_TO = { [RAIDER]: { at: 'T18' } };

describe('Myreen’s Equipment', () => {
  it('Winter Rose deals 1 to each enemy around her where Volkris shows', () => {
    const scene = stage({
      active: 'myreen',
      pool: one('volkris'),
      heroes: { myreen: { area: ['winter-rose'] } },
      enemies: { ...NEXT_TO, [BLUE]: { at: 'T16' }, 'frox-raider.green': { at: 'V17' } },
    });
    scene
      .acts('myreen')
      .dice(...faces(2, 3))
      .altarDice('wathe');
    scene.choose('action:winter-rose:action').choose(RAIDER).choose('yes');
    expect(scene.card(RAIDER).damage).toBe(2);
    expect(scene.card(BLUE).damage).toBe(1);
    expect(scene.card('frox-raider.green').damage).toBeUndefined();
    scene.choose('done');
  });

  it('the Gate of Duvall adds 1 defense to whoever is attacked beside her', () => {
    const scene = stage({
      heroes: { myreen: { area: ['gate-of-duvall'] } },
      enemies: { [RAIDER]: { at: 'Q18' } },
    });
    scene
      .run('react', { hero: 'sedrin' })
      .choose('R18')
      .dice(...faces(0, 3));
    scene.choose('use:gate-of-duvall:exhaust');
    // 6 inflicted, 1 defense and 1 added.
    expect(scene.hero('sedrin').damage).toBe(4);
    expect(scene.card('gate-of-duvall')).toEqual({ exhausted: true });
  });
});

describe('Myreen’s Actions', () => {
  it('Scythe the Reeds strikes one enemy and cuts each around her', () => {
    const scythe = copyOf('scythe-the-reeds');
    const scene = stage({
      heroes: { myreen: { hand: [scythe] } },
      enemies: { ...NEXT_TO, [BLUE]: { at: 'T16' } },
    });
    scene.acts('myreen').dice(...faces(2, 3));
    scene.choose(`play:${scythe}:play`).choose(RAIDER);
    expect(scene.card(RAIDER).damage).toBe(2);
    expect(scene.card(BLUE).damage).toBe(1);
    scene.choose('done');
  });

  it('Q-47: nobody is asked for focus to kill what the rest of the card kills, where it is at its cap', () => {
    const scythe = copyOf('scythe-the-reeds');
    const striking = (focus: number) => {
      const scene = stage({
        heroes: { myreen: { hand: [scythe], focus } },
        enemies: { [RAIDER]: { at: 'T18', damage: 1 } },
      });
      scene.acts('myreen').dice(...faces(3), 'success-focus', 'success-focus');
      return scene.choose(`play:${scythe}:play`);
    };
    const full = striking(5);
    expect(full.events('enemy-defeated')).toHaveLength(1);
    expect(full.hero('myreen').focus).toBe(5);
    full.choose('done');
    const asked = striking(3);
    expect(asked.question().prompt.key).toBe('prompt.use-focus');
    asked.choose('focus:0');
    expect(asked.hero('myreen').focus).toBe(5);
    asked.choose('done');
  });

  it('Drink Deep heals 2 when it hurts, and gives focus when it kills', () => {
    const drink = (damage: number) => {
      const scene = stage({
        heroes: { myreen: { hand: ['drink-deep.1'], damage: 5 } },
        enemies: { [RAIDER]: { at: 'T18', damage } },
      });
      scene.acts('myreen').dice(...faces(2, 4));
      scene.choose('play:drink-deep.1:play').choose('done').expectDone();
      const { damage: left, focus } = scene.hero('myreen');
      return { left, focus };
    };
    // The dice bring 4 focus.
    expect(drink(0)).toEqual({ left: 3, focus: 4 });
    expect(drink(5)).toEqual({ left: 3, focus: 5 });
  });

  it('Shoulder of Oak pushes the enemy that it hurts, and exhausts it', () => {
    const scene = stage({
      heroes: { myreen: { hand: ['shoulder-of-oak.1'] } },
      enemies: NEXT_TO,
    });
    scene.acts('myreen').dice(...faces(2, 2));
    scene.choose('play:shoulder-of-oak.1:play').choose('V18');
    expect(scene.card(RAIDER)).toEqual({ spaces: ['V18'], damage: 1, exhausted: true });
    scene.choose('done');
  });

  it('Behind Me arms each hero within 2 spaces, and heals the others where Aluna shows', () => {
    const scene = stage({
      pool: one('aluna'),
      heroes: { sedrin: { damage: 2 }, myreen: { hand: ['behind-me'], damage: 2 } },
    });
    scene.acts('myreen').altarDice('wathe').choose('play:behind-me:play').choose('yes');
    expect(scene.hero('sedrin')).toMatchObject({ armor: 2, damage: 1 });
    expect(scene.hero('myreen')).toMatchObject({ armor: 2, damage: 2 });
    scene.choose('done').expectDone();
    const far = stage({ heroes: { sedrin: { at: 'V17' }, myreen: { hand: ['behind-me'] } } });
    far.acts('myreen').choose('play:behind-me:play');
    expect(far.hero('sedrin').armor).toBe(0);
    far.choose('done');
  });

  it('Old Blood gives 2 focus, and 1 more damage as long as she has 4 damage', () => {
    const scene = stage({ heroes: { myreen: { hand: ['old-blood'] } } });
    scene.acts('myreen').choose('play:old-blood:play');
    expect(scene.hero('myreen')).toMatchObject({ focus: 2, area: ['old-blood'] });
    scene.choose('done').expectDone();
    const strike = (damage: number) => {
      const fight = stage({
        heroes: { myreen: { area: ['winter-rose', 'old-blood'], damage } },
        enemies: NEXT_TO,
      });
      fight.acts('myreen').dice(...faces(2, 3));
      fight.choose('action:winter-rose:action').choose('done').expectDone();
      return fight.card(RAIDER).damage;
    };
    expect([strike(3), strike(4)]).toEqual([1, 2]);
  });

  it('Shield Wall of One gives 2 armor, and 1 defense as long as she is alone in her room', () => {
    const scene = stage({ heroes: { myreen: { hand: ['shield-wall-of-one'] } } });
    scene.acts('myreen').choose('play:shield-wall-of-one:play');
    expect(scene.hero('myreen')).toMatchObject({ armor: 2, area: ['shield-wall-of-one'] });
    scene.choose('done').expectDone();
    const hurt = (sedrin: string) => {
      const fight = stage({
        heroes: { sedrin: { at: sedrin }, myreen: { area: ['shield-wall-of-one'] } },
        revealed: ['room-16', 'room-12'],
        enemies: NEXT_TO,
      });
      inflict(fight.dice(...faces(0, 4)), 'myreen', 'fortitude', 6);
      fight.expectDone();
      return fight.hero('myreen').damage;
    };
    expect([hurt('S12'), hurt('R17')]).toEqual([3, 4]);
  });
});

describe('Myreen’s Feats', () => {
  it('Blood Debt buys an action with 1 damage', () => {
    const scene = stage({ heroes: { myreen: { hand: ['blood-debt'], actions: 2 } } });
    scene.acts('myreen').choose('feat:blood-debt:play');
    expect(scene.hero('myreen')).toMatchObject({ damage: 1, actions: 3 });
    scene.choose('done');
  });

  it('Open a Vein buys two cards with 1 damage', () => {
    const scene = stage({
      heroes: { myreen: { hand: ['open-a-vein'] } },
      heroDecks: { myreen: ['steel-first', 'and-the-next'] },
    });
    scene.acts('myreen').choose('feat:open-a-vein:play');
    expect(scene.hero('myreen')).toMatchObject({
      damage: 1,
      hand: ['steel-first', 'and-the-next'],
    });
    scene.choose('done');
  });

  it('Change of Guard swaps her with another hero, and lets her move on where Lowek shows', () => {
    const scene = stage({
      pool: one('lowek'),
      heroes: { sedrin: { at: 'U19' }, myreen: { hand: ['change-of-guard'] } },
    });
    scene.acts('myreen').altarDice('wathe').choose('feat:change-of-guard:play');
    expect([scene.at('myreen'), scene.at('sedrin')]).toEqual(['U19', 'S17']);
    scene.choose('yes').choose('move:T19').choose('stay');
    expect([scene.at('myreen'), scene.at('sedrin')]).toEqual(['T19', 'S17']);
    scene.choose('done');
  });
});

describe('Myreen’s Reactions', () => {
  it('Steel First adds 3 defense, and 1 armor where Brase shows', () => {
    const scene = stage({
      pool: one('brase'),
      heroes: { sedrin: { at: 'V16' }, myreen: { hand: ['steel-first'] } },
      enemies: { [RAIDER]: { hero: 'myreen', at: 'T18' } },
    });
    scene.run('react', { hero: 'myreen' });
    scene.altarDice('wathe').dice(...faces(0, 4));
    scene.choose('play:steel-first:play').choose('yes').choose('armor:0');
    // 6 inflicted, 2 defense and 3 added; the armor is kept.
    expect(scene.hero('myreen')).toMatchObject({ damage: 1, armor: 1, hand: [] });
  });

  it('One Step Ahead lets her move and gain armor before an enemy of another hero acts', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'S17', hand: ['one-step-ahead'] } },
      enemies: { [RAIDER]: { at: 'T18' } },
    });
    scene.run('react', { hero: 'sedrin' }).choose('play:one-step-ahead:play').choose('move:U19');
    scene.choose('stay');
    expect(scene.hero('myreen')).toMatchObject({ at: 'U19', armor: 1, hand: [] });
    scene.end();
  });
});
