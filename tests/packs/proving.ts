import { randomChoice } from '../../src/drivers/random-play.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import { definition, isCard } from '../../src/games/altar-quest/rules/cards/library.ts';
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

/** How often each scenario is played, by other choices each time, and how far. */
export const TIMES = 16;
const CHOICES = 30;

/** A game from a position. */
export interface Played {
  choices: Choice[];
  /** All that was asked and what came of it. */
  told: string;
}

/** A pack for Altar Quest with its scenarios, and what they prove. */
export interface Proving {
  digest: string;
  scenarios: { name: string; setup: object }[];
  /** Plays on from a position, mostly with what the pack brings; null if `again` can't be chosen any more. */
  play(setup: object, seed: number, again?: readonly Choice[]): Played | null;
  /** The parts of its cards that nothing played from these positions would miss, and how many parts there are. */
  missedByNone(setups: readonly object[]): { left: string[]; parts: number };
}

/** Registers a pack in a folder. Throws if something is wrong with it. */
export function proving(folder: string): Proving {
  const { rules } = games.find(({ rules: one }) => one.id === 'altar-quest') as Game;
  const procedures = watched('altar-quest', rules.procedures);
  const checked = checkPack(readPack(folder), games);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems, null, 2));
  const { pack, digest } = checked;
  const own = new Set(idsOf(pack, games));
  // A deck may have an id that no card has.
  const cards = [...own].map((id) => `${id}@${digest}`).filter(isCard);

  const scenarios = Object.entries(pack.scenarios).map(([name, laidOut]) => {
    const { game: _game, about: _about, ...position } = laidOut as { game: string; about: string };
    const named = scenarioWithDigest(JSON.stringify(position), own, digest);
    return { name, setup: rules.scenarios?.read(JSON.parse(named)) as object };
  });

  function play(setup: object, seed: number, again?: readonly Choice[]): Played | null {
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

  function missedByNone(setups: readonly object[]): { left: string[]; parts: number } {
    const parts = cards
      .flatMap((id) => partsOf(definition(id)))
      // How a quest is lost is read off its card once; another test looks at it.
      .filter(({ name }) => !name.endsWith(' lose'));
    const byKey = new Map(parts.flatMap((part) => (part.key ? [[part.key, part] as const] : [])));
    const left = new Set<Part>(parts);
    for (let seed = 0; seed < TIMES && left.size > 0; seed++) {
      for (const setup of setups) {
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
        const { choices, told } = play(setup, seed) as Played;
        const lasting = [...left].filter(({ remove, card = '' }) => remove && isInPlay(told, card));
        for (const part of [...used, ...lasting].filter((one) => left.has(one))) {
          leftOut = part;
          const putBack = part.remove?.();
          if (play(setup, seed, choices)?.told !== told) left.delete(part);
          putBack?.();
        }
      }
    }
    watching.by = null;
    return { left: [...left].map(({ name }) => name), parts: parts.length };
  }

  return { digest, scenarios, play, missedByNone };
}

/** A reference card lies beside its deck, whatever is told. */
const isInPlay = (told: string, card: string): boolean =>
  told.includes(card) || definition(card).type === 'threat-reference';
