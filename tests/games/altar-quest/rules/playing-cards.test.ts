import { describe, expect, it } from 'vitest';
import { practice } from './practice-cards.ts';

const ROOM = { startRoom: 'room-11' };
/** An enemy in Sedrin's threat area that stays where it is and inflicts 6 on whoever is nearest. */
const BITTEN = {
  ...ROOM,
  enemies: { biter: { hero: 'sedrin', at: 'O9' } },
};
const NO_SUCCESS = ['focus', 'focus', 'focus'] as const;

describe('Reactions', () => {
  it('AQ-101: are played when their situation occurs, also outside the own turn', () => {
    const scene = practice({
      ...BITTEN,
      heroes: { sedrin: { at: 'O8', hand: ['parry.1', 'lesson.1', 'groan'] } },
    });
    scene.dice(...NO_SUCCESS).run('react', { hero: 'sedrin' });
    expect(scene.question().seats).toEqual(['seat-1']);
    expect(scene.options()).toEqual(['play:parry.1:play', 'pass']);
    scene.choose('play:parry.1:play');
    // 6 inflicted, 1 off for defense, 2 prevented.
    expect(scene.hero('sedrin').damage).toBe(3);
    expect(scene.options()).toEqual(['play:groan:play', 'pass']);
    scene.choose('pass');
    expect(scene.hero('sedrin').hand).toEqual(['lesson.1', 'groan']);
  });

  it('AQ-101: also in another hero’s turn, but only in their own situation', () => {
    const shielded = (at: string) => {
      const scene = practice({
        ...BITTEN,
        heroes: { sedrin: { at: 'O8' }, myreen: { at, hand: ['shield-ally'] } },
      });
      scene.dice(...NO_SUCCESS).run('react', { hero: 'sedrin' });
      const offered = scene.match.open.length > 0;
      if (offered) scene.choose('play:shield-ally:play');
      return [offered, scene.hero('sedrin').damage];
    };
    expect(shielded('Q8')).toEqual([true, 4]);
    expect(shielded('R8')).toEqual([false, 5]);
  });

  it('AQ-101: what says "you" is not for somebody else: Sedrin cannot parry for Myreen, nor she for herself', () => {
    const scene = practice({
      ...BITTEN,
      heroes: {
        sedrin: { at: 'Q8', hand: ['parry.1'] },
        myreen: { at: 'O8', hand: ['shield-ally'] },
      },
    });
    scene.dice('focus', 'focus', 'focus', 'focus', 'focus').run('react', { hero: 'sedrin' });
    // 6 inflicted, 2 off for her defense; nobody was asked.
    expect(scene.hero('myreen').damage).toBe(4);
    expect(scene.hero('sedrin').hand).toEqual(['parry.1']);
  });

  it('AQ-101: are not offered in the own action step', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['parry.1', 'ambush', 'wonder'] } },
    });
    scene.acts('sedrin');
    expect([...scene.options('play'), ...scene.options('feat')]).toEqual([]);
    scene.choose('done');
  });

  it('AQ-102: do not interrupt an effect: a Reaction to a revealed room waits for all of its steps', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'R9', hand: ['wonder'] } },
      tops: { feature: ['well'], quest: ['riddle'], threat: ['fog.1'] },
    });
    scene.acts('sedrin').choose('open:door-11');
    // In the middle of the quest card's effect nothing but its own choice is offered.
    expect(scene.options()).toEqual(['option:0', 'option:1']);
    scene.choose('option:0');
    expect(scene.state.supply).toBe(2);
    expect(scene.hero('sedrin').hand).toEqual(['wonder']);
    expect(scene.options()).toEqual(['play:wonder:play', 'pass']);
    scene.choose('play:wonder:play');
    expect(scene.changes()).toEqual({
      supply: 12,
      'sedrin.hand': [],
      'sedrin.deck.discard': ['wonder'],
    });
    scene.choose('done');
  });

  it('AQ-103: an enemy defeated as it is about to activate does not activate', () => {
    const scene = practice({
      ...BITTEN,
      heroes: { sedrin: { at: 'O8', hand: ['ambush'] } },
    });
    scene.run('react', { hero: 'sedrin' }).choose('play:ambush:play');
    expect(scene.hero('sedrin')).toMatchObject({ damage: 0, threats: [] });
    expect(scene.state.supply).toBe(1);
    expect(scene.events('dice-rolled')).toEqual([]);
  });

  it('AQ-103: defeated in the middle of its Activate, the rest of it is not resolved', () => {
    const howls = (reaction: string) => {
      const scene = practice({
        ...ROOM,
        pool: ['nethander', 'wathe', 'wathe', 'wathe', 'wathe'],
        heroes: { sedrin: { at: 'O8', hand: [reaction] }, myreen: { at: 'R8' } },
        enemies: { 'howler.red': { hero: 'sedrin', at: 'O9' } },
        tops: { threat: ['fog.1'] },
      });
      return scene;
    };
    // Before the damage: no damage, no card drawn, no rhune effect on both heroes.
    const late = howls('riposte');
    late.dice(...NO_SUCCESS).run('react', { hero: 'sedrin' });
    late.choose('play:riposte:play');
    expect(late.state.heroes.map(({ damage }) => damage)).toEqual([0, 0]);
    expect(late.events('threat-drawn')).toEqual([]);
    expect(late.events('rhune-effect')).toEqual([]);
    expect(late.state.altarPool[0]).toBe('nethander');
    expect(late.hero('sedrin').deck.discard).toEqual(['riposte']);
    // Before the roll: no dice either.
    const early = howls('feint');
    early.run('react', { hero: 'sedrin' }).choose('play:feint:play');
    expect(early.events('dice-rolled')).toEqual([]);
    expect(early.state.heroes.map(({ damage }) => damage)).toEqual([0, 0]);
    // Left alone it does all three.
    const alone = howls('lesson.1');
    alone
      .dice(...NO_SUCCESS)
      .stack(0)
      .run('react', { hero: 'sedrin' });
    expect(alone.state.heroes.map(({ damage }) => damage)).toEqual([6, 1]);
    expect(alone.events('threat-drawn')).toHaveLength(1);
  });

  it('AQ-103: only an Activate ends so: other effects of a defeated enemy’s card go on', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' } },
      enemies: { beggar: { at: 'O9' } },
    });
    scene.acts('sedrin').choose('interact:beggar:interact');
    // 1 supply for the Minion, 2 from its card.
    expect(scene.changes()).toMatchObject({ supply: 3, 'cards.beggar': null });
    scene.choose('done');
  });

  it('AQ-104, C-02: one Reaction in total for each instance of a situation', () => {
    const layout = {
      ...BITTEN,
      heroes: {
        sedrin: { at: 'O8', hand: ['parry.1', 'parry.2', 'groan'] },
        myreen: { at: 'Q8', hand: ['shield-ally'] },
      },
    };
    const scene = practice(layout);
    scene.dice(...NO_SUCCESS).run('react', { hero: 'sedrin' });
    expect(scene.options()).toEqual(['play:parry.1:play', 'pass']);
    scene.choose('play:parry.1:play');
    // Neither the other Parry nor Myreen's shield; the next situation is an instance of its own.
    expect(scene.hero('sedrin').damage).toBe(3);
    expect(scene.options()).toEqual(['play:groan:play', 'pass']);
    scene.choose('play:groan:play');
    expect(scene.hero('myreen').hand).toEqual(['shield-ally']);
    // Who passes leaves it to the others.
    const passed = practice(layout);
    passed.dice(...NO_SUCCESS).run('react', { hero: 'sedrin' });
    passed.choose('pass');
    expect(passed.question().seats).toEqual(['seat-2']);
    passed.choose('play:shield-ally:play').choose('pass');
    expect(passed.hero('sedrin')).toMatchObject({
      damage: 4,
      hand: ['parry.1', 'parry.2', 'groan'],
    });
  });
});

