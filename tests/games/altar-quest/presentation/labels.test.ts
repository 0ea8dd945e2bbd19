import { describe, expect, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import type { AltarQuestPrompt } from '../../../../src/games/altar-quest/rules/prompts.ts';
import type { Stakes } from '../../../../src/games/altar-quest/rules/test-data.ts';
import type { AltarQuestOption } from '../../../../src/games/altar-quest/rules/verbs.ts';
import type { AltarQuestView } from '../../../../src/games/altar-quest/rules/view.ts';
import type { Decision } from '../../../../src/kernel/decision.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { seedsOf } from '../../../support/seeds.ts';
import { cutLabels } from '../../cut-labels.ts';
import { playRandomly } from './random-match.ts';

const texts = loadTexts();
const RAIDER = 'frox-raider.red';

const { match } = altarQuestRules.setup({
  seats: [{ seat: 'one', characters: ['myreen'] }],
  options: {},
  seed: '0'.repeat(32),
});
const [hero] = match.state.heroes;
hero!.focus = 3;
hero!.damage = 4;
match.state.supply = 3;
const view = altarQuestRules.view(match, 'one');

const asking = (prompt: AltarQuestPrompt, options: AltarQuestOption[]) =>
  ({
    id: 'd1',
    seats: ['one'],
    about: 'myreen',
    prompt,
    options,
    fallback: [],
    choose: { min: 1, max: 1 },
  }) as unknown as Decision;
const labels = (decision: Decision): string[] =>
  decision.options.map(
    (option) => altarQuest.presentation.option(view, decision, option, texts).label,
  );

const stakes = (more: Partial<Stakes>): Stakes => ({
  kind: 'attack',
  difficulty: null,
  defense: 1,
  armor: 0,
  health: 5,
  added: 0,
  tokens: 0,
  needed: 0,
  ...more,
});
const about = (more: Partial<Stakes>) => {
  const at = stakes(more);
  return {
    test: at.kind,
    attribute: 'might' as const,
    difficulty: at.difficulty ?? -1,
    card: 'myreen',
    enemy: RAIDER,
    dice: 3,
    stakes: at,
  };
};
const rolling: AltarQuestOption[] = [
  { id: 'roll', verb: 'roll', args: { dice: 3 } },
  { id: 'supply', verb: 'roll', args: { dice: 4, supply: 1 } },
];
const focusing = (...outcomes: number[]): AltarQuestOption[] =>
  outcomes.map((outcome, index) => ({
    id: `focus:${index}`,
    verb: 'focus',
    args: { focus: index, outcome },
  }));

describe('labels tell outcomes', () => {
  it('of a die from supply: the chance without and with it', () => {
    const decision = asking({ key: 'prompt.supply-die', args: about({ health: 9 }) }, rolling);
    const [plain, more] = labels(decision);
    expect(plain).toMatch(/^Roll 3 dice: \d+% to wound$/);
    expect(more).toMatch(/^Add a die: (\d+) → (\d+)% to wound$/);
    const [, before, after] = /(\d+) → (\d+)/.exec(more!)!;
    expect(Number(after)).toBeGreaterThan(Number(before));
    expect(plain).toContain(`${before}%`);
  });

  it('of an attack that may defeat: the chance for that', () => {
    const decision = asking({ key: 'prompt.supply-die', args: about({ health: 1 }) }, rolling);
    expect(labels(decision)[1]).toMatch(/^Add a die: \d+ → \d+% to defeat$/);
  });

  it('of focus: what the result is, and whether it ends the enemy or the task', () => {
    const attack = { ...about({ health: 5 }), faces: [] };
    expect(labels(asking({ key: 'prompt.use-focus', args: attack }, focusing(4, 5)))).toEqual([
      'Keep the focus: 4 damage',
      'Spend 1 focus: 5 damage, defeats it',
    ]);
    const task = { ...about({ kind: 'task', difficulty: 1, needed: 2 }), faces: [] };
    expect(labels(asking({ key: 'prompt.use-focus', args: task }, focusing(1, 2)))).toEqual([
      'Keep the focus: 1/2',
      'Spend 1 focus: 2/2, done',
    ]);
  });

  it('of armor: what is suffered then', () => {
    const options = [0, 1, 3].map(
      (armor): AltarQuestOption => ({ id: `armor:${armor}`, verb: 'armor', args: { armor } }),
    );
    const prompt: AltarQuestPrompt = { key: 'prompt.armor', args: { damage: 3, enemy: RAIDER } };
    expect(labels(asking(prompt, options))).toEqual([
      'Keep the armor: suffer 3',
      'Use 1 armor: suffer 2',
      'Use 3 armor: no harm',
    ]);
  });

  it('of paying or suffering: what is left', () => {
    const options = [2, 1, 0].map(
      (discard): AltarQuestOption => ({
        id: `discard:${discard}`,
        verb: 'discard-or-suffer',
        args: { token: 'focus', discard, damage: 2 - discard },
      }),
    );
    const prompt: AltarQuestPrompt = {
      key: 'prompt.discard-or-suffer',
      args: { card: RAIDER, hero: 'myreen', token: 'focus', amount: 2 },
    };
    const left = view.heroes[0]!.health - 4;
    expect(labels(asking(prompt, options))).toEqual([
      'Discard 2 focus (1 left)',
      `Discard 1 focus (2 left), suffer 1 (${left - 1} ♥ left)`,
      `Suffer 2 damage (${left - 2} ♥ left)`,
    ]);
  });

  it('of one side of a choice: what it leaves', () => {
    const sides = (card: string, ability: string, path: string, many: number) => {
      const options = Array.from(
        { length: many },
        (_, index): AltarQuestOption => ({
          id: `option:${index}`,
          verb: 'choose',
          args: { card, ability, index, path: `${path}.options.${index}` },
        }),
      );
      return labels(
        asking({ key: 'prompt.choose-effect', args: { card, hero: 'myreen' } }, options),
      );
    };
    const { health } = view.heroes[0]!;
    expect(sides('bolx-the-belchlord', 'scheme', 'effect.effect', 2)).toEqual([
      'Discard 1 focus (2 left)',
      'Discard 1 supply (2 left)',
    ]);
    expect(sides('tasting-course', 'event', 'effect.effect', 2)).toEqual([
      'Discard 2 cards from your hand',
      `Suffer 2 damage (${health - 6} ♥ left)`,
    ]);
    expect(sides('blessed-fountain', 'drink', 'effect', 3)).toEqual([
      `Heal 1 damage (${health - 3} ♥)`,
      'Discard up to 2 threat tokens (0 left)',
      'Gain 2 focus (5)',
    ]);
  });

  it('and questions in the middle of harm say how much', () => {
    const prompt: AltarQuestPrompt = {
      key: 'prompt.moment.before-damage',
      args: { character: 'myreen', enemy: RAIDER, test: '', amount: 5 },
    };
    expect(altarQuest.presentation.prompt(view, asking(prompt, []), texts).question).toBe(
      'Myreen is about to suffer 5 from the Frox Raider (red). Step in?',
    );
  });

  it('and a villain who asks shows the side that lies up, not both', () => {
    const prompt: AltarQuestPrompt = {
      key: 'prompt.discard-or-suffer',
      args: { card: 'bolx-the-belchlord', hero: 'myreen', token: 'supply', amount: 1 },
    };
    const why = (villain: AltarQuestView['villain']) =>
      altarQuest.presentation.prompt({ ...view, villain }, asking(prompt, []), texts).why;
    expect(why('scheme')).toMatch(/^Scheme: Each hero discards 1 focus or 1 supply\./);
    expect(why('scheme')).not.toContain('INFLICT');
    expect(why('spawned')).toMatch(/^Activate: INFLICT 7/);
    expect(why('spawned')).not.toContain('Scheme');
  });

  it('and the way to another question says whom and what it is about', () => {
    const prompt: AltarQuestPrompt = { key: 'prompt.mulligan', args: { hero: 'myreen' } };
    expect(altarQuest.presentation.brief?.(view, asking(prompt, []), texts)).toBe(
      'Myreen: starting cards',
    );
  });

  it('and what a button says of its chance is not said beside it again', () => {
    const args = about({ kind: 'inflict', difficulty: 6 });
    const decision = asking({ key: 'prompt.supply-die', args }, rolling);
    const { lines } = altarQuest.presentation.panel(view, decision, texts);
    const [plain, more] = labels(decision).map((label) => label.split(': '));
    expect(plain?.[1]).toMatch(/^\d+% unharmed$/);
    expect(lines.at(-2)).toMatch(
      /^\*\*Roll 3 dice:\*\* With focus: \d+ → \d+% unharmed, [\d.]+ → [\d.]+ damage on average$/,
    );
    expect(lines.at(-1)).toMatch(/^\*\*Add a die:\*\* With focus: \d+ → \d+% unharmed, /);
    expect(lines.join('\n')).not.toContain(more?.[1]);
  });

  it('and where no chance differs, what a die adds on average', () => {
    const args = about({ kind: 'search', health: 0, defense: 0 });
    const many: AltarQuestOption[] = [
      { id: 'roll', verb: 'roll', args: { dice: 9 } },
      { id: 'supply', verb: 'roll', args: { dice: 10, supply: 1 } },
    ];
    expect(labels(asking({ key: 'prompt.supply-die', args }, many))).toEqual([
      'Roll 9 dice: 99% to find something',
      expect.stringMatching(/^Add a die: [\d.]+ → [\d.]+ finds on average$/),
    ]);
  });

  it('and what is the same for all spaces is not told of each', () => {
    const spaces = ['C2', 'C3'].map(
      (space): AltarQuestOption => ({ id: space, verb: 'choose', args: { space } }),
    );
    const prompt: AltarQuestPrompt = { key: 'prompt.place-trap', args: { card: 'muckstakes.red' } };
    const { lines } = altarQuest.presentation.panel(view, asking(prompt, spaces), texts);
    expect(lines.join('\n')).not.toContain('**C2:**');
  });

  it('and which of several spaces is the nearest and which the farthest, as buttons beside a menu too', () => {
    const spaces: AltarQuestOption[] = [
      { id: 'C2', verb: 'choose', args: { space: 'C2' } },
      { id: 'C3', verb: 'choose', args: { space: 'C3', as: 'nearest' } },
      { id: 'C4', verb: 'choose', args: { space: 'C4', as: 'farthest' } },
      { id: 'C5', verb: 'choose', args: { space: 'C5', as: 'any' } },
    ];
    const decision = asking(
      { key: 'prompt.position', args: { enemy: RAIDER, target: 'myreen' } },
      spaces,
    );
    expect(labels(decision)).toEqual(['C2', 'C3, nearest to you', 'C4, farthest from you', 'C5']);
    const named = altarQuest.presentation.shortcuts?.(decision).map(({ id }) => id);
    expect(named).toEqual(['C3', 'C4', 'C5']);
  });

  it('and whom a card is used on: what health is left, and of a trap, which has none, where it lies', () => {
    const enemy = { hero: null, damage: 2, armor: 0, threat: 0, exhausted: false };
    const enemies = [
      { ...enemy, card: RAIDER, health: 6, spaces: ['F7'] },
      { ...enemy, card: 'muckstakes.red', health: 0, damage: 0, spaces: ['C7'] },
    ] as unknown as AltarQuestView['enemies'];
    const threats = enemies.map(({ card }) => ({ card, used: [], attached: [] }));
    const heroes = view.heroes.map((hero) => ({
      ...hero,
      threats,
    })) as unknown as typeof view.heroes;
    const figures = [RAIDER, 'muckstakes.red'].map(
      (figure): AltarQuestOption => ({ id: figure, verb: 'choose', args: { figure } }),
    );
    const decision = asking({ key: 'prompt.target', args: { card: 'myreen' } } as never, figures);
    const told = decision.options.map(
      (option) =>
        altarQuest.presentation.option({ ...view, heroes, enemies }, decision, option, texts).label,
    );
    expect(told).toEqual(['Frox Raider (red) · ♥ 4/6 · F7', 'Muckstakes (red) · C7']);
  });

  it('and the telling words of buttons fit', () => {
    for (const number of seedsOf([201, 202, 203], 1)) {
      playRandomly(number, (open, decision) => {
        for (const seat of decision.seats) {
          const seen = altarQuestRules.view(open, seat);
          expect(cutLabels(altarQuest.presentation, seen, decision, texts)).toEqual([]);
        }
      });
    }
  });
});
