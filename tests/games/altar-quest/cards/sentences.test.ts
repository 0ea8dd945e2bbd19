import { describe, expect, it } from 'vitest';
import { settingOf } from '../../../../src/games/altar-quest/card-text/self.ts';
import { DECKS } from '../../../../src/games/altar-quest/cards/index.ts';
import type { WholeEffect } from '../../../../src/games/altar-quest/rules/language/effect.ts';
import { describeEffect } from '../../../../src/games/altar-quest/rules/language/registry.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { scenario } from '../../../support/altar-quest.ts';

const texts = loadTexts();

/** Everything that abilities and rhune effects of all cards do, with its words. */
const EFFECTS = DECKS.flatMap(({ cards }) =>
  cards.flatMap((card) =>
    (card.abilities ?? []).flatMap(({ name, effect, rhunes = [] }) =>
      [{ at: name, effect }, ...rhunes.map((one) => ({ at: `${name} ${one.rhune}`, ...one }))].map(
        (one) => ({
          name: `${card.id} ${one.at}`,
          effect: one.effect,
          setting: settingOf(card),
          text: describeEffect(one.effect, texts, settingOf(card)),
        }),
      ),
    ),
  ),
);

const sentencesOf = (text: string): string[] => text.split(/(?<=\.) /);

/** Every node of an effect. */
function nodes(value: unknown): WholeEffect[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'kind' in value ? [value as WholeEffect] : [];
  return [...own, ...Object.values(value).flatMap(nodes)];
}

const RESULTS = ['pass', 'fail', 'hurt', 'hit', 'kill', 'found', 'overcome'] as const;

/**
 * How many sentences an effect needs in words: one, and one more for each result of a test ("If you fail, …")
 * and for "Otherwise, …". In a shared sentence these follow semicolons.
 */
function sentencesIn(effect: WholeEffect): number {
  switch (effect.kind) {
    case 'sentences':
      return effect.effects.reduce((sum, one) => sum + sentencesIn(one), 0);
    case 'sequence':
      return sentencesIn(effect.effects.at(-1) as WholeEffect);
    case 'each':
    case 'target': {
      const { effect: inner } = effect;
      const isSaidOfHeroes = inner.kind === 'when' && effect.of !== 'enemies';
      return isSaidOfHeroes && inner.otherwise ? 1 : sentencesIn(inner);
    }
    case 'may':
    case 'pay':
      return sentencesIn(effect.effect);
    case 'when':
      return effect.otherwise ? 1 + sentencesIn(effect.otherwise) : sentencesIn(effect.effect);
    case 'if-unable':
      // What happens to a hurt character follows, in a sentence of its own.
      return 1 + ('hurt' in effect.effect ? 1 : 0);
    case 'choose':
      // One test to be taken with either of several attributes reads as one test.
      return effect.options.every(({ kind }) => kind === 'test')
        ? sentencesIn(effect.options[0] as WholeEffect)
        : 1;
    default:
      return 1 + RESULTS.filter((result) => result in effect).length;
  }
}

describe('the sentences of every card', () => {
  it.each(EFFECTS)('$name: as many full stops in its text as its effect has sentences', (one) => {
    expect(sentencesOf(one.text), one.text).toHaveLength(sentencesIn(one.effect));
  });

  it('AQ-264: say "if unable" inside the sentence whose effect was tried, never behind a full stop', () => {
    const conditional = EFFECTS.filter(({ effect }) =>
      nodes(effect).some(({ kind }) => kind === 'if-unable'),
    );
    expect(conditional.length).toBeGreaterThan(8);
    for (const { text, effect } of conditional) {
      const said = sentencesOf(text).filter((sentence) => /unable/i.test(sentence));
      expect(said, text).toHaveLength(
        nodes(effect).filter(({ kind }) => kind === 'if-unable').length,
      );
      for (const sentence of said) expect(sentence).toMatch(/^[^.]+(?:; if|, or, if) unable/);
    }
  });

  it('AQ-265: begin each of several with its own words, in their order', () => {
    const several = EFFECTS.filter(({ effect }) => effect.kind === 'sentences');
    expect(several.length).toBeGreaterThan(10);
    for (const { effect, text, name, setting } of several) {
      if (effect.kind !== 'sentences') continue;
      const alone = effect.effects.map((one) => describeEffect(one, texts, setting));
      const begin = alone.map((words) => text.indexOf(words.slice(1, 12)));
      expect(begin, `${name}: ${text}`).toEqual([...begin].sort((one, other) => one - other));
      expect(begin.every((at) => at === 1 || /\. (Then, )?.$/.test(text.slice(0, at)))).toBe(true);
    }
  });
});

