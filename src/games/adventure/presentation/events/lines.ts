import type { Texts } from '../../../../texts/texts.ts';
import { capitalised, namesIn } from '../names.ts';
import type { Sentence } from './sentence.ts';

/** Characters after which a new line is easier to read. */
const LONGEST = 240;

/** Puts what comes of something on the line that tells of it; what one does in a row is one sentence. */
export function intoLines(sentences: readonly Sentence[], texts: Texts): string[] {
  const lines: Sentence[][] = [];
  let isOpen = false;
  let after: Sentence[] = [];
  const begin = (...begun: Sentence[]) => {
    lines.push(...after.map((one) => [one]));
    after = [];
    if (begun.length > 0) lines.push(begun);
  };
  for (const sentence of sentences.filter(({ text }) => text !== '')) {
    const last = lines.at(-1);
    const fits = isOpen && last && worded([...last, sentence], texts).length <= LONGEST;
    if (sentence.place === 'after') after.push(sentence);
    else if (sentence.place === 'follows' && fits) last.push(sentence);
    else begin(sentence);
    isOpen = sentence.place === 'after' ? isOpen : sentence.place !== 'alone';
  }
  begin();
  return lines.map((line) => worded(line, texts));
}

function worded(line: readonly Sentence[], texts: Texts): string {
  const told: string[] = [];
  for (let at = 0; at < line.length; ) {
    const same = [line[at] as Sentence];
    while (isOfSame(same.at(-1), line[at + same.length]))
      same.push(line[at + same.length] as Sentence);
    const text = inOne(same, texts);
    told.push(told.length === 0 ? text : withoutMark(text));
    at += same.length;
  }
  return told.join(' ');
}

/** Marks stand at the beginning of a line, for the eye to find. */
const withoutMark = (text: string): string =>
  capitalised(text.replace(/^(?:\p{Extended_Pictographic}\uFE0F?)+\s+/u, ''));

/** Whether two sentences begin with the same subject, so that they can be one. */
function isOfSame(one: Sentence | undefined, next: Sentence | undefined): boolean {
  if (!one || !next || one.subject === '' || one.subject !== next.subject) return false;
  return one.text.endsWith('.') && deedOf(one) !== null && deedOf(next) !== null;
}

/** What is told of the subject: "draws a card." Null for a sentence that begins otherwise. */
function deedOf({ text, subject }: Sentence): string | null {
  const plain = withoutMark(text);
  return plain.startsWith(`${subject} `) ? plain.slice(subject.length + 1) : null;
}

/** "Urgo heals 1." and "Urgo draws a card.": "Urgo heals 1 and draws a card." */
function inOne(same: readonly Sentence[], texts: Texts): string {
  const [first, ...more] = same;
  if (!first) return '';
  if (more.length === 0) return first.text;
  const deeds = same.map((one, index) => {
    const deed = deedOf(one) ?? '';
    return index < same.length - 1 ? deed.slice(0, -1) : deed;
  });
  const mark = first.text.slice(0, first.text.indexOf(`${first.subject} `));
  return `${mark}${first.subject} ${namesIn(texts).list(deeds)}`;
}
