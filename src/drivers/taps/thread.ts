import type { Change, LocalDiscord } from '../../local/index.ts';

/** A public message of the bot in a thread. */
interface Posted {
  id: string;
  /** The round that it tells of; null until that is known. */
  round: number | null;
  isGone: boolean;
}

/** How many messages a round has left in a thread, and how many were posted for it. */
export interface RoundInThread {
  standing: number;
  posted: number;
}

/** Watches which public messages come and go in a thread, round by round. */
export class ThreadWatch {
  readonly rounds: RoundInThread[] = [];
  readonly #discord: LocalDiscord;
  readonly #posted = new Map<string, Posted>();
  readonly #thread: string;
  readonly #stop: () => void;

  constructor(discord: LocalDiscord, thread: string) {
    this.#discord = discord;
    this.#thread = thread;
    for (const { id, authorId } of discord.messages(thread)) {
      if (authorId === discord.applicationId) this.#note(id);
    }
    this.#stop = discord.onChange((change) => this.#watch(change));
  }

  /** What was posted since the last call belongs to a round. */
  belongsTo(round: number): void {
    for (const posted of this.#posted.values()) posted.round ??= round;
  }

  /**
   * A round is over: what was posted since the last call belongs to it, up to the message that begins the next
   * one, which shows its heading.
   */
  roundEnded(round: number, nextHeading: string | null): void {
    const texts = new Map(
      this.#discord.messages(this.#thread).map((message) => [message.id, message.text]),
    );
    for (const posted of this.#posted.values()) {
      if (posted.round !== null) continue;
      const text = texts.get(posted.id) ?? '';
      if (nextHeading !== null && text.includes(nextHeading)) break;
      posted.round = round;
    }
    const own = [...this.#posted.values()].filter((posted) => posted.round === round);
    this.rounds.push({
      standing: own.filter(({ isGone }) => !isGone).length,
      posted: own.length,
    });
  }

  /** Messages in the thread that contain nothing but a line on what somebody did. */
  stubs(): string[] {
    return this.#discord
      .messages(this.#thread)
      .filter(({ id }) => this.#posted.has(id))
      .filter(
        ({ text, pictures, controls }) =>
          pictures.length === 0 && controls.length === 0 && !text.split('\n').some(isHeading),
      )
      .map(({ text }) => text);
  }

  stop(): void {
    this.#stop();
  }

  #watch(change: Change): void {
    if (change.kind === 'message-gone') {
      const posted = this.#posted.get(change.id);
      if (posted) posted.isGone = true;
    } else if (change.kind === 'message') {
      const { api, ephemeralFor } = change.message;
      const isOurs = api.author.id === this.#discord.applicationId && ephemeralFor === null;
      if (isOurs && api.channel_id === this.#thread) this.#note(api.id);
    }
  }

  #note(id: string): void {
    if (!this.#posted.has(id)) this.#posted.set(id, { id, round: null, isGone: false });
  }
}

const isHeading = (line: string): boolean => /^#{1,3} /.test(line);
