import { describe, expect, it } from 'vitest';
import { winnersOf } from '../../../src/games/adventure/rules/queries/valor.ts';
import { DISCOVERIES } from '../../../src/games/adventure/rules/terms.ts';
import { viewOf } from '../../../src/games/adventure/rules/view.ts';
import { scenario } from '../../support/adventure.ts';
import { blows } from './stage.ts';
import './practice-cards.ts';

describe('what lies open', () => {
  it('AD-084 and W-31: quest logs, valor and active quests are public', () => {
    const s = scenario({
      characters: {
        warrior: { log: ['plague-seal.6', 'lullaby'], quests: ['returns'] },
        mage: {},
      },
    });
    const seen = viewOf(s.match, 'table').characters[0];
    expect(seen).toMatchObject({ log: ['plague-seal.6', 'lullaby'], valor: 3 });
    expect(seen?.quests.map(({ card }) => card)).toEqual(['returns']);
    expect(seen?.hand).toBeNull();
    s.end();
  });

  it('AD-065: of several with enough the most valor wins, then the most cards, then the level; else they share', () => {
    const s = scenario({ characters: { warrior: {}, mage: {} } });
    const [one, other] = s.state.characters;
    const log = ['plague-seal.6', 'plague-seal.5', 'ember-crown.6', 'ember-crown.5'];
    Object.assign(one ?? {}, { log });
    Object.assign(other ?? {}, { log: [...log, 'lullaby'] });
    expect(winnersOf(s.state)).toEqual({ winners: ['seat-2'], others: ['seat-1'], by: 'valor' });
    Object.assign(other ?? {}, {
      log: ['plague-seal.4', 'plague-seal.3', 'ember-crown.4', 'bay-medal.4', 'lullaby'],
    });
    expect(winnersOf(s.state)?.by).toBe('cards');
    Object.assign(other ?? {}, { log, level: 'green' });
    expect(winnersOf(s.state)).toMatchObject({ winners: ['seat-2'], by: 'level' });
    Object.assign(one ?? {}, { level: 'green' });
    expect(winnersOf(s.state)).toMatchObject({ winners: ['seat-1', 'seat-2'], by: 'shared' });
    s.end();
  });
});

describe('exploring', () => {
  it('AD-026: when there is no token left anywhere, none is placed', () => {
    const kept = DISCOVERIES.flatMap((kind) => [`${kind}.1`, `${kind}.2`]);
    const s = scenario({
      characters: { warrior: { space: 'frost-cradle' }, mage: { space: 'stormwind', kept } },
    });
    s.explore('warrior');
    expect(s.state.placed).toEqual({});
    expect(s.events('discovery-placed')).toEqual([]);
  });

  it('W-11: a false map leads past what lies on the new space', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road' }, mage: { space: 'stormwind' } },
      placed: { 'gallows-road': ['false-map'], 'frost-cradle': ['bomb'] },
    });
    s.explore('warrior').choose('frost-cradle');
    expect(s.state.placed).toEqual({ 'frost-cradle': ['bomb.1'] });
    expect(s.events('resource-activated')).toEqual([]);
    expect(s.character('warrior').damage).toBe(0);
  });
});

describe('quests about others', () => {
  it('AD-082: damage counts that was dealt in a combat with its owner', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'gallows-road', quests: ['quarrel'] },
        mage: { space: 'gallows-road' },
      },
    });
    s.dice(6, 1).challenge('warrior').choose('attack:mage');
    expect(s.character('warrior').quests[0]?.progress).toEqual([1]);
    s.end();
  });

  it('AD-083: a token is left with somebody in the same space, in the own maintenance phase', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'gallows-road', quests: ['parcel'] },
        mage: { space: 'gallows-road' },
      },
    }).maintain('warrior');
    expect(s.character('warrior').quests[0]?.progress[0]).toBe(1);
  });
});

