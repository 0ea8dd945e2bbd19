import { describe, expect, it, vi } from 'vitest';
import { cardsMeant, knownCards } from '../../src/discord/commands/cards.ts';
import type { CardText, Game } from '../../src/kernel/game.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { countingGame } from '../support/counting-game.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { controlOf, privatelyWith, stageForTests, startCounting } from './stage.ts';

const card = (id: string, name: string, text = ''): CardText => ({ id, name, line: 'Card', text });

const viewerOf = (view: unknown): string => (view as { viewer: string }).viewer;

const withCards = (id: string, cards: CardText[]): Game => {
  const { rules, presentation } = countingGame();
  const whereabouts = (view: unknown, card: string) => [`${viewerOf(view)} sees ${card}`];
  const piles = () => [
    {
      id: 'numbers',
      name: 'Deck of numbers',
      left: 4,
      held: 2,
      discarded: [{ card: 'zero', name: 'Zero', count: 2 }],
      unseen: [{ card: 'seer', name: 'Seer', count: 1 }],
    },
  ];
  const cardPicture = async (card: string) => presentation.portrait(card, texts);
  return {
    rules: { ...rules, id },
    presentation: { ...presentation, cards: () => cards, cardPicture, whereabouts, piles },
  };
};

const COUNTING = withCards('counting', [
  card('seer', 'Seer', 'Looks ahead.'),
  card('zero', 'Zero', 'Adds nothing.'),
]);
const SUMS: Game = (() => {
  const game = withCards('sums', [
    card('seer', 'Seer', 'Sums up.'),
    card('ant', 'Ant'),
    card('zeroth', 'The Zeroth'),
  ]);
  return { ...game, presentation: { ...game.presentation, verbs: [] } };
})();

const bot = botAndCountingTexts();
const texts: Texts = Object.assign(
  (key: string, args?: Parameters<Texts>[1]) => (key === 'sums.name' ? 'Sums' : bot(key, args)),
  { locale: 'en', has: (key: string) => key === 'sums.name' || bot.has(key) },
);

describe('which card is meant', () => {
  const games = createGames([COUNTING, SUMS]);
  const meant = (own: string | null, typed: string) =>
    cardsMeant(knownCards(games, own, texts), own, typed).map(
      ({ gameId, card: { id } }) => `${gameId}:${id}`,
    );

  it('is that of the thread’s own game, elsewhere each of the name', () => {
    expect(meant('sums', 'seer')).toEqual(['sums:seer']);
    expect(meant('counting', ' SEER')).toEqual(['counting:seer']);
    expect(meant(null, 'Seer')).toEqual(['counting:seer', 'sums:seer']);
  });

  it('is another game’s where the own one has none of the name', () => {
    expect(meant('counting', 'ant')).toEqual(['sums:ant']);
  });

  it('is the chosen one, whatever the thread plays', () => {
    expect(meant('counting', 'sums:seer')).toEqual(['sums:seer']);
  });

  it('is looked for in longer names, those of the own game first', () => {
    expect(meant('sums', 'zer')).toEqual(['sums:zeroth', 'counting:zero']);
    expect(meant(null, 'nothing of the kind')).toEqual([]);
    expect(meant(null, '  ')).toEqual([]);
  });

  it('needs no name of the game where there is one game only', () => {
    const [alone] = knownCards(createGames([COUNTING]), null, texts);
    expect(alone?.game).toBe('');
  });
});

