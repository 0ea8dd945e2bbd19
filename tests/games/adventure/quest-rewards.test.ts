import { describe, expect, it } from 'vitest';
import { ELITE_QUESTS } from '../../../src/games/adventure/cards/quests/elite.ts';
import { STARTING_QUESTS } from '../../../src/games/adventure/cards/quests/starting.ts';
import { questDefinition } from '../../../src/games/adventure/rules/cards/library.ts';
import { neededFor } from '../../../src/games/adventure/rules/queries/quests.ts';
import { valorOf } from '../../../src/games/adventure/rules/queries/valor.ts';
import type { Level } from '../../../src/games/adventure/rules/terms.ts';
import { type Layout, type Scenario, type Standing, scenario } from '../../support/adventure.ts';
import { HERO } from './quest-deeds.ts';
import './practice-cards.ts';

/** How the two characters stand; what isn't named is as it was laid out. */
interface Outcome {
  valor: number;
  level: Level;
  hand: string[];
  bag: string[];
  kept: string[];
  damage: number;
  diseases: number;
  attached: number;
  side: string;
  space: string;
  quests: string[];
  placed: { [space: string]: string[] };
  mage: { hand: string[]; bag: string[] };
}

interface Completing {
  /** How the hero stands at the end of a turn in Ironforge that completes the quest. */
  hero?: Standing;
  mage?: Standing;
  table?: Omit<Layout, 'characters'>;
  /** What is asked: everything offered, or how many options, and what is chosen. */
  asked?: [offered: string[] | number, chosen: string][];
  /** What results; nothing else may change. */
  gives: Partial<Outcome>;
}

/** The warrior's ability deck from the top. */
const TOP = ['throw', 'shrug', 'stomp', 'charge', 'brace', 'grudge', 'rivets'];

const next = (...cards: [color: string, card: string][]) => ({
  next: Object.fromEntries(cards.map(([color, card]) => [color, [card]])),
});

const keep = (...cards: string[]) => cards.map((card) => `keep:${card}`);

/** Drawn for a level (AD-074). */
const LEVEL = { level: 'green', hand: TOP.slice(0, 3) } as const;

/** Where a discovery can be placed: everywhere except in the cities. */
const SPACES = 28;

