import type { CardFace } from '../../../../picture/card-face.ts';
import type { CardDefinition, CardType } from '../../rules/cards/definition.ts';
import { allDecks } from '../../rules/cards/library.ts';
import type { HeroId } from '../../rules/terms.ts';
import { featureLook, figureIcon, heroToken } from '../symbols.ts';
import { cardLook } from './looks.ts';

/** The symbol on each card, by its definition. Figures and features look as they do on the board. */
const ART: Readonly<Record<string, string>> = {
  // Sedrin
  kneeler: 'mace-head',
  'ninth-hour-lamp': 'lantern-flame',
  'mercy-and-iron': 'templar-heart',
  'circle-of-lamps': 'lit-candelabra',
  'lance-of-noon': 'sun-spear',
  'stern-rebuke': 'shouting',
  'litany-of-unmaking': 'spell-book',
  'sermon-in-the-dark': 'candlebright',
  'come-back-to-us': 'healing',
  'steady-chant': 'musical-notes',
  'vow-of-patience': 'meditation',
  'laying-on-of-hands': 'glowing-hands',
  'pilgrims-stride': 'walking-boot',
  'borrowed-wound': 'bleeding-heart',
  'ask-the-altar': 'rolling-dices',
  'not-while-i-stand': 'shield-opposition',
  'turned-blow': 'riposte',
  requiem: 'grave-flowers',
  'name-of-the-dead': 'tombstone',
  // Myreen
  'winter-rose': 'dagger-rose',
  'gate-of-duvall': 'medieval-gate',
  'first-through-the-door': 'wooden-door',
  'scythe-the-reeds': 'scythe',
  'drink-deep': 'neck-bite',
  'shoulder-of-oak': 'shield-bash',
  'mercy-stroke': 'plain-dagger',
  'behind-me': 'shield-echoes',
  'you-there': 'pointing',
  'old-blood': 'chalice-drops',
  'shield-wall-of-one': 'roman-shield',
  'blood-debt': 'heart-drop',
  'open-a-vein': 'dripping-blade',
  'change-of-guard': 'body-swapping',
  'second-wind': 'lungs',
  'in-front-of-you': 'templar-shield',
  'paid-in-kind': 'crossed-sabres',
  'steel-first': 'mailed-fist',
  'and-the-next': 'sword-brandish',
  'one-step-ahead': 'sprint',
  // Rowen
  'the-eleven': 'daggers',
  'aunt-pims-hairpins': 'lockpicks',
  'throw-and-go': 'thrown-knife',
  'cut-purse': 'shiny-purse',
  'a-handful': 'juggler',
  'back-of-the-knee': 'knee-cap',
  'everything-she-has': 'kitchen-knives',
  'nothing-is-locked': 'open-chest',
  'second-left-then-down': 'direction-signs',
  'from-the-doorway': 'doorway',
  'felt-soles': 'footprint',
  'the-thrown-purse': 'coins',
  'somebodys-supper': 'hot-meal',
  'under-the-table': 'table',
  catch: 'catch',
  'take-it-apart': 'gears',
  'this-way-quickly': 'exit-door',
  'drop-everything': 'dodge',
  'over-here': 'whistle',
  'one-for-that': 'flying-dagger',
  'while-they-look': 'robber-hand',
  // Frox
  'froxling-swarm': 'tadpole',
  'leech-water': 'leeching-worm',
  'the-mere-rises': 'flood',
  'dusk-chorus': 'music-spell',
  'frox-mire': 'swamp',
  // Bolx
  'tongue-from-the-dark': 'tongue',
  'royal-belch': 'bad-breath',
  'open-audience': 'stone-throne',
  'tasting-course': 'fork-knife-spoon',
  'ripples-in-the-floor': 'echo-ripples',
  'swallowed-light': 'unlit-candelabra',
  'breath-of-the-mere': 'poison-gas',
  'keys-to-the-larder': 'keyring',
  'mud-and-majesty': 'djembe',
  // The Search
  'the-search': 'carillon',
  'cellaress-ledger': 'archive-register',
  'cut-bell-rope': 'rope-coil',
  'faces-under-water': 'drowning',
  'roof-gives-way': 'falling-rocks',
  'water-remembers': 'big-wave',
  'hidden-chanter': 'hooded-figure',
  'brother-aldous': 'monk-face',
  'ninth-hour': 'clock-tower',
  'wrong-echo': 'sonic-shout',
  'stone-answers': 'menhir',
  'bell-in-the-font': 'ringing-bell',
  'walled-up-sister': 'nun-face',
  'chapter-oath': 'contract',
  'ferrymans-price': 'two-coins',
  'wrong-window': 'window',
  'verse-in-the-plaster': 'stone-tablet',
  'drowned-procession': 'haunting',
  'quarrel-of-saints': 'face-to-face',
  'odiles-last-candle': 'candle-flame',
  // The Cleansing
  'the-cleansing': 'old-lantern',
  'weeping-wall': 'brick-wall',
  'sacristy-flies': 'fly',
  'root-under-the-nave': 'tree-roots',
  'sleeping-spores': 'super-mushroom',
  'sour-well': 'well',
  'draught-in-the-gallery': 'wind-hole',
  'crows-in-the-choir': 'raven',
  'sister-ursel': 'soap',
  'aldous-boils-lye': 'cauldron',
  'ninth-bed': 'bed',
  'last-of-the-oil': 'amphora',
  'herbalists-margin': 'herbs-bundle',
  'salt-chapel': 'church',
  'vermin-in-the-granary': 'rat',
  'wrong-lamp': 'paper-lantern',
  'mattress-fire': 'campfire',
  'fever-of-the-house': 'heart-beats',
  'clean-linen': 'clothesline',
  'odiles-broom': 'magic-broom',
  // The Escape
  'the-escape': 'exit-door',
  'broken-windlass': 'gears',
  'chain-in-the-well': 'crossed-chains',
  counterweight: 'weight',
  'floating-coffer': 'chest',
  'crossed-keys': 'house-keys',
  'iron-shutter': 'closed-doors',
  'drowned-porter': 'doorway',
  'hand-at-the-grate': 'hand',
  'aldous-at-the-oars': 'boat-fishing',
  'ringers-in-the-flood': 'tightrope',
  'gatehouse-log': 'open-book',
  'one-who-shut-the-door': 'shadow-follower',
  'spring-in-the-crypt': 'splash',
  'bilge-pump': 'manual-water-pump',
  'two-sluices': 'valve',
  'raft-of-pews': 'raft',
  undertow: 'whirlpool-shuriken',
  'patient-tide': 'high-tide',
  'candle-on-a-plank': 'candle-light',
  // Altars
  'unstable-altar': 'unstable-orb',
  'burning-altar': 'fire-bowl',
  'drowned-altar': 'waves',
  'storm-altar': 'lightning-storm',
  'quaking-altar': 'earth-crack',
  'solar-altar': 'sunbeams',
  'altar-found': 'star-altar',
  // Search cards
  'blinding-powder': 'powder-bag',
  'infirmary-draught': 'standing-potion',
  'pot-lid-buckler': 'round-shield',
  'saints-finger': 'skeletal-hand',
  'bell-metal-shard': 'shard-sword',
  'lamp-oil': 'magic-lamp',
  'bell-ringers-rope': 'lasso',
  'scouring-salt': 'salt-shaker',
  'quiet-incense': 'incense',
  'smelling-salts': 'perfume-bottle',
  'novices-dice': 'rolling-dice-cup',
  'forgotten-shelf': 'ham-shank',
  'marginal-notes': 'quill-ink',
  'wrong-drawer': 'mimic-chest',
};

/** Card types that are figures on the board. */
const FIGURES: ReadonlySet<CardType> = new Set([
  'minion',
  'lurker',
  'rival',
  'ally',
  'villain',
  'trap',
]);

/** Cards of a hero's deck are in the hero's colour, all others in that of their type. */
export function artOf(card: CardDefinition): CardFace['art'] {
  const { id, type } = card;
  const look = cardLook(type);
  const hero = heroOf(card);
  const colour = hero ? heroToken(hero).face : look.band;
  if (type === 'character') return { icon: heroToken(id).icon ?? look.icon, colour };
  if (FIGURES.has(type)) return { icon: figureIcon(type as 'minion', id), colour };
  if (type === 'feature') return { icon: featureLook(id).icon, colour: featureLook(id).plate };
  return { icon: ART[id] ?? look.icon, colour };
}

/** Whose deck a card belongs to: the character in it. */
const heroOf = (card: CardDefinition): HeroId | undefined =>
  allDecks()
    .find(({ kind, cards }) => kind === 'hero' && cards.includes(card))
    ?.cards.find(({ type }) => type === 'character')?.id;
