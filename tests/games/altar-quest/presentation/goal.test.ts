import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../../src/games/altar-quest/presentation/board-scene.ts';
import { presentation } from '../../../../src/games/altar-quest/presentation/index.ts';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { OPTIONS } from '../../../../src/games/altar-quest/rules/options.ts';
import { viewOf } from '../../../../src/games/altar-quest/rules/view.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { type Layout, scenario } from '../../../support/altar-quest.ts';
import { lostWith } from './lost-with.ts';
import { playRandomly } from './random-match.ts';
import { expectReadable } from './readable.ts';

const texts = loadTexts();
const GOALS = JSON.parse(readFileSync('assets/texts/en/altar-quest.goal.json', 'utf8')).goal;
const quests = OPTIONS.find(({ id }) => id === 'quest')!.choices;

/** What Sedrin's player sees, alone in room 16 unless something else is laid out. */
function viewIn(layout: Partial<Layout> = {}, viewer?: string) {
  const scene = scenario({
    startRoom: 'room-16',
    active: 'sedrin',
    supply: 1,
    heroes: { sedrin: { at: 'R17', hand: [] } },
    ...layout,
  });
  const view = viewOf(scene.match, viewer ?? scene.hero('sedrin').seat);
  scene.end();
  return view;
}

const goalIn = (layout: Partial<Layout> = {}, viewer?: string) =>
  presentation.goal(viewIn(layout, viewer), texts);

