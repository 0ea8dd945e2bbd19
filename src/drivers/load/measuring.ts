import { quantile, rounded } from '../bench/statistics.ts';
import { megabytesOf } from '../bot/memory.ts';
import type { Turn } from './playing.ts';

/** What players experienced while the load was on. */
export interface Samples {
  acknowledgements: number[];
  choices: number[];
  boards: number[];
  /** Choices after which the board showed the same until the next one in their match, or could wait for it. */
  boardsNotAwaited: number;
  /** Presses that were not acknowledged or answered in time, refused, or answered with an apology. */
  problems: string[];
  /** Times when somebody was to choose but no match was free or asked anybody. */
  skipped: number;
}

export const noSamples = (): Samples => ({
  acknowledgements: [],
  choices: [],
  boards: [],
  boardsNotAwaited: 0,
  problems: [],
  skipped: 0,
});

export function note(samples: Samples, { acknowledged, choice, problem }: Turn): void {
  samples.acknowledgements.push(...acknowledged.flatMap((ms) => ms ?? []));
  if (choice) samples.choices.push(choice.milliseconds);
  else if (problem) samples.problems.push(problem);
  else samples.skipped += 1;
}

/** @param seconds how long the samples took */
export function figuresOf(samples: Samples, seconds: number) {
  const ms = (values: readonly number[], share: number) => rounded(quantile(values, share), 0);
  const { acknowledgements, choices, boards, boardsNotAwaited } = samples;
  return {
    presses: rounded(acknowledgements.length / choices.length),
    choicesPerSecond: rounded(choices.length / seconds, 1),
    ackMs: { p50: ms(acknowledgements, 0.5), p99: ms(acknowledgements, 0.99) },
    choiceMs: { p50: ms(choices, 0.5), p95: ms(choices, 0.95), p99: ms(choices, 0.99) },
    pictureLagMs: { p50: ms(boards, 0.5), p95: ms(boards, 0.95) },
    boardsNotAwaited: rounded(boardsNotAwaited / choices.length),
  };
}

export type Figures = ReturnType<typeof figuresOf>;

/** Samples a process's resident memory every second, in megabytes. */
export function watchMemory(pid: number): { stop(): number[] } {
  const megabytes: number[] = [];
  const timer = setInterval(async () => {
    const resident = await megabytesOf(pid, 'VmRSS');
    if (!Number.isNaN(resident)) megabytes.push(resident);
  }, 1_000);
  return {
    stop() {
      clearInterval(timer);
      return megabytes;
    },
  };
}
