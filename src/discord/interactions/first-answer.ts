import type { BotContext } from '../context.ts';
import { isRefused, means } from '../error-meanings.ts';

/**
 * Milliseconds within which the work of a press can become the first answer itself: then one request does the
 * work of two. Nobody sees the difference, and Discord's three seconds are far away.
 */
const SOON = 100;

/** The first answer to an interaction, of which there is exactly one. */
export interface FirstAnswer {
  /** Sends this, unless a first answer was sent: then resolves with false once that has got through. */
  give(send: () => Promise<unknown>): Promise<boolean>;
  /** Says that an answer is coming, unless there is one. */
  defer(): Promise<void>;
}

/**
 * @param deferral says that an answer is coming
 * @param soon whether the work may come before any acknowledgement, for so short a time that nobody notices: it
 *   must do no harm if another process does it as well
 */
export function firstAnswer(
  context: Pick<BotContext, 'sent' | 'lag'>,
  interaction: { id: string; deferred: boolean },
  deferral: () => Promise<unknown>,
  soon: boolean,
): FirstAnswer {
  let given: Promise<void> | null = null;
  const give = async (send: () => Promise<unknown>): Promise<boolean> => {
    clearTimeout(late);
    const isFirst = given === null;
    given ??= acknowledged(context, interaction, send);
    try {
      await given;
    } catch (error) {
      // Discord accepts another one instead of the one it has rejected: an apology.
      if (isRefused(error) && !means(error, 'too-late', 'answered')) given = null;
      throw error;
    }
    return isFirst;
  };
  const defer = async () => {
    await give(deferral);
  };
  // Whoever answers after it learns of its failure.
  const late = soon ? context.lag.after(SOON, () => void defer().catch(() => {})) : undefined;
  return { give, defer };
}

/** Acknowledges; if one of ours had already got through, unheard, that is as good. */
export async function acknowledged(
  { sent }: Pick<BotContext, 'sent'>,
  interaction: { id: string; deferred: boolean },
  acknowledge: () => Promise<unknown>,
): Promise<void> {
  try {
    await acknowledge();
  } catch (error) {
    const isThere = means(error, 'answered');
    if (!isThere || !sent.mayHaveArrived(interaction.id)) throw error;
  }
  interaction.deferred = true;
}
