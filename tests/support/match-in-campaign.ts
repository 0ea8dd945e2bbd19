import { assert } from 'vitest';
import type { Decision } from '../../src/kernel/decision.ts';
import { fallbackFor } from '../../src/kernel/decision.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { GameEvent, Happening } from '../../src/kernel/event.ts';
import type { GameRules } from '../../src/kernel/game.ts';
import { copyOf } from '../../src/kernel/json.ts';
import type { Match } from '../../src/kernel/match.ts';

/**
 * A match of a campaign in play: its questions by whom they are about, its answers by id. Like a saved match it
 * is read from JSON again at every answer, and after every answer it has to be sound.
 */
export class MatchInCampaign<State> {
  readonly happenings: Happening[];
  /** What has been asked so far, in order; what is asked several times in a row is there once. */
  readonly asked: string[] = [];
  private readonly rules: Pick<GameRules<State>, 'procedures' | 'broken'>;
  private readonly ended: (match: Match<State>) => void;
  private current: Match<State>;

  /** @param ended told about the match as soon as it is over */
  constructor(
    rules: Pick<GameRules<State>, 'procedures' | 'broken'>,
    begun: { match: Match<State>; happenings: Happening[] },
    ended: (match: Match<State>) => void,
  ) {
    this.rules = rules;
    this.ended = ended;
    this.current = begun.match;
    this.happenings = [...begun.happenings];
    this.look();
  }

  get match(): Match<State> {
    return this.current;
  }

  get state(): State {
    return this.current.state;
  }

  /** What is asked: the words of the question, or of each that is open. */
  get asks(): string[] {
    return [...new Set(this.match.open.map(({ prompt }) => prompt.key))];
  }

  /** The only open question, or the one about a hero when several are open. */
  question(about?: string): Decision {
    const open = this.match.open.filter(({ key }) => about === undefined || key.startsWith(about));
    if (open.length !== 1) throw new Error(`${open.length} questions are open: ${this.asks}`);
    return open[0] as Decision;
  }

  options(about?: string): string[] {
    return this.question(about).options.map(({ id }) => id);
  }

  /** Answers the only open question. */
  choose(...ids: string[]): this {
    return this.answer(this.question(), ids);
  }

  /** Answers what a hero is asked; chooses nothing if nothing is named. */
  for(hero: string, ...ids: string[]): this {
    return this.answer(this.question(hero), ids);
  }

  /** Answers as a deadline would, up to a question with these words, or to the end. */
  settle(until?: string): this {
    for (let open = this.match.open; open.length > 0; open = this.match.open) {
      const [first] = open as [Decision];
      if (first.prompt.key === until) break;
      this.answer(first, fallbackFor(first, first.seats[0] as string));
    }
    return this;
  }

  /** What everybody was told, with its arguments. */
  told(type: string): GameEvent['args'][] {
    return this.happenings
      .filter(({ event }) => event.type === type)
      .map(({ event: { args } }) => args);
  }

  private answer({ id, seats, prompt }: Decision, options: string[]): this {
    this.current = JSON.parse(JSON.stringify(this.current));
    const seat = seats[0] as string;
    const result = answer(this.rules.procedures, this.current, { seat, decision: id, options });
    if (!result.accepted) {
      throw new Error(`${prompt.key}: ${options.join(' ')} was refused (${result.refusal}).`);
    }
    this.happenings.push(...result.happenings);
    this.look();
    return this;
  }

  private look(): void {
    assert.deepEqual(this.rules.broken(this.current), []);
    for (const key of this.asks) if (this.asked.at(-1) !== key) this.asked.push(key);
    if (this.current.outcome) this.ended(copyOf(this.current));
  }
}
