import { describe, expect, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import { broken } from '../../../../src/games/altar-quest/rules/invariants.ts';
import { LIMITS } from '../../../../src/games/altar-quest/rules/rulings.ts';
import { wrongReferences } from '../../../../src/games/altar-quest/rules/scenarios/references.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import type { Scenario } from '../../../support/altar-quest.ts';
import { faces, five, one, settleUntil, stage as staged } from '../cards/stage.ts';

const RAIDER = 'frox-raider.red';
const OTHER = 'frox-raider.blue';

const texts = loadTexts();
const { presentation } = altarQuest;

const stage: typeof staged = (more) => staged({ pool: five('aluna'), ...more });

const react = (scene: Scenario): Scenario =>
  settleUntil(scene.run('react', { hero: 'sedrin' }), 'none');

const told = (scene: Scenario): string[] => presentation.events(scene.events(), texts);

const viewOf = ({ match }: Scenario, viewer: string) => altarQuestRules.view(match, viewer);

describe('enemy upgrades', () => {
  it('AQ-021: a campaign draws as many as the box has', () => {
    expect(LIMITS.enemyUpgradesInCampaign).toBe(6);
  });

  it('AQ-285: do what they do from left to right, and only for the types that they list', () => {
    const scene = stage({
      enemyUpgrades: ['walks-it-off', 'the-evil-eye', 'sparks-fly'],
      pool: one('volkris'),
      heroes: { sedrin: { focus: 1 } },
      enemies: { fanatic: { at: 'R18', damage: 1 } },
    });
    scene.dice(...faces(3, 1), ...faces(4)).altarDice('aluna');
    react(scene);
    const of = (card: string) => scene.events().findIndex(({ cause }) => cause === card);
    expect([of('walks-it-off'), of('the-evil-eye'), of('sparks-fly')]).toSatisfy(
      ([first = -1, second = -1, third = -1]: number[]) =>
        first >= 0 && first < second && second < third,
    );
    const lurker = stage({
      enemyUpgrades: ['the-evil-eye'],
      heroes: { sedrin: { focus: 1 } },
      enemies: { 'drowned-novice.1': { at: 'R18' } },
    });
    lurker.dice(...faces(4));
    react(lurker);
    expect(lurker.hero('sedrin').focus).toBe(1);
  });

  it('AQ-130: do nothing for an enemy that is refreshed instead of activated', () => {
    const scene = stage({
      enemyUpgrades: ['walks-it-off'],
      enemies: { [RAIDER]: { at: 'R18', damage: 2, exhausted: true } },
    });
    react(scene).expectDone();
    expect(scene.card(RAIDER)).toEqual({ spaces: ['R18'], damage: 2 });
  });

  it('AQ-137: do nothing for a villain that still schemes', () => {
    const scene = stage({
      options: { villain: 'gert' },
      enemyUpgrades: ['the-evil-eye'],
      heroes: { sedrin: { focus: 2 }, myreen: { focus: 2 } },
    });
    settleUntil(scene.run('villain-turn'), 'none');
    expect(scene.events('card-activates').map(({ args }) => args)).toEqual([{ card: 'gert' }]);
    expect(scene.state.heroes.map(({ focus }) => focus)).toEqual([2, 2]);
  });

  it('AQ-216: do nothing for an enemy that has fallen in its own activation', () => {
    const scene = stage({
      enemyUpgrades: ['the-evil-eye'],
      heroes: { sedrin: { focus: 1 } },
      enemies: { fanatic: { at: 'R18', damage: 8 } },
    });
    // It burns out with the last of its 9 health.
    scene.dice(...faces(3), ...faces(4));
    react(scene);
    expect(scene.state.removed).toEqual(['fanatic']);
    expect(scene.hero('sedrin').focus).toBe(1);
  });

  it('AQ-235, C-15: a rhune effect rolls its die first, once for each enemy that has activated', () => {
    const scene = stage({
      enemyUpgrades: ['light-fingers'],
      supply: 5,
      pool: five('nethander'),
      enemies: { thief: { at: 'V16' }, spy: { at: 'V18' } },
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q18' } },
    });
    scene.dice(...faces(2)).altarDice('nethander', 'aluna');
    react(scene);
    const types = scene.events().map(({ type }) => type);
    const first = types.indexOf('rhune-effect');
    expect(types.slice(first, first + 3)).toEqual([
      'rhune-effect',
      'altar-die-rolled',
      'supply-lost',
    ]);
    expect(types.filter((type) => type === 'rhune-effect')).toHaveLength(2);
  });

  it('AQ-235: leave the die alone where there is nothing to do', () => {
    const scene = stage({
      enemyUpgrades: ['light-fingers'],
      pool: five('nethander'),
      enemies: { spy: { at: 'V18' } },
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q18' } },
    });
    scene.dice(...faces(2));
    react(scene);
    expect(scene.state.altarPool).toEqual(five('nethander'));
  });

  it('AQ-146: know an enemy that comes with a new room, and one that is drawn again', () => {
    const scene = stage({
      enemyUpgrades: ['somebody-elses-mail'],
      tops: { lurker: ['gargoyle.1'] },
      revealed: ['room-16', 'room-12'],
    });
    scene.run('draw-lurker', { hero: 'sedrin', room: 'room-12' }).expectDone();
    expect(scene.card('gargoyle.1').armor).toBe(2);
  });
});

describe('enemy upgrades on the table', () => {
  const laid = () => {
    const scene = stage({
      enemyUpgrades: ['second-breakfast', 'it-hums'],
      enemies: { [RAIDER]: { at: 'V18' } },
    });
    scene.end();
    return scene;
  };

  it('AQ-285: lie openly beside the villain area, for everybody', () => {
    for (const viewer of ['seat-1', 'seat-2', 'table']) {
      const view = viewOf(laid(), viewer);
      expect(view.enemyUpgrades.map(({ card }) => card)).toEqual(['second-breakfast', 'it-hums']);
      expect(view.enemies).toMatchObject([{ card: RAIDER, health: 7 }]);
      expect(presentation.whereabouts?.(view, 'it-hums', texts)).toEqual([
        'Beside the villain area, in force',
      ]);
      expect(presentation.whereabouts?.(view, 'walks-it-off', texts)).toEqual(['In the box']);
    }
    const none = stage();
    none.end();
    expect(presentation.whereabouts?.(viewOf(none, 'table'), 'walks-it-off', texts)).toEqual([
      'Not in this game: its deck isn’t played.',
    ]);
  });

  it('are told with whom they strengthen, and not at all where there are none', () => {
    const details = presentation.details(viewOf(laid(), 'table'), texts);
    const heading = details.indexOf('### Enemy upgrades in force');
    expect(details.slice(heading + 1, heading + 3)).toEqual([
      'Second Breakfast · minions, lurkers and rivals',
      'It Hums · rivals and the villain',
    ]);
    const none = stage();
    none.end();
    expect(presentation.details(viewOf(none, 'table'), texts).join()).not.toContain('upgrade');
  });

  it('say what they have done', () => {
    const scene = stage({
      enemyUpgrades: ['walks-it-off'],
      enemies: { [RAIDER]: { at: 'R18', damage: 3 } },
    });
    scene.dice(...faces(3));
    react(scene);
    expect(told(scene).at(-1)).toBe('**Walks It Off**: the Frox Raider (red) heals 1 (4/6).');
    const fallen = stage({
      enemyUpgrades: ['not-in-vain'],
      enemies: { [RAIDER]: { at: 'R18' }, [OTHER]: { at: 'V18' } },
    });
    fallen.run('enemy-damage', { enemy: RAIDER, amount: 9, armorCounts: false, hero: 'sedrin' });
    expect(told(fallen)).toContain(
      'Not in Vain: the Frox Raider (red) goes down. The Frox Raider (blue) gains 1 armor (1).',
    );
    const burning = stage({
      enemyUpgrades: ['sparks-fly'],
      pool: ['volkris', ...five('aluna').slice(1)],
      enemies: { 'cellar-crawler': { at: 'R18' } },
    });
    burning.dice(...faces(3)).altarDice('aluna');
    react(burning);
    expect(told(burning).at(-1)).toBe(
      '🔥 Volkris answers for Sparks Fly (🔥 → ☀️): Sedrin suffers **1 damage** (7/11). Myreen suffers **1 damage** (11/12).',
    );
  });

  it('AQ-285: each lies in one place', () => {
    const scene = laid();
    scene.match.outcome = null;
    expect(broken(scene.match)).toEqual([]);
    scene.state.villainArea.push('it-hums');
    expect(broken(scene.match)).toEqual(['it-hums is in 2 places']);
    scene.end();
  });

  it('are laid out by a scenario, which refuses what is none', () => {
    const scene = laid();
    const layout = { heroes: {}, enemyUpgrades: ['it-hums', 'requiem', 'it-hums'] };
    expect(wrongReferences(layout, scene.state)).toEqual([
      'enemyUpgrades.1: enemy-upgrade, not requiem (reaction)',
      'enemyUpgrades.2: it-hums is laid out twice, at enemyUpgrades.0 as well',
    ]);
  });
});
