import {
  type Counted,
  type Facts,
  type FactTold,
  factsFrom,
  type GameFacts,
  type Tells,
} from '../../kernel/facts.ts';
import { countShowing } from './rules/altar-pool.ts';
import type { AltarQuestEvents } from './rules/events.ts';
import { LIMITS } from './rules/rulings.ts';
import type { AltarQuest } from './rules/state.ts';
import { RHUNES } from './rules/terms.ts';
import type { AllyView, AltarQuestView, CardView, EnemyView, HeroView } from './rules/view.ts';

/** Things of the whole table. */
const TABLE = 'table';

/** What a new round takes from everyone and every card. */
const READY: readonly string[] = ['acted', 'exhausted'];

const nothing = () => [];
const gone = (card: string): FactTold<never> => ({ what: '*', of: card });
/** A figure that appears has all of its health. */
const unhurt = (enemy: string): FactTold<never> => ({ what: 'health', of: enemy });
const pile = (deck: string): FactTold<never> => ({ what: 'pile', of: deck });

/** A card that leaves a hand or is used up: its tokens go with it. */
const cardGoes = ({ hero, card }: { hero: string; card: string }): FactTold<never>[] => [
  gone(card),
  { what: 'hand', of: hero },
  { what: 'discard', of: '*' },
];
const cardComes = ({ card }: { card: string }): FactTold<never>[] => [{ what: 'place', of: card }];

