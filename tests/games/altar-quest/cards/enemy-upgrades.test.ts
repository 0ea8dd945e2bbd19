import { describe, expect, it } from 'vitest';
import { ENEMY_UPGRADES } from '../../../../src/games/altar-quest/cards/enemy-upgrades.ts';
import { cardsInBox } from '../../../../src/games/altar-quest/rules/queries/box.ts';
import {
  defenseOf,
  healthOf,
  modifier,
  rangeOf,
  speedOf,
} from '../../../../src/games/altar-quest/rules/queries/values.ts';
import type { AltarQuestState } from '../../../../src/games/altar-quest/rules/state.ts';
import { type Scenario, scenario } from '../../../support/altar-quest.ts';
import { faces, five, one, settleUntil, stage as staged } from './stage.ts';

const RAIDER = 'frox-raider.red';
const OTHER = 'frox-raider.blue';
const GARGOYLE = 'gargoyle.1';

/** One enemy of each type, no two of them within 3 spaces of each other. */
const EACH = [RAIDER, GARGOYLE, 'spy', 'gert'] as const;
const ONE_OF_EACH = {
  options: { villain: 'gert' },
  villain: 'spawned',
  revealed: ['room-16', 'room-12'],
  heroes: { sedrin: { at: 'R18' }, myreen: { at: 'S18' } },
  enemies: {
    [RAIDER]: { at: 'Q16' },
    [GARGOYLE]: { at: 'V16' },
    spy: { at: 'S20' },
    gert: { at: 'V11' },
  },
} as const satisfies Parameters<typeof staged>[0];

type Stage = NonNullable<Parameters<typeof staged>[0]>;
type Value = (state: AltarQuestState, enemy: string) => number;

/** The two heroes with one enemy upgrade in force, and no rhune that any of them looks for. */
const stage = (upgrade: string, more: Stage = {}): Scenario =>
  staged({ pool: five('aluna'), ...more, enemyUpgrades: [upgrade] });

/** What each type of enemy gains: minion, lurker, rival, villain. */
function gains(upgrade: string, value: Value, more: Stage = {}): number[] {
  const valuesOf = (scene: Scenario): number[] => {
    const values = EACH.map((enemy) => value(scene.state, enemy));
    scene.end();
    return values;
  };
  const layout = { pool: five('aluna'), ...ONE_OF_EACH, ...more };
  const plain = valuesOf(staged(layout));
  return valuesOf(stage(upgrade, layout)).map((now, index) => now - (plain[index] as number));
}

const inflicts: Value = (state, enemy) => modifier(state, 'inflict', enemy);

/** The react phase of the hero whose enemies are laid out. */
const react = (scene: Scenario): Scenario =>
  settleUntil(scene.run('react', { hero: 'sedrin' }), 'none');

const strike = (scene: Scenario, enemy: string): Scenario =>
  scene.run('enemy-damage', { enemy, amount: 30, armorCounts: false, hero: 'sedrin' });

/** The villain’s figure comes. */
const spawnVillain = (scene: Scenario): Scenario =>
  scene.run('spawn', { card: 'gert', hero: 'sedrin', room: null });

/** Sedrin draws the threat card on top, or a lurker card if the deck of lurkers is named. */
const draw = (scene: Scenario, deck: 'threat' | 'lurker' = 'threat'): Scenario =>
  scene.run(`draw-${deck}`, { hero: 'sedrin', room: null });

/** Whether a hero may do something in their act phase. */
function mayDo(verb: string, scene: Scenario, hero = 'sedrin'): boolean {
  const offered = scene.acts(hero).options(verb).length > 0;
  scene.end();
  return offered;
}

describe('the deck of enemy upgrades', () => {
  it('AQ-285: says on each card to which types of enemies it applies', () => {
    for (const { id, strengthens } of ENEMY_UPGRADES.cards) {
      expect(strengthens?.length, id).toBeGreaterThan(0);
    }
  });
});

