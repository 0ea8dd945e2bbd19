import { randomBytes } from 'node:crypto';
import type {
  APIInteraction,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { Statistics } from '../statistics/statistics.ts';
import type { Loose } from '../validation/json.ts';
import { announce, dispatch, type World } from '../world/world.ts';

/** One interaction of a person with the bot, from the click to the end of its token. */
export interface InteractionRecord {
  id: string;
  token: string;
  /** Discord's interaction type: 2 command, 3 component, 4 autocomplete, 5 modal. */
  type: 2 | 3 | 4 | 5;
  /** For people: `/game new`, `button`, … */
  what: string;
  userId: string;
  channelId: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** The same moment on the monotonic clock, to measure from. */
  openedAt: number;
  state: 'waiting' | 'acknowledged' | 'failed';
  /** Discord's callback type. */
  acknowledgement: number | null;
  /** From creation to the arrival of the callback. */
  milliseconds: number | null;
  /** The message `@original` means. */
  originalId: string | null;
  /** The message whose component was used. */
  sourceMessageId: string | null;
  messageIds: string[];
  /** What the bot said to the person through the tokens of earlier interactions, after they had done this. */
  otherAnswerIds: string[];
  choices: Loose[] | null;
  modal: APIModalInteractionResponseCallbackData | null;
  /** Why the person saw it fail. */
  error: string | null;
  /** Milliseconds by which a fault held it up on its way to the bot. */
  late: number;
}

/** What distinguishes a new interaction; id, token and times are added by the desk. */
export interface NewInteraction {
  type: InteractionRecord['type'];
  what: string;
  userId: string;
  channelId: string;
  sourceMessageId: string | null;
  /** Builds what the bot receives, once id and token are known. */
  payload: (id: string, token: string) => APIInteraction;
}

/** Milliseconds for which one waits for another to be sent before it. */
const SWAPPED = 1_000;

/** Faults in the delivery of interactions: how often the next one is sent, how late, and whether in order. */
export interface DeliveryFaults {
  copies: () => number;
  delay: () => number;
  /** Whether it waits until another has been sent. */
  swap: () => boolean;
}

export interface DeskLimits {
  acknowledgement: number;
  token: number;
}

const doerOf = ({ userId, channelId }: InteractionRecord): string => `${userId} ${channelId}`;

/** Hands interactions to the bot, keeps their tokens and their three seconds. */
export class InteractionDesk {
  readonly #world: World;
  readonly #statistics: Statistics;
  readonly #limits: DeskLimits;
  readonly #faults: DeliveryFaults;
  readonly #records = new Map<string, InteractionRecord>();
  readonly #tokens = new Map<string, InteractionRecord>();
  /** What each person has done last in each channel. */
  readonly #latest = new Map<string, InteractionRecord>();
  readonly #settlers = new Map<string, () => void>();
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Interactions that wait for another to be sent before them. */
  readonly #held: (() => void)[] = [];

  constructor(world: World, statistics: Statistics, limits: DeskLimits, faults: DeliveryFaults) {
    this.#world = world;
    this.#statistics = statistics;
    this.#limits = limits;
    this.#faults = faults;
  }

  /** Sends an interaction to the bot; resolves when it is acknowledged or has failed. */
  open(given: NewInteraction): Promise<InteractionRecord> {
    const { payload, ...known } = given;
    const record: InteractionRecord = {
      ...known,
      id: this.#world.newId(),
      token: randomBytes(48).toString('base64url'),
      createdAt: this.#world.now(),
      openedAt: performance.now(),
      state: 'waiting',
      acknowledgement: null,
      milliseconds: null,
      originalId: null,
      messageIds: [],
      otherAnswerIds: [],
      choices: null,
      modal: null,
      error: null,
      late: 0,
    };
    this.#records.set(record.id, record);
    this.#tokens.set(record.token, record);
    if (record.type !== 4) this.#latest.set(doerOf(record), record);
    const settled = new Promise<InteractionRecord>((resolve) => {
      this.#settlers.set(record.id, () => resolve(record));
    });
    this.#deliver(record, payload(record.id, record.token));
    this.#after(this.#limits.acknowledgement, () => this.#fail(record));
    return settled;
  }

  #deliver(record: InteractionRecord, payload: APIInteraction): void {
    const { channelId } = record;
    const copies = this.#faults.copies();
    const send = () => {
      for (let copy = 0; copy < copies; copy += 1)
        dispatch(this.#world, 'INTERACTION_CREATE', payload, channelId);
    };
    const delay = this.#faults.delay();
    record.late = delay;
    if (delay > 0) this.#after(delay, send);
    else if (this.#faults.swap()) this.#hold(send);
    else {
      send();
      for (const held of this.#held.splice(0)) held();
    }
  }

  /** Sends it after the next, or if none has come for a while. */
  #hold(send: () => void): void {
    this.#held.push(send);
    this.#after(SWAPPED, () => {
      const at = this.#held.indexOf(send);
      if (at >= 0) this.#held.splice(at, 1);
      if (at >= 0) send();
    });
  }

  #after(milliseconds: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, milliseconds);
    this.#timers.add(timer);
  }

  #fail(record: InteractionRecord): void {
    if (record.state !== 'waiting') return;
    record.state = 'failed';
    record.error =
      record.type === 2 ? 'The application did not respond' : 'This interaction failed';
    this.#settle(record);
  }

  /** Notes that a callback of this type arrived at `arrivedAt` (on the monotonic clock). */
  acknowledge(record: InteractionRecord, type: number, arrivedAt: number): void {
    record.state = 'acknowledged';
    record.acknowledgement = type;
    record.milliseconds = Math.round((arrivedAt - record.openedAt) * 100) / 100;
  }

  /** Tells the caller waiting for the outcome. Called once the callback has taken effect. */
  settled(record: InteractionRecord): void {
    this.#settle(record);
  }

  #settle(record: InteractionRecord): void {
    const settle = this.#settlers.get(record.id);
    if (!settle) return;
    this.#settlers.delete(record.id);
    this.#statistics.acknowledgements.push({
      interactionId: record.id,
      what: record.what,
      userId: record.userId,
      type: record.acknowledgement,
      milliseconds: record.milliseconds,
    });
    settle();
    announce(this.#world, { kind: 'interaction', interactionId: record.id });
  }

  find(id: string, token: string): InteractionRecord | undefined {
    const record = this.#records.get(id);
    return record?.token === token ? record : undefined;
  }

  /** The interaction of a token, or undefined if the token is unknown or has expired. */
  byToken(token: string): InteractionRecord | undefined {
    const record = this.#tokens.get(token);
    if (record && this.#world.now() - record.createdAt > this.#limits.token) return undefined;
    return record;
  }

  /** What the person whose interaction this is has done last in the same channel. */
  latestOf(record: InteractionRecord): InteractionRecord | undefined {
    return this.#latest.get(doerOf(record));
  }

  byId(id: string): InteractionRecord | undefined {
    return this.#records.get(id);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
