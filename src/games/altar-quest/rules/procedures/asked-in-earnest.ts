import { type DecisionDraft, forcedAnswer, type Option } from '../../../../kernel/decision.ts';
import type { Deck } from '../../../../kernel/deck.ts';
import type { Procedures } from '../../../../kernel/engine.ts';
import type { Match } from '../../../../kernel/match.ts';
import type { Effort, StepResult } from '../../../../kernel/procedure.ts';
import { type AboutToAsk, hasChanced, isSameAnyway } from '../../../../kernel/same-anyway.ts';
import { definition } from '../cards/library.ts';
import { within } from '../language/within.ts';
import type { AltarQuestPrompt } from '../prompts.ts';
import { focusOf } from '../queries/figures.ts';
import { LIMITS } from '../rulings.ts';
import type { AltarQuestRun, AltarQuestState } from '../state.ts';
import { focusResults, type TestData } from '../test-data.ts';
import { worthwhileConversions } from './test.ts';
import { couldBeAnswered } from './window.ts';

type AltarQuestMatch = Match<AltarQuestState>;

/** Piles in which the order makes no difference. */
const PILES: readonly string[] = ['hand', 'discard', 'altarPool'];

/** Procedures that continue depending on somebody's hand, apart from windows for Reactions. */
const HANDS: readonly string[] = ['hero-turn', 'act'];

/**
 * What a step wants, without questions that make no difference: if anybody can see on the table that the result
 * is the same whatever is chosen, the first option is taken for all of them. Examples are an order on
 * which nothing depends, or a place that the figure leaves again at once.
 *
 * Every option is followed only as far as nothing hidden matters: to the next question, a die, a card drawn, or
 * a moment at which it depends on somebody's hand how it goes on.
 */
export function askedInEarnest(
  procedures: Procedures<AltarQuestState>,
  { match, effort }: Pick<AltarQuestRun, 'match' | 'effort'>,
  result: StepResult,
): StepResult {
  if (result.next !== 'ask') return result;
  const open = result.drafts.filter((draft) => forcedAnswer(draft) === null);
  const [draft] = open;
  if (!draft || open.length > 1 || !mayBeTheSame(match, draft)) return result;
  const settled = result.drafts.map((other): [string, Option[]] => [
    other.key ?? 'answer',
    forcedAnswer(other) ?? [],
  ]);
  const asked = { draft, step: result.step, settled: Object.fromEntries(settled) };
  if (!isTheSame(procedures, match, asked, effort)) return result;
  const alone = { ...draft, options: draft.options.slice(0, 1), fallback: [] };
  return { ...result, drafts: result.drafts.map((other) => (other === draft ? alone : other)) };
}

/**
 * Questions that may make no difference: orders, forced choices, where an enemy goes that may go on at once,
 * focus for a blow that the rest of a card strikes as well, and a card to exhaust that is refreshed before it
 * could be used. Permanent placements do make a difference, and so does what players do voluntarily.
 */
const MAY_BE_THE_SAME: readonly AltarQuestPrompt['key'][] = [
  'prompt.nearest',
  'prompt.position',
  'prompt.place',
  'prompt.next-of-each',
  'prompt.next-react',
  'prompt.choose-effect',
  'prompt.target',
  'prompt.use-focus',
  'prompt.exhaust-own',
];

const mayBeTheSame = (match: AltarQuestMatch, { prompt, options }: DecisionDraft): boolean =>
  options.length > 1 &&
  MAY_BE_THE_SAME.some((key) => key === prompt.key) &&
  (prompt.key !== 'prompt.use-focus' || mayFocusBeTheSame(match));

/** Whether focus for a test may be back when it is over: kept up to the limit, or gained from its card. */
function mayFocusBeTheSame({ state, stack }: AltarQuestMatch): boolean {
  const test = stack.at(-1)?.data as TestData;
  const uses = worthwhileConversions(state, test);
  const results = focusResults(test);
  const kept = (used: number) => focusOf(state, test.hero) + results - 2 * used;
  return (
    kept(uses.at(-1) ?? 0) >= LIMITS.focusTokens ||
    within(definition(test.card).abilities).some(({ kind }) => kind === 'focus')
  );
}

function isTheSame(
  procedures: Procedures<AltarQuestState>,
  match: AltarQuestMatch,
  asked: AboutToAsk,
  effort: Effort,
): boolean {
  const isFarEnough = (fork: AltarQuestMatch) => {
    const { procedure = '', data = {} } = fork.stack.at(-1) ?? {};
    if (!procedures[procedure] || hasUncovered(match, fork)) return true;
    return procedure === 'window' ? couldBeAnswered(fork, data) : HANDS.includes(procedure);
  };
  return isSameAnyway(match, asked, { procedures, isFarEnough, isPile, isOnlyBy, effort });
}

/**
 * Who reacts first has made a difference if the match stops in that hero's phase: in any other order somebody
 * else has reacted before the phase begins, or it has not begun.
 */
const isOnlyBy = ({ verb, args }: Option, { state }: AltarQuestMatch): boolean =>
  verb === 'react' &&
  state.active === args?.hero &&
  state.heroes.some(({ id, reacted }) => id === args.hero && !reacted);

/** Whether chance or a face-down card has entered into a fork of the match that has been played on. */
const hasUncovered = (match: AltarQuestMatch, fork: AltarQuestMatch): boolean =>
  hasChanced(match, fork) ||
  match.state.heroes.some(({ deck }, index) => haveDrawn(deck, fork.state.heroes[index]?.deck)) ||
  DECKS.some((name) => haveDrawn(match.state.decks[name], fork.state.decks[name]));

const haveDrawn = ({ draw }: Deck, later: Deck | undefined): boolean =>
  draw.length !== later?.draw.length;

const DECKS = ['threat', 'villain', 'quest', 'feature', 'search', 'lurker'] as const;

const isPile = (name: string): boolean => PILES.includes(name);
