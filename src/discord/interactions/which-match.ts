import type { BaseInteraction } from 'discord.js';
import type { MatchStatus, MatchSummary } from '../../table/match/saved/summary.ts';
import { separated } from '../../texts/separated.ts';
import type { Suggestion } from '../commands/suggestions.ts';
import type { BotContext } from '../context.ts';
import type { OutgoingMessage } from '../messages/message.ts';
import { plainMessage } from '../messages/plain.ts';
import { chooseMatchMessage, type MatchVerb, matchLabel } from '../messages/private/matches.ts';
import { refusalMessage } from '../messages/private/refusal.ts';
import { threadsGoneMessage } from '../messages/thread/notice.ts';
import { withoutThread } from '../publish/thread-gone.ts';
import type { Answer } from './answer.ts';
import type { Handle, Use } from './command.ts';

/** The match that a command means, or what to say if that is not clear. */
export type MatchOrAnswer = { match: MatchSummary } | { instead: OutgoingMessage };

/** The match played in the thread where somebody is. Elsewhere, the way to their own matches, or back to them. */
export async function matchHere(
  { client, table, games, texts }: BotContext,
  interaction: BaseInteraction,
): Promise<MatchOrAnswer> {
  const found = await table.findByThread(interaction.channelId ?? '');
  if (found.ok) return { match: found.match };
  if (found.refusal !== 'no-such-match') {
    return { instead: refusalMessage(found, null, games, texts) };
  }
  const mine = await table.list({
    ...inGuild(interaction),
    userId: interaction.user.id,
    statuses: ['playing'],
  });
  const matches = mine.ok ? mine.matches : [];
  const gone = await withoutThread(client.rest, matches);
  if (gone.length > 0) return { instead: threadsGoneMessage(gone, texts) };
  const threads = matches.flatMap(({ threadId }) => (threadId ? [`<#${threadId}>`] : []));
  return {
    instead: plainMessage(
      texts('bot.place.no-table', { count: threads.length, threads: separated(threads, texts) }),
    ),
  };
}

/**
 * The match played in the thread where somebody is, or the table that gathers in this channel: one's own before
 * others'. Elsewhere, the way to one's own matches.
 * @param verb what to do with it, if several gather here
 */
export async function tableHere(
  context: BotContext,
  interaction: BaseInteraction,
  verb: MatchVerb,
): Promise<MatchOrAnswer> {
  const here = await context.table.findByThread(interaction.channelId ?? '');
  if (here.ok) return { match: here.match };
  const listed = await context.table.list({ ...inGuild(interaction), statuses: ['lobby'] });
  const gathering = (listed.ok ? listed.matches : []).filter(
    ({ channelId }) => channelId === interaction.channelId,
  );
  const own = gathering.filter(
    ({ hostId, seats }) =>
      hostId === interaction.user.id || seats.some(({ userId }) => userId === interaction.user.id),
  );
  const meant = own.length > 0 ? own : gathering;
  const [only] = meant;
  if (!only) return matchHere(context, interaction);
  return meant.length === 1
    ? { match: only }
    : { instead: chooseMatchMessage(meant, verb, context) };
}

export type Act = (context: BotContext, answer: Answer, matchId: string, use: Use) => Promise<void>;

/** What a command does about the match of the thread where it is typed. */
export const inThread =
  (act: Act): Handle =>
  async (context, answer, use) => {
    const meant = await matchHere(context, use.interaction);
    if ('instead' in meant) await answer.show(meant.instead);
    else await act(context, answer, meant.match.id, use);
  };

/** What a command does about that match, or the table that gathers in the channel. */
export const atTable =
  (verb: MatchVerb, act: Act): Handle =>
  async (context, answer, use) => {
    const meant = await tableHere(context, use.interaction, verb);
    if ('instead' in meant) await answer.show(meant.instead);
    else await act(context, answer, meant.match.id, use);
  };

/** What a command does about the match that is typed as its argument `table`, or else meant. */
export const onMatch =
  (wanted: Omit<Wanted, 'typed'>, act: Act): Handle =>
  async (context, answer, use) => {
    const typed = use.typed('table');
    const meant = await matchOfCommand(context, use.interaction, { ...wanted, typed });
    if ('instead' in meant) await answer.show(meant.instead);
    else await act(context, answer, meant.match.id, use);
  };

/** Which matches are in question. */
export interface Circle {
  /** Only matches with one of these. */
  statuses: MatchStatus[];
  /** Only matches where the user sits. */
  own: boolean;
}

interface Wanted extends Circle {
  /** What to do with it. */
  verb: MatchVerb;
  /** What the person has typed, if anything: a match's id. */
  typed: string | null;
}

/** The match that `/game join`, `leave`, `start`, `end` or `status` means. */
async function matchOfCommand(
  context: BotContext,
  interaction: BaseInteraction,
  wanted: Wanted,
): Promise<MatchOrAnswer> {
  const { table, games, texts } = context;
  if (wanted.typed) {
    const found = await table.find(wanted.typed);
    return found.ok && found.match.guildId === interaction.guildId
      ? { match: found.match }
      : { instead: plainMessage(texts('bot.place.no-such-table')) };
  }
  const here = await table.findByThread(interaction.channelId ?? '');
  if (here.ok) return { match: here.match };
  const listed = await candidates(context, interaction, wanted);
  if (!listed)
    return { instead: refusalMessage({ refusal: 'store-unavailable' }, null, games, texts) };
  const [only] = listed;
  if (only && listed.length === 1) return { match: only };
  return {
    instead:
      listed.length === 0
        ? plainMessage(texts(wanted.own ? 'bot.place.none-of-yours' : 'bot.place.no-lobby'))
        : chooseMatchMessage(listed, wanted.verb, context),
  };
}

/** Matches in question, only this channel's if there are any. Null if the store is unreachable. */
async function candidates(
  { table }: BotContext,
  interaction: BaseInteraction,
  { statuses, own }: Circle,
): Promise<MatchSummary[] | null> {
  const listed = await table.list({
    ...inGuild(interaction),
    ...(own ? { userId: interaction.user.id } : {}),
    statuses,
  });
  if (!listed.ok) return null;
  const here = listed.matches.filter(({ channelId }) => channelId === interaction.channelId);
  return here.length > 0 ? here : listed.matches;
}

/** The same, to be suggested. */
export async function matchSuggestions(
  context: BotContext,
  interaction: BaseInteraction,
  circle: Circle,
): Promise<Suggestion[]> {
  const matches = await candidates(context, interaction, circle);
  return (matches ?? []).map((match) => ({
    name: matchLabel(match, context.texts),
    value: match.id,
  }));
}

const inGuild = ({ guildId }: BaseInteraction) => (guildId ? { guildId } : {});
