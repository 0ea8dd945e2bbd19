import { ASKINGS } from '../../table/match/saved/match-settings.ts';
import type { BotContext } from '../context.ts';
import { plainMessage } from '../messages/plain.ts';
import { AS_TABLE } from '../messages/private/asking.ts';
import type { Answer } from './answer.ts';
import { components } from './component.ts';
import { showPanel } from './panel.ts';
import { showRefusal } from './refused.ts';
import { showStanding } from './standing.ts';

export const askingComponents = components({
  asked: {
    handle: (context, answer, { table, in: place }, { values: [value = ''] }) =>
      sayWhatToBeAsked(context, answer, table, value, place),
  },
});

/**
 * Somebody says what they want to be asked while they aren't looking, and is shown the current setting.
 * @param place `panel` if it was offered there, which then continues
 */
async function sayWhatToBeAsked(
  context: BotContext,
  answer: Answer,
  matchId: string,
  value: string,
  place = '',
): Promise<void> {
  const { table, texts } = context;
  const asking = value === AS_TABLE ? null : ASKINGS.find((one) => one === value);
  if (asking === undefined) return answer.show(plainMessage(texts('bot.problem.unknown-button')));
  const said = await table.sayWhatToBeAsked(matchId, answer.person.userId, asking);
  if (!said.ok) return showRefusal(context, answer, said);
  if (place !== 'panel' || asking === null) return showStanding(context, answer, matchId);
  const told = [texts('bot.asking.set', { holds: texts(`bot.asking.holds.${value}`) })];
  await showPanel(context, answer, matchId, { told });
}

/** `/seat asked`: sets it, or shows the current setting. */
export async function typeAsking(
  context: BotContext,
  answer: Answer,
  matchId: string,
  typed: string | null,
): Promise<void> {
  if (typed !== null) return sayWhatToBeAsked(context, answer, matchId, typed);
  const look = await context.table.look(matchId, answer.person.userId);
  if (!look.ok) return showRefusal(context, answer, look);
  const { match, asking } = look;
  if (match.status !== 'lobby' && match.status !== 'playing') {
    return showRefusal(context, answer, { refusal: 'match-over', match });
  }
  if (asking === null) return showRefusal(context, answer, { refusal: 'not-seated', match });
  await showStanding(context, answer, matchId);
}
