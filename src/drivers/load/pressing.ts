import { setTimeout as wait } from 'node:timers/promises';
import { below } from '../../kernel/random.ts';
import { type Figures, figuresOf, noSamples, note, type Samples } from './measuring.ts';
import { type Choice, choose, type PlayedTable, type Scene } from './playing.ts';

/** Milliseconds between two looks at how many choices are due. */
const TICK = 10;
/** Milliseconds for which people look whether the board shows their choice: many change nothing on it. */
const LOOKING = 10_000;
/** Attempts to find a match whose board shows the latest choice already. */
const TRIES = 20;

/**
 * Lets people choose at a steady rate for this long, whether or not the bot keeps up: each time in a random
 * match among those whose board shows the last choice, because players look before they go on.
 */
export class Pressing {
  readonly #scene: Scene;
  readonly #tables: readonly PlayedTable[];
  readonly #busy = new Set<PlayedTable>();
  readonly #shown = new Set<Promise<void>>();

  constructor(scene: Scene, tables: readonly PlayedTable[]) {
    this.#scene = scene;
    this.#tables = tables;
  }

  /** @param rate choices a second */
  async press(rate: number, milliseconds: number): Promise<Samples & { figures: Figures }> {
    const samples = noSamples();
    const turns = new Set<Promise<void>>();
    const from = performance.now();
    let started = 0;
    for (let past = 0; past < milliseconds; past = performance.now() - from) {
      for (; started < (past / 1000) * rate; started++) {
        const table = this.#freeTable();
        if (!table) {
          samples.skipped += 1;
          continue;
        }
        const turn = this.#turn(table, samples).finally(() => turns.delete(turn));
        turns.add(turn);
      }
      await wait(TICK);
    }
    await Promise.all(turns);
    for (const { awaited } of this.#tables) awaited?.giveUp();
    await Promise.all(this.#shown);
    this.#shown.clear();
    return { ...samples, figures: figuresOf(samples, milliseconds / 1000) };
  }

  async #turn(table: PlayedTable, samples: Samples): Promise<void> {
    this.#busy.add(table);
    const turn = await choose(this.#scene, table);
    note(samples, turn);
    if (turn.choice) await this.#look(turn.choice, samples);
    this.#busy.delete(table);
  }

  /** What is shown after they have stopped looking still counts, as late as it is. */
  async #look({ shown }: Choice, samples: Samples): Promise<void> {
    const noted = shown.then((milliseconds) => {
      if (milliseconds === null) samples.boardsNotAwaited += 1;
      else samples.boards.push(milliseconds);
    });
    this.#shown.add(noted);
    await Promise.race([noted, wait(LOOKING)]);
  }

  #freeTable(): PlayedTable | null {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = this.#tables[below(this.#scene.random, this.#tables.length)];
      if (table && !this.#busy.has(table)) return table;
    }
    return null;
  }
}
