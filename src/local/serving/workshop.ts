import type { IncomingMessage, ServerResponse } from 'node:http';
import { type JsonBudget, OverBudget, parseWithin } from '../../outside/json.ts';
import type { WorkshopDesk } from '../options.ts';
import { readBytes } from '../rest/body.ts';

/** As much as a pack may be, and a little for the question. */
const BUDGET: JsonBudget = { characters: 2_100_000, values: 100_000, depth: 60 };

/** Answers a question of the workshop's page, sent as JSON, with a line of JSON for each step. */
export async function serveWorkshop(
  { ask }: WorkshopDesk,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (message.method !== 'POST') {
    response.writeHead(405, { allow: 'POST' }).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
  try {
    const asked = parseWithin((await readBytes(message, BUDGET.characters)).toString(), BUDGET);
    for await (const line of ask(asked)) {
      if (response.destroyed) return;
      response.write(`${JSON.stringify(line)}\n`);
    }
    response.end();
  } catch (error) {
    const what = error instanceof OverBudget ? 'too-much' : 'failed';
    const words = error instanceof Error ? error.message : String(error);
    response.end(`${JSON.stringify({ refused: what, words })}\n`);
  }
}
