import type { Match } from '../../../../kernel/match.ts';
import { broken } from '../invariants.ts';
import {
  allAllies,
  allEnemies,
  damageOf,
  isHuge,
  spacesOf,
  villainOf,
} from '../queries/figures.ts';
import { healthOf } from '../queries/values.ts';
import type { AltarQuestState } from '../state.ts';
import type { Layout } from './layout.ts';

/**
 * What can't be true of a match, though everything that the layout names is there. A sentence each, with the
 * path before it where there is one.
 * @param match as it has been laid out
 */
export function wrongPosition(layout: Layout, match: Match<AltarQuestState>): string[] {
  return [
    ...wrongTurn(layout),
    ...wrongVillain(match.state),
    ...wrongSizes(match.state),
    ...fallen(match.state),
    ...broken(match),
  ];
}

function wrongTurn({ heroes, turn = 'heroes', active }: Layout): string[] {
  if (active === undefined) return [];
  if (turn !== 'heroes') return [`active: nobody has an act phase in the ${turn} turn`];
  return heroes[active]?.acted ? [`active: ${active} has acted in this round`] : [];
}

function wrongVillain(state: AltarQuestState): string[] {
  const villain = villainOf(state);
  const stands = villain !== null && allEnemies(state).includes(villain);
  if (stands && state.villain !== 'spawned') {
    return [`villain: spawned, as ${villain} stands on the board, not ${state.villain}`];
  }
  if (!stands && state.villain === 'spawned') {
    return [`enemies.${villain}: where the villain stands that has spawned, not nowhere`];
  }
  return [];
}

/** A Huge figure takes four spaces, every other one (AQ-151). */
const wrongSizes = (state: AltarQuestState): string[] =>
  allEnemies(state).flatMap((enemy) => {
    const [needed, has] = [isHuge(enemy) ? 4 : 1, spacesOf(state, enemy).length];
    return needed === has
      ? []
      : [`enemies.${enemy}.at: ${needed} of the board's spaces, not ${has}`];
  });

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
