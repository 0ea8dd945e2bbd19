import type { SeatId } from '../../../kernel/decision.ts';
import type { Viewer } from '../../../kernel/event.ts';
import type { Match, Outcome } from '../../../kernel/match.ts';
import { withMore } from '../../../kernel/with-more.ts';
import { definition } from './cards/library.ts';
import type { MatchOptions } from './options.ts';
import { cardState } from './queries/card-state.ts';
import { mayReveal } from './queries/doors.ts';
import {
  allAllies,
  allEnemies,
  allTraps,
  armorOf,
  controllerOf,
  damageOf,
  featureSpacesOf,
  spacesOf,
  stairsOf,
  threatOf,
} from './queries/figures.ts';
import { spacesPerMove } from './queries/movement-points.ts';
import { looking } from './queries/once.ts';
import { questSteps } from './queries/quest.ts';
import { upgradesPlayed } from './queries/upgrades.ts';
import {
  defenseOf,
  fixed,
  flies,
  forbidden,
  forbiddenBy,
  healthOf,
  modifier,
  rangeOf,
  speedOf,
} from './queries/values.ts';
import type { AltarQuestState, CardState, Hero, Turn } from './state.ts';
import type { CardId, DoorId, FigureId, HeroId, Rhune, RoomId, Space } from './terms.ts';
import { type TestsView, viewTests } from './view-tests.ts';

/** A face-up card and what is on it. */
export interface CardView {
  card: CardId;
  exhausted: boolean;
  progress: number;
  threshold: number | null;
  quest: number;
  search: number;
  armor: number;
  /** The hero whom it marks. */
  marks: HeroId | null;
  /** Abilities with a limit that were used in this round, each as `ability:hero`. */
  used: string[];
  /** Cards attached to it. */
  attached: CardId[];
}

export interface HeroView {
  id: HeroId;
  seat: SeatId;
  at: Space;
  health: number;
  damage: number;
  defense: number;
  range: number;
  focus: number;
  armor: number;
  threat: number;
  actions: number;
  movement: number;
  /** Spaces that one Move action gives. */
  spacesPerMove: number;
  /** Whether the hero moves over figures, tokens and features, and sets off no traps. */
  flies: boolean;
  acted: boolean;
  reacted: boolean;
  /** Rooms revealed in this act phase. */
  reveals: number;
  /** Consumables that the hero has found by searching so far. */
  found: number;
  /** Cards left to draw before the discard pile is shuffled. */
  deck: number;
  discard: CardId[];
  handCount: number;
  /** The cards themselves: only for the seat that holds them. */
  hand: CardId[] | null;
  area: CardView[];
  threats: CardView[];
  /** Upgrades among the hero's cards, each replacing a card of its name (AQ-284). */
  upgrades: CardId[];
  /** The starting values of a test of each kind with each attribute. */
  tests: TestsView;
  /** Whether the hero may still reveal a room in this act phase (AQ-117, AQ-165, AQ-166). */
  mayReveal: boolean;
  /** The card that keeps every door shut to the hero where the hero stands (AQ-166); null if none does. */
  doorsLockedBy: CardId | null;
  /** Whether dice may be added from supply, as far as there is any. */
  maySpendSupply: boolean;
  /** Whether any ATTACK can be made. */
  mayAttack: boolean;
  /** What cards add to the damage of an attack. */
  attackDamage: number;
}

/** An ally's token on the board, with what is on the card. */
export interface AllyView {
  card: CardId;
  /** The hero who controls it. */
  hero: HeroId;
  at: Space;
  health: number;
  damage: number;
  defense: number;
  range: number;
  armor: number;
  threat: number;
  exhausted: boolean;
  /** What cards add to the damage of its attacks. */
  attackDamage: number;
  tests: TestsView;
}

/** A figure or token of the enemies on the board. */
export interface EnemyView {
  card: CardId;
  kind: 'minion' | 'lurker' | 'rival' | 'villain' | 'quarry' | 'trap';
  /** The hero in whose threat area its card is; null for the villain and the quarry. */
  hero: HeroId | null;
  spaces: Space[];
  health: number;
  damage: number;
  defense: number;
  speed: number;
  range: number;
  armor: number;
  threat: number;
  exhausted: boolean;
  progress: number;
  threshold: number | null;
}

