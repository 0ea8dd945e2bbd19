import { InteractionContextType } from 'discord-api-types/v10';
import { isTimeZone, quietHours } from '../../../table/match/saved/match-settings.ts';
import type { OwnHours } from '../../../table/match/saved/own-hours.ts';
import {
  LIMITS_A_DAY,
  type Preferences,
  WAYS,
} from '../../../table/telling/notifications/preferences.ts';
import type { Texts } from '../../../texts/texts.ts';
import { oneOf, typed } from '../../commands/arguments.ts';
import type { BotContext } from '../../context.ts';
import { AS_TABLE, directGreeting, limitName, notifyMessage } from '../../messages/time/notify.ts';
import { directNonce, isClosed, sendDirectly } from '../../publish/direct-channel.ts';
import type { Answer } from '../answer.ts';
import type { Command, Use } from '../command.ts';
import { components, type Press } from '../component.ts';
import { isTooOften } from '../costly.ts';
import { showRefusal } from '../refused.ts';
import { plain, quietIn } from './pace.ts';

export const notifyCommand: Command = {
  key: 'notify',
  settings: { contexts: [InteractionContextType.Guild, InteractionContextType.BotDM] },
  arguments: [
    oneOf('how', WAYS, (way, texts) => texts(`bot.notify.way.${way}`)),
    typed('most', {
      choices: (texts) =>
        LIMITS_A_DAY.map((most) => ({ name: limitName(most, texts), value: String(most) })),
    }),
    typed('quiet'),
    typed('zone'),
  ],
  handle: typeNotifications,
};

export const notifyComponents = components({
  notify: { handle: changeNotifications },
});

/** Applies what is typed, and shows the current settings. */
function typeNotifications(context: BotContext, answer: Answer, use: Use): Promise<void> {
  const quiet = quietOf(use.typed('quiet'), context.texts);
  const zone = zoneOf(use.typed('zone'), context.texts);
  const all = {
    ...wayOf(use.typed('how')),
    ...limitOf(use.typed('most')),
    ...quiet.change,
    ...zone.change,
  };
  return set(context, answer, all, [...quiet.problems, ...zone.problems]);
}

/** A menu or a button of the panel, or one that leads to it. */
async function changeNotifications(
  context: BotContext,
  answer: Answer,
  { part }: { part: string },
  { values: [value = ''] }: Press,
): Promise<void> {
  switch (part) {
    case 'how':
      return set(context, answer, wayOf(value));
    case 'most':
      return set(context, answer, limitOf(value));
    case 'quiet': {
      const { change, problems } = quietOf(value, context.texts);
      return set(context, answer, change, problems);
    }
    case 'zone': {
      const { change, problems } = zoneOf(value, context.texts);
      return set(context, answer, change, problems);
    }
    case 'try':
      return set(context, answer, { closed: false });
    default:
      return set(context, answer, {});
  }
}

type Change = Partial<Preferences> & Partial<OwnHours>;

/** What was typed or chosen, or what is wrong with it. */
interface Read {
  change: Change;
  problems: string[];
}

function quietOf(typed: string | null, texts: Texts): Read {
  if (typed === null) return { change: {}, problems: [] };
  if (typed === AS_TABLE) return { change: { quiet: AS_TABLE }, problems: [] };
  const quiet = quietIn(typed, texts);
  if (quiet === undefined) {
    return { change: {}, problems: [texts('bot.pace.wrong.quiet', { typed: plain(typed) })] };
  }
  return quiet === null || quietHours.safeParse(quiet).success
    ? { change: { quiet }, problems: [] }
    : { change: {}, problems: [texts('bot.notify.too-quiet')] };
}

function zoneOf(typed: string | null, texts: Texts): Read {
  if (typed === null) return { change: {}, problems: [] };
  return isTimeZone(typed.trim())
    ? { change: { timeZone: typed.trim() }, problems: [] }
    : { change: {}, problems: [texts('bot.pace.wrong.zone', { typed: plain(typed) })] };
}

function wayOf(value: string | null): Change {
  const way = WAYS.find((one) => one === value);
  return way === undefined ? {} : { way };
}

function limitOf(value: string | null): Change {
  const most = LIMITS_A_DAY.find((one) => String(one) === value);
  return most === undefined ? {} : { most };
}

/** A person who wants direct messages gets one at once, to see whether they arrive. */
async function set(
  context: BotContext,
  answer: Answer,
  change: Change,
  problems: readonly string[] = [],
): Promise<void> {
  const { table, texts } = context;
  const { userId } = answer.person;
  const wantsDirect = change.way === 'direct' || change.way === 'both' || change.closed === false;
  if (wantsDirect && (await isTooOften(context, answer, 'direct'))) return;
  const tried = wantsDirect ? await greeted(context, answer) : {};
  const all = { ...change, ...tried };
  const done =
    Object.keys(all).length === 0
      ? await table.notifications(userId)
      : await table.setNotifications(userId, { ...all, locale: answer.interaction.locale });
  if (!done.ok) await showRefusal(context, answer, done);
  else await answer.show(notifyMessage(done, texts, problems));
}

/** Whether direct messages are closed. If Discord can't say so now, the next one will tell. */
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
