import { describe, expect, expectTypeOf, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import type { WordedPrompt } from '../../../../src/games/altar-quest/presentation/prompts.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import type {
  AltarQuestPrompt,
  AltarQuestPrompts,
} from '../../../../src/games/altar-quest/rules/prompts.ts';
import type { AltarQuestState } from '../../../../src/games/altar-quest/rules/state.ts';
import { type Decision, isPublic, mayChoose } from '../../../../src/kernel/decision.ts';
import type { OptionText } from '../../../../src/kernel/game.ts';
import type { Match } from '../../../../src/kernel/match.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { playRandomly } from './random-match.ts';
import { expectReadable } from './readable.ts';

const texts = loadTexts();
const { presentation } = altarQuest;

function expectOption({ label, description, emoji }: OptionText): void {
  expectReadable(label);
  expectReadable(description ?? label);
  const isEmoji = emoji === undefined || /^\p{Extended_Pictographic}\uFE0F?$/u.test(emoji);
  if (!isEmoji) throw new Error(`No emoji: ${label} ${emoji}`);
  if (description?.includes('\n')) throw new Error(`More than a line: ${description}`);
}

function checkPanel(match: Match<AltarQuestState>, decision: Decision, viewer: string): void {
  const view = altarQuestRules.view(match, viewer);
  const { lines, menus } = presentation.panel(view, decision, texts);
  for (const line of lines) expectReadable(line);
  expect(lines.join('\n').length).toBeLessThan(3000);
  const own = decision.options.filter((option) => mayChoose(decision, option, viewer));
  const offered = menus.flatMap(({ options }) => options);
  const listed = new Set(offered.map(({ option }) => option.id));
  expect([...listed].sort()).toEqual(own.map(({ id }) => id).sort());
  // One option may be there several times, with other answers to what follows; a place also by its purpose.
  const ways = menus
    .flatMap(({ options, lead }) => options.slice(lead?.count ?? 0))
    .map(({ option, ahead = [] }) => [option.id, ...ahead].join());
  expect(new Set(ways).size).toBe(ways.length);
  for (const { id, title, options, lead } of menus) {
    const first = options.slice(0, lead?.count ?? 0).map(({ option }) => option.id);
    expect(new Set(first).size).toBe(first.length);
    expect(first.length).toBeLessThan(25);
    if (lead) expectReadable(lead.more);
    expect(id).toMatch(/^[a-z]{1,12}$/);
    expectReadable(title);
    for (const { text } of options) expectOption(text);
  }
}

