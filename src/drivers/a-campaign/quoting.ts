import { markdownOf } from '../../chronicle/markdown.ts';

/** Characters from which on a line is worth reading once only. */
const LONG = 40;
/** What Discord puts before small print. */
const SMALL = '-# ';

/** Remembers what has been quoted: nothing long is quoted twice, but for the rules of cards. */
export class Quoting {
  readonly #known = new Set<string>();

  isNew(line: string): boolean {
    return line.length < LONG || line.startsWith(SMALL) || !this.#known.has(line);
  }

  /** Those lines that have not been quoted yet, and the short ones; from now on they have. */
  fresh(lines: readonly string[]): string[] {
    return lines.filter((line) => {
      const isNew = this.isNew(line);
      this.#known.add(line);
      return isNew;
    });
  }
}

/** Lines as a quotation, a paragraph each, as Markdown elsewhere shows what Discord does. */
export function quoted(lines: readonly string[]): string {
  const plain = lines
    .flatMap((line) => line.split('\n'))
    .map((line) => line.replace(/^>\s?/, '').trim())
    .filter((line) => line !== '');
  const paragraphs: string[] = [];
  for (const line of plain) {
    const before = paragraphs.at(-1);
    // Small print that follows upon other belongs to it.
    if (before?.startsWith(SMALL) && line.startsWith(SMALL)) {
      paragraphs[paragraphs.length - 1] = `${before} · ${line.slice(SMALL.length)}`;
    } else paragraphs.push(line);
  }
  return paragraphs.map((line) => `> ${markdownOf(line)}`).join('\n>\n');
}
