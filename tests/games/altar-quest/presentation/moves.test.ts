import { describe, expect, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { type Scenario, scenario } from '../../../support/altar-quest.ts';

const texts = loadTexts();
const { presentation } = altarQuest;

/** What an open option says: where it is asked for by name, and in the menu of the panel. */
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

  it('what is sprung is not also a thing to stand beside, and ways into it come after the others that lead to something', () => {
    const scene = scenario({
      startRoom: 'room-16',
      heroes: { sedrin: { at: 'R18' } },
      enemies: {
        'muckstakes.red': { at: 'T18' },
        'frox-raider.red': { hero: 'sedrin', at: 'V18' },
      },
    });
    scene.hero('sedrin').movement = 4;
    scene.acts('sedrin');
    const decision = scene.question();
    const view = altarQuestRules.view(scene.match, decision.seats[0] as string);
    const move = presentation.panel(view, decision, texts).menus.find(({ id }) => id === 'move');
    const told = (move?.options ?? []).map(({ text }) => text.description ?? '');
    const sprung = told.filter((words) => words.startsWith('Sets off'));
    expect(sprung.length).toBeGreaterThan(0);
    expect(sprung.filter((words) => words.includes('beside the Muckstakes'))).toEqual([]);
    const leads = (words: string) => words.includes('closed door');
    const safe = told.findIndex((words) => leads(words) && !words.startsWith('Sets off'));
    expect(safe).toBeGreaterThanOrEqual(0);
    expect(safe).toBeLessThan(told.findIndex((words) => words.startsWith('Sets off')));
    scene.end();
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
