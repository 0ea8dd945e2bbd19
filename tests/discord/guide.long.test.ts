import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createThinkers } from '../../src/companions/thinkers.ts';
import { games } from '../../src/games/index.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import { startCompanions } from '../../src/table/around/companions/answering.ts';
import type { OwedWork } from '../../src/table/match/owed-work.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { recordingLog } from '../support/recording-log.ts';
import { chooseNext, must } from '../support/test-table.ts';
import { cardWith, controlOf, messageWith, stageForTests } from './stage.ts';

/** A first turn: the panel leads through it by what matters now, in the real game, and never again. */

const texts = loadTexts();
const stage = stageForTests({ games: [...games], texts });
const log = recordingLog();
let companions: OwedWork;

beforeAll(() => {
  const { table, store } = stage;
  const rules = games.map((game) => game.rules);
  companions = startCompanions({
    ...{ table, store, games: createGames([...games]), log },
    ...{ thinkers: createThinkers({ games: rules, entry: null }), pace: 0, sweepEvery: 3_600_000 },
  });
});
afterAll(() => companions.stop());

const GUIDE = '**Your first turn** · ';

/** Somebody's table for a first game that has begun; returns its thread. */
async function firstGame(user: string, gameId: string): Promise<string> {
  const { discord, channel } = stage;
  const before = new Set(discord.threads(channel).map(({ id }) => id));
  const tables = new Set(discord.messages(channel).map(({ id }) => id));
  await discord.command(user, channel, 'game new', { game: gameId });
  const lobby = await discord.waitFor(() =>
    discord
      .messages(channel)
      .find(
        ({ id, controls }) =>
          !tables.has(id) && controls.some(({ label }) => label === 'First game'),
      ),
  );
  await discord.press(user, lobby.id, controlOf(lobby, 'First game'));
  const ready = await cardWith(stage, lobby.id, 'Everyone is ready');
  await discord.press(user, ready.id, controlOf(ready, 'Start'));
  const thread = await discord.waitFor(
    () => discord.threads(channel).find(({ id }) => !before.has(id))?.id,
  );
  // Companions play when they are called: sweeps would read every match of these tests over and over.
  await companions.drain();
  await messageWith(stage, thread, '⏳');
  return thread;
}

/** What somebody sees in private. */
async function inPrivate(user: string, thread: string): Promise<SeenMessage> {
  await stage.bot.settled();
  const { discord } = stage;
  return discord.messages(thread, user).findLast(({ ephemeral }) => ephemeral) as SeenMessage;
}

/** Opens somebody's panel from what the thread shows. */
async function act(user: string, thread: string): Promise<SeenMessage> {
  const { discord } = stage;
  const isWay = ({ label }: { label: string }) => label === 'Act' || label === 'Answer';
  await stage.bot.settled();
  const call = await discord.waitFor(() =>
    discord.messages(thread).findLast(({ controls }) => controls.some(isWay)),
  );
  const way = call.controls.find(isWay)?.customId ?? '';
  await (await discord.press(user, call.id, way)).reply();
  return inPrivate(user, thread);
}

const matchIn = async (thread: string) => must(await stage.table.findByThread(thread)).match;

/** Answers one question outside the guide in the usual way, or waits for others' turns. */
async function goOn(user: string, thread: string): Promise<SeenMessage> {
  const { id } = await matchIn(thread);
  const asked = async () => must(await stage.table.look(id, user)).open[0] ?? null;
  const decision = await asked();
  if (decision) must(await chooseNext(stage.table, id, user, decision.fallback));
  else {
    await companions.drain();
    await vi.waitUntil(asked, { timeout: 20_000 }).catch(() => notAsked(user, thread));
  }
  return act(user, thread);
}

/** What else the match waits for, since that alone tells why somebody isn't asked. */
async function notAsked(user: string, thread: string): Promise<never> {
  const saved = await stage.store.read((await matchIn(thread)).id);
  const open =
    saved?.state?.open.map(({ prompt, seats }) => `${prompt.key} of ${seats.join(', ')}`) ?? [];
  const said = log.entries.map(({ details, message }) => `${message} ${inspect(details)}`);
  throw new Error([`${user} is not asked, but`, ...open, ...said].join('\n'));
}

