import { expect, it } from 'vitest';
import { seatsAsked } from '../../src/drivers/cases.ts';
import { renamedBox } from '../../src/drivers/fuzz/packs/renamed-box.ts';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { Happening } from '../../src/kernel/event.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { altarQuest, checked, written } from './villain.ts';

const { rules, presentation } = altarQuest;

interface Written {
  abilities?: { keyword: string; effect: object }[];
}

/** "1,000,000 times: gain 1 supply", by what a pack may say. */
const ENDLESS = [1, 2, 3].reduce<object>((effect) => ({ kind: 'repeat', times: 100, effect }), {
  kind: 'supply',
  amount: 1,
});

/** Threats whose events have no end. */
function endlessThreat(): string {
  const pack = renamedBox(
    altarQuest,
    (id) => `low-${id}`,
    (_kind, { id }) => id === 'frox',
  );
  const { decks } = pack['altar-quest'] as { decks: { cards: Written[] }[] };
  for (const { abilities = [] } of decks.flatMap(({ cards }) => cards)) {
    for (const ability of abilities) if (ability.keyword === 'event') ability.effect = ENDLESS;
  }
  const result = checked(written(pack));
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return `low-frox@${result.digest}`;
}

it('what a card calls for without end is cut off, told, and the match goes on', () => {
  const setup = { seats: seatsAsked(rules.lobby, {}), options: { threat: endlessThreat() } };
  let story: readonly Happening[] = [];
  for (let game = 0; game < 20 && story.length === 0; game++) {
    const { match } = rules.setup({ ...structuredClone(setup), seed: seedOf(game, 0, 'match') });
    const random = seedRandom(seedOf(game, 0, 'choices'));
    while (match.outcome === null) {
      const result = answer(rules.procedures, match, randomChoice(random, match.open));
      if (!result.accepted) throw new Error(result.refusal);
      expect(rules.broken(match)).toEqual([]);
      if (result.happenings.some(({ event }) => event.type === 'effects-cut-off')) {
        story = result.happenings;
      }
    }
  }
  const cutOff = story.filter(({ event }) => event.type === 'effects-cut-off');
  expect(cutOff).toHaveLength(1);
  // At once: a message has no room for all of them.
  expect(story.indexOf(cutOff[0] as Happening)).toBe(1);
  expect(story.length).toBeGreaterThan(500);
  const events = cutOff.map(({ event }) => event);
  expect(presentation.events(events, loadTexts())).toEqual([
    expect.stringMatching(
      /^Cards set each other off without end, so effects are cut off from \*\*[A-Z].+\*\* on\.$/,
    ),
  ]);
});
