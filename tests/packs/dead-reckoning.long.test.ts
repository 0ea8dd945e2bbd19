import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import { definition } from '../../src/games/altar-quest/rules/cards/library.ts';
import { games } from '../../src/games/index.ts';
import type { Choice } from '../../src/kernel/decision.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { below, type RandomState, seedRandom } from '../../src/kernel/random.ts';
import { checkPack } from '../../src/packs/check-pack.ts';
import { idsOf, scenarioWithDigest } from '../../src/packs/own-ids.ts';
import { readPack } from '../../src/packs/read-pack.ts';
import { partsOf } from '../behaviour/altar-quest.ts';
import { addressKey, type Part } from '../behaviour/parts.ts';
import { watched, watching } from '../support/watching.ts';

const FOLDER = fileURLToPath(new URL('../../packs/dead-reckoning/', import.meta.url));

/** How often each scenario is played, by other choices each time, and how far. */
const TIMES = 16;
const CHOICES = 30;

const { rules } = games.find(({ rules: one }) => one.id === 'altar-quest') as Game;
const procedures = watched('altar-quest', rules.procedures);

const checked = checkPack(readPack(FOLDER), games);
if ('problems' in checked) throw new Error(JSON.stringify(checked.problems, null, 2));
const { pack, digest } = checked;
const ids = idsOf(pack, games);
const own = new Set(ids);
const cards = [...own].map((id) => `${id}@${digest}`);

const scenarios = Object.entries(pack.scenarios).map(([name, laidOut]) => ({
  name,
  setup: read(laidOut as { game: string; about: string }),
}));

function read({ game: _game, about: _about, ...position }: { game: string; about: string }) {
  const named = scenarioWithDigest(JSON.stringify(position), own, digest);
  return rules.scenarios?.read(JSON.parse(named));
}

afterEach(() => {
  watching.by = null;
});

/**
 * Plays on from a position: mostly with what the pack brings, or by choices that were made before. Tells all that
 * was asked and what came of it; null if a choice can't be made any more.
 */
function play(setup: object, seed: number, again?: readonly Choice[]) {
  const random = seedRandom(seedOf(seed, 0, 'choices'));
  const { match } = rules.setup({ ...setup, seed: seedOf(seed, 0, 'match') } as never);
  const choices: Choice[] = [];
  const told: string[] = [];
  while (match.outcome === null && choices.length < (again?.length ?? CHOICES)) {
    told.push(JSON.stringify(match.open));
    const choice = again ? (again[choices.length] as Choice) : chosen(match, random);
    const result = answer(procedures, match, choice);
    if (!result.accepted) {
      if (again) return null;
      throw new Error(result.refusal);
    }
    choices.push(choice);
  }
  return { choices, told: [...told, JSON.stringify([match.state, match.outcome])].join('\n') };
}

/** A random choice; two times in three one of the pack's cards, if any can be chosen. */
function chosen(match: Match, random: RandomState): Choice {
  const open = match.open.map((decision) => ({
    ...decision,
    options: decision.options.filter(({ id }) => id.includes(`@${digest}`)),
  }));
  const decision = open.find(({ options, choose }) => options.length > 0 && choose.max === 1);
  return decision && below(random, 3) > 0
    ? randomChoice(random, [decision])
    : randomChoice(random, match.open);
}

describe('the scenarios of Dead Reckoning', () => {
  it.each(scenarios)('$name can be laid out', ({ setup }) => {
    expect(setup).not.toHaveProperty('problems');
  });

  it('would together miss everything that a card of the pack does', () => {
    const parts = cards
      .filter((id) => !isDeckOnly(id))
      .flatMap((id) => partsOf(definition(id)))
      // How a quest is lost is read off its card once; the next test looks at it.
      .filter(({ name }) => !name.endsWith(' lose'));
    const byKey = new Map(parts.flatMap((part) => (part.key ? [[part.key, part] as const] : [])));
    const left = new Set<Part>(parts);
    for (let seed = 0; seed < TIMES && left.size > 0; seed++) {
      for (const { setup } of [...scenarios, { setup: FROM_THE_START }]) {
        let leftOut: Part | null = null;
        const used = new Set<Part>();
        watching.by = {
          names: () => {},
          leavesOut: (_game, _kind, at) => {
            const part = byKey.get(addressKey(at));
            if (part) used.add(part);
            return part !== undefined && part === leftOut;
          },
        };
        const { choices, told } = play(setup as object, seed) as Played;
        const lasting = [...left].filter(({ remove, card = '' }) => remove && isInPlay(told, card));
        for (const part of [...used, ...lasting].filter((one) => left.has(one))) {
          leftOut = part;
          const putBack = part.remove?.();
          if (play(setup as object, seed, choices)?.told !== told) left.delete(part);
          putBack?.();
        }
      }
    }
    expect([...left].map(({ name }) => name)).toEqual([]);
    expect(parts.length).toBeGreaterThan(120);
  });
});

it.each([
  ['the-last-claim', 'lost'],
  ['cock-crow', 'won'],
])('%s: The Wake is %s', (name, end) => {
  const setup = scenarios.find((scenario) => scenario.name === name)?.setup as object;
  const ends = Array.from({ length: TIMES }, (_, seed) => play(setup, seed)?.told ?? '');
  expect(ends.some((told) => told.includes(`"reason":"the-wake@${digest}-${end}"`))).toBe(true);
});

type Played = NonNullable<ReturnType<typeof play>>;

/** What a Setup does is done before any position. */
const FROM_THE_START = {
  seats: [{ seat: 'ann', characters: [`ivy@${digest}`] }],
  options: { quest: `the-wake@${digest}` },
};

/** A reference card lies beside its deck, whatever is told. */
const isInPlay = (told: string, card: string): boolean =>
  told.includes(card) || definition(card).type === 'threat-reference';

/** A deck whose id no card has. */
function isDeckOnly(id: string): boolean {
  try {
    definition(id);
    return false;
  } catch {
    return true;
  }
}
