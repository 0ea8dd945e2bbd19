import { type Choice, optionsFor } from '../../kernel/decision.ts';
import type { Match } from '../../kernel/match.ts';
import { below, type RandomState } from '../../kernel/random.ts';
import type { LocalDiscord, SeenMessage } from '../../local/index.ts';
import { hasVoted, isVote, votersOf } from '../../table/match/votes/electorate.ts';
import { answer, type Running, read } from '../players/answering.ts';
import type { Done } from '../players/deed.ts';
import type { Player } from '../players/player.ts';
import { PASSING_ON } from '../players/taking.ts';
import { type Wanted, wanting } from '../players/wanting.ts';
import { type Step, type Way, waysIn } from '../players/ways.ts';
import type { Wishes } from '../players/wishes.ts';
import { leaveOrders } from './leaving-orders.ts';
import type { Habit, Visit } from './people.ts';
import { type Passing, passTo } from './time-passing.ts';
import type { Transcript } from './transcript.ts';

/** Seconds between two presses: to read, to think, to talk. */
const LEAST_THINKING = 8;
const MORE_THINKING = 30;
/** Milliseconds after which the result of a press is in the thread. */
const AFTER_A_PRESS = 2_000;
/** Presses for one answer after which there is no way to it. */
const MOST_PRESSES = 12;

/** A table in its week. */
export interface WeekTable extends Passing {
  discord: LocalDiscord;
  thread: string;
  players: ReadonlyMap<string, Player>;
  habits: readonly Habit[];
  wishes: Wishes;
  random: RandomState;
  transcript: Transcript;
  /** What people could not do although they were asked to. */
  troubles: string[];
  /** Until a vote has come out as a tie, people disagree. */
  tied: boolean;
  /** Called after every press; true when it's time to restart the bot. */
  pressed(): Promise<void>;
  /** Called before somebody looks at what is asked of them. */
  looks(habit: Habit): Promise<void>;
}

/** Somebody comes, does what is asked of them as long as they have time, and puts the phone away. */
export async function visit(table: WeekTable, { habit, at }: Visit): Promise<void> {
  await passTo(table, at);
  const { transcript, clock } = table;
  const who = habit.name;
  const since = clock.now;
  transcript.add({ what: 'comes', who });
  transcript.add({ what: 'reads', who, text: callFor(table, who) });
  await comeBack(table, habit, since);
  let pressed = 0;
  let wanted = await wantedBy(table, habit);
  while (wanted && pressed < habit.patience) {
    const presses = await giveAnswer(table, habit, wanted, since);
    pressed += presses;
    wanted = presses === 0 ? null : await wantedBy(table, habit);
  }
  if (!wanted) await leaveWithOrders(table, habit, since);
  transcript.add({ what: 'leaves', who, pressed, asked: wanted !== null });
}

/** A player whose seat sleeps presses any button that asks somebody something, and has it back. */
async function comeBack(table: WeekTable, habit: Habit, since: number): Promise<void> {
  const player = playerOf(table, habit);
  const look = await table.bot.table.look(table.matchId, player.userId);
  if (!look.ok || !look.asleep) return;
  const step = lastWay(
    inSight(table, player, since),
    ({ address }) => address.verb === 'panel' || address.verb === 'sit',
  );
  if (step) await click(table, habit, step);
  else table.troubles.push(`${habit.name} sees no way to be back.`);
}

/** Players who are done, aren't on turn and haven't yet left orders say what they'll do in their turn. */
async function leaveWithOrders(table: WeekTable, habit: Habit, since: number): Promise<void> {
  const player = playerOf(table, habit);
  const look = await table.bot.table.look(table.matchId, player.userId);
  if (!look.ok || !look.mayOrder || look.orders.some(({ seat }) => seat === look.seat)) return;
  const sees = () => inSight(table, player, since);
  await leaveOrders(sees, async (way) => {
    await click(table, habit, { way, values: null });
    await table.pressed();
    await passTo(table, table.clock.now + AFTER_A_PRESS);
  });
}

/** The call in the thread, if it names them, else the last that they see. */
function callFor({ discord, thread, players }: WeekTable, who: string): string {
  const id = players.get(who)?.userId ?? '';
  const seen = discord
    .messages(thread)
    .filter(({ authorId }) => authorId === discord.applicationId);
  return (seen.findLast(({ text }) => text.includes(`<@${id}>`)) ?? seen.at(-1))?.text ?? '';
}

/** @returns how many presses it took, looks included; 0 if there is no way to it */
async function giveAnswer(
  table: WeekTable,
  habit: Habit,
  wanted: Wanted,
  since: number,
): Promise<number> {
  const player = playerOf(table, habit);
  const find = wanting(wanted, table.wishes);
  const policy = () => {
    const seen = inSight(table, player, since);
    return filledIn(seen, wanted) ?? forGood(seen, wanted) ?? find(seen);
  };
  const patience = {
    presses: MOST_PRESSES,
    thinks: () => think(table),
    waits: () => callComes(table),
  };
  const { ending, presses } = await answer(
    table,
    { player, policy, patience },
    wanted,
    async (step, { done, chose, voted }) => {
      tell(table, habit, step, done, { chose, voted });
      await table.pressed();
      await passTo(table, table.clock.now + AFTER_A_PRESS);
    },
  );
  if (ending === 'answered') return presses;
  // While they thought about it, its time has run out.
  if (ending === 'lost' && !(await isOpen(table, wanted))) return presses + 1;
  table.troubles.push(`${habit.name} sees no way to ${wanted.decision.prompt.key}.`);
  return 0;
}

