import { type BoardSituation, roomOf } from '../board/board.ts';
import { boardOf } from '../board/library.ts';
import { range } from '../board/measure.ts';
import type { CardType } from '../cards/definition.ts';
import { definition, isCard } from '../cards/library.ts';
import type { AltarQuestState, Hero } from '../state.ts';
import type { CardId, FigureId, HeroId, RoomId, Space } from '../terms.ts';
import { cardState } from './card-state.ts';
import { once } from './once.ts';

/** A situation with what it was computed from. */
interface Known {
  doors: number;
  rooms: number;
  features: AltarQuestState['features'];
  situation: BoardSituation;
}

const situations = new WeakMap<AltarQuestState, Known>();

/** What changes about the board, for distances. Recomputed only when a door or room has changed. */
export const situationOf = once((state): BoardSituation => {
  const known = situations.get(state);
  if (known && isStill(known, state)) return known.situation;
  const featureSpaces = Object.keys(state.features).flatMap((room) => featureSpacesOf(state, room));
  const situation: BoardSituation = {
    openDoors: new Set(state.openDoors),
    revealed: new Set(state.revealed),
    featureSpaces: new Set(featureSpaces),
  };
  situations.set(state, {
    doors: state.openDoors.length,
    rooms: state.revealed.length,
    features: { ...state.features },
    situation,
  });
  return situation;
});

/** Doors never close and rooms are never hidden again, so their number tells; features can be replaced. */
function isStill({ doors, rooms, features }: Known, state: AltarQuestState): boolean {
  if (doors !== state.openDoors.length || rooms !== state.revealed.length) return false;
  for (const room of state.revealed) if (features[room] !== state.features[room]) return false;
  return true;
}

/** Spaces covered by the miniature of a room's feature card (AQ-159); none without one. */
export function featureSpacesOf(state: AltarQuestState, room: RoomId): readonly Space[] {
  const feature = state.features[room];
  const area = boardOf(state).roomById.get(room)?.feature;
  if (feature === undefined || !area) return [];
  const size = definition(feature).size ?? 1;
  return size === 1 ? area.one : size === 2 ? area.two : area.four;
}

/** Spaces of the stairs tile: the start room's whole feature area. */
export const stairsOf = (state: AltarQuestState): readonly Space[] =>
  boardOf(state).roomById.get(state.startRoom)?.feature.four ?? [];

/** Throws for an id that is not a hero of this match. */
export function heroById(state: AltarQuestState, id: HeroId): Hero {
  const hero = state.heroes.find((candidate) => candidate.id === id);
  if (!hero) throw new Error(`${id} is not a hero of this match.`);
  return hero;
}

export const isHero = (state: AltarQuestState, id: FigureId): boolean =>
  state.heroes.some((hero) => hero.id === id);

/** Allies with a token on the board, each in the play area of the hero who controls it (AQ-260). */
export const allAllies = once((state): readonly CardId[] => {
  const found: CardId[] = [];
  for (const { area } of state.heroes) {
    // Of the cards in a play area only an ally is on a space.
    for (const card of area) if (state.cards[card]?.spaces !== undefined) found.push(card);
  }
  return found;
});

/** Whether a figure is an ally on the board. */
export const isAlly = (state: AltarQuestState, id: FigureId): boolean =>
  state.cards[id]?.spaces !== undefined && state.heroes.some(({ area }) => area.includes(id));

/** Characters: heroes, then allies (AQ-078). */
export const characters = once((state): readonly FigureId[] => [
  ...state.heroes.map((hero) => hero.id),
  ...allAllies(state),
]);

export const isCharacter = (state: AltarQuestState, id: FigureId): boolean =>
  isHero(state, id) || isAlly(state, id);

/** The hero whose player decides for a character: the hero, or the one who controls the ally (AQ-041). Throws for others. */
export function controllerOf(state: AltarQuestState, character: FigureId): Hero {
  const found = state.heroes.find(({ id, area }) => id === character || area.includes(character));
  if (!found) throw new Error(`Nobody controls ${character}.`);
  return found;
}

/** The quarry of the quest, on the board or not; null if the quest has none, or no longer has one. */
export const quarryOf = (state: AltarQuestState): CardId | null =>
  state.questArea.find((card) => definition(card).type === 'quarry') ?? null;

/** Whether the quarry has shown itself and not got away. */
export function isQuarryOnBoard(state: AltarQuestState): boolean {
  const quarry = quarryOf(state);
  return quarry !== null && isEnemyOnBoard(state, quarry);
}

/** Enemies with a figure on the board: minions, lurkers, rivals, the spawned villain (AQ-078, AQ-257), the quest's quarry. */
export const allEnemies = once((state): readonly CardId[] => {
  const enemies: CardId[] = [];
  for (const hero of state.heroes) {
    for (const card of hero.threats) if (isEnemyOnBoard(state, card)) enemies.push(card);
  }
  for (const card of state.villainArea) if (isEnemyOnBoard(state, card)) enemies.push(card);
  for (const card of state.questArea) if (isEnemyOnBoard(state, card)) enemies.push(card);
  return enemies;
});

/** The villain's card, scheming or on the board; null once it has been defeated. */
export const villainOf = (state: AltarQuestState): CardId | null =>
  state.villainArea.find((card) => definition(card).type === 'villain') ?? null;

