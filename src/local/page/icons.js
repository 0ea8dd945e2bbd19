const PATHS = {
  eye: 'M12 5c5 0 9 4.5 10 7-1 2.5-5 7-10 7S3 14.500 2 12c1-2.500 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  lock: 'M7 10V7a5 5 0 0 1 10 0v3h1a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1h1zm2 0h6V7a3 3 0 0 0-6 0v3z',
  file: 'M6 2h8l5 5v14a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zm7 1.500V8h4.500L13 3.500z',
  tools:
    'M21 7a5 5 0 0 1-6.600 4.700L7 19.100a2.100 2.100 0 0 1-3-3l7.400-7.400A5 5 0 0 1 17.900 2.400L15 5.300V9h3.700l2.200-2.900c.1.300.1.600.1.900z',
  thread: 'M6 4v9a3 3 0 0 0 3 3h6v-3l5 4-5 4v-3H9a5 5 0 0 1-5-5V4h2z',
};

/**
 * A small decorative picture in the colour of the text around it.
 *
 * @param {keyof typeof PATHS} name
 */
export function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', PATHS[name]);
  path.setAttribute('fill-rule', 'evenodd');
  svg.append(path);
  return svg;
}
