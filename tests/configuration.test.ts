import { parse } from 'pg-connection-string';
import { describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from '../src/configuration.ts';

describe('the configuration', () => {
  test('of an empty environment serves the local Discord on the embedded database', () => {
    expect(readConfiguration({ DISCORD_TOKEN: ' ', PATH: '/bin' })).toEqual({
      discordToken: null,
      discordApi: null,
      requestsPerSecond: null,
      databaseUrl: null,
      passwordVariable: 'DATABASE_URL',
      dataFolder: './data',
      localPort: null,
      localPortVariable: 'PORT',
      localLocale: null,
      metricsPort: null,
      shards: null,
      logLevel: 'info',
      logFormat: 'text',
      hints: [],
    });
  });

  test('takes every variable', () => {
    expect(
      readConfiguration({
        DISCORD_TOKEN: 'MTA5.abcdef.ghijklmnopqrstuvwxyz',
        DISCORD_API: 'http://127.0.0.1:3000/api',
        DISCORD_REQUESTS_PER_SECOND: '120',
        DATABASE_URL: 'postgresql://a:b@localhost/c',
        DATA_FOLDER: '/srv/threadbound',
        PORT: '80',
        LOCAL_PORT: '8080',
        LOCAL_LOCALE: 'fr',
        LOG_LEVEL: 'debug',
        LOG_FORMAT: 'json',
      }),
    ).toMatchObject({
      localPort: 8080,
      localLocale: 'fr',
      requestsPerSecond: 120,
      logLevel: 'debug',
      dataFolder: '/srv/threadbound',
    });
    expect(readConfiguration({ PORT: '80' }).localPort).toBe(80);
    expect(() => readConfiguration({ LOCAL_LOCALE: 'french' })).toThrow('as Discord calls it');
    expect(() => readConfiguration({ DISCORD_REQUESTS_PER_SECOND: '0' })).toThrow('from 1 to');
  });

  test('puts a password of its own into an address that has none, whatever is in it', () => {
    const password = "/ # ? % @ : ' & + %41";
    const read = (DATABASE_URL: string) =>
      readConfiguration({ DATABASE_URL, POSTGRES_PASSWORD: password });
    const own = read('postgresql://bot@database:5432/threadbound');
    expect(parse(own.databaseUrl ?? '')).toMatchObject({
      user: 'bot',
      password,
      host: 'database',
      database: 'threadbound',
    });
    expect(own.passwordVariable).toBe('POSTGRES_PASSWORD');
    const given = read('postgresql://bot:another@database/threadbound');
    expect(parse(given.databaseUrl ?? '').password).toBe('another');
    expect(given.passwordVariable).toBe('DATABASE_URL');
  });

  test('names every wrong variable with what it should be, and keeps its value to itself', () => {
    const read = () =>
      readConfiguration({
        DATABASE_URL: 'mysql://root:geheim@localhost/c',
        LOCAL_PORT: '99999',
        LOG_LEVEL: 'loud',
        DISCORD_TOKEN: 'Bot geheim',
      });
    expect(read).toThrow(ConfigurationError);
    for (const name of ['DATABASE_URL', 'LOCAL_PORT', 'LOG_LEVEL', 'DISCORD_TOKEN']) {
      expect(read).toThrow(`${name} should be`);
    }
    expect(read).not.toThrow('geheim');
  });

  test('names the shards of a process, one by one or from here to there', () => {
    const shards = (SHARDS?: string, SHARD_COUNT?: string) =>
      readConfiguration({ SHARDS, SHARD_COUNT }).shards;
    expect(shards('0', '1')).toEqual({ ids: [0], count: 1 });
    expect(shards('4-6, 1,5', '8')).toEqual({ ids: [1, 4, 5, 6], count: 8 });
    expect(shards(undefined, '3')).toEqual({ ids: [0, 1, 2], count: 3 });
    expect(shards()).toBeNull();
    expect(() => shards('0')).toThrow('SHARD_COUNT should be given with SHARDS');
    expect(() => shards('0,3', '3')).toThrow('SHARDS should name shards from 0 to 2');
    for (const wrong of ['auto', '5-2', '-1', '1,']) {
      expect(() => shards(wrong, '9')).toThrow('SHARDS should be the numbers');
    }
    expect(() => shards(undefined, '0')).toThrow('SHARD_COUNT should be how many');
  });

  test('hints at a misspelt variable', () => {
    expect(readConfiguration({ DATABSE_URL: 'x', DISCORD_TOKN: 'y', HOST: 'z' }).hints).toEqual([
      'DATABSE_URL is not a variable of this bot; is DATABASE_URL meant?',
      'DISCORD_TOKN is not a variable of this bot; is DISCORD_TOKEN meant?',
    ]);
  });
});
