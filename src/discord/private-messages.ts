import { type RepliableInteraction, SnowflakeUtil } from 'discord.js';

/** What it takes to answer an interaction, at once or later. */
export type Answerable = Pick<RepliableInteraction, 'id' | 'token' | 'applicationId' | 'client'>;

/** An interaction whose follow-ups hang on a message that stays. */
export interface Anchor {
  interaction: Answerable;
  /** The public message that they hang on; null if that is a private one. */
  hangsOn: string | null;
}

/** A panel on somebody's screen. */
export interface OpenPanel extends Anchor {
  /** Where the interaction's token finds it. */
  messageId: string;
  matchId: string;
}

/** Milliseconds for which Discord accepts more for an interaction: 15 minutes, less some time for delivery. */
const REACHABLE = 14.5 * 60_000;
/** How many people per channel are remembered. */
const REMEMBERED = 10_000;

interface Held {
  anchor: Anchor | null;
  panel: OpenPanel | null;
  /** The panel that was removed last. */
  removed: string | null;
}

/** Remembers, as long as the process lasts, each person's private messages in each channel, and how to reach them. */
export class PrivateMessages {
  readonly #held = new Map<string, Held>();

  /** The interaction through which more can be said in private, hanging on what stays; `by`: the latest one. */
  anchor(place: string, by: Answerable): Anchor | null {
    return reachable(this.#held.get(place)?.anchor, by);
  }

  noteAnchor(place: string, anchor: Anchor | null): void {
    this.#note(place, { anchor: anchor && lasting(anchor) });
  }

  /** The panel that the person has open, if it can be reached; `by`: what they have just done. */
  panel(place: string, by: Answerable): OpenPanel | null {
    return reachable(this.#held.get(place)?.panel, by);
  }

  notePanel(place: string, panel: OpenPanel | null): void {
    this.#note(place, { panel: panel && lasting(panel) });
  }

  /** Whether this is their panel that was removed last. */
  isRemoved(place: string, messageId: string): boolean {
    return this.#held.get(place)?.removed === messageId;
  }

  noteRemoved(place: string, messageId: string): void {
    this.#note(place, { removed: messageId });
  }

  #note(place: string, held: Partial<Held>): void {
    const before = this.#held.get(place) ?? { anchor: null, panel: null, removed: null };
    this.#held.delete(place);
    this.#held.set(place, { ...before, ...held });
    const [oldest] = this.#held.keys();
    if (this.#held.size > REMEMBERED && oldest !== undefined) this.#held.delete(oldest);
  }
}

/** Without the message and the people that an interaction brings. */
function lasting<Kept extends Anchor>(kept: Kept): Kept {
  const { id, token, applicationId, client } = kept.interaction;
  return { ...kept, interaction: { id, token, applicationId, client } };
}

/** By Discord's clock, which is encoded in the ids. */
function reachable<Kept extends Anchor>(
  kept: Kept | null | undefined,
  by: Answerable,
): Kept | null {
  if (!kept) return null;
  const since =
    SnowflakeUtil.timestampFrom(by.id) - SnowflakeUtil.timestampFrom(kept.interaction.id);
  return since < REACHABLE ? kept : null;
}
