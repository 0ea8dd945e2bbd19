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
import { allFollowers, isFollower } from '../cards/library.ts';
import { broken } from '../invariants.ts';
import { LOBBY } from '../lobby.ts';
import { OPTIONS } from '../options.ts';
import { PROCEDURES } from '../procedures/index.ts';
import { godsOf } from '../queries/realms.ts';
import { dealtMatch } from '../setup.ts';
import type { Altar, AltarState } from '../state.ts';
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
    options: layout.options ?? {},
    scenario: JSON.stringify(layout),
  };
  const unknown = wrongNames(layout, setup.seats);
  if (unknown.length > 0) return { problems: unknown };
  const wrong = wrongPosition(layout, setup);
  return wrong.length > 0 ? { problems: wrong } : setup;
}

function wrongNames({ gods, options = {}, hands = {}, added = [] }: Layout, seats: Seats) {
  const offered = LOBBY.characters.offers.map(({ id }) => id);
  return [
    ...Object.keys(gods).flatMap((god) => unlessAmong(`gods.${god}`, god, offered)),
    ...wrongOptions(options, OPTIONS),
    ...Object.keys(hands).flatMap((seat) =>
      unlessAmong(
        `hands.${seat}`,
        seat,
        seats.map((one) => one.seat),
      ),
    ),
    ...added.flatMap((id, index) =>
      isFollower(id) && !id.includes('.')
        ? []
        : unlessAmong(
            `added.${index}`,
            id,
            allFollowers().map((one) => one.id),
          ),
    ),
  ];
}

type Seats = ScenarioSetup['seats'];

function wrongPosition(layout: Layout, { seats, options }: ScenarioSetup): string[] {
  try {
    const match = dealtMatch({ seats, options, seed: SEED }, layout.added ?? []);
    const missing = layOut(match.state, layout);
    if (missing.length > 0) return missing;
    const wrong = broken(match);
    if (wrong.length > 0) return wrong;
    beginLaidOut(match);
    return match.outcome ? [`This game is over before anybody has chosen.`] : [];
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
  match: Match<AltarState>;
  happenings: Happening[];
} {
  const layout = layoutIn(setup.scenario, scenarios, layoutSchema);
  const match = dealtMatch(setup, layout.added ?? []);
  layOut(match.state, layout);
  return { match, happenings: beginLaidOut(match) };
}

/** Plays on with the first player's turn, or with what comes after its draws. */
function beginLaidOut(match: Match<AltarState>): Happening[] {
  const { state } = match;
  const seat = state.players[0]?.seat ?? '';
  const chapter: ChapterOf<Altar> = {
    id: `r${state.round}-${seat}`,
    title: { key: 'chapter.turn', args: { gods: godsOf(state, seat) } },
  };
  const rounds: Frame[] = state.turn
    ? [
        { procedure: 'match', step: 'played', data: { next: 0 } },
        { procedure: 'turn', step: 'act', data: { seat } },
      ]
    : [{ procedure: 'match', step: 'turn', data: { next: 0 } }];
  Object.assign(match, { open: [], chapter, opening: true, stack: rounds });
  return resume(PROCEDURES, match);
}
