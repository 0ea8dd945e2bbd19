import { setTimeout as wait } from 'node:timers/promises';
import type { RandomState } from '../../kernel/random.ts';
import type { LocalDiscord } from '../../local/index.ts';
import { chooseOnce, isOver, type Match } from '../players/choosing.ts';
import type { Done } from '../players/deed.ts';
import { gather, pressStart, threadAfterStart } from '../players/opening.ts';
import type { Player } from '../players/player.ts';
import { UNHURRIED } from '../players/taking.ts';
import { threadOfMatch, type Way, waysIn } from '../players/ways.ts';

export interface GroupOptions {
  discord: LocalDiscord;
  players: readonly Player[];
  random: RandomState;
  gameId: string;
}

/** Milliseconds in which a table's thread is there, somebody finds something to choose, and until they look again. */
const OPENS = 20_000;
const LOOKS = 3_000;
const AGAIN = 300;

/** People who play one match after another, whatever goes wrong; they just retry whatever fails. */
export class Group {
  /** Clicks whose answer shows what comes after an accepted choice. */
  readonly accepted: Done[] = [];
  readonly #options: GroupOptions;
  #match: { id: string; played: Match } | null = null;

  constructor(options: GroupOptions) {
    this.#options = options;
  }

  /** Where they play; empty before they do. */
  get thread(): string {
    return this.#match?.played.thread ?? '';
  }

  /** Opens a table, before anything goes wrong. */
  async begin(): Promise<void> {
    this.#match ??= await this.#open();
  }

  /** Plays until told to stop. */
  async play(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) await this.step();
  }

  /** Tries to make a choice, or whatever is needed first. Returns whether one was accepted, or ended the match. */
  async step(): Promise<boolean> {
    try {
      this.#match ??= await this.#open();
      const { played } = this.#match;
      if (isOver(played)) {
        this.#match = null;
        return true;
      }
      if (this.#threadIsGone()) played.thread = await this.#threadAskedFor(this.#match.id);
      const done = await chooseOnce(played, LOOKS);
      if (done) this.accepted.push(done);
      return done !== null;
    } catch (error) {
      if (error instanceof TypeError) throw error;
      // A message that has just disappeared, a table that did not open: people try again.
      await wait(AGAIN);
      return false;
    }
  }

  #threadIsGone(): boolean {
    return !this.#options.discord.threads().some(({ id }) => id === this.thread);
  }

  async #open(): Promise<{ id: string; played: Match }> {
    const gathered = await gather(this.#options);
    pressStart(gathered);
    const { matchId } = gathered.table;
    // Without the right to open one, the bot waits for minutes, or until somebody asks for the status.
    const thread = await threadAfterStart(gathered, OPENS).catch(() =>
      this.#threadAskedFor(matchId),
    );
    const { discord, players, random } = this.#options;
    // What Discord does twice is in the schedule.
    const played = { discord, players, random, thread, hurry: UNHURRIED, twice: 0 };
    return { id: matchId, played };
  }

  /** Somebody presses the button under the note that the thread is gone, or asks for one. */
  async #threadAskedFor(id: string): Promise<string> {
    const { discord, players } = this.#options;
    const channel = discord.channels[0]?.id ?? '';
    const [host] = players;
    const offers = (way: Way) => way.address.verb === 'thread' && way.address.table === id;
    let way = discord.messages(channel).flatMap(waysIn).findLast(offers);
    if (!way && host) {
      const { answer } = await host.command(channel, 'game status', { table: id });
      way = answer ? waysIn(answer).find(offers) : undefined;
    }
    if (way) await host?.click({ way, values: null });
    // It may be there already, opened by an earlier attempt.
    return discord.waitFor(() => threadOfMatch(discord, id), OPENS, 'a new thread');
  }
}
