import { describe, expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import { countingGame, pixel } from '../support/counting-game.ts';
import { chooseNext, must } from '../support/test-table.ts';
import { messageWith, stageForTests, startCounting } from './stage.ts';

// A counting game in which whatever is added is a blow, and 3 kills.

const { rules, presentation } = countingGame({ deeds: 5 });
const drawn: string[] = [];
const games = [
  {
    rules,
    presentation: {
      ...presentation,
      blow: {
        of: (events: readonly { type: string; args: { [name: string]: unknown } }[]) => {
          const blows = events.filter(({ type }) => type === 'added');
          const shown = blows.findLast(({ args }) => args.number === 3) ?? blows.at(-1);
          return shown ? [shown as never] : null;
        },
        picture: async ([struck]: readonly { args: { [name: string]: unknown } }[]) => {
          const words = `${struck?.args.seat} strikes ${struck?.args.number} to ${struck?.args.total}`;
          drawn.push(words);
          return pixel(words);
        },
      },
    },
  },
];

const stage = stageForTests({ games });
interface Turn {
  match: string;
  thread: string;
  /** Ann adds, and what is told of it is published. */
  adds(...numbers: number[]): Promise<SeenMessage>;
}

async function annsTurn(): Promise<Turn> {
  const { match, thread } = await startCounting(stage);
  return {
    match: match.id,
    thread,
    async adds(...numbers) {
      for (const number of numbers) {
        must(await chooseNext(stage.table, match.id, stage.ann, [`add-${number}`]));
      }
      return told(thread);
    },
  };
}

/** The message that tells of Ann's turn. */
async function told(thread: string): Promise<SeenMessage> {
  await stage.publishing.drain();
  return messageWith(stage, thread, 'seat-1 adds');
}

const shows = (message: SeenMessage) => message.pictures.map(({ alt }) => alt);

describe('a blow', () => {
  it('stands in the message that tells of it, and is replaced by the next of the turn', async () => {
    const { thread, adds } = await annsTurn();
    const one = await adds(1);
    expect(shows(one)).toEqual(['seat-1 strikes 1 to 1']);
    const before = stage.discord.messages(thread).length;
    const two = await adds(2);
    expect(two.id).toBe(one.id);
    expect(shows(two)).toEqual(['seat-1 strikes 2 to 3']);
    expect(stage.discord.messages(thread)).toHaveLength(before);
  });

  it('stays if it killed, until another does; the file is not sent again', async () => {
    const { adds } = await annsTurn();
    const killing = await adds(3);
    const later = await adds(1);
    expect(shows(later)).toEqual(['seat-1 strikes 3 to 3']);
    expect(later.text).toContain('seat-1 adds 1: 4.');
    expect(later.pictures[0]?.attachmentId).toBe(killing.pictures[0]?.attachmentId);
    expect(shows(await adds(3))).toEqual(['seat-1 strikes 3 to 7']);
  });

  it('goes with the choice that is taken back', async () => {
    const { thread, adds } = await annsTurn();
    await adds(1, 3);
    await (await stage.discord.command(stage.ann, thread, 'undo')).reply();
    expect(shows(await told(thread))).toEqual(['seat-1 strikes 1 to 1']);
    await (await stage.discord.command(stage.ann, thread, 'undo')).reply();
    expect(shows(await told(thread))).toEqual([]);
  });

  it('is still there after a restart', async () => {
    const { match, thread, adds } = await annsTurn();
    await adds(2);
    await stage.restart();
    await stage.store.outbox.want(match, ['chapter:r1-seat-1'], new Date());
    expect(shows(await told(thread))).toEqual(['seat-1 strikes 2 to 2']);
  });
});

it('blows that follow each other at once are drawn as one', async () => {
  const { adds } = await annsTurn();
  drawn.length = 0;
  expect(shows(await adds(1, 2, 1))).toEqual(['seat-1 strikes 1 to 4']);
  expect(drawn.at(-1)).toBe('seat-1 strikes 1 to 4');
  expect(drawn.length).toBeLessThan(4);
});

it('in a hurry none is drawn, and nothing outdated is shown; it comes when there is time', async () => {
  let isHurried = false;
  const { publisher } = stage.bot;
  const { publish } = publisher;
  publisher.publish = (publication, notices) => publish({ ...publication, isHurried }, notices);
  const { match, thread, adds } = await annsTurn();
  await adds(1);
  isHurried = true;
  drawn.length = 0;
  expect(shows(await adds(2))).toEqual([]);
  expect(drawn).toEqual([]);
  isHurried = false;
  await stage.store.outbox.want(match, ['chapter:r1-seat-1'], new Date());
  expect(shows(await told(thread))).toEqual(['seat-1 strikes 2 to 3']);
});

it('has asked nothing that Discord refuses, and complained of nothing', () => {
  expect(stage.discord.statistics.violations).toEqual([]);
  expect(stage.complaints).toEqual([]);
});
