import { areCopies } from '../../cards/alike.ts';
import { asPage } from '../../discord/components/pages.ts';
import { isMeant, resolveReference } from '../../discord/components/references.ts';
import type { Choice, Decision, Option } from '../../kernel/decision.ts';
import type { Match } from '../../kernel/match.ts';
import type { SeenMessage } from '../../local/index.ts';
import type { SeatHolder } from '../../table/match/saved/summary.ts';
import { chosenBy, type Step, type Way, waysIn } from './ways.ts';
import type { Wishes } from './wishes.ts';

/** How many of the last messages a player sees are looked at. */
const IN_SIGHT = 12;

/** What is wanted, and by whom. */
export interface Wanted {
  matchId: string;
  match: Match;
  choice: Choice;
  decision: Decision;
  holder: SeatHolder;
}

/** One press, and how many answers it gives: none if it only leads on. */
export interface Found extends Step {
  answers: number;
  /** Whether it is about walking, by itself or among other things. */
  moves: boolean;
}

/** Finds the shortest way to what is wanted in what somebody sees, and no press twice. */
export function wanting(
  wanted: Wanted,
  wishes: Wishes,
): (seen: readonly SeenMessage[]) => Found | null {
  const tried = new Set<string>();
  return (seen) => {
    const found = findStep(seen, wanted, wishes, tried);
    if (found) tried.add(pressName(found));
    return found;
  };
}

/** The name of a press, so that the same one is not tried twice: a panel posted anew has the same ways. */
const pressName = ({ way, values }: Step): string => [way.customId, ...(values ?? [])].join(' ');

/** The shortest way to what is wanted; null if nothing that the player sees leads there. */
export function findStep(
  seen: readonly SeenMessage[],
  wanted: Wanted,
  wishes: Wishes,
  tried: ReadonlySet<string>,
): Found | null {
  const latestFirst = seen
    .filter(({ loading }) => !loading)
    .slice(-IN_SIGHT)
    .reverse();
  const steps = latestFirst
    .flatMap(waysIn)
    .flatMap(stepsOf)
    .filter((step) => !tried.has(pressName(step)));
  return (
    answering(steps, wanted, wishes, isMeant) ??
    marking(latestFirst, wanted) ??
    answering(steps, wanted, wishes, isMeantOrCopy(wanted)) ??
    leading(steps, wanted)
  );
}

/** Every press that a button or the entries of a menu allow. */
const stepsOf = (way: Way): Step[] =>
  way.control.kind === 'button'
    ? [{ way, values: null }]
    : way.control.options.map(({ value }) => ({ way, values: [value] }));

/**
 * Presses that choose what is wanted, or what is as good: the one that answers most questions, then what is wanted
 * itself, then buttons before menus.
 */
function answering(
  steps: readonly Step[],
  wanted: Wanted,
  wishes: Wishes,
  isTaken: typeof isMeant,
): Found | null {
  const { match, choice, decision, holder } = wanted;
  if (choice.options.length !== 1) return null;
  const [wish, ...alike] = wishes.alike(match, choice);
  if (!wish) return null;
  let best: (Found & { isWish: boolean }) | null = null;
  let unwanted: Found | null = null;
  for (const step of steps) {
    const chosen = chosenBy(step);
    if (chosen?.table !== wanted.matchId || chosen.decision !== decision.id) continue;
    const isWish = isTaken(wish, chosen.reference);
    const option = isWish ? wish : alike.find((one) => isMeant(one, chosen.reference));
    if (!option) continue;
    const taken = isWish ? choice : { ...choice, options: [option.id] };
    const given = wishes.given(match, taken, holder, chosen.ahead);
    const found = { ...step, isWish, answers: given.length, moves: isMoving(decision, given) };
    if (given.length > 0) {
      if (!best || isBetter(found, best)) best = found;
    } else if (isWish && step.way.message.ephemeral)
      unwanted ??= { ...found, answers: 1, moves: isMoving(decision, [wish]) };
  }
  // A panel lists all ways of one option together: what is not among them is not offered. The thread has a few.
  return best ?? unwanted;
}

/** Also true for a copy of the card that is wanted: copies are offered once. */
const isMeantOrCopy =
  ({ decision }: Wanted): typeof isMeant =>
  (option, reference) =>
    decision.options.some((one) => areCopies(one, option) && isMeant(one, reference));

type Weighed = Found & { isWish: boolean };

const isBetter = (one: Weighed, other: Weighed): boolean =>
  one.answers !== other.answers
    ? one.answers > other.answers
    : one.isWish !== other.isWish
      ? one.isWish
      : one.values === null && other.values !== null;

/** Whether options take somebody somewhere, or do nothing but end a walk. */
const isMoving = ({ options, rest }: Decision, chosen: readonly Option[]): boolean =>
  chosen.some(({ verb }) => verb === 'move') ||
  (!rest &&
    options.some(({ verb }) => verb === 'move') &&
    chosen.length > 0 &&
    chosen.every(({ verb }) => verb === 'done'));

/** Marks what is wanted in the menus of a question that takes several, then confirms. */
function marking(seen: readonly SeenMessage[], { choice, decision }: Wanted): Found | null {
  for (const message of seen) {
    const ways = waysIn(message).filter(
      ({ address }) => 'decision' in address && address.decision === decision.id,
    );
    const menus = ways.filter(({ address }) => address.verb === 'several');
    const confirm = ways.find(({ address }) => address.verb === 'marked');
    for (const way of menus) {
      const meant = way.control.options.filter(({ value }) =>
        choice.options.includes(resolveReference(decision, value)),
      );
      const isMarked = way.control.options.every((one) => one.default === meant.includes(one));
      if (!isMarked) {
        return { way, values: meant.map(({ value }) => value), answers: 0, moves: false };
      }
    }
    const isNone = choice.options.length === 0;
    if (confirm && (menus.length > 0 || isNone)) {
      return { way: confirm, values: null, answers: 1, moves: false };
    }
  }
  return null;
}

const pageOf = ({ values }: Step): number => asPage(values?.[0] ?? '') ?? 0;

/** Presses that only lead on: another page of a menu or of the panel, the panel of the question, the panel. */
function leading(steps: readonly Step[], { matchId, decision, choice }: Wanted): Found | null {
  const to = (isIt: (step: Step) => boolean): Step | undefined => steps.find(isIt);
  const pages = steps.filter(
    ({ way: { address }, values }) =>
      address.verb === 'menu' &&
      address.decision === decision.id &&
      asPage(values?.[0] ?? '') !== null,
  );
  // Forward to the last page; back to earlier ones only if nothing comes after.
  const [page] = pages.sort((one, other) => pageOf(other) - pageOf(one));
  const step =
    page ??
    to(({ way: { address } }) => address.verb === 'panel' && address.decision === decision.id) ??
    to(({ way: { address } }) => address.verb === 'act' && address.table === matchId);
  if (!step) return null;
  const chosen = decision.options.filter(({ id }) => choice.options.includes(id));
  return { ...step, answers: 0, moves: step === page && isMoving(decision, chosen) };
}
