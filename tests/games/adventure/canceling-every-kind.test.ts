import { describe, expect, it } from 'vitest';
import { LANGUAGE } from '../../../src/games/adventure/rules/language/registry.ts';
import { type Scenario, scenario } from '../../support/adventure.ts';
import { offered, play } from './playing-cards.ts';
import './practice-cards.ts';
import { PRACTICED, practiceCard } from './practice-effects.ts';

/**
 * AD-112 for every kind of effect, even those that no card of the game has in a battle: a group's own cards
 * may. The warlock, who is attacked, plays it after the dice, and the mage cancels it.
 */

/** Kinds that a canceled card can't have done. */
const IMPOSSIBLE = {
  'cancel-battle': 'the battle is over',
  avoid: 'the battle is over',
  survive: 'played where somebody would be defeated: canceling-every-card.test.ts',
  avert: 'no discovery is revealed in a battle',
  flip: 'stands on events only',
};

/** Kinds of an effect and of all that are inside it. */
const kindsIn = (effect: object): string[] =>
  Object.entries(effect).flatMap(([name, value]) => {
    if (name === 'kind') return [value as string];
    return typeof value === 'object' ? kindsIn(value) : [];
  });

const practiced = Object.values(PRACTICED).flatMap(kindsIn);

/** The mage attacks the warlock; the hunter stands beside them. She still has boots to be asked about. */
function battle(...hand: string[]): Scenario {
  const space = 'gallows-road';
  return scenario({
    characters: {
      mage: {
        space,
        hand: ['icicle', 'rebuke'],
        kept: ['rocket-boots'],
        quests: ['smuggling'],
      },
      warlock: {
        space,
        damage: 1,
        hand: [...hand, 'payment', 'leech', 'blood-price'],
        discard: ['spite', 'bodyguard'],
        bag: ['rat', 'hare'],
        diseases: ['disease'],
        attached: ['mark'],
        quests: ['quarrel', 'parcel'],
      },
      hunter: { space, damage: 1, bag: ['golem'], kept: ['gold'] },
    },
    next: { grey: ['market', 'ghoul'] },
    tokens: ['bomb', 'hearthstone', 'far-sight'],
  })
    .dice(1, 2)
    .challenge('mage', 1)
    .choose('attack:warlock');
}

/** Plays the cards in order, each as soon as it is offered; passes otherwise, and answers with what comes first. */
function go(s: Scenario, ...cards: string[]): Scenario {
  for (const card of cards) {
    while (!offered(s).includes(card)) {
      const passing = ['roll', 'stand'].find((id) => s.options().includes(id));
      if (passing) s.choose(passing);
      else answerFirst(s);
    }
    play(s, card);
  }
  while (!s.options().includes('stand')) answerFirst(s);
  return s;
}

function answerFirst(s: Scenario): void {
  const { min } = s.question().choose;
  s.choose(...s.options().slice(0, Math.max(1, min)));
}

/** How everything lies, except for the card itself and what is noted about it. */
function lies({ state }: Scenario, card: string): unknown {
  const { known: _, undoable: __, ...rest } = structuredClone(state);
  for (const { hand, abilities } of rest.characters) {
    for (const pile of [hand, abilities.discard]) {
      const index = pile.indexOf(card);
      if (index >= 0) pile.splice(index, 1);
    }
  }
  const played = rest.turn?.played ?? {};
  for (const [seat, cards] of Object.entries(played)) {
    played[seat] = cards.filter((one) => one !== card);
    if (played[seat].length === 0) delete played[seat];
  }
  return rest;
}

describe('every kind of effect', () => {
  it('AD-112: is canceled here, or can’t be', () => {
    const kinds = LANGUAGE.kinds().map(({ kind }) => kind);
    expect([...new Set([...practiced, ...Object.keys(IMPOSSIBLE)])].sort()).toEqual(kinds.sort());
  });

  it.each(Object.keys(PRACTICED))('AD-112: %s goes back', (name) => {
    const card = practiceCard(name);
    const never = go(battle(card), 'icicle', 'rebuke');
    const done = battle(card);
    if (name === 'reroll') done.dice(5);
    go(done, 'icicle', card);
    expect(lies(done, card)).not.toEqual(lies(never, card));
    go(done, 'rebuke');
    expect(done.events('ability-canceled').at(-1)?.args.card).toBe(card);
    expect(lies(done, card)).toEqual(lies(never, card));
    never.end();
    done.end();
  });
});
