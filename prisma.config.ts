import { defineConfig } from 'prisma/config';

const url = process.env.DATABASE_URL;

// These need no schema engine, but would fetch one from the network: any file that is there spares them that.
if (['generate', 'validate', 'format'].some((command) => process.argv.includes(command))) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(url ? { datasource: { url } } : {}),
});
