import { describe, expect, it } from 'vitest';
import { DISCOVERIES, discoveryOf } from '../../../src/games/adventure/rules/terms.ts';
import { viewOf } from '../../../src/games/adventure/rules/view.ts';
import { type Layout, type Standing, scenario } from '../../support/adventure.ts';
import './practice-cards.ts';

/** A bystander in the far south, with something of everything. */
const MAGE: Standing = { space: 'stormwind', damage: 1, hand: ['chill'], bag: ['rat'] };
const UNTOUCHED = { space: 'stormwind', damage: 1, hand: ['chill'], bag: ['rat'] };

const ALL_TOKENS = DISCOVERIES.flatMap((kind) => [`${kind}.1`, `${kind}.2`]);

/** The warrior explores a space with these discoveries, and the mage looks on. */
function finds(tokens: string[], warrior: Standing = {}, more: Partial<Layout> = {}) {
  const space = warrior.space ?? 'gallows-road';
  return scenario({
    characters: { warrior: { space, ...warrior }, mage: MAGE },
    placed: { [space]: tokens },
    ...more,
  }).explore('warrior');
}

describe('discoveries', () => {
  it('AD-020 and AD-024: all are revealed; those to keep are kept whatever the others do', () => {
    const s = finds(['bomb', 'gold', 'disease', 'hearthstone'], { damage: 3 });
    expect(s.events('discovery-revealed').map(({ args }) => args.token)).toEqual([
      'bomb.1',
      'gold.1',
      'disease.1',
      'hearthstone.1',
    ]);
    expect(s.options()).toEqual(['bomb.1', 'disease.1']);
    // The bomb defeats her: the disease is resolved all the same.
    s.choose('bomb.1');
    expect(s.character('warrior')).toMatchObject({
      space: 'undercity',
      damage: 0,
      diseases: ['disease.1'],
      kept: ['gold.1', 'hearthstone.1'],
    });
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-022: a space with a discovery gives no resource, not even when the discovery is kept', () => {
    const s = finds(['gold'], { damage: 2, space: 'frost-cradle' });
    expect(s.events().map(({ type }) => type)).toEqual(['discovery-revealed', 'discovery-kept']);
    expect(s.character('warrior').damage).toBe(2);
  });

  it('AD-023 and AD-025: what resolves at once goes to the box, a disease stays', () => {
    const s = finds(['bomb', 'disease']);
    expect(s.state.box).toEqual(['bomb.1']);
    expect(s.character('warrior')).toMatchObject({ damage: 2, diseases: ['disease.1'], kept: [] });
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-026: where there are none left at all, none is placed', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'tinkers-vale' },
        mage: { ...MAGE, kept: ALL_TOKENS.filter((token) => discoveryOf(token) !== 'bomb') },
      },
      placed: { 'pale-orchard': ['bomb.1', 'bomb.2'] },
    });
    s.explore('warrior').choose('place-discovery');
    expect(s.state.placed).toEqual({ 'pale-orchard': ['bomb.1', 'bomb.2'] });
    expect(s.state.discoveries).toEqual([]);
    expect(s.events().map(({ type }) => type)).toEqual(['resource-activated']);
  });

  it('AD-025: a token that is used up later goes to the box as well, and comes back from there', () => {
    const others = ALL_TOKENS.filter((token) => discoveryOf(token) !== 'gold');
    const s = scenario({
      characters: { warrior: { space: 'pale-orchard', kept: others } },
      box: ['gold.2'],
    });
    s.explore('warrior').choose('place-discovery').choose('gallows-road');
    expect(s.state.placed).toEqual({ 'gallows-road': ['gold.1'] });
    expect(s.state.discoveries).toEqual(['gold.2']);
    expect(s.events('discoveries-shuffled').map(({ args }) => args.amount)).toEqual([1]);
  });
});

