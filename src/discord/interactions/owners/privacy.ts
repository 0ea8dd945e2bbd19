import type { BotContext } from '../../context.ts';
import { plainMessage } from '../../messages/plain.ts';
import { confirmForgettingMessage, personalDataMessage } from '../../messages/private/privacy.ts';
import type { Answer } from '../answer.ts';
import type { Command } from '../command.ts';
import { components } from '../component.ts';
import { showRefusal } from '../refused.ts';
import { jsonFile } from './packed.ts';

export const privacyCommand: Command = {
  key: 'privacy',
  subcommands: [
    { key: 'export', cost: 'export', handle: exportPersonalData },
    { key: 'delete', handle: askToForget },
  ],
};

export const privacyComponents = components({
  forget: { handle: forget },
});

/** Everything that is kept about the person asking, as a file for them alone. */
async function exportPersonalData(context: BotContext, answer: Answer): Promise<void> {
  const { table, texts } = context;
  const read = await table.personalData(answer.person.userId);
  if (!read.ok) {
    await showRefusal(context, answer, read);
    return;
  }
  const { ok: _, ...kept } = read;
  const data = { user: answer.person.userId, exportedAt: new Date().toISOString(), ...kept };
  const json = JSON.stringify(data, null, 1);
  const file = await jsonFile('threadbound-my-data', json, texts('bot.privacy.file'));
  await answer.show(personalDataMessage(file, texts));
}

/** Says what deleting means, and asks. */
function askToForget({ texts }: BotContext, answer: Answer): Promise<void> {
  return answer.show(confirmForgettingMessage(texts));
}

/** Deletes what is kept about the person pressing, or keeps it. */
async function forget(
  context: BotContext,
  answer: Answer,
  { sure }: { sure: string },
): Promise<void> {
  const { table, texts } = context;
  if (sure !== 'yes') {
    await answer.show(plainMessage(texts('bot.privacy.kept')));
    return;
  }
  const forgotten = await table.forget(answer.person.userId);
  if (forgotten.ok)
    await answer.show(plainMessage(texts('bot.privacy.deleted', { matches: forgotten.matches })));
  else await showRefusal(context, answer, forgotten);
}
