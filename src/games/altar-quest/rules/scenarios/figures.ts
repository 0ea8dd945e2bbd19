import { roomOf } from '../board/board.ts';
import { hugePlacements } from '../board/huge.ts';
import { boardOf } from '../board/library.ts';
import { definition } from '../cards/library.ts';
import {
  allAllies,
  allEnemies,
  allTraps,
  damageOf,
  featureSpacesOf,
  isHuge,
  situationOf,
  spacesOf,
  villainOf,
} from '../queries/figures.ts';
import { healthOf } from '../queries/values.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId } from '../terms.ts';
import type { Layout } from './layout.ts';

/** Figures and tokens in impossible places, or already defeated. */
export const wrongFigures = (layout: Layout, state: AltarQuestState): string[] => [
  ...wrongVillain(layout, state),
  ...wrongSizes(state),
  ...wrongTraps(state),
  ...withoutFigure(state),
  ...fallen(state),
];

function wrongVillain({ enemies = {} }: Layout, state: AltarQuestState): string[] {
  const villain = Object.keys(enemies).find((card) => definition(card).type === 'villain');
  if (villain !== undefined && state.villain !== 'spawned') {
    return [`villain: spawned, as ${villain} stands on the board, not ${state.villain}`];
  }
  if (villain === undefined && state.villain === 'spawned') {
    return [`enemies.${villainOf(state)}: where the villain stands that has spawned, not nowhere`];
  }
  return [];
}

/** A Huge figure takes four spaces, two by two in one room, any other figure one (AQ-151). */
const wrongSizes = (state: AltarQuestState): string[] =>
  [...allEnemies(state), ...allTraps(state)].flatMap((card) => {
    const spaces = spacesOf(state, card);
    const needed = isHuge(card) ? 4 : 1;
    if (spaces.length !== needed) {
      return [`enemies.${card}.at: ${needed} of the board's spaces, not ${spaces.length}`];
    }
    return needed === 1 || isSquare(state, spaces)
      ? []
      : [`enemies.${card}.at: two by two spaces of one room, not ${spaces.join(', ')}`];
  });

/** Apart from features: a figure on one is reported as for any other figure. */
function isSquare(state: AltarQuestState, spaces: readonly string[]): boolean {
  const bare = { ...situationOf(state), featureSpaces: new Set<string>() };
  const wanted = [...spaces].sort().join();
  return hugePlacements(boardOf(state), bare, spaces[0] as string).some(
    (placement) => [...placement].sort().join() === wanted,
  );
}

/** A trap token is neither on a feature nor on another one (AQ-109, AQ-150); figures on it share its space. */
function wrongTraps(state: AltarQuestState): string[] {
  const traps = allTraps(state);
  return traps.flatMap((trap, index) => {
    const [space = ''] = spacesOf(state, trap);
    const isTaken = (earlier: CardId) => spacesOf(state, earlier).includes(space);
    if (traps.slice(0, index).some(isTaken)) return [`${trap} shares ${space}`];
    const feature = featureSpacesOf(state, roomOf(boardOf(state), space));
    return feature.includes(space) ? [`${trap} lies on a feature at ${space}`] : [];
  });
}

/** Cards that come with a figure or token: their place is given where the figures are. */
function withoutFigure(state: AltarQuestState): string[] {
  const nowhere = (card: CardId) => spacesOf(state, card).length === 0;
  const enemies = state.heroes.flatMap(({ threats }) =>
    threats.filter((card) => definition(card).type !== 'threat-event' && nowhere(card)),
  );
  const standing = allAllies(state);
  const allies = state.heroes.flatMap(({ area }) =>
    area.filter((card) => definition(card).type === 'ally' && !standing.includes(card)),
  );
  return [
    ...enemies.map((card) => `enemies.${card}: where it stands, as its card is in play`),
    ...allies.map((card) => `allies.${card}: where it stands, as its card is in play`),
  ];
}

function fallen(state: AltarQuestState): string[] {
  const heroes = state.heroes.map(({ id }) => ({ path: `heroes.${id}`, id }));
  const enemies = allEnemies(state).map((id) => ({ path: `enemies.${id}`, id }));
  const allies = allAllies(state).map((id) => ({ path: `allies.${id}`, id }));
  return [...heroes, ...enemies, ...allies].flatMap(({ path, id }) => {
    const [damage, health] = [damageOf(state, id), healthOf(state, id)];
    return damage < health
      ? []
      : [`${path}.damage: less than the health of ${health}, not ${damage}`];
  });
}
