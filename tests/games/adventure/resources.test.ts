import { describe, expect, it } from 'vitest';
import { abilityCards } from '../../../src/games/adventure/rules/cards/library.ts';
import { viewOf } from '../../../src/games/adventure/rules/view.ts';
import { type Standing, scenario } from '../../support/adventure.ts';
import './practice-cards.ts';

/** A bystander in the far south. */
const MAGE: Standing = { space: 'stormwind', damage: 1, bag: ['rat'] };
const UNTOUCHED = { space: 'stormwind', damage: 1, bag: ['rat'], hand: [] };

/** The warrior explores a space without discoveries, and the mage looks on. */
const explores = (warrior: Standing, more: object = {}) =>
  scenario({ characters: { warrior, mage: MAGE }, ...more }).explore('warrior');

describe('choosing a resource', () => {
  it('AD-021: exactly one of those that the space has', () => {
    const s = explores({ space: 'undercity', damage: 2, bag: ['turtle'] });
    expect(s.options()).toEqual([
      'quest-giver',
      'auction-house',
      'flight-path',
      'scroll',
      'small-potion',
    ]);
    s.choose('small-potion');
    expect(s.events('resource-activated').map(({ args }) => args.resource)).toEqual([
      'small-potion',
    ]);
    expect(s.character('warrior')).toMatchObject({ damage: 1, hand: [], quests: [] });
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('W-24: the only one there is, even where it does nothing', () => {
    const s = explores({ space: 'redwater', level: 'green' });
    expect(s.events().map(({ type }) => type)).toEqual(['resource-activated']);
    expect(s.character('warrior')).toMatchObject({ damage: 0, hand: [] });
  });

  it('AD-021 and W-23: nothing where nothing can be activated', () => {
    const s = scenario({
      characters: { warrior: { space: 'booty-bay', level: 'yellow' }, mage: MAGE },
      global: 'flood',
    }).explore('warrior');
    expect(s.events()).toEqual([]);
  });

  it('W-23: no Auction House without an item; one that is worn will do', () => {
    expect(explores({ space: 'ironforge' }).options()).toEqual([
      'quest-giver',
      'flight-path',
      'large-potion',
    ]);
    const s = explores({ space: 'ironforge', weapon: 'golem' });
    expect(s.options()).toContain('auction-house');
    s.end();
  });
});

describe('scroll and book', () => {
  it('AD-037: a Scroll draws one card, in secret', () => {
    const s = explores({ space: 'gallows-road', top: ['throw', 'stomp'] });
    expect(s.hand('warrior')).toEqual(['throw']);
    expect(viewOf(s.match, 'seat-2').characters[0]).toMatchObject({ handCount: 1, hand: null });
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('W-14: with more than ten cards one discards by choice, at once', () => {
    const hand = [
      'throw',
      'throw',
      'brace',
      'brace',
      'brace',
      'grab',
      'shrug',
      'shrug',
      'stomp',
      'charge',
    ];
    const s = explores({ space: 'gallows-road', hand, top: ['get-up'] });
    expect(s.question()).toMatchObject({
      prompt: { key: 'prompt.hand-limit', args: { amount: 1 } },
      choose: { min: 1, max: 1 },
    });
    expect(s.options()).toHaveLength(11);
    s.choose('stomp');
    expect(s.hand('warrior')).toEqual([...hand.filter((card) => card !== 'stomp'), 'get-up']);
    expect(s.discarded('warrior')).toEqual(['stomp']);
  });

  it('W-15: nothing is drawn where the deck is empty and nothing has been discarded', () => {
    const s = scenario({ characters: { warrior: { space: 'gallows-road' }, mage: MAGE } });
    s.state.removed.push(...s.character('warrior').abilities.draw.splice(0));
    s.explore('warrior');
    expect(s.hand('warrior')).toEqual([]);
    expect(s.events().map(({ type }) => type)).toEqual(['resource-activated']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-038: a Book draws two; every other character draws one, and will discard one', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'peat-fens', level: 'green', top: ['throw', 'stomp'] },
        mage: { space: 'stormwind', hand: ['chill'], top: ['portal'] },
        hunter: { space: 'ironforge', top: ['sneak'] },
      },
    });
    s.explore('warrior').choose('book');
    expect(s.hand('warrior')).toEqual(['throw', 'stomp']);
    expect(s.hand('mage')).toEqual(['chill', 'portal']);
    expect(s.hand('hunter')).toEqual(['sneak']);
    expect(s.state.characters.map(({ owes }) => owes)).toEqual([0, 1, 1]);
  });

  it('AD-038 and W-34: what is owed is discarded by choice when its owner’s turn begins', () => {
    const mage = { space: 'stormwind', hand: ['chill', 'portal'], owes: 1 };
    const s = scenario({
      characters: { mage, warrior: { space: 'ironforge', hand: ['stomp'] } },
    });
    s.turn('mage', 0);
    expect(s.options()).toEqual(['chill', 'portal']);
    expect(s.events('movement-rolled')).toEqual([]);
    s.choose('chill');
    expect(s.character('mage')).toMatchObject({ owes: 0, hand: ['portal'] });
    expect(s.discarded('mage')).toEqual(['chill']);
    expect(s.hand('warrior')).toEqual(['stomp']);
    s.end();
  });

  it('W-34: or when the next book comes, before the card of that one', () => {
    const mage = {
      space: 'stormwind',
      hand: ['chill', 'portal'],
      owes: 1,
      top: ['stroll'],
    };
    const s = scenario({ characters: { warrior: { space: 'peat-fens', level: 'green' }, mage } });
    s.explore('warrior').choose('book');
    expect(s.question().seats).toEqual(['seat-2']);
    s.choose('portal');
    expect(s.character('mage').owes).toBe(1);
    expect(s.hand('mage')).toEqual(['chill', 'stroll']);
  });

  it('W-34: or when another effect touches the hand', () => {
    const mage = { space: 'gallows-road', hand: ['chill', 'portal', 'stroll'], owes: 1 };
    const s = scenario({
      characters: { mage, warrior: { space: 'ironforge', hand: ['stomp'] } },
      placed: { 'gallows-road': ['power-drain'] },
    });
    s.explore('mage').choose('decline');
    expect(s.question().prompt.key).toBe('prompt.book');
    s.choose('stroll.1');
    expect(s.character('mage')).toMatchObject({ owes: 0, hand: [] });
    expect(s.discarded('mage')).toHaveLength(3);
    expect(s.hand('warrior')).toEqual(['stomp']);
  });

  it('W-34: or when another effect draws, before the card that it draws', () => {
    const mage = {
      space: 'stormwind',
      hand: ['chill', 'portal'],
      owes: 1,
      top: ['stroll'],
    };
    const s = scenario({
      characters: {
        warrior: { space: 'gallows-road', top: ['throw'] },
        mage,
        hunter: { space: 'ironforge', top: ['sneak'] },
      },
      next: { grey: ['dance', 'lizard'] },
    });
    s.challenge('warrior');
    expect(s.question()).toMatchObject({ seats: ['seat-2'], prompt: { key: 'prompt.book' } });
    expect(s.options()).toEqual(['chill', 'portal']);
    s.choose('chill');
    expect(s.character('mage').owes).toBe(0);
    expect(s.hand('mage')).toEqual(['portal', 'stroll']);
    expect(s.hand('hunter')).toEqual(['sneak']);
    s.end();
  });

  it('W-34: or when a card in hand could keep its owner standing', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'gallows-road', level: 'yellow', bag: ['mosquitoes'] },
        warlock: {
          space: 'gallows-road',
          damage: 4,
          hand: ['last-breath', 'way-out'],
          bag: ['hornets'],
          owes: 1,
        },
      },
    });
    s.explore('warrior');
    expect(s.question()).toMatchObject({ seats: ['seat-2'], prompt: { key: 'prompt.book' } });
    s.choose('last-breath.1');
    expect(s.question().prompt.key).toBe('prompt.defeat');
    expect(s.hand('warlock')).toEqual(['way-out']);
    s.choose('decline');
    expect(s.character('warlock')).toMatchObject({ space: 'undercity', owes: 0 });
  });

  it('AD-106, W-14 and W-34: whoever holds ten and draws for a book holds ten when that is paid', () => {
    const ten = abilityCards('mage').slice(0, 10);
    const s = scenario({
      characters: {
        warrior: { space: 'peat-fens', level: 'green' },
        mage: { space: 'stormwind', hand: ten },
        hunter: { space: 'ironforge' },
      },
    });
    s.explore('warrior').choose('book');
    expect(s.character('mage')).toMatchObject({ owes: 1 });
    expect(s.hand('mage')).toHaveLength(11);
    expect(s.events('cards-discarded')).toEqual([]);
    s.turn('mage', 0);
    expect(s.question()).toMatchObject({ prompt: { key: 'prompt.book', args: { amount: 1 } } });
    s.choose(ten[0] ?? '');
    expect(s.hand('mage')).toHaveLength(10);
    expect(s.hand('hunter')).toHaveLength(1);
    s.end();
  });

  it('W-34: or when its owner is attacked; whoever has no cards then owes none', () => {
    const mage = { space: 'gallows-road', hand: ['chill', 'portal'], owes: 1 };
    const s = scenario({ characters: { warrior: { space: 'gallows-road' }, mage } });
    s.challenge('warrior').choose('attack:mage');
    expect(s.question()).toMatchObject({ seats: ['seat-2'], prompt: { key: 'prompt.book' } });
    s.choose('chill');
    expect(s.character('mage').owes).toBe(0);
    s.end();
    const none = scenario({
      characters: { mage: { space: 'stormwind', owes: 1 }, warrior: { space: 'ironforge' } },
    });
    none.turn('mage', 0);
    expect(none.character('mage').owes).toBe(0);
    none.end();
  });
});

