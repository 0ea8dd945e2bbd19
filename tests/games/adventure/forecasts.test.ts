import { describe, expect, it } from 'vitest';
import { combatWords } from '../../../src/games/adventure/presentation/odds-words.ts';
import { optionText } from '../../../src/games/adventure/presentation/options/index.ts';
import { adventureRules } from '../../../src/games/adventure/rules/index.ts';
import { oddsOfAttack } from '../../../src/games/adventure/rules/odds/odds.ts';
import type { AdventureDecision } from '../../../src/games/adventure/rules/state.ts';
import type { AdventureOption } from '../../../src/games/adventure/rules/verbs.ts';
import { type Scenario, type Standing, scenario } from '../../support/adventure.ts';
import { attacks, meets, play, playWhenOffered } from './playing-cards.ts';
import { practiceTexts } from './practice-texts.ts';
import { blows, fight, PLACES, results, through } from './stage.ts';
import './practice-cards.ts';

const viewOf = (s: Scenario) => adventureRules.view(s.match, 'seat-1');

/** What is forecast if nobody does anything. */
const foretold = (s: Scenario): string => combatWords(viewOf(s), 'seat-1', practiceTexts);

/** What the option to play a card says would happen. */
function foretoldWith(s: Scenario, card: string): string {
  const decision = s.question() as AdventureDecision;
  const option = decision.options.find(({ id }) => id.startsWith(`play:${card}`));
  return (
    optionText(viewOf(s), decision, option as AdventureOption, practiceTexts).description ?? ''
  );
}

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((own) => FACES.map((other) => [own, other]));

/** The share of all 36 throws with which something comes of an undisturbed fight. */
const share = (laidOut: (dice: number[]) => Scenario, came: (s: Scenario) => boolean): number =>
  THROWS.filter((dice) => came(through(laidOut(dice)))).length / THROWS.length;

/** A warrior before a fight. */
const onTheWay = (warrior: Standing): Scenario =>
  scenario({ characters: { warrior: { space: PLACES.red, ...warrior } } }).travel('warrior', 1);

const isWon = (s: Scenario): boolean => results(s).includes('opponent-defeated');

describe('what is forecast is what happens', () => {
  it('W-42: a power that deals damage kills a dragon, and the panel says so', () => {
    const space = PLACES.green;
    const s = scenario({
      characters: { warlock: { level: 'green', space, hand: ['loaded-die'] } },
      track: [{ card: 'dragon', space }],
    })
      .dice(5, 5)
      .challenge('warlock', 1);
    s.choose('roll');
    expect(foretold(s)).toBe('It’s defeated before a blow is struck.');
    s.choose('stand');
    expect([...blows(s), ...results(s)]).toEqual(['opponent-defeated']);
    expect(s.character('warlock').damage).toBe(0);
  });

  it('AD-126, W-42: damage that a power prevents does not defeat an encounter', () => {
    // On a 5 the guard prevents 2: what the power deals, and what the blow deals.
    const s = fight('guard', [5, 5], { who: 'warlock', level: 'green' });
    expect(blows(s)).toEqual(['attacker ranged 5+2/6 1', 'defender melee 5+2/5 1']);
    expect(results(s)).toEqual(['neither-defeated']);
  });

  it.each([
    ['leech', 'warlock', 'dragon'],
    ['tripwire', 'hunter', 'dragon'],
  ])('W-42: %s of the %s kills %s before the dice, as its option says', (card, who, encounter) => {
    const s = meets(who, encounter, [], { energy: 1, hand: [card] });
    expect(foretoldWith(s, card)).toMatch(/^Then: It’s defeated before a blow is struck\./);
    play(s, card);
    expect([...blows(s), ...results(s)]).toEqual(['opponent-defeated']);
    expect(s.character(who).damage).toBe(0);
  });

  it('W-42: who gets up again takes down what struck', () => {
    const s = meets('warrior', 'dragon', [4, 6], {
      damage: 7,
      energy: 1,
      hand: ['get-up'],
    });
    while (!s.options().includes('decline'))
      s.choose(s.options().includes('roll') ? 'roll' : 'stand');
    // Between the blows nothing is forecast.
    expect(foretoldWith(s, 'get-up')).not.toMatch(/^Then/);
    play(s, 'get-up');
    expect(results(s)).toEqual(['opponent-defeated']);
    expect(s.character('warrior').damage).toBe(7);
  });

  it('AD-124: a warrior whom a mirage has hurt strikes back the better', () => {
    const warrior = { who: 'warrior', level: 'yellow', side: 'other' } as const;
    const laidOut = (dice: number[]) => fight('mirage', dice, warrior);
    const s = onTheWay({ level: 'yellow', side: 'other' });
    const odds = oddsOfAttack(s.state, 'seat-1', {
      is: 'card',
      card: 'mirage',
      slot: null,
    });
    expect(odds.fallen.defender).toBeCloseTo(share(laidOut, isWon));
    expect(odds.fallen.defender).toBeGreaterThan(0.5);
    s.end();
  });

  it('W-41: whoever has nothing to discard is forced by the devil', () => {
    const warrior = { who: 'warrior', level: 'red' } as const;
    const laidOut = (dice: number[]) => fight('devil', dice, warrior);
    const s = onTheWay({ level: 'red' });
    const odds = oddsOfAttack(s.state, 'seat-1', {
      is: 'card',
      card: 'devil',
      slot: 0,
    });
    expect(odds).toMatchObject({ isOpen: false });
    expect(odds.fallen.defender).toBeCloseTo(share(laidOut, isWon));
    expect(odds.fallen.defender).toBe(0);
    s.end();
  });

  it('AD-112: a card that the encounter is going to cancel is foretold with the die that comes back', () => {
    const s = meets('warrior', 'hush', [2, 2], {
      energy: 2,
      hand: ['riposte', 'stomp'],
      level: 'red',
    });
    s.choose('roll');
    const missing = 'You miss (⚁ 2 + 3 < 8), and you aren’t hit (⚁ 2 + 4 < 7).';
    expect(foretold(s)).toBe(missing);
    s.dice(6);
    play(s, 'riposte');
    expect(s.state.combat?.dice.defender).toBe(6);
    expect(foretold(s)).toBe(missing);
    through(s);
    expect(results(s)).toEqual(['neither-defeated']);
    expect(s.character('warrior').damage).toBe(0);
  });

  it('AD-112: an attached card that comes back with the one who was canceled is foretold', () => {
    const characters = {
      hunter: { hand: ['mark', 'disarm'] },
      mage: { hand: ['rebuke'] },
    };
    const s = playWhenOffered(attacks(characters, [1, 1], 2), 'mark');
    playWhenOffered(s, 'rebuke');
    // The mark lies beside the mage again: 2 less defense now, and 1 less permanently.
    expect(foretoldWith(s, 'disarm')).toMatch(/^Then: You hit \(⚀ 1 \+ 4 ≥ 2: 1 damage\)/);
    playWhenOffered(s, 'disarm');
    expect(blows(through(s))[0]).toBe('attacker ranged 1+4/2 1');
  });

  it('a free choice that changes the fight is told with the odds', () => {
    const hand = ['brace', 'throw'];
    const s = meets('warrior', 'devil', [], { energy: 1, hand });
    expect(foretold(s)).toMatch(/, taking the first choice offered$/);
    s.end();
  });
});
