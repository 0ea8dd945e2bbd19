import { element, localAddress } from './dom.js';
import { icon } from './icons.js';

/**
 * A picture that opens large, with a badge that shows its alt text. `size` is `{ width, height }`
 * in pixels where known, so that nothing jumps when it loads.
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

function enlarge(address, alt) {
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

/** A file that is no picture, as a link. */
export function fileLink(url, name, size) {
  const kilobytes = size ? ` · ${Math.max(1, Math.round(size / 1024))} KB` : '';
  return element(
    'a',
    { class: 'file', href: localAddress(url), download: name },
    icon('file'),
    ` ${name}${kilobytes}`,
  );
}
