import { describe, expect, it } from 'vitest';
import { adventure } from '../../../src/games/adventure/index.ts';
import { inEarnest } from '../../../src/games/adventure/rules/procedures/asked-in-earnest.ts';
import type { Adventure, AdventureRun } from '../../../src/games/adventure/rules/state.ts';
import type { Viewer } from '../../../src/kernel/event.ts';
import { anyGame } from '../../../src/kernel/game.ts';
import { ask, finish, procedure } from '../../../src/kernel/procedure.ts';
import { type Layout, type Scenario, type Standing, scenario } from '../../support/adventure.ts';
import { seenBy } from '../../support/shown-to.ts';
import { PLACES } from './stage.ts';
import './practice-cards.ts';

/** Asks on the way whether to stay or to stay, which is the same. */
const INDIFFERENT = procedure<Adventure, Record<string, never>>('indifferent', {
  ask: () =>
    ask(
      {
        seats: ['seat-1'],
        visibility: 'public',
        prompt: { key: 'prompt.travel', args: { character: 'mage', movement: 0, energy: 1 } },
        options: [
          { id: 'stay', verb: 'stay' },
          { id: 'done', verb: 'done' },
        ],
      },
      'asked',
    ),
  asked: () => finish(),
});

const GAME = anyGame(adventure);
const HERE = { space: PLACES.grey };

/** What everybody but the person asked sees of a position and its questions. */
function shownToOthers({ match }: Scenario) {
  const [seat] = match.open[0]?.seats ?? [];
  const others: Viewer[] = [...match.seats.filter((one) => one !== seat), 'table'];
  return others.map((viewer) => seenBy(GAME, match, viewer));
}

/** Lays out the same for each hand, and returns what others see of it and what is asked. */
const withHands = (hands: readonly string[][], begin: (hand: string[]) => Scenario) =>
  hands.map((hand) => {
    const s = begin(hand);
    const asked = s.match.open.map(({ prompt, choose }) => ({ key: prompt.key, choose }));
    const shown = shownToOthers(s);
    s.end();
    return { asked, shown };
  });

const COPIES = ['icicle.1', 'icicle.2', 'icicle.3'];
const MIXED = ['icicle.1', 'stroll', 'portal'];

describe('W-41: which cards to discard is asked whatever they are', () => {
  /** This many of three cards are discarded, one way or another. */
  type Discarding = [string, string, number, (hand: string[]) => Scenario];

  it.each<Discarding>([
    [
      'what is owed for a book',
      'prompt.book',
      1,
      (hand) =>
        scenario({ characters: { warrior: HERE, mage: { ...HERE, hand, owes: 1 } } })
          .challenge('warrior')
          .choose('attack:mage'),
    ],
    [
      'a tax',
      'prompt.discard',
      2,
      (hand) =>
        scenario({
          characters: { mage: { ...HERE, hand }, warrior: {} },
          next: { grey: ['tax', 'lizard'] },
        }).challenge('mage'),
    ],
  ])('%s', (_title, key, amount, begin) => {
    const [copies, mixed] = withHands([COPIES, MIXED], begin);
    expect(copies?.asked).toEqual([{ key, choose: { min: amount, max: amount } }]);
    expect(copies).toEqual(mixed);
  });

  it('but of a hand that goes altogether nothing is asked', () => {
    const mage = { hand: COPIES.slice(0, 1), owes: 1 };
    const s = scenario({ characters: { mage, warrior: {} } }).turn('mage', 2);
    expect(s.discarded('mage')).toEqual(['icicle']);
    s.end();
  });
});

describe('W-41: who could hold a card for the moment is asked, and nobody else', () => {
  it.each([
    [
      'a hand that might say something is asked where everything else comes to the same',
      ['second-try'],
      2,
    ],
    ['and an empty one is not', [], 1],
  ])('%s', (_title, hand, options) => {
    const s = scenario({ characters: { mage: { ...HERE, hand } } }).travel('mage', 1, 1);
    const { match } = s;
    match.stack = [...match.stack.slice(0, 1), { procedure: 'indifferent', step: 'ask', data: {} }];
    const asked = inEarnest(INDIFFERENT, { indifferent: INDIFFERENT });
    const run = { match, state: match.state, effort: { foreseen: 0 } } as AdventureRun;
    const result = asked.steps.ask?.(run as never, {} as never, { reply: {}, result: null });
    expect(result?.next === 'ask' && result.drafts[0]?.options).toHaveLength(options);
    s.end();
  });

  it('what is looked through for a card to keep, but not a single card', () => {
    const dug = (left: number) => {
      const draw = ['icicle.1', 'icicle.2', 'icicle.3'];
      const s = scenario({
        characters: { mage: { ...HERE, hand: ['ponder'], top: draw.slice(0, left) } },
      });
      const { abilities } = s.character('mage');
      // Nothing is left to renew the deck with (W-47).
      s.state.removed.push(...abilities.draw.splice(0, abilities.draw.length - left));
      return s.travel('mage', 0).choose('play:ponder.1');
    };
    const several = dug(3);
    expect(several.question()).toMatchObject({ prompt: { key: 'prompt.card' } });
    expect(several.options()).toEqual(['keep:icicle']);
    several.end();
    const single = dug(1);
    expect(single.events('deck-searched-by-you')).toHaveLength(1);
    expect(single.hand('mage')[0]).toBe('icicle');
    expect(single.match.open.map(({ prompt }) => prompt.key)).not.toContain('prompt.card');
    single.end();
  });
});

