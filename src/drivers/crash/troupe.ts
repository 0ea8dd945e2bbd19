import { setTimeout as wait } from 'node:timers/promises';
import { isInBox } from '../../kernel/packs.ts';
import { below, pick, type RandomState } from '../../kernel/random.ts';
import type { LocalDiscord } from '../../local/index.ts';
import type { BotProcess } from '../bot/bot-process.ts';
import { chooseOnce, intention, isOver, type Match } from '../players/choosing.ts';
import { campaignIn, goneOn, homeOf } from '../players/home.ts';
import { type OpenedTable, openCampaign, readyToStart, takeSeats } from '../players/lobby.ts';
import {
  endEarly,
  type Gathered,
  gather,
  pressStart,
  threadAfterStart,
} from '../players/opening.ts';
import type { Player } from '../players/player.ts';
import { UNHURRIED } from '../players/taking.ts';
import type { Watch } from '../players/watch.ts';
import { latestWayTo } from '../players/ways.ts';
import type { Evidence, InFlight } from './evaluating.ts';
import { isPackChange, killAfterClick, killWhileOpening, type Moment } from './moments.ts';
import type { PacksBrought } from './packs-brought.ts';
import { questionsAsked } from './questions.ts';

/** Milliseconds in which the bot must be back, and in which the match must go on. */
const BACK = 60_000;
const GOES_ON = 30_000;
/** How many matches may be over as soon as they have begun. */
const TRIES = 3;
/** The most milliseconds of a start after which it is cut short. */
const START = 2_500;
/** Milliseconds after which nothing is in progress any more. */
const IDLE = 300;

/** When the bot is killed while a campaign is between two matches. */
const IN_BETWEEN: readonly Moment[] = ['idle', 'before-ack', 'after-commit', 'publishing'];

export interface TroupeOptions {
  discord: LocalDiscord;
  watch: Watch;
  evidence: Evidence;
  gameId: string;
  /** Whole campaigns instead of single games. */
  campaign: boolean;
  players: readonly Player[];
  random: RandomState;
  /** Packs of the server that come and go; null: there are none. */
  packs: PacksBrought | null;
  start: () => BotProcess;
}

/** Players who go on whatever happens to the bot. */
export class Troupe {
  /** Ids of all matches that they have played. */
  readonly matches: string[] = [];
  /** Ids of all campaigns that they have played, whose matches are not among the others. */
  readonly campaigns: string[] = [];
  bot: BotProcess;
  readonly #options: TroupeOptions;
  #match: Match | null = null;
  /** The home message of the current campaign. */
  #home: OpenedTable | null = null;
  /** Milliseconds that the latest accepted click took. */
  #usual = 50;

  constructor(options: TroupeOptions) {
    this.#options = options;
    this.bot = options.start();
  }

