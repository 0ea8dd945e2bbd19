import { expect, it } from 'vitest';
import { seatsAsked } from '../../src/drivers/cases.ts';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { Match } from '../../src/kernel/match.ts';
import { isInBox, packOf } from '../../src/kernel/packs.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { addedSymbol } from '../../src/picture/added-symbols.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { altarQuest, checked, sister, written } from './villain.ts';

const { rules } = altarQuest;
const texts = loadTexts();

/** The digest of a pack that can be played. */
function digestOf(pack: unknown): string {
  const result = checked(written(pack));
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.digest;
}

function play(villain: string): Match {
  const seats = seatsAsked(rules.lobby, {});
  const { match } = rules.setup({ seats, options: { villain }, seed: seedOf(1, 0, 'match') });
  const random = seedRandom(seedOf(1, 0, 'choices'));
  while (match.outcome === null) {
    const result = answer(rules.procedures, match, randomChoice(random, match.open));
    if (!result.accepted) throw new Error(result.refusal);
  }
  return match;
}

/** What the lobby has for a match about which nothing was said. */
const usual = () => ({
  options: rules.lobby.options.map((option) => [option.id, option.default]),
  characters: seatsAsked(rules.lobby, {}),
  firstGame: rules.lobby.firstGame,
  villains: rules.lobby.options.find(({ id }) => id === 'villain')?.choices.filter(isInBox),
});

// One after the other: what is registered stays.
it('a villain of a pack plays beside the box, under the digest of what it is', () => {
  const before = { content: rules.content(), usual: usual(), game: JSON.stringify(play('gert')) };
  const pack = { ...sister(), symbols: { 'low-gert': 'ogre' } };
  const digest = digestOf(pack);
  expect(digest).toMatch(/^[a-z0-9]{8}$/);

  const villain = `low-gert@${digest}`;
  const offered = rules.lobby.options.find(({ id }) => id === 'villain')?.choices;
  expect(offered).toEqual(['bolx', 'gert', 'wynora-morn', villain]);
  expect(texts(`altar-quest.lobby.option.villain.choice.${villain}`)).toBe('Gert');
  expect(texts(`altar-quest-cards.low-chandelier@${digest}.name`)).toBe('The Chandelier');
  expect(addedSymbol(villain)).toBe('ogre');

  // She does all that her sister does: nothing but her cards' names tells their games apart.
  const match = play(villain);
  const named = JSON.stringify(match);
  const ids = new Set(named.match(/[a-z0-9-]+@[a-z0-9]+/g));
  expect(ids.size).toBe(10);
  for (const id of ids) expect(packOf(id)).toBe(digest);
  const plain = (text: string) =>
    text.replace(/low-([a-z-]+)@[a-z0-9]{8}/g, '$1').replace(/"content":"[^"]*"/g, '');
  expect(plain(named)).toBe(plain(before.game));

  expect(rules.content()).toBe(before.content);
  expect(usual()).toEqual(before.usual);
  expect(JSON.stringify(play('gert'))).toBe(before.game);
  expect(rules.broken(match)).toEqual([]);
});

it('a pack that changes becomes another, and the one before stays as it is', () => {
  const first = sister();
  const old = digestOf(first);
  expect(digestOf(first)).toBe(old);
  // Only what a match depends on counts: who wrote it doesn't.
  expect(digestOf({ ...first, pack: { ...first.pack, author: 'Another', version: '1.0.1' } })).toBe(
    old,
  );

  const next = JSON.parse(written(first).replace('"speed": 5', '"speed": 4'));
  const now = digestOf(next);
  expect(now).not.toBe(old);
  const offered = rules.lobby.options.find(({ id }) => id === 'villain')?.choices;
  expect(offered).toEqual(expect.arrayContaining([`low-gert@${old}`, `low-gert@${now}`]));
  expect(JSON.stringify(play(`low-gert@${old}`))).not.toContain(now);
});

it('what is said in no other language is said in the pack’s first', () => {
  const { words, ...pack } = sister();
  const digest = digestOf({ ...pack, words: { nl: words.en } });
  const key = `altar-quest.lobby.option.villain.choice.low-gert@${digest}`;
  expect(texts(key)).toBe('Gert');
});
