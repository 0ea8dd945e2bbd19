import { element } from './dom.js';
import { spokenHere } from './state.js';

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** @type {readonly (readonly [Intl.RelativeTimeFormatUnit, number])[]} */
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** @param {number} seconds */
function relativeText(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? ['second', 1];
  const relative = new Intl.RelativeTimeFormat(spokenHere(), { numeric: 'auto' });
  return relative.format(Math.round(away / size), unit);
}

/**
 * A `<t:…>` timestamp.
 *
 * @param {number} seconds since the epoch
 * @param {string} style one of Discord's letters
 */
export function timeElement(seconds, style) {
  const date = new Date(seconds * 1000);
  const isRelative = style === 'R';
  const full = new Intl.DateTimeFormat(spokenHere(), STYLES.F).format(date);
  const text = isRelative
    ? relativeText(seconds)
    : new Intl.DateTimeFormat(spokenHere(), STYLES[style]).format(date);
  return element(
    'time',
    {
      class: 'timestamp',
      dateTime: date.toISOString(),
      title: full,
      'data-relative': isRelative ? String(seconds) : null,
    },
    text,
  );
}

/**
 * When a message was written, for its header.
 *
 * @param {string} isoDate
 */
export function clock(isoDate) {
  const date = new Date(isoDate);
  const today = date.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const format = today ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' };
  return element(
    'time',
    { class: 'clock', dateTime: isoDate },
    new Intl.DateTimeFormat(spokenHere(), format).format(date),
  );
}

/**
 * The mark of a changed message, which says when it was changed last.
 *
 * @param {string} isoDate
 */
export function editedMark(isoDate) {
  const title = new Intl.DateTimeFormat(spokenHere(), STYLES.F).format(new Date(isoDate));
  return element('time', { class: 'edited', dateTime: isoDate, title }, ' (edited)');
}

setInterval(() => {
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('time[data-relative]')
  ))
    node.textContent = relativeText(Number(node.dataset.relative));
}, 10_000);
