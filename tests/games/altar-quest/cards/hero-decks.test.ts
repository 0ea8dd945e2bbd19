import { describe, expect, it } from 'vitest';
import { type Layout, scenario } from '../../../support/altar-quest.ts';

/** Room 16 is six by four spaces without a feature; Sedrin and Myreen stand side by side, a Raider before them. */
const FIGHT: Layout = {
  startRoom: 'room-16',
  active: 'myreen',
  pool: ['aluna', 'aluna', 'wathe', 'wathe', 'wathe'],
  heroes: { sedrin: { at: 'R17', hand: [] }, myreen: { at: 'S17', hand: [] } },
  enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'R18' } },
};

/** The fight with other hands, tokens or enemies. */
const fight = (heroes: { [hero: string]: object }, more: Partial<Layout> = {}) =>
  scenario({
    ...FIGHT,
    ...more,
    heroes: {
      sedrin: { at: 'R17', hand: [], ...heroes.sedrin },
      myreen: { at: 'S17', hand: [], ...heroes.myreen },
    },
  });

const blow = (figure: string, amount: number) => ({
  figure,
  amount,
  from: 'frox-raider.red',
  enemy: true,
});

describe('Sedrin', () => {
  it('heals a hero nearby for the die that shows Aluna, once a round', () => {
    const scene = fight({ myreen: { damage: 3 }, sedrin: { hand: [] } }, { active: 'sedrin' });
    scene.acts('sedrin').altarDice('lowek').choose('use:sedrin:exhaust');
    expect(scene.hero('myreen').damage).toBe(1);
    expect(scene.card('sedrin').exhausted).toBe(true);
    expect(scene.state.altarPool).toContain('lowek');
    expect(scene.options('use')).not.toContain('use:sedrin:exhaust');
    scene.choose('done');
  });

  it('prevents damage to another hero, and arms them where Brase shows', () => {
    const scene = fight(
      { sedrin: { hand: ['not-while-i-stand.1'] } },
      { pool: ['brase', 'wathe', 'wathe', 'wathe', 'wathe'] },
    );
    scene.run('suffer', blow('myreen', 3)).altarDice('wathe');
    scene.choose('play:not-while-i-stand.1:play').choose('yes');
    expect(scene.hero('myreen')).toMatchObject({ damage: 1, armor: 1 });
    expect(scene.hero('sedrin')).toMatchObject({ damage: 0, armor: 0, hand: [] });
  });

  it('prevents damage to himself as well', () => {
    const scene = fight({ sedrin: { hand: ['not-while-i-stand.1'] } });
    scene.run('suffer', blow('sedrin', 3)).choose('play:not-while-i-stand.1:play');
    expect(scene.hero('sedrin').damage).toBe(1);
  });

  it('stops an enemy by its name: it is refreshed instead of activated', () => {
    const scene = fight({ sedrin: { hand: ['name-of-the-dead'] } });
    scene.run('react', { hero: 'sedrin' }).dice('success', 'success', 'success', 'success');
    scene.choose('play:name-of-the-dead:play').choose('pass');
    expect(scene.events('card-activates')).toEqual([]);
    expect(scene.card('frox-raider.red')).toEqual({ spaces: ['R18'] });
    expect(scene.hero('sedrin').damage).toBe(0);
  });
});

describe('Myreen', () => {
  it('takes a blow that was meant for another hero', () => {
    const scene = fight({ myreen: { hand: ['in-front-of-you.1'] } });
    scene.run('suffer', blow('sedrin', 4)).choose('play:in-front-of-you.1:play');
    expect(scene.hero('sedrin').damage).toBe(0);
    expect(scene.hero('myreen')).toMatchObject({ damage: 4, focus: 1 });
  });

  it('takes only what an earlier effect has left of the blow', () => {
    const scene = fight({
      myreen: { hand: ['in-front-of-you.1'] },
      sedrin: { area: ['sedrin', 'kneeler', 'ninth-hour-lamp', 'smelling-salts'] },
    });
    scene.run('suffer', blow('sedrin', 4));
    scene.chooseFor('sedrin', 'use:smelling-salts:use');
    scene.chooseFor('myreen', 'play:in-front-of-you.1:play');
    expect(scene.hero('sedrin').damage).toBe(0);
    expect(scene.hero('myreen').damage).toBe(2);
  });

  it('strikes back at the enemy that hurt her', () => {
    const scene = fight({ myreen: { hand: ['paid-in-kind'] } });
    scene.run('suffer', blow('myreen', 1));
    scene.dice('success', 'success', 'success', 'success', 'success', 'success');
    scene.choose('play:paid-in-kind:play');
    expect(scene.card('frox-raider.red').damage).toBe(5);
    expect(scene.hero('myreen').damage).toBe(1);
  });

  it('charges an enemy that she can’t reach yet', () => {
    const scene = fight(
      { myreen: { at: 'V16', hand: ['first-through-the-door.1'], actions: 1 } },
      { enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'R18' } } },
    );
    scene.acts('myreen').choose('play:first-through-the-door.1:play');
    scene.choose('move:S18').dice('success', 'success', 'success', 'focus', 'focus', 'focus');
    scene.choose('stay');
    expect(scene.at('myreen')).toBe('S18');
    expect(scene.card('frox-raider.red').damage).toBe(2);
  });

  it('pulls an enemy closer and strikes it', () => {
    const scene = fight(
      { myreen: { at: 'V16', hand: ['you-there'], actions: 1 } },
      { enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'R18' } } },
    );
    scene.acts('myreen').choose('play:you-there:play');
    scene.dice('success', 'success', 'success', 'focus', 'focus').choose('U17');
    expect(scene.at('frox-raider.red')).toBe('U17');
    expect(scene.card('frox-raider.red').damage).toBe(2);
  });

  it('strikes harder at what is hurt already', () => {
    const scene = fight(
      { myreen: { hand: ['mercy-stroke'], actions: 1 } },
      { enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'R18', damage: 2 } } },
    );
    scene.acts('myreen');
    scene.dice('success', 'success', 'success', 'success', 'focus', 'focus', 'focus');
    scene.choose('play:mercy-stroke:play');
    expect(scene.events('dice-rolled')[0]?.args).toMatchObject({ dice: 7 });
    expect(scene.card('frox-raider.red').damage).toBe(5);
  });

  it('is fed by a kill where Nethander shows, and goes on to the next', () => {
    const scene = fight(
      { myreen: { hand: ['and-the-next'], actions: 1, damage: 5 } },
      {
        pool: ['nethander', 'wathe', 'wathe', 'wathe', 'wathe'],
        enemies: {
          'frox-raider.red': { hero: 'sedrin', at: 'R18', damage: 5 },
          'frox-raider.blue': { hero: 'sedrin', at: 'T18' },
        },
      },
    );
    scene.acts('myreen').choose('action:winter-rose:action');
    scene.dice('success', 'success', 'success', 'success', 'success');
    scene.choose('frox-raider.red');
    scene.altarDice('wathe').choose('use:myreen:exhaust');
    expect(scene.hero('myreen').damage).toBe(4);
    scene.choose('stay');
    scene.choose('play:and-the-next:play');
    scene.dice('success', 'success', 'success', 'success', 'focus').choose('stay');
    scene.choose('roll');
    expect(scene.card('frox-raider.blue').damage).toBe(3);
  });
});
