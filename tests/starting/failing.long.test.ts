import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startLocalDiscord } from '../../src/local/index.ts';
import { openEmbedded } from '../../src/store/embedded.ts';
import { HeardClient } from '../../src/store/heard-client.ts';
import { refusingPostgres } from '../support/refusing-postgres.ts';

const START = fileURLToPath(new URL('../../src/start.js', import.meta.url));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Milliseconds in which a failing start has failed, on a busy machine. */
const SOON = 40_000;
/** Milliseconds in which what is waited for has been tried more than once. */
const SOME_TRIES = 7_000;
/** What sysexits.h calls a configuration error, and what may change by the next start. */
const CONFIGURATION = 78;
const ANOTHER_TIME = 1;
/** Somebody with few rights. */
const NOBODY = 65_534;
const SECRET = 'pa/ss#w?o%r@d';

let good: string;
let folder: string;
const away: (() => unknown)[] = [];

beforeAll(async () => {
  good = mkdtempSync(join(tmpdir(), 'threadbound-'));
  await (await openEmbedded(good)).close();
});
afterEach(async () => {
  for (const close of away.splice(0).reverse()) await close();
});
afterAll(() => rmSync(good, { recursive: true, force: true }));

interface Bot {
  said(): string;
  ended: Promise<number | string | null>;
}

interface Start {
  environment?: Readonly<Record<string, string>>;
  /** Run with few rights. */
  nobody?: boolean;
  /** The data folder is a disk of this little size. */
  disk?: string;
}

