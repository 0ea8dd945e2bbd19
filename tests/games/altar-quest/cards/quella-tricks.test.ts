import { describe, expect, it } from 'vitest';
import { lay, shaped } from './quella-stage.ts';
import { faces, five, inflict, one } from './stage.ts';

const RAIDER = 'frox-raider.red';
const BLUE = 'frox-raider.blue';

describe('Quella’s Feats', () => {
  it('Take Wing makes her a bird and moves her up to 4 spaces; Aluna heals 2', () => {
    const scene = shaped(false, {
      pool: one('aluna'),
      quella: { at: 'Q16', damage: 3, hand: ['take-wing'] },
      sedrin: { at: 'V16' },
      enemies: {
        [RAIDER]: { at: 'R16' },
        [BLUE]: { at: 'R17' },
        'frox-raider.green': { at: 'Q17' },
      },
    });
    scene.acts('quella').altarDice('wathe').choose('feat:take-wing:play');
    expect(scene.steps('U16')).toBe(4);
    scene.choose('move:U16').choose('yes');
    expect(scene.card('quella').exhausted).toBe(true);
    expect(scene.hero('quella')).toMatchObject({ at: 'U16', damage: 1, actions: 3 });
    scene.choose('done');
  });

  it('On Two Feet makes her a woman again and draws a card', () => {
    const scene = shaped(true, {
      quella: { hand: ['on-two-feet', 'cold-snap'] },
      heroDecks: { quella: ['tailwind'] },
      enemies: { [RAIDER]: { at: 'U17' } },
    });
    scene.acts('quella');
    expect(scene.options('play')).toEqual([]);
    scene.choose('feat:on-two-feet:play');
    expect(scene.card('quella').exhausted).toBeUndefined();
    expect(scene.hero('quella').hand).toEqual(['cold-snap', 'tailwind']);
    expect(scene.options('play')).toEqual(['play:cold-snap:play']);
    scene.choose('done');
  });

  it('Preen heals 3 damage of the bird, 1 of the woman', () => {
    const preen = (isBird: boolean) => {
      const scene = shaped(isBird, { quella: { damage: 5, hand: ['preen'] } });
      scene.acts('quella').choose('feat:preen:play').choose('done').expectDone();
      return scene.hero('quella').damage;
    };
    expect([preen(true), preen(false)]).toEqual([2, 4]);
  });

  it('AQ-238: Ask Them Again rolls 3 altar dice of her choice and draws a card', () => {
    const scene = lay({
      pool: ['wathe', 'volkris', 'brase', 'lowek', 'aluna'],
      quella: { hand: ['ask-them-again'] },
      heroDecks: { quella: ['tailwind'] },
    });
    scene.acts('quella').choose('feat:ask-them-again:play');
    expect(scene.question().choose).toEqual({ min: 3, max: 3 });
    scene.altarDice('nethander', 'lowek', 'lowek').choose('die:0', 'die:2', 'die:4');
    expect(scene.state.altarPool).toEqual(['nethander', 'volkris', 'lowek', 'lowek', 'lowek']);
    expect(scene.hero('quella')).toMatchObject({ hand: ['tailwind'], actions: 3 });
    scene.choose('done');
  });

  it('Ahead of Herself gives an action for 2 focus', () => {
    const ahead = (focus: number) =>
      lay({ quella: { hand: ['ahead-of-herself'], focus, actions: 1 } }).acts('quella');
    const scene = ahead(3).choose('feat:ahead-of-herself:play');
    expect(scene.hero('quella')).toMatchObject({ focus: 1, actions: 2, hand: [] });
    scene.choose('done').expectDone();
    const poor = ahead(1);
    expect(poor.options('feat')).toEqual([]);
    poor.choose('done');
  });

  it('Tailwind moves her or a hero within 6 spaces up to 3', () => {
    const scene = lay({ quella: { hand: ['tailwind'] } });
    scene.acts('quella').choose('feat:tailwind:play');
    expect(scene.options()).toEqual(['quella', 'sedrin']);
    scene.choose('sedrin');
    expect([scene.steps('T18'), scene.steps('U18')]).toEqual([3, null]);
    scene.choose('move:T18');
    expect([scene.at('sedrin'), scene.at('quella')]).toEqual(['T18', 'Q17']);
    scene.choose('done');
  });
});

