import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Store, StoreUnavailable } from '../../src/table/match/saved/store.ts';
import { stageForTests, startCounting } from './stage.ts';

/** What is suggested while somebody types, with a database that is slow or doesn't answer at all. */

const database = { isAway: false, asked: 0, ...whenBack() };

/** Somebody who has asked a database that is away waits until it is back, and is told that it was away. */
function whenBack() {
  let isBack = () => {};
  const back = new Promise<void>((resolve) => {
    isBack = resolve;
  });
  return { back, isBack };
}

/** A store that counts what it is asked, and doesn't answer while it is away. */
function watched<Part extends object>(part: Part): Part {
  return new Proxy(part, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value === 'object' && value !== null) return watched(value);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        database.asked += 1;
        return database.isAway
          ? database.back.then(() => Promise.reject(new StoreUnavailable()))
          : value.apply(target, given);
      };
    },
  });
}

const stage = stageForTests({ wrapStore: (store: Store) => watched(store) });

interface Argument {
  command: string;
  argument: string;
}

interface Described {
  name: string;
  type: number;
  autocomplete?: boolean;
  options?: Described[];
}

/** Every argument with suggestions, of every command that is registered. */
function suggesting(): Argument[] {
  const under = (command: string, options: readonly Described[] = []): Argument[] =>
    options.flatMap(({ name, type, autocomplete, options: own }) =>
      type <= 2
        ? under(`${command} ${name}`, own)
        : autocomplete
          ? [{ command, argument: name }]
          : [],
    );
  const commands = stage.discord.commands() as unknown as Described[];
  return commands.flatMap(({ name, options }) => under(name, options));
}

/** Until what the bot still does after a start is done: it would be counted as asked by the person typing. */
async function nothingAsked(): Promise<void> {
  for (let before = -1; before !== database.asked; ) {
    before = database.asked;
    await wait(200);
  }
}

beforeEach(() => {
  Object.assign(database, whenBack());
});
afterEach(() => {
  database.isAway = false;
  database.isBack();
});

describe('every argument with suggestions', () => {
  it('asks the database once at most in a thread, and is answered', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    await stage.publishing.drain();
    await nothingAsked();
    const all = suggesting();
    expect(all.length).toBeGreaterThan(15);
    for (const { command, argument } of all) {
      database.asked = 0;
      const typed = await discord.autocomplete(ann, thread, command, { [argument]: '' }, argument);
      expect(typed.acknowledged, `${command} ${argument}`).toBe(true);
      expect(database.asked, `${command} ${argument}`).toBeLessThanOrEqual(1);
    }
    expect(stage.complaints).toEqual([]);
  });

  it('is answered within two seconds by a database that is away, with nothing where that is asked', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    await stage.publishing.drain();
    database.isAway = true;
    const all = suggesting();
    const typed = await Promise.all(
      all.map(({ command, argument }) =>
        discord.autocomplete(ann, thread, command, { [argument]: '' }, argument),
      ),
    );
    for (const [index, { acknowledged, milliseconds, choices }] of typed.entries()) {
      const { command, argument } = all[index] ?? {};
      const told = `${command} ${argument}`;
      expect(acknowledged, told).toBe(true);
      expect(milliseconds, told).toBeLessThan(2_000);
      if (command === 'add') expect(choices, told).toEqual([]);
    }
    expect(stage.complaints).toEqual([]);
  });
});
