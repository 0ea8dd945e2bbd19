import type { BotHere } from '../bot/bot-here.ts';
import type { Clock } from './clock.ts';

/** Things that the bot does by itself at one moment; more would mean going round in circles. */
const MOST_AT_ONCE = 50;

/** More matches than one database has here. */
const ALL = 1_000;

/** Lets time pass at a table. */
export interface Passing {
  clock: Clock;
  bot: BotHere;
  /** The current match. */
  matchId: string;
  /** Called when nothing is owed any more: what comes after a match may have begun. */
  follow(): Promise<void>;
}

/** Does everything that the bot owes now. */
export async function catchUp(passing: Passing): Promise<void> {
  const { clock, bot } = passing;
  for (let count = 0; count < MOST_AT_ONCE; count++) {
    await bot.settle();
    await passing.follow();
    if ((await wakeBy(passing, clock.now)) === null) return;
    const woken = await bot.table.wake(passing.matchId);
    if (!woken.ok) throw new Error(`The match could not be woken: ${woken.refusal}.`);
  }
  throw new Error('The match wakes again and again.');
}

/** When to wake the match, if that is by then. Others in its database may belong to other weeks. */
async function wakeBy({ bot, matchId }: Passing, until: number): Promise<Date | null> {
  const due = await bot.store.due(new Date(until), ALL);
  return due.find(({ id }) => id === matchId)?.wakesAt ?? null;
}

/** Lets time pass up to a given point, and does everything at the moment it is due. */
export async function passTo(passing: Passing, moment: number): Promise<void> {
  const { clock, bot } = passing;
  await catchUp(passing);
  // The last visit may have taken longer: time never goes back.
  const until = Math.max(moment, clock.now);
  for (;;) {
    const wakesAt = await wakeBy(passing, until);
    // Nothing is owed now, so this only tells when something will be.
    const now = new Date(clock.now);
    const owing = await bot.store.outbox.take(passing.matchId, 'time', now, now);
    const moments = [wakesAt, owing?.nextAt].flatMap((moment) => moment?.getTime() ?? []);
    const next = Math.min(...moments);
    if (next > until || moments.length === 0) break;
    clock.moveTo(Math.max(next, clock.now + 1));
    await catchUp(passing);
  }
  clock.moveTo(until);
}
