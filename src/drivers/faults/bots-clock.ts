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

/** The bot's clock, which can be set wrong; everyone else’s is right. */
export class BotsClock {
  readonly #folder = mkdtempSync(join(tmpdir(), 'threadbound-clock-'));
  readonly #file = join(this.#folder, 'milliseconds');
  readonly #wrong: Wrong[] = [];

  /** How to start a bot so that it goes by this clock. */
  get started(): { nodeArguments: string[]; environment: { [name: string]: string } } {
    return {
      nodeArguments: ['--import', STEPPING.href],
      environment: { STEPPING_CLOCK: this.#file },
    };
  }

  /** Sets it wrong by this many milliseconds from now on; 0 sets it right. */
  set(milliseconds: number): void {
    const now = Date.now();
    const last = this.#wrong.at(-1);
    if (last) last.until = Math.min(last.until, now);
    if (milliseconds !== 0) {
      this.#wrong.push({ milliseconds, from: now, until: Number.POSITIVE_INFINITY });
    }
    writeFileSync(this.#file, String(milliseconds));
  }

  /** The true time of what the bot has noted by its clock, in milliseconds since the epoch. */
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

/** Milliseconds for which a busy bot may still go by the wrong clock after it was set right. */
const LAG = 5_000;
