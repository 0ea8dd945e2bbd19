import type { BotContext } from '../context.ts';
import { crowdMessage } from '../messages/lobby/companions.ts';
import { plainMessage } from '../messages/plain.ts';
import type { Answer } from './answer.ts';
import { components, type Press } from './component.ts';
import { showRefusal } from './refused.ts';

export const crowdComponents = components({
  crowd: { handle: addRole },
});

/** The private menu of roles. */
export async function askForRole(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<void> {
  const found = await context.table.find(matchId);
  if (found.ok) await answer.show(crowdMessage(found.match, context.texts));
  else await showRefusal(context, answer, found);
}

/** The next seat goes to everyone in the thread. */
export const addEverybody = (context: BotContext, answer: Answer, matchId: string) =>
  add(context, answer, matchId, null);

/** The next seat goes to the role that was chosen; the role that everyone has means everyone. */
async function addRole(
  context: BotContext,
  answer: Answer,
  { table }: { table: string },
  { interaction }: Press,
): Promise<void> {
  const role = interaction.isRoleSelectMenu() ? interaction.roles.first() : undefined;
  if (!role) {
    await answer.show(plainMessage(context.texts('bot.problem.unknown-button')));
    return;
  }
  const { id, name } = role;
  await add(context, answer, table, id === interaction.guildId ? null : { id, name });
}

async function add(
  context: BotContext,
  answer: Answer,
  matchId: string,
  role: { id: string; name: string } | null,
): Promise<void> {
  const added = await context.table.addCrowd(matchId, answer.person.userId, role);
  if (added.ok) await answer.done(plainMessage(context.texts('bot.companions.done')));
  else await showRefusal(context, answer, added);
}
