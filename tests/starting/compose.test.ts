import { readFileSync } from 'node:fs';
import { parse } from 'pg-connection-string';
import { expect, test } from 'vitest';
import { readConfiguration } from '../../src/configuration.ts';

const COMPOSE = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8');

/** The environment that compose.yaml gives a service, with the operator's `.env` filled in. */
function environmentOf(service: string, given: Readonly<Record<string, string>>) {
  const [, lines = ''] =
    new RegExp(`^  ${service}:\n(?:    .*\n)*?    environment:\n((?:      .*\n)+)`, 'm').exec(
      COMPOSE,
    ) ?? [];
  const variables = [...lines.matchAll(/^ {6}(\w+): (.+)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, variable: string) => given[variable] ?? ''),
  ]);
  return Object.fromEntries(variables);
}

test.each(['simple', 'a/b#c?d%e@f:g', '%41', 'with space & "quotes"'])(
  'compose.yaml brings the password %s to the server and to the bot alike',
  (password) => {
    const given = {
      POSTGRES_PASSWORD: password,
      DISCORD_TOKEN: 'MTA5.abcdef.ghijklmnopqrstuvwxyz',
    };
    expect(environmentOf('database', given).POSTGRES_PASSWORD).toBe(password);
    const { databaseUrl, passwordVariable } = readConfiguration(environmentOf('bot', given));
    expect(parse(databaseUrl ?? '')).toMatchObject({
      user: 'threadbound',
      password,
      host: 'database',
      port: '5432',
      database: 'threadbound',
    });
    expect(passwordVariable).toBe('POSTGRES_PASSWORD');
  },
);
