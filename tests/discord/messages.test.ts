import { describe, expect, it } from 'vitest';
import { knownCards } from '../../src/discord/commands/cards.ts';
import { knownTerms } from '../../src/discord/commands/terms.ts';
import { asPage } from '../../src/discord/components/pages.ts';
import { optionsReference } from '../../src/discord/components/references.ts';
import { COMMANDS } from '../../src/discord/interactions/commands.ts';
import { charactersMessage } from '../../src/discord/messages/lobby/characters.ts';
import { lobbyMessage } from '../../src/discord/messages/lobby/lobby.ts';
import { lobbyOptionsMessage } from '../../src/discord/messages/lobby/options.ts';
import { fitTexts, type OutgoingMessage, pictureFile } from '../../src/discord/messages/message.ts';
import { inWordsMessage, pictureMessage } from '../../src/discord/messages/private/board.ts';
import { cardMessage, whichCardMessage } from '../../src/discord/messages/private/card.ts';
import {
  explainMessage,
  symbolsMessage,
  termMessage,
  wordsMessage,
} from '../../src/discord/messages/private/glossary.ts';
import { goalMessage } from '../../src/discord/messages/private/goal.ts';
import { handMessage } from '../../src/discord/messages/private/hand.ts';
import { helpMessage } from '../../src/discord/messages/private/help.ts';
import { logMessage } from '../../src/discord/messages/private/log.ts';
import { matchesMessage } from '../../src/discord/messages/private/matches.ts';
import { panelMessage } from '../../src/discord/messages/private/panel.ts';
import { refusalMessage } from '../../src/discord/messages/private/refusal.ts';
import { statusMessage } from '../../src/discord/messages/private/status.ts';
import { callMessage } from '../../src/discord/messages/thread/call.ts';
import { chapterMessage, storyIn } from '../../src/discord/messages/thread/chapter.ts';
import { endingMessage } from '../../src/discord/messages/thread/ending.ts';
import { roundMessage } from '../../src/discord/messages/thread/round.ts';
import { games } from '../../src/games/index.ts';
import type { Decision, Option } from '../../src/kernel/decision.ts';
import type { PublicDecision } from '../../src/table/match/saved/summary.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { messageProblems } from './discord-limits.ts';
import {
  hugeDecision,
  hugeGame,
  hugeLook,
  hugeMatch,
  hugePicture,
  hugeSnapshot,
  hugeTexts,
  hugeVote,
} from './huge.ts';

const words = { game: hugeGame, texts: hugeTexts };

const [hugeCard] = knownCards(new Map([['huge', hugeGame]]), null, hugeTexts);
const hugeCards = Array.from({ length: 60 }, (_, index) => ({
  gameId: 'huge',
  game: hugeTexts('huge.name'),
  also: [],
  card: { ...hugeCard!.card, id: `card-${index}` },
}));

const nextPage = (values: readonly string[], page: number): number | null =>
  values.map(asPage).find((to) => to !== null && to > page) ?? null;

const call = (open: PublicDecision[]) =>
  callMessage(
    { ...hugeSnapshot, open },
    { decisions: open.map(({ id }) => id), mentions: ['seat-1'], closed: false },
    words,
  );

/** As it is sent. */
const sent = (message: OutgoingMessage | null): OutgoingMessage => {
  if (!message) throw new Error('There is no message.');
  return { ...message, components: fitTexts(message.components) };
};

const problemsOf = (message: OutgoingMessage | null) => messageProblems(sent(message));

it('the panel says when it is due beside what is asked, not behind one of the answers', () => {
  const told = (lines: string[]) => {
    const panel = () => ({ lines, menus: [] });
    const game = { ...hugeGame, presentation: { ...hugeGame.presentation, panel } };
    const open = [hugeDecision('1', 2)];
    const times = { due: { 1: new Date(1_800_000_000_000) }, pausedSince: null };
    const { components } = panelMessage({ ...hugeLook, open, times }, { game, texts: hugeTexts });
    return JSON.stringify(components);
  };
  const due = '⏳ Due <t:1800000000:R>';
  expect(told(['**Which?**', '-# Why.', '**Left:** far'])).toContain(
    `**Which?**\\n-# Why. · ${due}\\n**Left:** far"`,
  );
  expect(told(['**Which?**', '**Left:** far'])).toContain(`**Which?** · ${due}\\n**Left:** far"`);
});

