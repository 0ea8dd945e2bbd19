import fc from 'fast-check';
import { pino } from 'pino';
import type { Game } from '../../kernel/game.ts';
import type { LocalDiscord, Outcome } from '../../local/index.ts';
import { startLocalDiscord } from '../../local/index.ts';
import { openStore } from '../../store/open-store.ts';
import { createFileReader } from '../../table/around/administering/file-reader.ts';
import { createGames } from '../../table/match/saved/games.ts';
import type { Store } from '../../table/match/saved/store.ts';
import type { Texts } from '../../texts/texts.ts';
import { type ConnectedBot, connectBot } from '../bot/connected.ts';
import { type Answers, readAnswers } from '../players/answers.ts';
import { bringFiles } from './bringing.ts';
import { completesAnId, isAnswered, keptOf, readAnswer, readPlace } from './comparing.ts';
import { drawingFully } from './drawing-fully.ts';
import { isAdvice, isHarmless } from './harmless.ts';
import { type Hostile, hostile, type KnownCommand, ROLES } from './hostile.ts';
import { send } from './sending.ts';
import { NEXT_DOOR, openWorlds, PEOPLE, prepared, type World } from './worlds.ts';

/**
 * Milliseconds for an acknowledgement. How fast the bot answers is measured elsewhere: here it shares its
 * thread with Discord, and draws on it.
 */
const IN_TIME = 60_000;
/** The module of the process that reads files. */
const READING = new URL('../../reading-worker.ts', import.meta.url);
/** Anybody may look at the state of a match. */
const LOOK: Hostile = {
  role: 'stranger',
  place: 'thread',
  what: { kind: 'component', type: 2, address: ['status:', { id: 'own' }], values: [] },
};
/** Subcommands, and groups of them, among the options of a command. */
const GROUPS = 2;
/** Ways in which the bot says that it has failed. */
const FAILURES = new Set([
  'bot.problem.fault',
  'bot.refusal.rules-fault',
  'bot.refusal.store-unavailable',
  'bot.refusal.broken',
]);

export interface FuzzOptions {
  game: Game;
  texts: Texts;
  /** How many, in both worlds together; or what is sent in both, instead of what the seed brings. */
  interactions: number | readonly Hostile[];
  /** Hostile files that are brought after that: at most as many as one person may bring. */
  files?: number;
  seed: number;
  /** The module of the process that reads files; the bot's own unless given. */
  reading?: URL;
  dataFolder: string;
  databaseUrl?: string | undefined;
}

/** The result of hostile interactions; the lists say for each what was sent, and what was wrong. */
export interface Fuzzed {
  interactions: number;
  answers: number;
  unanswered: string[];
  changed: string[];
  leaked: string[];
  /** Errors that nobody caught, and whatever the bot has logged as an error that was not one of ours. */
  died: string[];
  /** Answers that others waited for while a hostile file was read. */
  late: string[];
}

/**
 * Sends hostile interactions through the gateway of a local Discord to the whole bot, each in two worlds that
 * differ in one card which only its holder knows, and never as its holder. Something leaks if an answer, or
 * what the thread tells, is not the same in both. Then a server manager brings hostile files, while somebody
 * else keeps asking for something.
 */
export async function fuzz(options: FuzzOptions): Promise<Fuzzed> {
  const { texts, interactions, seed, files = 0, reading = READING } = options;
  const fuzzed: Fuzzed = {
    interactions: 0,
    answers: 0,
    unanswered: [],
    changed: [],
    leaked: [],
    died: [],
    late: [],
  };
  const deaths = (error: unknown) => fuzzed.died.push(String(error));
  process.on('uncaughtException', deaths).on('unhandledRejection', deaths);
  const errors: string[] = [];
  const log = pino(
    { level: 'error', serializers: { error: (error: unknown) => String(error) } },
    { write: (line: string) => void errors.push(line.trim()) },
  );
  const discord = await startLocalDiscord({
    users: PEOPLE,
    // Nobody but the host of all tables, who does nothing else, manages the server.
    roles: [],
    otherGuilds: [NEXT_DOOR],
    acknowledgementLimit: IN_TIME,
    openApiPath: '',
    notice: () => {},
  });
  const opened = await openStore({ ...options, log });
  const game = prepared(options.game, seed);
  const { seeds } = game;
  const { store } = opened;
  const reader = createFileReader({ games: createGames([options.game]), entry: reading });
  const connected = await connectBot({
    discord,
    games: createGames([game.game]),
    store,
    texts,
    log,
    pace: { edits: 0, pause: 0 },
    renderer: drawingFully([game.game], texts),
    files: reader,
    newSeed: () => seeds.shift() ?? '0'.repeat(32),
  });
  try {
    const worlds = await openWorlds(discord, connected.table, game);
    await connected.publishing.drain();
    const hunt = new Hunt({ discord, store, worlds, fuzzed, answers: readAnswers(texts) });
    const sent =
      typeof interactions === 'number'
        ? fc.sample(hostile(commandsOf(discord)).filter(isHarmless), {
            numRuns: Math.ceil(interactions / worlds.length),
            seed,
          })
        : interactions;
    for (const some of atOnce(sent)) await hunt.send(some, () => connected.bot.settled());
    if (files > 0) await hunt.bring(files, seed * files, connected);
    await connected.publishing.drain();
    await hunt.compareThreads();
    fuzzed.died.push(...errors.splice(0));
    return fuzzed;
  } finally {
    await connected.leave();
    await reader.close();
    await opened.close();
    await discord.close();
    process.off('uncaughtException', deaths).off('unhandledRejection', deaths);
  }
}

