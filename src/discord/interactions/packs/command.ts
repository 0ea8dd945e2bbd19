import type { Attachment } from 'discord.js';
import { readyMadeFile, readyMadePacks } from '../../../packs/ready-made.ts';
import { calledIn, titlesOf } from '../../../packs/words.ts';
import type { PackFile } from '../../../table/around/packs/packs.ts';
import { packFile, suggested } from '../../commands/arguments.ts';
import type { BotContext } from '../../context.ts';
import { createTurns } from '../../in-turn.ts';
import {
  describedPack,
  packsMessage,
  problemsMessage,
  sharedPackMessage,
} from '../../messages/packs/packs.ts';
import { plainMessage } from '../../messages/plain.ts';
import { gameName } from '../../messages/words.ts';
import type { Answer } from '../answer.ts';
import type { Command, Use } from '../command.ts';
import { attachedBytes } from '../owners/attached.ts';
import { serverManaged } from '../owners/managed.ts';
import { jsonFile } from '../owners/packed.ts';
import { showRefusal } from '../refused.ts';

/** Packs are checked one at a time: each may take long. */
const inTurn = createTurns();

/** What a pack's file is called after its name. */
const ENDING = 'pack';

/** The packs that the server has, by their titles. */
const PACK = suggested(
  'pack',
  async ({ table, texts }, { guildId }) => {
    const read = guildId ? await table.packs(guildId) : null;
    if (!read?.ok) return [];
    return read.packs.map(({ manifest, titles }) => ({
      name: `${calledIn(manifest, titles, texts.locale).title} ${manifest.version}`,
      value: manifest.id,
    }));
  },
  { required: true },
);

/** The packs that come with the bot, by their titles and what they are for. */
const READY_MADE = suggested('ready-made', ({ games, texts }) =>
  readyMadePacks().map(({ manifest, titles, folders }) => {
    const { title } = calledIn(manifest, titles, texts.locale);
    const played = folders.filter((folder) => games.has(folder));
    return {
      name: [title, ...played.map((game) => gameName(game, texts))].join(' · '),
      value: manifest.id,
    };
  }),
);

/** Decks, heroes and maps that groups have written: what this server's new games offer. */
export const packCommand: Command = {
  key: 'pack',
  subcommands: [
    { key: 'list', handle: list },
    { key: 'check', arguments: [packFile({ required: true })], cost: 'import', handle: check },
    { key: 'add', arguments: [packFile(), READY_MADE], cost: 'import', handle: add },
    { key: 'remove', arguments: [PACK], handle: remove },
    { key: 'share', arguments: [PACK], cost: 'export', handle: share },
  ],
};

async function list(context: BotContext, answer: Answer): Promise<void> {
  const { table, texts } = context;
  const guildId = await onServer(context, answer);
  if (guildId === null) return;
  const read = await table.packs(guildId);
  if (!read.ok) return showRefusal(context, answer, read);
  return answer.show(packsMessage(read.packs, texts));
}

/** What is wrong with a file; nothing is kept of it. */
async function check(context: BotContext, answer: Answer, use: Use): Promise<void> {
  const { table, texts } = context;
  const read = await handedIn(context, answer, use, (file) => table.checkPack(file));
  if (!read) return;
  if (!read.ok) return showRefusal(context, answer, read);
  const { checked } = read;
  if (!checked) return answer.show(plainMessage(texts('bot.packs.too-much')));
  if ('problems' in checked) {
    return answer.show(problemsMessage(texts('bot.packs.wrong'), checked.problems, texts));
  }
  const { pack, words } = checked.pack;
  const { title } = calledIn(pack, titlesOf(words), texts.locale);
  const count = checked.warnings.length;
  return answer.show(
    problemsMessage(texts('bot.packs.right', { title, count }), checked.warnings, texts),
  );
}