describe('W-32: a mana potion where a card could keep one from being defeated', () => {
  const POTION = 'hornets';
  const warlock: Standing = { ...HERE, bag: [POTION], hand: ['last-breath'] };

  it('in the own turn, without energy', () => {
    const s = scenario({
      characters: { warlock: { ...warlock, damage: 4 }, mage: {} },
      placed: { [PLACES.grey]: ['bomb'] },
    })
      .explore('warlock')
      .choose('decline');
    expect(s.options()).toEqual(['decline', `drink:mana:${POTION}`]);
    s.choose(`drink:mana:${POTION}`);
    expect(s.options()).toEqual(['decline', 'play:last-breath.1']);
    s.choose('play:last-breath.1');
    expect(s.character('warlock')).toMatchObject({ ...HERE, bag: [], damage: 4 });
    expect(s.state.turn).toMatchObject({ energy: 0, discount: 0 });
    s.end();
  });

  it('and in the turn of somebody else', () => {
    const s = scenario({
      characters: {
        mage: { ...HERE, hand: ['lightning'] },
        warlock: { ...warlock, damage: 4 },
      },
      next: { grey: ['lizard'] },
    })
      .dice(6, 1)
      .challenge('mage', 1)
      .choose('draw')
      .choose('play:lightning');
    expect(s.question()).toMatchObject({ seats: ['seat-2'], visibility: 'public' });
    expect(s.options()).toEqual(['decline', `drink:mana:${POTION}`]);
    s.choose(`drink:mana:${POTION}`);
    expect(s.question().visibility).toBe('secret');
    expect(s.state.turn?.purses).toEqual({ 'seat-2': { energy: 0, discount: 1 } });
    s.choose('play:last-breath.1');
    expect(s.character('warlock')).toMatchObject({ ...HERE, damage: 4 });
    expect(s.state.turn).toMatchObject({
      discount: 0,
      purses: { 'seat-2': { energy: 0, discount: 0 } },
    });
    s.end();
  });

  it('is not lost with the battle in which it was drunk', () => {
    const s = scenario({ characters: { mage: HERE, warlock } })
      .dice(1, 1)
      .challenge('mage', 0)
      .choose('attack:warlock');
    s.choose(`drink:mana:${POTION}`);
    expect(s.state.combat).toMatchObject({ energy: 1, discount: 1 });
    while (s.state.combat) s.choose(s.options().includes('roll') ? 'roll' : 'stand');
    expect(s.state.turn?.purses).toEqual({ 'seat-2': { energy: 0, discount: 1 } });
    s.end();
  });

  it('but where nobody could pay for it nobody is asked', () => {
    const s = scenario({
      characters: { warlock: { ...warlock, bag: [], damage: 4 }, mage: {} },
      placed: { [PLACES.grey]: ['bomb'] },
    })
      .explore('warlock')
      .choose('decline');
    expect(s.character('warlock')).toMatchObject({ damage: 0, space: 'undercity' });
    s.end();
  });

  it('nor offered one where both copies lie open', () => {
    const discard = ['last-breath.1', 'last-breath.2'];
    const s = scenario({
      characters: {
        warlock: { ...warlock, hand: ['ailment'], discard, damage: 4 },
        mage: {},
      },
      placed: { [PLACES.grey]: ['bomb'] },
    })
      .explore('warlock')
      .choose('decline');
    expect(s.character('warlock')).toMatchObject({ damage: 0, bag: [POTION] });
    s.end();
  });
});

describe('W-41: whether somebody is asked does not show what they hold', () => {
  /** A question that the second player may get, as it is with this in their hand. */
  type Moment = [string, (hand: string[]) => Scenario, string[], string[]];

  const alone = (layout: Layout['characters'][string], rest: Partial<Layout> = {}) =>
    scenario({ characters: { mage: { ...HERE, ...layout }, warrior: {} }, ...rest });

  it.each<Moment>([
    [
      'attacked, before the dice',
      (hand) =>
        scenario({ characters: { warrior: HERE, mage: { ...HERE, hand } } })
          .challenge('warrior')
          .choose('attack:mage'),
      ['icicle'],
      ['stroll'],
    ],
    [
      'in a fight, after the dice',
      (hand) => {
        const s = alone({ hand }, { next: { grey: ['lizard'] } })
          .dice(1, 1)
          .challenge('mage', 1);
        return s.options().includes('roll') ? s.choose('roll') : s;
      },
      ['second-try'],
      ['stroll'],
    ],
    [
      'before a discovery works',
      (hand) => alone({ hand }, { placed: { [HERE.space]: ['bomb'] } }).explore('mage'),
      ['foresight'],
      ['stroll'],
    ],
    [
      'about to be defeated',
      (hand) => {
        const s = alone({ hand, damage: 3 }, { placed: { [HERE.space]: ['bomb'] } });
        return s.explore('mage', 1).choose('decline');
      },
      ['vanish'],
      ['stroll'],
    ],
    ['on the way', (hand) => alone({ hand }).travel('mage', 0, 0), ['ponder'], ['chill']],
  ])('%s', (_title, begin, one, other) => {
    const asked = (hand: string[]) => {
      const s = begin(hand);
      const shown = shownToOthers(s);
      const plays = s.options('play').length;
      s.end();
      return { shown, plays };
    };
    const [able, unable] = [asked(one), asked(other)];
    expect([able.plays, unable.plays]).toEqual([1, 0]);
    expect(able.shown).toEqual(unable.shown);
  });
});
