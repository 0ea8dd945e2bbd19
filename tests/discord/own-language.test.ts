import { describe, expect, it } from 'vitest';
import { anyGame, type Game } from '../../src/kernel/game.ts';
import type { OrderRules } from '../../src/kernel/orders.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import { loadTexts, readGrammar, readMessages } from '../../src/texts/catalogue.ts';
import { createTexts, type Texts } from '../../src/texts/texts.ts';
import { countingMessages } from '../support/counting-game.ts';
import { botTextsWith } from '../support/counting-texts.ts';
import { orderingGame } from '../support/ordering-game.ts';
import { must } from '../support/test-table.ts';
import {
  cardWith,
  controlOf,
  messageWith,
  openTable,
  type Stage,
  stageForTests,
  startCounting,
  voteIn,
} from './stage.ts';

/** How likely an order is to work out in these tests. */
const now = { chance: 0.74 };
const orders: OrderRules = {
  chances: (_view, _decision, { verb }) => (verb === 'add' ? [now.chance] : []),
};

/** Counting, in which options and seats are called differently in each language. */
function wordedGame(): Game {
  const game = orderingGame(orders, { cooperative: true });
  const { presentation } = game;
  const option = (id: string, texts: Texts) => ({
    label: texts.has(`counting.option.${id}`) ? texts(`counting.option.${id}`) : id,
  });
  return anyGame({
    ...game,
    presentation: {
      ...presentation,
      option: (_view, _decision, { id }, texts) => option(id, texts),
      panel: (view, decision, texts) => {
        const { lines, menus } = presentation.panel(view, decision, texts);
        const worded = menus.map((menu) => ({
          ...menu,
          options: menu.options.map((one) => ({ ...one, text: option(one.option.id, texts) })),
        }));
        return { lines, menus: worded };
      },
      seatNames: (_view, seat, texts) => [texts(`counting.seat.${seat}`)],
    },
  });
}

const english = botTextsWith(
  createTexts(
    'en',
    new Map([
      ...countingMessages,
      ['counting.option.add-2', 'add two'],
      ['counting.option.on', 'go on'],
      ['counting.seat.seat-1', 'Foxglove'],
      ['counting.seat.seat-2', 'Owlet'],
    ]),
  ),
);

/** Of the lobby and the panel, only what is asked here: tests find the rest of their buttons by English labels. */
const SPOKEN = [
  'orders.',
  'undo.',
  'companion.',
  'bot.undo.',
  'bot.companions.',
  'bot.vote.',
  'vote.',
];

const french = createTexts(
  'fr',
  new Map([
    ...[...readMessages('fr').values()]
      .flatMap((file) => [...file])
      .filter(([key]) => SPOKEN.some((beginning) => key.startsWith(beginning))),
    ['counting.event.added', '{seat} ajoute {number} : {total}.'],
    ['counting.event.rolled', '{seat} lance {die}.'],
    ['counting.prompt.add', 'Combien ajoutes-tu ?'],
    ['counting.option.add-2', 'ajouter deux'],
    ['counting.option.on', 'continuer'],
    ['counting.seat.seat-1', 'Digitale'],
    ['counting.seat.seat-2', 'Chevêche'],
  ]),
  readGrammar('fr'),
);

/** What is read in one of the languages. */
const WORDS = {
  en: {
    leave: 'Leave orders',
    asked: 'How much do you add?',
    order: 'add two',
    whole: 'That’s your whole turn.',
    own: 'Your orders: add two',
    others: 'left orders: add two',
    why: '“add two” is down from 74% to 51%',
    stopped: 'Your orders stopped: “add two” is down from 74% to 51%',
    takenBack: 'Taken back by Foxglove: seat-1 adds 2: 2.',
    rolled: 'seat-1 rolls',
    request: 'wants to go back to before: seat-1 rolls',
    companion: 'Wren (steady companion)',
    vote: 'Owlet',
    answer: 'go on',
  },
  fr: {
    leave: 'Laisser des consignes',
    asked: 'Combien ajoutes-tu ?',
    order: 'ajouter deux',
    whole: 'C’est tout ton tour.',
    own: 'Tes consignes : ajouter deux',
    others: 'ajouter deux',
    why: '« ajouter deux » passe de 74 % à 51 %',
    stopped: 'Tes consignes s’arrêtent là : « ajouter deux » passe de 74 % à 51 %',
    takenBack: 'Repris (Digitale) : seat-1 ajoute 2 : 2.',
    rolled: 'seat-1 lance',
    request: 'veut revenir juste avant : seat-1 lance',
    companion: `${loadTexts('fr')('companion.name.1')} (compagnon posé)`,
    vote: 'Chevêche',
    answer: 'continuer',
  },
} as const;

type Words = (typeof WORDS)['en' | 'fr'];

