import { LIMITS } from '../rulings.ts';
import type { HeroLayout, Layout } from './layout.ts';

/** What can't be true of heroes in that turn: whose turn it is, who has acted and reacted, and what a move leaves. */
export function wrongTurn(layout: Layout): string[] {
  const { heroes, turn = 'heroes', active } = layout;
  return [
    ...wrongActive(layout),
    ...Object.entries(heroes).flatMap(([id, has]) => {
      const path = `heroes.${id}`;
      return [
        ...wrongPhases(path, has, turn),
        ...(id === active ? wrongReveals(path, has, layout) : notActing(path, has)),
      ];
    }),
  ];
}

function wrongActive({ heroes, turn = 'heroes', active }: Layout): string[] {
  if (active === undefined) return [];
  if (turn !== 'heroes') return [`active: nobody has an act phase in the ${turn} turn`];
  return heroes[active]?.acted ? [`active: ${active} has acted in this round`] : [];
}

/** All have acted once the heroes’ turn is over, and reacted once the threat turn is; a hero who has acted has no actions left. */
function wrongPhases(path: string, has: HeroLayout, turn: NonNullable<Layout['turn']>): string[] {
  const { acted = turn !== 'heroes', reacted, actions = 0 } = has;
  const isLater = turn === 'villain' || turn === 'quest';
  return [
    ...(acted || turn === 'heroes'
      ? []
      : [`${path}.acted: true in the ${turn} turn, as the heroes’ is over`]),
    ...(reacted === true && turn === 'heroes'
      ? [`${path}.reacted: false in the heroes’ turn, as the threat turn is still to come`]
      : []),
    ...(reacted === false && isLater
      ? [`${path}.reacted: true in the ${turn} turn, as the threat turn is over`]
      : []),
    ...(acted && actions > 0
      ? [`${path}.actions: 0, as the act phase is over, not ${actions}`]
      : []),
  ];
}

/** Only an act phase in progress has a move in progress, and rooms that were revealed in it. */
const notActing = (path: string, { movement = 0, reveals = 0 }: HeroLayout): string[] => [
  ...(movement > 0 ? [`${path}.movement: 0 for who is not active, not ${movement}`] : []),
  ...(reveals > 0 ? [`${path}.reveals: 0 for who is not active, not ${reveals}`] : []),
];

/** At most one room in an act phase (AQ-117), and none before a room has been revealed. */
function wrongReveals(
  path: string,
  { reveals = 0 }: HeroLayout,
  { revealed = [] }: Layout,
): string[] {
  const most = Math.min(LIMITS.revealsPerActPhase, Math.max(0, revealed.length - 1));
  return reveals > most ? [`${path}.reveals: ${most} at most, not ${reveals}`] : [];
}
