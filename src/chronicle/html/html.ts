import escapeHtml from 'escape-html';

/** A piece of HTML, as against text that is to stand in it. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | readonly Html[];

/** Writes HTML. What is put in is escaped, unless it is HTML already: nothing gets in unescaped by mistake. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = parts.map(textOf);
  return { html: strings.map((text, index) => `${text}${written[index] ?? ''}`).join('') };
}

function textOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map((one) => one.html).join('\n');
}

/** What somebody is called: whichever direction that has, it turns nothing around that stands beside it. */
export const named = (name: string): Html => html`<bdi>${name}</bdi>`;

/** Several people, one after the other. */
export const namedAll = (names: readonly string[]): Html => ({
  html: names.map((name) => named(name).html).join(', '),
});

export const NOTHING: Html = { html: '' };

/** What is HTML because we have made it so. */
export const asHtml = (text: string): Html => ({ html: text });
