import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { BotContext } from '../../src/discord/context.ts';
import { showAdvice } from '../../src/discord/interactions/advising.ts';
import type { Answer } from '../../src/discord/interactions/answer.ts';
import type { OutgoingMessage } from '../../src/discord/messages/message.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';

const texts = loadTexts();

/** What somebody who presses Advise sees, one thing after another, when thinking takes this long. */
async function seen(milliseconds: number, how: 'button' | 'command'): Promise<string[]> {
  const shown: string[] = [];
  const show = async (message: OutgoingMessage) => {
    shown.push(JSON.stringify(message.components));
  };
  const advise = async () => {
    await wait(milliseconds);
    return { ok: false, refusal: 'no-such-match' };
  };
  const context = { texts, table: { advise } } as unknown as BotContext;
  const interaction = { isChatInputCommand: () => how === 'command' };
  const person = { userId: 'ann', name: 'Ann' };
  await showAdvice(
    context,
    { interaction, person, show, progress: show } as unknown as Answer,
    'm',
    null,
  );
  return shown;
}

const THINKING = expect.stringContaining('I’m thinking it over');
const ANSWERED = expect.not.stringContaining('I’m thinking it over');

it('whoever asks for advice sees within a second that it is thought about', async () => {
  expect(await seen(900, 'button')).toEqual([THINKING, ANSWERED]);
});

it('and nothing flickers where the answer is there at once, or Discord shows the waiting itself', async () => {
  expect(await seen(1, 'button')).toEqual([ANSWERED]);
  expect(await seen(900, 'command')).toEqual([ANSWERED]);
});
