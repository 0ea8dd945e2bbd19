import type { Reporter, TestCase } from 'vitest/node';

/**
 * Tells at the end which tests passed only on the second try. What runs in real time, with a database and
 * processes of its own, may be too slow once on a busy machine; it must not go unnoticed, as it may just as
 * well be an intermittent fault.
 */
export class SecondTries implements Reporter {
  readonly #found: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const errors = test.result().errors?.map(({ message }) => message) ?? [];
    this.#found.push(
      [`${test.module.relativeModuleId} > ${test.fullName}`, ...errors].join('\n    '),
    );
  }

  onTestRunEnd(): void {
    if (this.#found.length === 0) return;
    process.stdout.write(`\nPassed only at the second try:\n  ${this.#found.join('\n  ')}\n`);
  }
}
