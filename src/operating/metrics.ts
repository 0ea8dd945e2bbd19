import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseFigures } from '../table/match/saved/database-figures.ts';

/** Seconds that matter to people: Discord waits three for an acknowledgement. */
const ANSWERS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2, 3];
const MESSAGES = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16];

/** What the bot counts about itself, in the form that Prometheus reads. Nothing in it names a person. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    interactions: new Counter({
      name: 'threadbound_interactions_total',
      help: 'Commands, presses and suggestions that reached the bot.',
      labelNames: ['kind'],
      registers,
    }),
    acknowledgements: new Histogram({
      name: 'threadbound_acknowledgement_seconds',
      help: 'From an interaction’s arrival until Discord accepts its acknowledgement.',
      labelNames: ['kind'],
      buckets: ANSWERS,
      registers,
    }),
    unacknowledged: new Counter({
      name: 'threadbound_acknowledgements_refused_total',
      help: 'Acknowledgements that Discord refused: too late, or already given by another process.',
      labelNames: ['kind'],
      registers,
    }),
    choices: new Histogram({
      name: 'threadbound_choice_seconds',
      help: 'From a choice until it is saved or refused.',
      labelNames: ['outcome'],
      buckets: ANSWERS,
      registers,
    }),
    messages: new Histogram({
      name: 'threadbound_message_seconds',
      help: 'Updating one public message, including its picture.',
      labelNames: ['kind', 'outcome'],
      buckets: MESSAGES,
      registers,
    }),
    matches: new Gauge({
      name: 'threadbound_matches',
      help: 'Matches still being played or gathering.',
      labelNames: ['game', 'status'],
      registers,
    }),
    owed: new Gauge({
      name: 'threadbound_owed_messages',
      help: 'Public messages that are due but not posted yet.',
      registers,
    }),
    owedAge: new Gauge({
      name: 'threadbound_oldest_owed_message_seconds',
      help: 'How long the oldest of these has been due.',
      registers,
    }),
    database: new Gauge({
      name: 'threadbound_database_up',
      help: '1 when the database answers.',
      registers,
    }),
    gateway: new Gauge({
      name: 'threadbound_gateway_up',
      help: '1 when this process receives the events of the shard.',
      labelNames: ['shard'],
      registers,
    }),
    servers: new Gauge({
      name: 'threadbound_servers',
      help: 'Discord servers that this process serves.',
      registers,
    }),
  };
}

/** @param figures null if the database does not answer; then the figures are omitted */
export function noteFigures(metrics: Metrics, figures: DatabaseFigures | null, now: Date): void {
  metrics.database.set(figures ? 1 : 0);
  metrics.matches.reset();
  if (!figures) return;
  for (const { gameId, status, count } of figures.matches) {
    metrics.matches.set({ game: gameId, status }, count);
  }
  const { owed, owedSince } = figures;
  metrics.owed.set(owed);
  metrics.owedAge.set(owedSince ? Math.max(0, (now.getTime() - owedSince.getTime()) / 1_000) : 0);
}