const stepsIn = ({ text }: SeenMessage): string | undefined =>
  text.split('\n').find((line) => line.startsWith(GUIDE));

/** What the panel says to press: a button or menu entry that it has. */
const ADVISED = /A good choice(?: now)?: \*\*(.+)\*\*\./;

async function doAsAdvised(user: string, panel: SeenMessage, thread: string): Promise<SeenMessage> {
  const [, way = ''] = ADVISED.exec(panel.text) ?? [];
  const { discord } = stage;
  const button = panel.controls.find(({ label }) => label === way);
  const menu = panel.controls.find(({ options }) => options.some(({ label }) => label === way));
  const value = menu?.options.find(({ label }) => label === way)?.value;
  if (button?.customId) await discord.press(user, panel.id, button.customId);
  else if (menu?.customId && value) await discord.select(user, panel.id, menu.customId, [value]);
  else throw new Error(`The panel has no “${way}”.`);
  return inPrivate(user, thread);
}

/** The steps through which somebody is led who does as they are told, each once, to the end of the guide. */
async function ledThrough(user: string, thread: string): Promise<string[]> {
  const shown: string[] = [];
  let panel = await act(user, thread);
  for (let presses = 0; presses < 40; presses++) {
    const steps = stepsIn(panel);
    if (steps && shown.at(-1) !== steps) shown.push(steps);
    if (!steps && shown.length > 0 && (await isOver(user, thread))) return shown;
    panel = steps ? await doAsAdvised(user, panel, thread) : await goOn(user, thread);
  }
  throw new Error(`The guide does not end: ${shown.join(' | ')}`);
}

const isOver = async (user: string, thread: string): Promise<boolean> => {
  const { guided } = (await stage.store.person(user)) as {
    guided?: { [game: string]: { step: string } };
  };
  return guided?.[(await matchIn(thread)).gameId]?.step === 'over';
};

describe('a first turn', () => {
  it.each([
    ['altar-quest', ['**Look**', '**Move**', '**Act**', '**Dice**', '**End**']],
    ['adventure', ['**Look**', '**Travel**', '**Explore**', '**Fight**', '**Roll**']],
    ['altar', ['**Look**', '**Draw**', '**Act**', '**End**']],
  ])(
    'of %s is led through by what the panel has, and comes once',
    async (gameId, names) => {
      const { ann } = stage;
      // A second try starts over.
      must(await stage.table.switchHints(ann, 'on'));
      const thread = await firstGame(ann, gameId);
      const shown = await ledThrough(ann, thread);
      const bold = shown.map((line) => /\*\*[^*]+\*\*/.exec(line.slice(GUIDE.length))?.[0]);
      expect(bold).toEqual(names.filter((name) => bold.includes(name)));
      // A space may offer nothing to explore or to fight: the turn is real.
      expect(bold.length).toBeGreaterThanOrEqual(2);
      const again = await firstGame(ann, gameId);
      for (let panel = await act(ann, again), asked = 0; asked < 8; asked++) {
        expect(stepsIn(panel)).toBeUndefined();
        panel = await goOn(ann, again);
      }
      expect(stage.complaints).toEqual([]);
    },
    120_000,
  );

  it('is skipped with one tap, and other hints go on', async () => {
    const { discord, bo } = stage;
    const thread = await firstGame(bo, 'altar');
    let panel = await act(bo, thread);
    while (!stepsIn(panel)) panel = await goOn(bo, thread);
    await discord.press(bo, panel.id, controlOf(panel, 'Skip the guide'));
    panel = await inPrivate(bo, thread);
    expect(stepsIn(panel)).toBeUndefined();
    expect(panel.controls.map(({ label }) => label)).not.toContain('Skip the guide');
    expect(await isOver(bo, thread)).toBe(true);
  });

  it('is none for a person who wants no hints', async () => {
    const { discord, cleo, channel } = stage;
    await (await discord.command(cleo, channel, 'hints', { wanted: 'off' })).reply();
    const thread = await firstGame(cleo, 'altar');
    const panel = await act(cleo, thread);
    expect(stepsIn(panel)).toBeUndefined();
    expect(stepsIn(await goOn(cleo, thread))).toBeUndefined();
  });
});
