import { describe, expect, it } from 'vitest';
import { faces, five, one, stage } from './stage.ts';

const RAIDER = 'frox-raider.red';
const NEXT_TO = { [RAIDER]: { at: 'R18' } };

describe('Sedrin’s Equipment', () => {
  it('Kneeler attacks with Might +2, and deals 1 more where Volkris shows', () => {
    const scene = stage({
      pool: one('volkris'),
      heroes: { sedrin: { area: ['kneeler'] } },
      enemies: NEXT_TO,
    });
    scene
      .acts('sedrin')
      .dice(...faces(3, 2))
      .altarDice('wathe');
    scene.choose('action:kneeler:action');
    expect(scene.card(RAIDER).damage).toBe(2);
    scene.choose('yes');
    expect(scene.card(RAIDER).damage).toBe(3);
    expect(scene.state.altarPool).toContain('wathe');
    scene.choose('done');
  });

  it('the Ninth-Hour Lamp sets a die to Aluna for 1 focus', () => {
    const scene = stage({ heroes: { sedrin: { area: ['ninth-hour-lamp'], focus: 2 } } });
    scene.acts('sedrin').choose('use:ninth-hour-lamp:exhaust');
    expect(scene.changes()).toEqual({
      'sedrin.focus': 1,
      altarPool: one('aluna'),
      'cards.ninth-hour-lamp': { exhausted: true },
    });
    scene.choose('done');
  });
});

