import {
  armor,
  bag,
  deckOf,
  enemy,
  melee,
  ranged,
  reuse,
  spend,
  weapon,
} from '../../../src/games/adventure/cards/challenges/faces.ts';
import type { EventFace, ItemFace } from '../../../src/games/adventure/rules/cards/definition.ts';
import { registerCards } from '../../../src/games/adventure/rules/cards/register-cards.ts';
import {
  always,
  at,
  bonus,
  cancelBattle,
  cancelCard,
  choose,
  damage,
  discard,
  draw,
  energy,
  findDiscovery,
  flip,
  flipCharacter,
  gainItem,
  gainQuest,
  goToCity,
  goToFlightPath,
  hamper,
  heal,
  loseItem,
  onDie,
  prevent,
  reroll,
  send,
  sequence,
  strike,
  turnDie,
} from '../../../src/games/adventure/rules/effects/build.ts';
import type { Effect } from '../../../src/games/adventure/rules/language/effect.ts';

const special = (effect: Effect): EventFace => ({ face: 'event', sort: 'special', effect });

const location = (where: string, effect: Effect): EventFace => ({
  face: 'event',
  sort: 'location',
  location: where,
  effect,
});

const global = (more: Omit<EventFace, 'face' | 'sort'>): EventFace => ({
  face: 'event',
  sort: 'global',
  ...more,
});

/** An item for the bag that does nothing but lie there. */
const STONE: ItemFace = bag({});

/** Encounters, items and events to show rules with, each with at most one simple twist. */
registerCards(
  deckOf('grey', [
    // Encounters, with items on their backs
    {
      id: 'rat',
      front: enemy('beast', melee(1, 4), {
        powers: [onDie(6, loseItem('opponent', 'bag', 'random'))],
      }),
      back: bag({ use: spend('movement', heal(2)) }),
    },
    {
      id: 'hornets',
      front: enemy('beast', ranged(1, 4), { powers: [onDie(6, damage(1, 'opponent'))] }),
      back: bag({ potions: ['mana'], powers: [onDie(1, reroll())] }),
    },
    { id: 'boar', front: enemy('beast', melee(2, 4)), back: STONE },
    {
      id: 'hare',
      front: enemy('beast', melee(2, 5), { powers: [onDie([1, 2], cancelBattle())] }),
      back: bag({ passives: [always('movement', 1, { if: 'damaged', who: 'own' })] }),
    },
    {
      id: 'wolf',
      front: enemy('beast', melee(1, 4), { aggro: true }),
      back: armor(6, { potions: ['health', 'swiftness'] }),
    },
    {
      id: 'turtle',
      front: enemy('beast', melee(1, 4), { powers: [onDie([5, 6], bonus({ defense: 2 }))] }),
      back: armor(6, { icons: ['shield'] }),
    },
    {
      id: 'toad',
      front: enemy('beast', melee(1, 4), { powers: [onDie([4, 5, 6], strike('ranged'))] }),
      back: STONE,
    },
    { id: 'spider', front: enemy('beast', melee(1, 5)), back: armor(6, { icons: ['cloth'] }) },
    {
      id: 'hedgehog',
      front: enemy('beast', melee(1, 5), {
        passives: [always('damage', 1, { if: 'opponent-type', type: 'melee' })],
      }),
      back: armor(6),
    },
    { id: 'kite', front: enemy('beast', ranged(2, 4)), back: weapon(2, 'ranged') },
    {
      id: 'robbers',
      front: enemy('humanoid', melee(2, 5)),
      back: bag({ potions: ['swiftness'], use: spend('movement', goToFlightPath()) }),
    },
    { id: 'archer', front: enemy('humanoid', ranged(1, 5)), back: weapon(2, 'ranged') },
    { id: 'watchman', front: enemy('humanoid', melee(1, 4)), back: weapon(2, 'melee') },
    {
      id: 'deserter',
      front: enemy('humanoid', melee(1, 5), {
        passives: [always('attack', 1, { if: 'opponent-affiliation', affiliation: 'alliance' })],
      }),
      back: armor(6, { icons: ['mail'] }),
    },
    {
      id: 'ghoul',
      front: enemy('undead', melee(2, 4), { aggro: true }),
      back: armor(6, { potions: ['health'] }),
    },
    {
      id: 'wisp',
      front: enemy('undead', ranged(1, 4)),
      back: weapon(2, 'melee', { icons: ['staff'] }),
    },
    {
      id: 'imp',
      front: enemy('demon', ranged(2, 5)),
      back: weapon(3, 'melee', { icons: ['blade'] }),
    },
    { id: 'golem', front: enemy('elemental', melee(2, 4)), back: weapon(2, 'melee') },
    {
      id: 'gust',
      front: enemy('elemental', melee(1, 4)),
      back: armor(7, { passives: [always('movement', -1)] }),
    },
    { id: 'flame', front: enemy('elemental', melee(1, 5)), back: armor(6) },
    { id: 'lizard', front: enemy('dragonkin', melee(1, 4)), back: STONE },
    {
      id: 'drake',
      front: enemy('dragonkin', melee(2, 5)),
      back: weapon(2, 'melee', { powers: [onDie(6, draw(1))] }),
    },
    // Events
    { id: 'dance', front: special(draw(1, 'everybody')), back: null },
    { id: 'tax', front: special(choose(loseItem(), discard(2))), back: null },
    { id: 'stray', front: special(choose(draw(1), flip())), back: STONE },
    {
      id: 'coach',
      front: location('frost-cradle', choose(findDiscovery(), gainQuest())),
      back: null,
    },
    { id: 'orchard', front: location('pale-orchard', choose(heal(2), flip())), back: STONE },
    {
      id: 'hive',
      front: location('millers-wood', sequence(heal(2), flip())),
      back: enemy('beast', melee(2, 4, 2)),
    },
    { id: 'frost', front: global({ rules: ['no-aggro'] }), back: null },
    { id: 'market', front: global({ rules: ['truce'] }), back: null },
    {
      id: 'full-moon',
      front: global({
        rules: ['better-healing'],
        encounters: [always('attack', 1)],
        flips: { moment: 'encounter-defeated', trait: 'beast' },
      }),
      back: { face: 'turned', effect: draw(2) },
    },
  ]),
);