describe('potions', () => {
  it.each([
    ['frost-cradle', 'small-potion', 3, 2],
    ['ironforge', 'large-potion', 3, 1],
    ['ironforge', 'large-potion', 1, 0],
  ])('AD-039: at %s a %s: of %i damage %i are left', (space, potion, damage, left) => {
    const s = explores({ space, damage });
    s.choose(potion);
    expect(s.character('warrior').damage).toBe(left);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });
});

describe('placing discoveries', () => {
  it('AD-040 and AD-041: one is drawn, seen by nobody else, and placed where others may lie', () => {
    const s = explores(
      { space: 'pale-orchard' },
      { tokens: ['bomb'], placed: { 'skull-isle': ['gold'] } },
    );
    s.choose('place-discovery');
    expect(viewOf(s.match, 'seat-1').looking).toBe('bomb.1');
    expect(viewOf(s.match, 'seat-2').looking).toBeNull();
    for (const space of ['pale-orchard', 'undercity', 'ironforge', 'stormwind']) {
      expect(s.options()).not.toContain(space);
    }
    expect(s.options()).toHaveLength(31 - 4);
    // The level doesn't matter, as nobody goes there.
    s.choose('skull-isle');
    expect(s.state.placed).toEqual({ 'skull-isle': ['gold.1', 'bomb.1'] });
    expect(viewOf(s.match, 'seat-1').placed['skull-isle']).toEqual({ count: 2, known: ['bomb.1'] });
    expect(viewOf(s.match, 'seat-2').placed['skull-isle']).toEqual({ count: 2, known: [] });
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });
});

