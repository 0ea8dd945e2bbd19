import { isTimeZone } from '../../../table/match/saved/match-settings.ts';
import { zoneOf } from '../../../table/match/saved/own-hours.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import type { BotContext } from '../../context.ts';
import { guessedZone } from '../../guessed-zone.ts';
import { plainMessage } from '../../messages/plain.ts';
import { zoneQuestion } from '../../messages/time/first-seat.ts';
import { zoneName } from '../../messages/time/hours.ts';
import type { Answer } from '../answer.ts';
import { components } from '../component.ts';
import { showRefusal } from '../refused.ts';
import { followUp } from '../replies.ts';

export const zoneComponents = components({
  zone: {
    handle: (context, answer, { is }, { values: [chosen = ''] }) =>
      setZone(context, answer, is || chosen),
  },
});

/**
 * A person who has a seat for the first time is asked for their zone in private, once. If that can't be noted
 * now, they are asked another time, and it keeps nobody from their seat.
 */
export async function askForZone(
  { table, texts }: BotContext,
  { interaction, person }: Answer,
  { id, settings }: MatchSummary,
): Promise<void> {
  const { quiet, clock, timeZone } = settings;
  if (quiet === null || clock !== 'own') return;
  const known = await table.introduce(person.userId, guessedZone(interaction.locale), id);
  if (!known.ok || known.asks === null) return;
  await followUp(interaction, zoneQuestion(zoneOf(known.asks) ?? timeZone, quiet, texts));
}

/** Somebody says their zone, or that the guess is right. */
async function setZone(context: BotContext, answer: Answer, zone: string): Promise<void> {
  const { table, texts } = context;
  if (!isTimeZone(zone)) return answer.show(plainMessage(texts('bot.problem.unknown-button')));
  const set = await table.setNotifications(answer.person.userId, { timeZone: zone });
  if (!set.ok) return showRefusal(context, answer, set);
  await answer.show(plainMessage(texts('bot.notify.zone-set', { zone: zoneName(zone) })));
}