export interface FeatureView {
  room: RoomId;
  card: CardId;
  spaces: Space[];
  search: number;
  /** Cards attached to it. */
  attached: CardId[];
}

/** An open quest card. */
export interface QuestCardView extends CardView {
  /** The room whose feature it is attached to; null for one that belongs to no room. */
  room: RoomId | null;
}

/** What a viewer may know. Built by naming what is shown; anything not named here stays hidden. */
export interface AltarQuestView {
  viewer: Viewer;
  options: MatchOptions;
  round: number;
  turn: Turn;
  active: HeroId | null;
  supply: number;
  altarPool: Rhune[];
  startRoom: RoomId;
  revealed: RoomId[];
  openDoors: DoorId[];
  stairs: Space[];
  heroes: HeroView[];
  allies: AllyView[];
  enemies: EnemyView[];
  features: FeatureView[];
  questArea: CardView[];
  /** Quest cards in play, including those attached to features, oldest first. */
  quests: QuestCardView[];
  villainArea: CardView[];
  /** Beside the villain area; none without a campaign. */
  enemyUpgrades: CardView[];
  altar: CardId;
  altarFound: boolean;
  villain: AltarQuestState['villain'];
  /** Allies, rivals and villains who have left the game. */
  removed: CardId[];
  /** Cards left in the face-down piles. */
  piles: {
    threat: number;
    villain: number;
    quest: number;
    feature: number;
    search: number;
    lurker: number;
  };
  /** Their face-up discard piles, the top card last. */
  discarded: Record<keyof AltarQuestState['decks'], CardId[]>;
  /** How far the quest has come, as its Setup/Rules card counts it. */
  quest: { rules: CardId; done: number; goal: number };
  outcome: Outcome | null;
}

export const viewOf = (match: Match<AltarQuestState>, viewer: Viewer): AltarQuestView =>
  looking(match.state, () => view(match, viewer));

function view(match: Match<AltarQuestState>, viewer: Viewer): AltarQuestView {
  const { state } = match;
  const { decks } = state;
  return {
    viewer,
    options: { ...state.options },
    round: state.round,
    turn: state.turn,
    active: state.active,
    supply: state.supply,
    altarPool: [...state.altarPool],
    startRoom: state.startRoom,
    revealed: [...state.revealed],
    openDoors: [...state.openDoors],
    stairs: state.revealed.length > 0 ? [...stairsOf(state)] : [],
    heroes: state.heroes.map((hero) => viewHero(state, hero, viewer)),
    allies: allAllies(state).map((card) => viewAlly(state, card)),
    enemies: [
      ...allEnemies(state).map((card) => viewEnemy(state, card)),
      ...allTraps(state).map((card) => viewEnemy(state, card)),
    ],
    features: Object.entries(state.features).map(([room, card]) => ({
      room,
      card,
      spaces: [...featureSpacesOf(state, room)],
      search: cardState(state, card).search ?? 0,
      attached: [...(cardState(state, card).attached ?? [])],
    })),
    questArea: state.questArea.map((card) => viewCard(state, card)),
    quests: viewQuests(state),
    villainArea: state.villainArea.map((card) => viewCard(state, card)),
    enemyUpgrades: (state.enemyUpgrades ?? []).map((card) => viewCard(state, card)),
    altar: state.altar,
    altarFound: Object.values(state.features).includes(state.altar),
    villain: state.villain,
    removed: [...(state.removed ?? [])],
    piles: {
      threat: decks.threat.draw.length,
      villain: decks.villain.draw.length,
      quest: decks.quest.draw.length,
      feature: decks.feature.draw.length,
      search: decks.search.draw.length,
      lurker: decks.lurker.draw.length,
    },
    discarded: {
      threat: [...decks.threat.discard],
      villain: [...decks.villain.discard],
      quest: [...decks.quest.discard],
      feature: [...decks.feature.discard],
      search: [...decks.search.discard],
      lurker: [...decks.lurker.discard],
    },
    quest: questSteps(state),
    outcome: match.outcome ? { ...match.outcome } : null,
  };
}

