import { describe, expect, it } from 'vitest';
import { adventure } from '../../../src/games/adventure/index.ts';
import { eventFor } from '../../../src/kernel/event.ts';
import { type Scenario, scenario } from '../../support/adventure.ts';
import { attacks, meets, playWhenOffered as play } from './playing-cards.ts';
import { practiceTexts } from './practice-texts.ts';
import { blows, results, through } from './stage.ts';
import './practice-cards.ts';

const WOUNDING = 'quarrel';
const ROUTING = 'duel';

/** How much damage everybody has, in turn order. */
const damages = (s: Scenario): number[] => s.state.characters.map(({ damage }) => damage);

/** How far the first task of somebody's first quest has come. */
const counted = (s: Scenario, id: string): number | undefined =>
  s.character(id).quests[0]?.progress[0];

/** What everybody reads about it, as one text. */
const told = (s: Scenario): string =>
  adventure.presentation
    .events(
      s.happenings.flatMap((happening) => eventFor(happening, 'table') ?? []),
      practiceTexts,
    )
    .join('\n');

/** Where words are in a text that has to contain them. */
const at = (text: string, words: string): number => {
  if (!text.includes(words)) throw new Error(`"${words}" is not in:\n${text}`);
  return text.indexOf(words);
};

describe('a canceled card', () => {
  /** The warlock turns his die to the star for a wound, and the mage can respond. */
  function knuckle(): Scenario {
    const characters = {
      mage: { hand: ['rebuke'] },
      warlock: { hand: ['loaded-die'], quests: [WOUNDING] },
    };
    const s = attacks(characters, [1, 2], 1);
    play(s, 'loaded-die');
    expect(damages(s)).toEqual([0, 1]);
    return play(s, 'rebuke');
  }

  it('AD-112: rebuke undoes what loaded-die has turned, and what it has cost', () => {
    const s = knuckle();
    expect(s.events('die-turned').map(({ args }) => args.die)).toEqual([6]);
    const restored = s.events('die-restored').map(({ args }) => [args.who, args.die]);
    expect(restored).toEqual([['warlock', 2]]);
    // The star would have struck her: 6 + 1 and 3 less against 5.
    expect(blows(s)).toEqual(['defender ranged 2+-2/5 misses', 'attacker melee 1+1/4 misses']);
    expect(damages(s)).toEqual([0, 0]);
    expect(s.discarded('warlock')).toEqual(['loaded-die']);
    expect(s.discarded('mage')).toEqual(['rebuke']);
  });

  it('AD-112: what goes back is told after what has been told', () => {
    const text = told(knuckle());
    const [suffered, canceled] = [at(text, '**1 damage**'), at(text, 'is canceled')];
    expect(suffered).toBeLessThan(canceled);
    expect(at(text, '1 damage to Septimus is undone')).toBeGreaterThan(canceled);
    expect(at(text, 'goes back to')).toBeGreaterThan(canceled);
  });

  it('AD-112 and AD-082: quests count its damage no more', () => {
    const characters = {
      hunter: { hand: ['tripwire'], quests: [WOUNDING] },
      mage: { hand: ['rebuke'] },
    };
    const s = play(attacks(characters, [1, 1], 1), 'tripwire');
    expect([...damages(s), counted(s, 'hunter')]).toEqual([0, 1, 1]);
    play(s, 'rebuke');
    expect([...damages(s), counted(s, 'hunter')]).toEqual([0, 0, 0]);
    expect(at(told(s), 'back to 0 of 3')).toBeGreaterThan(at(told(s), '1 of 3'));
  });

  it('AD-112: a die that has been rolled again since stays as it is', () => {
    const warlock = { energy: 1, hand: ['loaded-die'], kept: ['rocket-boots'] };
    const s = play(meets('warlock', 'magma', [1, 3, 4], warlock), 'loaded-die');
    s.choose('rocket-boots.1:combat');
    expect(s.events('ability-canceled')).toHaveLength(1);
    expect(s.events('die-restored')).toEqual([]);
    expect(blows(s)).toEqual(['defender ranged 3+4/6 2', 'attacker ranged 4+2/6 1']);
  });

  it('AD-112: the one who was canceled says it after all when the canceling card is canceled', () => {
    const characters = {
      warrior: { hand: ['throw', 'riposte'] },
      mage: { hand: ['rebuke'] },
    };
    const s = play(attacks(characters, [1, 4, 5], 1), 'throw');
    play(s, 'rebuke');
    play(s, 'riposte');
    // The throw makes her strike first, and gives 3 attack; the mage's 3 less are gone.
    expect(blows(s)).toEqual(['defender ranged 5+1/5 1', 'attacker melee 1+4/5 1']);
    expect(s.discarded('warrior').sort()).toEqual(['riposte', 'throw']);
  });

  it('AD-112: an ability that has been attached is attached again when the canceling card is canceled', () => {
    const characters = {
      hunter: { hand: ['mark', 'disarm'] },
      mage: { hand: ['rebuke'] },
    };
    const s = play(attacks(characters, [1, 1], 2), 'mark');
    play(s, 'rebuke');
    expect(s.character('mage').attached).toEqual([]);
    play(s, 'disarm');
    expect(s.character('mage').attached.map(({ card }) => card)).toEqual(['mark.1']);
    expect(s.discarded('hunter')).toEqual(['disarm']);
  });

  it('W-44: what was played only because of it is in the hand again, with its energy', () => {
    const characters = {
      warrior: { damage: 4, hand: ['get-up', 'riposte'] },
      hunter: { hand: ['tripwire'] },
    };
    const s = play(attacks(characters, [1, 1, 1], 2), 'tripwire');
    play(s, 'get-up');
    play(s, 'riposte');
    expect(damages(s)).toEqual([4, 0]);
    expect(s.hand('warrior')).toEqual(['get-up']);
    expect(s.state.turn).toMatchObject({ energy: 1, played: { 'seat-1': ['riposte'] } });
    // Everybody has seen it.
    expect(s.state.known).toEqual({ [s.character('warrior').hand[0] ?? '']: ['seat-2'] });
    expect(blows(through(s))).toEqual([
      'defender ranged 1+2/5 misses',
      'attacker melee 1+1/4 misses',
    ]);
  });

  it('W-44: what it has drawn lies on the deck again, and who has drawn it knows that', () => {
    const warrior = { hand: ['charge'], top: ['shrug'] };
    const s = play(meets('warrior', 'hush', [1, 1], warrior), 'charge');
    through(s);
    expect(s.hand('warrior')).toEqual([]);
    const top = s.character('warrior').abilities.draw.at(-1) ?? '';
    expect(top).toMatch(/^shrug/);
    expect(s.state.known).toEqual({ [top]: ['seat-1'] });
    expect(s.events('cards-put-back-by-you').map(({ args }) => args.cards)).toEqual([[top]]);
  });

  it('AD-067 and AD-112: whom it had kept from being defeated is defeated', () => {
    const characters = {
      hunter: { hand: ['tripwire', 'disarm'], quests: [ROUTING] },
      warrior: { damage: 4, hand: ['get-up'] },
    };
    const s = play(attacks(characters, [1, 1], 2), 'tripwire');
    play(s, 'get-up');
    play(s, 'disarm');
    expect(results(s)).toEqual(['opponent-defeated']);
    expect(blows(s)).toEqual([]);
    expect(s.character('warrior')).toMatchObject({ damage: 0, space: 'undercity' });
    expect(counted(s, 'hunter')).toBe(1);
  });

  it('W-44 and AD-112: it has defeated no onlooker either', () => {
    const characters = {
      mage: { hand: ['lightning'], quests: [ROUTING] },
      warrior: { hand: ['riposte'] },
      hunter: { damage: 3 },
    };
    const s = play(attacks(characters, [1, 1, 1], 1), 'lightning');
    expect(damages(s)).toEqual([0, 1, 4]);
    play(s, 'riposte');
    expect(damages(s)).toEqual([0, 0, 3]);
    expect(s.events('character-defeated')).toEqual([]);
    expect(counted(s, 'mage')).toBe(0);
  });
});

