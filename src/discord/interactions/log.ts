import type { BotContext } from '../context.ts';
import { type LogPage, logMessage } from '../messages/private/log.ts';
import type { Answer } from './answer.ts';
import type { Command } from './command.ts';
import { components } from './component.ts';
import { wordsFor } from './looking.ts';
import { membershipOf } from './members.ts';
import { showRefusal } from './refused.ts';
import { inThread } from './which-match.ts';

export const logCommand: Command = {
  key: 'log',
  cost: 'log',
  handle: inThread((context, answer, matchId) => showLog(context, answer, matchId, 'last')),
};

export const logComponents = components({
  log: {
    cost: 'log',
    handle: (context, answer, { table, page }, { values }) =>
      showLog(context, answer, table, pageMeant(page, values)),
  },
});

/** The page that a button, or the menu of rounds, leads to. */
function pageMeant(page: string, [round]: readonly string[]): LogPage {
  if (page === 'round') return { round: Number(round) };
  if (page === 'first') return 0;
  const number = Number(page);
  return Number.isInteger(number) ? number : 'last';
}

/** What has happened, page by page. */
async function showLog(
  context: BotContext,
  answer: Answer,
  matchId: string,
  page: LogPage,
): Promise<void> {
  const log = await context.table.log(
    matchId,
    answer.person.userId,
    membershipOf(answer.interaction),
  );
  if (!log.ok) {
    await showRefusal(context, answer, log);
    return;
  }
  await answer.show(logMessage(log.match, log.entries, page, wordsFor(context, log)));
}
