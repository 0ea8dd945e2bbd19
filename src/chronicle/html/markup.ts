import { asHtml, type Html, html } from './html.ts';

/** A line of the story, written in Discord's Markdown, as HTML. Anything else in it is text. */
export const paragraphs = (line: string): Html[] =>
  line.split('\n').map((part) => {
    if (part.startsWith('> ')) return html`<blockquote>${inline(part.slice(2))}</blockquote>`;
    if (part.startsWith('-# ')) return html`<p class="small">${inline(part.slice(3))}</p>`;
    return html`<p>${inline(part)}</p>`;
  });

/** What marks a part of a line, each with its element; longer marks first. */
const MARKS: readonly [RegExp, string][] = [
  [/`([^`]+)`/g, 'code'],
  [/\*\*(.+?)\*\*/g, 'strong'],
  [/\*(.+?)\*/g, 'em'],
];

export const inline = (text: string): Html =>
  asHtml(
    MARKS.reduce(
      (written, [mark, element]) => written.replace(mark, `<${element}>$1</${element}>`),
      html`${text}`.html,
    ),
  );
