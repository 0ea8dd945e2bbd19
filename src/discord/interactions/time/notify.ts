import type { ChatInputCommandInteraction } from 'discord.js';
import { LIMITS_A_DAY, type Preferences, WAYS } from '../../../table/notifications/preferences.ts';
import type { BotContext } from '../../context.ts';
import { directGreeting, notifyMessage } from '../../messages/time/notify.ts';
import { directNonce, isClosed, sendDirectly } from '../../publish/direct-channel.ts';
import type { Answer } from '../answer.ts';
import { isTooOften } from '../costly.ts';
import { showRefusal } from '../refused.ts';
import { typedIn } from '../typed.ts';

/** `/notify`: changes what is typed, and shows what holds now. */
export function typeNotifications(
  context: BotContext,
  answer: Answer,
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  const typed = (argument: string) =>
    typedIn(interaction, context.texts(`bot.command.argument.${argument}.name`));
  return set(context, answer, { ...wayOf(typed('how')), ...limitOf(typed('most')) });
}

/** A menu or a button of the panel, or one that leads to it. */
export async function changeNotifications(
  context: BotContext,
  answer: Answer,
  part: string,
  value: string,
): Promise<void> {
  switch (part) {
    case 'how':
      return set(context, answer, wayOf(value));
    case 'most':
      return set(context, answer, limitOf(value));
    case 'try':
      return set(context, answer, { closed: false });
    default:
      return set(context, answer, {});
  }
}

type Change = Partial<Preferences>;

function wayOf(value: string | null): Change {
  const way = WAYS.find((one) => one === value);
  return way === undefined ? {} : { way };
}

function limitOf(value: string | null): Change {
  const most = LIMITS_A_DAY.find((one) => String(one) === value);
  return most === undefined ? {} : { most };
}

/** Whoever wants direct messages gets one at once, to see whether they come. */
async function set(context: BotContext, answer: Answer, change: Change): Promise<void> {
  const { table, texts } = context;
  const { userId } = answer.person;
  const wantsDirect = change.way === 'direct' || change.way === 'both' || change.closed === false;
  if (wantsDirect && (await isTooOften(context, answer, 'direct'))) return;
  const tried = wantsDirect ? await greeted(context, answer) : {};
  const all = { ...change, ...tried };
  const done =
    Object.keys(all).length === 0
      ? await table.notifications(userId)
      : await table.setNotifications(userId, all);
  if (!done.ok) await showRefusal(context, answer, done);
  else await answer.show(notifyMessage(done.preferences, texts));
}

/** Whether direct messages are closed. Where Discord can't say so now, the next one will tell. */
async function greeted(
  { client, texts, log }: BotContext,
  { interaction, person }: Answer,
): Promise<Change> {
  const nonce = directNonce(interaction.id, person.userId);
  try {
    await sendDirectly(client.rest, person.userId, nonce, directGreeting(texts));
  } catch (error) {
    if (isClosed(error)) return { closed: true };
    log.warn({ error, user: person.userId }, 'A direct message did not get through.');
  }
  return { closed: false };
}
