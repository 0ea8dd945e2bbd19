import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../src/games/adventure/rules/view.ts';
import { type Standing, scenario } from '../../support/adventure.ts';
import './practice-cards.ts';

/** A bystander in the far south, with something of everything. */
const MAGE: Standing = { space: 'stormwind', damage: 1, hand: ['chill'], bag: ['rat'] };
const UNTOUCHED = { space: 'stormwind', damage: 1, hand: ['chill'], bag: ['rat'] };

describe('discoveries that are kept', () => {
  it('AD-027: Gold buys an item of the own level or a lower one, in a city', () => {
    const s = scenario({
      characters: { warrior: { space: 'undercity', level: 'green', kept: ['gold'] }, mage: MAGE },
      next: { green: ['beacon', 'fountain'] },
    });
    s.travel('warrior', 1);
    expect(s.options('discovery')).toEqual(['gold.1:grey', 'gold.1:green']);
    s.choose('gold.1:green');
    expect(s.character('warrior')).toMatchObject({ bag: ['fountain'], kept: [] });
    expect(s.state.challenges.green.cards.at(-1)).toBe('beacon');
    expect(s.state.box).toEqual(['gold.1']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
    s.end();
  });

  it('AD-027: nowhere else', () => {
    const s = scenario({ characters: { warrior: { space: 'pale-orchard', kept: ['gold'] } } });
    expect(s.travel('warrior', 0).events('stayed')).toHaveLength(1);
    s.end();
  });

  it('AD-027: also by whoever has come to the city in this movement phase', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road', kept: ['gold'] } },
      next: { grey: ['rat'] },
    });
    s.travel('warrior', 1).choose('to:undercity');
    expect(s.options()).toEqual(['stay', 'gold.1:grey', 'rearrange']);
    s.choose('gold.1:grey').choose('small-potion');
    expect(s.character('warrior').bag).toEqual(['rat']);
  });

  it('AD-028 and W-05: a Hearthstone leads to any city instead of the move; the die is rolled for its energy', () => {
    const s = scenario({
      characters: { warrior: { space: 'pale-orchard', kept: ['hearthstone'] }, mage: MAGE },
    });
    s.turn('warrior', 4);
    expect(s.options('discovery')).toEqual([
      'hearthstone.1:undercity',
      'hearthstone.1:ironforge',
      'hearthstone.1:stormwind',
    ]);
    s.choose('hearthstone.1:stormwind');
    expect(s.events('movement-rolled')).toHaveLength(1);
    expect(s.state.turn).toMatchObject({ movement: 0, energy: 1 });
    expect(s.character('warrior')).toMatchObject({ space: 'stormwind', kept: [] });
    expect(s.question().prompt.key).toBe('prompt.resource');
    s.choose('small-potion');
    expect(s.state.box).toEqual(['hearthstone.1']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-028: whoever has moved already can’t', () => {
    const s = scenario({
      characters: { warrior: { space: 'pale-orchard', kept: ['hearthstone'] } },
    });
    s.travel('warrior', 3).choose('hold').choose('to:undercity');
    expect(s.options('discovery')).toEqual([]);
    s.end();
  });

  it('AD-028: nor does whoever has used it walk on, whatever gives movement', () => {
    const s = scenario({
      characters: {
        hunter: {
          space: 'pale-orchard',
          kept: ['hearthstone'],
          hand: ['trail', 'whistle'],
        },
        mage: MAGE,
      },
    });
    s.travel('hunter', 1, 2);
    expect(s.options('play')).toEqual(['play:trail.1', 'play:whistle.1']);
    s.choose('hearthstone.1:ironforge');
    expect(s.options()).toEqual(['stay', 'play:whistle.1']);
    s.choose('play:whistle.1');
    expect(s.character('hunter')).toMatchObject({ space: 'ironforge', side: 'other' });
    expect(s.options('play', 'travel')).toEqual([]);
    s.choose('large-potion');
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-029 and W-12: Far Sight looks at a discovery, which is put back face down', () => {
    const s = scenario({
      characters: { warrior: { space: 'pale-orchard', kept: ['far-sight'] }, mage: MAGE },
      placed: { 'skull-isle': ['bomb'], 'fog-hollow': ['gold'] },
    });
    s.travel('warrior', 1);
    expect(s.options('discovery')).toEqual(['far-sight.1:skull-isle', 'far-sight.1:fog-hollow']);
    s.choose('far-sight.1:skull-isle');
    expect(s.options()).toEqual(['put-back', 'discard']);
    expect(viewOf(s.match, 'seat-1').looking).toBe('bomb.1');
    expect(viewOf(s.match, 'seat-2').looking).toBeNull();
    s.choose('put-back');
    expect(s.state.placed).toEqual({ 'skull-isle': ['bomb.1'], 'fog-hollow': ['gold.1'] });
    expect(viewOf(s.match, 'seat-1').placed['skull-isle']).toEqual({ count: 1, known: ['bomb.1'] });
    expect(viewOf(s.match, 'seat-2').placed['skull-isle']).toEqual({ count: 1, known: [] });
    s.end();
  });

  it('AD-029 and W-12: or goes to the box', () => {
    const s = scenario({
      characters: { warrior: { space: 'pale-orchard', kept: ['far-sight'] }, mage: MAGE },
      placed: { 'skull-isle': ['bomb', 'gold'] },
    });
    s.travel('warrior', 1).choose('far-sight.1:skull-isle').choose('discard');
    expect(s.state.placed).toEqual({ 'skull-isle': ['gold.1'] });
    expect(s.state.box).toEqual(['far-sight.1', 'bomb.1']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
    s.end();
  });

  it('AD-030: Goblin Rocket Boots roll a movement die again, that has just been rolled', () => {
    const s = scenario({
      characters: { warrior: { space: 'undercity', kept: ['rocket-boots'] }, mage: MAGE },
    });
    s.turn('warrior', 0);
    expect(s.options('discovery')).toEqual(['rocket-boots.1:movement']);
    s.stack(5).choose('rocket-boots.1:movement');
    expect(s.state.turn).toMatchObject({ movement: 4, energy: 1 });
    expect(s.state.box).toEqual(['rocket-boots.1']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
    s.end();
    const moved = scenario({
      characters: { warrior: { space: 'undercity', kept: ['rocket-boots'] } },
    });
    moved.turn('warrior', 1).choose('hold').choose('to:gallows-road');
    expect(moved.options('discovery')).toEqual([]);
    moved.end();
  });

  it('AD-030: or a combat die of one’s own', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'gallows-road', kept: ['rocket-boots.1', 'rocket-boots.2'] },
      },
      next: { grey: ['lizard'] },
    });
    s.dice(2, 1).challenge('warrior');
    expect(s.options()).toEqual(['stand', 'rocket-boots.1:combat']);
    s.dice(6).choose('rocket-boots.1:combat');
    expect(s.state.combat?.dice).toEqual({ attacker: 6, defender: 1 });
    expect(s.options()).toEqual(['stand', 'rocket-boots.2:combat']);
    s.choose('stand');
    expect(s.character('warrior')).toMatchObject({
      bag: ['lizard'],
      kept: ['rocket-boots.2'],
    });
  });

  it('AD-031: a Traveling Merchant takes any item from another bag, and its owner a different one in return', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'pale-orchard', kept: ['traveling-merchant'], bag: ['turtle'] },
        mage: { ...MAGE, bag: ['rat', 'golem'], weapon: 'wisp' },
        hunter: { space: 'ironforge', bag: ['lizard'] },
      },
    });
    s.travel('warrior', 1);
    expect(s.options('trade')).toEqual(['trade:rat', 'trade:golem', 'trade:lizard']);
    s.choose('trade:golem');
    expect(s.question().seats).toEqual(['seat-2']);
    expect(s.options()).toEqual(['decline', 'take:turtle']);
    s.choose('take:turtle');
    expect(s.character('warrior')).toMatchObject({ bag: ['golem'], kept: [] });
    expect(s.character('mage').bag).toEqual(['rat', 'turtle']);
    expect(s.character('hunter').bag).toEqual(['lizard']);
    expect(s.state.box).toEqual(['traveling-merchant.1']);
    s.end();
  });

  it('AD-031 and W-25: only from a bag with something in it; and nothing comes back out of an empty one', () => {
    const kept = ['traveling-merchant'];
    const empty = scenario({
      characters: {
        warrior: { space: 'pale-orchard', kept },
        mage: { space: 'stormwind', weapon: 'wisp' },
      },
    });
    empty.travel('warrior', 1);
    expect(empty.options('trade')).toEqual([]);
    empty.end();
    const s = scenario({ characters: { warrior: { space: 'pale-orchard', kept }, mage: MAGE } });
    s.travel('warrior', 1).choose('trade:rat');
    expect(s.question().seats).toEqual(['seat-1']);
    expect(s.character('warrior').bag).toEqual(['rat']);
    expect(s.character('mage').bag).toEqual([]);
    s.end();
  });
});