describe('what enemies are better for', () => {
  it('Second Breakfast: minions, lurkers among them, and rivals have a health more', () => {
    expect(gains('second-breakfast', healthOf)).toEqual([1, 1, 1, 0]);
  });

  it('The Long End: lurkers, rivals and the villain reach a space farther', () => {
    expect(gains('the-long-end', rangeOf)).toEqual([0, 1, 1, 1]);
  });

  it('Barefoot: minions move a space farther', () => {
    expect(gains('barefoot', speedOf)).toEqual([1, 1, 0, 0]);
  });

  it('A Good Night’s Sleep: the villain has a health more for each hero', () => {
    expect(gains('a-good-nights-sleep', healthOf)).toEqual([0, 0, 0, 2]);
  });

  it('Somebody Else’s Mail: the villain comes with 2 armor on, and a minion with none', () => {
    const scene = stage('somebody-elses-mail', {
      options: { villain: 'gert' },
      tops: { threat: [RAIDER] },
    });
    draw(scene).expectDone();
    expect(scene.card(RAIDER).armor).toBeUndefined();
    spawnVillain(scene).settle();
    expect(scene.card('gert')).toMatchObject({ spaces: [expect.any(String)], armor: 2 });
  });
});

describe('what enemies are only now and then', () => {
  it('Shoulder to Shoulder: a minion has 1 defense more beside another enemy', () => {
    const scene = stage('shoulder-to-shoulder', {
      enemies: { [RAIDER]: { at: 'U17' }, [OTHER]: { at: 'V17' }, [GARGOYLE]: { at: 'U19' } },
    });
    const defense = [RAIDER, OTHER, GARGOYLE].map((enemy) => defenseOf(scene.state, enemy));
    expect(defense).toEqual([2, 2, 1]);
    scene.end();
    expect(gains('shoulder-to-shoulder', defenseOf)).toEqual([0, 0, 0, 0]);
  });

  it('Better Off Alone: lurkers, rivals and the villain inflict 1 more with no other enemy within 5', () => {
    expect(gains('better-off-alone', inflicts)).toEqual([0, 0, 0, 1]);
    for (const enemy of [GARGOYLE, 'spy'] as const) {
      const { gert, [enemy]: other } = ONE_OF_EACH.enemies;
      const alone = gains('better-off-alone', inflicts, { enemies: { gert, [enemy]: other } });
      expect(alone[EACH.indexOf(enemy)], enemy).toBe(1);
    }
  });

  it('Fresh from the Dark: a minion without damage inflicts 1 more', () => {
    expect(gains('fresh-from-the-dark', inflicts)).toEqual([1, 1, 0, 0]);
    const hurt = { ...ONE_OF_EACH.enemies, [RAIDER]: { at: 'Q16', damage: 1 } };
    expect(gains('fresh-from-the-dark', inflicts, { enemies: hurt })).toEqual([0, 1, 0, 0]);
    const scene = stage('fresh-from-the-dark', { enemies: { [RAIDER]: { at: 'R18' } } });
    scene.dice(...faces(1, 2));
    react(scene);
    // 6 and 1 more, less 1 success and 1 defense.
    expect(scene.hero('sedrin').damage).toBe(5);
  });

  it('A Grudge: rivals and the villain inflict 1 more with 3 damage', () => {
    const hurt = (damage: number) => ({
      ...ONE_OF_EACH.enemies,
      [RAIDER]: { at: 'Q16', damage: 5 },
      spy: { at: 'S20', damage },
      gert: { at: 'V11', damage },
    });
    expect(gains('a-grudge', inflicts, { enemies: hurt(2) })).toEqual([0, 0, 0, 0]);
    expect(gains('a-grudge', inflicts, { enemies: hurt(3) })).toEqual([0, 0, 1, 1]);
  });

  it.each([1, 2, 3, 4])('A Grudge comes about with every rival, and with %i heroes', (heroes) => {
    const party = Object.fromEntries(
      ['sedrin', 'myreen', 'rowen', 'quella']
        .slice(0, heroes)
        .map((hero, index) => [hero, { at: `R${16 + index}` }]),
    );
    for (const rival of cardsInBox('rival')) {
      const scene = scenario({
        startRoom: 'room-16',
        heroes: party,
        enemyUpgrades: ['a-grudge'],
        enemies: { [rival]: { at: 'V17', damage: 3 } },
      });
      expect(healthOf(scene.state, rival), rival).toBeGreaterThan(3);
      expect(inflicts(scene.state, rival), rival).toBe(1);
      scene.end();
    }
  });

  it('The Small Hours: from round 5 on all of them inflict 1 more', () => {
    expect(gains('the-small-hours', inflicts, { round: 4 })).toEqual([0, 0, 0, 0]);
    expect(gains('the-small-hours', inflicts, { round: 5 })).toEqual([1, 1, 1, 1]);
  });

  it('Stone in the Blood: minions and the villain have 1 defense more while a die shows Brase', () => {
    expect(gains('stone-in-the-blood', defenseOf)).toEqual([0, 0, 0, 0]);
    expect(gains('stone-in-the-blood', defenseOf, { pool: one('brase') })).toEqual([1, 1, 0, 1]);
  });

  it('One Eye Open: whoever of them is exhausted has 2 defense more', () => {
    expect(gains('one-eye-open', defenseOf)).toEqual([0, 0, 0, 0]);
    const enemies = { ...ONE_OF_EACH.enemies, spy: { at: 'S20', exhausted: true as const } };
    expect(gains('one-eye-open', defenseOf, { enemies })).toEqual([0, 0, 2, 0]);
  });
});

