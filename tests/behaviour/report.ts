import type { Reporter, TestModule } from 'vitest/node';
import { allParts } from './all-parts.ts';
import { EXCUSED } from './excused.ts';
import { because } from './failures.ts';

/** Prints what no scenario would miss, and exits with 1 if there is anything. */
export default class BehaviourReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failed = tests.filter((test) => test.result().state === 'failed');
    const broken = modules.filter((module) => module.errors().length > 0);
    const proven = new Set(tests.flatMap((test) => test.meta().proves ?? []));
    const parts = new Set(allParts().map(({ name }) => name));
    const missing = [...parts].filter((name) => !proven.has(name) && !EXCUSED[name]);
    const idle = Object.keys(EXCUSED).filter((name) => proven.has(name) || !parts.has(name));
    const complaints = [
      ...failed.map(
        (test) => `The scenario fails: ${test.fullName}${because(test.result().errors)}`,
      ),
      ...broken.map((module) => `Can't be read: ${module.moduleId}${because(module.errors())}`),
      ...missing.map((name) => `No scenario would miss: ${name}`),
      ...idle.map((name) => `Excused for nothing: ${name}`),
    ];
    for (const complaint of complaints) console.error(complaint);
    console.info(
      `${parts.size} kinds of effect and parts of cards: ${proven.size} proven by scenarios, ${Object.keys(EXCUSED).length} excused.`,
    );
    if (complaints.length > 0) process.exitCode = 1;
  }
}
