import { readFileSync } from 'node:fs';

/**
 * Loaded into a bot before anything of its own: makes its clock wrong by the number of milliseconds in a file,
 * which may change at any time. Timers go on, as they do when a machine's clock is set.
 */
const FILE = process.env.STEPPING_CLOCK ?? '';
/** Milliseconds until a change of the file is noticed. */
const NOTICED = 20;

const Right = globalThis.Date;
let wrong = 0;

const look = () => {
  try {
    wrong = Number(readFileSync(FILE, 'utf8')) || 0;
  } catch {
    // Nothing has been said yet, or no longer is.
    wrong = 0;
  }
};
look();
setInterval(look, NOTICED).unref();

const now = () => Right.now() + wrong;

globalThis.Date = new Proxy(Right, {
  construct: (_, moment, made) =>
    Reflect.construct(Right, moment.length === 0 ? [now()] : moment, made),
  get: (_, name) => (name === 'now' ? now : Reflect.get(Right, name)),
});
// Some code asks a date what made it.
Right.prototype.constructor = globalThis.Date;