describe('where played cards go', () => {
  it('AQ-105, C-20: a played and resolved card is discarded, whatever its type', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['dilemma', 'lesson.1', 'omen'] } },
    });
    scene.acts('sedrin').choose('feat:dilemma:play');
    // Not while it is being resolved.
    expect(scene.hero('sedrin').hand).toEqual(['lesson.1', 'omen']);
    expect(scene.hero('sedrin').deck.discard).toEqual([]);
    scene.choose('option:1');
    expect(scene.changes()).toEqual({ 'sedrin.focus': 1, 'sedrin.deck.discard': ['dilemma'] });
    scene.choose('play:lesson.1:play');
    expect(scene.hero('sedrin').deck.discard).toEqual(['dilemma', 'lesson.1']);
    scene.choose('done');
  });

  it('AQ-106: an Ongoing card goes to the play area, is controlled there, and stays', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['stance.1'], area: ['tome'] } },
    });
    scene.acts('sedrin').choose('feat:stance.1:play');
    expect(scene.changes()).toEqual({
      supply: 1,
      'sedrin.hand': [],
      'sedrin.area': ['tome', 'stance.1'],
    });
    expect(scene.options('use')).toEqual(['use:tome:exhaust', 'use:stance.1:exhaust']);
    scene.choose('use:stance.1:exhaust');
    expect(scene.changes()).toEqual({
      'sedrin.focus': 1,
      'cards.stance.1': { exhausted: true },
    });
    scene.choose('done');
    expect(scene.hero('sedrin').area).toEqual(['tome', 'stance.1']);
  });

  it('AQ-107, Q-36: a second copy of an Ongoing card may not be played, another one may', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['stance.2', 'vow'], area: ['stance.1'] } },
    });
    expect(scene.acts('sedrin').options('feat')).toEqual(['feat:vow:play']);
    scene.choose('done');
  });

  it('AQ-107: nor as a Reaction', () => {
    const grits = (area: string[]) => {
      const scene = practice({
        ...BITTEN,
        heroes: { sedrin: { at: 'O8', hand: ['grit.2'], area } },
      });
      scene.dice(...NO_SUCCESS).run('react', { hero: 'sedrin' });
      const offered = scene.match.open.length > 0;
      if (offered) scene.choose('play:grit.2:play');
      return [offered, scene.hero('sedrin').damage, scene.hero('sedrin').area];
    };
    expect(grits([])).toEqual([true, 4, ['grit.2']]);
    expect(grits(['grit.1'])).toEqual([false, 5, ['grit.1']]);
  });
});

