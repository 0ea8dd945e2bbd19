import { inARow, isEvent } from '../../../../cards/telling/folds.ts';
import { separated } from '../../../../texts/separated.ts';
import type { CardId } from '../../rules/terms.ts';
import { withoutStop } from '../one-line.ts';
import { rhuneName } from '../symbols.ts';
import type { Speech } from '../wordings.ts';
import type { EventAmong, Fold } from './fold.ts';
import { cardNotes } from './notes.ts';
import { tellAlone, wordsOf } from './single.ts';
import type { AltarQuestEvent } from './telling.ts';

const line = (speech: Speech, key: string, words: { [name: string]: unknown }): string =>
  speech.texts(`altar-quest.told.${key}`, words);

/** Steps of one walk: "Myreen moves C4 → F7." */
export const walk: Fold = (events, at, speech) => {
  const first = events[at];
  if (!isEvent(first, 'hero-moved')) return null;
  const steps = inARow(events, at, 'hero-moved', { hero: first.args.hero });
  const words = wordsOf(first, speech);
  const to = steps.at(-1)?.args.to;
  return {
    lines: [line(speech, 'walk', { ...words, to, back: String(to === first.args.from) })],
    used: steps.length,
    line: first.cause === undefined ? 'begins' : 'follows',
  };
};

/** An enemy that begins to act and moves: "The Frox Raider (red) comes E5 → F6." */
export const advance: Fold = (events, at, speech) => {
  const begins = events[at];
  const moves = events[at + 1];
  if (!isEvent(begins, 'card-activates') || !isEvent(moves, 'enemy-moved')) return null;
  if (begins.args.card !== moves.args.enemy) return null;
  const { enemy } = moves.args;
  const words = wordsOf(moves, speech);
  const steps = inARow(events, at + 1, 'enemy-moved', { enemy });
  const to = steps.at(-1)?.args.to;
  return {
    lines: [line(speech, 'advance', { ...words, to })],
    used: 1 + steps.length,
    line: 'begins',
    about: enemy,
  };
};

/** A threat and where it appears: "Myreen draws the Frox Raider (red): out of the shadows at D4." */
export const arrival: Fold = (events, at, speech) => {
  const drawn = events[at];
  const placed = events[at + 1];
  if (!isEvent(drawn, 'threat-drawn') && !isEvent(drawn, 'lurker-drawn')) return null;
  const where = placed && placeOf(placed, drawn.args.card);
  if (!where) return null;
  return {
    lines: [
      line(speech, `arrival.${placed.type}`, { ...wordsOf(drawn, speech), where }),
      ...cardNotes(drawn, speech),
    ],
    used: 2,
    about: drawn.cause ?? '',
  };
};

/** The spaces at which an event places this card's figure or token. */
function placeOf({ type, args }: AltarQuestEvent, card: CardId): string | null {
  if (type === 'trap-placed') return args.card === card ? args.to : null;
  if (type === 'enemy-spawned') return args.enemy === card ? args.to : null;
  return type === 'enemy-placed' && args.enemy === card ? args.spaces.join(' ') : null;
}

/** Altar dice rolled together: "Altar dice: ☀️ → 💧, 🔥 → 🌙." */
export const altarDice: Fold = (events, at, speech) => {
  const rolled = inARow(events, at, 'altar-die-rolled');
  if (rolled.length < 2) return null;
  const dice = separated(
    rolled.map((event) => changeOf(event, speech)),
    speech.texts,
  );
  return { lines: [line(speech, 'altar-dice', { dice })], used: rolled.length };
};

/**
 * A rhune that answers, with the die it costs, before its consequences: "💧 Wathe answers for Bookshelf (💧 →
 * 🔥): …"
 */
export const rhune: Fold = (events, at, speech) => {
  const answers = events[at];
  const rolled = events[at + 1];
  if (!isEvent(answers, 'rhune-effect') || !isEvent(rolled, 'altar-die-rolled')) return null;
  const words = {
    rhune: rhuneName(answers.args.rhune, speech.texts),
    card: speech.names.figure(answers.args.card),
    die: changeOf(rolled, speech),
  };
  const lead = (same: boolean) => line(speech, 'rhune', { ...words, same: String(same) });
  return { lines: [], used: 2, lead, about: answers.args.card };
};

/** A card that takes a die as well: "Sedrin calls on an inner gift (☀️ → 💧)." */
export const paid: Fold = (events, at, speech) => {
  const rolled = events[at];
  const used = events[at + 1];
  if (!isEvent(rolled, 'altar-die-rolled') || !isEvent(used, 'card-used')) return null;
  const [told = ''] = tellAlone(used, speech);
  const words = { line: withoutStop(told), die: changeOf(rolled, speech) };
  const { card } = used.args;
  return { lines: [line(speech, 'paid', words)], used: 2, line: 'begins', about: card };
};

