import { describe, expect, it } from 'vitest';
import { challengeDefinition } from '../../../src/games/adventure/rules/cards/library.ts';
import { scenario } from '../../support/adventure.ts';
import { PLACES } from './stage.ts';

/** What the cards of all four decks have in common: who stops whoever comes, and who may wear what. */

describe('Aggro', () => {
  it.each([
    // Grey
    'rooting-boar',
    'lean-wolf',
    'bitter-deserter',
    'highway-brothers',
    'ditch-ghoul',
    'chimney-drake',
    // Green
    'road-wight',
    'headless-courier',
    'old-road-wolves',
    'lantern-hound',
    'bog-drake',
    'clutch-keeper',
    // Yellow
    'twice-risen-captain',
    'drowned-pilgrims',
    'ambitious-landslide',
    'runaway-boiler',
    'door-raptor',
    'thunderback-lizard',
    'tall-grass-tiger',
    'inland-pirates',
    // Red
    'gate-usher',
    'pit-general',
    'ash-hounds',
    'egg-warden',
    'dragon-of-good-family',
    'marshal-of-the-dead',
    'bone-colossus',
    'headhunter-dynast',
  ])('%s holds whoever comes', (card) => {
    const { color } = challengeDefinition(card);
    const space = PLACES[color];
    const s = scenario({
      characters: { mage: { level: color, space, hand: ['change-of-subject'] } },
      track: [{ card, space }],
    }).travel('mage', 1);
    expect(s.options()).toEqual(['stay', 'play:change-of-subject.1']);
    s.end();
  });
});

describe('icons', () => {
  const worn: [string[], string[]][] = [
    // Blades
    [
      ['warrior', 'hunter', 'warlock'],
      ['pantry-imp', 'cellar-fiend', 'barrow-guard', 'drowned-ferryman', 'clutch-keeper'],
    ],
    [
      ['warrior', 'hunter', 'warlock'],
      ['unpaid-sexton', 'lost-wall-veteran', 'pit-general', 'king-in-perpetuity'],
    ],
    // Shields, along with a blade or mail
    [['warrior'], ['pond-snapper', 'plague-cart', 'door-raptor', 'volcano-surveyor', 'gate-usher']],
    [['warrior'], ['scaled-seneschal', 'runaway-recruit', 'hedge-knight', 'thunderback-lizard']],
    [['warrior'], ['regent-of-the-roost']],
    // Mail, which a hunter learns to wear on the way to green
    [['warrior'], ['bitter-deserter']],
    [
      ['warrior', 'hunter'],
      ['road-wight', 'lost-patrol', 'twice-risen-captain', 'ambitious-landslide'],
    ],
    [
      ['warrior', 'hunter'],
      ['molten-broodmother', 'marshal-of-the-dead'],
    ],
    // Bows
    [['hunter'], ['briar-hog', 'pheasant-poacher', 'old-road-wolves', 'bog-outlaw']],
    [['hunter'], ['rust-scorpion', 'duelist-by-letter', 'egg-warden', 'headhunter-dynast']],
    // Staffs
    [
      ['mage', 'warlock'],
      ['weeping-lantern', 'chimney-drake', 'grave-candle', 'peat-smoulder'],
    ],
    [
      ['mage', 'warlock'],
      ['molten-librarian', 'second-lightning', 'lich-landlord', 'caldera-duke'],
    ],
    // Cloth
    [
      ['mage', 'warlock'],
      ['well-spider', 'stubble-fire', 'hungry-shade', 'gallows-imp'],
    ],
    [
      ['mage', 'warlock'],
      ['tall-grass-tiger', 'self-taught-necromancer'],
    ],
    [
      ['mage', 'warlock'],
      ['small-print-devil', 'banshee-laureate'],
    ],
  ];

  it.each(worn.flatMap(([who, items]) => items.map((item) => ({ item, who }))))(
    '$item is worn by $who',
    ({ item, who }) => {
      const able = ['warrior', 'hunter', 'mage', 'warlock'].filter((id) => isOffered(item, id));
      expect(able).toEqual(who);
    },
  );
});

/** Whether somebody of the item's level is offered to equip it in the maintenance phase. */
function isOffered(item: string, who: string): boolean {
  const { color } = challengeDefinition(item);
  const s = scenario({ characters: { [who]: { level: color, space: 'ironforge', bag: [item] } } });
  s.character(who).passedOver = [];
  s.maintain(who);
  const offered = s.match.open.length > 0 && s.options('equip').includes(`equip:${item}`);
  s.end();
  return offered;
}
