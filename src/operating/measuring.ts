import { type Client, Events, type Interaction, RESTEvents } from 'discord.js';
import type { Table } from '../table/table.ts';
import type { Publisher } from '../table/telling/publishing/publisher.ts';
import type { Metrics } from './metrics.ts';

/** Interactions remembered until they are acknowledged; more wait only if Discord is gone. */
const MOST_WAITING = 1_000;

const CALLBACK = /^\/interactions\/(\d+)\/[^/]+\/callback$/;

/** The table, with the time of each choice noted. */
export const measuredTable = (table: Table, { choices }: Metrics): Table => ({
  ...table,
  async choose(request) {
    const stop = choices.startTimer();
    const done = await table.choose(request).catch((error: unknown) => {
      stop({ outcome: 'fault' });
      throw error;
    });
    stop({ outcome: done.ok ? done.outcome : done.refusal });
    return done;
  },
});

/** The publisher, with the time of each message noted. */
export const measuredPublisher = (publisher: Publisher, { messages }: Metrics): Publisher => ({
  ...publisher,
  async publish(publication, notices) {
    const { kind } = publication.slot;
    const stop = messages.startTimer({ kind });
    try {
      const published = await publisher.publish(publication, notices);
      stop({ outcome: 'done' });
      return published;
    } catch (error) {
      stop({ outcome: 'failed' });
      throw error;
    }
  },
});

/** Notes how long each interaction waits for its acknowledgement, as the network sees it. */
export function measureInteractions(client: Client, metrics: Metrics): void {
  const waiting = new Map<string, { kind: string; stop: () => number }>();
  client.on(Events.InteractionCreate, (interaction) => {
    const kind = kindOf(interaction);
    metrics.interactions.inc({ kind });
    if (waiting.has(interaction.id)) return;
    if (waiting.size >= MOST_WAITING) waiting.delete(waiting.keys().next().value ?? '');
    waiting.set(interaction.id, { kind, stop: metrics.acknowledgements.startTimer({ kind }) });
  });
  client.rest.on(RESTEvents.Response, ({ path }, { status }) => {
    const id = CALLBACK.exec(path)?.[1];
    if (id === undefined) return;
    const begun = waiting.get(id);
    waiting.delete(id);
    if (status >= 300) metrics.unacknowledged.inc({ kind: begun?.kind ?? 'repeated' });
    else begun?.stop();
  });
}

function kindOf(interaction: Interaction): string {
  if (interaction.isAutocomplete()) return 'autocomplete';
  if (interaction.isModalSubmit()) return 'modal';
  return interaction.isMessageComponent() ? 'component' : 'command';
}