it('the panel says when a turn ends by itself, unless its person wants to be asked everything', () => {
  const open = [{ ...hugeDecision('1', 2), seats: ['seat-1'], rest: true as const }];
  const standing = () => [
    { id: 'ends', option: 'a', until: 'revoked' as const, byItself: true as const },
  ];
  const game = { ...hugeGame, rules: { ...hugeGame.rules, standing } };
  const panel = (is: 'everything' | 'what-matters', pausedSince: Date | null = null) => {
    const times = { due: { 1: new Date(1_800_000_000_000) }, pausedSince };
    const asking = { is, said: false, offered: false };
    const look = { ...hugeLook, open, times, asking };
    return JSON.stringify(panelMessage(look, { game, texts: hugeTexts }).components);
  };
  const ends = '⏳ Not much is left: your turn ends by itself <t:1800000000:R>';
  expect(panel('what-matters')).toContain(ends);
  expect(panel('everything')).toContain('⏳ Due <t:1800000000:R>');
  for (const other of [panel('everything'), panel('what-matters', new Date())]) {
    expect(other).not.toContain(ends);
  }
});

describe('portraits', () => {
  it.each(games.map((game) => [game.rules.id, game] as const))(
    'of %s have small print only where there is some',
    async (_, game) => {
      const texts = loadTexts();
      const match = { ...hugeMatch, gameId: game.rules.id, status: 'lobby' as const };
      const message = await charactersMessage(match, 0, { game, texts }, (character) =>
        game.presentation.portrait(character, texts),
      );
      const small = JSON.stringify(message.components).match(/-#[^"]{0,4}/g) ?? [];
      for (const print of small) expect(print).toMatch(/^-# \S/);
    },
  );
});

const explained = { games: [hugeGame], commands: COMMANDS.map(({ key }) => key) };

describe('messages keep within Discord’s limits however much there is to say', () => {
  it.each([
    ['lobby', lobbyMessage({ ...hugeMatch, status: 'lobby' }, words)],
    ['lobby of a running match', lobbyMessage(hugeMatch, words)],
    ['round', roundMessage(hugeSnapshot, { upload: pictureFile('board', hugePicture) }, words)],
    [
      'first round',
      roundMessage(hugeSnapshot, { upload: pictureFile('board', hugePicture) }, words, {
        first: true,
      }),
    ],
    [
      'round whose board can’t be drawn',
      roundMessage(hugeSnapshot, null, words, { missing: true }),
    ],
    ['goal', goalMessage(hugeLook, words)],
    ['ending', endingMessage(hugeSnapshot, hugePicture, words)],
    ['hand', handMessage(hugeLook, hugePicture, words)],
    ['board', pictureMessage(hugeLook, { kind: 'sum' }, hugePicture, words)],
    ['board in words', inWordsMessage(hugeLook, hugePicture.altText, words)],
    ['status', statusMessage(hugeLook, words, { threadGone: true })],
    ['matches', matchesMessage(Array(25).fill(hugeMatch), { games: new Map(), texts: hugeTexts })],
    ['help', helpMessage('', explained, hugeTexts)],
    ['help for a game', helpMessage('huge', explained, hugeTexts)],
    ['card', cardMessage(hugeCards[0]!, hugePicture, Array(30).fill('x'.repeat(300)), hugeTexts)],
    ['word', termMessage(knownTerms([hugeGame], null, hugeTexts)[0]!, null, hugeTexts)],
    ['words', wordsMessage(hugeGame, hugeTexts)],
    ['symbols', symbolsMessage(hugeGame, 'abcdefghij', hugeTexts)],
    ['explanation', explainMessage(hugeGame, 'very long', null, hugeTexts)],
    ['choice among cards', whichCardMessage(hugeCards, hugeTexts)],
    [
      'chapter',
      chapterMessage(
        storyIn(
          {
            chapter: { id: 'c', title: { key: 'c' } },
            part: 2,
            events: Array(300).fill({ type: 'long', args: {} }),
          },
          words,
        ) ?? '',
      ),
    ],
  ])('%s', (_name, message) => {
    expect(problemsOf(message)).toEqual([]);
  });

  it.each([0, 1, 2, 5, 7, 99, -1, Number.NaN, { option: 'option-59' }, { option: 'gone' }])(
    'options, at %o',
    (page) => {
      expect(problemsOf(lobbyOptionsMessage(hugeMatch, page, words))).toEqual([]);
    },
  );

  it('portraits on every page', async () => {
    for (const page of [0, 1, 99]) {
      for (const portrait of [async () => hugePicture, async () => null]) {
        const lobby = { ...hugeMatch, status: 'lobby' as const };
        const message = await charactersMessage(lobby, page, words, portrait);
        expect(problemsOf(message)).toEqual([]);
        expect(message.files?.length === 0).toBe((await portrait()) === null);
      }
    }
  });

  it.each([1, 2, 5, 6, 25, 26, 400])(
    'a prompt with %i options, whoever may know of them',
    (count) => {
      for (const visibility of ['public', 'private', 'secret'] as const) {
        const open = [{ ...hugeDecision('d1', count), visibility, shortcuts: [] }];
        expect(problemsOf(call(open))).toEqual([]);
      }
    },
  );

  it.each([
    [0, 4],
    [2, 5],
    [3, 7],
    [4, 8],
    [10, 14],
    [11, 4],
  ])('a call with %i ways to begin has %i buttons', (count, buttons) => {
    const decision = hugeDecision('d1', count);
    const message = call([{ ...decision, rest: true, shortcuts: decision.options }]);
    expect(problemsOf(message)).toEqual([]);
    // Besides those of the people who keep the others waiting.
    const ways = JSON.stringify(message).match(/"custom_id":"(?!replace:)/g);
    expect(ways).toHaveLength(buttons);
  });

  it('a call with ways that answer what comes next as well has a menu of them', () => {
    const decision = { ...hugeDecision('d1', 6), rest: true as const };
    const [option] = decision.options;
    const menu = {
      id: 'both',
      title: 'Both',
      as: 'menu' as const,
      options: [{ option: option!, ahead: ['next'], text: { label: 'one, then next' } }],
    };
    const game = {
      ...hugeGame,
      presentation: { ...hugeGame.presentation, shortcutMenu: () => menu },
    };
    const calling = (
      visibility: PublicDecision['visibility'],
      options: Option[] = decision.options,
    ) =>
      callMessage(
        {
          ...hugeSnapshot,
          open: [{ ...decision, visibility, options, shortcuts: options }],
        },
        { decisions: ['d1'], mentions: ['seat-1'], closed: false },
        { ...words, game },
      );
    const message = calling('public');
    expect(problemsOf(message)).toEqual([]);
    expect(JSON.stringify(message)).toContain(`"value":"${optionsReference(option!, ['next'])}"`);
    // What only the person asked may know is in no public menu.
    expect(JSON.stringify(calling('private', []))).not.toContain('one, then next');
  });

  it('a call for a private question has a menu of what everyone may know of it', () => {
    const { options, ...decision } = hugeDecision('d1', 6);
    const offered: string[][] = [];
    const shortcutMenu = (_: unknown, asked: Decision) => {
      offered.push(asked.options.map(({ id }) => id));
      const found = asked.options.map((option, at) => ({ option, text: { label: `does ${at}` } }));
      return { id: 'here', title: 'Here', as: 'menu' as const, options: found };
    };
    const game = { ...hugeGame, presentation: { ...hugeGame.presentation, shortcutMenu } };
    const known = options.slice(0, 2);
    const calling = (openly: Option[]) =>
      callMessage(
        {
          ...hugeSnapshot,
          open: [
            {
              ...decision,
              rest: true,
              visibility: 'private',
              options: [],
              shortcuts: [],
              ...(openly.length > 0 ? { openly } : {}),
            },
          ],
        },
        { decisions: ['d1'], mentions: ['seat-1'], closed: false },
        { ...words, game },
      );
    const message = calling(known);
    expect(problemsOf(message)).toEqual([]);
    expect(offered).toEqual([known.map(({ id }) => id)]);
    expect(JSON.stringify(message).match(/does \d/g)).toEqual(['does 0', 'does 1']);
    expect(JSON.stringify(calling([]))).not.toContain('does ');
  });

  it('a question with many options has buttons for those that the game names, and a menu of all', () => {
    const decision = hugeDecision('d1', 9);
    const named = decision.options.slice(3, 5);
    const buttonsOf = (shortcuts: typeof named, options = decision.options) => {
      const message = call([{ ...decision, options, shortcuts }]);
      expect(problemsOf(message)).toEqual([]);
      const picks = JSON.stringify(message).match(/"custom_id":"[^"]*pick[^"]*"/g) ?? [];
      return {
        picks: picks.length,
        menus: JSON.stringify(message).match(/"placeholder"/g)?.length,
      };
    };
    expect(buttonsOf(named)).toEqual({ picks: 2, menus: 1 });
    expect(buttonsOf([])).toEqual({ picks: 0, menus: 1 });
    // A few are shown as buttons anyway, each of them once.
    expect(buttonsOf(named, decision.options.slice(0, 5))).toEqual({ picks: 5, menus: undefined });
  });

  it.each([1, 5, 12])('%i questions in one call, beside a turn', (count) => {
    const ids = Array.from({ length: count }, (_, index) => `d${index}`);
    const open = ids.map((id) => ({ ...hugeDecision(id, 5), shortcuts: [] }));
    const turn = { ...hugeDecision('turn', 9), rest: true as const };
    expect(problemsOf(call([...open, { ...turn, shortcuts: turn.options }]))).toEqual([]);
  });

  it.each([2, 5, 26, 400])('a vote on %i options, in the call and in a panel', (count) => {
    const open = { ...hugeDecision('d1', count), how: 'group' as const, shortcuts: [] };
    const votes = [hugeVote(open)];
    const snapshot = { ...hugeSnapshot, open: [open], votes };
    const data = { decisions: ['d1'], mentions: ['seat-1'], closed: false };
    expect(problemsOf(callMessage(snapshot, data, words))).toEqual([]);
    expect(problemsOf(panelMessage({ ...hugeLook, open: [open], votes }, words))).toEqual([]);
  });

  it.each([1, 3, 26, 400])('a panel with %i options in each of thirty menus', (count) => {
    const open = [hugeDecision('d1', count), ...['d2', 'd3'].map((id) => hugeDecision(id, 3))];
    for (const page of [0, 1, 50]) {
      const message = panelMessage({ ...hugeLook, open }, words, {
        page,
        hint: 'x'.repeat(300),
        told: Array(50).fill('x'.repeat(300)),
      });
      expect(problemsOf(message)).toEqual([]);
    }
  });

  it('says what choosing none means where the game does, and else that it is none', () => {
    const open = [{ ...hugeDecision('d1', 3), choose: { min: 0, max: 3 } }];
    const labels = (none?: () => string) => {
      const game = none
        ? { ...hugeGame, presentation: { ...hugeGame.presentation, none } }
        : hugeGame;
      const message = panelMessage({ ...hugeLook, open }, { ...words, game });
      expect(problemsOf(message)).toEqual([]);
      return JSON.stringify(message);
    };
    expect(labels(() => 'Keep all three')).toContain('"label":"Keep all three"');
    expect(labels()).toContain(`"label":"${hugeTexts('bot.panel.none')}"`);
  });

  it.each([2, 26, 60, 400])('a question that takes several of %i options', (count) => {
    const open = [{ ...hugeDecision('d1', count), choose: { min: 2, max: Math.min(count, 7) } }];
    expect(problemsOf(panelMessage({ ...hugeLook, open }, words))).toEqual([]);
  });

  it('the log on every page', () => {
    const entries = Array.from({ length: 100 }, (_, input) => ({
      input,
      at: new Date(0),
      seat: null,
      chapter: { id: `r${input}-c`, round: input, title: null },
      undone: input % 2 === 1,
      event: { type: 'long', args: {} },
    }));
    for (const page of ['last', 0, 1, 3, { round: 40 }] as const)
      expect(problemsOf(logMessage(hugeMatch, entries, page, words))).toEqual([]);
  });

  it('a refusal', () => {
    const games = new Map([['huge', hugeGame]]);
    const message = refusalMessage(
      {
        refusal: 'not-yours',
        match: hugeMatch,
        decision: { ...hugeDecision('d', 3), shortcuts: [] },
        waiting: hugeSnapshot.waiting,
      },
      null,
      games,
      hugeTexts,
    );
    expect(problemsOf(message)).toEqual([]);
  });
});

describe('a menu with more options than Discord shows', () => {
  it('leads to all of them', () => {
    const open = [hugeDecision('d1', 60)];
    const seen = new Set<string>();
    let page: number | null = 0;
    while (page !== null) {
      const message = panelMessage({ ...hugeLook, open }, words, { menuPages: { 'menu-0': page } });
      const [menu] = JSON.stringify(message.components).split('"custom_id":"menu:').slice(1);
      const values = [...(menu ?? '').matchAll(/"value":"([^"]+)"/g)].map(([, value]) => value!);
      for (const value of values) if (asPage(value) === null) seen.add(value);
      page = nextPage(values, page);
    }
    expect(seen.size).toBe(60);
  });
});
