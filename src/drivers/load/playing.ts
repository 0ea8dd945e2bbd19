import { type RandomState, shuffle } from '../../kernel/random.ts';
import { PersonError } from '../../local/index.ts';
import { showsAcceptance } from '../players/choosing.ts';
import type { Done } from '../players/deed.ts';
import { pressUntil } from '../players/person.ts';
import type { Player } from '../players/player.ts';
import { calls, stepsIn, taking, UNHURRIED } from '../players/taking.ts';
import { isChoosing, type Step, waysIn, wayTo } from '../players/ways.ts';
import type { Boards, Waiting } from './boards.ts';

/** A match that is played, its thread and who plays it. */
export interface PlayedTable {
  thread: string;
  players: readonly Player[];
  /** The questions that have been answered: the thread tells everyone so. */
  answered: Set<string>;
  /** Until when its board has to show the latest choice: the next one puts an end to that. */
  awaited: Waiting | null;
}

export interface Scene {
  boards: Boards;
  random: RandomState;
}

/** The result of somebody's wish to choose something. */
export interface Turn {
  /** Milliseconds of each press until it was acknowledged; null for those that were not in time. */
  acknowledged: (number | null)[];
  /** The choice that was accepted. */
  choice: Choice | null;
  /** What kept a choice from being made: a refusal, no answer; null if there was nothing to choose. */
  problem: string | null;
}

/** A choice that was accepted. */
export interface Choice {
  /** From the press to the private answer. */
  milliseconds: number;
  /**
   * Resolves with the milliseconds from the press until the round's board shows the result; null if it still
   * shows the same when somebody chooses next, or if nobody expects it yet.
   */
  shown: Promise<number | null>;
}

/** Presses that a choice may take: the panel, its pages, boxes to mark. */
const PRESSES = 8;

/** Somebody who can choose something does so, from what their panel or the thread offers. */
export async function choose(scene: Scene, table: PlayedTable): Promise<Turn> {
  const turn: Turn = { acknowledged: [], choice: null, problem: null };
  table.awaited?.giveUp();
  try {
    for (const player of askedFirst(table, scene)) {
      await press(scene, table, player, turn);
      if (turn.choice || turn.problem) break;
    }
  } catch (error) {
    // The offer disappeared at that very moment.
    if (!(error instanceof PersonError)) throw error;
  }
  return turn;
}

/** People come because their panel or the thread asks them: others press nothing unless nobody else can choose. */
function askedFirst(table: PlayedTable, { random }: Scene): Player[] {
  const players = shuffle(random, [...table.players]);
  const isAsked = (player: Player): boolean =>
    openIn(player, table, random).length > 0 ||
    player.latest(table.thread, (message) => calls(message, player.userId) || null) !== null;
  const asked = players.filter(isAsked);
  return [...asked, ...players.filter((player) => !asked.includes(player))];
}

/** Presses until a choice is accepted or something is wrong, and notes the result. */
async function press(
  { boards, random }: Scene,
  table: PlayedTable,
  player: Player,
  turn: Turn,
): Promise<void> {
  const takes = (step: Step) => isOpen(table, step);
  const first = () => firstSteps(player, table, random);
  const policy = taking({ random, hurry: UNHURRIED, first, takes });
  let board = boards.next(table.thread);
  // It may change before this process learns that a press was acknowledged.
  const thinks = async () => {
    board.giveUp();
    board = boards.next(table.thread);
  };
  try {
    await pressUntil({ player, policy, patience: { presses: PRESSES, thinks } }, (done) => {
      const { deed, answer } = done;
      turn.acknowledged.push(deed.acknowledgedIn);
      turn.problem = deed.refusal ?? deed.problem ?? (answer ? null : 'no answer');
      if (showsAcceptance(done)) turn.choice = choiceMade(table, done, board);
      return turn.choice !== null || turn.problem !== null;
    });
  } finally {
    if (!turn.choice) board.giveUp();
  }
}

/** The answers in the latest panel, if it has any; or else the way to the panel. */
function firstSteps(player: Player, table: PlayedTable, random: RandomState): Step[] {
  const choices = openIn(player, table, random);
  if (choices.length > 0) return choices;
  const act = player.latest(table.thread, (message) => wayTo(message, 'act'));
  return act ? [{ way: act, values: null }] : [];
}

/** What the latest panel still lets somebody choose. */
function openIn(player: Player, table: PlayedTable, random: RandomState): Step[] {
  const panel = player.latest(table.thread, (message) =>
    message.ephemeral && !message.loading ? message : null,
  );
  return panel ? stepsIn(panel, random).filter((step) => isOpen(table, step)) : [];
}

/** Nobody answers in an older panel what somebody else has answered for all. */
const isOpen = ({ answered }: PlayedTable, { way }: Step): boolean =>
  isChoosing(way) && !('decision' in way.address && answered.has(way.address.decision));

/** The board may wait until their turn ends (`Pace.pause`): nobody expects it while they can still choose. */
function choiceMade(table: PlayedTable, { deed, answer }: Done, board: Waiting): Choice {
  const { step, from, until } = deed;
  if (step && 'decision' in step.way.address) table.answered.add(step.way.address.decision);
  table.awaited = board;
  if (answer && waysIn(answer).some(isChoosing)) board.giveUp();
  return {
    milliseconds: until - from,
    shown: board.shownAt.then((at) => (at === null ? null : at - from)),
  };
}
