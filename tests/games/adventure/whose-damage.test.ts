import { describe, expect, it } from 'vitest';
import { type Scenario, scenario } from '../../support/adventure.ts';
import { attacks, meets, play } from './playing-cards.ts';
import { fight, through } from './stage.ts';
import './practice-cards.ts';

/** Quests that ask for damage, one for each character who might count it. */
const WOUNDING = 'quarrel';
const WOUNDING_TOO = 'smuggling';

/** How far the first task of somebody's first quest has come. */
const counted = (s: Scenario, id: string): number | undefined =>
  s.character(id).quests[0]?.progress[0];

const HERE = { level: 'yellow', space: 'thunder-pass' } as const;

describe('AD-082: damage counts for whoever the card belongs to', () => {
  it('AD-082: ailment counts for the warlock, beside whomever it lies', () => {
    const s = scenario({
      characters: {
        warlock: { space: 'ironforge', hand: ['ailment'], quests: [WOUNDING] },
        mage: { space: 'stormwind', quests: [WOUNDING_TOO] },
        hunter: { space: 'undercity' },
      },
    }).travel('warlock', 1, 1);
    play(s, 'ailment').choose('mage');
    expect(counted(s, 'warlock')).toBe(0);
    s.turn('mage', 0);
    expect(s.character('mage').damage).toBe(1);
    expect(counted(s, 'warlock')).toBe(1);
    expect(counted(s, 'mage')).toBe(0);
    s.end();
  });

  it('AD-082 and W-43: brawl counts for nobody, least of all for who has drawn it', () => {
    const s = fight('brawl', [], {
      quests: [WOUNDING],
      others: { hunter: { level: 'yellow', space: 'booty-bay', quests: [WOUNDING_TOO] } },
      table: { left: { yellow: 1 } },
    });
    expect(s.state.characters.map(({ damage }) => damage)).toEqual([1, 1]);
    expect([counted(s, 'mage'), counted(s, 'hunter')]).toEqual([0, 0]);
  });

  it('AD-082: what an own card does to somebody somewhere counts outside a battle', () => {
    const s = scenario({
      characters: {
        warlock: { space: 'frost-cradle', hand: ['redirect'], quests: [WOUNDING] },
        mage: { space: 'stormwind' },
      },
      placed: { 'frost-cradle': ['bomb'] },
    });
    play(s.explore('warlock'), 'redirect');
    expect(s.character('mage').damage).toBe(1);
    expect(counted(s, 'warlock')).toBe(1);
  });

  it('AD-082 and W-43: what an item does counts for whoever has it now', () => {
    const s = scenario({
      characters: {
        mage: { ...HERE, bag: ['mosquitoes'], quests: [WOUNDING] },
        hunter: { ...HERE, quests: [WOUNDING_TOO] },
      },
    }).explore('mage');
    expect(s.character('hunter').damage).toBe(1);
    expect([counted(s, 'mage'), counted(s, 'hunter')]).toEqual([1, 0]);
    s.end();
  });

  it('AD-082: on an onlooker, too, what a card does in a battle counts for its owner', () => {
    const characters = {
      mage: { hand: ['lightning'], quests: [WOUNDING] },
      warrior: { quests: [WOUNDING_TOO] },
      hunter: {},
    };
    const s = attacks(characters, [1, 1], 1);
    while (s.options('play').length === 0) s.choose('roll');
    play(s, 'lightning');
    // The warrior is struck as well, by the lightning and then by the spell.
    expect(s.events('damaged').map(({ args }) => args.character)).toEqual([
      'warrior',
      'hunter',
      'warrior',
    ]);
    const advanced = s.events('task-advanced').map(({ args }) => [args.character, args.progress]);
    expect(advanced).toEqual([
      ['mage', 1],
      ['mage', 2],
      ['mage', 3],
    ]);
    s.end();
  });

  it('AD-082 and W-43: what somebody does to themselves counts for nobody, in a battle either', () => {
    const characters = {
      warlock: { hand: ['blood-price'], quests: [WOUNDING] },
      mage: { quests: [WOUNDING_TOO] },
    };
    const s = through(play(attacks(characters, [1, 1]), 'blood-price'));
    expect(s.character('warlock').damage).toBe(1);
    expect([counted(s, 'warlock'), counted(s, 'mage')]).toEqual([0, 0]);
  });

  it('AD-082 and W-43: what an encounter does counts for nobody', () => {
    const s = meets('mage', 'mosquitoes', [1, 1], {
      quests: [WOUNDING],
      others: { hunter: { ...HERE, quests: [WOUNDING_TOO] } },
    });
    expect(through(s).events('damaged')).toHaveLength(1);
    expect([counted(s, 'mage'), counted(s, 'hunter')]).toEqual([0, 0]);
  });

  it('AD-082 and W-43: a bomb counts for nobody', () => {
    const s = scenario({
      characters: {
        mage: { space: 'frost-cradle', quests: [WOUNDING] },
        hunter: { space: 'frost-cradle', quests: [WOUNDING_TOO] },
      },
      placed: { 'frost-cradle': ['bomb'] },
    }).explore('mage');
    expect(s.character('mage').damage).toBe(2);
    expect([counted(s, 'mage'), counted(s, 'hunter')]).toEqual([0, 0]);
    s.end();
  });

  it('AD-082: a blow counts for whoever strikes it, attacked or attacking', () => {
    const characters = {
      warrior: { quests: [WOUNDING] },
      mage: { side: 'other' as const, quests: [WOUNDING_TOO] },
    };
    const s = through(attacks(characters, [4, 6]));
    expect(s.state.characters.map(({ damage }) => damage)).toEqual([1, 1]);
    expect([counted(s, 'warrior'), counted(s, 'mage')]).toEqual([1, 1]);
  });
});
