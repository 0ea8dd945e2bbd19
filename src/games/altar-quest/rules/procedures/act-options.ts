import type { Option, SeatId } from '../../../../kernel/decision.ts';
import { roomOf } from '../board/board.ts';
import { closedDoorsAt, reach } from '../board/movement.ts';
import type { Ability } from '../cards/definition.ts';
import { definition } from '../cards/library.ts';
import {
  allTraps,
  BOARD,
  isHero,
  occupants,
  rangeBetween,
  situationOf,
  spacesOf,
} from '../figures.ts';
import { LIMITS } from '../rulings.ts';
import type { AltarQuestState, Hero } from '../state.ts';
import { type CardId, definitionOf, type Space } from '../terms.ts';
import { cardState } from '../tokens.ts';
import { forbidden, modifier, referenceCard } from '../values.ts';
import { canUse } from './window.ts';

/** Everything a hero may do next in the act phase (AQ-085 to AQ-100), "done" last. */
export function actOptions(state: AltarQuestState, hero: Hero): Option[] {
  const options: Option[] = [];
  if (hero.actions > 0) {
    options.push(...cardOptions(state, hero, hero.hand, 'play', 'action', 'play'));
    options.push(...cardOptions(state, hero, hero.area, 'action', null, 'action'));
    options.push(...interactOptions(state, hero));
    options.push({ id: 'draw', verb: 'draw' });
    if (mayRest(state, hero)) options.push({ id: 'rest', verb: 'rest' });
    if (!forbidden(state, 'no-channel', hero.id)) options.push({ id: 'channel', verb: 'channel' });
  }
  options.push(...cardOptions(state, hero, hero.hand, 'play', 'feat', 'feat'));
  options.push(...anytimeOptions(state, hero));
  options.push(...doorOptions(state, hero));
  options.push(...tradeOptions(state, hero));
  options.push(...moveOptions(state, hero));
  for (const other of state.heroes) {
    if (other.id === hero.id) continue;
    options.push(...ofSeat(anytimeOptions(state, other), other.seat, hero.seat));
  }
  options.push({ id: 'done', verb: 'done' });
  return options;
}

/** Effects that the owner of other cards may use while this question waits for somebody else. */
const ofSeat = (options: Option[], seat: SeatId, asked: SeatId): Option[] =>
  seat === asked ? options : options.map((option) => ({ ...option, seat }));

/** Exhaust and Use effects without a printed time (AQ-100, AQ-220, AQ-224, C-03). */
export const anytimeOptions = (state: AltarQuestState, hero: Hero): Option[] => [
  ...cardOptions(state, hero, hero.area, 'exhaust', null, 'use'),
  ...cardOptions(state, hero, hero.area, 'use', null, 'use'),
];

/** Untimed abilities with a keyword on cards of one type (any type for null), once for equal cards. */
function cardOptions(
  state: AltarQuestState,
  hero: Hero,
  cards: readonly CardId[],
  keyword: Ability['keyword'],
  type: 'action' | 'feat' | null,
  verb: string,
): Option[] {
  const options: Option[] = [];
  const seen = new Set<string>();
  for (const card of cards) {
    const { abilities, type: cardType } = definition(card);
    if (!abilities || (type !== null && cardType !== type)) continue;
    for (const ability of abilities) {
      if (ability.keyword !== keyword || ability.when) continue;
      const name = `${definitionOf(card)}:${ability.name}`;
      if (keyword === 'play' && seen.has(name)) continue;
      if (!canUse(state, hero, card, ability)) continue;
      seen.add(name);
      options.push({
        id: `${verb}:${card}:${ability.name}`,
        verb,
        args: { card, ability: ability.name, hero: hero.id },
      });
    }
  }
  return options;
}

/** Interact effects in range: in threat areas, on features, the altar, quest and villain cards (AQ-092, AQ-222, Q-33). */
function interactOptions(state: AltarQuestState, hero: Hero): Option[] {
  const options: Option[] = [];
  for (const card of interactiveCards(state)) {
    for (const ability of definition(card).abilities ?? []) {
      if (ability.keyword !== 'interact') continue;
      if (ability.range !== undefined) {
        const between = rangeBetween(state, hero.id, card);
        if (between === null || between > ability.range) continue;
      }
      if (!canUse(state, hero, card, ability)) continue;
      options.push({
        id: `interact:${card}:${ability.name}`,
        verb: 'interact',
        args: { card, ability: ability.name, hero: hero.id },
      });
    }
  }
  return options;
}

/**
 * Cards in play that may have Interact effects. The altar card is one of them from the start
 * (AQ-240), but nobody is in range of it before it is found.
 */
function interactiveCards(state: AltarQuestState): CardId[] {
  const cards = [...state.questArea, ...state.villainArea];
  for (const hero of state.heroes) cards.push(...hero.threats);
  const reference = referenceCard(state);
  if (reference !== null) cards.push(reference);
  const found: CardId[] = [];
  for (const card of cards) {
    found.push(card);
    const { attached } = cardState(state, card);
    if (attached) found.push(...attached);
  }
  return found;
}

