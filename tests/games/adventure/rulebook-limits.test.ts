import { describe, expect, it } from 'vitest';
import { type Scenario, scenario } from '../../support/adventure.ts';

describe('what runs out, and what does not', () => {
  it('AD-096: where a deck has no item left, none is gained', () => {
    const s = scenario({
      characters: { warrior: { space: 'undercity', kept: ['gold'] } },
      next: { grey: ['market-week'] },
      left: { grey: 1 },
    });
    s.travel('warrior', 0).choose('gold.1:grey');
    expect(s.character('warrior')).toMatchObject({ bag: [], kept: [] });
    expect(s.state.challenges.grey).toEqual({ cards: ['market-week'], seen: 1 });
    s.end();
  });

  it('W-21: an empty elite deck gives no new quest', () => {
    const s = scenario({ characters: { warrior: { space: 'ironforge', quests: ['overdue'] } } });
    s.state.removed.push(...s.state.elite.splice(0));
    s.explore('warrior').choose('quest-giver');
    expect(s.character('warrior').quests.map(({ card }) => card)).toEqual(['overdue']);
  });

  it('AD-053 and W-28: a challenge deck without a card ends the phase', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road' } },
      left: { grey: 0 },
    }).challenge('warrior');
    expect(s.events('challenge-empty')).toHaveLength(1);
  });

  it('AD-034 and W-13: Power Drain takes what there is where that is less than two cards', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road', hand: ['after-you'] } },
      placed: { 'gallows-road': ['power-drain'] },
    });
    s.explore('warrior').choose('decline');
    expect(s.hand('warrior')).toEqual([]);
    expect(s.discarded('warrior')).toEqual(['after-you']);
  });

  it('AD-144: damage tokens are laid on everybody whom damage is dealt to, however many lie already', () => {
    const level = 'red' as const;
    const s = scenario({
      characters: {
        warrior: { level, damage: 6, space: 'thunder-pass' },
        mage: { level, damage: 4 },
        hunter: { level, damage: 4 },
        warlock: { level, damage: 6 },
      },
      next: { yellow: ['public-demonstration'] },
    }).challenge('warrior');
    const damage = s.state.characters.map((character) => character.damage);
    expect(damage).toEqual([7, 5, 5, 7]);
    s.end();
  });
});

describe('an event that was drawn', () => {
  const drawing = (damage: number) =>
    scenario({
      characters: { warrior: { level: 'red', damage, space: 'dragons-roost' } },
      next: { red: ['offer-of-employment', 'pit-general'] },
    }).challenge('warrior');
  const drawn = (s: Scenario) => s.events('challenge-drawn').map(({ args }) => args.card);

  it('W-38: whoever is defeated by it draws no further card', () => {
    const s = drawing(7).choose('choose:1').choose('ironforge');
    expect(drawn(s)).toEqual(['offer-of-employment']);
    expect(s.character('warrior')).toMatchObject({ damage: 0, space: 'ironforge' });
  });

  it('W-38: nor does whoever is moved away by it, into a space of the same colour as well', () => {
    const s = drawing(0);
    // No card of the box does that; a group’s own may.
    s.character('warrior').space = 'demon-gate';
    s.choose('choose:1');
    expect(drawn(s)).toEqual(['offer-of-employment']);
  });

  it('AD-051: whoever is still there draws on', () => {
    const s = drawing(0).choose('choose:1');
    expect(drawn(s)).toEqual(['offer-of-employment', 'pit-general']);
    s.end();
  });
});
