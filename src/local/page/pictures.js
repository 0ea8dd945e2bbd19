import { element, localAddress } from './dom.js';
import { icon } from './icons.js';

/**
 * A picture that opens large, with a badge that shows its alt text.
 *
 * @param {string} url
 * @param {string | null | undefined} alt
 * @param {{ width?: number | null, height?: number | null } | null} size in pixels where known, so that
 *   nothing jumps when it loads
 * @param {string} className
 */
export function picture(url, alt, size, className) {
  const address = localAddress(url);
  const image = element('img', {
    src: address,
    alt: alt || 'Picture without description',
    loading: 'lazy',
    width: size?.width ?? null,
    height: size?.height ?? null,
  });
  const open = element(
    'button',
    {
      type: 'button',
      class: 'picture-open',
      'aria-label': `Enlarge: ${alt || 'picture'}`,
      onclick: () => enlarge(address, alt),
    },
    image,
  );
  return element('figure', { class: `picture ${className}` }, open, alt ? altBadge(alt) : null);
}

/** @param {string} alt */
function altBadge(alt) {
  const text = element('figcaption', { class: 'alt-text', hidden: true }, alt);
  const badge = element(
    'button',
    { type: 'button', class: 'alt-badge', 'aria-expanded': 'false', title: 'Show the description' },
    'ALT',
  );
  badge.addEventListener('click', () => {
    text.hidden = !text.hidden;
    badge.setAttribute('aria-expanded', String(!text.hidden));
  });
  return [badge, text];
}

/**
 * @param {string} address
 * @param {string | null | undefined} alt
 */
function enlarge(address, alt) {
  /** @type {HTMLDialogElement} */
  const dialog = element(
    'dialog',
    { class: 'lightbox', 'aria-label': 'Picture' },
    element('img', { src: address, alt: alt ?? '' }),
    alt ? element('p', { class: 'lightbox-text' }, alt) : null,
    element(
      'div',
      { class: 'lightbox-actions' },
      element('a', { href: address, target: '_blank', rel: 'noreferrer' }, 'Open in a new tab'),
      element('button', { type: 'button', onclick: () => dialog.close() }, 'Close'),
    ),
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * A file that is no picture, as a link.
 *
 * @param {string} url
 * @param {string} name
 * @param {number | undefined} size in bytes
 */
export function fileLink(url, name, size) {
  const kilobytes = size ? ` · ${Math.max(1, Math.round(size / 1024))} KB` : '';
  return element(
    'a',
    { class: 'file', href: localAddress(url), download: name },
    icon('file'),
    ` ${name}${kilobytes}`,
  );
}
