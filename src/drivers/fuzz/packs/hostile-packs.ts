import { zipSync } from 'fflate';
import type { Game } from '../../../kernel/game.ts';
import { below, pick, type RandomState } from '../../../kernel/random.ts';
import { readyMadeFile, readyMadePacks } from '../../../packs/ready-made.ts';
import { type OneFile, renamedBox } from './renamed-box.ts';

/** A file as somebody hands it in, and what was done to it. */
export interface HostilePack {
  done: string;
  bytes: Uint8Array;
}

/** Decks that each can be played as a pack of their own. */
const KINDS = ['hero', 'threat', 'villain', 'quest', 'ally', 'rival'];

/** Short enough for another name of the box's longest ids. */
const renamed = (id: string): string => `low-${id.slice(0, 15).replace(/-$/, '')}`;

/** Packs that can be played: parts of the boxes under other names, and what comes with the bot. */
export const goodPacks = (games: readonly Game[]): OneFile[] => [
  ...partsOfBoxes(games),
  ...readyMadePacks().map(({ manifest: { id } }) => readyMade(id)),
];

/** Without its scenarios, which nobody checks. */
function readyMade(id: string): OneFile {
  const { scenarios: _scenarios, ...pack } = JSON.parse(`${readyMadeFile(id)?.bytes}`);
  return pack;
}

const partsOfBoxes = (games: readonly Game[]): OneFile[] =>
  games.flatMap((game) => {
    const content = (game.rules.packs?.box ?? {}) as {
      [list: string]: readonly { id: string; kind?: string }[];
    };
    return Object.entries(content).flatMap(([list, things]) =>
      list === 'decks'
        ? things
            .filter(({ kind }) => KINDS.includes(kind ?? ''))
            .map(({ id }) => renamedBox(game, renamed, (_kind, one) => one.id === id))
        : things
            .slice(0, 3)
            .map(({ id }) =>
              renamedBox(game, renamed, (kind, one) => kind === list && one.id === id),
            ),
    );
  });

/** A value in a pack, and what it is a part of. */
interface Place {
  around: { [name: string]: unknown };
  name: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const around = value as Place['around'];
  return Object.keys(around).flatMap((name) => [{ around, name }, ...placesIn(around[name])]);
}

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { effect: value };
  return value;
};

/** What stands where something else is expected. */
const STRANGE: readonly ((random: RandomState) => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => -1,
  () => 0.5,
  () => 1e308,
  () => 2 ** 53,
  () => Number.MAX_SAFE_INTEGER,
  () => -Number.MAX_SAFE_INTEGER,
  () => 101,
  () => 100,
  () => [],
  () => ({}),
  () => 'x'.repeat(1_999),
  () => 'x'.repeat(100_000),
  () => '<@123456789012345678>',
  () => '**@everyone** https://example.org',
  () => '\u202Eevil\u200B',
  () => '{hero}',
  () => '{count, plural, other {',
  () => 'gert',
  () => 'low-gert',
  () => 'low-gert@abcdefgh',
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  (random) => nested(1 + below(random, 60)),
  (random) => Array.from({ length: below(random, 3_000) }, (_, index) => `low-${index}`),
  () => Array.from({ length: 70_000 }, () => 0),
  () => 'x'.repeat(2_100_000),
  (random) => below(random, 40) - 10,
];

/** Effects that call for others, of any of the games; the innermost calls for the most. */
const CALLS: readonly ((inner: unknown) => unknown)[] = [
  () => ({ kind: 'draw-enemy', from: 'threat', amount: 100 }),
  () => ({ kind: 'draw-enemy', from: 'lurker', amount: 100 }),
  () => ({ kind: 'supply', amount: 1 }),
  (inner) => ({ kind: 'repeat', times: 100, effect: inner }),
  (inner) => ({ kind: 'each', of: 'characters', effect: inner }),
  (inner) => ({ kind: 'each', of: 'enemies', effect: inner }),
  (inner) => ({ kind: 'sequence', effects: [inner, inner, inner] }),
];

/** An effect without end, or with a far one. */
function endless(random: RandomState): unknown {
  let effect: unknown = { kind: 'draw-enemy', from: 'threat', amount: 3 };
  for (let depth = 1 + below(random, 6); depth > 0; depth--) effect = pick(random, CALLS)(effect);
  return effect;
}

