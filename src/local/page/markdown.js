import { element } from './dom.js';
import { inlineNodes } from './markdown-inline.js';

const FENCE = /^```(?:([\w+-]*)\n)?([\s\S]*?)\n?```/;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SUBTEXT = /^-#\s+(.+)$/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(.+)$/;

/** Discord's markdown as elements. Nothing of the text is ever read as HTML. */
export function markdown(text) {
  const holder = element('div', { class: 'markdown' });
  let rest = text ?? '';
  while (rest.length > 0) {
    const fence = rest.indexOf('```');
    const block = fence >= 0 ? FENCE.exec(rest.slice(fence)) : null;
    if (!block) {
      holder.append(...blocks(rest.split('\n')));
      break;
    }
    const before = rest.slice(0, fence).replace(/\n$/, '');
    if (before !== '') holder.append(...blocks(before.split('\n')));
    holder.append(element('pre', { tabIndex: 0 }, element('code', {}, block[2])));
    rest = rest.slice(fence + block[0].length).replace(/^\n/, '');
  }
  return holder;
}

function blocks(lines) {
  const nodes = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    const heading = HEADING.exec(line);
    const subtext = SUBTEXT.exec(line);
    if (heading) nodes.push(element(`h${heading[1].length + 1}`, {}, inlineNodes(heading[2])));
    else if (subtext) nodes.push(element('p', { class: 'subtext' }, inlineNodes(subtext[1])));
    else if (line.startsWith('>>> ')) {
      const quoted = [line.slice(4), ...lines.slice(at + 1)];
      nodes.push(element('blockquote', {}, blocks(quoted)));
      break;
    } else if (line.startsWith('> ') || line === '>') {
      const end = runEnd(lines, at, (one) => one.startsWith('> ') || one === '>');
      nodes.push(
        element('blockquote', {}, blocks(lines.slice(at, end).map((one) => one.slice(2)))),
      );
      at = end - 1;
    } else if (ITEM.test(line)) {
      const end = runEnd(lines, at, (one) => continuesList(line, one));
      nodes.push(list(lines.slice(at, end)));
      at = end - 1;
    } else {
      const end = runEnd(lines, at, isPlain);
      nodes.push(paragraph(lines.slice(at, end)));
      at = end - 1;
    }
    at += 1;
  }
  return nodes;
}

function isPlain(line) {
  return (
    !HEADING.test(line) &&
    !SUBTEXT.test(line) &&
    !ITEM.test(line) &&
    !line.startsWith('> ') &&
    line !== '>' &&
    !line.startsWith('>>> ')
  );
}

/** A line belongs to the list above it if it is nested, or marked in the same way. */
function continuesList(first, line) {
  const [, indent, mark] = ITEM.exec(line) ?? [];
  if (mark === undefined) return false;
  return indent.length > 1 || /\d/.test(mark) === /^\s*\d/.test(first);
}

function runEnd(lines, start, belongs) {
  let end = start + 1;
  while (end < lines.length && belongs(lines[end])) end += 1;
  return end;
}

function paragraph(lines) {
  const parts = lines.flatMap((line, index) => [
    ...(index > 0 ? [element('br')] : []),
    ...inlineNodes(line),
  ]);
  return element('p', {}, parts);
}

/** A list with one level of nesting, as far as the indentation says. */
function list(lines) {
  const items = lines.map((line) => {
    const [, indent, mark, text] = ITEM.exec(line);
    return {
      deep: indent.length > 1,
      ordered: /\d/.test(mark),
      number: Number.parseInt(mark, 10),
      text,
    };
  });
  const root = newList(items[0]);
  let nested = null;
  for (const item of items) {
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

function newList(item) {
  return item.ordered ? element('ol', { start: item.number }) : element('ul');
}
