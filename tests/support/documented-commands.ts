import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder that everything is started from. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** How the documents tell people to start the bot. */
export interface DocumentedCommand {
  words: readonly string[];
  environment: Readonly<Record<string, string>>;
}

/** What the unit for systemd runs, with this machine's Node.js and without its user and folder. */
export function unitCommand(): DocumentedCommand {
  const unit = /```ini\n([^`]+)```/.exec(read('docs/operations.md'))?.[1] ?? '';
  const values = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.+)$`, 'gm'))].map(([, value = '']) => value);
  const [path = '', ...rest] = values('ExecStart')[0]?.split(' ') ?? [];
  const program = path === '/usr/bin/node' ? process.execPath : path.replace('/usr/bin/', '');
  return {
    words: [program, ...rest],
    environment: Object.fromEntries(values('Environment').map((text) => text.split('=', 2))),
  };
}

const inForm = (text: string): string[] => JSON.parse(text);

/** What the image runs, with the environment that it sets, and how it checks its health. */
export function imageCommands(): {
  start: DocumentedCommand;
  health: readonly string[];
  stopSignal: string;
} {
  const [, file = ''] = read('Dockerfile').split(/^FROM .*\n(?![\s\S]*^FROM )/m);
  const environment = Object.fromEntries(
    [...file.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = '']) =>
      pairs.split(' ').map((pair) => pair.split('=', 2)),
    ),
  );
  return {
    start: { words: inForm(/^CMD (.+)$/m.exec(file)?.[1] ?? '[]'), environment },
    health: inForm(/^HEALTHCHECK .*?CMD (.+)$/m.exec(file)?.[1] ?? '[]'),
    stopSignal: /^STOPSIGNAL (\w+)$/m.exec(file)?.[1] ?? 'SIGTERM',
  };
}
