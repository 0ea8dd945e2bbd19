/** The schema of the queues' tables, beside that of the bot's own. */
export const jobsSchema = (schema: string): string =>
  schema === 'public' ? 'pgboss' : `${schema}_jobs`;