describe('your quest', () => {
  it.each(quests)(
    '%s of the box says what to do, how it is lost and how it is finished',
    (quest) => {
      for (const part of ['first', 'then', 'last', 'lost', 'next']) {
        expect(texts.has(`altar-quest.goal.${quest}.${part}`), part).toBe(true);
      }
      expect(texts.has(`altar-quest.quest.${quest}`)).toBe(true);
    },
  );

  it.each(quests)(
    '%s has no number written into its words: all of them are those of its card',
    (quest) => {
      const words = Object.values(GOALS[quest] as Record<string, string>);
      const written =
        /(?<!\{[^}]*)\b([2-9]|\d\d+|two|three|four|five|six|seven|eight|third|fourth|fifth|sixth)\b/;
      expect(words.filter((one) => written.test(one))).toEqual([]);
      for (const number of Object.keys(definition(quest).figures ?? {})) {
        expect(words.join(' ')).toContain(`{${number}}`);
      }
    },
  );

  it.each([
    ['the-search', 7, /^Seven verses,/],
    ['the-cleansing', 5, /^Five lamps,/],
  ])('the motto of %s counts what its card counts', (quest, goal, motto) => {
    expect(definition(quest).progress?.goal).toBe(goal);
    expect(texts(`altar-quest-cards.${quest}.flavour`)).toMatch(motto);
  });

  it.each([
    ['the-cleansing', 'From 3 lamps on, the blight'],
    ['the-escape', 'At 2 parts, the villain who shut the door comes; from 3 on'],
    ['the-escape', 'from 8 on everyone wades'],
    ['the-hunt', '(at 4 meals it comes in any case)'],
    ['the-hunt', 'the Long Lent’s blood gives you 2'],
    ['the-rescue', 'At 3 traces, the villain comes.'],
    ['the-rescue', 'within 3 spaces of each other'],
    ['the-showdown', 'With 6 voices you can send for the villain'],
    ['the-showdown', 'At 6 hours the villain comes unasked.'],
  ])('%s: %s', (quest, said) => {
    const { steps, ends } = goalIn({ options: { quest } });
    expect([...steps, ...ends].join(' ')).toContain(said);
  });

  it('tells the numbers of the cards: verses, peals for each hero, and tokens on the altar', () => {
    const { title, steps, ends, standing } = goalIn({
      cards: { 'the-search': { quest: 2 }, 'unstable-altar': { quest: 5 } },
      altar: 'unstable-altar',
    });
    expect(title).toBe('The Search');
    expect(steps).toHaveLength(3);
    expect(steps[0]).toContain('7 verses');
    expect(steps[2]).toContain('8 peals win');
    expect(ends.join(' ')).toContain(
      `${lostWith('the-search')} murmurs, quest tokens on the altar`,
    );
    expect(standing[0]).toBe(
      `2 of 7 verses · 0 of 8 peals · 5 of ${lostWith('the-search')} murmurs.`,
    );
  });

  it('repeats the rhyme as far as it has been read, and no line of it before', () => {
    const rhyme = (quest: number, options = {}) =>
      goalIn({
        options,
        cards: { [Object.values(options)[0] as string]: { quest } },
      }).standing.slice(2);
    const search = { quest: 'the-search' };
    expect(rhyme(0, search)).toEqual([]);
    expect(rhyme(2, search)).toEqual([
      'The rhyme, as far as you have read it:\n*One for the novice who carried the light,*\n*Two for the sisters who watched through the night,*',
    ]);
    expect(rhyme(7, search).join()).toContain('*Seven to swing it, and set your teeth.*');
    expect(rhyme(2, { quest: 'the-escape' })).toEqual([]);
  });

  it('The Showdown: send for the villain with all voices, and go for the villain who is there', () => {
    const layout = (more: Partial<Layout>): Partial<Layout> => ({
      options: { quest: 'the-showdown' },
      cards: { 'the-showdown': { quest: 10 } },
      ...more,
    });
    expect(goalIn(layout({})).standing[0]).toBe(
      `10 of 10 voices · 0 of ${lostWith('the-showdown')} hours.`,
    );
    expect(goalIn(layout({})).next).toContain('let Sedrin send for the villain');
    const { next } = goalIn(
      layout({
        villain: 'spawned',
        enemies: { 'bolx-the-belchlord': { at: ['U17', 'V17', 'U18', 'V18'], exhausted: true } },
        heroes: { sedrin: { at: 'Q16', hand: [] } },
      }),
    );
    expect(next).toMatch(/^Bolx the Belchlord is \d spaces from Sedrin: go there and attack/);
  });

  it('lists the open quest cards by the numbers on the board, with where they are and what they want', () => {
    const layout: Partial<Layout> = {
      questArea: ['wrong-echo'],
      features: { 'room-16': 'bookshelf' },
      cards: {
        bookshelf: { attached: ['cellaress-ledger'] },
        'cellaress-ledger': { host: 'bookshelf', progress: 1 },
      },
    };
    const { open } = goalIn(layout);
    const marks = sceneOf(viewIn(layout), texts).quests;
    expect(marks.map(({ number, name }) => `${number}. ${name}`)).toEqual(
      open.map((line, index) => `${index + 1}. ${/\*\*(.+?)\*\*/.exec(line)?.[1]}`),
    );
    expect(open).toHaveLength(2);
    expect(open[0]).toMatch(/Wrong Echo.*from anywhere.*TEST 2 \(Charisma\)/);
    expect(open[1]).toMatch(/Ledger.*the Ossuary.*1 of 2 progress.*TASK 1 \(Willpower\)/);
  });

  it.each<[string, Partial<Layout>, RegExp]>([
    ['opens the nearest door', {}, /closed door/],
    ['rests when badly hurt', { heroes: { sedrin: { at: 'R17', damage: 9 } } }, /\*Rest\*/],
    [
      'fights what stands beside the hero',
      { enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'S17' } } },
      /Frox Raider \(red\).*attack/,
    ],
    [
      'leaves an enemy out of reach that may come, for what the quest wants',
      { enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'T14' } } },
      /closed door/,
    ],
    ['works on what can be dealt with here', { questArea: ['wrong-echo'] }, /Wrong Echo/],
    [
      'opens a door that is shut only where enemies are',
      { options: { villain: 'gert' }, villainArea: ['gert', 'wedged-doors'] },
      /closed door/,
    ],
    [
      'passes by a door that is shut to the hero',
      {
        options: { villain: 'gert' },
        villainArea: ['gert', 'wedged-doors'],
        enemies: { 'frox-raider.red': { at: 'V16', exhausted: true } },
      },
      /Frox Raider \(red\).*attack/,
    ],
    [
      'rings when all verses are known',
      { cards: { 'the-search': { quest: 7 } } },
      /first you have to dig up the bell/,
    ],
    [
      'rings then, whoever stands beside the hero',
      {
        cards: { 'the-search': { quest: 7 } },
        enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'S17' } },
      },
      /first you have to dig up the bell/,
    ],
  ])('the next good step %s', (_what, layout, said) => {
    expect(goalIn(layout).next).toMatch(said);
  });

  it('advises nobody who only looks on', () => {
    expect(goalIn({}, 'table').next).toBeNull();
  });

  it('is readable wherever a match stands', () => {
    for (const number of [1, 2]) {
      playRandomly(number, (match) => {
        for (const viewer of ['one', 'table']) {
          const { title, steps, ends, standing, open, next } = presentation.goal(
            viewOf(match, viewer),
            texts,
          );
          for (const line of [title, ...steps, ...ends, ...standing, ...open]) expectReadable(line);
          if (next !== null) expectReadable(next);
        }
      });
    }
  });
});
