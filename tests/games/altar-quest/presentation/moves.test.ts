import { describe, expect, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { type Layout, type Scenario, scenario } from '../../../support/altar-quest.ts';

const texts = loadTexts();
const { presentation } = altarQuest;

/** What an open option says: when asked for by name, and in the panel's menu. */
function wordsOf(scene: Scenario, id: string): { option?: string; menu?: string } {
  const decision = scene.question();
  const view = altarQuestRules.view(scene.match, decision.seats[0] as string);
  const option = decision.options.find((offered) => offered.id === id)!;
  const entry = presentation
    .panel(view, decision, texts)
    .menus.flatMap(({ options }) => options)
    .find((offered) => offered.option.id === id);
  return {
    option: presentation.option(view, decision, option, texts).description,
    menu: entry?.text.description,
  };
}

/** The first page of the menu of moves, by purpose, and what leads to all spaces. */
function purposesOf(scene: Scenario): { first: string[]; more: string | undefined; all: string[] } {
  const decision = scene.question();
  const view = altarQuestRules.view(scene.match, decision.seats[0] as string);
  const { menus } = presentation.panel(view, decision, texts);
  const { options = [], lead } = menus.find(({ id }) => id === 'move') ?? {};
  return {
    first: options
      .slice(0, lead?.count ?? 0)
      .map(({ text: { emoji, label, description } }) => `${emoji} ${label}: ${description}`),
    more: lead?.more,
    all: options.slice(lead?.count ?? 0).map(({ option }) => option.id),
  };
}

describe('where to go, by what for', () => {
  it('offers one place for each thing to do, the most pressing first, with what it costs and who can strike there', () => {
    const scene = scenario({
      startRoom: 'room-16',
      heroes: { sedrin: { at: 'R18' }, myreen: { at: 'S16' } },
      enemies: { 'frox-raider.red': { hero: 'myreen', at: 'V18' } },
    });
    scene.acts('sedrin');
    const { first, more, all } = purposesOf(scene);
    expect(first).toEqual([
      '⚔️ Get the Frox Raider (red) in range: S18 · 1 action · 1 enemy can strike there · on the stairs',
      '🚪 Reach the north-east door: S16 · 1 action · Past Myreen, to open the door there and walk on · 1 enemy can strike there',
    ]);
    expect(more).toBe(`All ${all.length} spaces`);
    expect([...all].sort()).toEqual([...scene.options('move')].sort());
    scene.choose('done');
  });

  it('names a way into a trap after all others, and never for the trap that it sets off', () => {
    const scene = scenario({
      startRoom: 'room-16',
      heroes: { sedrin: { at: 'R18' } },
      enemies: {
        'muckstakes.red': { at: 'T18' },
        'frox-raider.red': { hero: 'sedrin', at: 'V18' },
      },
    });
    scene.hero('sedrin').actions = 0;
    scene.hero('sedrin').movement = 4;
    scene.acts('sedrin');
    expect(purposesOf(scene).first).toEqual([
      '⚔️ Get the Frox Raider (red) in range: S16 · movement left over · 1 enemy can strike there · a closed door, north-east',
      '👣 Reach the stairs: S18 · movement left over · Sets off the Muckstakes (red) trap (100% unharmed)',
    ]);
    scene.choose('done');
    scene.end();
  });

  it('leads toward what the goal asks for where that is farther than one walk', () => {
    const scene = scenario({
      startRoom: 'room-16',
      heroes: { sedrin: { at: 'R18' } },
    });
    scene.hero('sedrin').actions = 0;
    scene.hero('sedrin').movement = 1;
    scene.acts('sedrin');
    expect(purposesOf(scene).first).toEqual([
      '👣 Head for the north-east door: R17 · movement left over',
      '👣 Reach the stairs: S18 · movement left over',
    ]);
    scene.choose('done');
  });

  it('leads toward the nearest enemy whom no walk brings in range', () => {
    const scene = scenario({
      startRoom: 'room-16',
      revealed: ['room-16', 'room-12'],
      openDoors: ['door-21'],
      heroes: { sedrin: { at: 'S12', actions: 0, movement: 1 } },
      enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'V18' } },
    });
    scene.acts('sedrin');
    expect(purposesOf(scene).first).toEqual([
      '👣 Head for the north-east door: T12 · movement left over · out of reach',
      '👣 Head for the Frox Raider (red): S13 · movement left over · 1 enemy can strike there',
    ]);
    scene.choose('done');
    scene.end();
  });

  it('leads to an ally, and an ally to where the quest wants it', () => {
    const scene = scenario({
      options: { quest: 'the-rescue' },
      startRoom: 'room-16',
      revealed: ['room-16', 'room-12'],
      openDoors: ['door-21'],
      villain: 'spawned',
      heroes: { sedrin: { at: 'S15' } },
      allies: { prisoner: { hero: 'sedrin', at: 'P13' } },
    });
    scene.acts('sedrin');
    expect(purposesOf(scene).first[0]).toBe('👣 Join the Prisoner: Q14 · 1 action');
    scene.choose('use:prisoner:exhaust');
    expect(purposesOf(scene).first[0]).toBe('👣 Reach the Ossuary: S16 · 4 spaces');
    scene.choose('stay');
    scene.end();
  });

  it('leads to the room in which a card asks for something, or toward it', () => {
    const inQuest = (has: Partial<Layout['heroes'][string]>) =>
      scenario({
        options: { quest: 'the-cleansing' },
        supply: 3,
        startRoom: 'room-16',
        bare: true,
        revealed: ['room-16', 'room-12'],
        openDoors: ['door-21'],
        features: { 'room-12': 'unstable-altar' },
        heroes: { sedrin: { at: 'S16', ...has } },
      }).acts('sedrin');
    const near = inQuest({});
    expect(purposesOf(near).first.slice(0, 2)).toEqual([
      '✋ Reach the Flooded Transept for The Cleansing: S15 · 1 action · beside the Unstable Altar',
      '🚪 Reach the north-west door: P13 · 2 actions',
    ]);
    const far = inQuest({ at: 'V18', actions: 0, movement: 1 });
    expect(purposesOf(far).first[0]).toBe(
      '👣 Head for the Flooded Transept: U18 · movement left over',
    );
    for (const scene of [near, far]) {
      scene.choose('done');
      scene.end();
    }
  });

  it('puts a way out of reach first for a hero who may fall', () => {
    const wounded = (damage: number) =>
      scenario({
        startRoom: 'room-11',
        openDoors: ['door-11', 'door-08'],
        heroes: { sedrin: { at: 'R11', damage } },
        enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'Q9' } },
      }).acts('sedrin');
    const weak = wounded(10);
    expect(purposesOf(weak).first.slice(0, 2)).toEqual([
      '🛡️ Get out of reach: T4 · 3 actions',
      '⚔️ Reach the Frox Raider (red): R10 · 1 action · 1 enemy can strike there',
    ]);
    const well = wounded(0);
    expect(purposesOf(well).first.at(-1)).toBe('🛡️ Get out of reach: T4 · 3 actions');
    for (const scene of [weak, well]) {
      scene.choose('done');
      scene.end();
    }
  });
});

