import { describe, expect, it } from 'vitest';
import { lay, shaped } from '../quella-stage.ts';
import { faces, inflict, one } from '../stage.ts';

const RAIDER = 'frox-raider.red';
const BLUE = 'frox-raider.blue';
const GREEN = 'frox-raider.green';

describe('Quella’s storm', () => {
  it('Fork of Lightning ★ has two dice more and a third prong, which blows away, where Volkris shows', () => {
    const scene = lay({
      pool: ['lowek', 'volkris', 'brase', 'brase', 'brase'],
      quella: { hand: ['fork-of-lightning-2'] },
      enemies: { [RAIDER]: { at: 'V17' }, [BLUE]: { at: 'U18' }, [GREEN]: { at: 'S17' } },
    });
    scene
      .acts('quella')
      .dice(...faces(4, 3))
      .altarDice('wathe', 'wathe');
    scene.choose('play:fork-of-lightning-2:play').choose(RAIDER);
    expect(scene.events('dice-rolled')[0]?.args).toMatchObject({ dice: 7 });
    scene.choose('yes').choose(BLUE).choose('yes').choose(GREEN).choose('U17');
    expect(scene.card(RAIDER)).toEqual({ spaces: ['V17'], damage: 3 });
    expect(scene.card(BLUE)).toEqual({ spaces: ['U18'], damage: 2 });
    expect(scene.card(GREEN)).toEqual({ spaces: ['U17'], damage: 1 });
    expect(scene.hero('quella')).toMatchObject({ actions: 2, hand: [] });
    scene.choose('done');
  });

  it('Ember Rain ★ falls on each enemy within 2 spaces of one, and gives 1 focus; Volkris spreads it', () => {
    const rain = (answer: 'yes' | 'no') => {
      const scene = lay({
        pool: one('volkris'),
        quella: { hand: ['ember-rain-2'] },
        sedrin: { at: 'T18' },
        enemies: { [RAIDER]: { at: 'V17' }, [BLUE]: { at: 'T16' }, [GREEN]: { at: 'S16' } },
      });
      if (answer === 'yes') scene.altarDice('wathe');
      scene.acts('quella').choose('play:ember-rain-2:play').choose(RAIDER);
      scene.choose(answer).choose('done').expectDone();
      expect(scene.hero('sedrin').damage).toBe(0);
      expect(scene.hero('quella').focus).toBe(1);
      return [RAIDER, BLUE, GREEN].map((card) => scene.card(card).damage);
    };
    expect(rain('no')).toEqual([2, 2, undefined]);
    expect(rain('yes')).toEqual([3, 3, 1]);
  });
});

describe('Quella’s bird', () => {
  it('Out of the Sun ★ flies up to 3 spaces, lands as a woman and strikes with three dice more', () => {
    const scene = shaped(true, {
      quella: { at: 'Q16', hand: ['out-of-the-sun-2'] },
      enemies: { [RAIDER]: { at: 'V16' }, [BLUE]: { at: 'R16' } },
    });
    scene.acts('quella').dice(...faces(5, 3));
    scene.choose('play:out-of-the-sun-2:play');
    expect([scene.steps('T16'), scene.steps('U16')]).toEqual([3, null]);
    // Over the head of one enemy to where the other is within reach.
    scene.choose('move:T16');
    expect(scene.card('quella').exhausted).toBeUndefined();
    expect(scene.options()).toEqual([RAIDER, BLUE]);
    scene.choose(RAIDER);
    expect(scene.events('dice-rolled')[0]?.args).toMatchObject({ dice: 8 });
    expect(scene.card(RAIDER).damage).toBe(4);
    expect(scene.card(BLUE)).toEqual({ spaces: ['R16'] });
    scene.choose('done');
  });

  it('Preen ★ heals 4 damage of the bird, which gets 1 armor, or 1 of the woman, who draws a card', () => {
    const preen = (isBird: boolean) => {
      const scene = shaped(isBird, {
        quella: { damage: 5, hand: ['preen-2'] },
        heroDecks: { quella: ['tailwind'] },
      });
      scene.acts('quella').choose('feat:preen-2:play');
      const { damage, armor, hand } = structuredClone(scene.hero('quella'));
      scene.choose('done').expectDone();
      return { damage, armor, hand };
    };
    expect(preen(true)).toEqual({ damage: 1, armor: 1, hand: [] });
    expect(preen(false)).toEqual({ damage: 4, armor: 0, hand: ['tailwind'] });
  });

  it('Only Feathers ★ makes her a bird with 2 defense more, and draws a card', () => {
    const scene = shaped(false, {
      quella: { hand: ['a-handful-of-feathers-2'] },
      enemies: { [RAIDER]: { at: 'R17' } },
      heroDecks: { quella: ['tailwind'] },
    });
    inflict(scene.dice(...faces(1, 1)), 'quella', 'fortitude', 6);
    scene.choose('play:a-handful-of-feathers-2:play');
    expect(scene.card('quella').exhausted).toBe(true);
    // 6 inflicted, 1 success, 2 defense of the bird and 2 more.
    expect(scene.hero('quella')).toMatchObject({ damage: 1, hand: ['tailwind'] });
  });
});

