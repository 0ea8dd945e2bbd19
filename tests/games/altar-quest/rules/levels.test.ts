import { expect, it } from 'vitest';
import { shiftsOf } from '../../../../src/games/altar-quest/rules/levels.ts';
import { OPTIONS } from '../../../../src/games/altar-quest/rules/options.ts';
import { setupMatch } from '../../../../src/games/altar-quest/rules/setup.ts';
import type { TestKind } from '../../../../src/games/altar-quest/rules/terms.ts';
import { scenario } from '../../../support/altar-quest.ts';

/** Sedrin rolls three dice that all show successes, against a difficulty of 6; he has 1 defense. */
function harmed(kind: TestKind, level?: string): number {
  const scene = scenario({
    startRoom: 'room-16',
    bare: true,
    pool: ['brase', 'brase', 'brase', 'brase', 'brase'],
    heroes: { sedrin: { at: 'R17', hand: [] } },
    enemies: { gargoyle: { at: 'R18' } },
    ...(level === undefined ? {} : { options: { level } }),
  });
  if (level === undefined) delete scene.state.options.level;
  scene.dice('success', 'success', 'success');
  const test = { kind, attribute: 'fortitude', bonus: 0, difficulty: 6 };
  scene.run('test', { ...test, card: 'gargoyle', enemy: 'gargoyle', hero: 'sedrin' });
  return scene.hero('sedrin').damage;
}

it.each<[TestKind, string | undefined, number]>([
  ['inflict', 'story', 1],
  ['inflict', 'standard', 2],
  ['inflict', 'grim', 3],
  ['inflict', undefined, 2],
  ['resist', 'story', 2],
  ['resist', 'standard', 3],
  ['resist', 'grim', 4],
])('D-01: the level shifts what enemies do: %s, %s', (kind, level, damage) => {
  expect(harmed(kind, level)).toBe(damage);
});

it('D-01: other tests are as printed on every level', () => {
  const passed = (level: string) => {
    const scene = scenario({
      startRoom: 'room-16',
      heroes: { sedrin: { at: 'R17', hand: [] } },
      options: { level },
    });
    scene.dice('success', 'success', 'success');
    const test = { kind: 'test', attribute: 'might', bonus: 0, difficulty: 3 };
    scene
      .run('test', { ...test, card: 'the-search', hero: 'sedrin' })
      .choose('pass')
      .expectDone();
    return scene.events('test-passed').length;
  };
  expect(['story', 'standard', 'grim'].map(passed)).toEqual([1, 1, 1]);
});

it.each([
  ['story', 4],
  ['standard', 0],
  ['grim', 0],
])('D-01: what two heroes begin with: %s', (level, supply) => {
  const seats = [{ seat: 'one', characters: ['sedrin', 'myreen'] }];
  const { match } = setupMatch({ seats, options: { level }, seed: 'a'.repeat(32) });
  expect(match.state.supply).toBe(supply);
});

it('D-01: every level is offered, standard unless the group wants otherwise', () => {
  const option = OPTIONS.find(({ id }) => id === 'level');
  expect(option).toMatchObject({ choices: ['story', 'standard', 'grim'], default: 'standard' });
  expect(shiftsOf({})).toEqual(shiftsOf({ level: 'standard' }));
});

/** The quest's own card as a round begins, and the murmurs that it gives the stone in the quest turn. */
function questOf(level: string, round: number) {
  const scene = scenario({
    startRoom: 'room-16',
    bare: true,
    pool: ['brase', 'brase', 'brase', 'brase', 'brase'],
    heroes: { sedrin: { at: 'R17', hand: [] } },
    options: { level },
  });
  scene.state.round = round - 1;
  scene.run('round');
  const told = scene.events('quest-rests').map(({ args }) => args.card);
  scene.run('quest-turn');
  const { quest = 0 } = scene.card(scene.state.altar);
  const refreshed = scene.events('card-refreshed').map(({ args }) => args.card);
  return { told, murmurs: quest, refreshed, left: scene.card('the-search').exhausted };
}

const ACTS = { told: [], murmurs: 1, refreshed: [], left: undefined };
const RESTS = { told: ['the-search'], murmurs: 0, refreshed: ['the-search'], left: undefined };

it.each([
  ['story', [ACTS, ACTS, RESTS, ACTS, ACTS, RESTS]],
  ['standard', [ACTS, ACTS, ACTS, ACTS, ACTS, ACTS]],
  ['grim', [ACTS, ACTS, ACTS, ACTS, ACTS, ACTS]],
])('D-01: what the quest does by itself, six rounds on: %s', (level, rounds) => {
  expect(rounds.map((_, index) => questOf(level, index + 1))).toEqual(rounds);
});
