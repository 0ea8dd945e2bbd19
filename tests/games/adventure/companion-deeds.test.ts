import { afterEach, describe, expect, it } from 'vitest';
import { outlookOf } from '../../../src/companions/outlook.ts';
import type { CompanionGame } from '../../../src/companions/playing-ahead.ts';
import { steady } from '../../../src/companions/steady.ts';
import { explored } from '../../../src/games/adventure/companion/exploring.ts';
import { adventure } from '../../../src/games/adventure/index.ts';
import { characterOf } from '../../../src/games/adventure/rules/queries/characters.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { seedRandom } from '../../../src/kernel/random.ts';
import { type Scenario, scenario } from '../../support/adventure.ts';
import { meets } from './playing-cards.ts';

const rules = adventure.rules as CompanionGame;

const laid: Scenario[] = [];
afterEach(() => {
  for (const s of laid.splice(0)) s.end();
});

/** What a companion answers to the open question, and why. */
function thinks(s: Scenario): { does: string; why: string } {
  laid.push(s);
  const decision = s.question();
  const seat = decision.seats[0] as string;
  const outlook = outlookOf(rules, s.match as Match, seat, decision);
  const [best] = steady(rules.companion, outlook, seedRandom('1'.repeat(32)));
  return { does: best!.options.join(' '), why: best!.reason!.key };
}

describe('on the way', () => {
  /** Two spaces from the gallows, where it is wanted. */
  const AFAR = {
    space: 'pale-orchard',
    quests: [{ card: 'hanged-mans-boots', progress: [0, 1] }],
  };

  it('goes where a quest gets on', () => {
    const warrior = {
      space: 'stormwind',
      quests: [{ card: 'ice-for-ironforge', progress: [1, 0] }],
    };
    const s = scenario({ characters: { warrior } }).travel('warrior', 2);
    expect(thinks(s)).toEqual({ does: 'to:ironforge', why: 'quest' });
  });

  it('plays a card for one space more before it sets out, where that leads to something', () => {
    const s = scenario({ characters: { hunter: { ...AFAR, hand: ['deer-path'] } } }).travel(
      'hunter',
      1,
      1,
    );
    expect(thinks(s)).toEqual({ does: 'play:deer-path.1', why: 'plays' });
  });

  it('and keeps it where there is enough to walk', () => {
    const s = scenario({ characters: { hunter: { ...AFAR, hand: ['deer-path'] } } }).travel(
      'hunter',
      4,
      1,
    );
    expect(thinks(s)).toEqual({ does: 'to:gallows-road', why: 'quest' });
  });

  it('eats when it hurts, and not before', () => {
    const eats = (damage: number) =>
      thinks(
        scenario({
          characters: { warrior: { space: 'gallows-road', damage, hand: ['hard-boiled-egg'] } },
        }).travel('warrior', 1, 1),
      ).does;
    expect(eats(3)).toBe('play:hard-boiled-egg.1');
    expect(eats(0)).not.toMatch(/^play/);
  });
});

describe('where it arrives', () => {
  it('drinks unhurt when a quest asks for it', () => {
    const warrior = { space: 'stormwind', quests: ['cough-medicine'] };
    const s = scenario({ characters: { warrior } }).explore('warrior');
    expect(thinks(s)).toEqual({ does: 'small-potion', why: 'quest' });
  });

  it('speaks of wounds only where there are any', () => {
    const whyAt = (damage: number) => {
      const s = scenario({ characters: { warrior: { damage } } });
      laid.push(s);
      const { state } = s;
      return explored(state, characterOf(state, 'seat-1'), 'large-potion').why;
    };
    expect(whyAt(1)).toBe('heals');
    expect(whyAt(0)).toBe('must');
  });

  it('fights the overlord who stands between it and a level rather than nobody', () => {
    const warrior = { space: 'goldfields', weapon: 'bramble-footpad' };
    const mage = { space: 'goldfields' };
    const s = scenario({ characters: { warrior, mage } }).challenge('warrior');
    expect(thinks(s)).toEqual({ does: 'fight:toll-captain', why: 'fights' });
  });

  it('pays for valor with what it can spare', () => {
    const bag = ['runaway-boiler', 'volcano-surveyor'];
    const s = scenario({ characters: { warrior: { level: 'yellow', space: 'booty-bay', bag } } });
    expect(thinks(s.challenge('warrior'))).toEqual({ does: 'pay:bay-auction', why: 'pays' });
  });

  it('gives up the quest that it can’t do yet', () => {
    const quests = ['closing-time', 'scarecrow-ballot'];
    const warrior = { space: 'stormwind', quests };
    const s = scenario({ characters: { warrior }, elite: ['drowned-census'] }).explore('warrior');
    s.choose('quest-giver');
    expect(thinks(s).does).toBe('closing-time');
  });
});