function isEnemyOnBoard(state: AltarQuestState, card: CardId): boolean {
  return (
    ENEMY_TYPES.includes(definition(card).type) && (cardState(state, card).spaces?.length ?? 0) > 0
  );
}

const ENEMY_TYPES: readonly CardType[] = ['minion', 'lurker', 'rival', 'villain', 'quarry'];

export const isEnemy = (id: FigureId): boolean =>
  isCard(id) && ENEMY_TYPES.includes(definition(id).type);

export const hasTrait = (card: CardId, trait: string): boolean =>
  definition(card).traits?.includes(trait) ?? false;

/** Whether an enemy is of a type that an enemy upgrade lists (AQ-285). */
export function isStrengthenedBy(upgrade: CardId, enemy: CardId): boolean {
  const { strengthens = [] } = definition(upgrade);
  const { type } = definition(enemy);
  return strengthens.some((listed) => listed === type || hasTrait(enemy, listed));
}

/** Enemy upgrades in force that strengthen an enemy, in their order on the table (AQ-285). */
export const enemyUpgradesOf = (state: AltarQuestState, enemy: CardId): CardId[] =>
  (state.enemyUpgrades ?? []).filter((upgrade) => isStrengthenedBy(upgrade, enemy));

/** Huge figures occupy four spaces and are placed instead of walked (AQ-151, AQ-152, AQ-156). */
export const isHuge = (enemy: FigureId): boolean => isCard(enemy) && hasTrait(enemy, 'huge');

/** Trap cards with a token on the board. */
export const allTraps = once((state): readonly CardId[] => {
  const traps: CardId[] = [];
  for (const { threats } of state.heroes) {
    for (const card of threats) {
      if (definition(card).type === 'trap' && cardState(state, card).spaces !== undefined) {
        traps.push(card);
      }
    }
  }
  return traps;
});

/**
 * Spaces of the figure, token or miniature that belongs to a card or hero (AQ-122). An attached card is where
 * its host is (AQ-223), one that marks a hero where that hero is; a card without any element is nowhere.
 */
export function spacesOf(state: AltarQuestState, id: FigureId): readonly Space[] {
  const hero = state.heroes.find((candidate) => candidate.id === id);
  if (hero) return hero.at === '' ? [] : [hero.at];
  const { spaces, host, hero: marked } = cardState(state, id);
  if (spaces) return spaces;
  if (marked !== undefined) return spacesOf(state, marked);
  if (host !== undefined) return spacesOf(state, host);
  for (const [room, feature] of Object.entries(state.features)) {
    if (feature === id) return featureSpacesOf(state, room);
  }
  const controller = state.heroes.find((candidate) => candidate.area.includes(id));
  return controller ? [controller.at] : [];
}

/** Null for anything not on the board. */
export const roomOfFigure = (state: AltarQuestState, id: FigureId): RoomId | null =>
  roomOfSpaces(state, spacesOf(state, id));

/** The room of the first of these spaces; null if there is none. */
export const roomOfSpaces = (state: AltarQuestState, [space]: readonly Space[]): RoomId | null =>
  space === undefined ? null : roomOf(boardOf(state), space);

export const inRoomOf = (state: AltarQuestState, id: FigureId, room: RoomId | null): boolean =>
  room !== null && spacesOf(state, id).some((space) => roomOf(boardOf(state), space) === room);

/** Range in spaces between two elements; null if not in the same or a connected place (AQ-123). */
export const rangeBetween = (state: AltarQuestState, from: FigureId, to: FigureId): number | null =>
  rangeFrom(state, spacesOf(state, from), to);

/** The same from spaces that something is on, or would be. */
export function rangeFrom(
  state: AltarQuestState,
  from: readonly Space[],
  to: FigureId,
): number | null {
  const end = spacesOf(state, to);
  if (from.length === 0 || end.length === 0) return null;
  return range(boardOf(state), situationOf(state), from, end);
}

/** Whether one of `figures` is in range; a range includes exactly its value (AQ-124). */
export const isAnyWithin = (
  state: AltarQuestState,
  from: readonly Space[],
  figures: readonly FigureId[],
  spaces: number,
): boolean =>
  figures.some((figure) => {
    const between = rangeFrom(state, from, figure);
    return between !== null && between <= spaces;
  });

/** Who stands where: heroes, allies, enemies, trap tokens (AQ-109). */
export function occupants(state: AltarQuestState): Map<Space, FigureId> {
  const found = new Map<Space, FigureId>();
  for (const hero of state.heroes) found.set(hero.at, hero.id);
  for (const card of [...allAllies(state), ...allEnemies(state), ...allTraps(state)]) {
    for (const space of spacesOf(state, card)) found.set(space, card);
  }
  return found;
}

export const damageOf = (state: AltarQuestState, figure: FigureId): number =>
  isHero(state, figure) ? heroById(state, figure).damage : (cardState(state, figure).damage ?? 0);

/** Threat tokens of a character or enemy (AQ-251). */
export const threatOf = (state: AltarQuestState, figure: FigureId): number =>
  isHero(state, figure) ? heroById(state, figure).threat : (cardState(state, figure).threat ?? 0);

/** Focus tokens of a character: allies have none (AQ-261). */
export const focusOf = (state: AltarQuestState, character: FigureId): number =>
  isHero(state, character) ? heroById(state, character).focus : 0;

export const armorOf = (state: AltarQuestState, figure: FigureId): number =>
  isHero(state, figure) ? heroById(state, figure).armor : (cardState(state, figure).armor ?? 0);