async function add(context: BotContext, answer: Answer, use: Use): Promise<void> {
  const { table, texts } = context;
  const guildId = await serverManaged(context, answer);
  if (guildId === null) return;
  const read = await handedIn(context, answer, use, (file) => table.addPack(guildId, file));
  if (!read) return;
  if (!read.ok) return showRefusal(context, answer, read);
  if (read.added) {
    const { pack, replaced, warnings } = read;
    const lead = texts('bot.packs.added', {
      pack: describedPack(pack, texts),
      replaced: replaced ?? 'none',
      count: warnings.length,
    });
    return answer.show(problemsMessage(lead, warnings, texts));
  }
  switch (read.because) {
    case 'problems':
      return answer.show(problemsMessage(texts('bot.packs.wrong'), read.problems, texts));
    case 'too-many':
      return answer.show(plainMessage(texts('bot.packs.too-many', { most: read.most })));
    case 'there-already': {
      const { manifest, titles } = read.pack;
      const { title } = calledIn(manifest, titles, texts.locale);
      const { version } = manifest;
      return answer.show(plainMessage(texts('bot.packs.there-already', { title, version })));
    }
    case 'too-much':
      return answer.show(plainMessage(texts('bot.packs.too-much')));
  }
}

async function remove(context: BotContext, answer: Answer, { typed }: Use): Promise<void> {
  const { table, texts } = context;
  const guildId = await serverManaged(context, answer);
  if (guildId === null) return;
  const id = typed('pack') ?? '';
  const removed = await table.removePack(guildId, id);
  if (!removed.ok) return showRefusal(context, answer, removed);
  const title =
    removed.pack && calledIn(removed.pack.manifest, removed.pack.titles, texts.locale).title;
  return answer.show(
    plainMessage(
      title === null ? texts('bot.packs.not-there') : texts('bot.packs.removed', { title }),
    ),
  );
}

/** The pack as a file, for whoever wants it on another server. */
async function share(context: BotContext, answer: Answer, { typed }: Use): Promise<void> {
  const { table, texts } = context;
  const guildId = await onServer(context, answer);
  if (guildId === null) return;
  const read = await table.sharePack(guildId, typed('pack') ?? '');
  if (!read.ok) return showRefusal(context, answer, read);
  if (!read.pack) return answer.show(plainMessage(texts('bot.packs.not-there')));
  const { pack, content, ...beside } = read.pack;
  const json = JSON.stringify({ pack, ...content, ...beside }, null, 1);
  const { id } = pack;
  const { title } = calledIn(pack, titlesOf(read.pack.words), texts.locale);
  const file = await jsonFile(`${id}.${ENDING}`, json, texts('bot.packs.file', { title }));
  return answer.show(sharedPackMessage(file, texts));
}

/** What the table makes of an attached file, or of a pack that comes with the bot; null if there is none, or Discord doesn't hand it over. */
async function handedIn<Read>(
  { languages, texts }: BotContext,
  answer: Answer,
  { interaction, typed }: Use,
  read: (file: PackFile) => Promise<Read>,
): Promise<Read | null> {
  const argument = languages.usual('bot.command.argument.pack-file.name');
  const attached = interaction.options.get(argument)?.attachment as Attachment | null | undefined;
  const readyMade = attached ? null : readyMadeFile(typed('ready-made') ?? '');
  if (readyMade) return inTurn(() => read(readyMade));
  if (!attached) {
    await answer.show(plainMessage(texts('bot.packs.no-file')));
    return null;
  }
  const found = await inTurn(async () => {
    const fetched = await attachedBytes(attached);
    return 'bytes' in fetched
      ? { read: await read({ name: attached.name, bytes: fetched.bytes }) }
      : fetched;
  });
  if ('read' in found) return found.read;
  await answer.show(plainMessage(texts(`bot.packs.${found.problem}`)));
  return null;
}

/** The server, if the command was used on one; else null, and it is said that it belongs there. */
async function onServer({ texts }: BotContext, answer: Answer): Promise<string | null> {
  const { guildId } = answer.interaction;
  if (!guildId) await answer.show(plainMessage(texts('bot.problem.no-guild')));
  return guildId;
}
