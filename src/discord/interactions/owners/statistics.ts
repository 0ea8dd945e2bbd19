import type { Refused } from '../../../table/match/refusal.ts';
import type { Texts } from '../../../texts/texts.ts';
import { person, suggested } from '../../commands/arguments.ts';
import type { BotContext } from '../../context.ts';
import { plainMessage } from '../../messages/plain.ts';
import {
  characterShown,
  gameWith,
  playerShown,
  type ShownStatistics,
  serverShown,
  sharedStatisticsMessage,
  statisticsMessage,
} from '../../messages/private/statistics.ts';
import type { Answer } from '../answer.ts';
import { characterSuggestions } from '../character-suggestions.ts';
import type { Command } from '../command.ts';
import { components } from '../component.ts';
import { showRefusal } from '../refused.ts';

export const statsCommand: Command = {
  key: 'stats',
  subcommands: [
    {
      key: 'player',
      arguments: [person('player')],
      cost: 'statistics',
      handle: (context, answer, { typed }) =>
        showStatistics(context, answer, { of: 'player', id: typed('player') ?? '' }),
    },
    {
      key: 'server',
      cost: 'statistics',
      handle: (context, answer) => showStatistics(context, answer, { of: 'server', id: '' }),
    },
    {
      key: 'deck',
      arguments: [suggested('deck', characterSuggestions, { required: true })],
      cost: 'statistics',
      handle: (context, answer, { typed }) =>
        showStatistics(context, answer, { of: 'character', id: typed('deck') ?? '' }),
    },
  ],
};

export const statisticsComponents = components({
  stats: {
    cost: 'statistics',
    handle: (context, answer, { of, id }, { values: [chosen = id] }) =>
      showStatistics(context, answer, { of, id: chosen }),
  },
  share: { cost: 'statistics', handle: shareStatistics },
});

/** How Discord writes the id of a person. */
const SNOWFLAKE = /^\d{15,20}$/;

/** Whose figures somebody wants to see; without an id, a player's own. */
interface WantedStatistics {
  of: string;
  id: string;
}

/** Figures about what has been played to the end here, in private. */
async function showStatistics(
  context: BotContext,
  answer: Answer,
  wanted: WantedStatistics,
): Promise<void> {
  const shown = await read(context, answer, wanted, context.texts);
  if (shown) await answer.show(statisticsMessage(shown, context));
}

/** The same for everyone in the channel, with current figures, in the server's language. */
async function shareStatistics(
  context: BotContext,
  answer: Answer,
  wanted: WantedStatistics,
): Promise<void> {
  const { publicTexts } = context;
  const shown = await read(context, answer, wanted, publicTexts);
  if (shown) await answer.share(sharedStatisticsMessage(shown, answer.person.userId, publicTexts));
}

/** Figures in words. Null if there is nothing to show, and the person asking has been told why in their language. */
async function read(
  context: BotContext,
  answer: Answer,
  { of, id }: WantedStatistics,
  texts: Texts,
): Promise<ShownStatistics | null> {
  const { guildId } = answer.interaction;
  if (!guildId) {
    await answer.show(plainMessage(context.texts('bot.problem.no-guild')));
    return null;
  }
  if (of === 'character' && !gameWith(id, context.games)) {
    await answer.show(plainMessage(context.texts('bot.statistics.no-such-character')));
    return null;
  }
  // Anything that is neither a server nor a character is taken for a player.
  const isPlayer = of !== 'server' && of !== 'character';
  if (isPlayer && id !== '' && !SNOWFLAKE.test(id)) {
    await answer.show(plainMessage(context.texts('bot.statistics.no-such-player')));
    return null;
  }
  const asked = { of, id: id === '' ? answer.person.userId : id };
  const shown = await ask(context, guildId, asked, texts);
  if ('title' in shown) return shown;
  await showRefusal(context, answer, shown);
  return null;
}

async function ask(
  { table, games }: BotContext,
  guildId: string,
  { of, id }: WantedStatistics,
  texts: Texts,
): Promise<ShownStatistics | Refused> {
  const worded = { games, texts };
  if (of === 'server') {
    const asked = await table.serverStatistics(guildId);
    return asked.ok ? serverShown(asked, worded) : asked;
  }
  if (of === 'character') {
    const asked = await table.characterStatistics(guildId, id);
    return asked.ok ? characterShown(id, asked, worded) : asked;
  }
  const asked = await table.playerStatistics(guildId, id);
  return asked.ok ? playerShown(id, asked, worded) : asked;
}