describe('questions in words', () => {
  // Checked by `npm run check`: this fails by not compiling.
  it('has words for every question that the rules can ask, and for no other', () => {
    expectTypeOf<WordedPrompt>().toEqualTypeOf<keyof AltarQuestPrompts>();
  });

  it('words every question, option and panel of random matches, each option on one line', () => {
    const asked = new Set<string>();
    for (let number = 1; number <= 5; number++) {
      playRandomly(number, (match, decision) => {
        const often = `${decision.prompt.key} ${match.inputs % 2}`;
        asked.add(decision.prompt.key);
        const isNew = !asked.has(often);
        asked.add(often);
        if (!isNew && match.inputs % 15 !== 0) return;
        for (const viewer of ['table', 'one', 'two']) {
          const view = altarQuestRules.view(match, viewer);
          const { question, why } = presentation.prompt(view, decision, texts);
          expectReadable(question);
          if (why !== undefined) expectReadable(why);
          for (const option of decision.options.slice(0, 40)) {
            expectOption(presentation.option(view, decision, option, texts));
          }
        }
        for (const seat of ['one', 'two']) checkPanel(match, decision, seat);
      });
    }
    expect([...asked].filter((key) => !key.includes(' ')).length).toBeGreaterThan(20);
  });

  it('says what choosing none means wherever that may be done, as it is', () => {
    const said = new Map<string, string | null | undefined>();
    for (const number of [1, 2]) {
      playRandomly(number, (match, decision) => {
        if (decision.choose.min > 0 || said.has(decision.prompt.key)) return;
        const view = altarQuestRules.view(match, decision.seats[0] as string);
        const none = (options: Decision['options']) =>
          presentation.none?.(view, { ...decision, options }, texts);
        said.set(decision.prompt.key, none(decision.options));
        if (decision.prompt.key !== 'prompt.mulligan') return;
        expect(decision.options).toHaveLength(4);
        expect(none(decision.options.slice(0, 2))).toBe('Keep both');
        expect(none([...decision.options, ...decision.options])).toBe('Keep all 8');
      });
    }
    expect(Object.fromEntries(said)).toEqual({ 'prompt.mulligan': 'Keep all four' });
  });

  it('says at a stop between two effects what was lost and what is at hand (C-03)', () => {
    const { match } = playRandomly(1);
    const view = altarQuestRules.view(match, 'table');
    const says = (args: AltarQuestPrompts['prompt.between-effects']) => {
      const decision: Decision = {
        id: '1',
        key: 'one',
        how: 'each',
        seats: ['one'],
        visibility: 'public',
        prompt: { key: 'prompt.between-effects', args },
        options: [{ id: 'pass', verb: 'done' }],
        choose: { min: 1, max: 1 },
        fallback: ['pass'],
      };
      const [pass] = decision.options.map((option) =>
        presentation.option(view, decision, option, texts),
      );
      expect(pass?.label).toBe('Use nothing');
      return presentation.prompt(view, decision, texts).question;
    };
    const cards = ['lamp-oil', 'novices-dice'];
    const losses = (health: number, focus: number, supply: number) => [
      { hero: 'sedrin', health, focus, supply },
      { hero: 'myreen', health: 0, focus: 0, supply },
    ];
    expect(says({ happened: 'lost', losses: losses(3, 1, 2), after: '', ahead: [], cards })).toBe(
      'Sedrin has lost 3 health and 1 focus and the heroes have lost 2 supply. Use a card? Ready: Lamp Oil and Novice’s Dice.',
    );
    expect(says({ happened: 'lost', losses: losses(0, 0, 1), after: '', ahead: [], cards })).toBe(
      'The heroes have lost 1 supply. Use a card? Ready: Lamp Oil and Novice’s Dice.',
    );
    expect(
      says({ happened: 'after', losses: losses(0, 0, 0), after: 'lamp-oil', ahead: [], cards }),
    ).toBe('After Lamp Oil: use a card? Ready: Lamp Oil and Novice’s Dice.');
    expect(
      says({ happened: 'nothing', losses: losses(0, 0, 0), after: '', ahead: [], cards }),
    ).toBe('Use a card before the game goes on? Ready: Lamp Oil and Novice’s Dice.');
    const saysAhead = (...ahead: string[]) =>
      says({ happened: 'ahead', losses: losses(0, 0, 0), after: '', ahead, cards });
    expect(saysAhead('frox-raider.red')).toBe(
      'The Frox Raider (red) is about to activate. Use a card first? Ready: Lamp Oil and Novice’s Dice.',
    );
    expect(saysAhead('frox-raider.red', 'frox-raider.blue')).toBe(
      'The Frox Raider (red) and the Frox Raider (blue) are about to activate. Use a card first? Ready: Lamp Oil and Novice’s Dice.',
    );
  });

  it('never names a figure twice where it is about the figure’s own card', () => {
    const view = altarQuestRules.view(playRandomly(1).match, 'table');
    const says = (figure: string, prompt: AltarQuestPrompt) =>
      presentation.prompt(
        view,
        {
          id: '1',
          key: 'answer',
          how: 'one',
          seats: ['one'],
          visibility: 'public',
          about: figure,
          prompt,
          options: [{ id: 'yes', verb: 'choose' }],
          choose: { min: 1, max: 1 },
          fallback: [],
        },
        texts,
      ).question;
    for (const [figure, name] of [
      ['quella', 'Quella'],
      ['huey', 'Huey'],
    ] as const) {
      const asked = [
        ...[0, 1, 3].map((left) =>
          says(figure, { key: 'prompt.move', args: { card: figure, left } }),
        ),
        says(figure, { key: 'prompt.may', args: { card: figure, hero: figure } }),
        says(figure, { key: 'prompt.choose-effect', args: { card: figure, hero: figure } }),
      ];
      for (const question of asked) expect(question.split(name), question).toHaveLength(2);
    }
    expect(says('quella', { key: 'prompt.move', args: { card: 'quella', left: 3 } })).toBe(
      'Where does Quella move (up to 3 spaces)?',
    );
    expect(says('quella', { key: 'prompt.move', args: { card: 'lamp-oil', left: 3 } })).toBe(
      'Lamp Oil: where does Quella move (up to 3 spaces)?',
    );
  });

  it('keeps hands out of public prompts', () => {
    playRandomly(5, (match, decision) => {
      const hands = new Set(match.state.heroes.flatMap(({ hand }) => hand));
      const shows = decision.options.some(({ args }) => hands.has(String(args?.card ?? '')));
      if (shows) expect(isPublic(decision), decision.prompt.key).toBe(false);
    });
  });
});
