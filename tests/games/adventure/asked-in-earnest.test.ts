import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/adventure.ts';
import { meets, play } from './playing-cards.ts';
import { blows, type Fight } from './stage.ts';
import './practice-cards.ts';

/** The hunter with Petal, who takes 2 damage for him or helps with 3 attack, as he says. */
const HUNTER: Fight = { side: 'other', energy: 1, hand: ['heel'] };

/** A bomb and a disease lie in a wood that the mage explores. */
const explored = (damage: number) =>
  scenario({
    characters: { mage: { space: 'frost-cradle', damage } },
    placed: { 'frost-cradle': ['bomb', 'disease'] },
  }).explore('mage');

describe('what makes no difference is not asked', () => {
  it('W-41: which effect of a card works is asked where one saves and the other strikes', () => {
    const s = meets('hunter', 'robbers', [2, 6], HUNTER);
    play(s.choose('roll'), 'heel');
    expect(s.options()).toEqual(['choose:0', 'choose:1']);
    s.end();
  });

  it('W-41: but not in a battle that comes out the same: 5 is needed to hit and rolled, and the answer misses', () => {
    const s = meets('hunter', 'robbers', [5, 1], HUNTER);
    play(s.choose('roll'), 'heel');
    expect(s.discarded('hunter')).toEqual(['heel']);
    expect(blows(s)).toEqual(['defender melee 1+2/5 misses', 'attacker melee 5+2/5 1']);
  });

  it('W-41: in which order two discoveries come is asked where the first may end what the second does', () => {
    // A defeat cures what she caught before it.
    const s = explored(2).choose('disease.1');
    expect(s.character('mage')).toMatchObject({ diseases: [], damage: 0 });
  });

  it('W-41: but not where neither minds the other', () => {
    const s = explored(0);
    expect(s.character('mage')).toMatchObject({ diseases: ['disease.1'], damage: 2 });
  });
});
