import type { Choice } from '../kernel/decision.ts';
import { answer } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { nameAnew } from '../kernel/question-names.ts';
import { below, type RandomState } from '../kernel/random.ts';
import type { MatchSetup } from '../kernel/setup.ts';
import { type ReplayChoice, replay } from '../table/match/replaying/replay.ts';

/** One in this many choices is followed by going back. */
const SELDOM = 25;
/** Maximum choices taken back. */
const FARTHEST = 20;

/** Takes choices back at random points of a game, and makes them again. */
export interface Undoing {
  /** How often the game has gone back. */
  count: number;
  /** @throws Error if the match is not what it was, or does not become what it is. */
  after(match: Match, choice: Choice): void;
}

/** @param random decides when, and how far; the game continues with its own */
export function startUndoing(
  game: Game,
  setup: MatchSetup,
  begun: Match,
  random: RandomState,
): Undoing {
  const choices: ReplayChoice[] = [];
  const states = [JSON.stringify(begun)];
  const undoing: Undoing = {
    count: 0,
    after(match, { seat, decision, options }) {
      choices.push({ seat, decisionId: decision, options });
      states.push(JSON.stringify(match));
      if (match.outcome !== null || below(random, SELDOM) > 0) return;
      const back = Math.max(0, choices.length - 1 - below(random, FARTHEST));
      undoing.count += 1;
      const past = replay(game, structuredClone(setup), choices.slice(0, back)).match;
      nameAnew(past, match);
      expectSame(past, states[back], `going back from ${choices.length} to ${back}`);
      for (const [index, made] of choices.entries()) {
        if (index < back) continue;
        const { open }: Match = JSON.parse(states[index] ?? '');
        const asked = past.open[open.findIndex(({ id }) => id === made.decisionId)];
        const again = { seat: made.seat, decision: asked?.id ?? '', options: made.options };
        const result = answer(game.rules.procedures, past, again);
        if (!result.accepted) throw new Error(`Choice ${index + 1} again: ${result.refusal}.`);
        expectSame(past, states[index + 1], `choice ${index + 1} again`);
      }
    },
  };
  return undoing;
}

function expectSame(match: Match, saved: string | undefined, where: string): void {
  if (saved !== undefined && nameless(match) === nameless(JSON.parse(saved))) return;
  throw new Error(`The match is another after ${where}.`);
}

/** A match without the names of its questions, none of which is used again. */
const nameless = ({ questions: _, open, ...rest }: Match): string =>
  JSON.stringify({ ...rest, open: open.map((decision) => ({ ...decision, id: '' })) });
