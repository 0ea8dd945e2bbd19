import { type Decision, mayChoose, type Option, type SeatId } from '../kernel/decision.ts';
import { foresee } from '../kernel/engine.ts';
import type { GameRules } from '../kernel/game.ts';
import type { Match, Reply } from '../kernel/match.ts';
import { seedRandom, shuffle } from '../kernel/random.ts';

/** Maximum ways to answer one question that are tried: all of them, if it takes one option. */
const WAYS = 64;
/** Deals of the hidden cards to try every way with: more than a deck has cards, so that each has been on top. */
const DEALS = 60;

/** Cards that come into play face down. */
const DECKS: readonly string[] = ['draw', 'deck'];

/** Piles in which it makes no difference what is where: a hand, dice on the table, cards thrown away. */
const PILES: readonly string[] = ['hand', 'discard', 'altarPool'];

/** What distinguishes copies of a card with the same print: one is as good as the other. */
const COPY = /(?<=[a-z])\.\d+/g;

/**
 * Open questions that nobody had to ask: whatever is chosen, and whoever holds which cards, the match is the
 * same at its next question, or before something is left to chance. Secret questions are left out, since their
 * absence would reveal something.
 * @param looked ids of the questions looked at before; the current ones are added
 */
export function pointlessQuestions(
  rules: GameRules,
  match: Match,
  looked: Set<string> = new Set(),
): Decision[] {
  const found = match.open.filter(
    (decision) =>
      decision.visibility !== 'secret' &&
      !looked.has(decision.id) &&
      isPointless(rules, match, decision),
  );
  for (const { id } of match.open) looked.add(id);
  return found;
}

function isPointless(rules: GameRules, match: Match, decision: Decision): boolean {
  const ways = waysToAnswer(decision);
  for (let deal = 0; deal < DEALS; deal++) {
    const dealt = deal === 0 ? match : dealtAnew(match, decision, deal);
    const outcomes = new Set<string>();
    for (const way of ways) {
      outcomes.add(outcomeOf(rules, dealt, decision, way, deal));
      if (outcomes.size > 1) return false;
    }
  }
  return true;
}

/** With other cards face down; in others' hands too, if they have no say in what is asked. */
function dealtAnew(match: Match, { visibility }: Decision, deal: number): Match {
  const dealt = structuredClone(match);
  const random = seedRandom(deal.toString(16).padStart(32, '7'));
  for (const [name, cards, holder] of arraysIn(dealt.state)) {
    if (DECKS.includes(name)) putOnTop(shuffle(random, cards), deal);
    const draw = holder.deck?.draw;
    if (name !== 'hand' || visibility !== 'public' || !draw) continue;
    const pool = shuffle(random, [...cards, ...draw]);
    cards.splice(0, cards.length, ...pool.splice(0, cards.length));
    draw.splice(0, draw.length, ...pool);
  }
  return dealt;
}

/** Each card in its turn, deal after deal, since a single one may be the reason for a question. */
function putOnTop(pile: unknown[], deal: number): void {
  const wanted = [...pile].sort()[deal % pile.length];
  pile.push(...pile.splice(pile.indexOf(wanted), 1));
}

type Holder = { deck?: { draw?: unknown[] } };

/** Every array with its name and what it is a part of. */
const arraysIn = (value: unknown): [string, unknown[], Holder][] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...(Array.isArray(part) ? [[name, part, value] as [string, unknown[], Holder]] : []),
    ...arraysIn(part),
  ]);
};

/** Every choice of one option; of several, as many as possible, as few, and numbers in between. */
function waysToAnswer(decision: Decision): Option[][] {
  const { options, seats, choose } = decision;
  if (choose.min === 1 && choose.max === 1) return options.map((option) => [option]).slice(0, WAYS);
  const own = options.filter((option) => mayChoose(decision, option, seats[0] as SeatId));
  const ways: Option[][] = [];
  for (let amount = choose.min; amount <= Math.min(choose.max, own.length); amount++) {
    for (let from = 0; from < own.length; from++) {
      ways.push([...own, ...own].slice(from, from + amount));
    }
  }
  return ways.slice(0, WAYS);
}

/** The match at its next question, as far as it makes a difference. */
function outcomeOf(
  rules: GameRules,
  match: Match,
  asked: Decision,
  way: Option[],
  deal: number,
): string {
  const frame = match.stack.at(-1);
  // Others may be asked at the same time: the rules go on when they have answered too.
  const others = match.open.map((other): [string, Option[]] => {
    const ways = waysToAnswer(other);
    return [other.key, ways[deal % ways.length] as Option[]];
  });
  const reply: Reply = { ...frame?.reply, ...Object.fromEntries(others), [asked.key]: way };
  const after = beforeChance(rules, match, reply);
  const { inputs: _inputs, questions: _questions, open, ...rest } = after;
  const asks = open.map(({ id: _id, ...question }) => question);
  return JSON.stringify({ ...rest, asks }, inAnyOrder).replace(COPY, '');
}

/** The match at its next question, or at the last step before something is left to chance. */
function beforeChance(rules: GameRules, match: Match, reply: Reply): Match {
  const step = match.stack.at(-1)?.step as string;
  const words = match.random.words.join();
  let steps = 0;
  const after = foresee(rules.procedures, match, step, reply, ({ random }) => {
    steps += 1;
    return random.words.join() !== words;
  });
  const isChance = after.random.words.join() !== words;
  if (!isChance || steps === 1) return after;
  return foresee(rules.procedures, match, step, reply, () => --steps === 1);
}

const inAnyOrder = (name: string, value: unknown): unknown =>
  Array.isArray(value) && PILES.includes(name) ? [...value].sort() : value;