/** A folder to start in. */
function place(): string {
  folder = mkdtempSync(join(tmpdir(), 'threadbound-'));
  chmodSync(folder, 0o777);
  const made = folder;
  away.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const FEW_MEGABYTES = `mount -t tmpfs -o size=$DISK none "$DATA_FOLDER" && exec "$0" "$@"`;
const OWN_DISKS = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'];

function start({ environment = {}, nobody, disk }: Start = {}): Bot {
  const [program = '', ...given] = [
    ...(disk ? [...OWN_DISKS, FEW_MEGABYTES] : []),
    process.execPath,
    START,
  ];
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const child: ChildProcess = spawn(program, given, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(nobody && process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}),
    env: {
      PATH,
      HOME,
      ...(TMPDIR ? { TMPDIR } : {}),
      ...(disk ? { DISK: disk } : {}),
      LOCAL_PORT: '0',
      DATA_FOLDER: join(folder, 'data'),
      ...environment,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = once(child, 'close').then(() => child.exitCode ?? child.signalCode);
  away.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { said: () => said, ended };
}

/** What a start says before it fails; the second if nobody could write beside the packages before. */
const BEFORE = /INFO: Starting the embedded|^Starting uncompiled/;

/** What the operator should read. */
const complaintsOf = ({ said }: Bot): string[] =>
  said()
    .trimEnd()
    .split('\n')
    .filter((line) => !BEFORE.test(line));

/** A copy of a database that was in use, with something done to it. */
function withDatabase(change: (database: string) => void): Start {
  cpSync(good, join(folder, 'data'), { recursive: true });
  change(join(folder, 'data', 'database'));
  return {};
}

async function taken(host?: string): Promise<string> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  away.push(() => server.close());
  return String((server.address() as AddressInfo).port);
}

async function refusedBy(code: string, message: string, variables = {}): Promise<Start> {
  const server = await refusingPostgres(code, message);
  away.push(() => server.close());
  const DATABASE_URL = `postgresql://bot@127.0.0.1:${server.port}/threadbound`;
  return { environment: { DATABASE_URL, POSTGRES_PASSWORD: SECRET, ...variables } };
}

const envFile = (contents: string | Buffer, name = '.env'): Start => {
  writeFileSync(join(folder, name), contents);
  return {};
};

interface Failing {
  what: string;
  prepare(): Start | Promise<Start>;
  /** What the line names: the thing, the place, the next step. */
  names: (string | RegExp)[];
  status: number;
  possible?: boolean;
}

const disks =
  spawnSync('unshare', [...OWN_DISKS.slice(1), 'mount -t tmpfs none /mnt']).status === 0;

const FAILING: Failing[] = [
  {
    what: 'a damaged database',
    prepare: () => withDatabase((database) => rmSync(join(database, 'global', 'pg_control'))),
    names: [/damaged/, 'data/database', /back-up/],
    status: CONFIGURATION,
  },
  {
    what: 'a database folder that lacks what every one has',
    prepare: () => withDatabase((database) => rmSync(join(database, 'PG_VERSION'))),
    names: [/PG_VERSION is missing/, 'data/database', /back-up/],
    status: CONFIGURATION,
  },
  {
    what: 'a data folder without a right to it',
    prepare: () => {
      mkdirSync(join(folder, 'data'), { mode: 0o500 });
      return { nobody: true };
    },
    names: [/no right/, /\/data/, /DATA_FOLDER/],
    status: CONFIGURATION,
  },
  {
    what: 'a file of the database that somebody else owns',
    prepare: () => {
      const start = withDatabase((database) => chmodSync(join(database, 'PG_VERSION'), 0o400));
      if (process.getuid?.() === 0) {
        spawnSync('chown', ['-R', String(NOBODY), join(folder, 'data')]);
        chownSync(join(folder, 'data', 'database', 'PG_VERSION'), 0, 0);
      }
      return { ...start, nobody: true };
    },
    names: [/no right/, 'data/database/PG_VERSION', /Give it to the user/],
    status: CONFIGURATION,
  },
  {
    what: 'a file in the place of the data folder',
    prepare: () => envFile('', 'data'),
    names: [/is a file/, '/data', /DATA_FOLDER/],
    status: CONFIGURATION,
  },
  {
    what: 'a file in the place of the database folder',
    prepare: () => {
      mkdirSync(join(folder, 'data'));
      return envFile('', 'data/database');
    },
    names: [/is a file/, '/data/database', /Move it away/],
    status: CONFIGURATION,
  },
  {
    what: 'a full disk',
    prepare: () => {
      mkdirSync(join(folder, 'data'));
      return { disk: '12m' };
    },
    names: [/is full/, '/data', /Free some space/],
    status: CONFIGURATION,
    possible: disks,
  },
  {
    what: 'a port in use',
    prepare: async () => ({ environment: { METRICS_PORT: await taken() } }),
    names: [/METRICS_PORT \d+/, /another process/, /choose another port/],
    status: ANOTHER_TIME,
  },
  {
    what: 'a port in use for the page, by the name that was written',
    prepare: async () => ({ environment: { LOCAL_PORT: '', PORT: await taken('127.0.0.1') } }),
    names: [/: PORT \d+|^PORT \d+/, /another process/, /choose another port/],
    status: ANOTHER_TIME,
  },
  {
    what: 'a wrong password',
    prepare: () => refusedBy('28P01', 'password authentication failed for user "bot"'),
    names: [/password of bot/, /127\.0\.0\.1:\d+/, /POSTGRES_PASSWORD/],
    status: CONFIGURATION,
  },
  {
    what: 'a wrong password in the address',
    prepare: async () => {
      const { environment } = await refusedBy('28P01', 'password authentication failed');
      const DATABASE_URL = environment?.DATABASE_URL?.replace('bot@', 'bot:geheim@') ?? '';
      return { environment: { DATABASE_URL } };
    },
    names: [/password of bot/, /127\.0\.0\.1:\d+/, /DATABASE_URL/],
    status: CONFIGURATION,
  },
  {
    what: 'a password that an address can’t have in it',
    prepare: () => ({
      environment: { DATABASE_URL: 'postgresql://bot:100%@127.0.0.1/threadbound' },
    }),
    names: [/DATABASE_URL should be/, /POSTGRES_PASSWORD/],
    status: CONFIGURATION,
  },
  {
    what: 'a user whom the server does not let in',
    prepare: () => refusedBy('28000', 'no pg_hba.conf entry for host'),
    names: [/does not let bot in/, /127\.0\.0\.1:\d+/, /pg_hba\.conf/],
    status: CONFIGURATION,
  },
  {
    what: 'a database that is not there',
    prepare: () => refusedBy('3D000', 'database "threadbound" does not exist'),
    names: [/no database threadbound/, /127\.0\.0\.1:\d+/, /createdb threadbound/],
    status: CONFIGURATION,
  },
  {
    what: 'a user without rights on the schema',
    prepare: async () => {
      const url = new URL(process.env.TEST_DATABASE_URL ?? '');
      const admin = new HeardClient({ connectionString: url.href });
      await admin.connect();
      const name = `threadbound_${process.pid}`;
      away.push(async () => {
        await admin.query(`DROP SCHEMA "${name}"`);
        await admin.query(`DROP ROLE "${name}"`);
        await admin.end();
      });
      await admin.query(`CREATE ROLE "${name}" LOGIN`);
      await admin.query(`CREATE SCHEMA "${name}"`);
      url.username = name;
      url.searchParams.set('schema', name);
      return { environment: { DATABASE_URL: url.href } };
    },
    names: [/threadbound_\d+ may not/, /in the database/, /GRANT USAGE, CREATE ON SCHEMA/],
    status: CONFIGURATION,
    possible: process.env.TEST_DATABASE_URL !== undefined,
  },
  {
    what: 'an .env in UTF-16',
    prepare: () => envFile(Buffer.from('\uFEFFDISCORD_TOKEN=abc\r\n', 'utf16le')),
    names: [/\/\.env/, /UTF-16/, /Save it as UTF-8/],
    status: CONFIGURATION,
  },
  {
    what: 'an .env in another form',
    prepare: () => envFile('{ "DISCORD_TOKEN" }\n'),
    names: [/\/\.env/, /names no variable/, /DISCORD_TOKEN=/],
    status: CONFIGURATION,
  },
  {
    what: 'an .env with the token alone',
    prepare: () => envFile('# my bot\nMTA5.abcdef.ghijklmnopqrstuvwxyz\n'),
    names: [/\/\.env/, /names no variable/, /DISCORD_TOKEN=/],
    status: CONFIGURATION,
  },
  {
    what: 'a folder named .env',
    prepare: () => {
      mkdirSync(join(folder, '.env'));
      return {};
    },
    names: [/\/\.env/, /is a folder/, /Put a file in its place/],
    status: CONFIGURATION,
  },
  {
    what: 'a wrong variable, in an .env that begins with a byte order mark',
    prepare: () => envFile('\uFEFFLOG_LEVEL=loud\n'),
    names: [/LOG_LEVEL should be one of/],
    status: CONFIGURATION,
  },
];

describe('a start that fails says in one line what, where, and what to do', () => {
  for (const { what, prepare, names, status, possible = true } of FAILING) {
    test.skipIf(!possible)(
      what,
      async () => {
        place();
        const bot = start(await prepare());
        expect(await Promise.race([bot.ended, wait(SOON, 'still there')])).toBe(status);
        const [line, ...more] = complaintsOf(bot);
        expect(more).toEqual([]);
        for (const name of names) expect(line).toMatch(name);
        expect(bot.said()).not.toContain(SECRET);
      },
      60_000,
    );
  }

  test('a port in use is found out before there is a database', async () => {
    place();
    const bot = start({ environment: { METRICS_PORT: await taken() } });
    await bot.ended;
    expect(bot.said()).not.toContain('Starting the embedded database');
  }, 60_000);
});

describe('a start waits for what may come, and says so once', () => {
  const waitingIn = ({ said }: Bot) =>
    said()
      .split('\n')
      .filter((line) => line.includes('The bot waits for it.'));

  test('for a database server', async () => {
    place();
    const url = 'postgresql://bot:geheim@127.0.0.1:1/threadbound';
    const bot = start({ environment: { DATABASE_URL: url } });
    await expect.poll(() => waitingIn(bot).length, { timeout: SOON }).toBe(1);
    await wait(SOME_TRIES);
    const [line, ...more] = waitingIn(bot);
    expect(line).toMatch(/database at 127\.0\.0\.1:1 .*ECONNREFUSED.*DATABASE_URL/);
    expect(more).toEqual([]);
    expect(bot.said().trimEnd().split('\n')).toHaveLength(1);
  }, 60_000);

  test('for Discord, and goes on when that is there', async () => {
    place();
    const port = Number(await taken('127.0.0.1'));
    await away.pop()?.();
    const token = 'token-of-the-local-discord';
    const api = `http://127.0.0.1:${port}/api`;
    const bot = start({ environment: { DISCORD_TOKEN: token, DISCORD_API: api } });
    await expect.poll(() => waitingIn(bot).length, { timeout: SOON }).toBe(1);
    expect(waitingIn(bot)[0]).toMatch(/Discord can not be reached yet at .*ECONNREFUSED/);
    await wait(SOME_TRIES);
    expect(waitingIn(bot)).toHaveLength(1);
    const discord = await startLocalDiscord({ port, token });
    away.push(discord.close);
    await expect.poll(bot.said, { timeout: SOON }).toContain('The bot is ready.');
  }, 120_000);
});

test('an .env with nothing but comments names nothing on purpose, and one by another name is pointed to', async () => {
  place();
  copyFileSync(join(ROOT, '.env.example'), join(folder, '.env'));
  const usual = start();
  await expect.poll(usual.said, { timeout: SOON }).toContain('The bot is ready.');
  expect(usual.said()).not.toMatch(/\.env/);
  await away.pop()?.();
  rmSync(join(folder, '.env'));
  envFile('LOG_LEVEL=loud\n', '.env.txt');
  const misnamed = start();
  await expect.poll(misnamed.said, { timeout: SOON }).toContain('.env.txt');
  expect(misnamed.said()).toMatch(/rename it to \.env/);
}, 120_000);
