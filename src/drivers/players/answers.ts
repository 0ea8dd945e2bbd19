import type { RefusalName } from '../../table/match/refusal.ts';
import { loadTexts } from '../../texts/catalogue.ts';
import type { Texts } from '../../texts/texts.ts';

/** Messages that no player should ever get from a working bot. */
const FAULTS = [
  'bot.problem.fault',
  'bot.problem.unknown-button',
  'bot.problem.missing-rights',
  'bot.problem.wrong-channel',
  'bot.place.no-table',
  'bot.place.no-such-table',
  ...refusals('rules-fault', 'store-unavailable', 'no-such-match', 'no-such-game', 'broken'),
];

/** Messages for a click that came too late, or from the wrong person. */
const REFUSALS = [
  'bot.refusal.stale-settled',
  'bot.refusal.stale-voted',
  ...refusals(
    'stale',
    'not-yours',
    'no-such-option',
    'not-seated',
    'not-started',
    'match-over',
    'vote-open',
  ),
];

function refusals(...names: RefusalName[]): string[] {
  return names.map((name) => `bot.refusal.${name}`);
}

/** Tells the bot's answers apart by their words. */
export interface Answers {
  /** Which apology a text is; null for an ordinary one. */
  faultIn(text: string): string | null;
  /** Which apology or refusal a text is. */
  refusalIn(text: string): string | null;
  /** Whether a text says that one vote among several has been counted. */
  isBallot(text: string): boolean;
}

/** Stands for what differs from one such message to the next. */
const MARK = '\u0001';
const ARGUMENTS = Object.fromEntries(
  [
    'reference',
    'rights',
    'channel',
    'threads',
    'game',
    'waiting',
    'who',
    'when',
    'votes',
    'chosen',
    'half',
  ].map((name) => [name, MARK]),
);

export function readAnswers(texts: Texts = loadTexts()): Answers {
  const known = (keys: readonly string[]) =>
    keys.map((key) => ({ key, words: longestPart(texts(key, { ...ARGUMENTS, count: 0 })) }));
  const faults = known(FAULTS);
  const all = [...faults, ...known(REFUSALS)];
  const among = (list: typeof all) => (text: string) =>
    list.find(({ words }) => text.includes(words))?.key ?? null;
  const ballot = among(known(['bot.vote.yours']));
  return {
    faultIn: among(faults),
    refusalIn: among(all),
    isBallot: (text) => ballot(text) !== null,
  };
}

const longestPart = (message: string): string =>
  message.split(MARK).reduce((longest, part) => (part.length > longest.length ? part : longest));