describe('/card with two games', () => {
  const stage = stageForTests({ games: [COUNTING, SUMS], texts });

  /** Discord waits for three seconds; if a busy machine takes longer, a person types again. */
  const suggested = (place: string) =>
    vi.waitFor(async () => {
      const { discord, ann } = stage;
      const answer = await discord.autocomplete(ann, place, 'card', { card: '' }, 'card');
      expect(answer.error).toBeNull();
      return answer.choices;
    }, 30_000);
  const read = async (place: string, typed: string) =>
    (await stage.discord.command(stage.ann, place, 'card', { card: typed })).reply();

  it('names the game beside each card, and asks which of two is meant', async () => {
    const { channel, discord, ann } = stage;
    expect(await suggested(channel)).toEqual([
      { name: 'Seer · Counting · Card', value: 'counting:seer' },
      { name: 'Zero · Counting · Card', value: 'counting:zero' },
      { name: 'Seer · Sums · Card', value: 'sums:seer' },
      { name: 'Ant · Sums · Card', value: 'sums:ant' },
      { name: 'The Zeroth · Sums · Card', value: 'sums:zeroth' },
    ]);
    const asked = await read(channel, 'seer');
    expect(asked.text).toContain('Which card do you mean?');
    await discord.select(ann, asked.id, controlOf(asked, 'Choose a card…'), ['sums:seer']);
    const shown = await privatelyWith(stage, ann, channel, 'Sums up.');
    expect(shown.text).toContain('Sums · Card');
    expect(shown.text).not.toContain('Looks ahead.');
    expect(shown.text).not.toContain('In this game');
    expect(shown.pictures.map(({ alt }) => alt)).toEqual(['seer']);
    expect((await read(channel, 'nobody')).text).toContain('I don’t know a card by that name');
    const near = await read(channel, 'zerro');
    expect(near.text).toContain('I don’t know a card called “zerro”.');
    await discord.select(ann, near.id, controlOf(near, 'Choose a card…'), ['counting:zero']);
    await privatelyWith(stage, ann, channel, 'Counting · Card');
  });

  it('puts the cards of a thread’s own game first, and its card answers', async () => {
    const { thread } = await startCounting(stage);
    expect((await suggested(thread)).map(({ name }) => name)).toEqual([
      'Seer · Card',
      'Zero · Card',
      'Seer · Sums · Card',
      'Ant · Sums · Card',
      'The Zeroth · Sums · Card',
    ]);
    const own = await read(thread, 'Seer');
    expect(own.text).toContain('Looks ahead.');
    expect(own.text).not.toContain('Counting');
    expect(own.text).toContain('**In this game**\n- seat-1 sees seer');
    const onlooker = await stage.discord.command(stage.cleo, thread, 'card', { card: 'seer' });
    expect((await onlooker.reply()).text).toContain('- table sees seer');
    const other = await read(thread, 'sums:seer');
    expect(other.text).not.toContain('In this game');
    expect(other.text).toContain('Sums · Card');
    expect(stage.discord.statistics.violations).toEqual([]);
    expect(stage.complaints).toEqual([]);
  });
});

describe('/deck', () => {
  const stage = stageForTests({ games: [COUNTING], texts });

  it('counts what is left and what was discarded, and leads to each deck and its cards', async () => {
    const { discord, ann, channel } = stage;
    const { thread } = await startCounting(stage);
    const typed = async (place: string, deck?: string) =>
      (await discord.command(ann, place, 'deck', deck === undefined ? {} : { deck })).reply();
    const all = await typed(thread);
    expect(all.text).toContain('**Deck of numbers** · 4 left · 2 in hand · 2 discarded');
    expect(all.text).toContain('-# Discarded: Zero ×2');
    await discord.select(ann, all.id, controlOf(all, 'Look into a deck…'), ['numbers']);
    const one = await privatelyWith(stage, ann, thread, '## Deck of numbers');
    expect(one.text).toContain('4 cards lie face down, 2 are in hands that you can’t see.');
    expect(one.text).toContain('**Discarded, latest first**\nZero ×2\n**Not seen yet**\nSeer');
    await discord.press(ann, one.id, controlOf(one, 'See all decks'));
    await privatelyWith(stage, ann, thread, '## Decks');
    const again = await typed(thread, 'numbrs');
    expect(again.text).toContain('## Deck of numbers');
    await discord.select(ann, again.id, controlOf(again, 'Read a card…'), ['counting:zero']);
    await privatelyWith(stage, ann, thread, 'Adds nothing.');
    const { choices } = await discord.autocomplete(ann, thread, 'deck', { deck: 'num' }, 'deck');
    expect(choices).toEqual([{ name: 'Deck of numbers · 4 left', value: 'numbers' }]);
    expect((await typed(channel)).text).toContain('There’s no game in this channel');
    expect(discord.statistics.violations).toEqual([]);
    expect(stage.complaints).toEqual([]);
  });
});

describe('/hand', () => {
  const card = { id: 'one.1', name: 'One', line: 'Card', text: 'Adds one.' };
  const idle = { id: 'nil.1', name: 'Nil', line: 'Card', text: 'Adds nothing.' };
  const { rules, presentation } = countingGame();
  const game: Game = {
    rules,
    presentation: {
      ...presentation,
      hand: () => [card, idle],
      held: (_view, { id }) => (id === 'add-1' ? [card.id] : []),
      notNow: () => 'It would do nothing now.',
    },
  };
  const stage = stageForTests({ games: [game] });

  it('has a menu to play from, and says why a card can’t be played now', async () => {
    const { discord, ann, bo } = stage;
    const { thread } = await startCounting(stage);
    const read = async (who: string) => (await discord.command(who, thread, 'hand', {})).reply();
    const hands = [await read(ann), await read(bo)];
    const hand = hands.find(({ controls }) =>
      controls.some(({ label }) => label === 'Play a card…'),
    );
    expect(hands.map(({ text }) => text)).toEqual(
      Array(2).fill(expect.stringContaining('**Nil**')),
    );
    expect(hand?.text).toContain('cards\n-# Not now: Nil. It would do nothing now.\n');
    expect(discord.statistics.violations).toEqual([]);
    expect(stage.complaints).toEqual([]);
  });
});
