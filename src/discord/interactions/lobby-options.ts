import { asPage } from '../components/pages.ts';
import { type BotContext, gameOf } from '../context.ts';
import { lobbyOptionsMessage, type OptionsPage } from '../messages/lobby/options.ts';
import type { Answer } from './answer.ts';
import { components, type Press } from './component.ts';
import { findWithWords } from './found.ts';
import { showRefusal } from './refused.ts';

/** What the host of a table decides. */
export const optionComponents = components({
  options: { handle: (context, answer, { table }) => showOptions(context, answer, table, 0) },
  'more-options': {
    handle: (context, answer, { table, page }) =>
      showOptions(context, answer, table, Number(page) || 0),
  },
  option: { handle: setOption },
  language: { handle: setLanguage },
});

async function showOptions(
  context: BotContext,
  answer: Answer,
  matchId: string,
  page: OptionsPage,
): Promise<void> {
  const found = await findWithWords(context, matchId);
  if (!found.ok) return showRefusal(context, answer, found);
  const { match, words } = found;
  if (match.status !== 'lobby') {
    await showRefusal(context, answer, { refusal: 'already-started', match });
    return;
  }
  if (match.hostId !== answer.person.userId) {
    await showRefusal(context, answer, { refusal: 'not-host', match });
    return;
  }
  await answer.show(lobbyOptionsMessage(match, page, words, context.languages.locales));
}

/** Something was chosen from an option's menu, or the menu's page was turned. */
async function setOption(
  context: BotContext,
  answer: Answer,
  { table: matchId, option }: Record<'table' | 'option', string>,
  { values: [value = ''] }: Press,
): Promise<void> {
  const { table, games, texts } = context;
  const turned = asPage(value);
  if (turned !== null) {
    await showOptions(context, answer, matchId, { option, turned });
    return;
  }
  const set = await table.setOption(matchId, answer.person.userId, option, value);
  if (!set.ok) {
    await showRefusal(context, answer, set);
    return;
  }
  const words = { game: gameOf(games, set.match), texts };
  await answer.show(lobbyOptionsMessage(set.match, { option }, words, context.languages.locales));
}

/** A language was chosen for the thread. */
async function setLanguage(
  context: BotContext,
  answer: Answer,
  { table: matchId }: { table: string },
  { values: [locale = ''] }: Press,
): Promise<void> {
  const set = await context.table.setLanguage(matchId, answer.person.userId, locale);
  if (!set.ok) return showRefusal(context, answer, set);
  await showOptions(context, answer, matchId, Number.POSITIVE_INFINITY);
}