describe('what it is like to have them about', () => {
  const at = (space: string) => ({
    supply: 1,
    heroes: { sedrin: { damage: 2 } },
    enemies: { [RAIDER]: { at: space } },
  });

  it('No Peace at All: nobody rests within 3 spaces of a minion', () => {
    expect(mayDo('rest', stage('no-peace-at-all', at('U17')))).toBe(false);
    expect(mayDo('rest', stage('no-peace-at-all', at('V17')))).toBe(true);
  });

  it('No Peace at All: a villain lets them rest', () => {
    const villain = { options: { villain: 'gert' }, villain: 'spawned' as const };
    const layout = { ...at('U17'), ...villain, enemies: { gert: { at: 'U17' } } };
    expect(mayDo('rest', stage('no-peace-at-all', layout))).toBe(true);
  });

  it('Helpful Remarks: a TASK has a die less within 3 spaces of any of them', () => {
    const dice = (space: string): unknown => {
      const scene = stage('helpful-remarks', at(space));
      scene.dice(...faces(space === 'U17' ? 2 : 3));
      const test = { kind: 'task', attribute: 'might', bonus: 0, difficulty: 9 };
      scene.run('test', { ...test, hero: 'sedrin', card: 'the-search' });
      while (scene.match.open.length > 0) scene.choose(scene.options().at(-1) as string);
      return scene.events('dice-rolled')[0]?.args?.dice;
    };
    expect([dice('U17'), dice('V17')]).toEqual([2, 3]);
  });

  it('It Hums: nobody channels within 4 spaces of a rival or the villain', () => {
    const layout = (enemy: string) => ({ enemies: { [enemy]: { at: 'V17' } } });
    expect(mayDo('channel', stage('it-hums', layout('spy')))).toBe(false);
    expect(mayDo('channel', stage('it-hums', layout(RAIDER)))).toBe(true);
  });
});

