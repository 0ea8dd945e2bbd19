/**
 * Everything that would have ended the process while some work was done: errors that nobody caught, and
 * promises that nobody awaited. Until then the test runner doesn't hear of them.
 */
export async function uncaughtDuring(work: () => Promise<void>): Promise<unknown[]> {
  const found: unknown[] = [];
  const note = (error: unknown) => void found.push(error);
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  const usual = events.map((event) => process.listeners(event as 'uncaughtException'));
  for (const event of events) process.removeAllListeners(event).on(event, note);
  try {
    await work();
    // What was thrown last comes a turn later.
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    for (const [index, event] of events.entries()) {
      process.off(event, note);
      for (const listener of usual[index] ?? []) process.on(event, listener);
    }
  }
  return found;
}
