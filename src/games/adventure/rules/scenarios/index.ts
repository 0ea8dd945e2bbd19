import { layingOut } from '../../../../kernel/laid-out.ts';
import type { Frame } from '../../../../kernel/match.ts';
import { unlessAmong } from '../../../../kernel/nearest-names.ts';
import { wrongOptions } from '../../../../kernel/scenario.ts';
import type { ChapterOf } from '../../../../kernel/vocabulary.ts';
import { allOf, definition } from '../cards/library.ts';
import { broken } from '../invariants.ts';
import { LOBBY } from '../lobby.ts';
import { atlasOf } from '../map/library.ts';
import { fits } from '../map/taking-part.ts';
import { OPTIONS, readMap } from '../options.ts';
import { PROCEDURES } from '../procedures/index.ts';
import { dealtMatch } from '../setup.ts';
import type { Adventure, AdventureState } from '../state.ts';
import { layOut, seatsIn } from './lay-out.ts';
import { type Layout, layoutSchema } from './layout.ts';

export const { scenarios, setupLaidOut } = layingOut<AdventureState, Layout>({
  schema: layoutSchema,
  procedures: PROCEDURES,
  setupOf: (layout) => ({
    seats: seatsIn(layout),
    // Whoever is laid out first begins.
    options: { ...layout.options, 'first-player': 'seat-1' },
  }),
  wrongNames,
  dealt: (setup, { added = [] }) => dealtMatch(setup, added),
  layOut,
  broken,
  beginning,
});

function wrongNames({ characters, options = {}, added = [] }: Layout): string[] {
  const wrong = [
    ...wrongOptions(options, OPTIONS),
    ...Object.keys(characters).flatMap((id) =>
      unlessAmong(
        `characters.${id}`,
        id,
        LOBBY.characters.offers.map((one) => one.id),
      ),
    ),
    ...added.flatMap((id, index) =>
      unlessAmong(
        `added.${index}`,
        id,
        [...allOf('quest'), ...allOf('challenge')].map((one) => one.id),
      ),
    ),
  ];
  if (wrong.length > 0) return wrong;
  const atlas = atlasOf(readMap(options));
  return [
    ...Object.entries(characters).flatMap(([id, { at }]) =>
      at === undefined ? [] : unlessAmong(`characters.${id}.at`, at, [...atlas.byId.keys()]),
    ),
    ...added.flatMap((id, index) =>
      fits(definition(id), atlas)
        ? []
        : [`added.${index}: ${id} asks for something that is not on the map`],
    ),
  ];
}

/** The step of a turn that begins each phase. */
const STEPS = { movement: 'begin', exploration: 'explore', challenge: 'challenge' } as const;

/** The first character's turn, or a later phase of it. */
function beginning(state: AdventureState) {
  const [first] = state.characters;
  if (!first) throw new RangeError('Nobody takes part.');
  const { seat, id } = first;
  const chapter: ChapterOf<Adventure> = {
    id: `r${state.round}-${seat}`,
    title: { key: 'chapter.turn', args: { character: id } },
  };
  const phase = state.turn?.phase ?? 'movement';
  const stack: Frame[] = [
    { procedure: 'match', step: 'turn', data: { next: 1, rolls: [] } },
    {
      procedure: 'turn',
      step: phase === 'maintenance' ? 'maintain' : STEPS[phase],
      data: { seat },
    },
  ];
  return { chapter, stack };
}