registerCards(
  deckOf('green', [
    { id: 'eel', front: enemy('beast', melee(2, 5, 2)), back: bag({ potions: ['health'] }) },
    { id: 'crow', front: enemy('beast', ranged(2, 5)), back: STONE },
    {
      id: 'hag',
      front: enemy('humanoid', ranged(2, 5)),
      back: bag({ passives: [always('attack', 1, { if: 'hand', most: 1 })] }),
    },
    { id: 'patrol', front: enemy('humanoid', ranged(3, 6)), back: armor(7) },
    {
      id: 'guard',
      front: enemy('undead', melee(2, 6), { powers: [onDie([5, 6], prevent(2))] }),
      back: STONE,
    },
    { id: 'courier', front: enemy('undead', melee(3, 6)), back: STONE },
    { id: 'cart', front: enemy('undead', melee(3, 5)), back: armor(8, { icons: ['shield'] }) },
    { id: 'fountain', front: enemy('elemental', melee(2, 6, 2)), back: STONE },
    { id: 'boulder', front: enemy('elemental', melee(2, 5)), back: weapon(4, 'melee') },
    { id: 'rockfall', front: enemy('elemental', melee(3, 6, 2)), back: STONE },
    { id: 'squall', front: enemy('elemental', ranged(3, 5)), back: armor(7) },
    { id: 'signpost', front: special(send(2, 'another')), back: null },
    { id: 'beacon', front: location('fog-hollow', choose(goToCity(), draw(2))), back: null },
    { id: 'flood', front: global({ rules: ['no-flight'] }), back: null },
  ]),
);

