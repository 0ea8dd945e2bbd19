import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  measuredPublisher,
  measuredTable,
  measureInteractions,
} from '../../src/operating/measuring.ts';
import { createMetrics } from '../../src/operating/metrics.ts';
import { type StatusServer, serveStatus } from '../../src/operating/status-server.ts';
import type { Publication } from '../../src/table/telling/publishing/publisher.ts';
import { type Stage, setStage } from '../discord/stage.ts';
import { everybodyMentioned } from '../support/notices.ts';

let stage: Stage;
let server: StatusServer;
let databaseIsThere = true;
const metrics = createMetrics();

beforeAll(async () => {
  stage = await setStage();
  measureInteractions(stage.bot.client, metrics);
  const figures = () =>
    databaseIsThere ? stage.store.figures(new Date()) : Promise.reject(new Error('away'));
  server = await serveStatus(0, metrics, { client: stage.bot.client, figures });
});

afterAll(async () => {
  await server.close();
  await stage.close();
});

const get = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, init);

async function figure(line: string): Promise<number> {
  const lines = (await (await get('/metrics')).text()).split('\n');
  const found = lines.find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? Number.NaN);
}

describe('what a bot counts about itself', () => {
  it('has how many interactions came, and how long Discord waited for each acknowledgement', async () => {
    const opened = await stage.discord.command(stage.ann, stage.channel, 'game new');
    await opened.reply();
    await stage.discord.autocomplete(stage.ann, stage.channel, 'help', { topic: '' }, 'topic');
    const acknowledged = 'threadbound_acknowledgement_seconds_count';
    expect(await figure(`${acknowledged}{kind="command"}`)).toBe(1);
    expect(await figure(`${acknowledged}{kind="autocomplete"}`)).toBe(1);
    expect(await figure('threadbound_interactions_total{kind="command"}')).toBe(1);
    expect(await figure('threadbound_acknowledgements_refused_total{kind="command"}')).toBeNaN();
  });

  it('has an acknowledgement that Discord did not take apart from the others', async () => {
    // Another process was faster.
    stage.discord.faults.failRequests({ path: '/callback', status: 400, code: 40060 });
    await stage.discord.command(stage.bo, stage.channel, 'game list');
    await stage.bot.settled();
    expect(await figure('threadbound_acknowledgements_refused_total{kind="command"}')).toBe(1);
  });

  it('has the matches that are not over, what is owed, and the gateway', async () => {
    const matches = 'threadbound_matches{game="counting",status="lobby"}';
    expect(await figure(matches)).toBe(1);
    expect(await figure('threadbound_owed_messages')).toBe(0);
    expect(await figure('threadbound_gateway_up{shard="0"}')).toBe(1);
    expect(await figure('threadbound_servers')).toBe(1);
    expect(await figure('threadbound_database_up')).toBe(1);
  });

  it('has how long choices and messages take, and how they ended', async () => {
    const table = measuredTable(stage.table, metrics);
    const request = { matchId: 'nowhere', userId: stage.ann, decisionId: '1', options: ['a'] };
    await table.choose({ ...request, requestId: 'r' });
    expect(await figure('threadbound_choice_seconds_count{outcome="no-such-match"}')).toBe(1);

    const publication = { slot: { kind: 'thread' } } as Publication;
    const publisher = measuredPublisher(
      { publish: () => Promise.reject(new Error('no')) },
      metrics,
    );
    await expect(publisher.publish(publication, everybodyMentioned)).rejects.toThrow('no');
    const failed = 'threadbound_message_seconds_count{kind="thread",outcome="failed"}';
    expect(await figure(failed)).toBe(1);
  });
});

describe('the health of a bot', () => {
  it('is good while database and gateway are there', async () => {
    const response = await get('/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      healthy: true,
      database: 'up',
      shards: [{ shard: 0, gateway: 'up' }],
    });
  });

  it('is bad without the database, and the metrics say so too', async () => {
    databaseIsThere = false;
    const response = await get('/health');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ healthy: false, database: 'down' });
    expect(await figure('threadbound_database_up')).toBe(0);
    databaseIsThere = true;
    expect((await get('/health')).status).toBe(200);
  });

  it('is bad without the gateway', async () => {
    stage.discord.faults.dropGateway('close', false);
    await stage.discord.waitFor(() => !stage.discord.botConnected());
    expect((await get('/health')).status).toBe(503);
    await stage.discord.waitFor(() => stage.discord.botConnected(), 20_000);
    await expect.poll(async () => (await get('/health')).status, { timeout: 10_000 }).toBe(200);
  });

  it('is all that is served beside the metrics', async () => {
    expect((await get('/')).status).toBe(404);
    expect((await get('/health', { method: 'POST' })).status).toBe(405);
  });

  it('names a port that is taken', async () => {
    const taken = serveStatus(server.port, metrics, {
      client: stage.bot.client,
      figures: () => stage.store.figures(new Date()),
    });
    await expect(taken).rejects.toThrow(`METRICS_PORT ${server.port} can not be served`);
  });
});
