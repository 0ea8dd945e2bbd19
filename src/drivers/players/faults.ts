import { loadTexts } from '../../texts/catalogue.ts';
import type { Texts } from '../../texts/texts.ts';

/** Messages that no player should ever get from a bot that works. */
const FAULTS = [
  'bot.problem.fault',
  'bot.problem.unknown-button',
  'bot.problem.missing-rights',
  'bot.problem.wrong-channel',
  'bot.place.no-table',
  'bot.place.no-such-table',
  'bot.refusal.rules-fault',
  'bot.refusal.store-unavailable',
  'bot.refusal.no-such-match',
  'bot.refusal.no-such-game',
  'bot.refusal.broken',
];

/** Stands for what differs from one such message to the next. */
const MARK = '\u0001';

/** Says which of the bot's apologies a text is, if any. */
export function faultFinder(texts: Texts = loadTexts()): (text: string) => string | null {
  const known = FAULTS.map((key) => {
    const args = {
      reference: MARK,
      rights: MARK,
      channel: MARK,
      threads: MARK,
      count: 0,
      game: MARK,
    };
    const longest = texts(key, args)
      .split(MARK)
      .reduce((one, other) => (other.length > one.length ? other : one));
    return { key, longest };
  });
  return (text) => known.find(({ longest }) => text.includes(longest))?.key ?? null;
}
