import { boardOf } from '../board/library.ts';
import { closedDoorsAt } from '../board/movement.ts';
import { LIMITS } from '../rulings.ts';
import type { AltarQuestState, Hero } from '../state.ts';
import type { CardId, DoorId, FigureId, Space } from '../terms.ts';
import type { OptionAmong } from '../verbs.ts';
import { controllerOf, situationOf } from './figures.ts';
import { forbidden } from './values.ts';

/**
 * Doors that a hero, or an ally of theirs, may open from a door space: in the hero's act phase only
 * (AQ-115, AQ-167), unrevealed rooms once in it (AQ-117, AQ-165) and while there is a feature and a
 * quest card for them (AQ-166).
 *
 * @param at where the character stands, or would stand
 */
export function openableDoors(state: AltarQuestState, hero: Hero, at: Space): DoorId[] {
  if (state.turn !== 'heroes' || state.active !== hero.id) return [];
  const doors = closedDoorsAt(boardOf(state), situationOf(state), at);
  if (doors.length === 0 || forbidden(state, 'doors-locked', hero.id)) return [];
  const canReveal = mayReveal(state, hero);
  return doors.filter((door) => canReveal || leadsToRevealed(state, door));
}

/** Whether a hero may reveal a room in this act phase: once, and while there is something to put there. */
export function mayReveal(state: AltarQuestState, hero: Hero): boolean {
  if (forbidden(state, 'doors-locked', hero.id)) return false;
  const { feature, quest } = state.decks;
  return (
    hero.reveals < LIMITS.revealsPerActPhase && feature.draw.length > 0 && quest.draw.length > 0
  );
}

/** Whether both rooms of a door are revealed: opening it shows nothing new. */
export const leadsToRevealed = (state: AltarQuestState, door: DoorId): boolean =>
  (boardOf(state).doorById.get(door)?.rooms ?? []).every((room) => state.revealed.includes(room));

/** The doors that a hero may open where they stand, then those where an ally of theirs does; each once. */
export function doorOptions(state: AltarQuestState, hero: Hero): OptionAmong<'open'>[] {
  const options = openableDoors(state, hero, hero.at).map((door) => optionFor(door));
  for (const ally of hero.area) {
    const [at] = state.cards[ally]?.spaces ?? [];
    if (at === undefined) continue;
    for (const door of openableDoors(state, hero, at)) {
      if (!options.some(({ args }) => args.door === door)) options.push(optionFor(door, ally));
    }
  }
  return options;
}

/** What opens an option's door: who opens it, and whose act phase it is. */
export const openedBy = (
  state: AltarQuestState,
  character: FigureId,
  { args: { door, ally } }: OptionAmong<'open'>,
) => ({ hero: controllerOf(state, character).id, door, ...(ally === undefined ? {} : { ally }) });

const optionFor = (door: DoorId, ally?: CardId): OptionAmong<'open'> => ({
  id: `open:${door}`,
  verb: 'open',
  args: { door, ...(ally === undefined ? {} : { ally }) },
});
