import type { QuestDefinition } from '../../rules/cards/definition.ts';
import {
  choose,
  cure,
  detach,
  dig,
  discard,
  draw,
  findDiscovery,
  flipCharacter,
  gainItem,
  gainLevel,
  gainQuest,
  goToCity,
  heal,
  may,
  placeDiscovery,
  recover,
  sequence,
  takeItem,
} from '../../rules/effects/build.ts';
import {
  activate,
  collect,
  defeat,
  deliver,
  discover,
  equip,
  meet,
  overlord,
  questsOf,
  rout,
  travel,
  wound,
} from './tasks.ts';

/** One is drawn for each quest that has been completed (AD-085). */
export const ELITE_QUESTS: readonly QuestDefinition[] = questsOf('elite', [
  // For those who still have to rise
  {
    id: 'drowned-census',
    valor: 1,
    level: true,
    tasks: [collect('silver-mere', 'raiders-march')],
  },
  {
    id: 'license-for-the-fog',
    valor: 1,
    level: true,
    tasks: [defeat(1, { at: ['fog-hollow'] }), discover(1)],
    reward: placeDiscovery(),
  },
  {
    id: 'library-in-the-bog',
    valor: 1,
    level: true,
    tasks: [activate('book'), deliver('green', 'ironforge')],
    reward: dig(3),
  },
  {
    id: 'wanted-a-watch',
    valor: 1,
    level: true,
    tasks: [travel('stonewatch'), equip('armor', 'green')],
  },
  {
    id: 'seven-widows',
    valor: 1,
    level: true,
    tasks: [collect('widows-wood', 'redwater', 'millers-wood')],
  },
  {
    id: 'lightning-rod',
    valor: 1,
    level: true,
    tasks: [collect('thunder-pass', 'hinter-falls')],
  },
  {
    id: 'blown-glass',
    valor: 1,
    level: true,
    tasks: [collect('cinder-gorge', 'rust-flats')],
    reward: gainItem('yellow'),
  },

  // The board's own enemies, and what else they give
  {
    id: 'what-the-witch-kept',
    valor: 1,
    tasks: [overlord('redwater-witch')],
    reward: sequence(detach(), gainItem('green')),
  },
  {
    id: 'third-prophecy',
    valor: 1,
    tasks: [overlord('drowned-prophet')],
    reward: draw(2),
  },
  {
    id: 'going-going',
    valor: 1,
    tasks: [overlord('bay-auction')],
    reward: gainItem(),
  },
  {
    id: 'an-heir-speaks',
    valor: 1,
    tasks: [overlord('plague-baron')],
    reward: gainItem('red'),
  },
  {
    id: 'barons-supper',
    valor: 1,
    tasks: [deliver('yellow', 'eastern-plaguelands')],
    reward: draw(2),
  },
  {
    id: 'price-of-fire',
    valor: 1,
    tasks: [overlord('ember-lord')],
    reward: draw(3),
  },
  {
    id: 'light-for-the-poor',
    valor: 3,
    tasks: [collect('ember-stair', 'ashen-keep')],
  },

  // Far countries
  {
    id: 'last-harvest',
    valor: 2,
    tasks: [travel('western-plaguelands'), defeat(1, { trait: 'undead' })],
    reward: choose(cure(), draw(2)),
  },
  {
    id: 'egg-for-the-menagerie',
    valor: 2,
    tasks: [collect('dragons-roost', 'hinter-falls')],
    reward: gainItem('red'),
  },
  {
    id: 'egg-returned',
    valor: 3,
    tasks: [travel('dragons-roost'), defeat(2, { at: ['rust-flats', 'hinter-falls'] })],
    reward: sequence(heal(2), draw(1)),
  },
  {
    id: 'rust-flats-derby',
    valor: 1,
    tasks: [travel('rust-flats'), activate('flight-path', 2)],
    reward: findDiscovery(),
  },
  {
    id: 'colonels-tiger',
    valor: 2,
    tasks: [travel('tigers-vale'), defeat(1, { trait: 'beast', color: 'yellow' })],
    reward: gainItem('yellow'),
  },
  {
    id: 'buried-on-paper',
    valor: 3,
    tasks: [travel('skull-isle'), discover(2)],
    reward: may(goToCity()),
  },
  {
    id: 'closing-time',
    valor: 3,
    tasks: [travel('demon-gate'), defeat(1, { trait: 'demon' })],
    reward: sequence(heal(3), may(flipCharacter())),
  },

  // In the cities, of all places
  {
    id: 'auctioneers-cough',
    valor: 1,
    tasks: [activate('auction-house', 2)],
    reward: gainItem(),
  },
  {
    id: 'last-blade-of-orm',
    valor: 2,
    tasks: [travel('ironforge'), equip('weapon', 'red')],
    reward: dig(4),
  },
  {
    id: 'on-loan-to-the-museum',
    valor: 1,
    tasks: [deliver('yellow', 'undercity', 'weapon')],
    reward: gainQuest(),
  },

  // About other characters
  {
    id: 'the-summons',
    valor: 1,
    tasks: [meet()],
    reward: discard(1, 'another', 'random'),
  },
  {
    id: 'served-cold',
    valor: 2,
    tasks: [rout()],
    reward: recover(),
  },
  {
    id: 'parcel-of-no-value',
    valor: 1,
    tasks: [meet(), travel('booty-bay')],
    reward: gainItem('yellow'),
  },
  {
    id: 'anything-to-declare',
    valor: 2,
    tasks: [wound(2), defeat(1, { at: ['widows-wood', 'tigers-vale'] })],
    reward: takeItem('another'),
  },
  {
    id: 'matter-of-opinion',
    valor: 1,
    tasks: [wound(3)],
    reward: choose(gainLevel(), gainItem()),
  },
  {
    id: 'ballad-in-want-of-a-duel',
    valor: 3,
    tasks: [rout(), equip('weapon', 'yellow')],
  },
]);