describe('Quella reading the skies', () => {
  it('The Long View ★ draws 2 cards, gives 1 focus, and looks at what threat and villain have next', () => {
    const scene = lay({
      pool: one('aluna'),
      quella: { hand: ['the-long-view-2'] },
      heroDecks: { quella: ['tailwind', 'preen'] },
      tops: {
        threat: [RAIDER, BLUE],
        villain: ['swallowed-light', 'the-long-belch'],
        quest: ['hidden-chanter', 'sunrise'],
      },
    });
    scene.acts('quella').altarDice('wathe').choose('play:the-long-view-2:play');
    expect(scene.hero('quella')).toMatchObject({ hand: ['tailwind', 'preen'], focus: 1 });
    scene.choose('bottom').choose('leave');
    expect(scene.state.decks.threat.draw.at(-1)).toBe(BLUE);
    expect(scene.state.decks.villain.draw.at(-1)).toBe('swallowed-light');
    scene.choose('yes').choose('bottom');
    expect(scene.state.decks.quest.draw.at(-1)).toBe('sunrise');
    expect(scene.events('deck-scouted-by-you').map(({ args }) => args.card)).toEqual([
      RAIDER,
      'swallowed-light',
      'hidden-chanter',
    ]);
    scene.choose('done');
  });

  it('AQ-238: Ask Them Again ★ rolls 3 altar dice, sets one as she likes, and draws a card', () => {
    const scene = lay({
      pool: ['wathe', 'volkris', 'brase', 'lowek', 'aluna'],
      quella: { hand: ['ask-them-again-2'] },
      heroDecks: { quella: ['tailwind'] },
    });
    scene.acts('quella').altarDice('brase', 'brase', 'lowek');
    scene.choose('feat:ask-them-again-2:play').choose('die:0', 'die:2', 'die:4');
    expect(scene.state.altarPool).toEqual(['brase', 'volkris', 'brase', 'lowek', 'lowek']);
    scene.choose('nethander').choose('volkris');
    expect(scene.state.altarPool).toEqual(['brase', 'nethander', 'brase', 'lowek', 'lowek']);
    expect(scene.hero('quella')).toMatchObject({ hand: ['tailwind'], actions: 3, focus: 0 });
    scene.choose('done');
  });

  it('With Hindsight ★ adds 3 successes to the roll of anybody within 4 spaces for 1 focus', () => {
    const rolled = (at: string, focus: number) => {
      const scene = lay({
        quella: { hand: ['with-hindsight-2'], focus },
        sedrin: { at, area: ['kneeler'] },
        enemies: { [RAIDER]: { at: 'V17' } },
      });
      scene.dice(...faces(2, 1));
      inflict(scene, 'sedrin', 'might', 8);
      return scene;
    };
    const near = rolled('U17', 1);
    expect(near.options()).toEqual(['play:with-hindsight-2:play', 'pass']);
    near.choose('play:with-hindsight-2:play').expectDone();
    // 8 inflicted, 2 successes and 3 more, 1 defense.
    expect(near.hero('sedrin').damage).toBe(2);
    expect(near.hero('quella')).toMatchObject({ focus: 0, hand: [] });
    const unable = [rolled('V18', 1), rolled('U17', 0)];
    for (const scene of unable) {
      scene.expectDone();
      expect(scene.hero('sedrin').damage).toBe(5);
      expect(scene.hero('quella').hand).toEqual(['with-hindsight-2']);
    }
  });
});
