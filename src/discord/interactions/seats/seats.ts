import { type ChatInputCommandInteraction, GuildMember } from 'discord.js';
import { STRENGTHS } from '../../../kernel/companion.ts';
import type { SeatsChanged } from '../../../table/around/seats/seats.ts';
import type { Refused } from '../../../table/match/refusal.ts';
import type { BotContext } from '../../context.ts';
import { dateTime } from '../../messages/moments.ts';
import { plainMessage } from '../../messages/plain.ts';
import type { Answer } from '../answer.ts';
import { components } from '../component.ts';
import { panelWithHint } from '../hints.ts';
import { membershipOf } from '../members.ts';
import { showRefusal } from '../refused.ts';
import { askForZone } from '../time/first-seat.ts';
import { untilIn } from './until.ts';

export const seatComponents = components({
  sit: {
    acts: true,
    handle: (context, answer, { table, seat }) => takeSeat(context, answer, table, seat || null),
  },
  accept: {
    acts: true,
    handle: (context, answer, { table, offer }) =>
      answerOffer(context, answer, table, Number(offer), true),
  },
  decline: {
    acts: true,
    handle: (context, answer, { table, offer }) =>
      answerOffer(context, answer, table, Number(offer), false),
  },
  replace: { acts: true, handle: replace },
});

/** Milliseconds for which an answer waits until the thread says the same. */
const PATIENCE = 2_500;

/** A companion plays for the person asking, until they take the seat back. */
export async function letCompanionPlay(
  context: BotContext,
  answer: Answer,
  matchId: string,
  plays: string | null,
): Promise<void> {
  const { table } = context;
  const { userId } = answer.person;
  const look = await table.look(matchId, userId);
  if (!look.ok) return showRefusal(context, answer, look);
  const seat = look.seat ?? look.kept;
  if (seat === null) {
    return showRefusal(context, answer, { refusal: 'not-seated', match: look.match });
  }
  const given = await table.handOver(matchId, userId, seat, strengthIn(plays) ?? 'steady');
  await report(context, answer, given, context.texts('bot.seat.done.companion'));
}

/** A companion plays for the person asking, until a time that they have typed. */
export async function goAway(
  context: BotContext,
  answer: Answer,
  matchId: string,
  { until: typed, plays }: { until: string; plays: string | null },
): Promise<void> {
  const { table, texts } = context;
  const found = await table.find(matchId);
  if (!found.ok) return showRefusal(context, answer, found);
  const { timeZone } = found.match.settings;
  let until = untilIn(typed, new Date(), timeZone, texts);
  if (until === null) {
    const shown = typed.replaceAll(/[^\p{L}\p{N} .:/-]/gu, '').slice(0, 40);
    return answer.show(plainMessage(texts('bot.seat.unread-until', { typed: shown })));
  }
  const away = await table.goAway(matchId, answer.person.userId, {
    // Days go by the table's clock.
    until: (now) => {
      until = untilIn(typed, now, timeZone, texts) ?? now;
      return until;
    },
    strength: strengthIn(plays),
  });
  const done = texts('bot.seat.done.away', { until: dateTime(until) });
  await report(context, answer, away, done);
}

const strengthIn = (plays: string | null) => STRENGTHS.find((known) => known === plays);

/** Offers one's seat to the member who is named. */
export async function handOver(
  context: BotContext,
  answer: Answer,
  matchId: string,
  { options, user }: ChatInputCommandInteraction,
): Promise<void> {
  const { table, texts, languages } = context;
  const { user: to, member } = options.get(languages.usual('bot.command.argument.to.name')) ?? {};
  if (!to || !member) return answer.show(plainMessage(texts('bot.seat.wrong.no-member')));
  const wrong = to.id === user.id ? 'yourself' : to.bot ? 'bot' : null;
  if (wrong) return answer.show(plainMessage(texts(`bot.seat.wrong.${wrong}`)));
  const name = member instanceof GuildMember ? member.displayName : to.displayName;
  const offered = await table.offerSeat(matchId, user.id, { userId: to.id, name });
  const asksAt = offered.ok ? offered.asksAt : null;
  const done = texts('bot.seat.done.offered', {
    to: `<@${to.id}>`,
    when: asksAt ? 'later' : 'now',
    at: asksAt ? dateTime(asksAt) : '',
  });
  await report(context, answer, offered, done);
}

export async function openSeat(
  context: BotContext,
  answer: Answer,
  matchId: string,
  seat: string | null,
): Promise<void> {
  const opened = await context.table.openSeat(matchId, answer.person.userId, seat);
  await report(context, answer, opened, context.texts('bot.seat.done.opened'));
}

export async function closeSeat(
  context: BotContext,
  answer: Answer,
  matchId: string,
  seat: string | null,
): Promise<void> {
  const closed = await context.table.closeSeat(matchId, answer.person.userId, seat);
  const count = closed.ok ? closed.closed.length : 0;
  await report(context, answer, closed, context.texts('bot.seat.done.closed', { count }));
}

/** Takes a seat, and shows what can be done there. */
export async function takeSeat(
  context: BotContext,
  answer: Answer,
  matchId: string,
  seat: string | null,
): Promise<void> {
  const membership = membershipOf(answer.interaction);
  const taken = await context.table.takeSeat(matchId, answer.person, seat, membership);
  await sitDown(context, answer, taken);
}

/** Takes or declines a seat that was offered. */
async function answerOffer(
  context: BotContext,
  answer: Answer,
  matchId: string,
  number: number,
  accepts: boolean,
): Promise<void> {
  const { table, texts } = context;
  const { person, interaction } = answer;
  const membership = membershipOf(interaction);
  const answered = await table.answerOffer(matchId, person, number, accepts, membership);
  if (accepts || !answered.ok) return sitDown(context, answer, answered);
  await answer.done(plainMessage(texts('bot.seat.done.answered')));
}

/** Votes for a companion to play for an absent player, or withdraws that vote. */
async function replace(
  context: BotContext,
  answer: Answer,
  { table: matchId, seat, wants }: Record<'table' | 'seat' | 'wants', string>,
): Promise<void> {
  const { userId } = answer.person;
  const noted = await context.table.replaceAbsent(matchId, userId, seat, wants === 'yes');
  await report(context, answer, noted, context.texts('bot.seat.done.answered'));
}

async function sitDown(
  context: BotContext,
  answer: Answer,
  sat: SeatsChanged | Refused,
): Promise<void> {
  const { table, texts } = context;
  const { userId } = answer.person;
  if (!sat.ok) return refused(context, answer, sat);
  await table.published(sat.match.id, PATIENCE);
  const look = await table.look(sat.match.id, userId);
  if (!look.ok) return showRefusal(context, answer, look);
  const told = [texts('bot.seat.done.taken')];
  await answer.show(await panelWithHint(context, userId, look, { told }));
  await askForZone(context, answer, look.match);
}

async function report(
  context: BotContext,
  answer: Answer,
  result: SeatsChanged | Refused,
  done: string,
): Promise<void> {
  if (!result.ok) return refused(context, answer, result);
  await answer.done(plainMessage(done));
}

/** The message with the old button is brought up to date. */
async function refused(context: BotContext, answer: Answer, refusal: Refused): Promise<void> {
  const { interaction } = answer;
  if ('match' in refusal && refusal.match && interaction.isMessageComponent()) {
    await context.table.mend(refusal.match.id, interaction.message.id);
  }
  await showRefusal(context, answer, refusal);
}
