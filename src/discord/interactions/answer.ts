import {
  type BaseInteraction,
  type ChatInputCommandInteraction,
  GuildMember,
  type MessageComponentInteraction,
} from 'discord.js';
import type { Person } from '../../table/match/saved/summary.ts';
import type { BotContext } from '../context.ts';
import { type AnswerPlace, answering, isPrivate, type Ways } from './answering.ts';

export type Acted = ChatInputCommandInteraction | MessageComponentInteraction;

/**
 * - `look`: the answer is a private message.
 * - `act`: something is done; what there is to see of it is public, and only what has to be said in
 *   private is said in private.
 */
export type Intent = 'look' | 'act';

/** An interaction, and the ways to answer it. */
export interface Answer extends Ways {
  interaction: Acted;
  person: Person;
}

/**
 * Acknowledges in the way that fits what is coming: at once, before any work, unless the work may be done
 * so `soon` that it is the first answer itself. A bot that is behind would only keep people waiting.
 */
export async function acknowledge(
  context: BotContext,
  interaction: Acted,
  intent: Intent,
  mayBeSoon = false,
): Promise<Answer> {
  const soon = mayBeSoon && !context.lag.isBehind();
  const ways = answering(context, interaction, placeFor(interaction, intent), soon);
  if (!soon) await ways.acknowledged();
  return { interaction, person: personOf(interaction), ...ways };
}

function placeFor(interaction: Acted, intent: Intent): AnswerPlace {
  if (interaction.isChatInputCommand()) return 'reply';
  if (isPrivate(interaction)) return 'used';
  return intent === 'look' ? 'reply' : 'besides';
}

/** The user under the name that the server knows them by. */
export function personOf({ user, member }: BaseInteraction): Person {
  const name = member instanceof GuildMember ? member.displayName : user.displayName;
  return { userId: user.id, name };
}
