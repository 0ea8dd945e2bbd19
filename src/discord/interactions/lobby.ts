import type { Refused } from '../../table/match/refusal.ts';
import type { Changed, MatchSummary } from '../../table/match/saved/summary.ts';
import type { BotContext } from '../context.ts';
import { FOR_A_PERSON, ifDrawn } from '../drawing.ts';
import { charactersMessage } from '../messages/lobby/characters.ts';
import { plainMessage } from '../messages/plain.ts';
import { confirmLeaveMessage } from '../messages/private/confirm.ts';
import type { Answer } from './answer.ts';
import { aboutMatch, components } from './component.ts';
import { findWithWords } from './found.ts';
import { panelWithHint } from './hints.ts';
import { openerOf } from './members.ts';
import { tellWhyNoThread, withThread } from './opening-thread.ts';
import { channelProblem } from './place-for-match.ts';
import { showRefusal } from './refused.ts';
import { askForZone } from './time/first-seat.ts';

/** What can be done at a table that gathers, and to play again. */
export const lobbyComponents = components({
  join: { acts: true, handle: aboutMatch(join) },
  leave: { acts: true, handle: aboutMatch(leave) },
  start: { acts: true, handle: aboutMatch(start) },
  first: { acts: true, handle: aboutMatch(firstGame) },
  again: { cost: 'table', handle: aboutMatch(playAgain) },
  'new-game': {
    cost: 'table',
    handle: (context, answer, { game }, { interaction: { channelId } }) =>
      newGame(context, answer, { gameId: game, channelId }),
  },
  heroes: {
    cost: 'picture',
    handle: (context, answer, { table, page }) =>
      showCharacters(context, answer, table, Number(page) || 0),
  },
  character: {
    acts: true,
    handle: (context, answer, { table }, { values }) =>
      chooseCharacters(context, answer, table, [...values]),
  },
});

/** Opens a table, once it is clear where. */
export async function newGame(
  context: BotContext,
  answer: Answer,
  wanted: { gameId: string; channelId: string; options?: { [option: string]: string } },
): Promise<void> {
  const { table, texts } = context;
  const { interaction, person } = answer;
  if (!interaction.guildId) {
    await answer.show(plainMessage(texts('bot.problem.no-guild')));
    return;
  }
  const problem = await channelProblem(context, interaction, wanted.channelId);
  if (problem) {
    await answer.show(plainMessage(problem));
    return;
  }
  const created = await table.create({
    gameId: wanted.gameId,
    guildId: interaction.guildId,
    channelId: wanted.channelId,
    host: person,
    opener: openerOf(interaction),
    ...(wanted.options ? { options: wanted.options } : {}),
  });
  await reportDone(context, answer, created, 'bot.lobby.done.new');
  if (created.ok) await askForZone(context, answer, created.match);
}

export async function join(
  context: BotContext,
  answer: Answer,
  matchId: string,
  characters?: string[],
): Promise<void> {
  const joined = await context.table.join(matchId, answer.person, characters);
  await reportDone(context, answer, joined, 'bot.lobby.done.join');
  if (joined.ok) await askForZone(context, answer, joined.match);
}

/** Gives a seat in a lobby up; in a running match it says what leaving means, and asks. */
export async function leave(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const found = await findWithWords(context, matchId);
  if (!found.ok) return showRefusal(context, answer, found);
  const { match, words } = found;
  if (match.status === 'playing') {
    const { userId } = answer.person;
    const seated = match.seats.some((holder) => holder.userId === userId);
    if (seated) await answer.show(confirmLeaveMessage(match, userId, words));
    else await showRefusal(context, answer, { refusal: 'not-seated', match });
    return;
  }
  const left = await context.table.leave(matchId, answer.person.userId);
  await reportDone(context, answer, left, 'bot.lobby.done.leave');
}

/** Takes a seat with these characters, or changes what the person's seat plays. */
export async function chooseCharacters(
  context: BotContext,
  answer: Answer,
  matchId: string,
  characters: string[],
): Promise<void> {
  const { table } = context;
  const { userId } = answer.person;
  const chosen = await table.chooseCharacters(matchId, userId, characters);
  if (!chosen.ok && chosen.refusal === 'not-seated') {
    await join(context, answer, matchId, characters);
    return;
  }
  await reportDone(context, answer, chosen, 'bot.lobby.done.characters');
}

/** Options and characters that suit people who have never played. */
async function firstGame(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const set = await context.table.firstGame(matchId, answer.person.userId);
  await reportDone(context, answer, set, 'bot.lobby.done.first');
}

export async function start(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const found = await context.table.find(matchId);
  if (!found.ok) {
    await showRefusal(context, answer, found);
    return;
  }
  const problem = await channelProblem(context, answer.interaction, found.match.channelId);
  if (problem) {
    await answer.show(plainMessage(problem));
    return;
  }
  const started = await context.table.start(matchId, answer.person.userId);
  if (started.ok) {
    const match = await withThread(context, started.match);
    if (await tellWhyNoThread(context, answer, match)) return;
    if (await asksToSetUp(context, answer, match)) return;
    return reportDone(context, answer, { ok: true, match }, 'bot.lobby.done.start');
  }
  await reportDone(context, answer, started, 'bot.lobby.done.start');
}

/**
 * Asks the person who started the match its set-up questions at once: the set-up waits for nobody for long.
 * @returns whether there was anything to ask
 */
async function asksToSetUp(
  context: BotContext,
  answer: Answer,
  match: MatchSummary,
): Promise<boolean> {
  const { userId } = answer.person;
  const look = await context.table.look(match.id, userId);
  if (!look.ok || !look.isOpening) return false;
  const told = [context.texts('bot.lobby.done.start', { place: placeOf(match) })];
  await answer.show(await panelWithHint(context, userId, look, { told }));
  return true;
}

async function showCharacters(
  context: BotContext,
  answer: Answer,
  matchId: string,
  page: number,
): Promise<void> {
  const found = await findWithWords(context, matchId);
  if (!found.ok) return showRefusal(context, answer, found);
  const { words } = found;
  const gameId = words.game.rules.id;
  const { locale } = context.texts;
  const portrait = (character: string) =>
    ifDrawn(context.renderer.draw({ gameId, locale, of: 'portrait', character }, FOR_A_PERSON));
  await answer.show(await charactersMessage(found.match, page, words, portrait));
}

/** The same game again: its options, its people in their seats, and what they played. */
async function playAgain(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const { table } = context;
  const found = await table.find(matchId);
  if (!found.ok) {
    await showRefusal(context, answer, found);
    return;
  }
  const problem = await channelProblem(context, answer.interaction, found.match.channelId);
  if (problem) {
    await answer.show(plainMessage(problem));
    return;
  }
  const again = await table.rematch(matchId, answer.person, openerOf(answer.interaction));
  const open = again.ok && !again.opened;
  await reportDone(context, answer, again, open ? 'bot.lobby.done.open' : 'bot.lobby.done.again');
}

/** Reports the result: the lobby card shows what has changed; people who typed a command are also told in private. */
export async function reportDone(
  context: BotContext,
  answer: Answer,
  result: Changed | Refused,
  done: string,
): Promise<void> {
  if (!result.ok) {
    await showRefusal(context, answer, result);
    return;
  }
  await answer.done(plainMessage(context.texts(done, { place: placeOf(result.match) })));
}

const placeOf = ({ channelId, threadId }: MatchSummary): string => `<#${threadId ?? channelId}>`;