const QUESTS: { [quest: string]: Completing } = {
  'orchard-inventory': { gives: { valor: 1, hand: ['throw'] } },
  'nine-generations': {
    table: next(['grey', 'rat']),
    gives: { ...LEVEL, bag: ['rat'] },
  },
  'hanged-mans-boots': { gives: { valor: 1 } },
  'letter-in-three-copies': {
    asked: [[keep('throw', 'shrug'), 'keep:shrug']],
    gives: { valor: 1, hand: ['shrug'] },
  },
  'bell-in-the-fog': { gives: { ...LEVEL, valor: 1 } },
  'cough-medicine': {
    table: { tokens: ['gold.1'] },
    asked: [[['decline', 'gold.1:grey', 'gold.1:green'], 'decline']],
    gives: { ...LEVEL, kept: ['gold.1'] },
  },
  'tinkers-wager': {
    asked: [[keep('charge', 'brace', 'grudge'), 'keep:grudge']],
    gives: { level: 'green', hand: [...LEVEL.hand, 'grudge'] },
  },
  'ice-for-ironforge': {
    table: next(['grey', 'rat']),
    gives: { valor: 1, bag: ['rat'] },
  },
  'cradle-song': { hero: { damage: 3 }, gives: { valor: 1, damage: 1 } },
  'surveyors-chain': {
    table: { tokens: ['bomb.1'] },
    asked: [[SPACES, 'rust-flats']],
    gives: { valor: 1, placed: { 'rust-flats': ['bomb.1'] } },
  },
  'bridge-by-subscription': { gives: { ...LEVEL, valor: 1 } },
  'bridge-by-objection': {
    table: next(['green', 'rockfall']),
    gives: { valor: 1, bag: ['rockfall'] },
  },
  'paid-in-full': { gives: { valor: 1 } },
  'captains-back-pay': { gives: { valor: 1, hand: ['throw', 'shrug'] } },
  'millers-cat': {
    hero: { level: 'green' },
    table: next(['green', 'rockfall']),
    gives: { valor: 1, level: 'green', bag: ['rockfall'] },
  },
  'scarecrow-ballot': { gives: { valor: 1 } },
  overdue: {
    hero: { discard: ['get-up', 'snack'] },
    asked: [[['take:get-up', 'take:snack'], 'take:get-up']],
    gives: { valor: 1, hand: ['get-up'] },
  },
  'widows-candle': { gives: { ...LEVEL, valor: 1 } },

  'drowned-census': { gives: { ...LEVEL, valor: 1 } },
  'license-for-the-fog': {
    table: { tokens: ['bomb.1'] },
    asked: [[SPACES, 'rust-flats']],
    gives: { ...LEVEL, valor: 1, placed: { 'rust-flats': ['bomb.1'] } },
  },
  'library-in-the-bog': {
    asked: [[keep('charge', 'brace', 'grudge'), 'keep:charge']],
    gives: { ...LEVEL, valor: 1, hand: TOP.slice(0, 4) },
  },
  'wanted-a-watch': { gives: { ...LEVEL, valor: 1 } },
  'seven-widows': { gives: { ...LEVEL, valor: 1 } },
  'lightning-rod': { gives: { ...LEVEL, valor: 1 } },
  'blown-glass': {
    table: next(['yellow', 'leper']),
    gives: { ...LEVEL, valor: 1, bag: ['leper'] },
  },
  'what-the-witch-kept': {
    hero: { attached: ['get-up'] },
    table: next(['green', 'rockfall']),
    gives: { valor: 1, attached: 0, bag: ['rockfall'] },
  },
  'third-prophecy': { gives: { valor: 1, hand: ['throw', 'shrug'] } },
  'going-going': {
    hero: { level: 'yellow' },
    table: next(['yellow', 'leper']),
    gives: { valor: 1, level: 'yellow', bag: ['leper'] },
  },
  'an-heir-speaks': {
    table: next(['red', 'appraiser']),
    gives: { valor: 1, bag: ['appraiser'] },
  },
  'barons-supper': { gives: { valor: 1, hand: ['throw', 'shrug'] } },
  'price-of-fire': { gives: { valor: 1, hand: TOP.slice(0, 3) } },
  'light-for-the-poor': { gives: { valor: 3 } },
  'last-harvest': {
    hero: { diseases: ['disease.1'] },
    asked: [[['choose:0', 'choose:1'], 'choose:0']],
    gives: { valor: 2, diseases: 0 },
  },
  'egg-for-the-menagerie': {
    table: next(['red', 'appraiser']),
    gives: { valor: 2, bag: ['appraiser'] },
  },
  'egg-returned': { hero: { damage: 3 }, gives: { valor: 3, damage: 1, hand: ['throw'] } },
  'rust-flats-derby': {
    table: { tokens: ['gold.1'] },
    asked: [[['decline', 'gold.1:grey'], 'decline']],
    gives: { valor: 1, kept: ['gold.1'] },
  },
  'colonels-tiger': {
    table: next(['yellow', 'leper']),
    gives: { valor: 2, bag: ['leper'] },
  },
  'buried-on-paper': {
    asked: [
      [['do', 'decline'], 'do'],
      [['undercity', 'stormwind'], 'undercity'],
    ],
    gives: { valor: 3, space: 'undercity' },
  },
  'closing-time': {
    hero: { damage: 4 },
    asked: [[['do', 'decline'], 'do']],
    gives: { valor: 3, damage: 1, side: 'other' },
  },
  'auctioneers-cough': {
    hero: { level: 'red' },
    table: next(['red', 'appraiser']),
    gives: { valor: 1, level: 'red', bag: ['appraiser'] },
  },
  'last-blade-of-orm': {
    asked: [[keep(...TOP.slice(0, 4)), 'keep:charge']],
    gives: { valor: 2, hand: ['charge'] },
  },
  'on-loan-to-the-museum': {
    table: { elite: ['rust-flats-derby', 'seven-widows'] },
    gives: { valor: 1, quests: ['rust-flats-derby', 'seven-widows'] },
  },
  'the-summons': {
    mage: { hand: ['rebuke'] },
    gives: { valor: 1, mage: { hand: [], bag: [] } },
  },
  'served-cold': {
    hero: { discard: ['get-up', 'snack'] },
    asked: [[['take:get-up', 'take:snack'], 'take:snack']],
    gives: { valor: 2, hand: ['snack'] },
  },
  'parcel-of-no-value': {
    table: next(['yellow', 'leper']),
    gives: { valor: 1, bag: ['leper'] },
  },
  'anything-to-declare': {
    mage: { bag: ['rat', 'rockfall'] },
    asked: [[['take:rat', 'take:rockfall'], 'take:rockfall']],
    gives: { valor: 2, bag: ['rockfall'], mage: { hand: [], bag: ['rat'] } },
  },
  'matter-of-opinion': {
    asked: [[['choose:0', 'choose:1'], 'choose:0']],
    gives: { ...LEVEL, valor: 1 },
  },
  'ballad-in-want-of-a-duel': { gives: { valor: 3 } },
};

