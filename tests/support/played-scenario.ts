import { assert, expect } from 'vitest';
import type { GameEvent, Happening } from '../../src/kernel/event.ts';
import type { Match } from '../../src/kernel/match.ts';

/** A laid-out match that is played by choosing options: what the scenarios of every game have in common. */
export abstract class PlayedScenario<State> {
  abstract match: Match<State>;
  happenings: Happening[] = [];

  get state(): State {
    return this.match.state;
  }

  /** Everything that was told, as everybody who may know it all would hear it. */
  events(type?: string): GameEvent[] {
    return this.happenings
      .map(({ event }) => event)
      .filter((event) => type === undefined || event.type === type);
  }

  /** Breaks off what would go on: nothing after this matters. */
  end(): void {
    this.match.stack = [];
    this.match.open = [];
    this.match.outcome = { winners: [], reason: 'broken-off' };
  }

  expectOutcome(reason: string, ...winners: string[]): this {
    expect(this.match.outcome).toEqual({ reason, winners });
    return this;
  }

  /** Checked with `assert`, so that it doesn't pass for an assertion of the test (`tests/behaviour`). */
  expectDone(): void {
    const open = this.match.open.map(({ prompt }) => prompt.key);
    assert.deepEqual(open, [], 'the scenario ends with an open question');
    assert.isNotNull(this.match.outcome, 'the scenario has not come to its end');
    assert.deepEqual(this.match.stack, [], 'something is left to resolve');
    assert.deepEqual(this.match.random.stacked ?? [], [], 'stacked results were not used');
  }

  /** RESTART=1: the match is replaced by its JSON round-trip at every question. */
  protected restart(): void {
    if (process.env.RESTART) this.match = JSON.parse(JSON.stringify(this.match));
  }
}
