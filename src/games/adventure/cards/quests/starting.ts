import type { QuestDefinition } from '../../rules/cards/definition.ts';
import {
  dig,
  draw,
  findDiscovery,
  gainItem,
  heal,
  placeDiscovery,
  recover,
} from '../../rules/effects/build.ts';
import {
  activate,
  collect,
  defeat,
  deliver,
  discover,
  equip,
  overlord,
  questsOf,
  travel,
} from './tasks.ts';

/** A match begins with two of them (AD-010). None asks for other characters, nor for more than a green level. */
export const STARTING_QUESTS: readonly QuestDefinition[] = questsOf('starting', [
  // The north, and the roads to it
  {
    id: 'orchard-inventory',
    valor: 1,
    tasks: [collect('pale-orchard', 'gallows-road')],
    reward: draw(1),
  },
  {
    id: 'nine-generations',
    valor: 0,
    level: true,
    tasks: [defeat(2, { at: ['pale-orchard', 'gallows-road'] })],
    reward: gainItem('grey'),
  },
  {
    id: 'hanged-mans-boots',
    valor: 1,
    tasks: [travel('gallows-road'), equip('armor', 'grey')],
  },
  {
    id: 'letter-in-three-copies',
    valor: 1,
    tasks: [travel('undercity'), travel('ironforge'), travel('stormwind')],
    reward: dig(2),
  },
  {
    id: 'bell-in-the-fog',
    valor: 1,
    level: true,
    tasks: [collect('fog-hollow', 'silver-mere')],
  },
  {
    id: 'cough-medicine',
    valor: 0,
    level: true,
    tasks: [activate('small-potion', 2), defeat(1)],
    reward: findDiscovery(),
  },

  // The hills of the middle
  {
    id: 'tinkers-wager',
    valor: 0,
    level: true,
    tasks: [travel('tinkers-vale'), equip('weapon', 'grey')],
    reward: dig(3),
  },
  {
    id: 'ice-for-ironforge',
    valor: 1,
    tasks: [travel('frost-cradle'), activate('large-potion')],
    reward: gainItem('grey'),
  },
  {
    id: 'cradle-song',
    valor: 1,
    tasks: [collect('frost-cradle'), defeat(1, { at: ['frost-cradle', 'tinkers-vale'] })],
    reward: heal(2),
  },
  {
    id: 'surveyors-chain',
    valor: 1,
    tasks: [activate('place-discovery'), discover(1)],
    reward: placeDiscovery(),
  },
  {
    id: 'bridge-by-subscription',
    valor: 1,
    level: true,
    tasks: [collect('broken-bridge', 'stonewatch')],
  },
  {
    id: 'bridge-by-objection',
    valor: 1,
    tasks: [defeat(2, { at: ['broken-bridge', 'peat-fens'] })],
    reward: gainItem('green'),
  },

  // The south
  {
    id: 'paid-in-full',
    valor: 1,
    tasks: [overlord('toll-captain')],
  },
  {
    id: 'captains-back-pay',
    valor: 1,
    tasks: [deliver('grey', 'goldfields')],
    reward: draw(2),
  },
  {
    id: 'millers-cat',
    valor: 1,
    tasks: [travel('millers-wood'), defeat(1, { trait: 'beast' })],
    reward: gainItem(),
  },
  {
    id: 'scarecrow-ballot',
    valor: 1,
    tasks: [collect('goldfields', 'millers-wood')],
  },
  {
    id: 'overdue',
    valor: 1,
    tasks: [activate('scroll', 2), travel('stormwind')],
    reward: recover(),
  },
  {
    id: 'widows-candle',
    valor: 1,
    level: true,
    tasks: [travel('widows-wood'), defeat(1, { color: 'green' })],
  },
]);
