import { describe, expect, it } from 'vitest';
import { outlookOf } from '../../../src/companions/outlook.ts';
import type { CompanionGame } from '../../../src/companions/playing-ahead.ts';
import { steady } from '../../../src/companions/steady.ts';
import { altarQuest } from '../../../src/games/altar-quest/index.ts';
import type { Rhune } from '../../../src/games/altar-quest/rules/terms.ts';
import type { Decision } from '../../../src/kernel/decision.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { seedRandom } from '../../../src/kernel/random.ts';
import { type Layout, scenario } from '../../support/altar-quest.ts';

const rules = altarQuest.rules as CompanionGame;

/** What a hero's companion would do in an act phase, best first, down to what it would rather not do. */
function deeds(hero: string, layout: Layout): string[] {
  const scene = scenario({ startRoom: 'room-16', bare: true, ...layout }).acts(hero);
  const options = thoughts(scene.match);
  scene.end();
  return options.slice(0, options.indexOf('done'));
}

/** What a companion would answer to the question that is open, best first. */
function thoughts(match: Match): string[] {
  const decision = match.open[0] as Decision;
  const outlook = outlookOf(rules, match, decision.seats[0] as string, decision);
  const advice = steady(rules.companion, outlook, seedRandom('7'.repeat(32)));
  return advice.map((answer) => answer.options[0] as string);
}

