import { expect, it } from 'vitest';
import { countComponents, textsIn } from '../../src/discord/messages/message.ts';
import { noAnimation } from '../../src/discord/messages/private/animation.ts';
import type { RoundSeen } from '../../src/kernel/animation.ts';
import { animationPicture } from '../../src/picture/animation/animation.ts';
import { StoreUnavailable } from '../../src/table/match/saved/store.ts';
import type { MatchSummary } from '../../src/table/match/saved/summary.ts';
import { countingGame } from '../support/counting-game.ts';
import type { CountingView } from '../support/counting-state.ts';
import { chooseNext, must } from '../support/test-table.ts';
import {
  controlOf,
  messageWith,
  notifiedBeyond,
  privatelyWith,
  stageForTests,
  startCounting,
} from './stage.ts';

// A counting game with an animation of each round: a square as wide as the sum, after each choice. A round in which
// Ann adds 2 is too much for it, and one in which she adds 1 can't be drawn.

const seen: RoundSeen[] = [];

/** What was added in a round, in order. */
const addedIn = ({ steps }: RoundSeen) =>
  steps.flatMap(({ events }) =>
    events.flatMap(({ type, args }) => (type === 'added' ? [Number(args.number)] : [])),
  );

async function animation(round: RoundSeen) {
  seen.push(round);
  const [first] = addedIn(round);
  if (first === 2) return null;
  if (first === 1) throw new Error('No paint is left.');
  const sums = [round.before, ...round.steps.map(({ view }) => view)].map(
    (view) => (view as CountingView).total,
  );
  const shots = sums.map((sum) => ({
    lasts: 100,
    ground: (context: { fillStyle: unknown; fillRect(...box: number[]): void }) => {
      context.fillStyle = '#000000';
      context.fillRect(0, 0, 64, 32);
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, sum, 32);
    },
  }));
  return animationPicture(
    { width: 64, height: 32, sharp: 1 },
    shots,
    `From ${sums[0]} to ${sums.at(-1)}`,
  );
}

const { rules, presentation } = countingGame();
let databaseIsAway = false;
const stage = stageForTests({
  games: [{ rules, presentation: { ...presentation, animation } }],
  wrapStore: (store) => ({
    ...store,
    async inputs(...wanted) {
      if (databaseIsAway) throw new StoreUnavailable();
      return store.inputs(...wanted);
    },
  }),
});

interface Playing {
  match: string;
  thread: string;
}

/** Ann and Bo play a round to its end. */
async function playRound({ match }: Playing, ann: string, bo: string): Promise<void> {
  const { table } = stage;
  for (const [user, option] of [
    [stage.ann, ann],
    [stage.bo, bo],
    [stage.ann, '1'],
    [stage.bo, '2'],
    [stage.ann, 'on'],
    [stage.bo, 'on'],
  ] as const) {
    must(await chooseNext(table, match, user, [option]));
  }
  await stage.publishing.drain();
}

async function afterRound(ann = 'add-3', bo = 'add-3'): Promise<Playing> {
  const { match, thread } = await startCounting(stage);
  const playing = { match: match.id, thread };
  await playRound(playing, ann, bo);
  return playing;
}

/** The message of the first round. */
const roundOne = ({ thread }: Playing) => messageWith(stage, thread, '## Round 1\n');

const pressed = async (playing: Playing, user: string) => {
  const message = await roundOne(playing);
  await stage.discord.press(user, message.id, controlOf(message, 'Animate'));
};

it('a round that is over can be seen in motion, and is then shown to everyone', async () => {
  const { discord, bo, cleo } = stage;
  seen.length = 0;
  const playing = await afterRound();
  const { thread } = playing;
  expect((await roundOne(playing)).controls.map(({ label }) => label)).toEqual(['Animate']);

  // Cleo only looks on.
  discord.statistics.mentions.length = 0;
  await pressed(playing, cleo);
  const hers = await privatelyWith(stage, cleo, thread, 'Round 1 in motion');
  expect(hers.pictures).toEqual([expect.objectContaining({ alt: 'From 0 to 6' })]);
  const file = await fetch(hers.pictures[0]?.url ?? '');
  expect(file.headers.get('content-type')).toBe('image/gif');
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.toString('latin1', 0, 6)).toBe('GIF89a');
  expect(hers.controls.map(({ label }) => label)).toEqual([
    'Post it here',
    'Replay',
    'Log',
    'Back to my panel',
  ]);
  await discord.press(cleo, hers.id, controlOf(hers, 'Post it here'));
  await privatelyWith(stage, cleo, thread, 'You have no seat in this game');

  await pressed(playing, bo);
  const his = await privatelyWith(stage, bo, thread, 'Round 1 in motion');
  await discord.press(bo, his.id, controlOf(his, 'Post it here'));
  const shared = await messageWith(stage, thread, 'shares round 1 of a game of Counting');
  expect(shared.ephemeral).toBe(false);
  expect(shared.pictures).toEqual([expect.objectContaining({ alt: 'From 0 to 6' })]);
  const again = Buffer.from(await (await fetch(shared.pictures[0]?.url ?? '')).arrayBuffer());
  expect(again.equals(bytes)).toBe(true);
  // All of them saw the same drawing, which a try before this one may have left.
  expect(seen.length).toBeLessThanOrEqual(1);
  expect(notifiedBeyond(stage, [])).toEqual([]);
  expect(discord.statistics.violations).toEqual([]);
  expect(stage.complaints).toEqual([]);
});

