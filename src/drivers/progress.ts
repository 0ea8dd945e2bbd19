/** Progress: on one line if somebody watches, otherwise a line for every twentieth. */
export function tellProgress(done: number, all: number, what = 'games'): void {
  const isTwentieth = Math.floor((20 * done) / all) > Math.floor((20 * (done - 1)) / all);
  if (process.stderr.isTTY) {
    process.stderr.write(`\r${done} of ${all}${done === all ? '\n' : ''}`);
  } else if (isTwentieth) {
    process.stderr.write(`${done} of ${all} ${what}\n`);
  }
}
