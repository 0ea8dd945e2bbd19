import { gzipSync } from 'node:zlib';
import type { LocalDiscord, Outcome } from '../../local/index.ts';
import type { MatchFile } from '../../table/around/recording/match-file.ts';
import { type HostileFile, hostileFiles } from './hostile-files.ts';

/** Milliseconds in which others are answered, whatever somebody has handed in. */
const PROMPTLY = 3_000;
/** Milliseconds in which a file is read or given up on. */
const READ = 90_000;
/** Bytes of a file that is handed in uncompressed; Discord accepts ten million. */
const AS_IT_IS = 1_000_000;

export interface Bringing {
  discord: LocalDiscord;
  /** Who manages the server, and brings the files. */
  host: string;
  /** From which the hostile files are made. */
  real: MatchFile;
  /** How many of them, and starting with which. */
  count: number;
  from: number;
  /** Something that anybody may ask for, as often as it is called. */
  ask: () => Promise<Outcome>;
}

/** The result of hostile files: the answers to those who brought them, and to everyone else meanwhile. */
export interface Brought {
  answers: { name: string; outcome: Outcome }[];
  meanwhile: Outcome[];
  /** Answers to others that were not prompt, with how late, and which file was being read. */
  late: string[];
}

/** Brings hostile files one after the other, while somebody else keeps asking for something. */
export async function bringFiles({ real, count, from, ...bringing }: Bringing): Promise<Brought> {
  const all = hostileFiles(real);
  const brought: Brought = { answers: [], meanwhile: [], late: [] };
  for (let index = 0; index < count; index++) {
    await bring(bringing, all[(from + index) % all.length] as HostileFile, brought);
  }
  return brought;
}

async function bring(
  { discord, host, ask }: Omit<Bringing, 'real' | 'count' | 'from'>,
  file: HostileFile,
  { answers, meanwhile, late }: Brought,
): Promise<void> {
  const { name } = file;
  const given = { name: 'game.json', bytes: asUploaded(file.bytes()) };
  let isRead = false;
  const reading = (async () => {
    const channel = discord.channels[0]?.id ?? '';
    const outcome = await discord.command(host, channel, 'admin import', { file: given });
    await outcome.reply(READ).catch(() => {});
    answers.push({ name, outcome });
    isRead = true;
  })();
  while (!isRead) {
    const asked = performance.now();
    const outcome = await ask();
    await outcome.reply(READ).catch(() => {});
    const milliseconds = Math.round(performance.now() - asked);
    meanwhile.push(outcome);
    if (milliseconds > PROMPTLY) late.push(`${milliseconds} ms while ${name} was read`);
  }
  await reading;
}

const asUploaded = (bytes: Uint8Array): Buffer =>
  bytes.length > AS_IT_IS ? gzipSync(bytes) : Buffer.from(bytes);
