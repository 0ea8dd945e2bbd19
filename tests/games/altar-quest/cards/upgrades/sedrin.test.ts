import { describe, expect, it } from 'vitest';
import { faces, one, stage } from '../stage.ts';

const RAIDER = 'frox-raider.red';
const BLUE = 'frox-raider.blue';
const NEXT_TO = { [RAIDER]: { at: 'R18' } };

describe('Sedrin the physician', () => {
  it('Circle of Lamps ★ lets one of those whom it heals refresh a card, and takes threat tokens where Wathe shows', () => {
    const scene = stage({
      pool: one('wathe'),
      heroes: {
        sedrin: { hand: ['circle-of-lamps-2'], damage: 3, threat: 1 },
        myreen: { area: ['gate-of-duvall'], damage: 3, threat: 3 },
      },
      cards: { 'gate-of-duvall': { exhausted: true } },
    });
    scene.acts('sedrin').altarDice('lowek').choose('play:circle-of-lamps-2:play');
    expect([scene.hero('sedrin').damage, scene.hero('myreen').damage]).toEqual([1, 1]);
    expect(scene.card('gate-of-duvall')).toEqual({});
    scene.choose('yes');
    expect([scene.hero('sedrin').threat, scene.hero('myreen').threat]).toEqual([0, 1]);
    scene.choose('done').expectDone();
    const far = stage({
      heroes: {
        sedrin: { hand: ['circle-of-lamps-2'], damage: 3 },
        myreen: { at: 'V17', damage: 3 },
      },
    });
    far.acts('sedrin').choose('play:circle-of-lamps-2:play');
    expect([far.hero('sedrin').damage, far.hero('myreen').damage]).toEqual([1, 3]);
    far.choose('done');
  });

  it('Laying On of Hands ★ heals 4 close by, or 2 far away with a focus', () => {
    const hands = (option: string) => {
      const scene = stage({
        heroes: {
          sedrin: { at: 'Q16', hand: ['laying-on-of-hands-2'], damage: 5 },
          myreen: { at: 'V18', damage: 5 },
        },
      });
      scene.acts('sedrin').choose('feat:laying-on-of-hands-2:play').choose(option);
      const { damage, focus } = scene.hero('myreen');
      scene.choose('done').expectDone();
      return { sedrin: scene.hero('sedrin').damage, myreen: damage, focus };
    };
    expect(hands('option:0')).toEqual({ sedrin: 1, myreen: 5, focus: 0 });
    expect(hands('option:1')).toEqual({ sedrin: 5, myreen: 3, focus: 1 });
  });

  it('Not While I Stand ★ prevents 3, and gives focus to whom he has spared it, and armor where Brase shows', () => {
    const scene = stage({
      pool: one('brase'),
      heroes: { sedrin: { hand: ['not-while-i-stand-2'] } },
      enemies: NEXT_TO,
    });
    const blow = { figure: 'myreen', amount: 4, from: RAIDER, enemy: true };
    scene.run('suffer', blow).altarDice('wathe');
    scene.choose('play:not-while-i-stand-2:play').choose('yes');
    expect(scene.hero('myreen')).toMatchObject({ damage: 1, focus: 1, armor: 1 });
    expect(scene.hero('sedrin')).toMatchObject({ damage: 0, focus: 0, armor: 0, hand: [] });
  });
});

