/**
 * Packs from the command line: what is wrong with one, what an editor needs to know to help with writing one, and
 * a game's own box as an example.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { games } from '../games/index.ts';
import { boxAsPack } from '../packs/box-as-pack.ts';
import { checkPack } from '../packs/check-pack.ts';
import { packJsonSchema } from '../packs/json-schema.ts';
import { loadTexts } from '../texts/catalogue.ts';
import { filesOf, inALine } from './packs.ts';

const USAGE = `Usage: npm run -s pack -- check FILE|FOLDER      what is wrong with a pack, if anything
       npm run -s pack -- export GAME FOLDER     a game’s own box, written as a pack
       npm run -s pack -- schema FILE            a JSON Schema for packs, for editors`;

const [action, first, second] = process.argv.slice(2);

switch (action) {
  case 'check':
    check(needed(first));
    break;
  case 'export':
    exportBox(needed(first), needed(second));
    break;
  case 'schema':
    write(needed(first), packJsonSchema(games));
    break;
  case '--help':
  case '-h':
    process.stdout.write(`${USAGE}\n`);
    break;
  default:
    refuse(action === undefined ? 'Say what to do.' : `There is no pack ${action}.`);
}

function check(path: string): void {
  const checked = checkPack(
    orRefuse(() => filesOf(path)),
    games,
  );
  if ('problems' in checked) {
    process.stdout.write(`${checked.problems.map(inALine).join('\n')}\n`);
    process.exitCode = 1;
    return;
  }
  const { pack, digest, warnings } = checked;
  process.stdout.write(
    `${pack.pack.title} ${pack.pack.version} (${pack.pack.id}@${digest}) can be played.\n`,
  );
  if (warnings.length > 0) {
    process.stdout.write(`Worth a look:\n${warnings.map(inALine).join('\n')}\n`);
  }
}

function exportBox(id: string, folder: string): void {
  const game = games.find(({ rules }) => rules.id === id);
  if (!game?.rules.packs) {
    const names = games.filter(({ rules }) => rules.packs).map(({ rules }) => rules.id);
    refuse(`There is no box of ${id}. Games: ${names.join(', ')}.`);
  }
  for (const [file, value] of boxAsPack(game, loadTexts())) write(join(folder, file), value);
}

function write(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function needed(argument: string | undefined): string {
  return argument ?? refuse('Something is missing at the end.');
}

function orRefuse<Found>(read: () => Found): Found {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) refuse(error.message);
    throw error;
  }
}

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n\n${USAGE}\n`);
  process.exit(2);
}