/** Notes a press, and its refusal. */
function tell(
  { transcript, troubles }: WeekTable,
  { name }: Habit,
  step: Step,
  { deed }: Done,
  came = { chose: false, voted: false },
): void {
  const label = labelOf(step);
  transcript.add({ what: 'presses', who: name, label, ...came });
  const trouble = deed.problem ?? deed.refusal;
  if (trouble) troubles.push(`${name}, ${label}: ${trouble}`);
}

const isOpen = async (table: WeekTable, { decision }: Wanted): Promise<boolean> =>
  (await read(table)).state.open.some(({ id }) => id === decision.id);

/** Whether somebody looking sees a call come that isn't posted yet: after this, it is. */
async function callComes(table: WeekTable): Promise<boolean> {
  const { call } = (await read(table)).desk;
  const dueAt = Date.parse(call?.dueAt ?? '');
  if (!(dueAt > table.clock.now)) return false;
  await passTo(table, dueAt + AFTER_A_PRESS);
  return true;
}

/** "As filled in" is pressed, which also settles everything else that is asked. */
const filledIn = (seen: readonly SeenMessage[], { decision }: Wanted): Step | undefined =>
  lastWay(seen, ({ address }) => address.verb === 'filled' && address.decision === decision.id);

function lastWay(seen: readonly SeenMessage[], is: (way: Way) => boolean): Step | undefined {
  const way = seen.flatMap(waysIn).findLast(is);
  return way && { way, values: null };
}

const think = (table: WeekTable): Promise<void> =>
  passTo(table, table.clock.now + (LEAST_THINKING + below(table.random, MORE_THINKING)) * 1_000);

/** Presses something that answers nothing, after some thought. */
async function click(table: WeekTable, habit: Habit, step: Step): Promise<void> {
  await think(table);
  await clickAtOnce(table, habit, step);
}

export async function clickAtOnce(table: WeekTable, habit: Habit, step: Step): Promise<void> {
  const done = await playerOf(table, habit).click(step);
  await table.bot.settle();
  tell(table, habit, step, done);
}

/** A player who passes on a chance to step in does so until their next turn, if that's offered. */
function forGood(seen: readonly SeenMessage[], { decision, choice }: Wanted): Step | undefined {
  if (choice.options.join() !== PASSING_ON) return undefined;
  return lastWay(
    seen,
    ({ address }) => address.verb === 'always' && address.decision === decision.id,
  );
}

const playerOf = ({ players }: WeekTable, { name }: Habit): Player => players.get(name) as Player;

/** Private messages disappear when the phone is put away. */
const inSight = ({ thread }: WeekTable, player: Player, since: number): SeenMessage[] =>
  player
    .sees(thread)
    .filter(({ ephemeral, api }) => !ephemeral || Date.parse(api.timestamp) >= since);

/** What the label of a button says, or the chosen entries of a menu. */
function labelOf({ way: { control }, values }: Step): string {
  if (values === null) return control.label;
  const chosen = control.options.filter(({ value }) => values.includes(value));
  return chosen.map(({ label }) => label).join(' + ') || control.label;
}

/** What somebody wants to answer next; null if nothing is asked of them. */
async function wantedBy(table: WeekTable, habit: Habit): Promise<Wanted | null> {
  await table.looks(habit);
  const stored = await read(table);
  const { players, matchId } = table;
  const userId = players.get(habit.name)?.userId;
  const holder = stored.seats.find((one) => one.userId === userId);
  if (!holder || stored.status !== 'playing') return null;
  const { state: match } = stored;
  const decision = match.open.find(
    (one) =>
      one.seats.includes(holder.seat) &&
      optionsFor(one, holder.seat).length > 0 &&
      !hasVoted(stored, one, holder.seat),
  );
  if (!decision) return null;
  const choice =
    disagreeing(table, stored, decision, holder.seat) ??
    table.wishes.of(match, decision, holder.seat);
  return { matchId, match, choice, decision, holder };
}

/** The one vote that should come out as a tie: every other voter wants something else. */
function disagreeing(
  { tied }: WeekTable,
  stored: Running,
  decision: Match['open'][number],
  seat: string,
): Choice | null {
  const [first, second] = optionsFor(decision, seat);
  if (tied || !isVote(stored, decision) || decision.choose.max !== 1 || !first || !second) {
    return null;
  }
  const place = votersOf(stored, decision).findIndex((voter) => voter.seat === seat);
  return { seat, decision: decision.id, options: [place % 2 === 0 ? first.id : second.id] };
}
