interface LaidOut {
  /** Fails unless everything has been answered, resolved and used. */
  expectDone(): void;
}

let current: LaidOut | null = null;

/** Notes the scenario or campaign that a test has laid out; the last one of a test counts. */
export function begins(scenario: LaidOut): void {
  current = scenario;
}

/** The scenario of a test, once; null if it hasn't laid one out. */
export function takeScenario(): LaidOut | null {
  const scenario = current;
  current = null;
  return scenario;
}
