import { type RandomState, shuffle } from '../../kernel/random.ts';
import { type LocalDiscord, PersonError, type SeenMessage } from '../../local/index.ts';
import type { Answers } from '../players/answers.ts';
import { pickStep, stepsIn, UNHURRIED } from '../players/steps.ts';
import { chosenBy, isChoosing, type Step, tellsTheEnd, waysIn, wayTo } from '../players/ways.ts';
import type { Threads, Waiting } from './threads.ts';

/** A match that is played, where its thread is and who plays it. */
export interface PlayedTable {
  thread: string;
  people: readonly string[];
  /** The questions that have been answered: the thread tells everybody so. */
  answered: Set<string>;
}

export interface Scene {
  discord: LocalDiscord;
  threads: Threads;
  answers: Answers;
  random: RandomState;
}

/** What came of somebody's wish to choose something. */
export interface Turn {
  /** Milliseconds of each press until it was acknowledged; null for those that were not in time. */
  acknowledged: (number | null)[];
  /** The choice that was accepted. */
  choice: Choice | null;
  /** What kept a choice from being made: a refusal, no answer; null where there was nothing to choose. */
  problem: string | null;
}

/** A choice that was accepted. */
export interface Choice {
  /** From the press to the private answer. */
  milliseconds: number;
  /** Resolves with the milliseconds from the press until the board of the round shows what has come of it. */
  shown: Promise<number>;
}

/** Milliseconds in which a press must be answered, and a board must show what has been chosen. */
const ANSWER = 30_000;
const BOARD = 60_000;
/** Presses that a choice may take: the panel, its pages, boxes to mark. */
const PRESSES = 8;

/** Whether the thread tells the end. */
export const isOver = ({ discord }: Scene, { thread }: PlayedTable): boolean =>
  tellsTheEnd(discord.messages(thread));

/** Somebody who can choose something does so, from what their panel or the thread offers. */
export async function choose(scene: Scene, table: PlayedTable): Promise<Turn> {
  const turn: Turn = { acknowledged: [], choice: null, problem: null };
  const { random } = scene;
  try {
    for (const person of shuffle(random, [...table.people])) {
      let steps = openSteps(scene, table, person);
      for (let press = 0; press < PRESSES && steps.length > 0; press++) {
        const step = pickStep(random, steps, UNHURRIED);
        const answer = await carryOut(scene, turn, { table, person, step });
        if (turn.choice || turn.problem) return turn;
        steps = answer ? choicesIn(answer, table, random) : [];
      }
    }
  } catch (error) {
    // What was offered has gone in the same moment.
    if (!(error instanceof PersonError)) throw error;
  }
  return turn;
}

/** The answers in the latest panel, if it has any; or else the way to the panel. */
function openSteps({ discord, random }: Scene, table: PlayedTable, person: string): Step[] {
  const { thread } = table;
  const isPanel = ({ ephemeral, loading }: SeenMessage) => ephemeral && !loading;
  const panel = discord.latest(thread, person, (message) => (isPanel(message) ? message : null));
  const choices = panel ? choicesIn(panel, table, random) : [];
  if (choices.length > 0) return choices;
  const act = discord.latest(thread, person, (message) => wayTo(message, 'act'));
  return act ? [{ way: act, values: null }] : [];
}

/** Nobody answers in an older panel what somebody else has answered for all. */
const choicesIn = (panel: SeenMessage, { answered }: PlayedTable, random: RandomState): Step[] =>
  stepsIn(panel, random).filter(
    ({ way }) =>
      isChoosing(way) && !('decision' in way.address && answered.has(way.address.decision)),
  );

/** Presses, and notes what came of it; gives the private answer, if there was one that leads on. */
async function carryOut(
  scene: Scene,
  turn: Turn,
  { table, person, step }: { table: PlayedTable; person: string; step: Step },
): Promise<SeenMessage | null> {
  const { discord, answers } = scene;
  const { message, customId, address } = step.way;
  const pressedAt = performance.now();
  // Either may be there before this process hears that the press was acknowledged.
  const answered = answerIn(scene, message.channelId);
  const shown = boardIn(scene, message.channelId, pressedAt);
  try {
    const outcome = await (step.values === null
      ? discord.press(person, message.id, customId)
      : discord.select(person, message.id, customId, step.values));
    turn.acknowledged.push(outcome.milliseconds);
    const answer = outcome.acknowledged ? await answered.answer : null;
    if (!answer) {
      turn.problem = outcome.error ?? 'no answer';
      return null;
    }
    const milliseconds = performance.now() - pressedAt;
    turn.problem = answers.refusalIn(answer.text);
    // One vote of several is not a choice yet: the others have to vote as well.
    if (answers.isBallot(answer.text)) return null;
    const chose = chosenBy(step) !== null || address.verb === 'marked';
    if (chose && turn.problem === null) {
      if ('decision' in address) table.answered.add(address.decision);
      turn.choice = { milliseconds, shown: shown.answer.then((found) => found ?? BOARD) };
    }
    return answer;
  } finally {
    answered.giveUp();
    if (!turn.choice) shown.giveUp();
  }
}

/** The next private message in a thread, posted or changed: nobody else presses there meanwhile. */
const answerIn = ({ threads }: Scene, thread: string): Waiting<SeenMessage> =>
  threads.next(thread, ANSWER, ({ ephemeral, look }) => {
    const message = ephemeral ? look() : null;
    return message && !message.loading ? message : null;
  });

/** Milliseconds from `since` until the board shows something new. */
const boardIn = ({ threads }: Scene, thread: string, since: number): Waiting<number> =>
  threads.next(thread, BOARD, ({ ephemeral, hasFiles, look }) =>
    !ephemeral && hasFiles && isBoard(look()) ? performance.now() - since : null,
  );

/** The open round's board, or how the match ended: an earlier round's loses its buttons. */
const isBoard = (message: SeenMessage): boolean =>
  message.pictures.length > 0 &&
  waysIn(message).some(({ address }) => address.verb === 'look' || address.verb === 'again');
