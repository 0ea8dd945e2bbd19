import { type DecisionDraft, forcedAnswer, isPublic } from '../../../../kernel/decision.ts';
import type { Procedures } from '../../../../kernel/engine.ts';
import type { Match } from '../../../../kernel/match.ts';
import type { Procedure, StepResult } from '../../../../kernel/procedure.ts';
import { hasChanced, isSameAnyway } from '../../../../kernel/same-anyway.ts';
import { mightPlay } from '../queries/playing.ts';
import { timingsAsked } from '../queries/windows.ts';
import type { AdventureRun, AdventureState } from '../state.ts';
import { COLORS } from '../terms.ts';

type AdventureMatch = Match<AdventureState>;

/** Piles whose order makes no difference. */
const PILES: readonly string[] = ['hand', 'discard', 'box'];

const isPile = (name: string): boolean => PILES.includes(name);

/**
 * A procedure that skips a question if anyone can see on the table that every choice leads to the same
 * result: the first option stands for all (W-41). It is followed to the next question, die, or card that is
 * drawn or turned up.
 */
export const inEarnest = (
  asking: Procedure<AdventureState>,
  procedures: Procedures<AdventureState>,
): Procedure<AdventureState> => ({
  ...asking,
  steps: Object.fromEntries(
    Object.entries(asking.steps).map(([name, step]): [string, typeof step] => [
      name,
      (run, data, came) => askedInEarnest(run, step(run, data, came), procedures),
    ]),
  ),
});

function askedInEarnest<Result extends StepResult>(
  { match, effort }: Pick<AdventureRun, 'match' | 'effort'>,
  result: Result,
  procedures: Procedures<AdventureState>,
): Result {
  if (result.next !== 'ask') return result;
  const [draft, ...others] = result.drafts;
  if (!draft || others.length > 0) return result;
  if (!isPublic(draft) || forcedAnswer(draft) !== null) return result;
  if (mightSay(match, draft)) return result;
  const before = faceDown(match);
  const isFarEnough = (fork: AdventureMatch) =>
    !procedures[fork.stack.at(-1)?.procedure ?? ''] ||
    hasChanced(match, fork) ||
    faceDown(fork) < before;
  const asked = { draft, step: result.step };
  if (!isSameAnyway(match, asked, { procedures, isFarEnough, isPile, effort })) return result;
  return { ...result, drafts: [{ ...draft, options: draft.options.slice(0, 1), fallback: [] }] };
}

/**
 * Whether a hand might matter, so the question is asked whatever the hand holds: without a playable card
 * every choice may be the same, and skipping the question would give that away.
 */
const mightSay = ({ state }: AdventureMatch, { seats: [seat], prompt }: DecisionDraft): boolean =>
  seat !== undefined && mightPlay(state, seat, timingsAsked(prompt.key));

/** How many cards and discoveries lie face down in decks and on the map. */
function faceDown({ state }: AdventureMatch): number {
  const { characters, challenges, elite, discoveries, placed } = state;
  return [
    ...characters.map(({ abilities }) => abilities.draw.length),
    ...COLORS.map((color) => challenges[color].cards.length - challenges[color].seen),
    ...Object.values(placed).map((tokens) => tokens.length),
    elite.length,
    discoveries.length,
  ].reduce((sum, cards) => sum + cards);
}
