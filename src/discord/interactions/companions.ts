import type { AutocompleteInteraction } from 'discord.js';
import { STRENGTHS } from '../../kernel/companion.ts';
import { nameIn } from '../../table/match/people/called.ts';
import type { Refused } from '../../table/match/refusal.ts';
import type { Changed, MatchSummary } from '../../table/match/saved/summary.ts';
import type { Suggestion } from '../commands/suggestions.ts';
import type { BotContext } from '../context.ts';
import { companionsMessage, readCompanionChoice } from '../messages/lobby/companions.ts';
import { plainMessage } from '../messages/plain.ts';
import type { Answer } from './answer.ts';
import { aboutMatch, components, type Press } from './component.ts';
import { addEverybody, askForRole } from './crowds.ts';
import { findWithWords } from './found.ts';
import { showRefusal } from './refused.ts';

export const companionComponents = components({
  companions: { handle: aboutMatch(show) },
  companion: {
    acts: true,
    handle: changeByMenu,
  },
});

/** The private menu of who plays for whom. */
async function show(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const found = await findWithWords(context, matchId);
  if (!found.ok) return showRefusal(context, answer, found);
  await answer.show(companionsMessage(found.match, found.words));
}

/** A value of that menu, or of the one on the lobby card. */
function changeByMenu(
  context: BotContext,
  answer: Answer,
  { table: matchId }: { table: string },
  { values: [value = ''] }: Press,
): Promise<void> {
  const { plays, seat } = readCompanionChoice(value);
  if (plays === 'everybody') return addEverybody(context, answer, matchId);
  if (plays === 'role') return askForRole(context, answer, matchId);
  return changeCompanion(context, answer, matchId, plays, seat);
}

/**
 * Gives a seat to a companion or back to its person: in a lobby the next free seat, in a running
 * match the person's own, unless another is named.
 */
export async function changeCompanion(
  context: BotContext,
  answer: Answer,
  matchId: string,
  plays: string,
  seat: string | null,
): Promise<void> {
  const { table, texts } = context;
  const found = await table.find(matchId);
  const changed = found.ok ? await carryOut(context, answer, found.match, plays, seat) : found;
  if (!changed.ok) {
    await showRefusal(context, answer, changed);
    return;
  }
  await answer.done(plainMessage(texts('bot.companions.done')));
}

function carryOut(
  { table }: BotContext,
  { person }: Answer,
  match: MatchSummary,
  plays: string,
  seat: string | null,
): Promise<Changed | Refused> {
  const { userId } = person;
  const strength = STRENGTHS.find((known) => known === plays);
  if (match.status === 'lobby') {
    return strength
      ? table.addCompanion(match.id, userId, strength)
      : table.removeCompanion(match.id, userId, seat ?? '');
  }
  if (!strength) return table.takeBack(match.id, person);
  const own = match.seats.find((holder) => holder.userId === userId)?.seat;
  return table.handOver(match.id, userId, seat ?? own ?? '', strength);
}

/** The seats of the match that is played here, by who holds them. */
export async function seatsToPlay(
  { table, texts }: BotContext,
  { channelId }: AutocompleteInteraction,
): Promise<Suggestion[]> {
  const found = await table.findByThread(channelId);
  if (!found.ok) return [];
  return found.match.seats.map((holder) => ({ name: nameIn(holder, texts), value: holder.seat }));
}