describe('Quella’s Reactions', () => {
  it('Only Feathers makes her a bird before an INFLICT, with 1 defense more', () => {
    const scene = shaped(false, {
      quella: { hand: ['a-handful-of-feathers.1'] },
      enemies: { [RAIDER]: { at: 'R17' } },
    });
    inflict(scene.dice(...faces(1, 1)), 'quella', 'fortitude', 6);
    scene.choose('play:a-handful-of-feathers.1:play');
    expect(scene.card('quella').exhausted).toBe(true);
    // 6 inflicted, 1 success, 2 defense of the bird and 1 more.
    expect(scene.hero('quella')).toMatchObject({ damage: 2, hand: [] });
  });

  it('Only Feathers is only for her own skin, and 1 defense to a bird', () => {
    const other = shaped(false, {
      quella: { hand: ['a-handful-of-feathers.1'] },
      enemies: { [RAIDER]: { at: 'R17' } },
    });
    inflict(other.dice(...faces(0, 3)), 'sedrin', 'fortitude', 6).expectDone();
    expect(other.hero('sedrin').damage).toBe(5);
    const bird = shaped(true, {
      quella: { hand: ['a-handful-of-feathers.1'] },
      enemies: { [RAIDER]: { at: 'R17' } },
    });
    inflict(bird.dice(...faces(1, 1)), 'quella', 'fortitude', 6);
    bird.choose('play:a-handful-of-feathers.1:play');
    expect(bird.hero('quella').damage).toBe(2);
  });

  it('AQ-132: Not One Step strikes an enemy of hers within 4 spaces before it activates', () => {
    const scene = lay({
      pool: five('volkris'),
      quella: { hand: ['not-one-step.1'] },
      sedrin: { at: 'V20' },
      enemies: {
        [RAIDER]: { hero: 'quella', at: 'U17', damage: 3 },
        [BLUE]: { hero: 'sedrin', at: 'T16' },
      },
    });
    scene.dice(...faces(4, 1)).run('react', { hero: 'quella' });
    scene.choose('play:not-one-step.1:play');
    // 4 successes against 1 defense are the 3 health left: it can do nothing more.
    expect(scene.hero('quella')).toMatchObject({ threats: [], damage: 0, hand: [] });
    expect(scene.card(BLUE).damage).toBeUndefined();
  });

  it('Not One Step is neither for an enemy of another hero nor for a bird', () => {
    const reacting = (isBird: boolean, hero: string, at: string) => {
      const scene = shaped(isBird, {
        pool: five('volkris'),
        quella: { hand: ['not-one-step.1'] },
        enemies: { [RAIDER]: { hero, at } },
      });
      scene.run('react', { hero });
      const prompt = scene.match.open[0]?.prompt.key;
      const { hand } = scene.hero('quella');
      scene.end();
      return [hand, prompt === 'prompt.moment.enemy-activates'];
    };
    const kept = ['not-one-step.1'];
    expect(reacting(false, 'quella', 'U17')).toEqual([kept, true]);
    expect(reacting(false, 'quella', 'V17')).toEqual([kept, false]);
    expect(reacting(true, 'quella', 'U17')).toEqual([kept, false]);
    expect(reacting(false, 'sedrin', 'U17')).toEqual([kept, false]);
  });

  it('With Hindsight adds 2 successes to her roll for 1 focus', () => {
    const scene = lay({
      quella: { hand: ['with-hindsight', 'cold-snap'], focus: 1 },
      enemies: { [RAIDER]: { at: 'U17' } },
    });
    scene.acts('quella').dice(...faces(5));
    scene.choose('play:cold-snap:play').choose('play:with-hindsight:play');
    // Five and two against 1 defense: the raider had 6 health.
    expect(scene.hero('quella')).toMatchObject({ focus: 0, threats: [] });
    scene.choose('done').expectDone();
    const poor = lay({
      quella: { hand: ['with-hindsight', 'cold-snap'] },
      enemies: { [RAIDER]: { at: 'U17' } },
    });
    poor.acts('quella').dice(...faces(5));
    poor.choose('play:cold-snap:play');
    expect(poor.card(RAIDER).damage).toBe(4);
    expect(poor.hero('quella').hand).toEqual(['with-hindsight']);
    poor.choose('done');
  });

  it('Red Sky at Morning looks at the villain’s next card, draws a card and gives 1 focus', () => {
    const scene = lay({
      quella: { hand: ['red-sky-at-morning'] },
      heroDecks: { quella: ['tailwind'] },
      tops: { villain: ['swallowed-light', 'the-long-belch'] },
    });
    scene.run('window', { occasion: { at: 'turn-begins' } });
    scene.choose('play:red-sky-at-morning:play').choose('bottom');
    expect(scene.hero('quella')).toMatchObject({ hand: ['tailwind'], focus: 1 });
    expect(scene.state.decks.villain.draw[0]).toBe('swallowed-light');
  });
});