function layOut(quest: string, { hero = {}, mage = {}, table = {} }: Completing): Scenario {
  const progress = questDefinition(quest).tasks.map(neededFor);
  const standing = { space: 'ironforge', top: TOP, quests: [{ card: quest, progress }] };
  return scenario({
    characters: { [HERO]: { ...standing, ...hero }, mage: { space: 'stormwind', ...mage } },
    elite: [quest === 'last-harvest' ? 'served-cold' : 'last-harvest'],
    ...table,
  });
}

function outcome(s: Scenario): Outcome {
  const own = s.character(HERO);
  return {
    valor: valorOf(own),
    level: own.level,
    hand: s.hand(HERO),
    bag: own.bag,
    kept: own.kept,
    damage: own.damage,
    diseases: own.diseases.length,
    attached: own.attached.length,
    side: own.side,
    space: own.space,
    quests: own.quests.map(({ card }) => card),
    placed: s.state.placed,
    mage: { hand: s.hand('mage'), bag: s.character('mage').bag },
  };
}

describe('AD-085: completing a quest', () => {
  it.each(Object.entries(QUESTS))('%s: gives what it promises, and nothing else', (quest, one) => {
    const s = layOut(quest, one);
    const before = outcome(s);
    s.maintain(HERO);
    for (const [offered, chosen] of one.asked ?? []) {
      const options = s.options();
      expect(typeof offered === 'number' ? options.length : options).toEqual(offered);
      s.choose(chosen);
    }
    expect(s.character(HERO).log).toEqual([quest]);
    const quests = [quest === 'last-harvest' ? 'served-cold' : 'last-harvest'];
    expect(outcome(s)).toEqual({ ...before, valor: 0, quests, ...one.gives });
  });

  it('the harvest is celebrated with cards by whoever prefers them', () => {
    const s = layOut('last-harvest', { hero: { diseases: ['disease.1'] }, gives: {} });
    s.maintain(HERO).choose('choose:1');
    expect(outcome(s)).toMatchObject({ diseases: 1, hand: ['throw', 'shrug'] });
  });

  it('sergeant’s testimonials: who has risen as far as one can gets an item', () => {
    const s = layOut('matter-of-opinion', {
      hero: { level: 'red' },
      table: next(['red', 'appraiser']),
      gives: {},
    });
    s.maintain(HERO);
    expect(outcome(s)).toMatchObject({ level: 'red', hand: [], bag: ['appraiser'] });
  });

  it('has its scenario here, whichever it is', () => {
    expect(Object.keys(QUESTS).toSorted()).toEqual(
      [...STARTING_QUESTS, ...ELITE_QUESTS].map(({ id }) => id).toSorted(),
    );
  });
});
