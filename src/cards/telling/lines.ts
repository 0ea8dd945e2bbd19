/**
 * How a sentence relates to the others. A deed `begins` a line, which is then about a card. A consequence
 * `follows` on that line, and says whose doing it is if the line before is about another card. One that `joins`
 * goes after a single sentence about the same card and the same subject. An answer to the line before
 * `continues` it, whosever doing it is. One is `alone` on its line, or comes `after` the one being told.
 */
export type Place = 'alone' | 'begins' | 'follows' | 'joins' | 'continues' | 'after';

/** One sentence of the story. */
export interface Sentence {
  /** Empty for something that is told by whatever comes next. */
  text: string;
  place: Place;
  /** The subject it begins with, so that the next sentence about them can continue it; empty for nobody. */
  subject: string;
  /** The card whose doing it is; empty for none. */
  doer?: string;
  /** The card that it is about when told; empty for none. */
  about?: string;
  /** Lines of their own after it. */
  more?: readonly string[];
  /**
   * Instead of a sentence: words to put before whatever comes next.
   * @param same the line before was about that card
   */
  lead?(same: boolean): string;
}

/** How a game writes its lines. */
export interface Manner {
  /** Characters after which a new line is easier to read. */
  longest: number;
  /** A sentence in the form it has at the beginning of a line. */
  begin(text: string): string;
  /** The form after another one. */
  goOn(text: string): string;
  /** One without the mark before its subject that catches the eye. */
  plain(text: string): string;
  list(deeds: readonly string[]): string;
  /** Whose doing a sentence is that begins with something else; empty if it says so itself. */
  leadOf?(sentence: Sentence): string;
  /** A lead with its consequences. */
  led?(lead: string, line: string): string;
}

/** A line that can still grow. */
interface Line {
  /** What comes before its first sentence: whose doing all of it is. */
  lead: string;
  sentences: Sentence[];
}

/**
 * Puts consequences on the line that tells their cause. If another card has come in between, or the cause was
 * not told, the line begins with the card whose doing it is. Consecutive deeds of one subject become one
 * sentence.
 */
export function intoLines(sentences: readonly Sentence[], manner: Manner): string[] {
  const lines: string[] = [];
  const after: string[] = [];
  /** The card that the last line was about. */
  let context = '';
  let open: Line | null = null;
  const close = () => {
    if (open) lines.push(worded(open, manner));
    lines.push(...after.splice(0));
    open = null;
  };
  for (const sentence of sentences) {
    const { text, place, doer = '', about = '', more = [], lead } = sentence;
    if (place === 'after') after.push(manner.begin(text));
    else if (lead || text === '') {
      close();
      if (lead) open = { lead: lead(context === about), sentences: [] };
      context = about;
    } else {
      const isElsewhere = (place === 'follows' || place === 'joins') && doer !== context;
      if (!open || isElsewhere || !takes(open, sentence, context === doer, manner)) {
        close();
        open = { lead: isElsewhere ? (manner.leadOf?.(sentence) ?? '') : '', sentences: [] };
      }
      open.sentences.push(sentence);
      if (place === 'alone' || place === 'joins' || more.length > 0) close();
      lines.push(...more);
      if (place !== 'continues') context = about;
    }
  }
  close();
  return lines;
}

/** Whether a line continues with a sentence. @param same the line is about the card that caused the sentence */
function takes(open: Line, next: Sentence, same: boolean, manner: Manner): boolean {
  const [only, ...others] = open.sentences;
  switch (next.place) {
    case 'continues':
      return true;
    case 'follows':
      return (
        !only ||
        worded({ ...open, sentences: [...open.sentences, next] }, manner).length <= manner.longest
      );
    case 'joins':
      return same && only !== undefined && others.length === 0 && isOfSame(only, next, manner);
    default:
      return false;
  }
}

/** Whether two sentences begin with the same subject, so that they can be one. */
const isOfSame = (one: Sentence, next: Sentence | undefined, manner: Manner): boolean =>
  next !== undefined &&
  next.subject !== '' &&
  one.subject === next.subject &&
  one.text.endsWith('.') &&
  [one, next].every((sentence) => deedOf(sentence, manner) !== null);

/** What is told about the subject: "draws a card." Null for a sentence that begins otherwise. */
function deedOf({ text, subject }: Sentence, { plain }: Manner): string | null {
  const said = plain(text);
  return said.startsWith(`${subject} `) ? said.slice(subject.length + 1) : null;
}

function worded({ lead, sentences }: Line, manner: Manner): string {
  const told: string[] = [];
  for (let at = 0; at < sentences.length; ) {
    const same = [sentences[at]!];
    while (isOfSame(same.at(-1)!, sentences[at + same.length], manner))
      same.push(sentences[at + same.length]!);
    at += same.length;
    told.push(inOne(same, manner));
  }
  const [begins = '', ...others] = told;
  const rest = others.map(manner.goOn);
  if (lead === '') return [manner.begin(begins), ...rest].join(' ');
  return manner.led?.(lead, [begins, ...rest].join(' ')) ?? lead;
}

/** "Urgo heals 1." and "Urgo draws a card.": "Urgo heals 1 and draws a card." */
function inOne(same: readonly Sentence[], manner: Manner): string {
  const { text, subject } = same[0]!;
  if (same.length === 1) return text;
  const deeds = same.map((one, index) => {
    const deed = deedOf(one, manner) ?? '';
    return index < same.length - 1 ? deed.slice(0, -1) : deed;
  });
  return `${text.slice(0, text.indexOf(`${subject} `))}${subject} ${manner.list(deeds)}`;
}