describe('effects at any time', () => {
  it('C-03: Use effects of others are offered while somebody acts, only to their own player', () => {
    const scene = practice({
      ...ROOM,
      heroes: {
        sedrin: { at: 'O8', hand: ['dilemma'] },
        myreen: { at: 'R8', area: ['potion.1'], damage: 1 },
      },
    });
    scene.acts('sedrin');
    expect(scene.options('use')).toEqual(['use:potion.1:use']);
    expect(scene.refusal('seat-1', 'use:potion.1:use')).toBe('not-yours');
    scene.choose('use:potion.1:use');
    expect(scene.changes()).toEqual({
      'myreen.damage': 0,
      'myreen.area': [],
      'decks.search.discard': ['potion.1'],
    });
    scene.choose('done');
  });

  it('C-03: never in the middle of another effect', () => {
    const scene = practice({
      ...ROOM,
      heroes: {
        sedrin: { at: 'O8', hand: ['dilemma'], area: ['potion.1'], damage: 1 },
        myreen: { at: 'R8', area: ['potion.2'], damage: 1 },
      },
    });
    scene.acts('sedrin');
    expect(scene.options('use')).toEqual(['use:potion.1:use', 'use:potion.2:use']);
    scene.choose('feat:dilemma:play');
    expect(scene.options()).toEqual(['option:0', 'option:1']);
    scene.choose('option:0');
    expect(scene.options('use')).toEqual(['use:potion.1:use', 'use:potion.2:use']);
    scene.choose('done');
  });

  it('C-03: also between two react phases of the threat turn', () => {
    const scene = practice({
      ...ROOM,
      heroes: {
        sedrin: { at: 'O8', threats: ['woe'], area: ['potion.1'], damage: 1 },
        myreen: { at: 'R8', threats: ['gloom'] },
      },
    });
    scene.run('threat-turn');
    expect(scene.options()).toEqual(['react:sedrin', 'react:myreen', 'use:potion.1:use']);
    scene.choose('use:potion.1:use');
    expect(scene.changes()).toMatchObject({ 'sedrin.damage': 0 });
    expect(scene.options()).toEqual(['react:sedrin', 'react:myreen']);
    scene.choose('react:sedrin');
  });
});

