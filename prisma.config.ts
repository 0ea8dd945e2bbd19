import { defineConfig } from 'prisma/config';

// Generating the client does not use the schema engine, yet wants to download it; any existing file
// in its place avoids that, so that set-up works where Prisma's host can't be reached.
if (process.argv.includes('generate')) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;
}

const url = process.env.DATABASE_URL;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(url ? { datasource: { url } } : {}),
});
