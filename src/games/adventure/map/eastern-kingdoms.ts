import type { MapDefinition } from '../rules/map/definition.ts';

/**
 * The map of the box, north at the top: the plaguelands and the Undercity, in the middle the hills around
 * Ironforge, in the south Stormwind and the jungle down to Booty Bay. Cities border on grey spaces only, grey
 * on green at most, and so on: the deeper into the land, the more dangerous.
 */
export const EASTERN_KINGDOMS: MapDefinition = {
  id: 'eastern-kingdoms',
  shape: [2, 3],
  // biome-ignore format: one space a line, to be read and edited as a table
  spaces: [
    // The north
    { id: 'undercity', at: [36, 12], color: 'grey', terrain: 'city', city: true, resources: ['quest-giver', 'auction-house', 'flight-path', 'scroll', 'small-potion'] },
    { id: 'pale-orchard', at: [14, 8], color: 'grey', terrain: 'plain', resources: ['small-potion', 'place-discovery'], key: true },
    { id: 'gallows-road', at: [35, 26], color: 'grey', terrain: 'plain', resources: ['scroll'] },
    { id: 'fog-hollow', at: [14, 22], color: 'green', terrain: 'forest', resources: ['scroll', 'place-discovery'], key: true },
    { id: 'silver-mere', at: [56, 20], color: 'green', terrain: 'coast', resources: ['large-potion'] },
    { id: 'western-plaguelands', at: [63, 6], color: 'yellow', terrain: 'blight', resources: ['quest-giver', 'place-discovery'] },
    { id: 'eastern-plaguelands', at: [87, 6], color: 'red', terrain: 'blight', resources: ['scroll', 'place-discovery'], encounter: 'plague-baron' },
    { id: 'thunder-pass', at: [75, 19.5], color: 'yellow', terrain: 'snow', resources: ['small-potion', 'place-discovery'], key: true },
    { id: 'hinter-falls', at: [88, 30], color: 'yellow', terrain: 'forest', resources: ['flight-path', 'large-potion'] },
    { id: 'raiders-march', at: [66, 31], color: 'green', terrain: 'plain', resources: ['flight-path', 'small-potion'] },

    // The middle
    { id: 'broken-bridge', at: [47, 37], color: 'green', terrain: 'hills', resources: ['scroll', 'place-discovery'] },
    { id: 'peat-fens', at: [67, 43], color: 'green', terrain: 'swamp', resources: ['book', 'place-discovery'], key: true },
    { id: 'dragons-roost', at: [88, 43], color: 'red', terrain: 'hills', resources: ['scroll', 'place-discovery'], key: true },
    { id: 'frost-cradle', at: [17, 41], color: 'grey', terrain: 'snow', resources: ['small-potion', 'place-discovery'], key: true },
    { id: 'ironforge', at: [36, 48.5], color: 'grey', terrain: 'city', city: true, resources: ['quest-giver', 'auction-house', 'flight-path', 'large-potion'] },
    { id: 'tinkers-vale', at: [15, 54], color: 'grey', terrain: 'hills', resources: ['scroll', 'place-discovery'] },
    { id: 'stonewatch', at: [60, 54], color: 'green', terrain: 'hills', resources: ['quest-giver', 'small-potion'] },
    { id: 'rust-flats', at: [84, 55], color: 'yellow', terrain: 'desert', resources: ['scroll', 'place-discovery'], key: true },
    { id: 'cinder-gorge', at: [46, 62], color: 'yellow', terrain: 'ash', resources: ['scroll', 'place-discovery'] },
    { id: 'ember-stair', at: [69, 64.5], color: 'red', terrain: 'ash', resources: ['small-potion', 'place-discovery'], encounter: 'ember-lord' },
    { id: 'ashen-keep', at: [88, 66.5], color: 'red', terrain: 'ash', resources: ['book'], key: true },

    // The south
    { id: 'stormwind', at: [20, 65.5], color: 'grey', terrain: 'city', city: true, resources: ['quest-giver', 'auction-house', 'flight-path', 'scroll', 'small-potion'] },
    { id: 'goldfields', at: [15, 79], color: 'grey', terrain: 'plain', resources: ['scroll'], encounter: 'toll-captain' },
    { id: 'millers-wood', at: [40, 73.5], color: 'grey', terrain: 'forest', resources: ['small-potion', 'place-discovery'], key: true },
    { id: 'redwater', at: [62, 76.5], color: 'green', terrain: 'coast', resources: ['small-potion'], encounter: 'redwater-witch' },
    { id: 'widows-wood', at: [42, 84], color: 'green', terrain: 'forest', resources: ['scroll', 'place-discovery'], key: true },
    { id: 'sunken-temple', at: [83, 77.5], color: 'yellow', terrain: 'swamp', resources: ['small-potion'], encounter: 'drowned-prophet' },
    { id: 'demon-gate', at: [87, 90.5], color: 'red', terrain: 'desert', resources: ['book', 'place-discovery'] },
    { id: 'tigers-vale', at: [60, 88], color: 'yellow', terrain: 'jungle', resources: ['scroll', 'place-discovery'], key: true },
    { id: 'booty-bay', at: [31, 94], color: 'yellow', terrain: 'coast', resources: ['auction-house', 'flight-path'], encounter: 'bay-auction' },
    { id: 'skull-isle', at: [9, 91.5], color: 'red', terrain: 'coast', resources: ['large-potion', 'place-discovery'], key: true },
  ],
  paths: [
    // The north
    ['undercity', 'pale-orchard'],
    ['undercity', 'gallows-road'],
    ['pale-orchard', 'fog-hollow'],
    ['gallows-road', 'fog-hollow'],
    ['gallows-road', 'silver-mere'],
    ['gallows-road', 'broken-bridge'],
    ['silver-mere', 'western-plaguelands'],
    ['silver-mere', 'thunder-pass'],
    ['silver-mere', 'raiders-march'],
    ['western-plaguelands', 'eastern-plaguelands'],
    ['western-plaguelands', 'thunder-pass'],
    ['thunder-pass', 'hinter-falls'],
    ['hinter-falls', 'eastern-plaguelands'],
    ['hinter-falls', 'raiders-march'],
    ['hinter-falls', 'dragons-roost'],
    ['raiders-march', 'broken-bridge'],

    // The middle
    ['gallows-road', 'frost-cradle'],
    ['frost-cradle', 'broken-bridge'],
    ['frost-cradle', 'ironforge'],
    ['frost-cradle', 'tinkers-vale'],
    ['ironforge', 'tinkers-vale'],
    ['tinkers-vale', 'stonewatch'],
    ['broken-bridge', 'peat-fens'],
    ['peat-fens', 'stonewatch'],
    ['stonewatch', 'rust-flats'],
    ['stonewatch', 'cinder-gorge'],
    ['rust-flats', 'dragons-roost'],
    ['rust-flats', 'ashen-keep'],
    ['rust-flats', 'ember-stair'],
    ['cinder-gorge', 'ember-stair'],
    ['ember-stair', 'ashen-keep'],

    // The south
    ['tinkers-vale', 'stormwind'],
    ['stormwind', 'goldfields'],
    ['stormwind', 'millers-wood'],
    ['goldfields', 'millers-wood'],
    ['goldfields', 'widows-wood'],
    ['millers-wood', 'widows-wood'],
    ['millers-wood', 'redwater'],
    ['redwater', 'cinder-gorge'],
    ['redwater', 'widows-wood'],
    ['redwater', 'sunken-temple'],
    ['sunken-temple', 'ashen-keep'],
    ['sunken-temple', 'demon-gate'],
    ['widows-wood', 'tigers-vale'],
    ['tigers-vale', 'demon-gate'],
    ['tigers-vale', 'booty-bay'],
    ['booty-bay', 'skull-isle'],
  ],
};
