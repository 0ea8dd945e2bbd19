import type { AltarQuestEvents } from '../../rules/events.ts';
import { isEnemy } from '../../rules/queries/figures.ts';
import type { CardId } from '../../rules/terms.ts';
import { sentence } from '../names.ts';
import { rhuneName } from '../symbols.ts';
import type { Speech } from '../wordings.ts';
import { type EventAmong, type Fold, isEvent } from './fold.ts';
import { cardNotes } from './notes.ts';
import { tellAlone, wordsOf } from './single.ts';
import type { AltarQuestEvent } from './telling.ts';

const line = (speech: Speech, key: string, words: { [name: string]: unknown }): string =>
  sentence(speech.texts(`altar-quest.told.${key}`, words));

/** How many events in a row, from `at` on, are of this type and about the same figure. */
function inARow<Type extends keyof AltarQuestEvents>(
  events: readonly AltarQuestEvent[],
  at: number,
  type: Type,
  same: Partial<AltarQuestEvents[Type]> = {},
): EventAmong<Type>[] {
  const found: EventAmong<Type>[] = [];
  for (const event of events.slice(at)) {
    if (!isEvent(event, type, same)) break;
    found.push(event);
  }
  return found;
}

/** Steps of one walk: "Myreen moves C4 → F7." */
export const walk: Fold = (events, at, speech) => {
  const first = events[at];
  if (!isEvent(first, 'hero-moved')) return null;
  const steps = inARow(events, at, 'hero-moved', { hero: first.args.hero });
  const words = wordsOf(first, speech);
  const to = steps.at(-1)?.args.to;
  return {
    lines: [line(speech, 'walk', { ...words, to, steps: steps.length })],
    used: steps.length,
  };
};

/** An enemy that begins to act and moves: "The Frox Raider (red) comes E5 → F6." */
export const advance: Fold = (events, at, speech) => {
  const begins = events[at];
  const moves = events[at + 1];
  if (!isEvent(begins, 'card-activates') || !isEvent(moves, 'enemy-moved')) return null;
  if (begins.args.card !== moves.args.enemy) return null;
  return { lines: [line(speech, 'advance', wordsOf(moves, speech))], used: 2 };
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
  const dice = rolled.map((event) => changeOf(event, speech)).join(', ');
  return { lines: [line(speech, 'altar-dice', { dice })], used: rolled.length };
};

/** A rhune that answers, and the die it costs: "💧 Wathe stirs the Frox Raider (red). 💧 → 🔥" */
export const rhune: Fold = (events, at, speech) => {
  const answers = events[at];
  const rolled = events[at + 1];
  if (!isEvent(answers, 'rhune-effect') || !isEvent(rolled, 'altar-die-rolled')) return null;
  const words = {
    rhune: rhuneName(answers.args.rhune, speech.texts),
    card: speech.names.figure(answers.args.card),
    die: changeOf(rolled, speech),
  };
  return { lines: [line(speech, 'rhune', words)], used: 2 };
};

/** A card that takes a die as well: "Sedrin calls on an inner gift. (☀️ → 💧)" */
export const paid: Fold = (events, at, speech) => {
  const rolled = events[at];
  const used = events[at + 1];
  if (!isEvent(rolled, 'altar-die-rolled') || !isEvent(used, 'card-used')) return null;
  const words = { line: tellAlone(used, speech)[0], die: changeOf(rolled, speech) };
  return { lines: [line(speech, 'paid', words)], used: 2 };
};

const changeOf = (
  event: EventAmong<'altar-die-rolled' | 'altar-die-set'>,
  speech: Speech,
): string => speech.texts('altar-quest.told.die', wordsOf(event, speech));

/** Focus and a turned die together, which is what channelling is. */
export const channel: Fold = (events, at, speech) => {
  const gained = events[at];
  const turned = events[at + 1];
  if (!isEvent(gained, 'focus-gained') || !isEvent(turned, 'altar-die-set')) return null;
  const words = { ...wordsOf(gained, speech), die: changeOf(turned, speech) };
  return { lines: [line(speech, 'channel', words)], used: 2 };
};

/** Cards that stir without anything coming of it; an enemy that does is worth a line. */
export const idle: Fold = (events, at) => {
  const stirs = events[at];
  const next = events[at + 1];
  if (!isEvent(stirs, 'card-activates') || isEnemy(stirs.args.card)) return null;
  return next === undefined || next.type === 'card-activates' ? { lines: [], used: 1 } : null;
};

/** A defeat with its reward: "The Frox Raider (red) falls. Supply +1 (3)." */
export const defeat: Fold = (events, at, speech) => {
  const falls = events[at];
  const reward = events[at + 1];
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
  return { lines: [line(speech, 'rest', words)], used: 2 };
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