function viewCard(state: AltarQuestState, card: CardId): CardView {
  const on: Readonly<CardState> = cardState(state, card);
  const { threshold } = definition(card);
  return {
    card,
    exhausted: on.exhausted ?? false,
    progress: on.progress ?? 0,
    threshold: threshold === undefined ? null : fixed(state, threshold),
    quest: on.quest ?? 0,
    search: on.search ?? 0,
    armor: on.armor ?? 0,
    marks: on.hero ?? null,
    used: [...(on.used ?? [])],
    attached: [...(on.attached ?? [])],
  };
}

function viewHero(state: AltarQuestState, hero: Hero, viewer: Viewer): HeroView {
  return {
    id: hero.id,
    seat: hero.seat,
    at: hero.at,
    health: healthOf(state, hero.id),
    damage: hero.damage,
    defense: defenseOf(state, hero.id),
    range: rangeOf(state, hero.id),
    focus: hero.focus,
    armor: hero.armor,
    threat: hero.threat,
    actions: hero.actions,
    movement: hero.movement,
    spacesPerMove: spacesPerMove(state, hero),
    flies: flies(state, hero.id),
    acted: hero.acted,
    reacted: hero.reacted,
    reveals: hero.reveals,
    found: hero.found ?? 0,
    deck: hero.deck.draw.length,
    discard: [...hero.deck.discard],
    handCount: hero.hand.length,
    hand: viewer === hero.seat ? [...hero.hand] : null,
    area: hero.area.map((card) => viewCard(state, card)),
    threats: hero.threats.map((card) => viewCard(state, card)),
    upgrades: upgradesPlayed(state, hero),
    tests: viewTests(state, hero.id),
    mayReveal: mayReveal(state, hero),
    doorsLockedBy: forbiddenBy(state, 'doors-locked', hero.id),
    maySpendSupply: !forbidden(state, 'no-supply-die', hero.id),
    mayAttack: !forbidden(state, 'no-attack', hero.id),
    attackDamage: modifier(state, 'attack-damage', hero.id),
  };
}

function viewAlly(state: AltarQuestState, card: CardId): AllyView {
  return {
    card,
    hero: controllerOf(state, card).id,
    at: spacesOf(state, card)[0] as Space,
    health: healthOf(state, card),
    damage: damageOf(state, card),
    defense: defenseOf(state, card),
    range: rangeOf(state, card),
    armor: armorOf(state, card),
    threat: threatOf(state, card),
    exhausted: cardState(state, card).exhausted ?? false,
    attackDamage: modifier(state, 'attack-damage', card),
    tests: viewTests(state, card),
  };
}

function viewEnemy(state: AltarQuestState, card: CardId): EnemyView {
  const { type, threshold } = definition(card);
  const on = cardState(state, card);
  const owner = state.heroes.find((hero) => hero.threats.includes(card));
  return {
    card,
    kind: type as EnemyView['kind'],
    hero: owner?.id ?? null,
    spaces: [...spacesOf(state, card as FigureId)],
    health: type === 'trap' ? 0 : healthOf(state, card),
    damage: damageOf(state, card),
    defense: defenseOf(state, card),
    speed: speedOf(state, card),
    range: rangeOf(state, card),
    armor: armorOf(state, card),
    threat: on.threat ?? 0,
    exhausted: on.exhausted ?? false,
    progress: on.progress ?? 0,
    threshold: threshold === undefined ? null : fixed(state, threshold),
  };
}

/** Open quest cards: free ones are in the quest area, the others on the card of a room's feature. */
function viewQuests(state: AltarQuestState): QuestCardView[] {
  const found: QuestCardView[] = [];
  const add = (card: CardId, room: RoomId | null): void => {
    if (definition(card).type === 'quest') found.push(withMore(viewCard(state, card), { room }));
  };
  for (const card of state.questArea) add(card, null);
  for (const [room, feature] of Object.entries(state.features)) {
    for (const card of cardState(state, feature).attached ?? []) add(card, room);
  }
  return found;
}
