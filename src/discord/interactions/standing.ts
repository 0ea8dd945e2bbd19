import { standingName } from '../../kernel/standing.ts';
import { isNamed } from '../components/references.ts';
import { type BotContext, gameOf } from '../context.ts';
import { standingMessage, standingOffers } from '../messages/private/standing.ts';
import type { Answer } from './answer.ts';
import { choose } from './choosing.ts';
import { aboutMatch, components } from './component.ts';
import { showRefusal } from './refused.ts';

/** Standing answers. */
export const standingComponents = components({
  always: { handle: answerForGood },
  standing: { handle: aboutMatch(showStanding) },
  beforehand: { handle: giveBeforehand },
  revoke: { handle: revokeStanding },
});

/** Answers a question now, and every other question of its kind from now on. */
async function answerForGood(
  context: BotContext,
  answer: Answer,
  {
    table: matchId,
    decision: decisionId,
    standing,
  }: Record<'table' | 'decision' | 'standing', string>,
): Promise<void> {
  const look = await context.table.look(matchId, answer.person.userId);
  if (!look.ok) return showRefusal(context, answer, look);
  const decision = look.open.find(({ id }) => id === decisionId);
  const offer =
    decision &&
    look.seat !== null &&
    standingOffers(decision, look.seat, { game: gameOf(context.games, look.match) }).find((one) =>
      isNamed(standingName(one), standing),
    );
  // Without an offer the question is gone, and the refusal of the choice says what became of it.
  return choose(context, answer, {
    matchId,
    decisionId,
    references: offer ? [offer.option] : [],
    ...(offer ? { standing: standingName(offer) } : {}),
  });
}

/** The person's standing answers. */
export async function showStanding(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<void> {
  const { table, games, texts } = context;
  const look = await table.look(matchId, answer.person.userId);
  if (!look.ok) return showRefusal(context, answer, look);
  await answer.show(standingMessage(look, { game: gameOf(games, look.match), texts }));
}

/** Gives a standing answer before its question comes, and shows the current ones. */
async function giveBeforehand(
  context: BotContext,
  answer: Answer,
  { table: matchId, standing: reference }: Record<'table' | 'standing', string>,
): Promise<void> {
  const { table, games } = context;
  const { userId } = answer.person;
  const look = await table.look(matchId, userId);
  if (!look.ok) return showRefusal(context, answer, look);
  const { beforehand = [] } = gameOf(games, look.match).rules;
  const wanted = beforehand.find((one) => isNamed(standingName(one), reference));
  if (wanted) {
    const given = await table.giveBeforehand(matchId, userId, standingName(wanted));
    if (!given.ok) return showRefusal(context, answer, given);
  }
  await showStanding(context, answer, matchId);
}

/** Takes a standing answer back, and shows which are left. */
async function revokeStanding(
  context: BotContext,
  answer: Answer,
  { table: matchId, standing: reference }: Record<'table' | 'standing', string>,
): Promise<void> {
  const { table } = context;
  const look = await table.look(matchId, answer.person.userId);
  if (!look.ok) return showRefusal(context, answer, look);
  const given = look.standing.find((one) => isNamed(standingName(one), reference));
  if (given) {
    const revoked = await table.revoke(matchId, answer.person.userId, standingName(given));
    if (!revoked.ok) return showRefusal(context, answer, revoked);
  }
  await showStanding(context, answer, matchId);
}
