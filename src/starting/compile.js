import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SOURCE = new URL('../', import.meta.url);
/** Beside the packages, so that these are found from there as well. */
export const COMPILED = new URL('../../node_modules/.cache/threadbound/compiled/', import.meta.url);
/** Milliseconds: thirty days. */
const LONG_AGO = 30 * 86_400_000;
/** The modules that the bot, its threads and processes begin with. */
export const BOT = [
  'main',
  'thinking-worker',
  'rendering-worker',
  'reading-worker',
  'pack-worker',
  'workshop-worker',
];

/**
 * Compiles a program, unless what it is made of has not changed since the last time.
 *
 * @param entries the modules that it and its threads begin with, without `.ts`, from `src` on: first its own
 * @param standIns modules that are compiled in place of others, by the others' names
 * @returns the address of the module to run: the TypeScript itself, with its loader, where nothing can be
 *   written beside the packages
 */
export async function compiled(entries, standIns = {}) {
  const [first] = entries;
  const folder = new URL(`${keyOf(entries, standIns)}/`, COMPILED);
  const main = new URL(`${basename(first)}.js`, folder).href;
  if (existsSync(new URL(main))) return main;
  // If two start at the same time, each compiles for itself, and one of them puts it in place.
  const own = new URL(`${randomUUID()}/`, COMPILED);
  try {
    await mkdir(own, { recursive: true });
  } catch (error) {
    process.stderr.write(`Starting uncompiled, which takes longer: ${error.message}\n`);
    const { register } = await import('tsx/esm/api');
    register();
    return new URL(`${first}.ts`, SOURCE).href;
  }
  await forgetOld();
  await compileInto(own, entries, standIns);
  await rename(own, folder).catch(async (error) => {
    await rm(own, { recursive: true, force: true });
    if (!existsSync(new URL(main))) throw error;
  });
  return main;
}

/** Removes what was compiled long ago: a bot that still runs from there would have been started again. */
async function forgetOld() {
  for (const name of await readdir(COMPILED)) {
    const folder = new URL(`${name}/`, COMPILED);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > LONG_AGO) await rm(folder, { recursive: true, force: true });
  }
}

/** A name that changes with every file that may be compiled. */
function keyOf(entries, standIns) {
  // The location of the sources is compiled in: two copies may share the same packages.
  const hash = createHash('sha256').update(
    `${SOURCE.href}\n${entries.join()}\n${JSON.stringify(standIns)}`,
  );
  const names = readdirSync(SOURCE, { recursive: true });
  const source = fileURLToPath(SOURCE);
  // One after another: many small files at once take twice as long.
  for (const name of names.filter((one) => /\.[jt]s$/.test(one)).sort()) {
    hash.update(`\n${name}\n`).update(readFileSync(join(source, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

export async function compileInto(folder, entries, standIns = {}) {
  const { build, stop } = await import('esbuild');
  await build({
    entryPoints: entries.map((name) => ({
      in: fileURLToPath(new URL(`${name}.ts`, SOURCE)),
      out: basename(name),
    })),
    outdir: fileURLToPath(folder),
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [
      { name: 'stand-ins', setup: (build) => putInPlace(build, standIns) },
      { name: 'places', setup: keepPlaces },
    ],
  });
  // Otherwise its process would stay as long as the bot.
  await stop();
}

/** Whoever imports a module gets the one that stands in for it. */
function putInPlace({ onResolve }, standIns) {
  const addressOf = (name) => new URL(`${name}.ts`, SOURCE).href;
  for (const [name, other] of Object.entries(standIns)) {
    onResolve({ filter: new RegExp(`/${basename(name)}\\.ts$`) }, ({ path, resolveDir }) => {
      const meant = new URL(path, pathToFileURL(`${resolveDir}/`)).href;
      return meant === addressOf(name) ? { path: fileURLToPath(addressOf(other)) } : null;
    });
  }
}

/** Where a module says where it is, together with the thread entry that it names relative to that. */
const PLACE = /new URL\('\.\/[\w-]+-worker\.ts', import\.meta\.url\)|import\.meta\.url/g;

/**
 * Every thread keeps the text of the program that it runs: two bytes a letter instead of one, 3 MB more, if there
 * is a single letter beyond ASCII in it. esbuild escapes them in strings only, not in patterns, tagged templates
 * and comments.
 */
const BEYOND_ASCII = /[^\0-\x7f]/g;
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What a module finds relative to itself stays where it is; only the entries of threads are compiled. */
function keepPlaces({ onLoad }) {
  onLoad({ filter: /\.ts$/ }, async ({ path }) => {
    const source = await readFile(path, 'utf8');
    const own = JSON.stringify(pathToFileURL(path).href);
    const contents = source
      .replace(PLACE, (place) => (place === 'import.meta.url' ? own : place.replace('.ts', '.js')))
      .replace(BEYOND_ASCII, escaped);
    return { contents, loader: 'ts' };
  });
}
