import { describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from '../src/configuration.ts';

describe('the configuration', () => {
  test('of an empty environment serves the local Discord on the embedded database', () => {
    expect(readConfiguration({ DISCORD_TOKEN: ' ', PATH: '/bin' })).toEqual({
      discordToken: null,
      discordApi: null,
      databaseUrl: null,
      dataFolder: './data',
      localPort: null,
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
        DATABASE_URL: 'postgresql://a:b@localhost/c',
        DATA_FOLDER: '/srv/threadbound',
        PORT: '80',
        LOCAL_PORT: '8080',
        LOG_LEVEL: 'debug',
        LOG_FORMAT: 'json',
      }),
    ).toMatchObject({ localPort: 8080, logLevel: 'debug', dataFolder: '/srv/threadbound' });
    expect(readConfiguration({ PORT: '80' }).localPort).toBe(80);
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

  test('hints at a misspelt variable', () => {
    expect(readConfiguration({ DATABSE_URL: 'x', DISCORD_TOKN: 'y', HOST: 'z' }).hints).toEqual([
      'DATABSE_URL is not a variable of this bot; is DATABASE_URL meant?',
      'DISCORD_TOKN is not a variable of this bot; is DISCORD_TOKEN meant?',
    ]);
  });
});