/** Rest needs supply and damage to heal (AQ-095, Q-19). */
const mayRest = (state: AltarQuestState, hero: Hero): boolean =>
  state.supply > 0 && hero.damage > 0 && !forbidden(state, 'no-rest', hero.id);

/** Spaces that a Move action gives a hero. */
export const movePoints = (state: AltarQuestState, hero: Hero): number =>
  Math.max(1, LIMITS.spacesPerMove + modifier(state, 'movement', hero.id));

/** Spaces a hero can walk to with the movement left and up to all remaining actions (AQ-090, Q-31). */
function moveOptions(state: AltarQuestState, hero: Hero): Option[] {
  const points = movePoints(state, hero);
  const budget = hero.movement + points * hero.actions;
  if (budget === 0) return [];
  return [...walkable(state, hero, budget)].map(([space, { steps }]) => ({
    id: `move:${space}`,
    verb: 'move',
    args: {
      to: space,
      steps,
      cost: Math.max(0, Math.ceil((steps - hero.movement) / points)),
    },
  }));
}

/** AQ-109 to AQ-113: through characters, not through enemies and traps; only empty spaces to end on. */
export function walkable(state: AltarQuestState, hero: Hero, budget: number) {
  const taken = occupants(state);
  taken.delete(hero.at);
  return reach(
    BOARD,
    situationOf(state),
    hero.at,
    budget,
    (space: Space) => {
      const other = taken.get(space);
      return other === undefined || isHero(state, other);
    },
    (space: Space) => !taken.has(space),
  );
}

/** Doors a hero may open where they stand (AQ-115, AQ-117, AQ-165, AQ-166). */
function doorOptions(state: AltarQuestState, hero: Hero): Option[] {
  if (forbidden(state, 'doors-locked', hero.id)) return [];
  const { feature, quest } = state.decks;
  const canReveal =
    hero.reveals < LIMITS.revealsPerActPhase && feature.draw.length > 0 && quest.draw.length > 0;
  return closedDoorsAt(BOARD, situationOf(state), hero.at)
    .filter((door) => {
      const rooms = BOARD.doorById.get(door)?.rooms ?? [];
      return canReveal || rooms.every((room) => state.revealed.includes(room));
    })
    .map((door) => ({ id: `open:${door}`, verb: 'open', args: { door } }));
}

/** Giving search cards to an adjacent hero, or asking for theirs (AQ-099, AQ-246, C-16). */
function tradeOptions(state: AltarQuestState, hero: Hero): Option[] {
  const options: Option[] = [];
  for (const other of state.heroes) {
    if (other.id === hero.id || !adjacent(state, hero, other)) continue;
    for (const card of searchCards(hero)) {
      options.push({ id: `give:${card}:${other.id}`, verb: 'give', args: { card, to: other.id } });
    }
    if (state.options.trades === 'give-only') continue;
    for (const card of searchCards(other)) {
      options.push({ id: `ask:${card}:${other.id}`, verb: 'give', args: { card, from: other.id } });
    }
  }
  return options;
}

const adjacent = (state: AltarQuestState, hero: Hero, other: Hero): boolean =>
  rangeBetween(state, hero.id, other.id) === 1;

export const searchCards = (hero: Hero): CardId[] =>
  hero.area.filter((card) => definition(card).type === 'consumable');

/** Room and space names that a move's path goes by, avoiding traps where a way as short exists. */
export function pathTo(state: AltarQuestState, hero: Hero, to: Space, budget: number): Space[] {
  const found = walkable(state, hero, budget).get(to);
  if (!found) throw new Error(`${hero.id} can't reach ${to}.`);
  if (allTraps(state).length === 0) return [...found.path];
  const careful = carefully(state, hero, budget).get(to);
  return [...(careful && careful.steps <= found.steps ? careful.path : found.path)];
}

function carefully(state: AltarQuestState, hero: Hero, budget: number) {
  const dangerous = new Set<Space>();
  for (const trap of allTraps(state)) {
    const reachOfTrap =
      definition(trap).abilities?.find((ability) => ability.keyword === 'trigger')?.range ?? 0;
    const at = spacesOf(state, trap)[0] as Space;
    const room = BOARD.roomById.get(roomOf(BOARD, at));
    for (const space of room?.spaces ?? []) {
      if (isWithin(at, space, reachOfTrap)) dangerous.add(space);
    }
  }
  const taken = occupants(state);
  return reach(
    BOARD,
    situationOf(state),
    hero.at,
    budget,
    (space) => {
      const other = taken.get(space);
      return (other === undefined || isHero(state, other)) && !dangerous.has(space);
    },
    (space) => !taken.has(space),
  );
}

function isWithin(one: Space, other: Space, spaces: number): boolean {
  const columns = BOARD.grid.columns;
  const first = BOARD.grid.cellOf.get(one) as number;
  const second = BOARD.grid.cellOf.get(other) as number;
  const across = Math.abs((first % columns) - (second % columns));
  const down = Math.abs(Math.floor(first / columns) - Math.floor(second / columns));
  return Math.max(across, down) <= spaces;
}