/** Which facts each event tells of. */
const TOLD: { [Type in keyof AltarQuestEvents]: Tells<AltarQuestEvents[Type]> } = {
  'chapter-opened': nothing,
  'story-told': nothing,
  'upgrade-chosen': ({ hero, card }) => [
    { what: 'place', of: card },
    { what: 'hand cards', of: hero },
    { what: 'deck', of: hero },
  ],
  // An ally is among the cards of the hero who carries them; Equipment is told as it is laid out.
  'things-carried': ({ cards }) => cards.map((card) => ({ what: 'place', of: card })),
  // What is left behind is not told, because telling what is taken says it.
  'equipment-chosen': () => [{ what: 'place', of: '*' }],
  'enemies-upgraded': ({ cards }) => cards.map((card) => ({ what: 'place', of: card })),
  'match-began': nothing,
  'laid-out': nothing,
  'milestone-reached': nothing,
  mulligan: ({ hero }) => [
    { what: 'hand', of: hero },
    { what: 'hand cards', of: hero },
    { what: 'deck', of: hero },
  ],
  'altar-drawn': ({ card }) => [
    { what: 'dice', of: '*' },
    { what: 'place', of: card },
  ],
  'stairs-placed': ({ room }) => [
    { what: 'space', of: '*' },
    { what: 'revealed', of: room },
  ],
  'round-began': nothing,

  'hero-moved': ({ hero }) => [{ what: 'space', of: hero, says: 'to' }],
  'figure-shifted': ({ figure }) => [{ what: 'space', of: figure, says: 'to' }],
  'hero-thrown': ({ hero }) => [{ what: 'space', of: hero, says: 'to' }],
  'figures-swapped': ({ hero, figure }) => [
    { what: 'space', of: hero, says: 'there' },
    { what: 'space', of: figure, says: 'here' },
  ],
  rested: ({ hero }) => [{ what: 'health', of: hero, says: 'left' }],
  'act-ended': ({ hero }) => [{ what: 'acted', of: hero }],

  'door-opened': ({ door }) => [{ what: 'open', of: door }],
  'room-revealed': ({ room }) => [{ what: 'revealed', of: room }],
  'feature-placed': ({ card }) => [
    { what: 'place', of: card },
    { what: 'room', of: card },
    pile('feature'),
  ],
  'altar-found': ({ card }) => [
    { what: 'room', of: card },
    { what: 'place', of: '*' },
    pile('feature'),
  ],
  'quest-card-drawn': (args) => [...cardComes(args), pile('quest')],

  'cards-drawn': ({ hero }) => [
    { what: 'hand', of: hero },
    { what: 'deck', of: hero },
  ],
  'cards-drawn-by-you': ({ hero }) => [
    { what: 'hand', of: hero },
    { what: 'hand cards', of: hero },
    { what: 'deck', of: hero },
  ],
  'deck-shuffled': ({ hero, deck }) => [
    { what: 'deck', of: hero },
    { what: 'discard', of: hero },
    pile(deck),
  ],
  'card-played': ({ hero, card }) => [
    ...cardGoes({ hero, card }),
    { what: 'hand cards', of: hero },
  ],
  // A card that is used up leaves when its effect is over.
  'card-used': ({ card, keyword }) =>
    keyword === 'use' ? [{ ...gone(card), later: true }] : [{ what: 'exhausted', of: card }],
  'use-came-too-late': nothing,
  'part-declined': nothing,
  'effects-cut-off': nothing,
  stayed: nothing,
  'card-discarded': ({ hero, card }) => [
    ...cardGoes({ hero, card }),
    { what: 'hand cards', of: hero },
  ],
  'card-recovered': ({ hero }) => [
    { what: 'hand', of: hero },
    { what: 'hand cards', of: hero },
    { what: 'discard', of: hero },
  ],
  'card-given': cardComes,
  'trade-refused': nothing,
  'card-activates': nothing,
  'card-exhausted': ({ card }) => [{ what: 'exhausted', of: card }],
  'card-refreshed': ({ card }) => [{ what: 'exhausted', of: card }],
  'quest-rests': ({ card }) => [{ what: 'exhausted', of: card }],
  'card-removed': ({ card }) => [gone(card), { what: 'discard', of: '*' }],
  'card-tokens': ({ card, token }) => [{ what: token, of: card, says: 'total' }],
  'top-discarded': ({ deck }) => [pile(deck), { what: 'discard', of: '*' }],
  'hero-marked': nothing,
  'deck-scouted': nothing,
  'deck-scouted-by-you': nothing,
  'card-put-under': nothing,

  'threat-drawn': (args) => [...cardComes(args), pile('threat')],
  'lurker-drawn': (args) => [...cardComes(args), pile('lurker')],
  'rival-appeared': ({ rival }) => [
    { what: 'place', of: rival },
    { what: 'pile', of: 'lurker' },
  ],
  'enemy-raised': (args) => [...cardComes(args), { what: 'discard', of: '*' }],
  // What a villain put on before it came is visible now.
  'enemy-spawned': ({ enemy }) => [
    unhurt(enemy),
    { what: 'armor', of: enemy },
    { what: 'space', of: enemy, says: 'to' },
  ],
  'huge-moved': ({ enemy }) => [{ what: 'space', of: enemy, says: 'spaces' }],
  'enemy-placed': ({ enemy }) => [
    unhurt(enemy),
    { what: 'armor', of: enemy },
    { what: 'space', of: enemy, says: 'spaces' },
  ],
  'enemy-moved': ({ enemy }) => [{ what: 'space', of: enemy, says: 'to' }],
  'enemy-damaged': ({ enemy }) => [{ what: 'health', of: enemy, says: 'left' }],
  'defeat-answered': nothing,
  'enemy-defeated': ({ enemy }) => [gone(enemy)],
  'trap-placed': ({ card }) => [{ what: 'space', of: card, says: 'to' }],
  'trap-triggered': nothing,
  'quarry-vanished': ({ enemy }) => [
    unhurt(enemy),
    { what: 'space', of: enemy },
    { what: 'armor', of: enemy },
    { what: 'threat', of: enemy },
  ],
  'villain-card-drawn': (args) => [...cardComes(args), pile('villain')],
  'villain-spawned': () => [{ what: 'villain', of: TABLE }],
  'villain-defeated': ({ enemy }) => [{ what: 'villain', of: TABLE }, gone(enemy)],

  'damage-suffered': ({ figure }) => [{ what: 'health', of: figure, says: 'left' }],
  'damage-prevented': nothing,
  'damage-guarded': nothing,
  'enemy-lured': nothing,
  'hero-defeated': nothing,
  'ally-joined': ({ ally }) => [
    { what: 'place', of: ally },
    { what: '*', of: ally },
  ],
  'ally-placed': ({ ally }) => [unhurt(ally), { what: 'space', of: ally, says: 'to' }],
  'ally-defeated': ({ ally }) => [gone(ally)],
  healed: ({ figure }) => [{ what: 'health', of: figure, says: 'left' }],

  'armor-gained': ({ figure }) => [{ what: 'armor', of: figure, says: 'armor' }],
  'armor-lost': ({ figure }) => [{ what: 'armor', of: figure, says: 'armor' }],
  'threat-tokens': ({ figure }) => [{ what: 'threat', of: figure, says: 'total' }],
  'focus-gained': ({ hero }) => [{ what: 'focus', of: hero, says: 'focus' }],
  'focus-kept': ({ hero }) => [{ what: 'focus', of: hero, says: 'focus' }],
  'focus-used': ({ hero }) => [{ what: 'focus', of: hero, says: 'focus' }],
  'focus-lost': ({ hero }) => [{ what: 'focus', of: hero, says: 'focus' }],
  'actions-withheld': ({ hero }) => [{ what: 'actions', of: hero, says: 'actions' }],
  'actions-gained': ({ hero }) => [{ what: 'actions', of: hero, says: 'actions' }],
  'supply-gained': () => [{ what: 'supply', of: TABLE, says: 'supply' }],
  'supply-lost': () => [{ what: 'supply', of: TABLE, says: 'supply' }],
  'altar-die-rolled': ({ from, to }) => [
    { what: 'dice', of: from },
    { what: 'dice', of: to },
  ],
  'altar-die-set': ({ from, to }) => [
    { what: 'dice', of: from },
    { what: 'dice', of: to },
  ],
  'altar-dice-kept': nothing,
  'rhune-effect': nothing,

  'dice-rolled': nothing,
  'dice-rolled-again': nothing,
  'test-changed': nothing,
  'test-passed': nothing,
  'test-failed': nothing,
  'attack-resolved': nothing,
  'inflict-resolved': nothing,
  'resist-resolved': nothing,
  'search-resolved': nothing,
  'task-resolved': ({ card }) => [{ what: 'progress', of: card, says: 'progress' }],
  'task-overcome': ({ card }) => [gone(card)],
  'search-card-drawn': (args) => [...cardComes(args), pile('search')],
  'no-search-card': nothing,
};

