import { oneOf } from '../commands/arguments.ts';
import type { BotContext } from '../context.ts';
import { plainMessage } from '../messages/plain.ts';
import type { Answer } from './answer.ts';
import type { Command } from './command.ts';
import { components } from './component.ts';
import { showPanel } from './panel.ts';
import { showRefusal } from './refused.ts';

export const hintsCommand: Command = {
  key: 'hints',
  arguments: [
    oneOf('wanted', ['on', 'off'], (wanted, texts) => texts(`bot.hints.name.${wanted}`), {
      required: true,
    }),
  ],
  handle: (context, answer, { typed }) => switchHints(context, answer, typed('wanted') ?? 'on', ''),
};

export const hintComponents = components({
  hints: {
    handle: (context, answer, { wanted, table }) => switchHints(context, answer, wanted, table),
  },
});

/**
 * Switches hints on or off.
 * @param table the match to whose panel the person goes back; empty for none
 */
async function switchHints(
  context: BotContext,
  answer: Answer,
  wanted: string,
  table: string,
): Promise<void> {
  const hints = wanted === 'off' ? 'off' : 'on';
  const done = await context.table.switchHints(answer.person.userId, hints);
  if (!done.ok) await showRefusal(context, answer, done);
  else if (table === '') await answer.show(plainMessage(context.texts(`bot.hints.${hints}`)));
  else await showPanel(context, answer, table, { told: [context.texts(`bot.hints.${hints}`)] });
}