describe('Sedrin’s Actions', () => {
  it('Mercy and Iron heals 2 when the blow goes home', () => {
    const hand = { hand: ['mercy-and-iron.1'] };
    const scene = stage({ heroes: { sedrin: hand, myreen: { damage: 3 } }, enemies: NEXT_TO });
    scene.acts('sedrin').dice(...faces(2, 3));
    scene.choose('play:mercy-and-iron.1:play');
    expect(scene.card(RAIDER).damage).toBe(1);
    expect(scene.hero('myreen').damage).toBe(1);
    scene.choose('done').expectDone();
    const missed = stage({ heroes: { sedrin: hand, myreen: { damage: 3 } }, enemies: NEXT_TO });
    missed.acts('sedrin').dice(...faces(1, 4));
    missed.choose('play:mercy-and-iron.1:play');
    expect(missed.hero('myreen').damage).toBe(3);
    missed.choose('done');
  });

  it('Circle of Lamps heals each hero within 3 spaces, and takes 2 threat tokens where Wathe shows', () => {
    const scene = stage({
      pool: one('wathe'),
      heroes: {
        sedrin: { hand: ['circle-of-lamps.1'], damage: 3, threat: 1 },
        myreen: { damage: 1, threat: 3 },
      },
    });
    scene.acts('sedrin').altarDice('lowek').choose('play:circle-of-lamps.1:play').choose('yes');
    expect(scene.hero('sedrin')).toMatchObject({ damage: 1, threat: 0 });
    expect(scene.hero('myreen')).toMatchObject({ damage: 0, threat: 1 });
    scene.choose('done').expectDone();
    const far = stage({
      heroes: {
        sedrin: { hand: ['circle-of-lamps.1'], damage: 1 },
        myreen: { at: 'V17', damage: 2 },
      },
    });
    far.acts('sedrin').choose('play:circle-of-lamps.1:play');
    expect(far.hero('myreen').damage).toBe(2);
    far.choose('done');
  });

  it('Lance of Noon strikes six spaces off, and gives 2 focus where Aluna shows', () => {
    const scene = stage({
      pool: one('aluna'),
      heroes: { sedrin: { at: 'Q16', hand: ['lance-of-noon.1'] } },
      enemies: { [RAIDER]: { at: 'V18' } },
    });
    scene
      .acts('sedrin')
      .dice(...faces(3, 2))
      .altarDice('wathe');
    scene.choose('play:lance-of-noon.1:play').choose('yes');
    expect(scene.card(RAIDER).damage).toBe(2);
    // 2 for the dice that showed focus.
    expect(scene.hero('sedrin').focus).toBe(4);
    scene.choose('done');
  });

  it('Stern Rebuke exhausts the enemy that it hurts', () => {
    const scene = stage({
      heroes: { sedrin: { hand: ['stern-rebuke.1'] } },
      enemies: NEXT_TO,
    });
    scene.acts('sedrin').dice(...faces(2, 3));
    scene.choose('play:stern-rebuke.1:play');
    expect(scene.card(RAIDER)).toEqual({ spaces: ['R18'], damage: 1, exhausted: true });
    scene.choose('done');
  });

  it('the Litany of Unmaking gets rid of what lies about, or gives 3 focus; failed, it draws a card', () => {
    const litany = () =>
      stage({
        heroes: {
          sedrin: { hand: ['litany-of-unmaking'] },
          myreen: { threats: ['leech-water'] },
        },
        villainArea: ['swallowed-light'],
        heroDecks: { sedrin: ['requiem'] },
      });
    const event = litany();
    event.acts('sedrin').dice(...faces(3, 1));
    event.choose('play:litany-of-unmaking:play');
    expect(event.options()).toEqual(['option:0', 'option:1', 'option:2']);
    event.choose('option:0');
    expect(event.hero('myreen').threats).toEqual([]);
    expect(event.state.villainArea).toContain('swallowed-light');
    event.choose('done').expectDone();
    const ongoing = litany();
    ongoing.acts('sedrin').dice(...faces(3, 1));
    ongoing.choose('play:litany-of-unmaking:play').choose('option:1');
    expect(ongoing.state.villainArea).not.toContain('swallowed-light');
    expect(ongoing.hero('myreen').threats).toEqual(['leech-water']);
    ongoing.choose('done').expectDone();
    const failed = litany();
    failed.acts('sedrin').dice(...faces(2, 2));
    failed.choose('play:litany-of-unmaking:play');
    // The focus is that of the dice.
    expect(failed.hero('sedrin')).toMatchObject({ hand: ['requiem'], focus: 2 });
    failed.choose('done');
  });

  it('Sermon in the Dark gives everybody in the room focus and a card, and shows a threat where Nethander does', () => {
    const scene = stage({
      pool: one('nethander'),
      heroes: { sedrin: { hand: ['sermon-in-the-dark'] } },
      heroDecks: { sedrin: ['requiem'], myreen: ['blood-debt'] },
      tops: { threat: ['dusk-chorus', 'leech-water'] },
    });
    scene.acts('sedrin').altarDice('wathe').choose('play:sermon-in-the-dark:play');
    expect(scene.hero('sedrin')).toMatchObject({ focus: 1, hand: ['requiem'] });
    expect(scene.hero('myreen')).toMatchObject({ focus: 1, hand: ['blood-debt'] });
    scene.choose('yes').choose('bottom');
    const { draw } = scene.state.decks.threat;
    expect([draw[0], draw.at(-1)]).toEqual(['dusk-chorus', 'leech-water']);
    scene.choose('done');
  });

  it('Come Back to Us heals a hurt hero beside him by 5 and arms them', () => {
    const hand = { hand: ['come-back-to-us'], damage: 4 };
    const scene = stage({ heroes: { sedrin: hand, myreen: { damage: 6 } } });
    scene.acts('sedrin').choose('play:come-back-to-us:play');
    expect(scene.hero('myreen')).toMatchObject({ damage: 1, armor: 1 });
    expect(scene.hero('sedrin')).toMatchObject({ damage: 4, armor: 0 });
    scene.choose('done').expectDone();
    const far = stage({ heroes: { sedrin: hand, myreen: { at: 'T17', damage: 6 } } });
    far.acts('sedrin');
    expect(far.options('play')).toEqual([]);
    far.choose('done');
  });

  it('Steady Chant draws a card and adds a die to every hero’s resist tests while it lies there', () => {
    const scene = stage({
      heroes: { sedrin: { hand: ['steady-chant'] } },
      heroDecks: { sedrin: ['requiem'] },
    });
    scene.acts('sedrin').choose('play:steady-chant:play');
    expect(scene.hero('sedrin')).toMatchObject({ hand: ['requiem'], area: ['steady-chant'] });
    scene.choose('done');
    const test = { hero: 'myreen', kind: 'resist', attribute: 'agility', bonus: 0, difficulty: 4 };
    scene.dice(...faces(4));
    scene.run('test', { ...test, card: 'steady-chant' });
    expect(scene.hero('myreen').damage).toBe(0);
    expect(scene.events('dice-rolled')[0]?.args).toMatchObject({ dice: 4 });
  });

  it('Vow of Patience gives 1 focus, and later 1 to a hero nearby or to himself', () => {
    const scene = stage({ heroes: { sedrin: { hand: ['vow-of-patience'] } } });
    scene.acts('sedrin').choose('play:vow-of-patience:play');
    expect(scene.hero('sedrin')).toMatchObject({ focus: 1, area: ['vow-of-patience'] });
    scene.choose('use:vow-of-patience:exhaust');
    scene.choose('myreen');
    expect(scene.changes()).toEqual({ 'myreen.focus': 1 });
    expect(scene.card('vow-of-patience')).toEqual({ exhausted: true });
    scene.choose('done');
  });
});

