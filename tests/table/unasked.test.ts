import { describe, expect, test } from 'vitest';
import type { Stakes } from '../../src/kernel/companion.ts';
import type { GameEvent } from '../../src/kernel/event.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import {
  type Asking,
  type MatchSettings,
  NIGHT,
} from '../../src/table/match/saved/match-settings.ts';
import type { ChapterData } from '../../src/table/match/saved/slot.ts';
import type { Person } from '../../src/table/match/saved/summary.ts';
import { tellEvents } from '../../src/table/telling/events/own-events.ts';
import { countingGame } from '../support/counting-game.ts';
import { countingMatchOf, storedIn } from '../support/counting-match.ts';
import type { CountingOptions } from '../support/counting-rules.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { NOON, tableAtNoon } from '../support/table-at-noon.ts';
import { ann, bo, chooseNext, must } from '../support/test-table.ts';

/** How long a table waits for what is asked outside somebody's own turn, and what is answered for them. */

const here = tableAtNoon();

const cleo = { userId: 'u-cleo', name: 'Cleo' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TURN = 26 * HOUR;

const HELP = 'counting.prompt.help';
const ADD = 'counting.prompt.add';
const GO_ON = 'counting.prompt.go-on';
const HIDE = 'counting.prompt.hide';

/** The counting game in which the others are asked for help, and this much hangs on it. */
const helping = (stakes: Stakes, options: CountingOptions = {}): CountingOptions => ({
  helping: { best: 'help', inNobodysTurn: true },
  stakes: { [HELP]: stakes },
  ...options,
});

/** A match of these people, at Ann's turn, at noon. */
async function matchOf(
  people: readonly [Person, ...Person[]],
  options: CountingOptions,
  settings: Partial<MatchSettings> = {},
): Promise<string> {
  await here.restart({ games: createGames([countingGame(options)]) });
  return countingMatchOf(here, people, settings);
}

const choose = async (id: string, { userId }: Person, option: string) =>
  must(await chooseNext(here.table, id, userId, [option]));

const stored = (id: string) => storedIn(here, id);

/** What is open, and for whom. */
const openIn = async (id: string) =>
  (await stored(id)).state.open.map(({ seats, prompt }) => [seats.join(), prompt.key]);

const dueIn = async (id: string): Promise<number | null> => {
  const [decision] = (await stored(id)).state.open;
  const { times } = must(await here.table.look(id, 'u-else'));
  return times.due[decision?.id ?? '']?.getTime() ?? null;
};

/** What has been chosen, oldest first: for whom, and whether by somebody else. */
const chosenIn = async (id: string) =>
  (await here.store.inputs(id, 100))
    .reverse()
    .filter(({ seat }) => seat !== null)
    .map(({ seat, options, settled }) => [seat, options.join(), settled?.standIn ?? null]);

const told = async (id: string): Promise<string[]> => {
  await here.publishing.drain();
  const texts = botAndCountingTexts();
  const tell = (events: readonly GameEvent[]) => countingGame().presentation.events(events, texts);
  return [...here.publisher.messages.values()]
    .flatMap(({ snapshot, slot }) =>
      snapshot.match.id === id && slot.kind === 'chapter' ? [slot.data as ChapterData] : [],
    )
    .flatMap(({ events }) => tellEvents('counting', events, tell, texts));
};

/** Everybody who was notified, in order. */
const notified = async (id: string): Promise<string[]> => {
  await here.publishing.drain();
  return here.publisher.publications.flatMap(({ slot, snapshot, message }) =>
    slot.kind === 'call' && snapshot.match.id === id && !message && !slot.data.closed
      ? slot.data.mentions
      : [],
  );
};

describe('a trifle in another’s turn', () => {
  test('is answered at once for whoever isn’t looking, and told in half a line: nobody is notified', async () => {
    const id = await matchOf([ann, bo, cleo], helping('trifle'));
    await choose(id, ann, 'add-1');
    expect(await chosenIn(id)).toEqual([
      ['seat-1', 'add-1', null],
      ['seat-2', 'help', 'unasked'],
      ['seat-3', 'help', 'unasked'],
    ]);
    expect((await told(id)).slice(1)).toEqual([
      'seat-1 adds 1: 1.',
      '-# For seat-2: **help**',
      'seat-2 adds 1: 2.',
      '-# For seat-3: **help**',
      'seat-3 adds 1: 3.',
    ]);
    // The only call is to Bo's own turn.
    expect(await notified(id)).toEqual(['seat-1', 'seat-2']);
    expect((await stored(id)).desk).toMatchObject({ away: {}, stakes: {} });
  });

  test('of which nobody else may know is answered without a word', async () => {
    const id = await matchOf(
      [ann, bo],
      helping('trifle', { helping: { best: 'help', secret: true, inNobodysTurn: true } }),
    );
    await choose(id, ann, 'add-1');
    expect(await told(id)).toEqual(['Round 1 begins.', 'seat-1 adds 1: 1.', 'seat-2 adds 1: 2.']);
  });

  test('is asked of whoever has opened the panel ten minutes ago at most, for as long as that', async () => {
    const id = await matchOf([ann, bo, cleo], helping('trifle'));
    must(await here.table.comeToLook(id, cleo));
    here.clock += 9 * MINUTE;
    await choose(id, ann, 'add-1');
    expect(await openIn(id)).toEqual([['seat-3', HELP]]);
    // Somebody not waited for beyond their own looking isn't notified either.
    expect(await notified(id)).toEqual(['seat-1']);
    expect(await dueIn(id)).toBe(NOON + 10 * MINUTE);
    await here.pass(MINUTE - 1);
    expect(await openIn(id)).toEqual([['seat-3', HELP]]);
    await here.pass(1);
    expect((await chosenIn(id)).at(-1)).toEqual(['seat-3', 'help', 'unasked']);
    expect((await stored(id)).desk.away).toEqual({});
  });

  test('is asked of whoever has chosen ten minutes ago at most', async () => {
    const id = await matchOf([ann, bo], helping('trifle'));
    await choose(id, ann, 'add-1');
    here.clock += 10 * MINUTE - 1;
    await choose(id, bo, 'add-1');
    expect(await openIn(id)).toEqual([['seat-1', HELP]]);
    await choose(id, ann, 'no');
    expect((await chosenIn(id)).at(-1)).toEqual(['seat-1', 'no', null]);
  });

  test('is nobody’s to answer who has looked ten minutes ago', async () => {
    const id = await matchOf([ann, bo], helping('trifle'));
    must(await here.table.comeToLook(id, bo));
    here.clock += 10 * MINUTE;
    await choose(id, ann, 'add-1');
    expect(await chosenIn(id)).toEqual([
      ['seat-1', 'add-1', null],
      ['seat-2', 'help', 'unasked'],
    ]);
  });

  test('waits longer while whoever is asked gives signs, and is decided at night as well', async () => {
    const id = await matchOf([ann, bo], helping('trifle'), { quiet: NIGHT });
    here.clock = NOON + 11 * HOUR;
    must(await here.table.comeToLook(id, bo));
    await choose(id, ann, 'add-1');
    await here.pass(5 * MINUTE);
    must(await here.table.comeToLook(id, bo));
    await here.pass(10 * MINUTE - 1);
    expect(await openIn(id)).toEqual([['seat-2', HELP]]);
    await here.pass(1);
    expect((await chosenIn(id)).at(-1)).toEqual(['seat-2', 'help', 'unasked']);
  });

  test('is decided after the bot was away and started again, from what was saved', async () => {
    const options = helping('trifle');
    const id = await matchOf([ann, bo], options);
    must(await here.table.comeToLook(id, bo));
    await choose(id, ann, 'add-1');
    expect((await stored(id)).desk.stakes).toEqual({ 2: 'trifle' });
    await here.restart({ games: createGames([countingGame(options)]) });
    expect((await stored(id)).desk.stakes).toEqual({ 2: 'trifle' });
    await here.pass(10 * MINUTE);
    expect((await chosenIn(id)).at(-1)).toEqual(['seat-2', 'help', 'unasked']);
  });

  test('keeps what it was when it was asked, whatever an update of the game makes of it', async () => {
    const id = await matchOf([ann, bo, cleo], helping('matters'));
    await choose(id, ann, 'add-1');
    await here.restart({ games: createGames([countingGame(helping('trifle'))]) });
    must(await here.table.handOver(id, ann.userId, 'seat-3', 'steady'));
    expect(await dueIn(id)).toBe(NOON + 2 * HOUR);
    await here.pass(2 * HOUR - 1);
    expect(await openIn(id)).toEqual([['seat-2', HELP]]);
  });

  test('in one’s own turn is asked as ever', async () => {
    const id = await matchOf([ann, bo], { stakes: { 'counting.prompt.keep': 'trifle' } });
    await choose(id, ann, 'add-1');
    await choose(id, bo, 'roll');
    here.clock += HOUR;
    must(await here.table.wake(id));
    expect(await openIn(id)).toEqual([['seat-2', 'counting.prompt.keep']]);
    expect(await dueIn(id)).toBe(NOON + TURN);
  });
});

describe('what matters', () => {
  test('waits two hours of the person’s day without a reminder, and is answered as a companion would', async () => {
    const id = await matchOf([ann, bo], helping('matters'));
    await choose(id, ann, 'add-1');
    expect(await openIn(id)).toEqual([['seat-2', HELP]]);
    expect(await notified(id)).toEqual(['seat-1', 'seat-2']);
    expect(await dueIn(id)).toBe(NOON + 2 * HOUR);
    await here.pass(2 * HOUR - 1);
    expect(await openIn(id)).toEqual([['seat-2', HELP]]);
    expect(await notified(id)).toEqual(['seat-1', 'seat-2']);
    await here.pass(1);
    expect((await chosenIn(id)).at(-1)).toEqual(['seat-2', 'help', 'unasked']);
    expect(await told(id)).toContain('-# For seat-2: **help**');
    // Nobody who was asked only briefly counts as away.
    expect((await stored(id)).desk.away).toEqual({});
  });

  test('waits until the morning, and goes by the night of whom it is asked', async () => {
    const zones = { [bo.userId]: 'America/Los_Angeles' };
    for (const [userId, timeZone] of Object.entries(zones)) {
      must(await here.table.setNotifications(userId, { timeZone, quiet: 'table' }));
    }
    const id = await matchOf([ann, bo], helping('matters'), { quiet: NIGHT });
    await choose(id, ann, 'add-1');
    // It is four in the morning in Los Angeles, where eight is four in the afternoon in UTC.
    expect(await dueIn(id)).toBe(NOON + 6 * HOUR);
    await here.pass(6 * HOUR - 1);
    expect(await openIn(id)).toEqual([['seat-2', HELP]]);
    await here.pass(1);
    expect((await chosenIn(id)).at(-1)).toEqual(['seat-2', 'help', 'unasked']);
  });

  test('is answered so though the table wants the questions’ own defaults where a turn’s time is up', async () => {
    const id = await matchOf([ann, bo], helping('matters'), { absent: 'fallback' });
    await choose(id, ann, 'add-1');
    await here.pass(2 * HOUR);
    expect((await chosenIn(id)).at(-1)).toEqual(['seat-2', 'help', 'unasked']);
  });
});

test('what a life hangs on waits as long as a turn does, with a reminder', async () => {
  const id = await matchOf([ann, bo], helping('grave'), { absent: 'fallback' });
  await choose(id, ann, 'add-1');
  expect(await dueIn(id)).toBe(NOON + TURN);
  await here.pass(TURN - 1);
  expect(await openIn(id)).toEqual([['seat-2', HELP]]);
  expect(await notified(id)).toEqual(['seat-1', 'seat-2', 'seat-2']);
  await here.pass(1);
  expect(await chosenIn(id)).toContainEqual(['seat-2', 'no', 'fallback']);
});

describe('what the set-up asks', () => {
  const opening = helping('opening');

  test('waits a quarter of an hour, at any hour, and then what is usual is done', async () => {
    const id = await matchOf([ann, bo], opening, { quiet: NIGHT });
    here.clock = NOON + 11 * HOUR;
    await choose(id, ann, 'add-1');
    await here.pass(15 * MINUTE - 1);
    expect(await openIn(id)).toEqual([['seat-2', HELP]]);
    await here.pass(1);
    expect((await chosenIn(id)).at(-1)).toEqual(['seat-2', 'no', 'unasked']);
  });

  test.each([
    ['with the votes so far', ['end'], 'end'],
    ['as is usual where nobody has voted', [], 'on'],
  ])('is decided for a group %s', async (_, votes, chosen) => {
    const id = await matchOf([ann, bo], { stakes: { [GO_ON]: 'opening' } });
    for (const person of [ann, bo]) await choose(id, person, 'add-1');
    for (const person of [ann, bo]) await choose(id, person, '1');
    for (const vote of votes) await choose(id, bo, vote);
    await here.pass(15 * MINUTE - 1);
    expect(await openIn(id)).toEqual([['seat-1,seat-2', GO_ON]]);
    await here.pass(1);
    expect((await chosenIn(id)).at(-1)?.[1]).toBe(chosen);
  });
});

describe('what somebody wants to be asked', () => {
  const QUARTER = 15 * MINUTE;
  const SHORT = 2 * HOUR;
  const AT_ONCE = null;

  /** Milliseconds for which the question waits. */
  const waits: Record<Asking, Record<Stakes, number | null>> = {
    everything: { trifle: TURN, opening: QUARTER, matters: TURN, grave: TURN },
    'what-matters': { trifle: AT_ONCE, opening: QUARTER, matters: SHORT, grave: TURN },
    'own-turns': { trifle: AT_ONCE, opening: QUARTER, matters: AT_ONCE, grave: AT_ONCE },
  };
  const table = Object.entries(waits).flatMap(([asking, row]) =>
    Object.entries(row).map(
      ([stakes, wait]) => [asking as Asking, stakes as Stakes, wait] as const,
    ),
  );

  test.each(table)(
    'with “%s” and what is “%s” is waited for %s ms',
    async (asking, stakes, wait) => {
      // A table's setting and a person's own mean the same.
      for (const said of [false, true]) {
        here.clock = NOON;
        const settings = said ? {} : { asking };
        const id = await matchOf([ann, bo], helping(stakes), settings);
        if (said) must(await here.table.sayWhatToBeAsked(id, bo.userId, asking));
        await choose(id, ann, 'add-1');
        const answered = (await chosenIn(id)).length > 1;
        expect([said, answered]).toEqual([said, wait === AT_ONCE]);
        expect((await dueIn(id)) === (wait === AT_ONCE ? NOON + TURN : NOON + wait)).toBe(true);
      }
    },
  );

  test('holds for themselves alone, at once, until they take it back', async () => {
    const id = await matchOf([ann, bo, cleo], helping('trifle'));
    must(await here.table.sayWhatToBeAsked(id, bo.userId, 'everything'));
    await choose(id, ann, 'add-1');
    expect(await openIn(id)).toEqual([['seat-2', HELP]]);
    expect(await dueIn(id)).toBe(NOON + TURN);
    must(await here.table.sayWhatToBeAsked(id, bo.userId, null));
    expect(await dueIn(id)).toBe(NOON);
    await here.pass(1);
    expect((await chosenIn(id)).slice(1)).toEqual([
      ['seat-2', 'help', 'unasked'],
      ['seat-3', 'help', 'unasked'],
    ]);
  });

  test('is everything at a table without a pace, except where they have said so', async () => {
    const none = { pace: { kind: 'none' } } as const;
    const asked = await matchOf([ann, bo], helping('trifle'), none);
    await choose(asked, ann, 'add-1');
    await here.pass(30 * HOUR);
    expect(await openIn(asked)).toEqual([['seat-2', HELP]]);
    const unasked = await matchOf([ann, bo], helping('trifle'), none);
    must(await here.table.sayWhatToBeAsked(unasked, bo.userId, 'what-matters'));
    await choose(unasked, ann, 'add-1');
    expect((await chosenIn(unasked)).at(-1)).toEqual(['seat-2', 'help', 'unasked']);
    // No time is set for what matters there.
    const mattering = await matchOf([ann, bo], helping('matters'), none);
    must(await here.table.sayWhatToBeAsked(mattering, bo.userId, 'what-matters'));
    await choose(mattering, ann, 'add-1');
    await here.pass(30 * HOUR);
    expect(await openIn(mattering)).toEqual([['seat-2', HELP]]);
  });

  test('is everything for a crowd', async () => {
    await here.restart({
      games: createGames([countingGame(helping('trifle', { mostSeats: 4 }))]),
    });
    const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
    const { id } = must(await here.table.create(wanted)).match;
    must(await here.table.chooseCharacters(id, ann.userId, ['fox']));
    must(await here.table.addCrowd(id, ann.userId, null));
    must(await here.table.start(id, ann.userId));
    await choose(id, ann, 'add-1');
    expect(await openIn(id)).toEqual([['seat-2', HELP]]);
    expect(await dueIn(id)).toBe(NOON + TURN);
  });
});

describe('a trifle that a group is asked', () => {
  const trifle: CountingOptions = { stakes: { [GO_ON]: 'trifle', [HIDE]: 'opening' } };

  async function hiding(): Promise<string> {
    const id = await matchOf([ann, bo], trifle);
    for (const person of [ann, bo]) await choose(id, person, 'add-1');
    return id;
  }

  test('is answered at once where nobody of it is looking', async () => {
    const id = await hiding();
    await here.pass(15 * MINUTE);
    expect((await chosenIn(id)).slice(2)).toEqual([
      ['seat-1', '1', 'unasked'],
      ['seat-2', '1', 'unasked'],
      ['seat-1', 'on', 'unasked'],
    ]);
    // What follows from it tells enough.
    expect(await told(id)).not.toContainEqual(expect.stringContaining('-# For'));
  });

  test('is asked while one of it is, who decides', async () => {
    const id = await hiding();
    here.clock += 10 * MINUTE;
    await choose(id, ann, '1');
    await here.pass(5 * MINUTE);
    expect(await openIn(id)).toEqual([['seat-1,seat-2', GO_ON]]);
    expect(await dueIn(id)).toBe(here.clock + 5 * MINUTE);
    await choose(id, ann, 'end');
    await here.pass(1);
    expect(await stored(id)).toMatchObject({ status: 'over' });
    expect((await here.store.inputs(id, 1))[0]).toMatchObject({
      options: ['end'],
      settled: { vote: { votes: [1] } },
    });
  });
});

describe('what is weighed as things stand', () => {
  /** What each is asked, when, and how it was decided, depending on the number that Bo has hidden. */
  async function played(number: string, cooperative: boolean) {
    here.clock = NOON;
    const id = await matchOf([ann, bo], {
      stakes: { [GO_ON]: 'matters' },
      weigh: ({ view, seat }) => (view.hidden[seat] === 2 ? 'grave' : 'trifle'),
      ...(cooperative ? { cooperative: true } : {}),
    });
    for (const person of [ann, bo]) await choose(id, person, 'add-1');
    await choose(id, ann, '1');
    await choose(id, bo, number);
    const { desk, wakesAt } = await stored(id);
    const due = await dueIn(id);
    await here.pass(13 * HOUR);
    const decided = (await here.store.inputs(id, 1)).map(({ at, settled }) => [
      at.getTime(),
      settled?.standIn,
    ]);
    return { asked: desk.asked, stakes: desk.stakes, wakesAt, due, decided };
  }

  test('tells nothing of what somebody holds against the others: there the kind alone counts', async () => {
    const one = await played('1', false);
    expect(one).toMatchObject({
      stakes: { 5: 'matters' },
      due: NOON + 2 * HOUR,
      decided: [[NOON + 2 * HOUR, 'unasked']],
    });
    expect(await played('2', false)).toEqual(one);
  });

  test('counts where all play together, as it does for whoever has most at stake', async () => {
    expect(await played('1', true)).toMatchObject({ stakes: { 5: 'trifle' } });
    expect(await played('2', true)).toMatchObject({
      stakes: { 5: 'grave' },
      due: NOON + 12 * HOUR,
    });
  });
});

describe('what was answered for somebody', () => {
  const back = async (id: string, { userId }: Person) =>
    here.table.undo(id, userId, { requestId: `back-${here.clock}`, ask: false });

  test('is theirs to take back, and then they are asked', async () => {
    const id = await matchOf([ann, bo], helping('trifle'));
    await choose(id, ann, 'add-1');
    here.clock += HOUR;
    expect(must(await here.table.look(id, bo.userId)).undo).toBe(1);
    expect(must(await back(id, bo))).toMatchObject({ outcome: 'undone' });
    expect(await openIn(id)).toEqual([['seat-2', HELP]]);
    await here.pass(9 * MINUTE);
    expect(await openIn(id)).toEqual([['seat-2', HELP]]);
    await choose(id, bo, 'no');
    expect((await chosenIn(id)).at(-1)).toEqual(['seat-2', 'no', null]);
  });

  test('is so after two hours as well', async () => {
    const id = await matchOf([ann, bo], helping('matters'));
    await choose(id, ann, 'add-1');
    await here.pass(2 * HOUR);
    expect(must(await back(id, bo))).toMatchObject({ outcome: 'undone' });
    expect(await openIn(id)).toEqual([['seat-2', HELP]]);
  });

  test('is not the others’ to take back, nor theirs once anything was turned up by it', async () => {
    const id = await matchOf([ann, bo], helping('trifle', { helping: { best: 'luck' } }));
    await choose(id, ann, 'add-1');
    expect((await chosenIn(id)).at(-1)).toEqual(['seat-2', 'luck', 'unasked']);
    expect(await back(id, bo)).toMatchObject({ ok: false });
    expect(await back(id, ann)).toMatchObject({ ok: false });
    const open = await matchOf([ann, bo], helping('trifle'));
    await choose(open, ann, 'add-1');
    expect(must(await here.table.look(open, 'u-else')).undo).toBeNull();
  });

  test('before something else was turned up is not either, and what was answered after it is', async () => {
    // Cleo's luck is rolled after Bo has been helped: he would know about it.
    const id = await matchOf([ann, bo, cleo], helping('trifle', { helping: { best: 'luck' } }));
    must(await here.table.sayWhatToBeAsked(id, bo.userId, 'everything'));
    await choose(id, ann, 'add-1');
    await choose(id, bo, 'no');
    expect((await chosenIn(id)).at(-1)).toEqual(['seat-3', 'luck', 'unasked']);
    for (const person of [bo, cleo]) expect(await back(id, person)).toMatchObject({ ok: false });
  });

  test('comes before what they have chosen themselves, where only companions have played since', async () => {
    const id = await matchOf([ann, bo, cleo], helping('trifle'));
    must(await here.table.handOver(id, ann.userId, 'seat-3', 'steady'));
    const companion = (await stored(id)).seats[2]?.userId ?? '';
    await choose(id, ann, 'add-1');
    const companionChooses = async (option: string) =>
      must(await chooseNext(here.table, id, companion, [option]));
    await companionChooses('help');
    here.clock += HOUR;
    await choose(id, bo, 'add-1');
    here.clock += HOUR;
    await companionChooses('help');
    await companionChooses('add-1');
    const chosen = await chosenIn(id);
    expect(chosen.slice(-3)).toEqual([
      ['seat-3', 'add-1', null],
      ['seat-1', 'help', 'unasked'],
      ['seat-2', 'help', 'unasked'],
    ]);
    expect(must(await here.table.look(id, bo.userId)).undo).toBe(chosen.length - 1);
    must(await back(id, bo));
    expect(await openIn(id)).toEqual([['seat-2', HELP]]);
    // His own choice before is still his to take back.
    expect(must(await here.table.look(id, bo.userId)).undo).toBe(3);
  });

  test('of several is each one’s own to take back, with what was answered after it', async () => {
    const id = await matchOf([ann, bo, cleo], helping('trifle'));
    await choose(id, ann, 'add-1');
    expect(must(await here.table.look(id, bo.userId)).undo).toBe(1);
    expect(must(await here.table.look(id, cleo.userId)).undo).toBe(2);
    must(await back(id, bo));
    expect((await stored(id)).revision).toBe(1);
    await choose(id, bo, 'no');
    expect((await chosenIn(id)).slice(-2)).toEqual([
      ['seat-2', 'no', null],
      ['seat-3', 'help', 'unasked'],
    ]);
  });
});

describe('a turn in which little is left', () => {
  const twoDeeds: CountingOptions = { deeds: 2, endsByItself: true };

  test('ends by itself ten minutes after its person was last there, and calls the next', async () => {
    const id = await matchOf([ann, bo], twoDeeds);
    await choose(id, ann, 'add-3');
    expect(await dueIn(id)).toBe(NOON + 10 * MINUTE);
    await here.pass(5 * MINUTE);
    must(await here.table.comeToLook(id, ann));
    await here.pass(10 * MINUTE - 1);
    expect(await openIn(id)).toEqual([['seat-1', ADD]]);
    await here.pass(1);
    expect(await chosenIn(id)).toEqual([
      ['seat-1', 'add-3', null],
      ['seat-1', 'add-1', 'unasked'],
    ]);
    expect((await told(id)).slice(1)).toEqual(['seat-1 adds 3: 3.', 'seat-1 adds 1: 4.']);
    expect(await openIn(id)).toEqual([['seat-2', ADD]]);
    expect(await notified(id)).toEqual(['seat-1', 'seat-2']);
    // They were there, and are asked whatever comes.
    expect((await stored(id)).desk).toMatchObject({ away: {}, filledIn: [], missed: [] });
  });

  test('waits for its person all the same if they haven’t been there in it, or want to be asked everything', async () => {
    const id = await matchOf([ann, bo], twoDeeds);
    expect(await dueIn(id)).toBe(NOON + TURN);
    must(await here.table.sayWhatToBeAsked(id, ann.userId, 'everything'));
    await choose(id, ann, 'add-3');
    expect(await dueIn(id)).toBe(NOON + TURN);
  });

  test('has no usual answer that a press on the panel would give', async () => {
    const id = await matchOf([ann, bo], twoDeeds);
    await choose(id, ann, 'add-3');
    expect(must(await here.table.look(id, ann.userId)).usual).toBeNull();
  });
});