/** Everything that Altar Quest counts and moves in plain sight. */
export const facts: GameFacts<AltarQuestView, AltarQuest> = {
  of: factsOf,
  told: toldBy,
  // An action is spent on something that is told, or lost with the end of the turn; cards put on a discard
  // pile are told where they leave. The round's own message says that a round has begun: everyone is ready
  // again, and every card.
  evident: ({ what }, before, after) =>
    (what === 'actions' && (after < before || after === LIMITS.actionsPerHero)) ||
    (READY.includes(what) && after !== 1) ||
    what === 'round' ||
    (what === 'discard' && String(after).startsWith(String(before))),
};

function toldBy<Type extends keyof AltarQuestEvents>({
  type,
  args,
}: {
  type: Type;
  args: AltarQuestEvents[Type];
}): FactTold[] {
  return TOLD[type](args);
}

function factsOf(view: AltarQuestView): Facts {
  return factsFrom([
    ['round', TABLE, view.round],
    ['supply', TABLE, view.supply],
    ['villain', TABLE, view.villain],
    ...RHUNES.map((rhune): Counted => ['dice', rhune, countShowing(view.altarPool, rhune)]),
    ...Object.entries(view.piles).map(([deck, left]): Counted => ['pile', deck, left]),
    ...view.openDoors.map((door): Counted => ['open', door, true]),
    ...view.revealed.map((room): Counted => ['revealed', room, true]),
    ...view.features.map(({ card, room }): Counted => ['room', card, room]),
    ...view.heroes.flatMap(ofHero),
    ...view.allies.flatMap(ofAlly),
    ...view.enemies.flatMap(ofEnemy),
    ...view.questArea.flatMap((card) => ofCard(card, 'quest')),
    ...view.villainArea.flatMap((card) => ofCard(card, 'villain')),
    ...view.enemyUpgrades.flatMap((card) => ofCard(card, 'enemy upgrades')),
  ]);
}

const ofHero = (hero: HeroView): Counted[] => [
  ['space', hero.id, hero.at],
  ['health', hero.id, left(hero)],
  ['focus', hero.id, hero.focus],
  ['armor', hero.id, hero.armor],
  ['threat', hero.id, hero.threat],
  ['actions', hero.id, hero.actions],
  ['acted', hero.id, hero.acted],
  ['hand', hero.id, hero.handCount],
  ...(hero.hand ? [['hand cards', hero.id, [...hero.hand].sort().join(' ')] as Counted] : []),
  ['deck', hero.id, hero.deck],
  ['discard', hero.id, hero.discard.join(' ')],
  ...hero.area.flatMap((card) => ofCard(card, hero.id)),
  ...hero.threats.flatMap((card) => ofCard(card, `threats of ${hero.id}`)),
];

/** What an ally's card shows besides what every card shows. */
const ofAlly = (ally: AllyView): Counted[] => [
  ['space', ally.card, ally.at],
  ['health', ally.card, left(ally)],
  ['armor', ally.card, ally.armor],
  ['threat', ally.card, ally.threat],
];

/** What an enemy's card shows besides what every card shows. */
const ofEnemy = (enemy: EnemyView): Counted[] => [
  ['space', enemy.card, enemy.spaces.join(' ')],
  ['health', enemy.card, left(enemy)],
  ['armor', enemy.card, enemy.armor],
  ['threat', enemy.card, enemy.threat],
];

const ofCard = (card: CardView, area: string): Counted[] => [
  ['place', card.card, area],
  ['exhausted', card.card, card.exhausted],
  ['progress', card.card, card.progress],
  ['quest', card.card, card.quest],
  ['search', card.card, card.search],
  ...card.attached.map((attached): Counted => ['place', attached, card.card]),
];

const left = ({ health, damage }: { health: number; damage: number }): number =>
  Math.max(0, health - damage);