describe('how they come and what they do besides', () => {
  it('Straight from the Door: a minion that comes engages at once', () => {
    const scene = stage('straight-from-the-door', { tops: { threat: [RAIDER] } });
    draw(scene).settle();
    // Five spaces bring it from the shadow space beside somebody.
    expect(scene.events('enemy-moved')).toHaveLength(1);
    expect(scene.events('enemy-moved')[0]?.cause).toBe('straight-from-the-door');
    const rival = stage('straight-from-the-door', { tops: { lurker: ['spy'] } });
    draw(rival, 'lurker').settle();
    expect(rival.card('spy').spaces).toHaveLength(1);
    expect(rival.events('enemy-moved')).toEqual([]);
  });

  it('A Proper Entrance: one hero draws a threat card as the villain comes, before it acts', () => {
    const scene = stage('a-proper-entrance', {
      options: { villain: 'gert' },
      tops: { threat: ['leech-water', 'froxling-swarm'] },
    });
    spawnVillain(scene).choose('myreen');
    scene.settle();
    expect(scene.hero('sedrin').threats).toEqual([]);
    expect(scene.hero('myreen').threats).toEqual(['leech-water']);
  });

  it('Walks It Off: a minion heals 1 damage after it has activated', () => {
    const scene = stage('walks-it-off', {
      enemies: { [RAIDER]: { at: 'R18', damage: 3 }, [OTHER]: { at: 'V18', exhausted: true } },
    });
    scene.dice(...faces(3));
    react(scene);
    expect(scene.card(RAIDER).damage).toBe(2);
    expect(scene.events('healed')).toHaveLength(1);
  });

  it('The Evil Eye: after a rival has acted each hero within 3 spaces of it discards 1 focus', () => {
    const scene = stage('the-evil-eye', {
      heroes: { sedrin: { at: 'Q16', focus: 2 }, myreen: { at: 'V16', focus: 2 } },
      enemies: { fanatic: { at: 'R17' } },
    });
    scene.dice(...faces(3));
    react(scene);
    expect(scene.state.heroes.map(({ focus }) => focus)).toEqual([1, 2]);
  });

  it('Sparks Fly: where Volkris shows, a lurker that has acted burns everybody beside it', () => {
    const burnt = (pool: Stage['pool'] & object) => {
      const scene = stage('sparks-fly', { pool, enemies: { 'cellar-crawler': { at: 'R18' } } });
      scene.dice(...faces(3));
      if (pool.includes('volkris')) scene.altarDice('aluna');
      react(scene);
      return { volkris: scene.state.altarPool.includes('volkris'), damage: damages(scene) };
    };
    // 7 less 3 successes and 1 defense.
    const [volkris] = one('volkris');
    expect(burnt(five('aluna'))).toEqual({ volkris: false, damage: [3, 0] });
    const pool = [volkris as 'volkris', ...five('aluna').slice(1)];
    expect(burnt(pool)).toEqual({ volkris: false, damage: [4, 1] });
  });

  it('Light Fingers: where Nethander shows, a supply is gone after the villain has acted', () => {
    const [nethander] = one('nethander');
    const scene = stage('light-fingers', {
      options: { villain: 'gert' },
      supply: 2,
      pool: [nethander as 'nethander', ...five('aluna').slice(1)],
      villain: 'spawned',
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'V16' } },
      enemies: { gert: { at: 'R17' } },
      discards: { villain: [] },
      drawn: ['villain'],
    });
    scene.dice(...faces(2)).altarDice('aluna');
    settleUntil(scene.run('villain-turn'), 'none');
    expect(scene.state.supply).toBe(1);
    expect(scene.events('rhune-effect').map(({ args }) => args)).toEqual([
      { card: 'light-fingers', rhune: 'nethander' },
    ]);
  });
});

describe('how they go', () => {
  it('One for the Road: whoever is beside a minion that falls must RESIST', () => {
    const scene = stage('one-for-the-road', { enemies: { [RAIDER]: { at: 'R18' } } });
    scene.dice(...faces(0, 2), ...faces(1, 2));
    settleUntil(strike(scene, RAIDER), 'none');
    expect(damages(scene)).toEqual([1, 0]);
    expect(scene.card(RAIDER).spaces).toBeUndefined();
    const rival = stage('one-for-the-road', { enemies: { spy: { at: 'R18' } } });
    strike(rival, 'spy').expectDone();
    expect(damages(rival)).toEqual([0, 0]);
  });

  it('Not in Vain: the others in the room of a minion that falls gain 1 armor each', () => {
    const scene = stage('not-in-vain', {
      revealed: ['room-16', 'room-12'],
      enemies: {
        [RAIDER]: { at: 'R18' },
        [OTHER]: { at: 'V18' },
        spy: { at: 'V17' },
        [GARGOYLE]: { at: 'V11' },
      },
    });
    strike(scene, RAIDER).expectDone();
    const armor = [OTHER, 'spy', GARGOYLE].map((enemy) => scene.card(enemy).armor ?? 0);
    expect(armor).toEqual([1, 1, 0]);
    expect(scene.events('armor-gained')).toHaveLength(2);
  });

  it('Not Done Yet: where Wathe shows, a rival about to fall heals 2 damage and stands', () => {
    const [wathe] = one('wathe');
    const pool = [wathe as 'wathe', ...five('aluna').slice(1)];
    const scene = stage('not-done-yet', { pool, enemies: { spy: { at: 'R18' } } });
    strike(scene.altarDice('aluna'), 'spy').expectDone();
    expect(scene.card('spy')).toEqual({ spaces: ['R18'], damage: 3 });
    strike(scene, 'spy').expectDone();
    expect(scene.state.removed).toEqual(['spy']);
  });
});

const damages = (scene: Scenario): number[] => scene.state.heroes.map(({ damage }) => damage);
