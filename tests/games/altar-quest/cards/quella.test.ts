import { describe, expect, it } from 'vitest';
import { lay, shaped } from './quella-stage.ts';
import { faces, inflict, one, party } from './stage.ts';

const RAIDER = 'frox-raider.red';
const BLUE = 'frox-raider.blue';
const GREEN = 'frox-raider.green';

describe('Quella’s bird', () => {
  /** Enemies all around her in the corner of the room. */
  const CORNERED = {
    [RAIDER]: { at: 'R16' },
    [BLUE]: { at: 'R17' },
    [GREEN]: { at: 'Q17' },
  };

  it('is what she becomes for the die that shows Lowek, to move up to 4 spaces, once a round', () => {
    const scene = shaped(false, { pool: one('lowek') });
    scene.acts('quella').altarDice('wathe').choose('use:quella:exhaust');
    expect(scene.steps('U16')).toBe(4);
    expect(scene.steps('V16')).toBeNull();
    scene.choose('move:U16');
    expect(scene.hero('quella')).toMatchObject({ at: 'U16', actions: 3 });
    expect(scene.card('quella').exhausted).toBe(true);
    expect(scene.options('use')).toEqual([]);
    scene.choose('done');
  });

  it('may be taken for the shape alone where there is nowhere to go', () => {
    const scene = shaped(false, {
      pool: one('lowek'),
      quella: { at: 'Q16' },
      sedrin: { at: 'V16' },
      enemies: CORNERED,
    });
    scene.acts('quella').altarDice('wathe');
    expect(scene.options('move')).toEqual([]);
    scene.choose('use:quella:exhaust').choose('move:S16').choose('stay');
    expect(scene.at('quella')).toBe('S16');
    scene.choose('done');
  });

  it('AQ-110: flies over enemies, but ends on an empty space', () => {
    const laid = { quella: { at: 'Q16', actions: 1 }, sedrin: { at: 'V16' }, enemies: CORNERED };
    const onFoot = shaped(false, laid).acts('quella');
    expect(onFoot.options('move')).toEqual([]);
    onFoot.choose('done').expectDone();
    const bird = shaped(true, laid).acts('quella');
    const over = ['R16', 'R17', 'Q17', 'V16', 'S16', 'S17', 'Q18', 'T16'];
    expect(over.filter((space) => bird.steps(space) !== null)).toEqual([
      'S16',
      'S17',
      'Q18',
      'T16',
    ]);
    bird.choose('move:S16');
    expect(bird.at('quella')).toBe('S16');
    expect(bird.events('hero-moved').map(({ args }) => args.to)).toEqual(['R16', 'S16']);
    bird.choose('done');
  });

  it('AQ-113: flies over a feature, but does not end on it', () => {
    const way = (isBird: boolean) => {
      const scene = shaped(isBird, {
        startRoom: 'room-12',
        features: { 'room-12': 'blessed-fountain' },
        quella: { at: 'Q13' },
        sedrin: { at: 'O15' },
      }).acts('quella');
      const steps = ['R13', 'S13', 'T13'].map((space) => scene.steps(space));
      scene.choose('done').expectDone();
      return steps;
    };
    // It reaches to the north wall: on foot the only way round is in the south.
    expect(way(false)).toEqual([null, null, 5]);
    expect(way(true)).toEqual([null, null, 3]);
  });

  it('AQ-228: sets off no trap; whoever goes on foot does', () => {
    const pass = (isBird: boolean) => {
      const scene = shaped(isBird, {
        quella: { actions: 1 },
        sedrin: { at: 'V16' },
        enemies: { 'muckstakes.red': { hero: 'sedrin', at: 'S18' } },
      });
      return scene.acts('quella');
    };
    const bird = pass(true).choose('move:R17');
    expect(bird.events('dice-rolled')).toEqual([]);
    bird.choose('done').expectDone();
    const onFoot = pass(false)
      .dice(...faces(0, 3))
      .choose('move:R17');
    expect(onFoot.hero('quella').damage).toBe(1);
    expect(onFoot.events('dice-rolled')).toHaveLength(1);
    onFoot.choose('done');
  });

  it('Q-42: sets off no trap where somebody trades places with her either', () => {
    for (const isBird of [true, false]) {
      const scene = party({
        active: 'myreen',
        heroes: {
          quella: { at: 'Q17', area: ['quella'] },
          myreen: { at: 'U17', hand: ['change-of-guard'] },
        },
        enemies: { 'muckstakes.red': { hero: 'myreen', at: 'V17' } },
        cards: isBird ? { quella: { exhausted: true } } : {},
      });
      if (!isBird) scene.dice(...faces(0, 3));
      scene.acts('myreen').choose('feat:change-of-guard:play');
      expect(scene.at('quella')).toBe('U17');
      expect(scene.hero('quella').damage).toBe(isBird ? 0 : 1);
      expect(scene.events('dice-rolled')).toHaveLength(isBird ? 0 : 1);
      scene.choose('done').expectDone();
    }
  });

  it('is hard to hit: +2 defense, for her and for nobody else', () => {
    const struck = (isBird: boolean, hero: string) => {
      const scene = shaped(isBird, { enemies: { [RAIDER]: { at: 'R17' } } });
      inflict(scene.dice(...faces(0, hero === 'quella' ? 3 : 2)), hero, 'agility', 5);
      return scene.hero(hero).damage;
    };
    expect([struck(false, 'quella'), struck(true, 'quella')]).toEqual([5, 3]);
    expect([struck(false, 'sedrin'), struck(true, 'sedrin')]).toEqual([4, 4]);
  });

  it('has nothing to ATTACK with; what is no ATTACK she can do', () => {
    const offers = (isBird: boolean) => {
      const scene = shaped(isBird, {
        quella: {
          area: ['weathercock'],
          hand: ['fork-of-lightning.1', 'the-whole-sky', 'ember-rain.1'],
          focus: 3,
        },
        sedrin: { area: ['kneeler'] },
        enemies: { [RAIDER]: { at: 'R17' } },
      }).acts('quella');
      const options = [...scene.options('play'), ...scene.options('action')];
      scene.choose('done').expectDone();
      return options;
    };
    expect(offers(false)).toEqual([
      'play:fork-of-lightning.1:play',
      'play:the-whole-sky:play',
      'play:ember-rain.1:play',
      'action:weathercock:action',
    ]);
    expect(offers(true)).toEqual(['play:ember-rain.1:play']);
    const sedrin = shaped(true, {
      sedrin: { at: 'R18', area: ['kneeler'] },
      enemies: { [RAIDER]: { at: 'R17' } },
    }).acts('sedrin');
    expect(sedrin.options('action')).toEqual(['action:kneeler:action']);
    sedrin.choose('done');
  });

  it('AQ-080: is a woman again when the next hero turn begins', () => {
    const scene = shaped(true).run('round');
    expect(scene.card('quella').exhausted).toBeUndefined();
    scene.end();
  });
});