describe('rhunes and dice on hero cards', () => {
  it('Q-34: a rhune effect on a hero’s own card is optional, on any other card it is not', () => {
    const omen = (answer: string) => {
      const scene = practice({
        ...ROOM,
        pool: ['aluna', 'wathe', 'wathe', 'wathe', 'wathe'],
        heroes: { sedrin: { at: 'O8', hand: ['omen'] } },
      });
      scene.acts('sedrin').choose('play:omen:play');
      expect(scene.options()).toEqual(['yes', 'no']);
      if (answer === 'yes') scene.altarDice('brase');
      scene.choose(answer);
      const { altarPool, supply } = scene.state;
      const { focus } = scene.hero('sedrin');
      scene.choose('done');
      return [altarPool[0], supply, focus];
    };
    expect(omen('yes')).toEqual(['brase', 1, 2]);
    expect(omen('no')).toEqual(['aluna', 1, 0]);
    const well = practice({
      ...ROOM,
      features: { 'room-11': 'well' },
      heroes: { sedrin: { at: 'O8', damage: 4 } },
    });
    well.acts('sedrin').altarDice('brase').choose('interact:well:interact');
    expect(well.changes()).toEqual({
      altarPool: ['brase', 'wathe', 'wathe', 'wathe', 'wathe'],
      supply: 1,
      'sedrin.damage': 2,
      'sedrin.actions': 2,
    });
    well.choose('done');
  });

  it('Q-35: an Exhaust effect with a rhune cannot be used at all without its die', () => {
    const lens = (face: 'aluna' | 'brase') =>
      practice({
        ...ROOM,
        pool: [face, 'wathe', 'wathe', 'wathe', 'wathe'],
        heroes: { sedrin: { at: 'O8', area: ['lens'] } },
      });
    const without = lens('brase');
    expect(without.acts('sedrin').options('use')).toEqual([]);
    without.choose('done');
    const shown = lens('aluna');
    expect(shown.acts('sedrin').options('use')).toEqual(['use:lens:exhaust']);
    shown.altarDice('lowek').choose('use:lens:exhaust');
    expect(shown.changes()).toEqual({
      altarPool: ['lowek', 'wathe', 'wathe', 'wathe', 'wathe'],
      supply: 1,
      'cards.lens': { exhausted: true },
    });
    shown.choose('done');
  });

  it('C-06: one supply buys one more die, once a test', () => {
    const scene = practice({
      ...ROOM,
      supply: 3,
      heroes: { sedrin: { at: 'O8', hand: ['exam'] } },
    });
    scene.acts('sedrin').choose('play:exam:play');
    expect(scene.options()).toEqual(['roll', 'supply']);
    // Intellect 2 and the bought die: three successes are just enough.
    scene.dice('success', 'success', 'success').choose('supply');
    expect(scene.events('dice-rolled')[0]?.args.faces).toHaveLength(3);
    expect(scene.state.supply).toBe(2 + 5);
    scene.choose('done');
  });

  it('Q-19: damage beyond health is lost', () => {
    const scene = practice({
      ...BITTEN,
      heroes: { sedrin: { at: 'O8', damage: 9 } },
    });
    scene
      .dice(...NO_SUCCESS)
      .run('react', { hero: 'sedrin' })
      .expectOutcome('hero-defeated');
    expect(scene.hero('sedrin').damage).toBe(11);
  });
});