/** Rooms 12 and 16 with the door between them, S15 to S16, open; no die that these cards look for. */
const TWO_ROOMS = {
  startRoom: 'room-16',
  revealed: ['room-16', 'room-12'],
  openDoors: ['door-21'],
  pool: ['aluna', 'aluna', 'aluna', 'aluna', 'aluna'] as 'aluna'[],
  bare: true as const,
};

describe('cards of the rulebook with several sentences', () => {
  it('AQ-264: the Raider engages; where that is not enough to inflict, it engages again and takes cover', () => {
    const scene = scenario({
      ...TWO_ROOMS,
      heroes: { sedrin: { at: 'S20' } },
      enemies: { 'frox-raider.red': { at: 'S12' } },
    });
    scene.run('react', { hero: 'sedrin' });
    expect([...scene.options()].sort()).toEqual(['R17', 'S17', 'T17']);
    scene.choose('S17');
    expect([...scene.options()].sort()).toEqual(['R19', 'R20', 'S19', 'T19', 'T20']);
    scene.choose('S19');
    expect(scene.card('frox-raider.red')).toEqual({ spaces: ['S19'], armor: 1 });
    expect(scene.events('dice-rolled')).toEqual([]);
  });

  it('AQ-264: the Raider that gets there inflicts, and that is all', () => {
    const scene = scenario({
      ...TWO_ROOMS,
      heroes: { sedrin: { at: 'S17' } },
      enemies: { 'frox-raider.red': { at: 'S12' } },
    });
    scene.run('react', { hero: 'sedrin' });
    scene.dice('focus', 'focus', 'focus').choose('S16');
    expect(scene.card('frox-raider.red')).toEqual({ spaces: ['S16'] });
    expect(scene.hero('sedrin').damage).toBe(5);
  });

  it('AQ-264: the Gargoyle out of reach engages twice, and what it inflicts then is less', () => {
    const scene = scenario({
      ...TWO_ROOMS,
      heroes: { sedrin: { at: 'S20' } },
      enemies: { 'gargoyle.1': { at: 'S11' } },
    });
    scene.run('react', { hero: 'sedrin' });
    scene.choose('S17');
    scene.dice('focus', 'focus').choose('S18');
    expect(scene.events('dice-rolled').map(({ args }) => args.difficulty)).toEqual([4]);
    expect(scene.hero('sedrin').damage).toBe(3);
  });

  it('AQ-265: the Froxling Swarm collects for every threat token after a passed test too', () => {
    const scene = scenario({
      ...TWO_ROOMS,
      heroes: { sedrin: { at: 'S20', threat: 2, focus: 1, threats: ['froxling-swarm.1'] } },
    });
    scene.dice('critical', 'success', 'success').run('react', { hero: 'sedrin' });
    expect(scene.events('test-passed')).toHaveLength(1);
    expect(scene.options()).toEqual(['discard:1', 'discard:0']);
    scene.choose('discard:1');
    expect(scene.hero('sedrin')).toMatchObject({ threat: 2, focus: 0, damage: 1 });
  });

  it('AQ-265: after a failed one for the token that came with it as well', () => {
    const scene = scenario({
      ...TWO_ROOMS,
      heroes: { sedrin: { at: 'S20', threat: 1, threats: ['froxling-swarm.1'] } },
    });
    scene.dice('success', 'success').run('react', { hero: 'sedrin' });
    expect(scene.hero('sedrin')).toMatchObject({ threat: 2, damage: 2 });
  });
});
