import type { Change, LocalDiscord, SeenMessage } from '../../local/index.ts';
import { seenMessage } from '../../local/index.ts';
import type { Clock } from './clock.ts';

/** Something that happened in the week, by the clock of the week (milliseconds since the epoch). */
export type Entry = { at: number } & (
  | { what: 'comes'; who: string }
  /** What the thread shows to a player who has just come: the last message, or the one that calls them. */
  | { what: 'reads'; who: string; text: string }
  | { what: 'presses'; who: string; label: string; chose: boolean; voted: boolean }
  /** `asked`: something is still asked of them, but they have no more time. */
  | { what: 'leaves'; who: string; pressed: number; asked: boolean }
  | { what: 'posts'; id: string; channelId: string; text: string; pings: string[] }
  | { what: 'edits'; id: string; channelId: string; text: string }
  | { what: 'takes-away'; id: string; channelId: string }
  | { what: 'stops' }
  | { what: 'starts' }
);

/** Everything of a week that people could see, and what they did. */
export class Transcript {
  readonly entries: Entry[] = [];
  readonly #clock: Clock;
  readonly #stop: () => void;
  readonly #shown = new Map<string, string>();

  constructor(discord: LocalDiscord, clock: Clock) {
    this.#clock = clock;
    this.#stop = discord.onChange((change) => this.#note(discord, change));
  }

  add(
    entry: Entry extends infer One ? (One extends { at: number } ? Omit<One, 'at'> : never) : never,
  ) {
    this.entries.push({ at: this.#clock.now, ...entry } as Entry);
  }

  stop(): void {
    this.#stop();
  }

  #note(discord: LocalDiscord, change: Change): void {
    if (change.kind === 'message-gone' && this.#shown.has(change.id)) {
      this.add({ what: 'takes-away', id: change.id, channelId: change.channelId });
    }
    if (change.kind !== 'message') return;
    const message = seenMessage(change.message);
    if (message.ephemeral || message.authorId !== discord.applicationId) return;
    this.#shows(message);
  }

  #shows({ id, channelId, text, api }: SeenMessage): void {
    const before = this.#shown.get(id);
    if (before === text) return;
    this.#shown.set(id, text);
    const isNew = before === undefined;
    if (isNew) {
      this.add({ what: 'posts', id, channelId, text, pings: api.mentions.map((user) => user.id) });
    } else this.add({ what: 'edits', id, channelId, text });
  }
}