describe('Quella’s Equipment', () => {
  it('the Weathercock strikes from across the room, and once more where Volkris shows', () => {
    const scene = lay({
      pool: one('volkris'),
      quella: { area: ['weathercock'] },
      enemies: { [RAIDER]: { at: 'V17' }, [BLUE]: { at: 'V18' } },
    });
    scene
      .acts('quella')
      .dice(...faces(3, 1))
      .altarDice('wathe');
    scene.choose('action:weathercock:action').choose(RAIDER).choose('yes');
    expect(scene.options()).toEqual([RAIDER, BLUE]);
    scene.choose(BLUE);
    // Three successes against 1 defense.
    expect(scene.card(RAIDER).damage).toBe(2);
    expect(scene.card(BLUE).damage).toBe(1);
    scene.choose('done');
  });

  it('the Sixth Die sets 1 altar die to any rhune for 1 focus', () => {
    const scene = lay({ pool: one('wathe'), quella: { area: ['sixth-die'], focus: 2 } });
    scene.acts('quella').choose('use:sixth-die:exhaust');
    expect(scene.question().prompt).toEqual({
      key: 'prompt.altar-face',
      args: { card: 'sixth-die' },
    });
    expect(scene.options()).toEqual(['wathe', 'volkris', 'brase', 'lowek', 'aluna', 'nethander']);
    scene.choose('aluna');
    expect(scene.options()).toEqual(['wathe', 'brase']);
    scene.choose('wathe');
    expect(scene.state.altarPool).toEqual(['aluna', 'brase', 'brase', 'brase', 'brase']);
    expect(scene.hero('quella')).toMatchObject({ focus: 1, actions: 3 });
    expect(scene.card('sixth-die').exhausted).toBe(true);
    expect(scene.options('use')).toEqual([]);
    scene.choose('done');
  });

  it('the Sixth Die does not set a die to what all of them show, and nothing without focus', () => {
    const die = (focus: number) => lay({ quella: { area: ['sixth-die'], focus } }).acts('quella');
    const alike = die(1).choose('use:sixth-die:exhaust');
    expect(alike.options()).toEqual(['wathe', 'volkris', 'lowek', 'aluna', 'nethander']);
    alike.choose('nethander');
    expect(alike.state.altarPool).toEqual(['nethander', 'brase', 'brase', 'brase', 'brase']);
    alike.choose('done').expectDone();
    const bare = die(0);
    expect(bare.options('use')).toEqual([]);
    bare.choose('done');
  });
});

