import type { Game } from '../../kernel/game.ts';
import type { LocalDiscord, SeenMessage } from '../../local/index.ts';
import { playAgain, replayInputs } from '../../table/match/replaying/replay.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Done } from '../players/deed.ts';
import type { MatchRecord } from '../record/read-record.ts';
import type { BotsClock } from './bots-clock.ts';
import { type WholeNames, wholeNames } from './whole-names.ts';

/** Messages that answer somebody: nobody else may see them. */
const ANSWERS: ReadonlySet<number> = new Set([19, 20]);

/** Answers to interactions that everyone could read, as they appear. */
export function watchAnswers(discord: LocalDiscord): string[] {
  const public_: string[] = [];
  discord.onChange((change) => {
    if (change.kind !== 'message') return;
    const { api, ephemeralFor } = change.message;
    if (ephemeralFor === null && ANSWERS.has(api.type)) public_.push(`${api.id} is public`);
  });
  return public_;
}

/** A card's kinds as known to somebody during some period. */
interface Known {
  from: number;
  until: number;
  /** Kinds of which a card has ever been seen. */
  seen: ReadonlySet<string>;
  /** Kinds of which some card is hidden. */
  hidden: ReadonlySet<string>;
}

/**
 * Answers that name a card which their reader couldn't have seen until then, by what the rules say was hidden
 * from them when. Cards of which people have seen another copy are left out.
 * @param clock by which the bot has noted when something was chosen; a right one unless given
 */
export function secretsIn(
  game: Game,
  texts: Texts,
  record: MatchRecord,
  answers: readonly Done[],
  clock: Pick<BotsClock, 'rightly'> = { rightly: (noted) => noted },
): string[] {
  const cards = game.presentation.cards(texts);
  const all = wholeNames(cards.map(({ name }) => name));
  const names = tellingNames(game, texts, all);
  const found: string[] = [];
  for (const { seat, userId } of record.match.seats) {
    const known = knownTo(game, record, seat, names, clock);
    for (const { deed, answer } of answers) {
      if (deed.userId !== userId || !answer || answer.channelId !== record.match.threadId) continue;
      const then = known.filter(({ from, until }) => from <= deed.until && until >= deed.from);
      if (then.length === 0) continue;
      const said = all.in(wordsOf(answer));
      for (const [id, name] of names) {
        if (!said.has(name)) continue;
        const secret = then.every(({ seen, hidden }) => hidden.has(id) && !seen.has(id));
        if (secret) found.push(`${deed.id} names ${name} to ${seat}: ${answer.text}`);
      }
    }
  }
  return found;
}

/** Names of cards that stand for nothing else: names that the rules and other cards mention prove nothing. */
function tellingNames(
  { presentation }: Game,
  texts: Texts,
  all: WholeNames,
): ReadonlyMap<string, string> {
  const cards = presentation.cards(texts);
  const rules = presentation.terms(texts).map(({ name, text }) => `${name} ${text}`);
  const spokenOf = new Map<string, Set<string>>();
  const note = (text: string, by: string) => {
    for (const name of all.in(text)) {
      spokenOf.set(name, (spokenOf.get(name) ?? new Set()).add(by));
    }
  };
  for (const text of rules) note(text, '');
  for (const { id, line, text } of cards) note(`${line} ${text}`, id);
  const byOthers = (id: string, name: string) =>
    [...(spokenOf.get(name) ?? [])].some((by) => by !== id);
  return new Map(
    cards.flatMap(({ id, name }) => (byOthers(id, name) ? [] : [[id, name] as const])),
  );
}

const wordsOf = ({ text, controls }: SeenMessage): string =>
  [
    text,
    ...controls.flatMap(({ label, options }) => [label, ...options.map((one) => one.label)]),
  ].join('\n');

function knownTo(
  game: Game,
  { match, inputs }: MatchRecord,
  seat: string,
  names: ReadonlyMap<string, string>,
  clock: Pick<BotsClock, 'rightly'>,
): Known[] {
  if (!match.setup) return [];
  const { rules } = game;
  const seen = new Set<string>();
  const known: Known[] = [];
  for (const { input, match: then } of playAgain(game, match.setup, replayInputs(inputs))) {
    const eyes = rules.cooperative ? then.seats : [seat];
    const hidden = new Set(rules.hidden(then, eyes));
    for (const word of wordsIn(then.state)) {
      if (names.has(kindOf(word)) && !hidden.has(word)) seen.add(kindOf(word));
    }
    // A player who looks at a card of a pile is asked about it, while it stays hidden from everyone else.
    const asked = then.open.filter(({ seats }) => seats.includes(seat));
    for (const word of wordsIn(asked)) if (names.has(kindOf(word))) seen.add(kindOf(word));
    const from = clock.rightly(inputs[input]?.at.getTime() ?? 0);
    const last = known.at(-1);
    if (last) last.until = from;
    known.push({
      from,
      until: Number.POSITIVE_INFINITY,
      seen: new Set(seen),
      hidden: new Set([...hidden].map(kindOf)),
    });
  }
  return known;
}

const wordsIn = (data: unknown): readonly string[] => JSON.stringify(data).match(/[\w.-]+/g) ?? [];

/** Copies of a card differ by a number. */
const kindOf = (card: string): string => card.replace(/\.\d+$/, '');
