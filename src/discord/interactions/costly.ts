import type { ChatInputCommandInteraction } from 'discord.js';
import type { Texts } from '../../texts/texts.ts';
import { type Address, type AddressVerb, encodeAddress } from '../address.ts';
import type { GeneralCommand } from '../commands/definitions.ts';
import type { OwnerCommand } from '../commands/owner-definitions.ts';
import { button } from '../components/controls.ts';
import type { BotContext } from '../context.ts';
import { relativeTime } from '../messages/moments.ts';
import { plainMessage } from '../messages/plain.ts';
import type { Costly } from '../rate-limits.ts';
import type { Answer } from './answer.ts';

const VERBS: { readonly [Verb in AddressVerb]?: Costly } = {
  chronicle: 'chronicle',
  post: 'chronicle',
  replay: 'replay',
  log: 'log',
  earlier: 'undo',
  back: 'undo',
  verify: 'verify',
  advise: 'advice',
  hand: 'picture',
  look: 'picture',
  describe: 'picture',
  heroes: 'picture',
  card: 'picture',
  read: 'picture',
  stats: 'statistics',
  share: 'statistics',
  again: 'table',
  found: 'table',
  sheet: 'picture',
  'show-sheet': 'picture',
};

const COMMANDS: { readonly [Command in GeneralCommand | OwnerCommand]?: Costly } = {
  chronicle: 'chronicle',
  replay: 'replay',
  log: 'log',
  undo: 'undo',
  verify: 'verify',
  advise: 'advice',
  hand: 'picture',
  board: 'picture',
  card: 'picture',
  stats: 'statistics',
};

/** By what a button of a campaign does. */
const DEEDS: { readonly [does: string]: Costly } = {
  status: 'picture',
  chronicle: 'chronicle',
  'post-chronicle': 'chronicle',
};

/** What a button or a menu costs that is worth counting; null for nothing. */
export const costOfAddress = (address: Address): Costly | null =>
  address.verb === 'admin' && address.does === 'export'
    ? 'export'
    : address.verb === 'campaign'
      ? (DEEDS[address.does] ?? null)
      : (VERBS[address.verb] ?? null);

/** The same of a command. */
export function costOfCommand(
  { commandName, options }: ChatInputCommandInteraction,
  texts: Texts,
): Costly | null {
  const is = (command: string) => texts(`bot.command.${command}.name`) === commandName;
  const subcommand = options.getSubcommand(false);
  const isSub = (command: string, sub: string) =>
    is(command) && texts(`bot.command.${command}.${sub}.name`) === subcommand;
  if (isSub('game', 'new')) return 'table';
  if (isSub('campaign', 'status') || isSub('campaign', 'sheet')) return 'picture';
  if (isSub('campaign', 'chronicle')) return 'chronicle';
  if (isSub('admin', 'import')) return 'import';
  if (isSub('admin', 'export') || isSub('privacy', 'export')) return 'export';
  const [, cost] = Object.entries(COMMANDS).find(([command]) => is(command)) ?? [];
  return cost ?? null;
}

/**
 * Whether a person does something costly too often; then they have been told when they can again.
 * @param table the match that it is about, for the way back to its panel; empty for none
 */
export async function isTooOften(
  { rates, texts }: BotContext,
  answer: Answer,
  costly: Costly | null,
  table = '',
): Promise<boolean> {
  const next = costly && (await rates.take(answer.person.userId, costly));
  if (!next) return false;
  const words = texts('bot.problem.too-often', { costly, when: relativeTime(next) });
  await answer.show(plainMessage(words, waysBack(table, texts)));
  return true;
}

/** Nothing has been looked up yet, so that what stands for the match may be anything. */
const waysBack = (table: string, texts: Texts) =>
  /^[\w-]{1,50}$/.test(table)
    ? [button(texts('bot.button.act'), encodeAddress('act', { table }), { style: 'primary' })]
    : [];
