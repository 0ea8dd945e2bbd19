import { workerData } from 'node:worker_threads';
import { serveQuestions } from '../../src/companions/serve-questions.ts';
import { guessingRules, honest } from '../companions/guessing-game.ts';

// A thinking thread that dies at every question if the address of this module says so.
const rules = guessingRules(honest);
const dying = new URL(workerData.entry).searchParams.has('dies');
serveQuestions([
  {
    ...rules,
    companion: {
      ...rules.companion,
      ahead: {
        ...rules.companion.ahead,
        forget(match, seat, random) {
          if (dying) process.exit(3);
          return rules.companion.ahead.forget(match, seat, random);
        },
      },
    },
  },
]);