/**
 * What is in progress at the same time: one interaction of each role. Which of two panels that one person opens at
 * once stays, and which of two presses an answer belongs to, is a matter of moments, so not the same in both worlds.
 */
function* atOnce(sent: readonly Hostile[]): Generator<Hostile[]> {
  const queues = ROLES.map((own) => sent.filter(({ role }) => role === own));
  const longest = Math.max(...queues.map(({ length }) => length));
  for (let turn = 0; turn < longest; turn += 1) yield queues.flatMap((queue) => queue[turn] ?? []);
}

/** Every command of the slash menu, with each subcommand separately. */
const commandsOf = (discord: LocalDiscord): KnownCommand[] =>
  discord.commands().flatMap(({ name, options = [] }): KnownCommand[] => {
    const subs = options.filter(({ type }) => type <= GROUPS);
    if (subs.length === 0) return [{ name, sub: null, options }];
    return subs.map((sub) => ({
      name,
      sub: sub.name,
      options: 'options' in sub ? (sub.options ?? []) : [],
    }));
  });

interface Grounds {
  discord: LocalDiscord;
  store: Store;
  worlds: readonly [World, World];
  fuzzed: Fuzzed;
  answers: Answers;
}

class Hunt {
  readonly #grounds: Grounds;
  #kept: Map<string, string> | null = null;

  constructor(grounds: Grounds) {
    this.#grounds = grounds;
  }

  /** Sends some at once, in both worlds, and checks the results. */
  async send(some: readonly Hostile[], settled: () => Promise<void>): Promise<void> {
    const { discord, store, worlds, fuzzed } = this.#grounds;
    const tables = worlds.flatMap((world) => world.tables);
    this.#kept ??= await keptOf(store, tables);
    const pairs = await Promise.all(
      some.map((one) => Promise.all(worlds.map((world) => send(discord, world, one)))),
    );
    await settled();
    for (const [index, outcomes] of pairs.entries()) {
      await this.#judge(some[index] as Hostile, outcomes);
    }
    const kept = await keptOf(store, tables);
    for (const [table, now] of kept) {
      if (now === this.#kept.get(table)) continue;
      fuzzed.changed.push(`${table} by one of ${JSON.stringify(some)}`);
    }
    this.#kept = kept;
  }

  /** Brings hostile files, and checks the results, and those of what others asked for meanwhile. */
  async bring(count: number, from: number, { table, bot }: ConnectedBot): Promise<void> {
    const { discord, store, worlds, fuzzed } = this.#grounds;
    const [world, other] = worlds;
    const host = discord.users[0]?.id ?? '';
    const by = { userId: host, name: 'Host', guildId: discord.guildId };
    // A thread tells when somebody exports its match, so in both worlds somebody does.
    const [exported] = [
      await table.exportForAdministrator(world.ids.own, by),
      await table.exportForAdministrator(other.ids.own, by),
    ];
    if (!exported.ok) throw new Error(`There is no file: ${exported.refusal}.`);
    const real = exported.file;
    const ask = () => send(discord, world, LOOK);
    const before = await keptOf(store, world.tables);
    const { answers, meanwhile, late } = await bringFiles({
      discord,
      host,
      real,
      count,
      from,
      ask,
    });
    await bot.settled();
    for (const { name, outcome } of answers) this.#count(outcome, name);
    for (const outcome of meanwhile) this.#count(outcome, JSON.stringify(LOOK));
    fuzzed.late.push(...late);
    for (const [id, now] of await keptOf(store, world.tables)) {
      if (now !== before.get(id)) fuzzed.changed.push(`${id} by hostile files`);
    }
  }

  /** What everyone reads in the threads. */
  async compareThreads(): Promise<void> {
    const { discord, worlds, fuzzed } = this.#grounds;
    for (const place of ['thread', 'other-thread'] as const) {
      const [one, other] = await Promise.all(
        worlds.map(({ places }) => readPlace(discord, places[place], worlds)),
      );
      if (one !== other) fuzzed.leaked.push(`${place}: ${difference(one ?? '', other ?? '')}`);
    }
  }

  async #judge(sent: Hostile, outcomes: readonly Outcome[]): Promise<void> {
    const { worlds, fuzzed } = this.#grounds;
    for (const outcome of outcomes) this.#count(outcome, JSON.stringify(sent));
    if (isAdvice(sent) || completesAnId(sent, worlds)) return;
    const [one, other] = await Promise.all(outcomes.map((outcome) => readAnswer(outcome, worlds)));
    if (one === other) return;
    fuzzed.leaked.push(`${difference(one ?? '', other ?? '')}: ${JSON.stringify(sent)}`);
  }

  /** Whether somebody was answered. */
  #count(outcome: Outcome, sent: string): void {
    const { fuzzed, answers } = this.#grounds;
    fuzzed.interactions += 1;
    const failure = outcome
      .messages()
      .flatMap(({ text }) => answers.faultIn(text) ?? [])
      .find((key) => FAILURES.has(key));
    if (isAnswered(outcome) && !failure) fuzzed.answers += 1;
    else fuzzed.unanswered.push(`${failure ?? outcome.error ?? 'silence'}: ${sent}`);
  }
}

/** Where two texts begin to differ, with a few words on both sides. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 80);
  return `"${around(one)}" is "${around(other)}"`;
}
