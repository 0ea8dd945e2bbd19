/**
 * Makes an element. Properties that start with `on` are listeners, `class` and everything with a
 * dash are attributes, the rest are properties of the element. Children that are null, undefined or
 * false are left out; strings become text, never markup.
 */
export function element(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (name === 'class' || name === 'role' || name === 'style' || name.includes('-'))
      node.setAttribute(name, value);
    else node[name] = value;
  }
  node.append(
    ...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return node;
}

export const byId = (id) => document.getElementById(id);

/** Shows a short notice at the edge of the screen; screen readers read it out. */
export function toast(text) {
  const node = byId('toast');
  node.textContent = text;
  node.classList.add('shown');
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => node.classList.remove('shown'), 4000);
}

/** Pictures and files of this server, whatever name the page was opened under. */
export function localAddress(url) {
  if (!URL.canParse(url)) return '';
  const { protocol, pathname, href } = new URL(url);
  if (pathname.startsWith('/attachments/')) return pathname;
  return protocol === 'https:' || protocol === 'http:' ? href : '';
}