const changeOf = (
  event: EventAmong<'altar-die-rolled' | 'altar-die-set'>,
  speech: Speech,
): string => speech.texts('altar-quest.told.die', wordsOf(event, speech));

/** Channelling: focus and a turned die together. */
export const channel: Fold = (events, at, speech) => {
  const gained = events[at];
  const turned = events[at + 1];
  if (!isEvent(gained, 'focus-gained') || !isEvent(turned, 'altar-die-set')) return null;
  const words = { ...wordsOf(gained, speech), die: changeOf(turned, speech) };
  return { lines: [line(speech, 'channel', words)], used: 2, line: 'alone' };
};

/** Things that are counted up and down: their argument `amount` is how many were gained or lost. */
const COUNTED = [
  'supply-lost',
  'supply-gained',
  'card-tokens',
  'enemy-damaged',
  'healed',
  'armor-gained',
  'threat-tokens',
  'focus-gained',
  'cards-drawn',
] as const;
type Counted = EventAmong<(typeof COUNTED)[number]>;

const isCounted = (event: AltarQuestEvent | undefined): event is Counted =>
  COUNTED.some((type) => type === event?.type);

/** The same thing lost or gained several times, for each hero or each success: told once, with the total. */
export const summed: Fold = (events, at, speech) => {
  const first = events[at];
  if (!isCounted(first)) return null;
  const all = [first];
  for (const event of events.slice(at + 1)) {
    if (!isCounted(event) || !isMoreOf(first, event)) break;
    all.push(event);
  }
  // Supply paid for a die is told with the dice.
  if (first.type === 'supply-lost' && isEvent(events[at + all.length], 'dice-rolled')) all.pop();
  const last = all.at(-1);
  if (!last || all.length < 2) return null;
  const amount = all.reduce((sum, { args }) => sum + args.amount, 0);
  const together = { ...last, args: { ...last.args, amount } } as Counted;
  return { lines: tellAlone(together, speech), used: all.length };
};

/** Whether both are about the same thing, in the same direction, because of the same card. */
const isMoreOf = (one: Counted, next: Counted): boolean =>
  one.type === next.type &&
  one.cause === next.cause &&
  one.args.amount * next.args.amount > 0 &&
  isEvent(next, one.type, whose(one));

/** Arguments that say whose a figure is. */
const WHOSE: readonly string[] = ['hero', 'figure', 'enemy', 'card', 'token'];

const whose = ({ args }: Counted): { [name: string]: unknown } =>
  Object.fromEntries(Object.entries(args).filter(([name]) => WHOSE.includes(name)));

/** Cards that one hero discards: "Myreen discards Blood Debt and In Front of You." */
export const discards: Fold = (events, at, speech) => {
  const first = events[at];
  if (!isEvent(first, 'card-discarded')) return null;
  const all = inARow(events, at, 'card-discarded', { hero: first.args.hero });
  if (all.length < 2) return null;
  const cards = speech.names.list(all.map(({ args }) => speech.names.card(args.card)));
  return {
    lines: [line(speech, 'discards', { ...wordsOf(first, speech), cards })],
    used: all.length,
  };
};

/** A defeat with its reward: "The Frox Raider (red) falls. Supply +1 (3)." The villain's has a line of its own. */
export const defeat: Fold = (events, at, speech) => {
  const falls = events[at];
  const reward = events[at + 1];
  if (isEvent(falls, 'enemy-defeated') && isEvent(reward, 'villain-defeated')) {
    return { lines: tellAlone(reward, speech), used: 2 };
  }
  if (!isEvent(falls, 'enemy-defeated') || !isEvent(reward, 'supply-gained')) return null;
  const words = { ...wordsOf(falls, speech), ...reward.args };
  return { lines: [line(speech, 'defeat', words)], used: 2 };
};

/** A rest and what it costs: "Myreen rests for 1 supply (2 left) and heals 2 (9/12)." */
export const rest: Fold = (events, at, speech) => {
  const pays = events[at];
  const rests = events[at + 1];
  if (!isEvent(pays, 'supply-lost') || !isEvent(rests, 'rested')) return null;
  const { amount: healed, left, health } = rests.args;
  const words = { ...wordsOf(rests, speech), ...pays.args, healed, left, health };
  return { lines: [line(speech, 'rest', words)], used: 2, line: 'alone' };
};

/** The end of an act phase: "Myreen ends the turn and draws a card." */
export const turnsEnd: Fold = (events, at, speech) => {
  const ends = events[at];
  const drawn = events[at + 1];
  if (!isEvent(ends, 'act-ended')) return null;
  const same = { hero: ends.args.hero };
  if (isEvent(drawn, 'cards-drawn', same)) {
    return { lines: [line(speech, 'turns-end', wordsOf(drawn, speech))], used: 2 };
  }
  if (!isEvent(drawn, 'cards-drawn-by-you', same)) return null;
  return { lines: [line(speech, 'turns-end-by-you', wordsOf(drawn, speech))], used: 2 };
};
