import { describe, expect, it } from 'vitest';
import { printedOn } from '../../../src/games/adventure/rules/terms.ts';
import { type Scenario, scenario } from '../../support/adventure.ts';
import './practice-cards.ts';

describe('what runs out, and what does not', () => {
  it('AD-027 and AD-096: where a deck has no item left Gold can’t be spent, and is kept', () => {
    const s = scenario({
      characters: { warrior: { space: 'undercity', kept: ['gold'] } },
      next: { grey: ['market'] },
      left: { grey: 1 },
    });
    s.travel('warrior', 1);
    expect(s.options('discovery')).toEqual([]);
    expect(s.character('warrior')).toMatchObject({ bag: [], kept: ['gold.1'] });
    expect(s.state.challenges.grey).toEqual({ cards: ['market'], seen: 0 });
    s.end();
  });

  it('W-21: an empty elite deck gives no new quest', () => {
    const s = scenario({ characters: { warrior: { space: 'ironforge', quests: ['returns'] } } });
    s.state.removed.push(...s.state.elite.splice(0));
    s.explore('warrior').choose('quest-giver');
    expect(s.character('warrior').quests.map(({ card }) => card)).toEqual(['returns']);
  });

  it.each([
    { deck: ['chill'], pile: ['portal', 'stroll.1'], left: ['portal', 'stroll'] },
    { deck: [], pile: ['chill', 'portal'], left: ['portal'] },
    { deck: ['chill', 'portal'], pile: [], left: ['portal'] },
  ])(
    'AD-107 and W-47: three cards are looked at though $deck is all that is left of the deck',
    ({ deck, pile, left }) => {
      const s = scenario({
        characters: {
          mage: { space: 'undercity', hand: ['ponder.1'], top: deck, discard: pile },
          warrior: { space: 'ironforge', hand: ['stomp'] },
        },
      });
      const { abilities } = s.character('mage');
      s.state.removed.push(...abilities.draw.splice(0, abilities.draw.length - deck.length));
      s.travel('mage', 1).choose('play:ponder.1');
      expect(s.options().toSorted()).toEqual(
        [...deck, ...pile].map((card) => `keep:${printedOn(card)}`).toSorted(),
      );
      s.choose('keep:chill');
      expect(s.hand('mage')).toEqual(['chill']);
      expect(s.character('mage').abilities.draw.map(printedOn).toSorted()).toEqual(left);
      expect(s.discarded('mage')).toEqual(['ponder']);
      expect(s.hand('warrior')).toEqual(['stomp']);
      s.end();
    },
  );

  it('AD-107 and W-47: a deck that is just used up by it is renewed as well, over what is put back', () => {
    const s = scenario({
      characters: {
        mage: {
          space: 'undercity',
          hand: ['ponder.1'],
          top: ['chill', 'portal', 'stroll.1'],
          discard: ['stroll.2'],
        },
      },
    });
    const { abilities } = s.character('mage');
    s.state.removed.push(...abilities.draw.splice(0, abilities.draw.length - 3));
    s.travel('mage', 1).choose('play:ponder.1');
    expect(s.events('deck-renewed').map(({ args }) => args)).toEqual([
      { character: 'mage', amount: 1 },
    ]);
    expect(s.options()).toEqual(['keep:chill', 'keep:portal', 'keep:stroll']);
    s.choose('keep:portal');
    expect(s.character('mage').abilities.draw).toEqual(['chill', 'stroll.1', 'stroll.2']);
    s.end();
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
      characters: { warrior: { space: 'gallows-road', hand: ['throw'] } },
      placed: { 'gallows-road': ['power-drain'] },
    });
    s.explore('warrior').choose('decline');
    expect(s.hand('warrior')).toEqual([]);
    expect(s.discarded('warrior')).toEqual(['throw']);
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
      next: { yellow: ['brawl'] },
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
      next: { red: ['offer', 'general'] },
    }).challenge('warrior');
  const drawn = (s: Scenario) => s.events('challenge-drawn').map(({ args }) => args.card);

  it('W-38: whoever is defeated by it draws no further card', () => {
    const s = drawing(7).choose('choose:1').choose('ironforge');
    expect(drawn(s)).toEqual(['offer']);
    expect(s.character('warrior')).toMatchObject({ damage: 0, space: 'ironforge' });
  });

  it('W-38: nor does whoever is moved away by it, into a space of the same colour as well', () => {
    const s = drawing(0);
    // No card of the box does that; a group’s own may.
    s.character('warrior').space = 'demon-gate';
    s.choose('choose:1');
    expect(drawn(s)).toEqual(['offer']);
  });

  it('AD-051: whoever is still there draws on', () => {
    const s = drawing(0).choose('choose:1');
    expect(drawn(s)).toEqual(['offer', 'general']);
    s.end();
  });
});