describe('discoveries that resolve at once', () => {
  it('AD-032: an Ambush gives the opponent of this turn 1 damage more, from afar', () => {
    const s = scenario({
      characters: { warrior: { space: 'undercity' }, mage: MAGE },
      placed: { 'gallows-road': ['ambush'] },
      next: { grey: ['lizard'] },
    });
    s.turn('warrior', 0).dice(6, 6).choose('to:gallows-road');
    expect(s.events('attacked').map(({ args }) => [args.who, args.type, args.damage])).toEqual([
      ['lizard', 'ranged', 2],
      ['warrior', 'melee', 1],
    ]);
    expect(s.character('warrior')).toMatchObject({ damage: 2, bag: ['lizard'] });
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-033 and W-11: a False Map: the other discoveries of the space that was left, then the challenge', () => {
    const s = scenario({
      characters: { warrior: { space: 'undercity' }, hunter: { space: 'ironforge' }, mage: MAGE },
      placed: { 'gallows-road': ['false-map', 'power-drain'], 'frost-cradle': ['bomb'] },
      next: { grey: ['lizard'] },
    });
    s.turn('warrior', 0).choose('to:gallows-road').choose('false-map.1');
    // On the right sits the last player.
    expect(s.question().seats).toEqual(['seat-3']);
    expect(s.options()[0]).toBe('decline');
    s.dice(6, 1).choose('frost-cradle');
    expect(s.events('discovery-revealed').map(({ args }) => args.token)).toEqual([
      'false-map.1',
      'power-drain.1',
    ]);
    expect(s.events('resource-activated')).toEqual([]);
    expect(s.state.placed).toEqual({ 'frost-cradle': ['bomb.1'] });
    expect(s.character('warrior')).toMatchObject({ space: 'frost-cradle', bag: ['lizard'] });
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-033 and W-06: up to two spaces, none of a colour above the level, and not past Aggro', () => {
    const s = finds(
      ['false-map'],
      { space: 'millers-wood' },
      {
        track: [{ card: 'wolf', space: 'goldfields' }],
      },
    );
    expect(s.options()).toEqual(['decline', 'stormwind', 'goldfields', 'tinkers-vale']);
    s.choose('decline');
    expect(s.character('warrior').space).toBe('millers-wood');
  });

  it('AD-033 and W-07: nobody is moved away from Aggro', () => {
    const s = finds(['false-map'], {}, { track: [{ card: 'wolf', space: 'gallows-road' }] });
    expect(s.character('warrior').space).toBe('gallows-road');
    expect(s.state.box).toEqual(['false-map.1']);
  });

  it('AD-034: a Power Drain takes two cards of the hand by chance', () => {
    const hand = ['shrug', 'snack', 'stomp', 'throw'];
    const taken = [
      [3, 2, 1],
      [0, 0, 0],
    ].map((chance) => {
      const s = scenario({
        characters: { warrior: { space: 'gallows-road', hand }, mage: MAGE },
        placed: { 'gallows-road': ['power-drain'] },
      });
      s.explore('warrior')
        .stack(...chance)
        .choose('decline');
      expect(s.hand('warrior')).toHaveLength(2);
      expect(s.state.box).toEqual(['power-drain.1']);
      expect(s.character('mage')).toMatchObject(UNTOUCHED);
      return s.discarded('warrior');
    });
    expect(taken).toEqual([
      ['shrug', 'snack'],
      ['snack', 'stomp'],
    ]);
  });

  it('W-13: whoever has no cards loses none', () => {
    const s = finds(['power-drain']);
    expect(s.events('cards-discarded')).toEqual([]);
  });

  it('AD-035 and AD-067: a disease takes one health, and that can defeat; it is over then', () => {
    const s = finds(['disease'], { damage: 4 });
    expect(s.events('diseased').map(({ args }) => args.health)).toEqual([4]);
    expect(s.character('warrior')).toMatchObject({ space: 'undercity', damage: 0, diseases: [] });
    expect(s.state.box).toEqual(['disease.1']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-035: several add up; a small potion cures none of them, a large one all', () => {
    const diseases = ['disease.1', 'disease.2'];
    const ill = { space: 'frost-cradle', diseases, damage: 1 };
    const small = scenario({ characters: { warrior: ill } });
    expect(viewOf(small.match, 'table').characters[0]?.health).toBe(3);
    small.explore('warrior').choose('small-potion');
    expect(small.character('warrior')).toMatchObject({ diseases, damage: 0 });
    const large = scenario({
      characters: { warrior: { ...ill, space: 'ironforge' }, mage: { ...MAGE } },
    });
    large.explore('warrior').choose('large-potion');
    expect(large.character('warrior')).toMatchObject({ diseases: [], damage: 0 });
    expect([...large.state.box].sort()).toEqual(diseases);
  });

  it('AD-036: a Bomb deals 2 damage to whoever found it', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road' }, mage: { space: 'gallows-road' } },
      placed: { 'gallows-road': ['bomb'] },
    });
    s.explore('warrior');
    expect([s.character('warrior').damage, s.character('mage').damage]).toEqual([2, 0]);
  });

  it('W-09: a Bomb that defeats ends the exploration in a city: no challenge, but maintenance', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'undercity', damage: 3, quests: ['letter'] },
        mage: MAGE,
      },
      placed: { 'pale-orchard': ['bomb'] },
    });
    s.turn('warrior', 0).choose('to:pale-orchard');
    expect(s.events('challenge-drawn')).toEqual([]);
    expect(s.events('resource-activated')).toEqual([]);
    expect(s.events('task-advanced').map(({ args }) => args.task)).toEqual([0]);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });
});
