import { describe, expect, it } from 'vitest';
import { type Scenario, scenario } from '../../support/adventure.ts';
import { meets, offered } from './playing-cards.ts';
import { type Fight, through } from './stage.ts';
import './practice-cards.ts';

/** Each moment at which ability cards are played, reached by somebody with a hand and this much energy. */
const MOMENTS = {
  movement: (who: string, { energy, others, ...standing }: Fight) =>
    scenario({
      characters: { [who]: { space: 'ironforge', ...standing }, ...others },
    }).travel(who, 1, energy),
  'before the dice': (who: string, fighter: Fight) => meets(who, 'flame', [], fighter),
  'after the dice': (who: string, fighter: Fight) => {
    const s = meets(who, 'flame', [2, 5], fighter);
    return s.options().includes('roll') ? s.choose('roll') : s;
  },
  discovery: (who: string, { energy, ...standing }: Fight) =>
    scenario({
      characters: { [who]: { space: 'frost-cradle', ...standing } },
      placed: { 'frost-cradle': ['bomb'] },
    }).explore(who, energy),
  defeat: (who: string, fighter: Fight) => through(meets(who, 'imp', [2, 6], fighter)),
} satisfies { [moment: string]: (who: string, fighter: Fight) => Scenario };

/** What is offered at a moment, if anything is asked. */
function offeredAt(moment: keyof typeof MOMENTS, who: string, fighter: Fight): string[] {
  const s = MOMENTS[moment](who, fighter);
  const cards = s.match.open.length > 0 ? offered(s) : [];
  s.end();
  return cards;
}

describe('AD-108 and AD-109: when an ability card is played, and for how much energy', () => {
  // biome-ignore format: one moment a line
  it.each<[string, keyof typeof MOMENTS, { [card: string]: number }, Fight]>([
    ['mage', 'movement', { 'short-cut': 1, 'door-ajar': 1, 'change-of-subject': 0 }, {}],
    ['mage', 'before the dice', { 'hand-picked-icicle': 0, 'controlled-burn': 1, 'cold-feet': 1, 'illustrated-lightning': 1, 'thicker-robes': 1, 'briefly-a-teapot': 1 }, {}],
    ['mage', 'after the dice', { 'second-opinion': 1, 'well-actually': 1 }, {}],
    ['mage', 'discovery', { 'read-about-this': 0 }, {}],
    ['mage', 'defeat', { 'elsewhere-by-then': 1 }, { damage: 3 }],
    ['warlock', 'movement', { 'payment-in-kind': 0, 'ring-for-the-demon': 0, 'slow-complaint': 1 }, { others: { mage: {} } }],
    ['warlock', 'before the dice', { 'bolt-on-account': 0, 'leech-by-post': 1, 'blood-money': 0, 'second-hand-limp': 1, 'feeding-time': 1 }, { side: 'other' }],
    ['warlock', 'after the dice', { 'loaded-knuckle': 1, 'demon-in-front': 1, 'sore-subject': 0, 'clause-nine': 2 }, { side: 'other', damage: 1 }],
    ['warlock', 'discovery', { 'not-at-this-address': 0 }, {}],
    ['warlock', 'defeat', { 'not-the-first-time': 1 }, { damage: 4 }],
    ['hunter', 'movement', { 'whistle-for-petal': 0, 'deer-path': 1 }, {}],
    ['hunter', 'before the dice', { 'the-long-shot': 1, 'introducing-petal': 1, 'chalk-mark': 1, 'waxed-string': 1, 'wire-at-knee-height': 1, downwind: 1 }, { side: 'other', weapon: 'archer' }],
    ['hunter', 'after the dice', { 'already-loosed': 1, 'pinned-boot': 0, 'petal-has-views': 1, 'shot-out-of-the-hand': 1 }, { side: 'other' }],
    ['hunter', 'discovery', { 'laid-again-elsewhere': 0 }, {}],
    ['hunter', 'defeat', { 'petal-in-the-way': 1 }, { side: 'other', damage: 3 }],
    ['warrior', 'movement', { 'hard-boiled-egg': 1, 'changing-of-the-guard': 0, 'borrowed-rivets': 1 }, { damage: 1, armor: 'ghoul' }],
    ['warrior', 'before the dice', { 'after-you': 0, 'both-feet-planted': 1, 'somebodys-front-door': 1, 'standing-grudge': 1, 'at-long-last': 0 }, {}],
    ['warrior', 'after the dice', { 'rim-of-the-shield': 0, 'hand-on-the-collar': 1, 'only-a-rib': 1, 'i-beg-your-pardon': 1 }, {}],
    ['warrior', 'discovery', { underfoot: 0 }, {}],
    ['warrior', 'defeat', { 'count-of-nine': 1 }, { damage: 4 }],
  ])('%s, %s: %j', (who, moment, costs, standing) => {
    const hand = Object.keys(costs);
    for (const energy of [0, 1, 2]) {
      expect(offeredAt(moment, who, { ...standing, energy, hand })).toEqual(
        hand.filter((card) => (costs[card] ?? 0) <= energy),
      );
    }
  });

  // biome-ignore format: one character a line
  it.each<[string, string[]]>([
    ['mage', ['short-cut', 'hand-picked-icicle', 'second-opinion', 'read-about-this', 'elsewhere-by-then']],
    ['warlock', ['payment-in-kind', 'bolt-on-account', 'loaded-knuckle', 'not-at-this-address', 'not-the-first-time']],
    ['hunter', ['deer-path', 'the-long-shot', 'pinned-boot', 'laid-again-elsewhere', 'petal-in-the-way']],
    ['warrior', ['changing-of-the-guard', 'after-you', 'only-a-rib', 'underfoot', 'count-of-nine']],
  ])('AD-109: %s with a card for each moment plays the one whose moment it is: %j', (who, hand) => {
    // Hurt so badly that the next blow is the last one, with whoever it takes to step in.
    const side = who === 'hunter' ? 'other' : 'starting';
    const damage = { mage: 3, warlock: 4, hunter: 3, warrior: 4 }[who] ?? 0;
    for (const [index, moment] of (Object.keys(MOMENTS) as (keyof typeof MOMENTS)[]).entries()) {
      const fighter: Fight = { side, damage, energy: 2, hand };
      expect(offeredAt(moment, who, fighter)).toEqual([hand[index]]);
    }
  });
});
