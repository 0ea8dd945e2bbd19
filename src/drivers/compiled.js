import { compiled } from '../starting/compile.js';

/**
 * The entry of drivers that play thousands of games, or are started thousands of times: `node
 * src/drivers/compiled.js simulate …`. Compiled once, they start in half the time and play a fifth faster than
 * loaded file by file, which names every newly made function again.
 */
const ENTRIES = {
  simulate: ['drivers/simulate', 'drivers/forecasts/comparing-worker'],
  balance: [
    'drivers/balance',
    'drivers/balance/cooperative/playing-worker',
    'drivers/balance/first-game/first-game-worker',
    'drivers/campaigns/judging-worker',
  ],
  bench: ['drivers/bench'],
  pack: ['drivers/pack'],
  pipe: ['drivers/pipe'],
  week: ['drivers/week'],
  trifles: ['drivers/trifles'],
  verify: ['drivers/verify'],
  'contact-sheet': ['drivers/contact-sheet'],
  gallery: ['drivers/gallery'],
  language: ['drivers/language'],
};

/** `--box FOLDER`: the boxes as `pack export` has written them, in place of what the games bring along. */
const BOXES = Object.fromEntries(
  ['altar', 'adventure', 'altar-quest'].map((game) => [`games/${game}/box`, `drivers/box/${game}`]),
);

const [driver] = process.argv.splice(2, 1);
process.setSourceMapsEnabled(true);
await import(await compiled(ENTRIES[driver], process.argv.includes('--box') ? BOXES : {}));