describe('Sedrin’s Feats', () => {
  it('Laying on of Hands heals 3 of him or of a hero beside him', () => {
    const scene = stage({
      heroes: { sedrin: { hand: ['laying-on-of-hands.1'], damage: 2 }, myreen: { damage: 5 } },
    });
    scene.acts('sedrin').choose('feat:laying-on-of-hands.1:play');
    scene.choose('myreen');
    expect(scene.hero('myreen').damage).toBe(2);
    expect(scene.hero('sedrin').damage).toBe(2);
    scene.choose('done');
  });

  it('Pilgrim’s Stride moves him up to 3 spaces and, where Lowek shows, an enemy away', () => {
    const scene = stage({
      pool: one('lowek'),
      heroes: { sedrin: { hand: ['pilgrims-stride'] } },
      enemies: { [RAIDER]: { at: 'U17' } },
    });
    scene.acts('sedrin').altarDice('wathe').choose('feat:pilgrims-stride:play');
    expect(scene.steps('T16')).toBe(2);
    expect(scene.steps('V16')).toBeNull();
    scene.choose('move:T16').choose('stay');
    expect(scene.at('sedrin')).toBe('T16');
    scene.choose('yes').choose('V18');
    expect(scene.at(RAIDER)).toBe('V18');
    scene.choose('done');
  });

  it('Borrowed Wound costs him 1 damage and heals 3 of another hero', () => {
    const scene = stage({
      heroes: { sedrin: { hand: ['borrowed-wound'], damage: 1 }, myreen: { damage: 4 } },
    });
    scene.acts('sedrin').choose('feat:borrowed-wound:play');
    expect(scene.hero('sedrin').damage).toBe(2);
    expect(scene.hero('myreen').damage).toBe(1);
    scene.choose('done');
  });

  it('Ask the Altar rolls two dice and gives focus for each that shows Aluna then', () => {
    const scene = stage({
      pool: ['aluna', 'wathe', 'brase', 'brase', 'lowek'],
      heroes: { sedrin: { hand: ['ask-the-altar'] } },
    });
    scene.acts('sedrin').altarDice('aluna', 'volkris').choose('feat:ask-the-altar:play');
    scene.choose('die:1', 'die:4');
    expect(scene.state.altarPool).toEqual(['aluna', 'aluna', 'brase', 'brase', 'volkris']);
    expect(scene.hero('sedrin').focus).toBe(2);
    scene.choose('done');
  });
});

describe('Sedrin’s Reactions', () => {
  it('Turned Blow adds 2 defense and gives 1 focus', () => {
    const scene = stage({
      pool: five('volkris'),
      heroes: { sedrin: { hand: ['turned-blow.1'] }, myreen: { at: 'V16' } },
      enemies: NEXT_TO,
    });
    scene.dice(...faces(3)).run('react', { hero: 'sedrin' });
    expect(scene.options()).toEqual(['play:turned-blow.1:play', 'pass']);
    scene.choose('play:turned-blow.1:play');
    // 6 inflicted, 3 successes, 1 defense and 2 added.
    expect(scene.hero('sedrin')).toMatchObject({ damage: 0, focus: 1, hand: [] });
  });

  it('Requiem heals 1 and draws a card when an enemy falls', () => {
    const scene = stage({
      heroes: { sedrin: { hand: ['requiem'], area: ['kneeler'], damage: 2 } },
      enemies: { [RAIDER]: { at: 'R18', damage: 5 } },
      heroDecks: { sedrin: ['turned-blow.1'] },
    });
    scene.acts('sedrin').dice(...faces(2, 2));
    scene.choose('action:kneeler:action').choose('play:requiem:play');
    expect(scene.hero('sedrin')).toMatchObject({ damage: 1, hand: ['turned-blow.1'] });
    scene.choose('done');
  });
});
