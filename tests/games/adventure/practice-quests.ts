import {
  activate,
  collect,
  defeat,
  discover,
  equip,
  meet,
  overlord,
  questsOf,
  rout,
  travel,
  wound,
} from '../../../src/games/adventure/cards/quests/tasks.ts';
import { registerCards } from '../../../src/games/adventure/rules/cards/register-cards.ts';
import { dig, heal } from '../../../src/games/adventure/rules/effects/build.ts';

/** Quests to show rules with: a task or two of each kind. */
registerCards(
  questsOf('starting', [
    {
      id: 'letter',
      valor: 1,
      tasks: [travel('undercity'), travel('ironforge'), travel('stormwind')],
      reward: dig(2),
    },
    { id: 'inventory', valor: 1, tasks: [collect('pale-orchard', 'gallows-road')] },
    { id: 'ballot', valor: 1, tasks: [collect('goldfields', 'millers-wood')] },
    {
      id: 'lullaby',
      valor: 1,
      tasks: [collect('frost-cradle'), defeat(1, { at: ['frost-cradle', 'tinkers-vale'] })],
      reward: heal(2),
    },
    { id: 'returns', valor: 1, tasks: [activate('scroll', 2), travel('stormwind')] },
    { id: 'toll', valor: 1, tasks: [overlord('toll-captain')] },
  ]),
);

registerCards(
  questsOf('elite', [
    { id: 'census', valor: 1, level: true, tasks: [collect('silver-mere', 'raiders-march')] },
    { id: 'embers', valor: 3, tasks: [collect('ember-stair', 'ashen-keep')] },
    { id: 'survey', valor: 3, tasks: [travel('skull-isle'), discover(2)] },
    { id: 'parcel', valor: 1, tasks: [meet(), travel('booty-bay')] },
    { id: 'demon-hunt', valor: 3, tasks: [travel('demon-gate'), defeat(1, { trait: 'demon' })] },
    {
      id: 'undead-hunt',
      valor: 2,
      tasks: [travel('western-plaguelands'), defeat(1, { trait: 'undead' })],
    },
    {
      id: 'big-game',
      valor: 2,
      tasks: [travel('tigers-vale'), defeat(1, { trait: 'beast', color: 'yellow' })],
    },
    {
      id: 'two-in-wilds',
      valor: 3,
      tasks: [travel('dragons-roost'), defeat(2, { at: ['rust-flats', 'hinter-falls'] })],
    },
    { id: 'red-blade', valor: 2, tasks: [travel('ironforge'), equip('weapon', 'red')] },
    { id: 'duel', valor: 3, tasks: [rout(), equip('weapon', 'yellow')] },
    { id: 'revenge', valor: 2, tasks: [rout()] },
    { id: 'quarrel', valor: 1, tasks: [wound(3)] },
    { id: 'smuggling', valor: 2, tasks: [wound(2), defeat(1)] },
    { id: 'auction', valor: 1, tasks: [overlord('bay-auction')] },
  ]),
);
