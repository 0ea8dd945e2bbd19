/** The time of the week: it stands still until it is moved, and never goes back. */
export class Clock {
  /** Milliseconds since the epoch. */
  now: number;

  constructor(start: number) {
    this.now = start;
  }

  moveTo(moment: number): void {
    this.now = Math.max(this.now, moment);
  }
}
