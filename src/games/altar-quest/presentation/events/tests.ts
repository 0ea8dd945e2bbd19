import { isEvent } from '../../../../cards/telling/folds.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { definition } from '../../rules/cards/library.ts';
import type { CardId, HeroDieFace, TestKind } from '../../rules/terms.ts';
import { diceSymbols } from '../symbols.ts';
import type { Speech } from '../wordings.ts';
import type { EventAmong, Fold } from './fold.ts';
import { cardNotes } from './notes.ts';
import { wordsOf } from './single.ts';
import type { AltarQuestEvent } from './telling.ts';

/** What a test's events say together, collected up to the first that is about something else. */
interface Collected {
  rolled: EventAmong<'dice-rolled'>;
  faces: HeroDieFace[];
  /** Focus tokens used, and gained at the end, with the number afterwards; null if none moved. */
  used: number;
  gained: number;
  focus: number | null;
  /** Added by Reactions to the successes. */
  added: number;
  /** The supply left after buying a die; null if none was bought. */
  bought: number | null;
  result: Result | null;
  /** Armor that absorbed part of it, and how much is left. */
  armor: number;
  kept: number;
  /** Damage dealt or suffered, with the health it leaves. */
  harm: EventAmong<'enemy-damaged' | 'damage-suffered'> | null;
  prevented: boolean;
  /** What a search found. */
  found: EventAmong<'search-card-drawn'> | null;
  /** A task is finished. */
  overcome: boolean;
}

export const RESULTS = [
  'attack-resolved',
  'inflict-resolved',
  'resist-resolved',
  'search-resolved',
  'task-resolved',
  'test-passed',
  'test-failed',
] as const;
type Result = EventAmong<(typeof RESULTS)[number]>;

export const isResult = (event: AltarQuestEvent): event is Result =>
  RESULTS.some((type) => type === event.type);

/**
 * A test from its roll to its result, in one line: "Myreen strikes the Frox Raider: ⚔ ⚔ ✦ ✹ → 3 hits
 * − 1 defense = 2 damage (4/6)".
 */
export const test: Fold = (events, at, speech) => {
  const first = events[at];
  const paid = isEvent(first, 'supply-lost') && isEvent(events[at + 1], 'dice-rolled');
  const rolled = events[paid ? at + 1 : at];
  if (!isEvent(rolled, 'dice-rolled')) return null;
  const collected: Collected = {
    rolled,
    faces: rolled.args.faces,
    used: 0,
    gained: 0,
    focus: null,
    added: 0,
    bought: paid ? first.args.supply : null,
    result: null,
    armor: 0,
    kept: 0,
    harm: null,
    prevented: false,
    found: null,
    overcome: false,
  };
  let next = paid ? at + 2 : at + 1;
  while (next < events.length && collect(collected, events[next]!)) next++;
  const { found } = collected;
  return {
    lines: [inOneLine(collected, speech), ...(found ? cardNotes(found, speech) : [])],
    used: next - at,
    line: 'joins',
    about: found && isResolved(found.args.card) ? found.args.card : (rolled.cause ?? ''),
  };
};

/** Whether a card that was found has an immediate effect. */
const isResolved = (card: CardId): boolean => definition(card).type === 'search-event';

/** Takes an event in; false when it is not part of the test. */
function collect(test: Collected, event: AltarQuestEvent): boolean {
  if ('hero' in event.args && event.args.hero !== test.rolled.args.hero) return false;
  return test.result === null ? collectRoll(test, event) : collectOutcome(test, event);
}

/** What changes the dice, up to the result. */
function collectRoll(test: Collected, event: AltarQuestEvent): boolean {
  const { type, args } = event;
  if (type === 'focus-used') {
    test.used += args.amount;
    test.focus = args.focus;
  } else if (type === 'focus-kept' && isOpen(test)) {
    test.gained += args.amount;
    test.focus = args.focus;
  } else if (type === 'dice-rolled-again') test.faces = args.faces;
  else if (type === 'test-changed' && args.add === 'successes') test.added += args.amount;
  else if (isResult(event)) test.result = event;
  else return false;
  return true;
}

/** Whether a test has no difficulty: then its successes are all there is to tell. */
const isOpen = ({ rolled }: Collected): boolean =>
  rolled.args.test === 'test' && rolled.args.difficulty < 0;

