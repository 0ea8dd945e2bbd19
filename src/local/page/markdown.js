import { element } from './dom.js';
import { inlineNodes } from './markdown-inline.js';

const FENCE = /^```(?:[\w+-]*\n)?([\s\S]*?)\n?```/;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SUBTEXT = /^-#\s+(.+)$/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(.+)$/;

/** The page has an `h1` of its own. */
const HEADINGS = /** @type {const} */ ({ '#': 'h2', '##': 'h3', '###': 'h4' });

/**
 * Discord's markdown as elements. Nothing of the text is ever read as HTML.
 *
 * @param {string} text
 */
export function markdown(text) {
  const holder = element('div', { class: 'markdown' });
  let rest = text;
  while (rest.length > 0) {
    const fence = rest.indexOf('```');
    const block = fence >= 0 ? FENCE.exec(rest.slice(fence)) : null;
    if (!block) {
      holder.append(...blocks(rest.split('\n')));
      break;
    }
    const before = rest.slice(0, fence).replace(/\n$/, '');
    if (before !== '') holder.append(...blocks(before.split('\n')));
    holder.append(element('pre', { tabIndex: 0 }, element('code', {}, block[1])));
    rest = rest.slice(fence + block[0].length).replace(/^\n/, '');
  }
  return holder;
}

/**
 * @param {string[]} lines
 * @returns {Node[]}
 */
function blocks(lines) {
  const nodes = [];
  let rest = lines;
  while (rest.length > 0) {
    const [node, length] = firstBlock(rest);
    nodes.push(node);
    rest = rest.slice(length);
  }
  return nodes;
}

/**
 * What the lines begin with, and how many of them are in it.
 *
 * @param {string[]} lines at least one
 * @returns {[Node, number]}
 */
function firstBlock(lines) {
  const [line = '', ...others] = lines;
  const [, marks, title = ''] = HEADING.exec(line) ?? [];
  if (marks === '#' || marks === '##' || marks === '###')
    return [element(HEADINGS[marks], {}, inlineNodes(title)), 1];
  const [, small] = SUBTEXT.exec(line) ?? [];
  if (small) return [element('p', { class: 'subtext' }, inlineNodes(small)), 1];
  if (line.startsWith('>>> '))
    return [element('blockquote', {}, blocks([line.slice(4), ...others])), lines.length];
  if (isQuote(line)) {
    const run = runOf(lines, isQuote);
    return [element('blockquote', {}, blocks(run.map((one) => one.slice(2)))), run.length];
  }
  const item = itemOf(line);
  if (item) {
    const run = runOf(lines, (one) => continuesList(item, one));
    return [list(item, run), run.length];
  }
  const run = runOf(lines, isPlain);
  return [paragraph(run), run.length];
}

/**
 * The first line, and those after it that belong to it.
 *
 * @param {string[]} lines
 * @param {(line: string) => boolean} belongs
 */
function runOf(lines, belongs) {
  const end = lines.findIndex((line, index) => index > 0 && !belongs(line));
  return end < 0 ? lines : lines.slice(0, end);
}

/** @param {string} line */
const isQuote = (line) => line.startsWith('> ') || line === '>';

/** @param {string} line */
function isPlain(line) {
  return (
    !HEADING.test(line) &&
    !SUBTEXT.test(line) &&
    !ITEM.test(line) &&
    !isQuote(line) &&
    !line.startsWith('>>> ')
  );
}

/** @typedef {{ deep: boolean, ordered: boolean, number: number, text: string }} Item a line of a list */

/**
 * @param {string} line
 * @returns {Item | null}
 */
function itemOf(line) {
  const [, indent = '', mark = '', text = ''] = ITEM.exec(line) ?? [];
  if (mark === '') return null;
  return {
    deep: indent.length > 1,
    ordered: /\d/.test(mark),
    number: Number.parseInt(mark, 10),
    text,
  };
}

/**
 * A line belongs to the list above it if it is nested, or marked in the same way.
 *
 * @param {Item} first
 * @param {string} line
 */
function continuesList(first, line) {
  const item = itemOf(line);
  return item !== null && (item.deep || item.ordered === first.ordered);
}

/** @param {string[]} lines */
function paragraph(lines) {
  const parts = lines.flatMap((line, index) => [
    ...(index > 0 ? [element('br')] : []),
    ...inlineNodes(line),
  ]);
  return element('p', {}, parts);
}

/**
 * A list with one level of nesting, as far as the indentation says.
 *
 * @param {Item} first
 * @param {string[]} lines
 */
function list(first, lines) {
  const root = newList(first);
  /** @type {HTMLElement | null} */
  let nested = null;
  for (const item of lines.flatMap((line) => itemOf(line) ?? [])) {
    const entry = element('li', {}, inlineNodes(item.text));
    if (!item.deep || !root.lastElementChild) {
      root.append(entry);
      nested = null;
      continue;
    }
    if (!nested) {
      nested = newList(item);
      root.lastElementChild.append(nested);
    }
    nested.append(entry);
  }
  return root;
}

/** @param {Item} item */
function newList(item) {
  return item.ordered ? element('ol', { start: item.number }) : element('ul');
}
