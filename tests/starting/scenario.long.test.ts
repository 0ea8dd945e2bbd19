import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { readConfiguration } from '../../src/configuration.ts';
import { INSTALLED, type Service, serve } from '../../src/serve.ts';
import { readCommandLine } from '../../src/starting/command-line.ts';
import { loadScenario } from '../../src/starting/load-scenario.ts';
import { botEntries } from '../support/compiled-entries.ts';

const FILE = 'docs/scenarios/last-steps.json';

/** What the page gets when it opens, as far as it matters here. */
interface Snapshot {
  users: { id: string; displayName: string }[];
  channels: { id: string; parentId: string | null; name: string }[];
}

/** A newly opened page: everything that it gets, and what it asks for. */
class Page {
  readonly socket: WebSocket;
  /** All packets as text, the first one the snapshot. */
  readonly packets: string[] = [];
  private asked = 0;

  constructor(origin: string) {
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}/page`, { origin });
    this.socket.on('message', (raw) => this.packets.push(String(raw)));
  }

  async until<Found>(probe: () => Found | undefined | false): Promise<Found> {
    for (;;) {
      const found = probe();
      if (found) return found;
      await new Promise((resolve) => this.socket.once('message', resolve));
    }
  }

  ask(action: string, details: object): void {
    this.asked += 1;
    this.socket.send(JSON.stringify({ id: this.asked, action, ...details }));
  }
}

describe('a scenario in the page', () => {
  let folder: string;
  let service: Service;
  let page: Page;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'threadbound-'));
    const configuration = readConfiguration({ DATA_FOLDER: folder, LOCAL_PORT: '0' });
    const scenario = loadScenario(FILE, INSTALLED.games);
    const installed = { ...INSTALLED, ...(await botEntries()) };
    service = await serve(configuration, pino({ level: 'silent' }), installed, scenario);
    page = new Page(new URL(service.page ?? '').origin);
  }, 120_000);

  afterAll(async () => {
    page?.socket.close();
    await service?.stop();
    await rm(folder, { recursive: true });
  });

  it('is a thread when the page opens, and its first player is before it', async () => {
    const packet = await page.until(() => page.packets[0]);
    const { users, channels }: Snapshot = JSON.parse(packet);
    const [, user, thread] = new URL(service.page ?? '').hash.split('/');
    expect(users[0]).toMatchObject({ id: user });
    expect(channels.find(({ id }) => id === thread)?.parentId).toBe(channels[0]?.id);
    expect(packet).not.toContain('Victory');
    expect(packet).toContain('This game starts in the middle, in round 8');
  });

  it('is played from there: the last step wins it', async () => {
    const [, user, thread] = new URL(service.page ?? '').hash.split('/');
    page.ask('command', { user, channel: thread, name: 'move', options: { to: 'S16' } });
    const won = await page.until(() => page.packets.find((one) => one.includes('Victory')));
    expect(won).toContain(thread);
  }, 60_000);
});

describe('the command line of npm start', () => {
  it('takes a scenario, or asks for help, or nothing', () => {
    expect(readCommandLine(['--scenario', FILE])).toEqual({ scenario: FILE, help: false });
    expect(readCommandLine(['--help'])).toEqual({ scenario: null, help: true });
    expect(readCommandLine([])).toEqual({ scenario: null, help: false });
  });

  it('says what it takes where something else is given', () => {
    expect(() => readCommandLine(['--senario', FILE])).toThrow(/--senario[\s\S]+--scenario FILE/);
    expect(() => loadScenario('package.json', INSTALLED.games)).toThrow('package.json:\ngame: ');
    expect(() => loadScenario('nothing.json', INSTALLED.games)).toThrow('nothing.json');
    expect(() => loadScenario('docs', INSTALLED.games)).toThrow('docs is not an ordinary file');
    // Neither is this one, which never ends.
    expect(() => loadScenario('/dev/zero', INSTALLED.games)).toThrow('is not an ordinary file');
    expect(() => loadScenario('package-lock.json', INSTALLED.games)).toThrow('it may have 100000');
  });
});
