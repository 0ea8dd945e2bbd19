import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADDRESSES,
  type AddressParts,
  type AddressVerb,
  encodeAddress,
} from '../../src/discord/address.ts';
import type { Outcome, SeenMessage } from '../../src/local/index.ts';
import { must } from '../support/test-table.ts';
import { controlOf, messageWith, stageForTests, startCounting } from './stage.ts';

/**
 * A second press hits a message that the first press has moved: it is gone while the bot answers. Every kind of
 * button and menu is pressed like that.
 */

const stage = stageForTests();
const BUTTON = 2;
const MODAL = 9;

let here: Awaited<ReturnType<typeof startCounting>>;
beforeAll(async () => {
  here = await startCounting(stage);
}, 60_000);

/** A running game, with a question to Ann. */
async function playing(): Promise<typeof here> {
  const { match } = must(await stage.table.find(here.match.id));
  if (match.status !== 'playing' || match.revision > 0) here = await startCounting(stage);
  return here;
}

/** What a button of this kind says when it is about that game. */
function addressOf(verb: AddressVerb, decision: string): string {
  const { match } = here;
  const known: { readonly [part: string]: string } = {
    table: match.id,
    decision,
    option: 'add-1',
    page: '0',
    game: 'counting',
    topic: 'counting',
    character: 'fox',
    of: 'player',
    id: stage.ann,
    seat: 'seat-1',
    step: 'first',
    from: '0',
    to: '0',
    does: 'inspect',
    wants: 'no',
    wanted: 'off',
    sure: 'no',
    setting: 'show',
    part: 'show',
    pile: '',
    words: 'dice',
  };
  const parts = Object.fromEntries(ADDRESSES[verb].map((name) => [name, known[name] ?? '0']));
  return encodeAddress(verb, parts as AddressParts<typeof verb>);
}

const pressed = ({ id, channelId }: SeenMessage, customId: string): Promise<Outcome> =>
  stage.discord.forge({
    userId: stage.ann,
    channelId,
    type: 3,
    data: { custom_id: customId, component_type: BUTTON },
    messageId: id,
  });

/** A private message to Ann with buttons. */
async function panel(): Promise<SeenMessage> {
  const { thread } = await playing();
  const call = await messageWith(stage, thread, ': your turn');
  return (await stage.discord.press(stage.ann, call.id, controlOf(call, 'Act'))).reply();
}

const VERBS = Object.keys(ADDRESSES) as AddressVerb[];

describe('a second press on a message that has just gone is answered', () => {
  it.each(VERBS)('%s', async (verb) => {
    const { discord, ann } = stage;
    stage.complaints.length = 0;
    const message = await panel();
    const look = must(await stage.table.look(here.match.id, ann));
    const customId = addressOf(verb, look.open[0]?.id ?? '');
    const both = [pressed(message, customId), pressed(message, customId)];
    discord.faults.deleteMessage(message.id);
    const outcomes = await Promise.all(both);
    await stage.bot.settled();
    expect(stage.complaints).toEqual([]);
    const seen = discord
      .messages(here.thread, ann)
      .filter(({ id }) => BigInt(id) > BigInt(message.id));
    for (const { acknowledged, type } of outcomes) {
      expect(acknowledged).toBe(true);
      if (type !== MODAL) expect(seen).not.toEqual([]);
    }
    expect(seen.filter(({ loading }) => loading)).toEqual([]);
    expect(seen.map(({ text }) => text).join()).not.toContain('Something went wrong');
  });
});

afterAll(() => {
  expect(stage.discord.statistics.violations).toEqual([]);
});
