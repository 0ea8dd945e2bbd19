import type { AutocompleteInteraction } from 'discord.js';
import type { Look } from '../../table/deciding/looking/looking.ts';
import { type BotContext, gameOf } from '../context.ts';
import type { Sight } from '../drawing.ts';
import type { Words } from '../messages/words.ts';
import type { Answer } from './answer.ts';
import { membershipOf } from './members.ts';
import { showRefusal } from './refused.ts';

/** What the person may see of a match; a refusal is answered here and returns null. */
export async function lookAt(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<Look | null> {
  const look = await context.table.look(
    matchId,
    answer.person.userId,
    membershipOf(answer.interaction),
  );
  if (look.ok) return look;
  await showRefusal(context, answer, look);
  return null;
}

/** A look by a person who is there to play: it is noted, and wakes their sleeping seat. */
export async function lookToAnswer(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<Look | null> {
  const look = await lookAt(context, answer, matchId);
  if (look?.match.status !== 'playing') return look;
  const isKnown = look.isNoted && look.answeredFor.length === 0;
  if (!look.asleep && (look.asking === null || isKnown)) return look;
  const came = await context.table.comeToLook(matchId, answer.person);
  return came.ok && look.asleep ? lookAt(context, answer, matchId) : look;
}

/** What may be seen of a match that has begun; a refusal is answered here and returns null. */
export async function lookAtPlay(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<Look | null> {
  return begun(context, answer, await lookAt(context, answer, matchId));
}

/** The same look if the match has begun; a refusal is answered here and returns null. */
export async function begun(
  context: BotContext,
  answer: Answer,
  look: Look | null,
): Promise<Look | null> {
  if (look?.view !== null) return look;
  await showRefusal(context, answer, { refusal: 'not-started', match: look.match });
  return null;
}

/** What messages about a match are worded with. */
export const wordsFor = ({ games, texts }: BotContext, { match }: Pick<Look, 'match'>): Words => ({
  game: gameOf(games, match),
  texts,
});

export const sightOf = (look: Look, words: Words): Sight => ({
  ...words,
  view: look.view,
  about: aboutOf(look),
});

/** What the viewer is being asked about. */
export const aboutOf = ({ open }: Look): string | null => open[0]?.about ?? null;

/** What the person typing may see of this thread's match; null if there is none. */
export async function lookHere(
  { table }: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Look | null> {
  const { channelId, user } = interaction;
  const look = await table.lookByThread(channelId, user.id, membershipOf(interaction));
  return look.ok ? look : null;
}
