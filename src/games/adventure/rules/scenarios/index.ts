import { resume } from '../../../../kernel/engine.ts';
import type { Happening } from '../../../../kernel/event.ts';
import type { Frame, Match } from '../../../../kernel/match.ts';
import { unlessAmong } from '../../../../kernel/nearest-names.ts';
import {
  layoutIn,
  problemsOf,
  type ScenarioProblems,
  type ScenarioRules,
  type ScenarioSetup,
  wrongOptions,
} from '../../../../kernel/scenario.ts';
import type { MatchSetup } from '../../../../kernel/setup.ts';
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

/** Only to check whether a layout is sound; a match that is played has a seed of its own. */
const SEED = '0'.repeat(32);

export const scenarios: ScenarioRules = { read };

function read(laidOut: unknown): ScenarioSetup | ScenarioProblems {
  const { data: layout, error } = layoutSchema.safeParse(laidOut);
  if (error) return { problems: problemsOf(error) };
  const setup: ScenarioSetup = {
    seats: seatsIn(layout),
    // Whoever is laid out first begins.
    options: { ...layout.options, 'first-player': 'seat-1' },
    scenario: JSON.stringify(layout),
  };
  const unknown = wrongNames(layout);
  if (unknown.length > 0) return { problems: unknown };
  const wrong = wrongPosition(layout, setup);
  return wrong.length > 0 ? { problems: wrong } : setup;
}

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

function wrongPosition(layout: Layout, { seats, options }: ScenarioSetup): string[] {
  try {
    const match = dealtMatch({ seats, options, seed: SEED }, layout.added ?? []);
    const missing = layOut(match.state, layout);
    if (missing.length > 0) return missing;
    const wrong = broken(match);
    if (wrong.length > 0) return wrong;
    beginLaidOut(match);
    return match.outcome ? ['This game is over before anybody has chosen.'] : [];
  } catch (problem) {
    return [problem instanceof Error ? problem.message : String(problem)];
  }
}

type LaidOut = MatchSetup & { scenario: string };

export const isLaidOut = (setup: MatchSetup): setup is LaidOut => setup.scenario !== undefined;

/**
 * A match that begins with its scenario's position.
 * @throws RangeError with everything that is wrong with it
 */
export function setupLaidOut(setup: LaidOut): {
  match: Match<AdventureState>;
  happenings: Happening[];
} {
  const layout = layoutIn(setup.scenario, scenarios, layoutSchema);
  const match = dealtMatch(setup, layout.added ?? []);
  layOut(match.state, layout);
  return { match, happenings: beginLaidOut(match) };
}

/** The step of a turn that begins each phase. */
const STEPS = { movement: 'begin', exploration: 'explore', challenge: 'challenge' } as const;

/** Plays on with the first character's turn, or from a later phase of it. */
function beginLaidOut(match: Match<AdventureState>): Happening[] {
  const { state } = match;
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
  Object.assign(match, { open: [], chapter, opening: true, stack });
  return resume(PROCEDURES, match);
}