describe('a canceled battle', () => {
  it('AD-113: in the melee step, what was struck from afar has hurt nobody, and counts for nothing', () => {
    const characters = {
      warrior: { damage: 1, quests: ['smuggling'] },
      mage: {
        side: 'other' as const,
        damage: 2,
        hand: ['vanish'],
        quests: [{ card: WOUNDING, progress: [1] }],
      },
    };
    const s = through(attacks(characters, [6, 6]));
    expect(blows(s)).toEqual(['defender ranged 6+1/5 1', 'attacker melee 6+1/4 1']);
    expect([...damages(s), counted(s, 'warrior'), counted(s, 'mage')]).toEqual([2, 3, 1, 2]);
    play(s, 'vanish');
    expect(results(s)).toEqual(['canceled']);
    expect([...damages(s), counted(s, 'warrior'), counted(s, 'mage')]).toEqual([1, 2, 0, 1]);
    expect(s.state.characters.map(({ space }) => space)).toEqual(['gallows-road', 'gallows-road']);
  });

  it('AD-113: the thread says what has been struck, and then that it is undone', () => {
    const characters = {
      warrior: {},
      mage: { side: 'other' as const, damage: 2, hand: ['vanish'] },
    };
    const s = through(attacks(characters, [6, 6]));
    const text = told(play(s, 'vanish'));
    expect(at(text, '**1 damage**')).toBeLessThan(at(text, 'is undone'));
    expect(at(text, 'is undone')).toBeLessThan(at(text, 'the fight is called off'));
  });

  it('AD-113: damage that cards have dealt in it, or cost, goes back; what else they have done stays', () => {
    const hand = ['leech', 'blood-price', 'way-out'];
    const characters = { warlock: { damage: 3, hand, quests: [WOUNDING] }, mage: {} };
    const s = play(attacks(characters, [1, 1], 3), 'leech');
    play(s, 'blood-price');
    expect([...damages(s), counted(s, 'warlock')]).toEqual([3, 1, 1]);
    play(s, 'way-out');
    // The leech has healed 1.
    expect([...damages(s), counted(s, 'warlock')]).toEqual([2, 0, 0]);
    expect(s.discarded('warlock').sort()).toEqual([...hand].sort());
  });

  it('AD-113: onlookers are hurt by nothing of it either', () => {
    const s = meets('mage', 'mirage', [5, 1], {
      energy: 1,
      hand: ['lightning'],
      quests: [WOUNDING],
      others: { hunter: { level: 'yellow', space: 'thunder-pass', damage: 5 } },
    });
    through(play(s, 'lightning'));
    expect(s.events('damaged').map(({ args }) => [args.character, args.damage])).toEqual([
      ['hunter', 6],
    ]);
    expect(s.events('task-advanced')).toHaveLength(1);
    expect(results(s)).toEqual(['canceled']);
    expect([...damages(s), counted(s, 'mage')]).toEqual([0, 5, 0]);
    expect(s.events('character-defeated')).toEqual([]);
  });

  it('AD-113: who avoids the encounter has paid no blood for it', () => {
    const warlock = { side: 'other' as const, damage: 2, energy: 1 };
    const s = meets('warlock', 'ghoul', [], {
      ...warlock,
      hand: ['blood-price', 'bait'],
    });
    play(play(s, 'blood-price'), 'bait');
    expect(damages(s)).toEqual([0]);
    expect(s.events('damage-restored').map(({ args }) => args.damage)).toEqual([2]);
  });
});

