import { setTimeout as wait } from 'node:timers/promises';
import type { LocalDiscord, OptionValues, Outcome, SeenMessage } from '../../local/index.ts';
import type { Answers } from './answers.ts';
import type { Deed, Done } from './deed.ts';
import type { Watch } from './watch.ts';
import type { Step } from './ways.ts';

/** Milliseconds for which somebody waits to see the result of a click. */
const PATIENCE = 20_000;
/** Milliseconds in which a private answer follows what everyone sees. */
const SETTLING = 250;

export interface Surroundings {
  discord: LocalDiscord;
  watch: Watch;
  answers: Answers;
  /** Told of everything that has been done, with the result. */
  done?: (done: Done) => void;
}

/** Somebody at a keyboard: does things, waits for the results, and reports both. */
export class Player {
  readonly userId: string;
  /** Where they do it. */
  readonly discord: LocalDiscord;
  readonly #surroundings: Surroundings;

  constructor(surroundings: Surroundings, userId: string) {
    this.#surroundings = surroundings;
    this.discord = surroundings.discord;
    this.userId = userId;
  }

  /** What this player sees in a channel, oldest first. */
  sees(channelId: string): SeenMessage[] {
    return this.discord.messages(channelId, this.userId);
  }

  /** The first thing found in what they see in a channel, latest first; null for nothing. */
  latest<Found>(
    channelId: string,
    read: (message: SeenMessage) => Found | null | undefined,
  ): Found | null {
    return this.discord.latest(channelId, this.userId, read);
  }

  /** Presses a button or chooses in a menu. */
  click(step: Step): Promise<Done> {
    const { message, customId, address } = step.way;
    const act = () =>
      step.values === null
        ? this.discord.press(this.userId, message.id, customId)
        : this.discord.select(this.userId, message.id, customId, step.values);
    return this.#do({ what: address.verb, channelId: message.channelId, step, act });
  }

  command(channelId: string, name: string, options: OptionValues = {}): Promise<Done> {
    const act = () => this.discord.command(this.userId, channelId, name, options);
    return this.#do({ what: `/${name}`, channelId, step: null, act });
  }

  /** Types part of a command and looks at what is suggested for the option `focused`. */
  complete(channelId: string, name: string, options: OptionValues, focused: string): Promise<Done> {
    const act = () => this.discord.autocomplete(this.userId, channelId, name, options, focused);
    return this.#do({ what: `autocomplete /${name}`, channelId, step: null, act });
  }

  async #do(given: {
    what: string;
    channelId: string;
    step: Step | null;
    act: () => Promise<Outcome>;
  }): Promise<Done> {
    const { watch, answers, done } = this.#surroundings;
    const { what, channelId, step } = given;
    const from = Date.now();
    const before = watch.now;
    const outcome = await given.act();
    const deed: Deed = {
      id: outcome.interactionId,
      userId: this.userId,
      channelId,
      what,
      from,
      until: from,
      acknowledgedIn: outcome.milliseconds,
      step,
      refusal: null,
      voted: false,
      problem: outcome.error,
    };
    let answer: SeenMessage | null = null;
    if (outcome.acknowledged) {
      try {
        answer = await this.#answerTo(outcome, step, before);
        const fault = answer && answers.faultIn(answer.text);
        if (fault) deed.problem = `answered with ${fault}`;
        deed.refusal = answer && answers.refusalIn(answer.text);
        deed.voted = answer !== null && answers.isBallot(answer.text);
      } catch (error) {
        deed.problem = String(error);
      }
    }
    deed.until = Date.now();
    const came = { deed, outcome, answer };
    done?.(came);
    return came;
  }

  /** A new private message, the private one that was used with new content, or a change in public. */
  async #answerTo(
    outcome: Outcome,
    step: Step | null,
    before: number,
  ): Promise<SeenMessage | null> {
    const { watch } = this.#surroundings;
    // Suggestions, and a form that has opened, are the answer themselves.
    if (outcome.type === 8 || outcome.modal) return null;
    if (outcome.type !== 6 || !step) return outcome.reply(PATIENCE);
    const { message } = step.way;
    const found = await this.discord.waitFor(
      () => {
        const [posted] = outcome.messages();
        if (posted && !posted.loading) return { posted };
        if (watch.changed(message.id) > before) return { posted: null };
        return !message.ephemeral && watch.changedIn(message.channelId) > before
          ? { posted: null }
          : null;
      },
      PATIENCE,
      `what came of ${step.way.address.verb}`,
    );
    if (found.posted) return found.posted;
    // Public changes come before private ones.
    if (!message.ephemeral) await wait(SETTLING);
    const [late] = outcome.messages();
    if (late && !late.loading) return late;
    return message.ephemeral
      ? (this.sees(message.channelId).find(({ id }) => id === message.id) ?? null)
      : null;
  }
}
