import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { InteractionRecord } from '../interactions/desk.ts';
import { text } from '../validation/json.ts';
import type { World } from '../world/world.ts';
import { type SeenMessage, seenMessage } from './seen-message.ts';
import { waitForChange } from './waiting.ts';

const DEFERRED_UPDATE = 6;

export interface Choice {
  name: string;
  value: string | number;
}

/** The outcome of an interaction, as soon as it was acknowledged or had failed. */
export interface Outcome {
  interactionId: string;
  acknowledged: boolean;
  /** Discord's callback type: 4 reply, 5 deferred reply, 6 deferred update, 7 update, 8 choices, 9 modal. */
  type: number | null;
  /** From the click to the callback. */
  milliseconds: number | null;
  /** What the person reads if nobody acknowledged within three seconds. */
  error: string | null;
  /** Milliseconds by which a fault held the interaction up on its way to the bot. */
  late: number;
  /** Autocomplete choices. */
  choices: Choice[];
  modal: APIModalInteractionResponseCallbackData | null;
  /** Everything the bot posted for this interaction up to now, through whatever token. */
  messages(): SeenMessage[];
  /** Those of them that only this person sees. */
  ephemeralMessages(): SeenMessage[];
  /**
   * The reply once it is there: not "thinking" any more, and for an update the message that was acted on; its
   * replacement if the bot has deleted that, and what comes below it if everyone sees it and the bot has only
   * said that it is at work. Rejects after `timeout` milliseconds (5000 by default).
   */
  reply(timeout?: number): Promise<SeenMessage>;
}

export function outcomeOf(world: World, record: InteractionRecord): Outcome {
  const messages = () =>
    [...record.messageIds, ...record.otherAnswerIds].flatMap((id) => {
      const stored = world.messages.get(id);
      return stored ? [seenMessage(stored)] : [];
    });
  return {
    interactionId: record.id,
    acknowledged: record.state === 'acknowledged',
    type: record.acknowledgement,
    milliseconds: record.milliseconds,
    error: record.error,
    late: record.late,
    choices: (record.choices ?? []).map((choice) => ({
      name: text(choice.name),
      value: typeof choice.value === 'number' ? choice.value : text(choice.value),
    })),
    modal: record.modal,
    messages,
    ephemeralMessages: () => messages().filter((message) => message.ephemeral),
    reply: (timeout = 5000) =>
      waitForChange(
        world,
        () => {
          const [first] = record.messageIds;
          const original = world.messages.get(record.originalId ?? first ?? '');
          const stays =
            original?.ephemeralFor === null && record.acknowledgement === DEFERRED_UPDATE;
          const reply = original && !stays ? seenMessage(original) : messages().at(-1);
          return reply && !reply.loading ? reply : null;
        },
        timeout,
        `the reply to ${record.what}`,
      ),
  };
}