type Change = readonly [name: string, change: (random: RandomState, pack: OneFile) => void];

const changed = (
  random: RandomState,
  pack: OneFile,
  make: (old: unknown, place: Place) => unknown,
) => {
  const place = pick(random, placesIn(pack));
  place.around[place.name] = make(place.around[place.name], place);
};

const CHANGES: readonly Change[] = [
  [
    'something strange',
    (random, pack) => changed(random, pack, () => pick(random, STRANGE)(random)),
  ],
  [
    'a number changed',
    (random, pack) => {
      const numbers = placesIn(pack).filter(({ around, name }) => typeof around[name] === 'number');
      if (numbers.length === 0) return;
      const { around, name } = pick(random, numbers);
      around[name] = below(random, 24) - 2;
    },
  ],
  [
    'a word of another place',
    (random, pack) => {
      const texts = placesIn(pack).filter(({ around, name }) => typeof around[name] === 'string');
      const [one, other] = [pick(random, texts), pick(random, texts)];
      one.around[one.name] = other.around[other.name];
    },
  ],
  [
    'a part of another place',
    (random, pack) => {
      const other = pick(random, placesIn(pack));
      changed(random, pack, () => structuredClone(other.around[other.name]));
    },
  ],
  [
    'a part left out',
    (random, pack) => {
      const { around, name } = pick(random, placesIn(pack));
      // Not by `splice`: a list may have a constructor of its own by now.
      if (Array.isArray(around)) around.copyWithin(Number(name), Number(name) + 1).length -= 1;
      else delete around[name];
    },
  ],
  [
    'a part twice',
    (random, pack) => {
      const lists = placesIn(pack).filter(({ around }) => Array.isArray(around));
      if (lists.length === 0) return;
      const { around, name } = pick(random, lists);
      (around as unknown as unknown[]).push(structuredClone(around[name]));
    },
  ],
  [
    'an effect within itself',
    (random, pack) => {
      const effects = placesIn(pack).filter(({ name }) => name === 'effect');
      if (effects.length === 0) return;
      const { around, name } = pick(random, effects);
      const inner = structuredClone(around[name]);
      changed(random, pack, () => inner);
    },
  ],
  [
    'effects without end',
    (random, pack) => {
      const effects = placesIn(pack).filter(
        ({ around, name }) => name === 'effect' && typeof around[name] === 'object',
      );
      for (const { around, name } of effects) {
        if (below(random, 3) > 0) around[name] = endless(random);
      }
    },
  ],
  [
    'a property that nothing has',
    (random, pack) => {
      const { around } = pick(random, placesIn(pack));
      Object.defineProperty(around, pick(random, ['__proto__', 'constructor', 'extra', 'kind']), {
        value: pick(random, STRANGE)(random),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    },
  ],
];

/** What is done to the file itself. */
const BYTES: readonly (readonly [
  string,
  (random: RandomState, bytes: Uint8Array) => Uint8Array,
])[] = [
  ['cut off', (random, bytes) => bytes.slice(0, below(random, bytes.length))],
  [
    'a byte changed',
    (random, bytes) => {
      bytes[below(random, bytes.length)] = below(random, 256);
      return bytes;
    },
  ],
  [
    'zipped and cut off',
    (random, bytes) => {
      const zip = zipSync({ 'pack.json': bytes });
      return zip.slice(0, 2 + below(random, zip.length - 2));
    },
  ],
  [
    'zipped with a byte changed',
    (random, bytes) => {
      const zip = zipSync({ 'a/pack.json': bytes, 'a/../../words/en.json': bytes });
      zip[2 + below(random, zip.length - 2)] = below(random, 256);
      return zip;
    },
  ],
];

/** A pack that has been tampered with. */
export function hostilePack(random: RandomState, good: readonly OneFile[]): HostilePack {
  const pack = structuredClone(pick(random, good));
  const done: string[] = [];
  for (let count = below(random, 3); count >= 0; count--) {
    const [name, change] = pick(random, CHANGES);
    change(random, pack);
    done.push(name);
  }
  const bytes = new TextEncoder().encode(JSON.stringify(pack));
  if (below(random, 8) > 0) return { done: done.join(', '), bytes };
  const [name, tamper] = pick(random, BYTES);
  return { done: name, bytes: tamper(random, bytes) };
}
