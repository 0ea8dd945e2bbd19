import escapeHtml from 'escape-html';
import { separated } from '../../texts/separated.ts';
import type { Texts } from '../../texts/texts.ts';

/** A piece of HTML, as opposed to text to put into it. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | readonly Html[];

/** Writes HTML. Interpolated values are escaped, unless they are HTML already: nothing stays unescaped by mistake. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = parts.map(textOf);
  return { html: strings.map((text, index) => `${text}${written[index] ?? ''}`).join('') };
}

function textOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map((one) => one.html).join('\n');
}

/** Somebody's name: whichever direction it has, it doesn't turn around anything beside it. */
export const named = (name: string): Html => html`<bdi>${name}</bdi>`;

/** Several people, one after the other. */
export const namedAll = (names: readonly string[], texts: Texts): Html => ({
  html: separated(
    names.map((name) => named(name).html),
    texts,
  ),
});

export const NOTHING: Html = { html: '' };

/** Text that is HTML because we have made it so. */
export const asHtml = (text: string): Html => ({ html: text });
