import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, connect } from '../../src/store/connection.ts';
import { isCollision, isUnavailable } from '../../src/store/failures.ts';
import { openStore } from '../../src/store/open-store.ts';
import { datamodel, generated } from '../support/prisma-schema.ts';
import { recordingLog } from '../support/recording-log.ts';
import { execute, type TestDatabase, testDatabases } from '../support/test-database.ts';

const CLIENT = 'src/store/generated/prisma';

/** A folder's files, by their paths within it. */
const filesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length), readFileSync(path, 'utf8')]),
  );

test('the client is what Prisma generates for the schema', async () => {
  const { folder, remove } = await generated();
  const anew = filesIn(join(folder, CLIENT));
  remove();
  const committed = filesIn(CLIENT);
  expect([...committed.keys()].sort()).toEqual([...anew.keys()].sort());
  // Only their names: each has a thousand lines.
  const differing = [...committed].filter(([path, text]) => anew.get(path) !== text);
  expect(differing.map(([path]) => path)).toEqual([]);
});

/** In winter and in summer, clocks differ between all of the zones below. */
const AT = new Date('2026-03-01T12:34:56.789Z');

/** Also what rows refer to each other by. */
const VALUES: { [type: string]: unknown } = {
  String: 'a “text” with \\ and %',
  Int: 7,
  BigInt: 2n ** 60n,
  Boolean: true,
  Json: { nothing: null, list: [1, 'two', { three: 0.1 }] },
  DateTime: AT,
};

const { models } = await datamodel();
/** What others refer to comes first. */
const inOrder = [
  ...models.filter(({ name }) => name === 'Campaign'),
  ...models.filter(({ name }) => name !== 'Campaign'),
];

interface Delegate {
  create(row: { data: object }): Promise<unknown>;
  findMany(): Promise<unknown[]>;
}

for (const { kind, open } of testDatabases()) {
  describe(`the models on the ${kind} database`, () => {
    let database: TestDatabase;
    let connection: Connection;

    beforeAll(async () => {
      database = await open();
      const log = recordingLog();
      await (await openStore({ databaseUrl: database.url, dataFolder: '', log })).close();
      // On the embedded database, all connections have this session.
      await execute(database, "SET TIME ZONE 'Asia/Tokyo'");
      connection = connect(elsewhere(database.url), log);
    }, 60_000);
    afterAll(async () => {
      await connection.close();
      await database.close();
    });

    test.each(inOrder)('$name comes back as it was saved, in every column', async (model) => {
      const { name, fields } = model;
      const scalars = fields.filter(({ kind: of }) => of !== 'object');
      const row = Object.fromEntries(
        scalars.map(({ name: field, type, isList }) => {
          const value = VALUES[type];
          return [field, isList ? [value, 'another'] : value];
        }),
      );
      const property = `${name[0]?.toLowerCase()}${name.slice(1)}`;
      const delegate: Delegate = Reflect.get(connection.models, property);
      await delegate.create({ data: row });
      expect(await delegate.findMany()).toEqual([row]);
      const [saved] = await connection.models.$queryRawUnsafe<object[]>(
        `SELECT * FROM ${model.dbName}`,
      );
      const columns = scalars.map(({ name: field, dbName }) => [dbName ?? field, row[field]]);
      expect(saved).toEqual(Object.fromEntries(columns));
    });

    test('what fails is known for what it is', async () => {
      const { models: own } = connection;
      const why = (work: Promise<unknown>) => work.catch((error: unknown) => error);
      const twice = await why(own.server.create({ data: { id: VALUES.String as string } }));
      expect([isCollision(twice), isUnavailable(twice)]).toEqual([true, false]);
      const wrong = await why(own.$queryRaw`SELECT 1 / 0`);
      expect(wrong).toBeInstanceOf(Error);
      expect([isCollision(wrong), isUnavailable(wrong)]).toEqual([false, false]);
      if (kind === 'embedded') return;
      const ended = await why(own.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`);
      expect([isCollision(ended), isUnavailable(ended)]).toEqual([false, true]);
    });

    test('times are the same moment for everybody, whatever zone the server has', async () => {
      const [saved] = (await execute(database, 'SELECT created_at FROM matches')) as object[];
      expect(saved).toEqual({ created_at: AT });
      const { models: own } = connection;
      expect(await own.match.count({ where: { createdAt: AT } })).toBe(1);
      const [raw] = await own.$queryRaw<object[]>`
        SELECT created_at AS at FROM matches WHERE created_at = ${AT}`;
      expect(raw).toEqual({ at: AT });
    });
  });
}

test('a server that is not there is known for that, in Prisma’s words as well', async () => {
  const nowhere = connect('postgresql://postgres@127.0.0.1:1/nothing', recordingLog());
  const failed = await nowhere.models.server.findMany().catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: 'P1001' });
  expect(isUnavailable(failed)).toBe(true);
  await nowhere.close();
  const late = await nowhere.models.server.findMany().catch((error: unknown) => error);
  expect(isUnavailable(late)).toBe(true);
});

/** The same in another time zone, which a server may be set to. */
function elsewhere(url: string): string {
  const there = new URL(url);
  const schema = there.searchParams.get('schema') ?? 'public';
  there.searchParams.set('options', `-c search_path=${schema} -c TimeZone=America/New_York`);
  return there.href;
}
