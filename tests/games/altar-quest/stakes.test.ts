import { describe, expect, it } from 'vitest';
import { stakesOf } from '../../../src/companions/stakes.ts';
import { altarQuest } from '../../../src/games/altar-quest/index.ts';
import { setupMatch } from '../../../src/games/altar-quest/rules/setup.ts';
import type { GameRules } from '../../../src/kernel/game.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { type Layout, type Scenario, scenario } from '../../support/altar-quest.ts';
import { ALTAR } from './cards/quest-stage.ts';
import { settleUntil } from './cards/stage.ts';

const rules = altarQuest.rules as GameRules;
const RAIDER = 'frox-raider.red';
/** Sedrin's health. */
const HEALTH = 11;

const stakes = (match: Match<unknown>): string[] =>
  match.open.map((decision) => stakesOf(rules, match as Match, decision) ?? 'none');

/** What hangs on the next and only question of this kind. */
function weighed(scene: Scenario, prompt: string): string {
  settleUntil(scene, prompt);
  const [found = ''] = stakes(scene.match);
  scene.end();
  return found;
}

/** Sedrin, who has a tray against blows and this much health left, and Myreen; a raider beside them. */
const beset = (left: number, more: Partial<Layout> = {}): Scenario =>
  scenario({
    startRoom: 'room-16',
    supply: 5,
    heroes: {
      sedrin: { at: 'R17', damage: HEALTH - left, focus: 1, hand: [], area: ['polished-tray'] },
      myreen: { at: 'R19', hand: [] },
    },
    enemies: { [RAIDER]: { hero: 'myreen', at: 'R18' } },
    ...more,
  });

const blow = (left: number, difficulty: number): Scenario =>
  beset(left).run('test', {
    kind: 'inflict',
    attribute: 'fortitude',
    bonus: 0,
    difficulty,
    hero: 'sedrin',
    card: RAIDER,
    enemy: RAIDER,
  });

const damage = (left: number, amount: number): Scenario =>
  beset(left).run('suffer', { figure: 'sedrin', amount, from: RAIDER, enemy: true });

describe('what hangs on a question of Altar Quest', () => {
  it('a die from supply is a trifle while the blow can be borne, and grave where it could be the last', () => {
    expect(weighed(blow(HEALTH, 8), 'prompt.supply-die')).toBe('trifle');
    expect(weighed(blow(2, 8), 'prompt.supply-die')).toBe('grave');
  });

  it('to take less damage is a trifle for somebody hale, and grave for somebody who would fall', () => {
    expect(weighed(damage(HEALTH, 2), 'prompt.moment.before-damage')).toBe('trifle');
    expect(weighed(damage(3, 2), 'prompt.moment.before-damage')).toBe('trifle');
    expect(weighed(damage(2, 2), 'prompt.moment.before-damage')).toBe('grave');
  });

  it('whom an enemy goes for is a trifle, and grave where one of them could fall', () => {
    const reacts = (left: number) =>
      beset(left, { active: 'myreen' }).run('react', { hero: 'myreen' });
    expect(weighed(reacts(HEALTH), 'prompt.nearest')).toBe('trifle');
    expect(weighed(reacts(1), 'prompt.nearest')).toBe('grave');
  });

  describe('a draught between two effects', () => {
    const between = (left: number, marks = 0): Scenario =>
      scenario({
        startRoom: 'room-16',
        options: { quest: 'the-escape', stops: 'always' },
        cards: { [ALTAR]: { quest: marks } },
        heroes: {
          sedrin: { at: 'R17', damage: HEALTH - left, hand: [], area: ['infirmary-draught.1'] },
          myreen: { at: 'R19', hand: [] },
        },
      }).run('between-effects');

    it('is a trifle for somebody who will live without it', () => {
      expect(weighed(between(6), 'prompt.between-effects')).toBe('trifle');
    });

    it('is grave for somebody whom one blow could fell', () => {
      expect(weighed(between(2), 'prompt.between-effects')).toBe('grave');
    });

    it('is grave where the quest is nearly lost', () => {
      expect(weighed(between(6, 12), 'prompt.between-effects')).toBe('trifle');
      expect(weighed(between(6, 15), 'prompt.between-effects')).toBe('grave');
    });
  });

  it('what somebody has to give up is a trifle, and matters to the weak', () => {
    const throwing = (left: number) =>
      scenario({
        startRoom: 'room-16',
        options: { quest: 'the-escape' },
        heroes: {
          sedrin: { at: 'R17', damage: HEALTH - left, hand: ['requiem', 'blood-debt'] },
          myreen: { at: 'R19', hand: [] },
        },
      }).run('ability', {
        card: 'the-escape',
        ability: 'bail',
        scope: { card: 'the-escape', hero: 'sedrin' },
      });
    expect(weighed(throwing(HEALTH), 'prompt.discard-hand')).toBe('trifle');
    expect(weighed(throwing(2), 'prompt.discard-hand')).toBe('matters');
  });

  it('a card that somebody else asks for matters', () => {
    const scene = scenario({
      startRoom: 'room-16',
      heroes: {
        sedrin: { at: 'R17', hand: [], area: ['saints-finger'] },
        myreen: { at: 'R18', hand: [] },
      },
    }).acts('myreen');
    expect(weighed(scene.choose('ask:saints-finger:sedrin'), 'prompt.trade')).toBe('matters');
  });

  it('with who comes next somebody’s turn begins, which is nobody else’s to say', () => {
    expect(weighed(beset(HEALTH).run('hero-turn'), 'prompt.next-hero')).toBe('grave');
  });

  it('before the first round it belongs to the set-up', () => {
    const { match } = setupMatch({
      seats: [
        { seat: 'seat-1', characters: ['sedrin'] },
        { seat: 'seat-2', characters: ['myreen'] },
      ],
      options: {},
      seed: '1'.repeat(32),
    });
    expect(stakes(match)).toEqual(['opening', 'opening']);
  });
});
