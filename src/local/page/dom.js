/** @typedef {Node | string | null | undefined | false} Child nothing where it is neither node nor text */
/** @typedef {Child | readonly (Child | readonly Child[])[]} Children */

/**
 * @template {Element} Kind
 * @typedef {{ [Name in Exclude<keyof Kind, 'style' | 'role'>]?: Kind[Name] | null } & {
 *   class?: string,
 *   role?: string,
 *   style?: string | null,
 *   [attribute: `${string}-${string}`]: string | null | undefined,
 * }} Properties
 */

/**
 * Makes an element. `class`, `role`, `style` and everything with a dash are attributes, the rest are
 * properties of the element, listeners like `onclick` among them; null and undefined leave one as it is.
 * Strings become text, never markup.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Properties<HTMLElementTagNameMap[Tag]>} [properties]
 * @param {Children[]} children
 */
export function element(tag, properties, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === null || value === undefined) continue;
    if (name === 'class' || name === 'role' || name === 'style' || name.includes('-'))
      node.setAttribute(name, String(value));
    else Object.assign(node, { [name]: value });
  }
  node.append(
    ...children.flat(2).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return node;
}

/** @param {string} id one that `index.html` has */
export function byId(id) {
  const node = document.getElementById(id);
  if (!node) throw new TypeError(`The page has no #${id}`);
  return node;
}

/**
 * Which way a key goes in a list: 1 is down, -1 is up, 0 is neither.
 *
 * @param {KeyboardEvent} event
 */
export const stepOf = ({ key }) => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);

/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;

/**
 * Shows a short notice at the edge of the screen; screen readers read it out.
 *
 * @param {string} text
 */
export function toast(text) {
  const node = byId('toast');
  node.textContent = text;
  node.classList.add('shown');
  clearTimeout(fading);
  fading = setTimeout(() => node.classList.remove('shown'), 4000);
}

/**
 * Pictures and files of this server, whatever name the page was opened under.
 *
 * @param {string} url
 */
export function localAddress(url) {
  if (!URL.canParse(url)) return '';
  const { protocol, pathname, href } = new URL(url);
  if (pathname.startsWith('/attachments/')) return pathname;
  return protocol === 'https:' || protocol === 'http:' ? href : '';
}
