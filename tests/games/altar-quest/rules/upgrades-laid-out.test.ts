import { describe, expect, it } from 'vitest';
import { faceOf } from '../../../../src/games/altar-quest/picture/cards/face.ts';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { registerDeck } from '../../../../src/games/altar-quest/rules/cards/register-deck.ts';
import {
  action,
  armor,
  attack,
  focus,
  play,
} from '../../../../src/games/altar-quest/rules/effects/build.ts';
import { broken } from '../../../../src/games/altar-quest/rules/invariants.ts';
import { scenarios } from '../../../../src/games/altar-quest/rules/scenarios/index.ts';
import { setupMatch } from '../../../../src/games/altar-quest/rules/setup.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { type Layout, scenario } from '../../../support/altar-quest.ts';

const texts = loadTexts();
const hero = 'myreen';

registerDeck({
  id: 'trial-upgrades',
  kind: 'hero-upgrade',
  cards: [
    {
      id: 'drink-deeper',
      type: 'action',
      hero,
      replaces: 'drink-deep',
      abilities: [play(attack('might', { bonus: 3 }))],
    },
    {
      id: 'bluer-blood',
      type: 'action',
      ongoing: true,
      hero,
      replaces: 'old-blood',
      abilities: [play(armor(1))],
    },
    {
      id: 'summer-rose',
      type: 'equipment',
      slot: 'weapon',
      hero,
      replaces: 'winter-rose',
      abilities: [action(focus(1))],
    },
  ],
});

const room = (heroes: Layout['heroes']): Layout => ({ startRoom: 'room-16', heroes });
const laidOut = (has: Partial<Layout['heroes'][string]>) =>
  scenario(room({ myreen: { at: 'S17', hand: [], ...has } }));

const problemsOf = (layout: Layout): string[] => {
  const read = scenarios.read(layout);
  return 'problems' in read ? read.problems : [];
};

describe('a hero upgrade that is laid out', () => {
  it('AQ-284: takes the place of one copy of the card that it replaces', () => {
    const scene = laidOut({ hand: ['drink-deeper'] });
    const { deck, hand } = scene.hero('myreen');
    expect(hand).toEqual(['drink-deeper']);
    expect(deck.draw.filter((card) => card.startsWith('drink'))).toHaveLength(1);
    expect(deck.draw).toHaveLength(23);
    expect(broken(scene.match)).toEqual([]);
    scene.acts('myreen').choose('done');
  });

  it('AQ-284: leaves the copy in the game that is laid out as well', () => {
    const hand = ['drink-deep.1', 'drink-deeper'];
    const scene = laidOut({ hand });
    expect(scene.hero('myreen').hand).toEqual(hand);
    expect(scene.hero('myreen').deck.draw).not.toContain('drink-deep.2');
    expect(problemsOf(room({ myreen: { at: 'S17', hand } }))).toEqual([]);
    scene.acts('myreen').choose('done');
  });

  it('AQ-284: is in the play area where it is Equipment, and in the deck where it is on top of it', () => {
    const scene = scenario({
      ...room({ myreen: { at: 'S17', hand: [], area: ['summer-rose', 'bluer-blood'] } }),
      heroDecks: { myreen: ['drink-deeper'] },
    });
    const { area, deck } = scene.hero('myreen');
    expect(area).toEqual(['myreen', 'summer-rose', 'gate-of-duvall', 'bluer-blood']);
    expect(deck.draw.at(-1)).toBe('drink-deeper');
    expect(deck.draw).not.toContain('old-blood');
    expect(broken(scene.match)).toEqual([]);
    scene.acts('myreen').choose('done');
  });

  it('is refused beside all that it would replace, and for a hero who does not play', () => {
    const both = room({ myreen: { at: 'S17', hand: ['drink-deep.1', 'drink-deep.2'] } });
    expect(problemsOf({ ...both, heroDecks: { myreen: ['drink-deeper'] } })).toEqual([
      'heroDecks.myreen.0: drink-deeper in the place of drink-deep.2, which is laid out as well',
    ]);
    expect(problemsOf(room({ sedrin: { at: 'S17', hand: ['drink-deeper'] } }))).toEqual([
      'heroes.sedrin.hand.0: drink-deeper is of the deck trial-upgrades, which is not in this match',
    ]);
  });

  it('AQ-284, AQ-286: is as sound in a quest of a campaign, where Equipment may stay behind', () => {
    const earned = { equipment: [], allies: [], owed: 0 };
    const brings = {
      story: null,
      chapter: 2,
      heroes: { myreen: { ...earned, upgrades: ['drink-deeper', 'summer-rose'] } },
      enemyUpgrades: [],
      rivals: [],
      behind: [],
      storyCards: [],
      opening: [],
    };
    const seats = [{ seat: 'ann', characters: ['myreen'] }];
    const { match } = setupMatch({ seats, options: {}, seed: '0'.repeat(32), brings });
    match.state.round = 1;
    expect(broken(match)).toEqual([]);
    const [myreen] = match.state.heroes;
    myreen?.area.splice(1, 1);
    expect(broken(match)).toEqual(['winter-rose is in 0 places']);
    match.state.campaign?.behind.push('summer-rose');
    expect(broken(match)).toEqual([]);
  });

  it('AQ-284: is never there beside the copy that it replaces, nor twice', () => {
    const { match } = laidOut({ hand: ['drink-deeper'] });
    const withThis = (...cards: string[]) => {
      const copy = structuredClone(match);
      copy.state.heroes[0]?.hand.push(...cards);
      return broken(copy);
    };
    expect(withThis('drink-deep.2')).toEqual(['drink-deep.2 is there beside its upgrade']);
    expect(withThis('drink-deeper')).toEqual(['drink-deeper is in 2 places']);
    const gone = structuredClone(match);
    gone.state.heroes[0]?.hand.pop();
    expect(broken(gone)).toEqual(['drink-deep.2 is in 0 places']);
    scenario(room({ myreen: { at: 'S17', hand: [] } }))
      .acts('myreen')
      .choose('done');
  });
});

describe('a hero upgrade to look at', () => {
  it('AQ-051: has a golden bar above its text, and the picture of the card that it replaces', () => {
    const upgrade = faceOf(definition('drink-deeper'), texts);
    const replaced = faceOf(definition('drink-deep'), texts);
    expect(upgrade).toMatchObject({ name: 'Drink Deep ★', line: 'Action · Upgrade' });
    expect(upgrade.bar).toBe('#f0c75e');
    expect(upgrade.art).toEqual(replaced.art);
    expect(replaced).not.toHaveProperty('bar');
    expect(faceOf(definition('bluer-blood'), texts).line).toBe('Action · Ongoing · Upgrade');
    expect(faceOf(definition('summer-rose'), texts).line).toBe('Equipment · Weapon · Upgrade');
  });
});
