import { type Choice, optionsFor } from '../../kernel/decision.ts';
import type { Match } from '../../kernel/match.ts';
import { below, type RandomState } from '../../kernel/random.ts';
import type { LocalDiscord, SeenMessage } from '../../local/index.ts';
import type { StoredMatch } from '../../table/saved/store.ts';
import { hasVoted, isVote, votersOf } from '../../table/voting/electorate.ts';
import type { Player } from '../players/player.ts';
import { PASSING_ON } from '../players/steps.ts';
import { type Step, waysIn } from '../players/ways.ts';
import { findStep, pressName, type Wanted } from '../taps/finding.ts';
import type { Wishes } from '../taps/wanting.ts';
import type { Habit, Visit } from './people.ts';
import { type Passing, passTo } from './time-passing.ts';
import type { Transcript } from './transcript.ts';

/** Seconds between two presses: to read, to think, to talk. */
const LEAST_THINKING = 8;
const MORE_THINKING = 30;
/** Milliseconds after which what came of a press stands in the thread. */
const AFTER_A_PRESS = 2_000;
/** Presses for one answer after which there is no way to it. */
const MOST_PRESSES = 12;

/** A table in its week. */
export interface WeekTable extends Passing {
  discord: LocalDiscord;
  thread: string;
  players: ReadonlyMap<string, Player>;
  wishes: Wishes;
  random: RandomState;
  transcript: Transcript;
  /** What people could not do although it was asked of them. */
  troubles: string[];
  /** Until a vote has come out in a tie, people disagree. */
  tied: boolean;
  /** Called after every press; true when the bot is to be restarted now. */
  pressed(): Promise<void>;
}

/** Somebody comes, does what is asked of them as long as they have time, and puts the phone away. */
export async function visit(table: WeekTable, { habit, at }: Visit): Promise<void> {
  await passTo(table, at);
  const { transcript, clock } = table;
  const who = habit.name;
  const since = clock.now;
  transcript.add({ what: 'comes', who });
  transcript.add({ what: 'reads', who, text: callFor(table, who) });
  let pressed = 0;
  let wanted = await wantedBy(table, habit);
  while (wanted && pressed < habit.patience) {
    const presses = await answer(table, habit, wanted, since);
    pressed += presses;
    wanted = presses === 0 ? null : await wantedBy(table, habit);
  }
  transcript.add({ what: 'leaves', who, pressed, asked: wanted !== null });
}

/** The call that stands in the thread where it names them, else the last that they see. */
function callFor({ discord, thread, players }: WeekTable, who: string): string {
  const id = players.get(who)?.userId ?? '';
  const seen = discord
    .messages(thread)
    .filter(({ authorId }) => authorId === discord.applicationId);
  return (seen.findLast(({ text }) => text.includes(`<@${id}>`)) ?? seen.at(-1))?.text ?? '';
}

/** @returns how many presses it took; 0 where there is no way to it */
async function answer(
  table: WeekTable,
  habit: Habit,
  wanted: Wanted,
  since: number,
): Promise<number> {
  const { players, wishes, clock, random, transcript, bot } = table;
  const player = players.get(habit.name) as Player;
  const tried = new Set<string>();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await passTo(table, clock.now + (LEAST_THINKING + below(random, MORE_THINKING)) * 1_000);
    const seen = inSight(table, player, since);
    const found = forGood(seen, wanted) ?? findStep(seen, wanted, wishes, tried)?.step;
    if (!found) break;
    tried.add(pressName(found));
    const before = await read(table);
    const { deed } = await player.click(found);
    await bot.settle();
    const now = await read(table);
    const chose = now.state.inputs > before.state.inputs;
    const voted = hasVoted(now, wanted.decision, wanted.holder.seat);
    const label = labelOf(found);
    transcript.add({ what: 'presses', who: habit.name, label, chose, voted });
    const trouble = deed.problem ?? deed.refusal;
    if (trouble) table.troubles.push(`${habit.name}, ${label}: ${trouble}`);
    await table.pressed();
    await passTo(table, clock.now + AFTER_A_PRESS);
    if (chose || voted) return presses + 1;
  }
  table.troubles.push(`${habit.name} sees no way to ${wanted.decision.prompt.key}.`);
  return 0;
}

/** Whoever passes on a chance to step in does so until their next turn, where that is offered. */
function forGood(seen: readonly SeenMessage[], { decision, choice }: Wanted): Step | undefined {
  if (choice.options.join() !== PASSING_ON) return undefined;
  const way = seen
    .flatMap(waysIn)
    .findLast(({ address }) => address.verb === 'always' && address.decision === decision.id);
  return way && { way, values: null };
}

/** What is private goes when the phone is put away. */
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

type Running = StoredMatch & { state: Match };

/** @throws Error when the match is gone */
export async function read({ bot, matchId }: Passing): Promise<Running> {
  const stored = await bot.store.read(matchId);
  if (!stored?.state) throw new Error(`The match ${matchId} is gone.`);
  return { ...stored, state: stored.state };
}

/** What somebody wants to answer next; null when nothing is asked of them. */
async function wantedBy(table: WeekTable, habit: Habit): Promise<Wanted | null> {
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

/** The one vote that is to come out in a tie: every other voter wants something else. */
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