registerCards(
  deckOf('yellow', [
    { id: 'tiger', front: enemy('beast', melee(5, 6, 2)), back: armor(8) },
    { id: 'caiman', front: enemy('beast', melee(5, 6, 3)), back: weapon(4, 'melee') },
    {
      id: 'crocodile',
      front: enemy('beast', melee(5, 7, 2)),
      back: armor(8, { icons: ['mail', 'shield'] }),
    },
    {
      id: 'mosquitoes',
      front: enemy('beast', melee(3, 7, 1), { powers: [at('combat', damage(1, 'opponent'))] }),
      back: bag({ powers: [at('exploring', damage(1, 'each-other-here'))] }),
    },
    {
      id: 'pirates',
      front: enemy('humanoid', melee(4, 6, 2)),
      back: bag({ use: spend('movement', gainItem('yellow')) }),
    },
    {
      id: 'oracle',
      front: enemy('humanoid', ranged(3, 6, 2)),
      back: bag({ use: spend('after-dice', turnDie(6)) }),
    },
    {
      id: 'drowned',
      front: enemy('undead', melee(4, 7, 2)),
      back: armor(8, { passives: [always('health', -1)] }),
    },
    { id: 'leper', front: enemy('undead', melee(4, 7, 2)), back: STONE },
    { id: 'skeletons', front: enemy('undead', ranged(4, 6, 2)), back: STONE },
    {
      id: 'sexton',
      front: enemy('undead', melee(4, 6, 2)),
      back: weapon(5, 'melee', { damage: 2 }),
    },
    {
      id: 'magma',
      front: enemy('elemental', ranged(4, 6, 2), { powers: [onDie([3, 4, 5, 6], cancelCard())] }),
      back: weapon(4, 'ranged'),
    },
    {
      id: 'mirage',
      front: enemy('elemental', ranged(3, 7, 2), { powers: [onDie([1, 2], cancelBattle())] }),
      back: STONE,
    },
    {
      id: 'boiler',
      front: enemy('elemental', ranged(5, 6, 2)),
      back: bag({ use: reuse('movement', sequence(damage(1, 'own'), energy(2))) }),
    },
    { id: 'avalanche', front: enemy('elemental', melee(5, 7, 1)), back: STONE },
    { id: 'storm', front: enemy('elemental', ranged(5, 6, 1)), back: weapon(4, 'ranged') },
    {
      id: 'brawl',
      front: special(sequence(damage(1, 'everybody'), draw(1, 'everybody'))),
      back: null,
    },
  ]),
);

registerCards(
  deckOf('red', [
    { id: 'corsair', front: enemy('humanoid', ranged(5, 8, 2)), back: STONE },
    { id: 'marshal', front: enemy('undead', melee(6, 8, 2)), back: armor(9) },
    { id: 'archduke', front: enemy('undead', melee(4, 8, 2)), back: armor(8) },
    {
      id: 'lich',
      front: enemy('undead', ranged(4, 8, 2)),
      back: weapon(5, 'ranged', { damage: 2 }),
    },
    { id: 'usher', front: enemy('demon', melee(5, 7, 2)), back: weapon(5, 'melee', { damage: 2 }) },
    { id: 'bat', front: enemy('demon', ranged(5, 7, 3)), back: weapon(5, 'ranged', { damage: 2 }) },
    { id: 'appraiser', front: enemy('demon', melee(5, 8, 2)), back: STONE },
    {
      id: 'general',
      front: enemy('demon', melee(6, 8, 3)),
      back: weapon(6, 'melee', { damage: 2 }),
    },
    {
      id: 'devil',
      front: enemy('demon', ranged(5, 8, 2), {
        powers: [at('combat', choose(discard(1, 'opponent'), hamper({ attack: -2 })))],
      }),
      back: STONE,
    },
    {
      id: 'hush',
      front: enemy('demon', melee(4, 8, 2), { powers: [at('combat', cancelCard())] }),
      back: STONE,
    },
    {
      id: 'dragon',
      front: enemy('dragonkin', melee(5, 8, 3)),
      back: weapon(5, 'ranged', { damage: 2 }),
    },
    { id: 'wyrm', front: enemy('dragonkin', ranged(6, 9, 3)), back: armor(10) },
    {
      id: 'offer',
      front: special(choose(sequence(flipCharacter(), draw(2)), damage(1, 'own'))),
      back: null,
    },
    {
      id: 'open-gate',
      front: global({ rules: ['all-aggro'], flips: { moment: 'turn-ends', at: 'demon-gate' } }),
      back: enemy('demon', melee(5, 8, 2), { aggro: true }),
    },
  ]),
);
