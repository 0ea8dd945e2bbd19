import type { Bot } from '../discord/bot.ts';
import type { Store } from '../table/match/saved/store.ts';
import type { Table } from '../table/table.ts';
import type { Publisher } from '../table/telling/publishing/publisher.ts';

/** What the operator can watch; without a port nothing is measured, and nothing loaded for it. */
export interface Operated {
  table(table: Table): Table;
  publisher(publisher: Publisher): Publisher;
  /** Where it is served; null: nowhere. */
  port: number | null;
  close(): Promise<void>;
}

const UNWATCHED: Operated = {
  table: (table) => table,
  publisher: (publisher) => publisher,
  port: null,
  async close() {},
};

/**
 * Measures what a bot does, and serves that along with its health on a port of its own.
 * @param port null: not at all
 */
export async function operate(
  port: number | null,
  { client }: Pick<Bot, 'client'>,
  { figures }: Pick<Store, 'figures'>,
): Promise<Operated> {
  if (port === null) return UNWATCHED;
  const [{ createMetrics }, measuring, { serveStatus }] = await Promise.all([
    import('./metrics.ts'),
    import('./measuring.ts'),
    import('./status-server.ts'),
  ]);
  const metrics = createMetrics();
  measuring.measureInteractions(client, metrics);
  const server = await serveStatus(port, metrics, { client, figures: () => figures(new Date()) });
  return {
    table: (table) => measuring.measuredTable(table, metrics),
    publisher: (publisher) => measuring.measuredPublisher(publisher, metrics),
    port: server.port,
    close: server.close,
  };
}
