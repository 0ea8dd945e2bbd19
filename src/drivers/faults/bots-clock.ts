import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const STEPPING = new URL('./stepping-clock.js', import.meta.url);

interface Wrong {
  milliseconds: number;
  from: number;
  /** Infinity while it lasts. */
  until: number;
}

/** The clock of the bot, which can be set wrong; everyone else’s is right. */
export class BotsClock {
  readonly #folder = mkdtempSync(join(tmpdir(), 'threadbound-clock-'));
  readonly #file = join(this.#folder, 'milliseconds');
  readonly #wrong: Wrong[] = [];

  /** How a bot is started so that it goes by this clock. */
  get started(): { nodeArguments: string[]; environment: { [name: string]: string } } {
    return {
      nodeArguments: ['--import', STEPPING.href],
      environment: { STEPPING_CLOCK: this.#file },
    };
  }

  /** Sets it wrong by so many milliseconds from now on; right by 0. */
  set(milliseconds: number): void {
    const now = Date.now();
    const last = this.#wrong.at(-1);
    if (last) last.until = Math.min(last.until, now);
    if (milliseconds !== 0) {
      this.#wrong.push({ milliseconds, from: now, until: Number.POSITIVE_INFINITY });
    }
    writeFileSync(this.#file, String(milliseconds));
  }

  /** When that really was which the bot has noted by its clock, in milliseconds since the epoch. */
  rightly(noted: number): number {
    const wrong = this.#wrong.find(({ milliseconds, from, until }) => {
      const moment = noted - milliseconds;
      return moment >= from && moment <= until + LAG;
    });
    return wrong ? noted - wrong.milliseconds : noted;
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Milliseconds for which a bot that is busy may go by a clock that has been set right. */
const LAG = 5_000;