describe('a move in words', () => {
  it('Q-44: says which traps the way sets off, and how often', () => {
    const scene = scenario({
      startRoom: 'room-16',
      heroes: { sedrin: { at: 'R18' } },
      enemies: { 'muckstakes.red': { at: 'T18' } },
    });
    scene.acts('sedrin');
    const around = wordsOf(scene, 'move:V18');
    expect(around.option).toBeUndefined();
    scene.hero('sedrin').actions = 0;
    scene.hero('sedrin').movement = 4;
    scene.acts('sedrin');
    const through = wordsOf(scene, 'move:V18');
    expect(through.option).toBe('Sets off the Muckstakes (red) trap twice');
    expect(through.menu).toMatch(/^Sets off the Muckstakes \(red\) trap twice/);
    expect(wordsOf(scene, 'move:S16').option).toBeUndefined();
    expect(wordsOf(scene, 'move:S17').option).toBe(
      'Sets off the Muckstakes (red) trap (100% unharmed)',
    );
    scene.choose('done');
  });

  it('Q-43: says where one only passes, and what for', () => {
    const scene = scenario({
      startRoom: 'room-11',
      heroes: { sedrin: { at: 'Q9' }, myreen: { at: 'R9' } },
    });
    scene.acts('sedrin');
    const { option } = wordsOf(scene, 'move:R9');
    expect(option).toBe('Past Myreen, to open the door there and walk on');
    scene.choose('done');
  });
});
