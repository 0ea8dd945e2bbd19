import type { Administrator } from '../../../table/around/administering/administration.ts';
import type { BotContext } from '../../context.ts';
import {
  confirmAdminMessage,
  exportedMessage,
  inspectedMessage,
} from '../../messages/owners/admin.ts';
import type { Answer } from '../answer.ts';
import { components } from '../component.ts';
import { showRefusal } from '../refused.ts';
import { serverManaged } from './managed.ts';
import { jsonFile } from './packed.ts';

export const adminComponents = components({
  admin: {
    cost: ({ does }) => (does === 'export' ? 'export' : null),
    handle: (context, answer, { table, does }) => administer(context, answer, table, does),
  },
  host: {
    handle: (context, answer, { table }, { values: [value = ''] }) =>
      transferHost(context, answer, table, value),
  },
});

/** What can be done about a match; `ask-…` asks for confirmation first. */
const ADMIN_DEEDS = ['inspect', 'ask-rewind', 'rewind', 'ask-end', 'end', 'export'] as const;

export async function administer(
  context: BotContext,
  answer: Answer,
  matchId: string,
  does: string,
): Promise<void> {
  const by = await administratorOf(context, answer);
  if (by === null) return;
  switch (ADMIN_DEEDS.find((deed) => deed === does)) {
    case 'ask-rewind':
      return ask(context, answer, matchId, by.guildId, 'rewind');
    case 'ask-end':
      return ask(context, answer, matchId, by.guildId, 'end');
    case 'rewind':
      return after(context, answer, matchId, by, await context.table.rewind(matchId, by));
    case 'end':
      return after(context, answer, matchId, by, await context.table.endMatch(matchId, by));
    case 'export':
      return exportMatch(context, answer, matchId, by);
    default:
      return inspect(context, answer, matchId, by);
  }
}

/** Makes another person the host. */
export async function transferHost(
  context: BotContext,
  answer: Answer,
  matchId: string,
  userId: string,
): Promise<void> {
  const by = await administratorOf(context, answer);
  if (by === null) return;
  await after(context, answer, matchId, by, await context.table.transferHost(matchId, by, userId));
}

async function administratorOf(context: BotContext, answer: Answer): Promise<Administrator | null> {
  const guildId = await serverManaged(context, answer);
  return guildId === null ? null : { ...answer.person, guildId };
}

async function inspect(
  context: BotContext,
  answer: Answer,
  matchId: string,
  by: Administrator,
): Promise<void> {
  const inspected = await context.table.inspect(matchId, by);
  if (inspected.ok) await answer.show(inspectedMessage(inspected, context.texts));
  else await showRefusal(context, answer, inspected);
}

/** Shows nothing of a match's inside: a person who only asks may still play in it. */
async function ask(
  context: BotContext,
  answer: Answer,
  matchId: string,
  guildId: string,
  does: 'rewind' | 'end',
): Promise<void> {
  const found = await context.table.find(matchId);
  if (!found.ok) return showRefusal(context, answer, found);
  return found.match.guildId === guildId
    ? answer.show(confirmAdminMessage(does, found.match, context.texts))
    : showRefusal(context, answer, { refusal: 'no-such-match' });
}

/** If something was done, the state of the match afterwards. */
async function after(
  context: BotContext,
  answer: Answer,
  matchId: string,
  by: Administrator,
  done: Awaited<ReturnType<BotContext['table']['endMatch']>>,
): Promise<void> {
  if (done.ok) await inspect(context, answer, matchId, by);
  else await showRefusal(context, answer, done);
}

async function exportMatch(
  context: BotContext,
  answer: Answer,
  matchId: string,
  by: Administrator,
): Promise<void> {
  const { table, texts } = context;
  const exported = await table.exportForAdministrator(matchId, by);
  if (!exported.ok) {
    await showRefusal(context, answer, exported);
    return;
  }
  const json = JSON.stringify(exported.file);
  const data = await jsonFile(`threadbound-${matchId}`, json, texts('bot.admin.file'));
  await answer.show(exportedMessage(data, texts));
}