describe('with its things', () => {
  it('looks through the bag again where something better lies in it, and puts it on', () => {
    const looks = (armor: string, inBag: string) => {
      const warrior = { level: 'green' as const, space: 'gallows-road', armor, bag: [inBag] };
      return thinks(scenario({ characters: { warrior } }).travel('warrior', 0));
    };
    expect(looks('ditch-ghoul', 'lantern-hound')).toEqual({ does: 'rearrange', why: 'equips' });
    expect(looks('lantern-hound', 'ditch-ghoul').does).toBe('stay');
  });

  it('averts what harms', () => {
    const placed = { 'gallows-road': ['bomb'] };
    const mage = { space: 'gallows-road', hand: ['read-about-this'] };
    const s = scenario({ characters: { mage }, placed }).explore('mage');
    expect(thinks(s)).toEqual({ does: 'play:read-about-this.1', why: 'averts' });
  });

  it('comes through with a card when it would be defeated', () => {
    const placed = { 'gallows-road': ['bomb'] };
    const mage = { space: 'gallows-road', damage: 3, hand: ['elsewhere-by-then'] };
    const s = scenario({ characters: { mage }, placed }).explore('mage', 1);
    if (s.options().includes('decline')) s.choose('decline');
    expect(thinks(s)).toEqual({ does: 'play:elsewhere-by-then', why: 'survives' });
  });
});

describe('in a fight', () => {
  it('runs from what it can’t defeat, and not from what it can', () => {
    const answers = (card: string, damage: number) =>
      thinks(meets('mage', card, [], { energy: 1, hand: ['briefly-a-teapot'], damage })).does;
    expect(answers('lean-wolf', 0)).toBe('roll');
    expect(answers('hydra-on-a-diet', 5)).toBe('play:briefly-a-teapot');
  });

  it('a card of that moment that does not run away is played for what it does', () => {
    const s = meets('warrior', 'lean-wolf', [], { hand: ['at-long-last'] });
    expect(thinks(s)).toEqual({ does: 'play:at-long-last', why: 'plays-in-combat' });
  });

  it('says a spell where it helps', () => {
    const s = meets('mage', 'lean-wolf', [], { hand: ['hand-picked-icicle'] });
    expect(thinks(s)).toEqual({ does: 'play:hand-picked-icicle.1', why: 'plays-in-combat' });
  });

  it('drinks for a card that it could not pay for otherwise, where much is to be won', () => {
    const mage = { space: 'goldfields', hand: ['controlled-burn'], bag: ['spitting-toad'] };
    const s = scenario({ characters: { mage } }).challenge('mage');
    if (s.options().includes('fight:toll-captain')) s.choose('fight:toll-captain');
    expect(thinks(s)).toEqual({ does: 'drink:mana:spitting-toad', why: 'drinks' });
  });

  it('drinks for a card that keeps it from being defeated, and plays it', () => {
    const warlock = { space: 'gallows-road', damage: 4, bag: ['spitting-toad'] };
    const s = scenario({
      characters: { warlock: { ...warlock, hand: ['not-the-first-time'] } },
      placed: { 'gallows-road': ['bomb'] },
    })
      .explore('warlock')
      .choose('decline');
    expect(thinks(s)).toEqual({ does: 'drink:mana:spitting-toad', why: 'drinks' });
    s.choose('drink:mana:spitting-toad');
    expect(thinks(s)).toEqual({ does: 'play:not-the-first-time.1', why: 'survives' });
    const without = scenario({
      characters: { warlock: { ...warlock, hand: ['slow-complaint'] } },
      placed: { 'gallows-road': ['bomb'] },
    })
      .explore('warlock')
      .choose('decline');
    expect(thinks(without)).toEqual({ does: 'decline', why: 'declines' });
  });

  it('rolls again after a miss, and lets a hit stand', () => {
    const rolled = (die: number) => {
      const hand = ['second-opinion'];
      const s = meets('mage', 'lean-wolf', [die, 1], { energy: 1, hand });
      if (s.options().includes('roll')) s.choose('roll');
      return thinks(s).does;
    };
    expect(rolled(1)).toBe('play:second-opinion.1');
    expect(rolled(6)).toBe('stand');
  });
});
