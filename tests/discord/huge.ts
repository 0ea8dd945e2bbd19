import type { Decision } from '../../src/kernel/decision.ts';
import type { Game, Picture } from '../../src/kernel/game.ts';
import type { Look } from '../../src/table/deciding/looking/looking.ts';
import { usualSettings } from '../../src/table/match/saved/match-settings.ts';
import type {
  MatchSnapshot,
  MatchSummary,
  VoteShown,
} from '../../src/table/match/saved/summary.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { countingGame } from '../support/counting-game.ts';

/** A game that says and offers far more than a message can hold. */

const LONG = 'A very long line, with 🧙‍♂️ and **marks**. '.repeat(60);
const bot = loadTexts();

export const hugeTexts = Object.assign(
  (key: string, args?: Record<string, unknown>) => (key.startsWith('bot.') ? bot(key, args) : LONG),
  { locale: 'en', has: () => true },
);

const words = { label: LONG, description: LONG, emoji: '⚔️' };
const counting = countingGame();

export const hugePicture: Picture = {
  buffer: Buffer.alloc(10),
  contentType: 'image/png',
  width: 1,
  height: 1,
  altText: LONG,
};

const card = { id: 'card', name: LONG, line: LONG, text: LONG, flavour: LONG };

export const hugeGame: Game = {
  rules: {
    ...counting.rules,
    id: 'huge',
    lobby: {
      seats: { min: 1, max: 8 },
      characters: {
        offers: Array.from({ length: 40 }, (_, index) => ({
          id: `character-${index}`,
          values: { health: 12, [LONG]: 3 },
        })),
        perSeat: { min: 1, max: 3 },
        inAll: { min: 1, max: 8 },
      },
      options: Array.from({ length: 60 }, (_, index) => ({
        id: `option-${index}`,
        choices: Array.from({ length: 60 }, (_, choice) => `choice-${choice}`),
        default: 'choice-0',
        ...(index % 3 === 0 ? { prominent: true as const } : {}),
      })),
    },
  },
  presentation: {
    ...counting.presentation,
    verbs: Array.from({ length: 30 }, (_, index) => ({ verb: `verb-${index}`, arguments: [] })),
    headline: () => LONG,
    status: () => [LONG, LONG, LONG],
    details: () => Array(30).fill(LONG),
    goal: () => ({
      title: LONG,
      steps: Array(5).fill(LONG),
      ends: Array(5).fill(LONG),
      standing: Array(9).fill(LONG),
      open: Array(20).fill(LONG),
      next: LONG,
    }),
    chapter: () => LONG,
    events: (events) => events.map(() => LONG),
    prompt: () => ({ question: LONG, why: LONG }),
    option: () => words,
    panel: (_view, decision) => ({
      lines: Array(5).fill(LONG),
      menus: Array.from({ length: 30 }, (_, index) => ({
        id: `menu-${index}`,
        title: LONG,
        as: index % 2 === 0 ? 'menu' : 'buttons',
        options: decision.options.map((option) => ({
          option: { ...option, id: `${option.id}-${index}` },
          text: words,
        })),
      })),
    }),
    hand: () => Array(20).fill(card),
    terms: () =>
      Array.from({ length: 200 }, (_, index) => ({
        id: `term-${index}`,
        name: LONG,
        symbol: '🧙',
        text: LONG,
        words: ['very', 'long'],
      })),
    cards: () => Array(200).fill(card),
    seatNames: () => [LONG, LONG],
    ending: () => ({ title: LONG, lines: Array(30).fill(LONG), won: true }),
    portrait: async () => hugePicture,
  },
};

export const hugeDecision = (id: string, count: number): Decision => ({
  id,
  key: 'answer',
  how: 'one',
  seats: ['seat-1', 'seat-2'],
  visibility: 'public',
  prompt: { key: 'huge.prompt' },
  options: Array.from({ length: count }, (_, index) => ({
    id: index % 2 === 0 ? `option-${index}` : `${'very-long-'.repeat(20)}${index}`,
    verb: 'choose',
  })),
  choose: { min: 1, max: 1 },
  fallback: [],
});

/** A vote in which everybody wants something else. */
export const hugeVote = ({ id, options }: Decision): VoteShown => ({
  decision: id,
  counts: options.map((option, index) => ({
    options: [option.id],
    voters: [`20000000000000000${(index % 8) + 1}`],
  })),
  cast: options.length,
  own: null,
  missing: hugeMatch.seats,
  tie: { by: 'seat', seat: 'seat-1' },
  closable: new Date(0),
  closesAt: new Date(0),
});

export const hugeMatch: MatchSummary = {
  id: 'abcdefghij',
  gameId: 'huge',
  status: 'playing',
  guildId: '110000000000000001',
  channelId: '300000000000000001',
  threadId: '300000000000000002',
  hostId: '200000000000000001',
  seats: Array.from({ length: 8 }, (_, index) => ({
    seat: `seat-${index + 1}`,
    userId: `20000000000000000${index + 1}`,
    name: LONG,
    characters: [`character-${index}`],
  })),
  openSeats: ['seat-2'],
  options: Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`option-${index}`, `choice-${index}`]),
  ),
  settings: usualSettings(null),
  revision: 3,
  seedHash: 'f'.repeat(64),
  seed: 'e'.repeat(32),
  createdAt: new Date(0),
  startedAt: new Date(0),
  changedAt: new Date(0),
  endedAt: null,
  outcome: null,
  brokenBecause: null,
  campaign: null,
};

const waiting = hugeMatch.seats.map((holder) => ({
  ...holder,
  decisions: [],
  since: new Date(0),
  dueAt: new Date(0),
}));

export const hugeSnapshot: MatchSnapshot = {
  match: hugeMatch,
  view: {},
  open: [],
  waiting,
  votes: [],
  chapter: null,
  times: { due: {}, pausedSince: null },
  absent: hugeMatch.seats.map((holder) => ({ ...holder, votes: [], needed: 2 })),
};

export const hugeLook: Look = {
  ok: true,
  match: hugeMatch,
  seat: 'seat-1',
  viewer: 'seat-1',
  view: {},
  open: [],
  standing: [],
  orders: [],
  mayOrder: true,
  stopped: null,
  planStopped: null,
  waiting,
  votes: [],
  chapter: null,
  undo: 3,
  times: { due: {}, pausedSince: null },
  sitting: hugeMatch.seats.map((holder) => ({
    ...holder,
    owner: holder,
    until: new Date(0),
    open: true,
  })),
  absent: hugeMatch.seats.map((holder) => ({ ...holder, votes: [], needed: 2 })),
  kept: null,
  asking: { is: 'what-matters', said: false, offered: true },
  answeredFor: Array.from({ length: 4 }, () => ({ asked: LONG, chosen: LONG })),
  undoesAnswer: true,
  isNoted: true,
  visitBefore: null,
  usual: null,
  isOpening: false,
  asleep: false,
};