  /** Makes this many choices; begins another match when one has ended. */
  async play(choices: number): Promise<void> {
    for (let choice = 0; choice < choices; choice++) {
      const match = await this.#runningMatch();
      if (!(await this.#goneOn(match))) this.#stuck('nobody could make a choice');
    }
  }

  /** Kills the bot at a moment like this, restarts it, and checks that the match goes on. */
  async kill(moment: Moment): Promise<void> {
    if (moment === 'opening') {
      if (this.#options.campaign) await this.#killInBetween();
      return this.#killWhileOpening();
    }
    const match = await this.#askedMatch();
    if (!match) return;
    const before = await questionsAsked(match);
    const from = Date.now();
    const { packs } = this.#options;
    if (packs && isPackChange(moment)) {
      await packs.changeAround(moment, async () => {
        await this.bot.kill();
        await this.#restart();
      });
      await this.#goesOn(match, before, null, moment, from);
      return;
    }
    if (moment === 'idle' || moment === 'starting-up') {
      await this.#options.watch.quiet(IDLE);
      await this.bot.kill();
      if (moment === 'starting-up') await this.#cutStartShort();
      await this.#restart();
      await this.#goesOn(match, before, null, moment, from);
      return;
    }
    const next = await intention(match);
    if (!next) return this.#stuck(`nobody had anything to choose before a kill ${moment}`);
    const { way } = next.step;
    const done = next.player.click(next.step);
    const scene = { ...match, ...this.#options, bot: this.bot, usual: this.#usual };
    await killAfterClick(scene, moment, way.message.id);
    await this.#restart();
    const question = 'decision' in way.address ? way.address.decision : null;
    const gone = await this.#goesOn(match, before, question, moment, from);
    this.#options.evidence.inFlight.push({ done, gone } satisfies InFlight);
  }

  /** Waits until the bot accepts commands. */
  ready(): Promise<void> {
    return this.bot.ready(BACK);
  }

  async #restart(): Promise<void> {
    this.bot = this.#options.start();
    await this.ready();
  }

  async #cutStartShort(): Promise<void> {
    this.bot = this.#options.start();
    await wait(below(this.#options.random, START));
    await this.bot.kill();
  }

  /** The same questions, or those after the one that was being answered; and a click that counts. */
  async #goesOn(
    match: Match,
    before: string[],
    question: string | null,
    moment: Moment,
    from: number,
  ): Promise<boolean> {
    const after = await questionsAsked(match);
    const gone = question !== null && !after.includes(question);
    if (!gone && before.join() !== after.join()) {
      this.#stuck(`${moment}: asked ${before}, then ${after}`);
    }
    if (!(await this.#goneOn(match))) this.#stuck(`${moment}: no choice was accepted`);
    this.#options.evidence.backAfter.push(Date.now() - from);
    return gone;
  }

  async #killWhileOpening(): Promise<void> {
    const gathered = await this.#gather();
    const from = Date.now();
    pressStart(gathered);
    await killWhileOpening(this.#options.random, this.bot);
    await this.#restart();
    await this.#begin(gathered);
    this.#options.evidence.backAfter.push(Date.now() - from);
  }

  /** What a campaign plays between two matches begins when one is ended early. */
  async #killInBetween(): Promise<void> {
    const match = this.#match;
    if (!match || isOver(match)) return;
    const before = calledTo(match);
    await endEarly(match);
    const goesOn = () => isOver(match) || calledTo(match) !== before;
    await match.discord.waitFor(goesOn, GOES_ON, 'what comes in between');
    if (isOver(match)) return;
    await this.kill(pick(this.#options.random, IN_BETWEEN));
  }

  async #runningMatch(): Promise<Match> {
    if (this.#match && !isOver(this.#match)) return this.#match;
    const gathered = await this.#gather();
    pressStart(gathered);
    return this.#begin(gathered);
  }

  /** A match that asks somebody; its end may be decided and not told yet. Null if there is none. */
  async #askedMatch(): Promise<Match | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const match = await this.#runningMatch();
      if ((await questionsAsked(match)).length > 0) return match;
      // A question may have been answered while they looked one after the other: then they look again.
      await this.#ends(match);
    }
    this.#stuck('nobody is asked anything');
    return null;
  }

  async #gather(): Promise<Gathered> {
    if (this.#options.campaign) return this.#gatherForCampaign();
    if (this.#match) await endEarly(this.#match);
    this.#match = null;
    const gathered = await gather({ ...this.#options, prefers: isOfPack });
    this.matches.push(gathered.table.matchId);
    return gathered;
  }

  /** The lobby at the home message; of a new campaign if there is none. */
  async #gatherForCampaign(): Promise<Gathered> {
    const { discord, players, random, gameId } = this.#options;
    const host = players[0] as Player;
    if (this.#match && !isOver(this.#match)) await this.#toTheLobby(this.#match);
    this.#match = null;
    if (!this.#home || homeOf(this.#home) === 'rests') {
      this.#home = await openCampaign(host, discord.channels[0]?.id ?? '', gameId);
      this.campaigns.push(campaignIn(this.#home));
      await takeSeats(players, random, this.#home);
    }
    await readyToStart(this.#home);
    return { host, table: this.#home };
  }

  /** Ends the current match, and plays what comes in between. */
  async #toTheLobby(match: Match): Promise<void> {
    await endEarly(match);
    while (!isOver(match)) {
      if (!(await this.#goneOn(match))) return this.#stuck('what is in between does not end');
    }
  }

  async #begin(gathered: Gathered): Promise<Match> {
    const { discord, random, players } = this.#options;
    const before = homeOf(gathered.table);
    const thread = await threadAfterStart(gathered, GOES_ON);
    const hasGoneOn = () => goneOn(homeOf(gathered.table), before) !== undefined;
    const match: Match = {
      discord,
      random,
      players,
      thread,
      hurry: UNHURRIED,
      ...(this.#options.campaign ? { isOver: hasGoneOn } : {}),
    };
    this.#match = match;
    return match;
  }

  /** Whether somebody has made a choice, or the match is over. */
  async #goneOn(match: Match): Promise<boolean> {
    const done = await chooseOnce(match);
    if (!done) return this.#ends(match);
    this.#options.evidence.accepted.push(done);
    this.#usual = done.deed.until - done.deed.from;
    return true;
  }

  /** Whether the end is told, now or soon. */
  #ends(match: Match): Promise<boolean> {
    const told = match.discord.waitFor(() => isOver(match), GOES_ON, 'an end');
    return told.catch(() => false);
  }

  #stuck(why: string): void {
    this.#options.evidence.stuck.push(why);
    this.#match = null;
  }
}

/** Whether a menu's value is a character of a pack. */
const isOfPack = (value: string): boolean => !isInBox(value);

/** The match that the latest call in a thread leads to. */
function calledTo({ discord, thread }: Match): string | null {
  const way = latestWayTo(discord.messages(thread), 'act');
  return way && 'table' in way.address ? way.address.table : null;
}