/** A language may keep a sign with what stands before it. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const seen = (stage: Stage, where: string, words: string, viewer?: string): Promise<SeenMessage> =>
  stage.discord.waitFor(
    () =>
      stage.discord
        .messages(where, viewer)
        .findLast(
          ({ text, ephemeral }) =>
            plain(text).includes(words) && ephemeral === (viewer !== undefined),
        ),
    20_000,
    `a message with "${words}"`,
  );

const press = async (
  { discord }: Stage,
  user: string,
  message: SeenMessage,
  label: string,
): Promise<void> => {
  const pressed = await discord.press(user, message.id, controlOf(message, label));
  expect(pressed.error).toBeNull();
};

const panelOf = async ({ discord }: Stage, call: SeenMessage, user: string): Promise<SeenMessage> =>
  (await discord.press(user, call.id, controlOf(call, 'Act'))).reply();

/**
 * @param stage where Bo reads in another language than the thread
 * @param own what Bo reads
 * @param table what everyone reads
 */
function readsTheirOwn(stage: Stage, own: Words, table: Words): void {
  it('leaves orders in their language; everyone else reads of them in theirs, also of why they stop', async () => {
    const { discord, ann, bo } = stage;
    const { thread } = await startCounting(stage);
    const call = await messageWith(stage, thread, ': your turn');
    await press(stage, bo, await panelOf(stage, call, bo), own.leave);
    await press(stage, bo, await seen(stage, thread, own.asked, bo), own.order);
    const whole = await seen(stage, thread, own.whole, bo);
    expect(whole.text).toContain(`1. ${own.order}`);
    expect(plain((await panelOf(stage, call, bo)).text)).toContain(own.own);

    now.chance = 0.51;
    await discord.command(ann, thread, 'add', { number: '1' });
    const stopped = await seen(stage, thread, table.why);
    now.chance = 0.74;
    expect(stopped.text).not.toContain(own.order);
    const panel = await panelOf(stage, stopped, bo);
    expect(plain(panel.text)).toContain(own.stopped);
    expect(panel.text).not.toContain(table.order);
    expect(stage.complaints).toEqual([]);
  });

  it('is told in direct messages what somebody wants to take back, in their language, and the thread in its own', async () => {
    const { discord, ann, bo, channel, publishing, bot, table: games } = stage;
    await (await discord.command(bo, channel, 'notify', { how: 'direct' })).reply();
    const { thread, match } = await startCounting(stage);
    await discord.command(ann, thread, 'add', { number: '2' });
    await messageWith(stage, thread, 'seat-1');
    await (await discord.command(ann, thread, 'undo')).reply();
    expect(plain((await seen(stage, thread, table.takenBack)).text)).not.toContain(own.takenBack);

    await discord.command(ann, thread, 'roll');
    await seen(stage, thread, table.rolled);
    const undo = { to: 0, requestId: 'undo' };
    expect(must(await games.undo(match.id, ann, undo))).toMatchObject({ outcome: 'asked' });
    const request = await seen(stage, thread, table.request);
    expect(plain(request.text)).not.toContain(own.request);
    await publishing.drain();
    await bot.settled();
    const direct = discord.directMessages(bo).map(({ text }) => plain(text));
    expect(direct).toContainEqual(expect.stringContaining(own.request));
    expect(stage.complaints).toEqual([]);
  });

  it('reads in private what companions are called in their language, and everyone in the table’s', async () => {
    const { discord, ann, bo } = stage;
    const lobby = await openTable(stage);
    const menu = lobby.controls.find(({ options }) =>
      options.some(({ value }) => value === 'steady'),
    );
    await discord.select(ann, lobby.id, menu?.customId ?? '', ['steady']);
    const card = await cardWith(stage, lobby.id, table.companion);
    expect(card.text).not.toContain(own.companion);
    const [{ id } = { id: '' }] = must(
      await stage.table.list({ guildId: discord.guildId }),
    ).matches;
    const found = must(await stage.table.find(id)).match;
    expect(found.seats.map(({ name }) => name)).toEqual(['Ann', '']);
    const list = await (await discord.command(bo, stage.channel, 'game list')).reply();
    expect(list.text).toContain(own.companion);
    expect(list.text).not.toContain(table.companion);
    expect(stage.complaints).toEqual([]);
  });

  it('sees the votes in their language, and the thread in its own', async () => {
    const { discord, ann, bo } = stage;
    const { thread, match } = await startCounting(stage);
    const asked = await voteIn(stage, thread, match.id);
    await press(stage, ann, asked, table.answer);
    const voted = await seen(stage, thread, `**${table.answer}** ▮`);
    expect(voted.text).toContain(table.vote);
    const panel = await (await discord.command(bo, thread, 'choose', {})).reply();
    expect(panel.text).toContain(`**${own.answer}** ▮`);
    expect(panel.text).not.toContain(table.answer);
    expect(stage.complaints).toEqual([]);
  });
}

describe('a French player at an English table', () => {
  const stage = stageForTests({
    games: [wordedGame()],
    texts: english,
    otherTexts: [french],
    locales: { Bo: 'fr' },
  });
  readsTheirOwn(stage, WORDS.fr, WORDS.en);
});

describe('an English player at a French table', () => {
  const stage = stageForTests({
    games: [wordedGame()],
    texts: english,
    otherTexts: [french],
    guildLocale: 'fr',
  });
  readsTheirOwn(stage, WORDS.en, WORDS.fr);
});
