import type { BotHere } from '../bot/bot-here.ts';
import type { Clock } from './clock.ts';

/** Things that the bot does by itself at one moment; more would be going round in circles. */
const MOST_AT_ONCE = 50;

/** What lets time go by at a table. */
export interface Passing {
  clock: Clock;
  bot: BotHere;
  matchId: string;
}

/** Does everything that the bot owes now. */
export async function catchUp({ clock, bot, matchId }: Passing): Promise<void> {
  for (let count = 0; count < MOST_AT_ONCE; count++) {
    await bot.settle();
    const due = await bot.store.due(new Date(clock.now), 1);
    if (due.length === 0) return;
    const woken = await bot.table.wake(matchId);
    if (!woken.ok) throw new Error(`The match could not be woken: ${woken.refusal}.`);
  }
  throw new Error('The match wakes again and again.');
}

/** Lets time go by up to a moment, and does everything at the moment at which it is due. */
export async function passTo(passing: Passing, until: number): Promise<void> {
  const { clock, bot, matchId } = passing;
  await catchUp(passing);
  for (;;) {
    const [wake] = await bot.store.due(new Date(until), 1);
    // Nothing is owed now, so that this only tells when there will be.
    const now = new Date(clock.now);
    const owing = await bot.store.outbox.take(matchId, 'time', now, now);
    const moments = [wake?.wakesAt, owing?.nextAt].flatMap((moment) => moment?.getTime() ?? []);
    const next = Math.min(...moments);
    if (next > until || moments.length === 0) break;
    clock.moveTo(Math.max(next, clock.now + 1));
    await catchUp(passing);
  }
  clock.moveTo(until);
}