describe('onlookers', () => {
  it('W-44: who is defeated by a card played in a battle goes to the city when it is over', () => {
    const characters = {
      mage: { hand: ['lightning'], quests: [ROUTING] },
      warrior: {},
      hunter: { damage: 3 },
    };
    const s = through(play(attacks(characters, [1, 1], 1), 'lightning'));
    const order = s
      .events()
      .map(({ type }) => type)
      .filter((type) => ['combat-ended', 'character-defeated'].includes(type));
    expect(order).toEqual(['combat-ended', 'character-defeated']);
    expect(s.character('hunter')).toMatchObject({ damage: 0, space: 'undercity' });
    // She has not fought him.
    expect(counted(s, 'mage')).toBe(0);
    expect(damages(s)).toEqual([0, 2, 0]);
  });
});

describe('what can be undone', () => {
  it('AD-112: nothing of it is kept when the battle is over', () => {
    const s = scenario({
      characters: { warlock: { space: 'gallows-road', hand: ['blood-price', 'loaded-die'] } },
    });
    s.dice(6, 1).challenge('warlock');
    play(s, 'blood-price');
    expect(s.state.undoable?.harm).toEqual([{ path: 'characters/0/damage', by: 1 }]);
    through(s);
    expect(s.state.undoable).toBeUndefined();
  });

  it('AD-112: where it is not noted, as in a match of an earlier version, a canceled card changes no values', () => {
    const characters = { hunter: { hand: ['long-arrow'] }, mage: { hand: ['rebuke'] } };
    const s = play(attacks(characters, [1, 1], 1), 'long-arrow');
    delete s.state.undoable;
    play(s, 'rebuke');
    expect(blows(s)).toEqual(['attacker ranged 1+-1/5 misses', 'defender melee 1+1/4 misses']);
    expect(s.state.characters.map(({ damage }) => damage)).toEqual([0, 0]);
  });
});
