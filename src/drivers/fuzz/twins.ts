import { answer } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { seedRandom } from '../../kernel/random.ts';
import { choiceOf, policiesFor } from '../policies.ts';
import { seatsFor } from '../seats.ts';
import { seedOf } from '../seeds.ts';

/** Choices after which a match counts as in the middle, at least and at most. */
const CHOICES = { least: 8, most: 60 };

/**
 * Two matches in the middle of the game that differ in one card which only its holder knows; in nothing if the
 * game hides nothing.
 */
export interface Twins {
  one: Match;
  other: Match;
  /** The seat that holds the card; to every other seat both matches are the same. */
  holder: string;
}

/**
 * Twins of a match that companions have played for a while, or chance if there are none.
 * @throws Error if a game hides something, and nobody alone knows any of it
 */
export function twinsOf(game: Game, players: number, seed: number): Twins {
  const random = seedRandom(seedOf(seed, 0, 'twins'));
  const { rules } = game;
  const options = Object.fromEntries(rules.lobby.options.map((one) => [one.id, one.default]));
  const seats = seatsFor(rules.lobby, players, players);
  const { match } = rules.setup({ seats, options, seed: seedOf(seed, 0, 'match') });
  const policies = policiesFor(match.seats, [rules.companion ? 'steady' : 'random']);
  const open: Match[] = [];
  for (let choice = 1; choice <= CHOICES.most && !match.outcome; choice++) {
    const before = structuredClone(match);
    const chosen = choiceOf(rules, match, { policies, playouts: 0 }, random);
    answer(rules.procedures, match, chosen);
    const twins = choice >= CHOICES.least ? twinsFrom(game, before) : null;
    if (twins) return twins;
    open.push(before);
  }
  const middle = open[Math.floor(open.length / 2)];
  const holder = middle?.seats[0];
  if (middle && holder && open.every((one) => rules.hidden(one, []).length === 0)) {
    return { one: middle, other: structuredClone(middle), holder };
  }
  throw new Error(`Nobody holds a secret in ${rules.id}.`);
}

/** Exchanges a card that one seat alone knows with one that nobody does; null if there is none. */
function twinsFrom({ rules }: Game, match: Match): Twins | null {
  const toAll = new Set(rules.hidden(match, match.seats));
  for (const holder of match.seats) {
    // A question to the holder is about what they hold, and would not fit the other card.
    if (match.open.some(({ seats }) => seats.includes(holder))) continue;
    const others = match.seats.filter((seat) => seat !== holder);
    const hidden = rules.hidden(match, others);
    const at = hidden.findIndex((card) => !toAll.has(card));
    const own = hidden[at];
    // The nearest before it lies on top of the pile that it came from.
    const unknown = hidden.slice(0, at).findLast((card) => kindOf(card) !== kindOf(own ?? ''));
    if (own === undefined || unknown === undefined) continue;
    return { one: match, other: exchanged(match, own, unknown), holder };
  }
  return null;
}

/** Copies of a card differ by a number. */
const kindOf = (card: string): string => card.replace(/\.\d+$/, '');

function exchanged(match: Match, one: string, other: string): Match {
  const names = new Map([
    [one, other],
    [other, one],
  ]);
  const inside = /[\w.-]+/g;
  const text = JSON.stringify(match).replace(inside, (word) => names.get(word) ?? word);
  return JSON.parse(text) as Match;
}