describe('items', () => {
  it('AD-089: what is gained goes under the bag token, however much is there', () => {
    const bag = ['rat', 'hornets', 'hare', 'golem'];
    const s = scenario({
      characters: { warrior: { space: 'gallows-road', bag } },
      next: { grey: ['ghoul'] },
    });
    s.dice(6, 1).challenge('warrior');
    if (s.match.open.length > 0) s.choose('roll');
    expect(s.character('warrior').bag).toEqual([...bag, 'ghoul']);
  });

  it('AD-090: weapons work when they are equipped, bag items from the bag', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road', bag: ['golem'] } },
      next: { grey: ['lizard'] },
    });
    s.dice(2, 1).challenge('warrior');
    expect(blows(s)[1]).toBe('attacker melee 2+1/4 misses');
    const faster = scenario({
      characters: { warrior: { space: 'undercity', damage: 1, bag: ['hare'] } },
    });
    faster.turn('warrior', 0);
    expect(faster.state.turn?.movement).toBe(2);
    faster.end();
  });

  it('AD-094: only what is in the bag can be taken, not what is equipped', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'gallows-road' },
        mage: { space: 'gallows-road', damage: 3, bag: ['rat'], weapon: 'golem' },
      },
    });
    s.dice(6, 1).challenge('warrior').choose('attack:mage');
    expect(s.options()).toEqual(['take:rat', 'decline']);
    s.choose('decline');
  });

  it('AD-097: an item that is lost by chance is drawn blindly', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road', bag: ['golem', 'ghoul'] } },
      next: { grey: ['rat'] },
    });
    s.dice(1, 6).stack(1).challenge('warrior');
    expect(s.character('warrior').bag).toEqual(['golem']);
  });

  it('AD-098: what does not name the bag may take what is equipped', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road', bag: ['ghoul'], weapon: 'golem' } },
      next: { grey: ['tax', 'lizard'] },
    });
    s.dice(1, 1).challenge('warrior');
    if (s.options().includes('choose:0')) s.choose('choose:0');
    expect(s.options()).toEqual(['lose:ghoul', 'lose:golem']);
    s.choose('lose:golem');
    expect(s.character('warrior').weapon).toBeNull();
  });

  it('AD-101 and AD-145: a weapon has a power of its own; the defender’s powers come first', () => {
    const s = scenario({
      characters: {
        mage: { space: 'gallows-road', weapon: 'drake' },
        warrior: { space: 'gallows-road' },
      },
    });
    s.dice(6, 1).challenge('mage').choose('attack:warrior');
    expect(s.events('power-used').map(({ args }) => args.by)).toEqual(['warrior', 'drake']);
    expect(s.hand('mage')).toHaveLength(1);
  });

  it('AD-103 and W-32: a mana potion is drunk beforehand, and takes one off the next cost', () => {
    const s = scenario({
      characters: {
        mage: { space: 'gallows-road', hand: ['ignite'], bag: ['hornets'] },
      },
      next: { grey: ['lizard'] },
    });
    s.challenge('mage', 0);
    expect(s.options('play', 'use')).toEqual(['drink:mana:hornets']);
    s.choose('drink:mana:hornets');
    expect(s.options('play')).toEqual(['play:ignite.1']);
    s.dice(1, 1).choose('play:ignite.1');
    expect(s.events('ability-played').map(({ args }) => args.cost)).toEqual([0]);
  });

  it('AD-105: an item with several icons is used up by one of them', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road', damage: 2, bag: ['wolf'] } },
    }).travel('warrior', 1);
    s.choose('drink:swiftness:wolf');
    expect(s.character('warrior')).toMatchObject({ bag: [], damage: 2 });
    expect(s.state.turn?.movement).toBe(2);
    expect(s.options('use')).toEqual([]);
    s.end();
  });

  it('W-35: nobody is asked again what to wear until something new can be worn', () => {
    const s = scenario({
      characters: { warrior: { space: 'ironforge', bag: ['ghoul'] } },
    }).maintain('warrior');
    expect(s.events()).toEqual([]);
    const offered = scenario({
      characters: { warrior: { space: 'ironforge', bag: ['ghoul'] } },
    }).travel('warrior', 1);
    expect(offered.options()).toContain('rearrange');
    offered.end();
  });
});

describe('ability cards', () => {
  const clash = () =>
    scenario({
      characters: {
        warrior: { space: 'gallows-road', hand: ['riposte'] },
        mage: { space: 'gallows-road', hand: ['icicle'] },
      },
    });

  it('AD-110: in combat the defender plays all cards first, then the attacker', () => {
    const s = clash().challenge('warrior', 2).choose('attack:mage');
    expect(s.question().seats).toEqual(['seat-2']);
    s.choose('play:icicle.1');
    if (s.question().seats.includes('seat-2')) s.choose('roll');
    expect(s.question().seats).toEqual(['seat-1']);
    s.end();
  });

  it('AD-112: a card that is canceled does nothing', () => {
    const s = clash().dice(1, 6).challenge('warrior', 2).choose('attack:mage');
    s.choose('play:icicle.1');
    for (const id of ['roll', 'stand']) {
      while (s.match.open.length > 0 && s.options().includes(id) && !s.options('play').length) {
        s.choose(id);
      }
    }
    s.stack(0).choose('play:riposte');
    while (s.match.open.length > 0) s.choose('stand');
    expect(s.events('ability-canceled')).toHaveLength(1);
    expect(blows(s)[0]?.startsWith('defender melee')).toBe(true);
    expect(s.discarded('mage')).toEqual(['icicle']);
  });

  it('AD-114: what is attached to an item goes with it', () => {
    const s = scenario({
      characters: {
        hunter: {
          space: 'ironforge',
          weapon: 'golem',
          attached: [{ card: 'bowstring', item: 'golem' }],
        },
      },
    });
    s.explore('hunter').choose('auction-house');
    expect(s.character('hunter').attached).toEqual([]);
    expect(s.discarded('hunter')).toEqual(['bowstring']);
  });

  it('W-30: a character card turns over when a card says so', () => {
    const s = scenario({
      characters: { mage: { space: 'undercity', hand: ['ponder'] } },
    }).travel('mage', 1);
    s.choose('play:ponder.1');
    expect(s.character('mage').side).toBe('other');
    s.end();
  });

  it('W-33: several powers of one side work in the order in which they lie', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road', bag: ['hornets'] } },
      next: { grey: ['lizard'] },
    });
    s.dice(1, 1, 3).challenge('warrior');
    expect(s.events('power-used').map(({ args }) => args.by)).toEqual(['warrior', 'hornets']);
    expect(blows(s)[1]).toBe('attacker melee 3+1/4 1');
  });

  it('AD-122: a power that was triggered lasts until the combat is over, and no longer', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road' } },
      next: { grey: ['turtle'] },
    });
    s.dice(2, 5).challenge('warrior');
    expect(blows(s)[1]).toBe('attacker melee 2+1/6 misses');
    expect(s.state.combat).toBeNull();
    s.dice(3, 1).challenge('warrior');
    expect(blows(s).at(-1)).toBe('attacker melee 3+1/4 1');
  });
});
