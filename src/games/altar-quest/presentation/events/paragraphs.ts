import { causeName, sentence } from '../names.ts';
import type { Speech } from '../wordings.ts';
import type { Told } from './fold.ts';
import { subjectOf } from './single.ts';
import { type AltarQuestEvent, type Line, TELLING } from './telling.ts';

/** Characters after which a new line is easier to read. */
const LONGEST = 220;

/** What is told, with the events that it tells. */
export type ToldEvents = Told & { events: readonly AltarQuestEvent[] };

/** One sentence of a line. */
interface Clause {
  text: string;
  /** Whom it begins with, so that the next sentence about them can go on with it. */
  subject: string;
}

/** A line that can still grow. */
interface Paragraph {
  /** What stands before its first sentence: whose doing all of it is. */
  lead: string;
  clauses: Clause[];
}

/**
 * Puts what comes of a card on the line that tells of the card. Where another card has come between, or none was
 * told of, the line begins with the card whose doing it is. What one subject does in a row is one sentence.
 */
export function intoParagraphs(told: readonly ToldEvents[], speech: Speech): string[] {
  const lines: string[] = [];
  /** The card that the last line spoke of. */
  let context = '';
  let open: Paragraph | null = null;
  const close = () => {
    if (open) lines.push(worded(open, speech));
    open = null;
  };
  for (const { lines: own, events, lead, line, about } of told) {
    const [event] = events;
    const [first, ...more] = own;
    if (!event) continue;
    const doer = event.cause ?? '';
    const spoken = about ?? speaksOf(event);
    if (lead) {
      close();
      open = { lead: lead(context === spoken), clauses: [] };
      context = spoken;
      continue;
    }
    if (first === undefined) {
      // It is told by what comes of it, or by the next line.
      close();
      context = about ?? '';
      continue;
    }
    const kind = line ?? TELLING[event.type].line ?? 'alone';
    const clause: Clause = { text: first, subject: subjectOf(events, first, speech) };
    const isElsewhere = (kind === 'follows' || kind === 'joins') && doer !== context;
    if (!open || isElsewhere || !takes(open, clause, kind, context === doer, speech)) {
      close();
      open = { lead: isElsewhere ? leadOf(doer, first, kind, speech) : '', clauses: [] };
    }
    open.clauses.push(clause);
    if (kind === 'alone' || kind === 'joins' || more.length > 0) close();
    lines.push(...more);
    if (kind !== 'continues') context = spoken;
  }
  close();
  return lines;
}

/** The card that a line about this event brings into action; else the one that has set it off. */
const speaksOf = ({ type, args, cause }: AltarQuestEvent): string =>
  'card' in args && (TELLING[type].shows || TELLING[type].line === 'begins')
    ? args.card
    : (cause ?? '');

/** Whose doing it is, where its sentence does not begin with that, and a test does not name it. */
function leadOf(card: string, text: string, kind: Line, { texts, names }: Speech): string {
  const isNamed = (name: string) =>
    kind === 'joins' ? text.includes(name) : text.startsWith(name);
  if (card === '' || [names.card(card), names.figure(card)].some(isNamed)) return '';
  return texts('altar-quest.told.lead', { card: causeName(card, names) });
}

/** Whether a line goes on with a sentence. @param same the line speaks of the card that the sentence comes of */
function takes(open: Paragraph, next: Clause, kind: Line, same: boolean, speech: Speech): boolean {
  if (kind === 'continues') return true;
  if (kind === 'follows') return !isTooLong(open, next, speech);
  const [only, ...others] = open.clauses;
  return (
    kind === 'joins' && same && only !== undefined && others.length === 0 && isOfSame(only, next)
  );
}

const isOfSame = (one: Clause, next: Clause): boolean =>
  next.subject !== '' && one.subject === next.subject && one.text.endsWith('.');

const isTooLong = ({ lead, clauses }: Paragraph, next: Clause, speech: Speech): boolean =>
  clauses.length > 0 && worded({ lead, clauses: [...clauses, next] }, speech).length > LONGEST;

function worded({ lead, clauses }: Paragraph, { names, texts }: Speech): string {
  const sentences: string[] = [];
  for (let at = 0; at < clauses.length; ) {
    const same = [clauses[at]!];
    while (clauses[at + same.length] && isOfSame(same.at(-1)!, clauses[at + same.length]!)) {
      same.push(clauses[at + same.length]!);
    }
    at += same.length;
    sentences.push(inOne(same, names.list));
  }
  const [begins = '', ...others] = sentences;
  const rest = others.map(sentence);
  if (lead === '') return [sentence(begins), ...rest].join(' ');
  if (begins === '') return texts('altar-quest.told.unled', { lead });
  return texts('altar-quest.told.led', { lead, line: [begins, ...rest].join(' ') });
}

/** "Myreen gains 2 armor (2)." and "Myreen draws a card.": "Myreen gains 2 armor (2) and draws a card." */
function inOne(same: readonly Clause[], list: (names: readonly string[]) => string): string {
  if (same.length === 1) return same[0]!.text;
  const deeds = same.map(({ text, subject }, index) =>
    text.slice(subject.length + 1, index < same.length - 1 ? -1 : undefined),
  );
  return `${same[0]!.subject} ${list(deeds)}`;
}
