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

  it('AQ-101: what says "inflict" is not for another kind of test', () => {
    const scene = practice({ ...ROOM, heroes: { sedrin: { at: 'O8', hand: ['exam', 'feint'] } } });
    scene.acts('sedrin').dice('success', 'focus').choose('play:exam:play');
    expect(scene.hero('sedrin').hand).toEqual(['feint']);
    expect(scene.options('draw')).toEqual(['draw']);
    scene.choose('done');
  });

  it('AQ-102: do not interrupt an effect: a Reaction to a revealed room waits for all of its steps', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'R9', hand: ['wonder'] } },
      tops: { feature: ['well'], quest: ['riddle'], threat: ['fog.1'] },
    });
    scene.acts('sedrin').choose('open:door-11');
    // In the middle of the quest card's effect only its own choice is offered.
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

  it('AQ-102: a Reaction to a defeat waits for the attack and for the rest of the card', () => {
    const scene = practice({
      ...ROOM,
      pool: ['aluna', 'wathe', 'wathe', 'wathe', 'wathe'],
      heroes: { sedrin: { at: 'O8', hand: ['cleave', 'gloat.1'] } },
      enemies: { beggar: { at: 'O9' } },
    });
    scene.acts('sedrin').dice('success', 'focus', 'focus').choose('play:cleave:play');
    // The Minion’s supply and the card’s, and the focus results of the attack; then its rhune.
    expect(scene.question().prompt.key).toBe('prompt.rhune');
    expect(scene.state.supply).toBe(2);
    expect(scene.hero('sedrin').focus).toBe(2);
    scene.altarDice('wathe').choose('yes');
    expect(scene.question().prompt.key).toBe('prompt.moment.enemy-defeated');
    expect(scene.options()).toEqual(['play:gloat.1:play', 'pass']);
    expect(scene.hero('sedrin')).toMatchObject({ focus: 4, deck: { discard: ['cleave'] } });
    scene.choose('play:gloat.1:play');
    expect(scene.changes()).toEqual({
      supply: 12,
      'sedrin.hand': [],
      'sedrin.deck.discard': ['cleave', 'gloat.1'],
    });
    scene.choose('done');
  });

  it('AQ-102, AQ-220: so does a timed Exhaust effect', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['cleave'], area: ['laurel'] } },
      enemies: { beggar: { at: 'O9' } },
    });
    scene.acts('sedrin').dice('success', 'focus', 'focus').choose('play:cleave:play');
    expect(scene.options()).toEqual(['use:laurel:exhaust', 'pass']);
    expect(scene.state.supply).toBe(2);
    scene.choose('use:laurel:exhaust');
    expect(scene.changes()).toEqual({ supply: 102, 'cards.laurel': { exhausted: true } });
    scene.choose('done');
  });

  it('AQ-102: a Reaction to damage suffered waits for the rest of what the enemy does', () => {
    const scene = practice({
      ...ROOM,
      pool: ['nethander', 'wathe', 'wathe', 'wathe', 'wathe'],
      heroes: { sedrin: { at: 'O8', hand: ['groan'] }, myreen: { at: 'R8' } },
      enemies: { 'howler.red': { hero: 'sedrin', at: 'O9' } },
      tops: { threat: ['fog.1'] },
    });
    scene
      .dice(...NO_SUCCESS)
      .altarDice('wathe')
      .run('react', { hero: 'sedrin' });
    // The card it draws and its rhune effect on both heroes come before the answer to its blow.
    expect(scene.question().prompt.key).toBe('prompt.moment.after-damage');
    expect(scene.events('threat-drawn')).toHaveLength(1);
    expect(scene.state.supply).toBe(1);
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([6, 1]);
    scene.choose('pass');
    // The damage of the rhune effect is a separate moment.
    expect(scene.options()).toEqual(['play:groan:play', 'pass']);
    scene.choose('play:groan:play');
    expect(scene.changes()).toEqual({
      supply: 2,
      'sedrin.hand': [],
      'sedrin.reacted': true,
      'sedrin.deck.discard': ['groan'],
      active: null,
    });
  });

  it('AQ-102, C-02: moments that have waited come one after the other, each with a Reaction of its own', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['quake', 'gloat.1', 'gloat.2', 'groan'] } },
      enemies: { beggar: { at: 'O9' }, 'wolf.red': { at: 'Q8', damage: 2 } },
    });
    scene.acts('sedrin').choose('feat:quake:play');
    expect(scene.state.supply).toBe(2);
    expect(scene.hero('sedrin').damage).toBe(2);
    expect(scene.options()).toEqual(['play:gloat.1:play', 'pass']);
    scene.choose('play:gloat.1:play');
    expect(scene.question().prompt.key).toBe('prompt.moment.enemy-defeated');
    scene.choose('play:gloat.2:play');
    expect(scene.question().prompt.key).toBe('prompt.moment.after-damage');
    scene.choose('pass');
    expect(scene.state.supply).toBe(22);
    expect(scene.hero('sedrin').hand).toEqual(['groan']);
    scene.choose('done');
  });

  /** A trap that Sedrin has to pass: two of three steps to the other side are within its range. */
  const pastTheSnare = {
    ...ROOM,
    heroes: { sedrin: { at: 'Q11', hand: ['groan'], actions: 1 }, myreen: { at: 'R9' } },
    enemies: { 'snare.red': { hero: 'myreen', at: 'Q10' } },
  };

  it('AQ-102, AQ-114, AQ-228: do not interrupt a movement: what a trap does on the way is answered at its end', () => {
    const scene = practice(pastTheSnare);
    scene.acts('sedrin').choose('move:Q8');
    expect(scene.question().prompt.key).toBe('prompt.moment.after-damage');
    expect(scene.at('sedrin')).toBe('Q8');
    expect(scene.hero('sedrin').damage).toBe(2);
    expect(scene.events('trap-triggered')).toHaveLength(2);
    // After it there is nothing left to do.
    scene.choose('play:groan:play');
    expect(scene.state.supply).toBe(1);
  });

  it('Q-53, C-02: who passes when hurt twice alike is asked once; each time is an instance of its own', () => {
    const passing = practice(pastTheSnare);
    passing.acts('sedrin').choose('move:Q8');
    expect(passing.events('damage-suffered')).toHaveLength(2);
    passing.choose('pass');
    expect(passing.match.open).toEqual([]);
    expect(passing.hero('sedrin').hand).toContain('groan');
    const twice = practice({
      ...pastTheSnare,
      heroes: { sedrin: { at: 'Q11', hand: ['groan', 'sigh'] }, myreen: { at: 'R9' } },
    });
    twice.acts('sedrin').choose('move:Q8');
    twice.choose('play:sigh:play');
    expect(twice.question().prompt.key).toBe('prompt.moment.after-damage');
    twice.choose('play:groan:play');
    expect(twice.state.supply).toBe(2);
    twice.choose('done');
  });

  it('Q-53: two enemies defeated by one card are one question to who passes', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['quake', 'gloat.1', 'gloat.2'] } },
      enemies: { beggar: { at: 'O9' }, 'wolf.red': { at: 'Q8', damage: 2 } },
    });
    scene.acts('sedrin').choose('feat:quake:play');
    expect(scene.events('enemy-defeated')).toHaveLength(2);
    expect(scene.question().prompt.key).toBe('prompt.moment.enemy-defeated');
    scene.choose('pass');
    expect(scene.question().prompt.key).toBe('prompt.act');
    scene.choose('done');
  });

  it('AQ-102, AQ-114: nor one that a card grants, and wait for the rest of the card', () => {
    const scene = practice({
      ...pastTheSnare,
      heroes: { sedrin: { at: 'O12', hand: ['stride', 'groan'] }, myreen: { at: 'R9' } },
    });
    scene.acts('sedrin').choose('feat:stride:play').choose('move:P11');
    expect(scene.hero('sedrin').damage).toBe(1);
    expect(scene.question().prompt.key).toBe('prompt.move');
    scene.choose('stay');
    expect(scene.hero('sedrin').deck.discard).toEqual(['stride']);
    expect(scene.options()).toEqual(['play:groan:play', 'pass']);
    scene.choose('play:groan:play');
    expect(scene.hero('sedrin').hand).toEqual([]);
    scene.choose('done');
  });

  it('AQ-102, AQ-103: a defeat in the middle of an Activate is answered when the Activate is over', () => {
    const scene = practice({
      ...BITTEN,
      heroes: { sedrin: { at: 'O8', hand: ['riposte', 'gloat.1'] } },
    });
    scene.dice(...NO_SUCCESS).run('react', { hero: 'sedrin' });
    expect(scene.question().prompt.key).toBe('prompt.moment.before-damage');
    scene.choose('play:riposte:play');
    expect(scene.options()).toEqual(['play:gloat.1:play', 'pass']);
    expect(scene.hero('sedrin')).toMatchObject({ damage: 0, deck: { discard: ['riposte'] } });
    scene.choose('play:gloat.1:play');
    expect(scene.state.supply).toBe(11);
  });

  it('AQ-102, AQ-103: an answer to damage comes after the Activate and stops nothing of it', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['revenge', 'gloat.1'] }, myreen: { at: 'R8' } },
      enemies: { 'howler.red': { hero: 'sedrin', at: 'O9' } },
      tops: { threat: ['fog.1'] },
    });
    scene.dice(...NO_SUCCESS).run('react', { hero: 'sedrin' });
    expect(scene.events('threat-drawn')).toHaveLength(1);
    scene.choose('play:revenge:play');
    expect(scene.events('enemy-defeated')).toHaveLength(1);
    // The defeat is a moment too, although it happened while another one was open.
    scene.choose('play:gloat.1:play');
    // 1 for the card drawn, 1 for the Minion, 10.
    expect(scene.state.supply).toBe(12);
    // 6 inflicted, 1 off for defense.
    expect(scene.hero('sedrin').damage).toBe(5);
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
    // Neither the other Parry nor Myreen's shield; the next situation is a separate instance.
    expect(scene.hero('sedrin').damage).toBe(3);
    expect(scene.options()).toEqual(['play:groan:play', 'pass']);
    scene.choose('play:groan:play');
    expect(scene.hero('myreen').hand).toEqual(['shield-ally']);
    // Passing leaves it to the others.
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