describe('Sedrin the exorcist', () => {
  it('Stern Rebuke ★ exhausts the enemy that it hurts, and takes a threat token off each hero nearby', () => {
    const rebuke = (successes: number, myreen = 'S17') => {
      const scene = stage({
        heroes: {
          sedrin: { hand: ['stern-rebuke-2'], threat: 2 },
          myreen: { at: myreen, threat: 2 },
        },
        enemies: NEXT_TO,
      });
      scene.acts('sedrin').dice(...faces(successes, 6 - successes));
      scene.choose('play:stern-rebuke-2:play').choose('done').expectDone();
      return [scene.hero('sedrin').threat, scene.hero('myreen').threat, scene.card(RAIDER)];
    };
    const hurt = { spaces: ['R18'], damage: 1, exhausted: true };
    expect(rebuke(2)).toEqual([1, 1, hurt]);
    expect(rebuke(2, 'V17')).toEqual([1, 2, hurt]);
    expect(rebuke(1)).toEqual([2, 2, { spaces: ['R18'] }]);
  });

  it('Ask the Altar ★ turns a die to Aluna before it rolls, and looks at the villain’s card where Nethander shows', () => {
    const scene = stage({
      pool: ['wathe', 'wathe', 'brase', 'nethander', 'lowek'],
      heroes: { sedrin: { hand: ['ask-the-altar-2'] } },
      tops: { villain: ['mud-and-majesty'] },
    });
    scene.acts('sedrin').altarDice('aluna', 'volkris', 'lowek').choose('feat:ask-the-altar-2:play');
    expect(scene.options()).not.toContain('aluna');
    scene.choose('brase').choose('die:0', 'die:4');
    expect(scene.state.altarPool).toEqual(['aluna', 'wathe', 'aluna', 'nethander', 'volkris']);
    expect(scene.hero('sedrin').focus).toBe(2);
    scene.choose('yes').choose('bottom');
    expect(scene.state.altarPool).toEqual(['aluna', 'wathe', 'aluna', 'lowek', 'volkris']);
    expect(scene.state.decks.villain.draw[0]).toBe('mud-and-majesty');
    scene.choose('done');
  });

  it('Name of the Dead ★ stops an enemy of another hero too, for a focus; failed, it arms those around him', () => {
    const call = (successes: number) => {
      const scene = stage({
        pool: one('wathe'),
        heroes: { sedrin: { hand: ['name-of-the-dead-2'] } },
        enemies: { [RAIDER]: { hero: 'myreen', at: 'S18' } },
      });
      scene.run('react', { hero: 'myreen' }).dice(...faces(successes, 4 - successes));
      scene.choose('play:name-of-the-dead-2:play');
      return scene;
    };
    const stopped = call(3);
    expect(stopped.events('card-activates')).toEqual([]);
    // 1 for the die that shows focus.
    expect(stopped.hero('sedrin')).toMatchObject({ focus: 2, armor: 0, damage: 0 });
    expect(stopped.hero('myreen')).toMatchObject({ armor: 0, damage: 0 });
    stopped.end();
    const failed = call(2);
    expect(failed.hero('sedrin')).toMatchObject({ focus: 2, armor: 1 });
    expect(failed.hero('myreen').armor).toBe(1);
    expect(failed.card(RAIDER).exhausted).toBeUndefined();
    failed.end();
  });
});

describe('Sedrin the crusader', () => {
  it('Lance of Noon ★ strikes everybody in sight when it kills, and gives 2 focus where Aluna shows', () => {
    const lance = (damage: number) => {
      const scene = stage({
        pool: one('aluna'),
        heroes: { sedrin: { at: 'Q16', hand: ['lance-of-noon-2'] } },
        enemies: { [RAIDER]: { at: 'V18', damage }, [BLUE]: { at: 'T20' } },
      });
      scene
        .acts('sedrin')
        .dice(...faces(4, 2))
        .altarDice('wathe');
      scene.choose('play:lance-of-noon-2:play').choose(RAIDER).choose('yes').choose('done');
      expect(scene.events('dice-rolled')[0]?.args).toMatchObject({ dice: 6 });
      // 2 for the dice that showed focus.
      expect(scene.hero('sedrin').focus).toBe(4);
      scene.expectDone();
      return [scene.card(RAIDER).damage, scene.card(BLUE).damage];
    };
    expect(lance(0)).toEqual([3, undefined]);
    expect(lance(3)).toEqual([undefined, 1]);
  });

  it('Pilgrim’s Stride ★ brings him to an enemy and sells him a blow for 2 focus, and pushes one away where Lowek shows', () => {
    const stride = () => {
      const scene = stage({
        pool: one('lowek'),
        heroes: { sedrin: { hand: ['pilgrims-stride-2'], focus: 2 } },
        enemies: { [RAIDER]: { at: 'U17' } },
      });
      scene.acts('sedrin').choose('feat:pilgrims-stride-2:play').choose('move:T16').choose('stay');
      return scene;
    };
    const bought = stride();
    bought.dice(...faces(4)).choose('yes');
    expect(bought.card(RAIDER).damage).toBe(3);
    expect(bought.events('dice-rolled')[0]?.args).toMatchObject({ dice: 4 });
    expect(bought.hero('sedrin').focus).toBe(0);
    bought.altarDice('wathe').choose('yes').choose('V18');
    expect(bought.at(RAIDER)).toBe('V18');
    bought.choose('done').expectDone();
    const kept = stride();
    kept.choose('no');
    expect(kept.hero('sedrin')).toMatchObject({ at: 'T16', focus: 2 });
    expect(kept.card(RAIDER).damage).toBeUndefined();
    kept.choose('no').choose('done');
  });
});
