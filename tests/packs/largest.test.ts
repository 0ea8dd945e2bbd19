import { setImmediate as anyoneElse } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { knownCards } from '../../src/discord/commands/cards.ts';
import { type OneFile, renamedBox } from '../../src/drivers/fuzz/packs/renamed-box.ts';
import { measureMachine } from '../../src/drivers/yardstick.ts';
import { games } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { outOfBounds } from '../../src/packs/bounds.ts';
import { digestOf } from '../../src/packs/digest.ts';
import { type Pack, packOfFile } from '../../src/packs/pack.ts';
import { registerPack } from '../../src/packs/register-pack.ts';
import { wordCards } from '../../src/table/around/packs/wording-cards.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { createLanguages, otherLanguages } from '../../src/texts/languages.ts';

/** Milliseconds of work for which nobody else of the bot may wait, on a machine where the yardstick's piece takes 6. */
const AT_ONCE = 200;
const USUAL_PIECE = 6;

const languages = createLanguages(loadTexts(), [loadTexts('fr')]);
const { usual } = languages;
const others = otherLanguages(languages, usual);

/** Work of this process in milliseconds: what the machine does beside it doesn't count. */
const worked = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Kinds of decks that each can be played as a pack of their own. */
const KINDS = ['hero', 'threat', 'villain', 'quest'];

const isWanted = (kind: string, thing: object): boolean =>
  kind === 'decks'
    ? KINDS.includes((thing as { kind: string }).kind)
    : kind === 'cards' || kind === 'maps';

/** A game's box again and again under other names, until no pack may hold more. */
function largest(game: Game): Pack {
  const { id } = game.rules;
  let whole: OneFile | null = null;
  for (let copy = 'a'; ; copy += 'a') {
    const more = renamedBox(game, (one) => shortened(copy, one), isWanted);
    const next: OneFile = whole
      ? {
          ...whole,
          [id]: joined(whole[id], more[id]),
          words: joined(whole.words, more.words) as OneFile['words'],
        }
      : more;
    if (outOfBounds(next)) break;
    whole = next;
  }
  return packOfFile(whole as unknown as Parameters<typeof packOfFile>[0]);
}

/** Ids have room for one letter more than the box's longest. */
const shortened = (copy: string, id: string): string =>
  `${copy}-${id.slice(0, 16).replace(/-$/, '')}${id.length > 16 ? id.length : ''}`;

/** Lists one behind the other, and what else there is side by side. */
function joined(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other];
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return other;
  const whole: { [name: string]: unknown } = { ...one };
  for (const [name, part] of Object.entries(other)) {
    whole[name] = name in whole ? joined(whole[name], part) : part;
  }
  return whole;
}

it.each(games.filter(({ rules }) => rules.id !== 'altar'))(
  'nobody waits for the largest pack of $rules.id',
  async (game) => {
    const { pieceMs } = measureMachine();
    const limit = AT_ONCE * Math.max(1, pieceMs.p50 / USUAL_PIECE);
    const pack = largest(game);
    const digest = digestOf(pack);
    // Words of everything else are there already, as in a bot that has run for a while.
    knownCards(createGames(games), null, usual, others);

    const before = worked();
    registerPack(pack, games);
    const registering = worked() - before;

    let isOver = false;
    let wording = 0;
    const waiting = (async () => {
      for (let last = worked(); !isOver; last = worked()) {
        await anyoneElse();
        wording = Math.max(wording, worked() - last);
      }
    })();
    await wordCards({ games: createGames(games), languages }, digest, pack);
    isOver = true;
    await waiting;

    const until = worked();
    const known = knownCards(createGames(games), null, usual, others, [digest]);
    const lookingUp = worked() - until;
    expect(known.filter(({ card }) => card.id.includes(digest)).length).toBeGreaterThan(200);
    expect({ registering, wording, lookingUp }).toEqual({
      registering: expect.toSatisfy((taken: number) => taken < limit),
      wording: expect.toSatisfy((taken: number) => taken < limit),
      lookingUp: expect.toSatisfy((taken: number) => taken < limit),
    });
  },
);
