import { setTimeout as wait } from 'node:timers/promises';
import { below, type RandomState, shuffle } from '../../kernel/random.ts';
import type { LocalDiscord } from '../../local/index.ts';
import type { BotProcess } from '../bot/bot-process.ts';
import type { Watch } from '../players/watch.ts';
import { PACK_CHANGES, type PackChange } from './packs-brought.ts';

/**
 * When the bot is killed: while idle, right after a click, after its acknowledgement, after its answer (which
 * comes after the commit), while its result is posted, while starting, and while opening a match.
 */
export const MOMENTS = [
  'idle',
  'before-ack',
  'after-ack',
  'after-commit',
  'publishing',
  'starting-up',
  'opening',
] as const;

/** And while the packs of the server change, if they do. */
export type Moment = (typeof MOMENTS)[number] | PackChange;

export const isPackChange = (moment: Moment): moment is PackChange =>
  PACK_CHANGES.some((one) => one === moment);

/** A moment for each kill: each kind as often as the others, in random order. */
export function momentsFor(random: RandomState, kills: number, withPacks = false): Moment[] {
  const kinds: readonly Moment[] = withPacks ? [...MOMENTS, ...PACK_CHANGES] : MOMENTS;
  const moments: Moment[] = [];
  while (moments.length < kills) moments.push(...shuffle(random, [...kinds]));
  return moments.slice(0, kills);
}

/** Milliseconds to wait for the moment's event, if it does not come. */
const WITHOUT_IT = 3_000;
/** Public messages that one click may change. */
const MESSAGES = 4;

export interface Scene {
  discord: LocalDiscord;
  watch: Watch;
  random: RandomState;
  bot: BotProcess;
  thread: string;
  /** Milliseconds that a click usually takes. */
  usual: number;
}

/**
 * Kills the bot at its moment after a click that has just been made.
 * @param messageId the private message that was used
 */
export async function killAfterClick(
  { discord, watch, random, bot, thread, usual }: Scene,
  moment: Moment,
  messageId: string,
): Promise<void> {
  const acknowledged = discord.statistics.acknowledgements.length;
  const answered = watch.changed(messageId);
  if (moment === 'before-ack') {
    await wait(below(random, 4));
  } else if (moment === 'after-ack') {
    await soon(discord, () => discord.statistics.acknowledgements.length > acknowledged);
    await wait(below(random, usual + 1));
  } else if (moment === 'after-commit') {
    await soon(discord, () => watch.changed(messageId) > answered);
  } else {
    const wanted = watch.countIn(thread) + 1 + below(random, MESSAGES);
    await soon(discord, () => watch.countIn(thread) >= wanted);
  }
  await bot.kill();
}

/** Kills the bot some time after a match was asked for. */
export async function killWhileOpening(random: RandomState, bot: BotProcess): Promise<void> {
  await wait(below(random, 400));
  await bot.kill();
}

const soon = (discord: LocalDiscord, probe: () => boolean): Promise<unknown> =>
  discord.waitFor(probe, WITHOUT_IT).catch(() => null);
