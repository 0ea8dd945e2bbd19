import { setTimeout as wait } from 'node:timers/promises';
import { games } from '../../games/index.ts';
import type { Game } from '../../kernel/game.ts';
import { isInBox } from '../../kernel/packs.ts';
import { below, type RandomState } from '../../kernel/random.ts';
import { checkPack } from '../../packs/check-pack.ts';
import { packIn } from '../../packs/read-pack.ts';
import { renamedBox } from '../fuzz/packs/renamed-box.ts';
import type { Done } from '../players/deed.ts';
import type { Player } from '../players/player.ts';

/** Attachments among the options of a command. */
const ATTACHMENT = 11;

/** What somebody does to the packs of the server. */
export const PACK_CHANGES = ['adding-pack', 'replacing-pack', 'removing-pack'] as const;
export type PackChange = (typeof PACK_CHANGES)[number];

/** The version that a server offers; null for none. */
type Version = number | null;

/**
 * Brings versions of one pack to a server and takes them away again: every character of a game under another name, so
 * that tables may play them. What it brings is registered here as well, so that matches can be played again.
 */
export class PacksBrought {
  /** Where what was said is not what is. */
  readonly faults: string[] = [];
  readonly #host: Player;
  readonly #game: Game;
  readonly #random: RandomState;
  #offered: Version = null;
  #latest = 0;

  constructor(host: Player, game: Game, random: RandomState) {
    this.#host = host;
    this.#game = game;
    this.#random = random;
  }

  /** Adds one and waits for it. */
  async begin(): Promise<void> {
    await this.#checked(this.#command('adding-pack'), 'adding-pack', 1);
  }

  /**
   * Begins a change, and kills and restarts the bot in the middle of it. What was said to be done is done then, and
   * what was not said is done or not done.
   */
  async changeAround(change: PackChange, killAndRestart: () => Promise<void>): Promise<void> {
    // What a moment is about may not be possible now.
    const possible = this.#offered === null ? 'adding-pack' : asOfOne(change);
    const after = possible === 'removing-pack' ? null : this.#latest + 1;
    const done = this.#command(possible);
    await wait(below(this.#random, CHANGE));
    await killAndRestart();
    await this.#checked(done, possible, after);
  }

  #command(change: PackChange): Promise<Done> {
    const { discord } = this.#host;
    const channelId = discord.channels[0]?.id ?? '';
    if (change === 'removing-pack') {
      return this.#host.command(channelId, 'pack remove', { pack: this.#packId });
    }
    this.#latest += 1;
    return this.#host.command(channelId, 'pack add', { [this.#fileOption]: this.#file() });
  }

  async #checked(done: Promise<Done>, change: PackChange, after: Version): Promise<void> {
    const { deed, answer } = await done;
    const isSaid = deed.problem === null && answer !== null && answer.text.includes(TITLE);
    const now = await this.#offeredNow();
    const mayBe = isSaid ? [after] : [this.#offered, after];
    if (!mayBe.includes(now)) {
      this.faults.push(`${change}: ${now} is offered, not ${mayBe.join(' or ')}`);
    }
    this.#offered = now;
  }

  /** What everyone is told that the server has. */
  async #offeredNow(): Promise<Version> {
    const { answer, deed } = await this.#host.command(
      this.#host.discord.channels[0]?.id ?? '',
      'pack list',
    );
    if (!answer || deed.problem !== null) throw new Error(`No packs are listed: ${deed.problem}`);
    const found = new RegExp(`${TITLE} (\\d+)`).exec(answer.text);
    return found ? Number(found[1]) : null;
  }

  get #packId(): string {
    return renamed(this.#game.rules.id).slice(0, 24);
  }

  get #fileOption(): string {
    const pack = this.#host.discord.commands().find(({ name }) => name === 'pack');
    const add = pack?.options?.find(({ name }) => name === 'add');
    const own = add && 'options' in add ? add.options : [];
    return own?.find(({ type }) => type === ATTACHMENT)?.name ?? 'file';
  }

  #file(): { name: string; bytes: Buffer } {
    const version = this.#latest;
    const { offers } = this.#game.rules.lobby.characters;
    const characters = offers
      .map(({ id }) => id)
      .filter(isInBox)
      .slice(0, COMPANY);
    const pack = renamedBox(this.#game, renamed, (_kind, { id }) => characters.includes(id));
    Object.assign(pack.pack, { version: `1.0.${version}`, title: `${TITLE} ${version}` });
    pack.symbols = { [renamed(characters[0] ?? '')]: SYMBOLS[version % SYMBOLS.length] };
    const bytes = Buffer.from(JSON.stringify(pack));
    const checked = checkPack(packIn('company.pack.json', bytes), games);
    if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
    return { name: 'company.pack.json', bytes };
  }
}

/** With one there, adding another one replaces it. */
const asOfOne = (change: PackChange): PackChange =>
  change === 'adding-pack' ? 'replacing-pack' : change;

/** Characters of the pack: as many as may play together in a crash run. */
const COMPANY = 2;
/** The most milliseconds of a change after which it is cut short: its file is checked by a process of its own. */
const CHANGE = 4_000;
const TITLE = 'The Company';
/** Versions differ in a symbol. */
const SYMBOLS = ['ogre', 'wolf-head', 'key', 'crown', 'anchor', 'candle-light', 'feather'];

const renamed = (id: string): string => `low-${id.slice(0, 15).replace(/-$/, '')}`;
