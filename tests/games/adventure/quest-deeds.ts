import type { Character } from '../../../src/games/adventure/rules/state.ts';
import type { Color } from '../../../src/games/adventure/rules/terms.ts';
import type { Scenario } from '../../support/adventure.ts';

/** Whose quests are played; the mage is the other character whenever one is needed. */
export const HERO = 'warrior';

/** Something done that a quest may ask for, and what has to be laid out for it. */
export interface Deed {
  /** What is drawn for it. */
  drawn?: { color: Color; card: string };
  /** Discoveries that lie there. */
  placed?: { space: string; token: string };
  /** Items that the hero has from the start. */
  bag?: readonly string[];
  play(s: Scenario): void;
}

const hero = (s: Scenario, space: string): Character => {
  const character = s.character(HERO);
  character.space = space;
  return character;
};

/** Ends a turn there: the maintenance phase. */
export const arrive = (space: string): Deed => ({
  play(s) {
    hero(s, space);
    s.maintain(HERO);
  },
});

/** Draws an encounter there and defeats it. */
export const beat = (card: string, color: Color, space: string): Deed => ({
  drawn: { color, card },
  play(s) {
    hero(s, space);
    s.dice(6, 1).challenge(HERO);
  },
});

/** Fights what is printed on the board there. */
export const overthrow = (space: string, ...dice: number[]): Deed => ({
  play(s) {
    hero(s, space);
    s.dice(...dice).challenge(HERO);
  },
});

/** Explores and activates a resource, answering what is then asked; the quest is looked at when the phase is over. */
export const use = (
  space: string,
  resource: string,
  { answers = [], bag = [], drawn }: Pick<Deed, 'bag' | 'drawn'> & { answers?: string[] } = {},
): Deed => ({
  bag,
  ...(drawn ? { drawn } : {}),
  play(s) {
    hero(s, space);
    s.explore(HERO)
      .choose(resource)
      .chooseAll(...answers);
    s.maintain(HERO);
  },
});

/** Finds a discovery there. */
export const reveal = (space: string, token: string): Deed => ({
  placed: { space, token },
  play(s) {
    hero(s, space);
    s.explore(HERO).maintain(HERO);
  },
});

/** Gives away what is asked for; nothing else in the bag is taken instead. */
export const give = (space: string, item: string, ...others: string[]): Deed => ({
  bag: [item, ...others],
  play(s) {
    hero(s, space);
    s.maintain(HERO);
    const offered = s.options();
    if (offered.join() !== `decline,give:${item}`) throw new Error(`Offered: ${offered}`);
    s.choose(`give:${item}`);
  },
});

/** Has an item equipped in the maintenance phase. */
export const wear = (slot: 'weapon' | 'armor', item: string): Deed => ({
  bag: [item],
  play(s) {
    const character = s.character(HERO);
    const worn = character[slot];
    character.bag = character.bag.filter((one) => one !== item);
    if (worn !== null) character.bag.push(worn);
    character[slot] = item;
    s.maintain(HERO);
  },
});

/** Attacks the mage, who is there, and deals 1 damage. */
export const attack = (): Deed => ({
  play(s) {
    hero(s, 'gallows-road');
    s.character('mage').space = 'gallows-road';
    s.dice(6, 1).challenge(HERO).choose('attack:mage');
  },
});

/** The same when the mage has 1 health left. */
export const defeatMage = (): Deed => ({
  play(s) {
    s.character('mage').damage = 3;
    attack().play(s);
  },
});

/** Ends a turn where the mage is. */
export const visitMage = (): Deed => ({
  play(s) {
    hero(s, s.character('mage').space);
    s.maintain(HERO);
  },
});
