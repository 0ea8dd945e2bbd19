import { describe, expect, it } from 'vitest';
import { practice } from './practice-cards.ts';

const ROOM = { startRoom: 'room-11' };
/** An enemy in Sedrin's threat area that stays where it is and inflicts 6 on whoever is nearest. */
const BITTEN = {
  ...ROOM,
  enemies: { biter: { hero: 'sedrin', at: 'O9' } },
};
const NO_SUCCESS = ['focus', 'focus', 'focus'] as const;

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

  it('C-03: also between two react phases of the threat turn; Q-47: without it their order makes no difference', () => {
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
    // Nothing depends on whose threats come first, so nobody is asked once the potion is gone.
    expect(scene.changes()).toMatchObject({ 'sedrin.damage': 0, 'sedrin.reacted': true });
  });

  it('Q-47: which card is exhausted is asked only where it is not refreshed before it could be used', () => {
    const chilled = () =>
      practice({
        ...ROOM,
        heroes: { sedrin: { at: 'O8', area: ['laurel', 'wings'] } },
        tops: { villain: ['chill'] },
      });
    const asked = chilled().run('villain-turn');
    expect(asked.options()).toEqual(['laurel', 'wings']);
    asked.choose('wings');
    expect(asked.card('wings')).toEqual({ exhausted: true });

    const settled = chilled().run('round').choose('done');
    expect(settled.events('card-exhausted').map(({ args }) => args)).toEqual([{ card: 'laurel' }]);
    expect(settled.state.round).toBe(3);
    expect(settled.card('laurel')).toEqual({});
    settled.end();
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