it('an animation is made of nothing but what everyone saw', async () => {
  seen.length = 0;
  const playing = await afterRound('add-3', 'add-1');
  await pressed(playing, stage.ann);
  await privatelyWith(stage, stage.ann, playing.thread, 'Round 1 in motion');
  const [round] = seen;
  const hidden = round?.steps.flatMap(({ events }) => events.filter(({ type }) => type === 'hid'));
  expect(hidden?.map(({ args }) => args)).toEqual([{ seat: 'seat-1' }, { seat: 'seat-2' }]);
  expect(round && addedIn(round)).toEqual([3, 1]);
});

it('where the bot can’t attach files, posting a round says what it needs', async () => {
  const { discord, bo, channel } = stage;
  const playing = await afterRound();
  await pressed(playing, bo);
  const his = await privatelyWith(stage, bo, playing.thread, 'Round 1 in motion');
  discord.permissions.take('ATTACH_FILES', channel);
  await discord.press(bo, his.id, controlOf(his, 'Post it here'));
  await privatelyWith(stage, bo, playing.thread, 'I need **Attach Files** in');
  discord.permissions.give('ATTACH_FILES', channel);
});

it('in a replay, the rounds that are over can be seen in motion', async () => {
  const { discord, ann } = stage;
  const playing = await afterRound();
  const replay = await (await discord.command(ann, playing.thread, 'replay', {})).reply();
  expect(replay.text).toContain('round 1 · 1 of 3');
  await discord.press(ann, replay.id, controlOf(replay, '›'));
  const second = await privatelyWith(stage, ann, playing.thread, 'round 2 · 2 of 3');
  expect(second.controls.map(({ label }) => label)).not.toContain('Animate');
  await discord.press(ann, second.id, controlOf(second, '‹'));
  const first = await privatelyWith(stage, ann, playing.thread, 'round 1 · 1 of 3');
  await discord.press(ann, first.id, controlOf(first, 'Animate'));
  const shown = await privatelyWith(stage, ann, playing.thread, 'Round 1 in motion');
  expect(shown.pictures).toEqual([expect.objectContaining({ alt: 'From 0 to 6' })]);
});

it('after the end, the last round can be seen in motion', async () => {
  const { discord, table, ann, bo } = stage;
  const playing = await afterRound();
  must(await chooseNext(table, playing.match, ann, ['add-3']));
  must(await chooseNext(table, playing.match, bo, ['add-3']));
  const ending = await messageWith(stage, playing.thread, 'The end');
  await discord.press(ann, ending.id, controlOf(ending, 'Animate'));
  const shown = await privatelyWith(stage, ann, playing.thread, 'Round 2 in motion');
  expect(shown.pictures).toEqual([expect.objectContaining({ alt: 'From 6 to 12' })]);
});

it('a round in which too much has happened says so', async () => {
  const playing = await afterRound('add-2');
  await pressed(playing, stage.ann);
  const told = await privatelyWith(stage, stage.ann, playing.thread, 'than fits into 12 seconds');
  expect(told.pictures).toEqual([]);
});

it('a round that can’t be drawn says so', async () => {
  const playing = await afterRound('add-1');
  await pressed(playing, stage.ann);
  const told = await privatelyWith(stage, stage.ann, playing.thread, 'I couldn’t draw round 1');
  expect(told.pictures).toEqual([]);
  stage.complaints.length = 0;
});

it('while the database is away, a round says that nothing is lost', async () => {
  const playing = await afterRound('add-3', 'add-2');
  databaseIsAway = true;
  await pressed(playing, stage.ann);
  await privatelyWith(stage, stage.ann, playing.thread, 'Nothing is lost');
  databaseIsAway = false;
  stage.complaints.length = 0;
});

it.each([
  ['rules-changed', 'The rules were updated since round 2'],
  ['going-on', 'Round 2 isn’t over'],
  ['never', 'no such round'],
] as const)(
  'an old button to a round that can’t be shown (%s) says why, and leads on',
  (why, words) => {
    const message = noAnimation({ id: 'm' } as MatchSummary, 2, why, stage.texts);
    expect(textsIn(message).join('\n')).toContain(words);
    const ways = countComponents(message.components);
    expect(ways).toBe(6);
  },
);