describe('flight paths', () => {
  it('AD-042: to any other; what is no city has its challenge, but neither resource nor discoveries', () => {
    const s = scenario({
      characters: { warrior: { space: 'ironforge', level: 'green' }, mage: MAGE },
      placed: { 'raiders-march': ['bomb'] },
      next: { green: ['eel'] },
    });
    s.turn('warrior', 0).choose('stay').choose('flight-path');
    expect(s.options()).toEqual(['undercity', 'raiders-march', 'stormwind']);
    s.dice(6, 1).choose('raiders-march');
    expect(s.character('warrior')).toMatchObject({
      space: 'raiders-march',
      bag: ['eel'],
      damage: 0,
    });
    expect(s.events('resource-activated')).toHaveLength(1);
    expect(s.state.placed).toEqual({ 'raiders-march': ['bomb.1'] });
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-042: in a city there is none', () => {
    const s = scenario({ characters: { warrior: { space: 'ironforge' } } });
    s.turn('warrior', 0).choose('stay').choose('flight-path').choose('undercity');
    expect(s.events('challenge-drawn')).toEqual([]);
  });

  it('W-06: none of a colour above the level', () => {
    const flights = (['grey', 'green', 'yellow'] as const).map((level) => {
      const s = explores({ space: 'stormwind', level }).choose('flight-path');
      const offered = s.options();
      s.end();
      return offered;
    });
    expect(flights).toEqual([
      ['undercity', 'ironforge'],
      ['undercity', 'raiders-march', 'ironforge'],
      ['undercity', 'hinter-falls', 'raiders-march', 'ironforge', 'booty-bay'],
    ]);
  });

  it('W-07: none away from Aggro', () => {
    const warrior: Standing = { space: 'raiders-march', level: 'green', damage: 1 };
    const track = [{ card: 'wolf', space: 'raiders-march' }];
    const s = explores(warrior, { track });
    expect(s.events('resource-activated').map(({ args }) => args.resource)).toEqual([
      'small-potion',
    ]);
    const free = explores(warrior);
    expect(free.options()).toEqual(['flight-path', 'small-potion']);
    free.end();
  });
});

describe('auction houses and quest givers', () => {
  it('AD-043 and AD-095: an item, worn or in the bag, for the bottommost of its colour, into the bag', () => {
    const s = explores(
      { space: 'ironforge', level: 'green', bag: ['eel'], weapon: 'golem' },
      { next: { green: ['beacon', 'fountain'] } },
    );
    s.choose('auction-house');
    expect(s.options()).toEqual(['eel', 'golem']);
    s.choose('eel');
    expect(s.character('warrior')).toMatchObject({ bag: ['fountain'], weapon: 'golem' });
    expect(s.state.challenges.green.cards.slice(-2)).toEqual(['eel', 'beacon']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-044: a Quest Giver gives the top elite quest', () => {
    const s = explores(
      { space: 'stonewatch', level: 'green', quests: ['returns'] },
      { elite: ['census'] },
    );
    s.choose('quest-giver');
    expect(s.character('warrior').quests).toEqual([
      { card: 'returns', progress: [0, 0], waiting: [[], []] },
      { card: 'census', progress: [0], waiting: [['silver-mere', 'raiders-march']] },
    ]);
    expect(s.character('mage').quests).toEqual([]);
  });

  it('AD-045 and W-21: never more than two are active: one of three is discarded, the new one too if one likes', () => {
    const s = explores(
      { space: 'ironforge', quests: ['lullaby', 'returns'] },
      { elite: ['census'] },
    );
    s.choose('quest-giver');
    expect(s.options()).toEqual(['lullaby', 'returns', 'census']);
    s.choose('census');
    expect(s.character('warrior').quests.map(({ card }) => card)).toEqual(['lullaby', 'returns']);
    expect(s.state.elite[0]).toBe('census');
  });
});
