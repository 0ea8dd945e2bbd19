import type { Happening } from '../../../../kernel/event.ts';
import type { LaidOut } from '../../../../kernel/laid-out.ts';
import type { Match } from '../../../../kernel/match.ts';
import { unlessAmong } from '../../../../kernel/nearest-names.ts';
import { StackedTooHigh, shuffle } from '../../../../kernel/random.ts';
import {
  layoutIn,
  problemsOf,
  type ScenarioProblems,
  type ScenarioRules,
  type ScenarioSetup,
  wrongOptions,
} from '../../../../kernel/scenario.ts';
import type { MatchSetup } from '../../../../kernel/setup.ts';
import { LOBBY } from '../lobby.ts';
import { OPTIONS } from '../options.ts';
import { dealtMatch } from '../setup.ts';
import type { AltarQuestState } from '../state.ts';
import { beginLaidOut } from './begin-laid-out.ts';
import { layOut, seatsIn } from './lay-out.ts';
import { type Layout, layoutSchema } from './layout.ts';
import { wrongPosition } from './positions.ts';
import { wrongReferences } from './references.ts';

/** Only to check whether a layout is sound; a match that is played has a seed of its own. */
const SEED = '0'.repeat(32);

export const scenarios: ScenarioRules = { read };

/** Reads a layout: its form, then who plays with which decks, then what it names, then the position itself. */
function read(laidOut: unknown): ScenarioSetup | ScenarioProblems {
  const { data: layout, error } = layoutSchema.safeParse(laidOut);
  if (error) return { problems: problemsOf(error) };
  const wrong = wrongSetup(layout);
  if (wrong.length > 0) return { problems: wrong };
  const setup = setupOf(layout);
  const match = dealt({ ...setup, seed: SEED });
  const missing = wrongReferences(layout, match.state);
  if (missing.length > 0) return { problems: missing };
  layOut(match, layout);
  const broken = wrongPosition(layout, match);
  if (broken.length === 0) broken.push(...wrongBeginning(layout, match));
  return broken.length > 0 ? { problems: broken } : setup;
}

/** A position from which nobody can play on: decided already, or dice that can't show what they are supposed to. */
function wrongBeginning({ dice = [] }: Layout, match: Match<AltarQuestState>): string[] {
  try {
    beginLaidOut(match);
  } catch (problem) {
    const why = `This position can't be begun: ${problem instanceof Error ? problem.message : problem}`;
    if (!(problem instanceof StackedTooHigh)) return [why];
    const left = match.random.stacked?.length ?? 0;
    return [`dice.${dice.length - left - 1}: ${why}`];
  }
  const { outcome } = match;
  return outcome ? [`This game is over before anybody has chosen: ${outcome.reason}`] : [];
}

/** The quest deck is shuffled as a match begins, after its mulligans (AQ-059); every other deck already has been. */
function dealt(setup: MatchSetup): Match<AltarQuestState> {
  const match = dealtMatch(setup);
  const { quest } = match.state.decks;
  quest.draw = shuffle(match.random, quest.draw);
  return match;
}

const setupOf = (layout: Layout): ScenarioSetup => ({
  seats: seatsIn(layout),
  options: layout.options ?? {},
  scenario: JSON.stringify(layout),
});

/** Heroes, seats and options that the lobby does not offer. */
function wrongSetup({ heroes, seats = {}, options = {} }: Layout): string[] {
  const ids = Object.keys(heroes);
  const offered = LOBBY.characters.offers.map(({ id }) => id);
  const { max } = LOBBY.characters.inAll;
  return [
    ...(ids.length === 0 ? [`heroes: 1 to ${max} of ${offered.join(', ')}, not none`] : []),
    ...ids.flatMap((id) => unlessAmong(`heroes.${id}`, id, offered)),
    ...Object.keys(seats).flatMap((id) => unlessAmong(`seats.${id}`, id, ids)),
    ...wrongOptions(options, OPTIONS),
  ];
}

/**
 * A match that begins with its scenario's position.
 * @throws RangeError with everything that is wrong with it.
 */
export function setupLaidOut(setup: LaidOut): {
  match: Match<AltarQuestState>;
  happenings: Happening[];
} {
  const layout = layoutIn(setup.scenario, scenarios, layoutSchema);
  const match = dealt(setup);
  layOut(match, layout);
  return { match, happenings: beginLaidOut(match) };
}
