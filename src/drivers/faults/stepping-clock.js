import { readFileSync } from 'node:fs';

/**
 * Loaded into a bot before anything of its own: lets its clock go wrong by so many milliseconds as a file
 * says, which may change at any time. Timers go on, as they do when a machine's clock is set.
 */
const FILE = process.env.STEPPING_CLOCK ?? '';
/** Milliseconds until it is noticed that the file has changed. */
const NOTICED = 20;

const Right = globalThis.Date;
let wrong = 0;

const look = () => {
  try {
    wrong = Number(readFileSync(FILE, 'utf8')) || 0;
  } catch {
    wrong = 0;
  }
};
look();
setInterval(look, NOTICED).unref();

globalThis.Date = class SteppingDate extends Right {
  constructor(...moment) {
    if (moment.length === 0) super(Right.now() + wrong);
    else super(...moment);
  }

  static now() {
    return Right.now() + wrong;
  }

  /** A clone is made without asking this class. */
  static [Symbol.hasInstance](value) {
    return value instanceof Right;
  }
};
