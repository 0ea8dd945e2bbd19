import { describe, expect, it } from 'vitest';
import { adventure } from '../../../src/games/adventure/index.ts';
import { adventureRules } from '../../../src/games/adventure/rules/index.ts';
import type { AdventureDecision } from '../../../src/games/adventure/rules/state.ts';
import { formFor } from '../../../src/kernel/decision.ts';
import type { StandingOffer } from '../../../src/kernel/standing.ts';
import { standingOption } from '../../../src/table/match/notes/standing-answers.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { type Scenario, type Standing, scenario } from '../../support/adventure.ts';
import { seedsOf } from '../../support/seeds.ts';
import { playGame } from './random-games.ts';

const texts = loadTexts();

const words = (offer: StandingOffer) => adventure.presentation.standing?.(offer, texts, 2);

/** What whoever is asked now may give a standing answer to. */
function offers(s: Scenario): StandingOffer[] {
  const decision = s.question();
  const own = formFor(decision, decision.seats[0] ?? '') as AdventureDecision;
  return adventureRules.standing?.(own) ?? [];
}

/** Gives the one standing answer that is offered, and goes on with it. */
function answersForGood(s: Scenario): Scenario {
  const given = offers(s);
  expect(given).toHaveLength(1);
  return s.choose(standingOption(adventure, given, s.question()) ?? '');
}

const MAGE: Standing = { space: 'stormwind', bag: ['granary-rat'] };

describe('answers for good', () => {
  it('AD-033: whom a False Map leads astray is left alone by whoever wants to be left alone', () => {
    const s = scenario({
      characters: { warrior: { space: 'undercity' }, mage: MAGE },
      placed: { 'gallows-road': ['false-map'] },
      next: { grey: ['hedge-whelp'] },
    });
    s.turn('warrior', 0).dice(6, 1).choose('to:gallows-road');
    expect(s.question().seats).toEqual(['seat-2']);
    expect(offers(s).map(words)).toEqual(['Never move anyone with a false map']);
    answersForGood(s);
    expect(s.character('warrior').space).toBe('gallows-road');
  });

  it('AD-031: nothing is taken in return for what a Traveling Merchant takes', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'pale-orchard', kept: ['traveling-merchant'], bag: ['pond-snapper'] },
        mage: MAGE,
      },
    });
    s.travel('warrior', 1).choose('trade:granary-rat');
    expect(s.question().seats).toEqual(['seat-2']);
    expect(offers(s).map(words)).toEqual(['Never take an item back after a Traveling Merchant']);
    answersForGood(s);
    expect(s.character('warrior').bag).toEqual(['pond-snapper', 'granary-rat']);
    expect(s.character('mage').bag).toEqual([]);
    s.end();
  });

  it('AD-085: what a quest asks for is kept, for this quest and no other', () => {
    const s = scenario({
      characters: { mage: { ...MAGE, space: 'goldfields', quests: ['captains-back-pay'] } },
    });
    s.maintain('mage');
    expect(offers(s).map(words)).toEqual(['Never hand anything in for The Captain’s Back Pay']);
    const other = { id: 'keep-items', args: { quest: 'millers-cat' }, until: 'revoked' } as const;
    expect(standingOption(adventure, [other], s.question())).toBeNull();
    answersForGood(s);
    expect(s.character('mage').bag).toEqual(['granary-rat']);
  });

  it('AD-058: what a card allows is passed by, of this card and no other', () => {
    const s = scenario({
      characters: { mage: { level: 'yellow', space: 'rust-flats' } },
      locations: { 'rust-flats': 'one-more-shaft' },
    }).challenge('mage');
    expect(offers(s).map(words)).toEqual(['Never do what One More Shaft allows']);
    const other = { id: 'pass-card', args: { card: 'kite-experiment' }, until: 'revoked' } as const;
    expect(standingOption(adventure, [other], s.question())).toBeNull();
    answersForGood(s);
    expect(s.character('mage').damage).toBe(0);
    expect(s.state.locations).toEqual({ 'rust-flats': 'one-more-shaft' });
  });

  it('what others’ turns would wait for can be settled before it comes up', () => {
    expect(adventureRules.beforehand?.map(({ id }) => id)).toEqual([
      'false-map',
      'merchant',
      'black-die',
    ]);
    expect(adventureRules.usual ?? []).toEqual([]);
  });

  it('choose an option of their question, and none where a hand may have something to say', () => {
    let offered = 0;
    for (const game of seedsOf([1, 2, 3], 1)) {
      playGame(4, game, ({ open }) => {
        for (const decision of open) {
          const own = formFor(decision, decision.seats[0] ?? '') as AdventureDecision;
          const found = adventureRules.standing?.(own) ?? [];
          offered += found.length;
          for (const { option } of found) expect(own.options.map(({ id }) => id)).toContain(option);
          if (decision.visibility === 'secret') expect(found).toEqual([]);
        }
      });
    }
    expect(offered).toBeGreaterThan(5);
  });
});