describe('companions of Altar Quest know what helps with something else', () => {
  it('an action is bought for an attack, not for nothing and not with the last health', () => {
    const myreen = { at: 'U16', actions: 0, area: ['winter-rose'], hand: ['blood-debt'] };
    const enemies = { 'frox-raider.red': { hero: 'myreen', at: 'V17' } };
    expect(deeds('myreen', { heroes: { myreen }, enemies })).toEqual(['feat:blood-debt:play']);
    expect(deeds('myreen', { heroes: { myreen } })).toEqual([]);
    const dying = { ...myreen, damage: 11 };
    expect(deeds('myreen', { heroes: { myreen: dying }, enemies })).toEqual([]);
  });

  it('an altar die is set to the face that a card in hand waits for, unless one shows it', () => {
    const lamp = (first: Rhune, hand: string[]) =>
      deeds('sedrin', {
        pool: [first, 'brase', 'brase', 'brase', 'brase'],
        heroes: { sedrin: { at: 'U16', actions: 1, focus: 1, area: ['ninth-hour-lamp'], hand } },
        enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'V18' } },
      }).includes('use:ninth-hour-lamp:exhaust');
    expect(lamp('brase', ['lance-of-noon.1', 'lance-of-noon.2'])).toBe(true);
    expect(lamp('aluna', ['lance-of-noon.1', 'lance-of-noon.2'])).toBe(false);
    expect(lamp('brase', [])).toBe(false);
  });

  it('places are traded with somebody who is worse off among enemies, not for its own sake', () => {
    const traded = (damage: number, enemies: Layout['enemies']) =>
      deeds('myreen', {
        pool: ['brase', 'brase', 'brase', 'brase', 'brase'],
        heroes: {
          myreen: { at: 'U16', actions: 0, hand: ['change-of-guard'] },
          quella: { at: 'S17', damage, hand: [] },
        },
        ...(enemies && { enemies }),
      }).includes('feat:change-of-guard:play');
    const raiders = {
      'frox-raider.red': { hero: 'quella', at: 'S18' },
      'frox-raider.blue': { hero: 'quella', at: 'R17' },
    };
    expect(traded(5, raiders)).toBe(true);
    expect(traded(5, {})).toBe(false);
  });

  it('who looks into a mirror to be elsewhere trades places then, with whoever stands there', () => {
    const scene = scenario({
      startRoom: 'room-16',
      bare: true,
      features: { 'room-16': 'mystical-mirror' },
      revealed: ['room-16', 'room-12'],
      openDoors: ['door-21'],
      heroes: {
        sedrin: { at: 'U18', actions: 2, hand: [] },
        quella: { at: 'S13', hand: [] },
        rowen: { at: 'V16', hand: [] },
      },
      enemies: {
        'frox-raider.red': { hero: 'quella', at: 'T12' },
        'frox-raider.blue': { hero: 'quella', at: 'S12' },
      },
    }).acts('sedrin');
    scene.choose('interact:mystical-mirror:gaze');
    expect(thoughts(scene.match)[0]).toBe('option:2');
    scene.choose('option:2');
    expect(thoughts(scene.match)).toEqual(['quella', 'rowen']);
    scene.end();
  });

  it('free steps lead to the best that can be done, and never on from there or back', () => {
    const walked = (actions: number) => {
      const scene = scenario({
        startRoom: 'room-16',
        bare: true,
        revealed: ['room-16', 'room-12'],
        openDoors: ['door-21'],
        heroes: { sedrin: { at: 'U18', actions, movement: 5, hand: [] } },
        enemies: {
          'frox-raider.red': { hero: 'sedrin', at: 'R17' },
          'frox-raider.blue': { hero: 'sedrin', at: 'S13' },
        },
      }).acts('sedrin');
      const moves: string[] = [];
      for (;;) {
        const [deed = ''] = thoughts(scene.match);
        if (!deed.startsWith('move:')) break;
        moves.push(deed);
        scene.choose(deed);
      }
      scene.end();
      return moves;
    };
    expect(walked(1)).toHaveLength(1);
    expect(walked(3)).toHaveLength(1);
  });

  it('nobody is exhausted for steps that lead to nothing better', () => {
    const steps = (raider: string) =>
      deeds('sedrin', {
        heroes: {
          sedrin: { at: 'U18', actions: 1, hand: [], area: ['kneeler', 'bell-ringers-rope'] },
        },
        enemies: {
          'frox-raider.red': { hero: 'sedrin', at: raider },
          'frox-raider.blue': { hero: 'sedrin', at: 'R19' },
          'frox-raider.green': { hero: 'sedrin', at: 'R18' },
          'frox-raider.yellow': { hero: 'sedrin', at: 'R17' },
        },
      }).includes('use:bell-ringers-rope:use');
    expect(steps('R16')).toBe(true);
    expect(steps('V18')).toBe(false);
  });

  it('a hero who has come to a door opens it before walking on to the next', () => {
    const first = (movement: number, at: string) =>
      deeds('sedrin', {
        startRoom: 'room-07',
        heroes: { sedrin: { at, actions: 2, movement, hand: [] } },
      })[0];
    expect(first(1, 'L5')).toMatch(/^move:(L4|K5)$/);
    expect(first(1, 'K5')).toBe('open:door-06');
    expect(first(0, 'K5')).toBe('open:door-06');
  });

  it('a door is not opened with no actions left for whatever is behind it, while enemies are about', () => {
    const opens = (actions: number) =>
      deeds('sedrin', {
        startRoom: 'room-07',
        heroes: { sedrin: { at: 'K5', actions, hand: [] } },
        enemies: {
          'frox-raider.red': { hero: 'sedrin', at: 'P4' },
          'frox-raider.blue': { hero: 'sedrin', at: 'P5' },
        },
      }).includes('open:door-06');
    expect(opens(2)).toBe(true);
    expect(opens(0)).toBe(false);
  });

  it('a card is made ready again that can be used, not an ally who stands well', () => {
    const refreshed = (layout: Partial<Layout>) =>
      deeds('myreen', {
        pool: ['brase', 'brase', 'brase', 'brase', 'brase'],
        heroes: {
          myreen: { at: 'U16', actions: 0, area: ['gate-of-duvall'], hand: ['second-wind.1'] },
        },
        ...layout,
      }).includes('feat:second-wind.1:play');
    expect(refreshed({ cards: { 'gate-of-duvall': { exhausted: true } } })).toBe(true);
    expect(refreshed({ allies: { huey: { hero: 'myreen', at: 'U17', exhausted: true } } })).toBe(
      false,
    );
  });
});
