import type { Reporter } from 'vitest/node';
import { LEFT_OUT, WITH_MORE_SEEDS } from './long-tests.ts';

/** Tells what `npm test` leaves to `npm run test:long`. */
export class LeftOut implements Reporter {
  onTestRunEnd(): void {
    process.stdout.write(
      `\nLeft to npm run test:long: ${LEFT_OUT} long files, and further seeds of ${WITH_MORE_SEEDS.length}.\n`,
    );
  }
}
