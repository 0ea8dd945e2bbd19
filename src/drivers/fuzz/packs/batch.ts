import { games } from '../../../games/index.ts';
import { answer } from '../../../kernel/engine.ts';
import type { Game } from '../../../kernel/game.ts';
import { idFrom } from '../../../kernel/packs.ts';
import { seedRandom } from '../../../kernel/random.ts';
import { type CheckedPack, checkPack } from '../../../packs/check-pack.ts';
import { idsOf } from '../../../packs/own-ids.ts';
import { packIn, problemOf, UnreadablePack } from '../../../packs/read-pack.ts';
import { type Case, seatsAsked } from '../../cases.ts';
import { inALine } from '../../packs.ts';
import { randomChoice } from '../../random-play.ts';
import { seedOf } from '../../seeds.ts';
import { goodPacks, hostilePack } from './hostile-packs.ts';

/**
 * Checks tampered packs one after the other in a process of its own, as what has been registered stays; says
 * before each which one it is, so that whoever waits knows which one hangs.
 */

/** What a batch says of a pack. */
export interface Tried {
  index: number;
  done: string;
  /** Null before it is over. */
  outcome: 'refused' | 'played' | 'unplayed' | null;
  milliseconds: number;
  /** What should not have happened. */
  violation?: string;
}

/** Choices of a game in which something of the pack takes part. */
const CHOICES = 60;
/** A refusal that an author can't read. */
const UNREADABLE =
  /undefined|\[object|NaN|\n\s+at |TypeError|ReferenceError|RangeError|Maximum call/;

const [seed = '1', from = '0', to = '0'] = process.argv.slice(2);
const good = goodPacks(games);
// The first check reads the catalogues: it tells nothing about how long one takes.
checked(new TextEncoder().encode(JSON.stringify(good[0])));

for (let index = Number(from); index < Number(to); index++) {
  const random = seedRandom(seedOf(Number(seed), index, 'pack'));
  const { done, bytes } = hostilePack(random, good);
  say({ index, done, outcome: null, milliseconds: 0 });
  const start = performance.now();
  let milliseconds = 0;
  try {
    const result = checked(bytes);
    milliseconds = performance.now() - start;
    if (Array.isArray(result)) {
      const unclear = result.find((text) => text.trim() === '' || UNREADABLE.test(text));
      const violation = result.length === 0 ? 'refused without a word' : unclear;
      say({ index, done, outcome: 'refused', milliseconds, ...(violation ? { violation } : {}) });
    } else {
      const isPlayed = play(result, index);
      say({ index, done, outcome: isPlayed ? 'played' : 'unplayed', milliseconds });
    }
  } catch (error) {
    milliseconds ||= performance.now() - start;
    const violation = error instanceof Error ? (error.stack ?? error.message) : String(error);
    say({ index, done, outcome: null, milliseconds, violation });
  }
}

function say(tried: Tried): void {
  process.send?.(tried);
}

function checked(bytes: Uint8Array): CheckedPack | string[] {
  try {
    const result = checkPack(packIn('hostile.pack.json', bytes), games);
    return 'problems' in result ? result.problems.map(inALine) : result;
  } catch (error) {
    if (error instanceof UnreadablePack) return [inALine(problemOf(error))];
    throw error;
  }
}

/** Whether something of the pack can be chosen, and took part. */
function play({ pack, digest }: CheckedPack, index: number): boolean {
  const game = games.find(({ rules }) => pack.content[rules.id] !== undefined);
  const chosen =
    game && caseWith(game, new Set(idsOf(pack, games).map((id) => idFrom(id, digest))));
  if (!game || !chosen) return false;
  const { rules } = game;
  const { match } = rules.setup({ ...chosen, seed: seedOf(index, 0, 'match') });
  const random = seedRandom(seedOf(index, 0, 'choices'));
  for (let count = 0; count < CHOICES && match.outcome === null; count++) {
    const result = answer(rules.procedures, match, randomChoice(random, match.open));
    if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
  }
  return true;
}

function caseWith({ rules: { lobby } }: Game, ids: ReadonlySet<string>): Case | null {
  const options = Object.fromEntries(
    lobby.options.flatMap(({ id, choices }) => {
      const own = choices.filter((choice) => ids.has(choice)).at(-1);
      return own === undefined ? [] : [[id, own]];
    }),
  );
  const seats = seatsAsked(lobby, {});
  const hero = lobby.characters.offers.find(({ id }) => ids.has(id))?.id;
  const [first] = seats;
  if (hero !== undefined && first) first.characters[0] = hero;
  return hero === undefined && Object.keys(options).length === 0 ? null : { seats, options };
}