describe('Quella’s Actions', () => {
  it('Fork of Lightning strikes with one die more, and a second enemy where Lowek shows', () => {
    const scene = lay({
      pool: one('lowek'),
      quella: { hand: ['fork-of-lightning.1'] },
      enemies: { [RAIDER]: { at: 'V17' }, [BLUE]: { at: 'U18' } },
    });
    scene
      .acts('quella')
      .dice(...faces(4, 2))
      .altarDice('wathe');
    scene.choose('play:fork-of-lightning.1:play').choose(RAIDER).choose('yes').choose(BLUE);
    expect([RAIDER, BLUE].map((card) => scene.card(card).damage)).toEqual([3, 2]);
    expect(scene.hero('quella')).toMatchObject({ actions: 2, hand: [] });
    scene.choose('done');
  });

  it('Ember Rain falls on an enemy and on each within 1 space of it; Volkris spreads it', () => {
    const rain = (answer: 'yes' | 'no') => {
      const scene = lay({
        pool: one('volkris'),
        quella: { hand: ['ember-rain.1'] },
        sedrin: { at: 'T18' },
        enemies: {
          [RAIDER]: { at: 'U17', armor: 1 },
          [BLUE]: { at: 'V18' },
          [GREEN]: { at: 'S16' },
        },
      });
      if (answer === 'yes') scene.altarDice('wathe');
      scene.acts('quella').choose('play:ember-rain.1:play');
      expect(scene.options()).toEqual([RAIDER, BLUE, GREEN]);
      scene.choose(RAIDER).choose(answer).choose('done').expectDone();
      expect(scene.hero('sedrin').damage).toBe(0);
      return [RAIDER, BLUE, GREEN].map((card) => scene.card(card).damage);
    };
    expect(rain('no')).toEqual([2, 2, undefined]);
    expect(rain('yes')).toEqual([3, 3, 1]);
  });

  it('Cold Snap strikes with one die more, and exhausts each enemy near her where Wathe shows', () => {
    const scene = lay({
      pool: one('wathe'),
      quella: { hand: ['cold-snap'] },
      enemies: { [RAIDER]: { at: 'V17' }, [BLUE]: { at: 'S17' }, [GREEN]: { at: 'T17' } },
    });
    scene
      .acts('quella')
      .dice(...faces(3, 2))
      .altarDice('lowek');
    scene.choose('play:cold-snap:play').choose(RAIDER).choose('yes');
    expect(scene.card(RAIDER)).toEqual({ spaces: ['V17'], damage: 2 });
    expect(scene.card(BLUE)).toEqual({ spaces: ['S17'], exhausted: true });
    expect(scene.card(GREEN)).toEqual({ spaces: ['T17'] });
    scene.choose('done');
  });

  it('Out of the Sun turns the bird into a woman who strikes hard within 2 spaces', () => {
    const scene = shaped(true, {
      quella: { hand: ['out-of-the-sun.1'] },
      enemies: { [RAIDER]: { at: 'S17' }, [BLUE]: { at: 'S16' }, [GREEN]: { at: 'T17' } },
    });
    scene.acts('quella').dice(...faces(5, 2));
    scene.choose('play:out-of-the-sun.1:play');
    expect(scene.card('quella').exhausted).toBeUndefined();
    expect(scene.options()).toEqual([RAIDER, BLUE]);
    scene.choose(RAIDER);
    expect(scene.card(RAIDER).damage).toBe(4);
    scene.choose('done');
  });

  it('Make Room hurts and pushes away each enemy near her; Brase gives 2 armor', () => {
    const scene = lay({
      pool: one('brase'),
      quella: { hand: ['make-room'] },
      enemies: { [RAIDER]: { at: 'R17' }, [BLUE]: { at: 'S16' }, [GREEN]: { at: 'T17' } },
    });
    scene.acts('quella').altarDice('wathe').choose('play:make-room:play').choose('T18');
    expect(scene.options()).not.toContain('R16');
    scene.choose('U16').choose('yes');
    expect(scene.card(RAIDER)).toEqual({ spaces: ['T18'], damage: 1 });
    expect(scene.card(BLUE)).toEqual({ spaces: ['U16'], damage: 1 });
    expect(scene.card(GREEN)).toEqual({ spaces: ['T17'] });
    expect(scene.hero('quella').armor).toBe(2);
    expect(scene.hero('sedrin')).toMatchObject({ at: 'Q18', damage: 0 });
    scene.choose('done');
  });

  it('The Whole Sky strikes with five dice more for 3 focus, and not at all for less', () => {
    const sky = (focus: number) =>
      lay({
        quella: { hand: ['the-whole-sky'], focus },
        enemies: { [RAIDER]: { at: 'V17' } },
      }).acts('quella');
    const scene = sky(4).dice(...faces(5), ...faces(0, 5));
    scene.choose('play:the-whole-sky:play');
    expect(scene.options()).toContain('focus:1');
    expect(scene.options()).not.toContain('focus:2');
    scene.choose('focus:0');
    expect(scene.events('dice-rolled')[0]?.args).toMatchObject({ dice: 10 });
    expect(scene.card(RAIDER).damage).toBe(4);
    scene.choose('done').expectDone();
    const poor = sky(2);
    expect(poor.options('play')).toEqual([]);
    poor.choose('done');
  });

  it('The Long View draws 2 cards and looks at the next threat; Aluna shows what the quest has next', () => {
    const scene = lay({
      pool: one('aluna'),
      quella: { hand: ['the-long-view'] },
      heroDecks: { quella: ['tailwind', 'preen'] },
      tops: { threat: [RAIDER, BLUE], quest: ['hidden-chanter', 'sunrise'] },
    });
    scene.acts('quella').altarDice('wathe').choose('play:the-long-view:play').choose('bottom');
    expect(scene.hero('quella').hand).toEqual(['tailwind', 'preen']);
    expect(scene.state.decks.threat.draw.at(-1)).toBe(BLUE);
    expect(scene.state.decks.threat.draw[0]).toBe(RAIDER);
    scene.choose('yes').choose('leave');
    expect(scene.state.decks.quest.draw.at(-1)).toBe('hidden-chanter');
    expect(scene.events('deck-scouted-by-you').map(({ args }) => args.card)).toEqual([
      RAIDER,
      'hidden-chanter',
    ]);
    scene.choose('done');
  });

  it('Eye of the Storm gives 1 focus, and a die more as long as no enemy is within 2 spaces', () => {
    const scene = lay({ quella: { hand: ['eye-of-the-storm'] } });
    scene.acts('quella').choose('play:eye-of-the-storm:play');
    expect(scene.hero('quella')).toMatchObject({
      focus: 1,
      actions: 2,
      area: ['eye-of-the-storm'],
    });
    scene.choose('done').expectDone();
    const dice = (near: string) => {
      const fight = lay({
        quella: { hand: ['cold-snap'], area: ['eye-of-the-storm'] },
        enemies: { [RAIDER]: { at: 'V17' }, [BLUE]: { at: near } },
      });
      const thrown = near === 'T17' ? 6 : 5;
      fight.acts('quella').dice(...faces(thrown));
      fight.choose('play:cold-snap:play').choose(RAIDER).choose('done').expectDone();
      return fight.events('dice-rolled')[0]?.args?.dice;
    };
    expect([dice('T17'), dice('S17')]).toEqual([6, 5]);
  });

  it('A Cloud of Her Own sets a die to Nethander, and strikes for one, once a round', () => {
    const scene = lay({
      quella: { hand: ['a-cloud-of-her-own'] },
      enemies: { [RAIDER]: { at: 'U17' }, [BLUE]: { at: 'T17' }, [GREEN]: { at: 'V17' } },
    });
    scene.acts('quella').choose('play:a-cloud-of-her-own:play');
    expect(scene.state.altarPool).toEqual(['nethander', 'brase', 'brase', 'brase', 'brase']);
    scene.altarDice('nethander').choose('use:a-cloud-of-her-own:exhaust');
    expect(scene.options()).toEqual([RAIDER, BLUE]);
    scene.choose(RAIDER);
    expect([RAIDER, BLUE, GREEN].map((card) => scene.card(card).damage)).toEqual([
      2,
      undefined,
      undefined,
    ]);
    expect(scene.card('a-cloud-of-her-own').exhausted).toBe(true);
    expect(scene.options('use')).toEqual([]);
    scene.choose('done');
  });
});