/** Tests whose result is harm; the result of others may lead to harm, which is told afterwards. */
const HARMS: readonly TestKind[] = ['attack', 'inflict', 'resist'];

/** Consequences of the result. */
function collectOutcome(test: Collected, event: AltarQuestEvent): boolean {
  const { type, args } = event;
  const { hero, enemy, test: kind } = test.rolled.args;
  const touched = kind === 'attack' ? enemy : hero;
  if (type === 'search-card-drawn' && kind === 'search' && !test.found) {
    test.found = event;
    return true;
  }
  if (type === 'task-overcome' && kind === 'task') {
    test.overcome = true;
    return true;
  }
  if (type === 'focus-kept') {
    test.gained += args.amount;
    test.focus = args.focus;
    return true;
  }
  if (!HARMS.includes(kind)) return false;
  if (type === 'armor-lost' && args.figure === touched && !test.harm) {
    test.armor += args.amount;
    test.kept = args.armor;
  } else if (type === 'damage-prevented' && args.figure === touched) test.prevented = true;
  else if (type === 'enemy-damaged' && args.enemy === touched && !test.harm) test.harm = event;
  else if (type === 'damage-suffered' && args.figure === touched && !test.harm) test.harm = event;
  else return false;
  return true;
}

function inOneLine(test: Collected, speech: Speech): string {
  const { texts } = speech;
  const { rolled } = test;
  const words = wordsOf(rolled, speech);
  const source = rolled.args.enemy || rolled.args.card;
  const head = texts(`altar-quest.told.test.${rolled.args.test}`, {
    ...words,
    enemy: speech.names.figure(source),
    card: speech.names.card(sourceOf(test)),
  });
  const dice = [
    diceSymbols(test.faces, texts),
    ...(test.added > 0 ? [texts('altar-quest.told.added', { amount: test.added })] : []),
    ...(test.used > 0 ? [texts('altar-quest.told.focus-used', { amount: test.used })] : []),
  ].join(' ');
  const parts = [
    texts('altar-quest.told.rolled', {
      head,
      dice,
      bought: String(test.bought !== null),
      supply: test.bought ?? 0,
    }),
    resultOf(test, speech),
    ...focusOf(test, texts),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** The card that is worked on or searched. */
const sourceOf = ({ rolled, result }: Collected): CardId =>
  result?.type === 'search-resolved' ? result.args.card : rolled.args.card;

/** What became of the hero's focus, with the number now. */
function focusOf({ used, gained, focus }: Collected, texts: Texts): string[] {
  if (focus === null) return [];
  const key = gained > 0 ? 'focus-gained' : 'focus-spent';
  return [texts(`altar-quest.told.${key}`, { amount: gained > 0 ? gained : used, focus })];
}

function resultOf(test: Collected, speech: Speech): string {
  const { texts } = speech;
  const { rolled, result, harm, armor } = test;
  if (!result) {
    if (!isOpen(test)) return '';
    return texts('altar-quest.told.result.open', { successes: successesOf(test) });
  }
  const damage = harm?.args.amount ?? 0;
  // Reactions may come between the result and the harm: then the harm is yet to come, or is less.
  const due =
    result.type === 'inflict-resolved' || result.type === 'resist-resolved'
      ? result.args.left - armor
      : 0;
  const hits = result.type === 'attack-resolved' ? result.args.hits : damage + armor;
  return texts(`altar-quest.told.result.${result.type}`, {
    ...result.args,
    difficulty: rolled.args.difficulty,
    armor,
    kept: test.kept,
    damage,
    added: damage > 0 ? damage + armor - hits : 0,
    left: harm?.args.left ?? ('left' in result.args ? result.args.left : 0),
    health: harm?.args.health ?? 0,
    harmed: String(harm !== null),
    due: test.prevented || harm ? 0 : due,
    off: harm ? Math.max(0, due - damage) : 0,
    prevented: String(test.prevented),
    overcome: String(test.overcome),
    found: test.found ? speech.names.card(test.found.args.card) : 'none',
  });
}

/** AQ-174, AQ-176, AQ-177: everything except a bare focus result is a success. */
const successesOf = ({ faces, used, added }: Collected): number =>
  faces.filter((face) => face !== 'focus').length + used + added;
