import {
  type BaseInteraction,
  type ChatInputCommandInteraction,
  GuildMember,
  type MessageComponentInteraction,
} from 'discord.js';
import type { Person } from '../../table/match/saved/summary.ts';
import type { BotContext } from '../context.ts';
import { type AnswerPlace, answering, type Ways } from './answering.ts';
import { isPrivate } from './on-screen.ts';

export type Acted = ChatInputCommandInteraction | MessageComponentInteraction;

/**
 * - `look`: the answer is a private message.
 * - `act`: something is done; the result is seen in public, and only what has to be said in private is said in
 *   private.
 */
export type Intent = 'look' | 'act';

/** An interaction, and the ways to answer it. */
export interface Answer extends Ways {
  interaction: Acted;
  person: Person;
}

/**
 * Acknowledges in the way that fits what is coming: at once, before any work, unless the work may be done so
 * `soon` that it is the first answer itself. If the bot is behind, that would only keep people waiting.
 */
export async function acknowledge(
  context: BotContext,
  interaction: Acted,
  intent: Intent,
  mayBeSoon = false,
): Promise<Answer> {
  const soon = mayBeSoon && !context.lag.isBehind();
  const place = placeFor(interaction, intent, mayBeSoon);
  const ways = answering(context, interaction, place, soon);
  if (!soon) await ways.acknowledged();
  return { interaction, person: personOf(interaction), ...ways };
}

function placeFor(interaction: Acted, intent: Intent, leadsToPanel: boolean): AnswerPlace {
  if (interaction.isChatInputCommand()) return 'reply';
  if (isPrivate(interaction)) return 'used';
  // A panel moves. What follows hangs on what was pressed; on a reply, it would hang on what disappears.
  return intent === 'look' && !leadsToPanel ? 'reply' : 'besides';
}

/** The user under the name that the server knows them by. */
export function personOf({ user, member }: BaseInteraction): Person {
  const name = member instanceof GuildMember ? member.displayName : user.displayName;
  return { userId: user.id, name };
}
