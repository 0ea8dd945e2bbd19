import { describe, expect, it } from 'vitest';
import { presentation } from '../../../../src/games/altar-quest/presentation/index.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import type { AltarQuestState } from '../../../../src/games/altar-quest/rules/state.ts';
import { type Decision, mayChoose } from '../../../../src/kernel/decision.ts';
import type { OptionText } from '../../../../src/kernel/game.ts';
import type { Match } from '../../../../src/kernel/match.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { playRandomly } from './random-match.ts';
import { expectReadable, inRules } from './readable.ts';

const texts = loadTexts();

function expectFits({ label, description, emoji }: OptionText): void {
  expectReadable(label);
  expectReadable(description ?? label);
  const fits = label.length <= 80 && (description ?? '').length <= 100;
  const isEmoji = emoji === undefined || /^\p{Extended_Pictographic}\uFE0F?$/u.test(emoji);
  if (!fits || !isEmoji) throw new Error(`Too long, or no emoji: ${label} ${description} ${emoji}`);
}

function checkPanel(match: Match<AltarQuestState>, decision: Decision, viewer: string): void {
  const view = altarQuestRules.view(match, viewer);
  const { lines, menus } = presentation.panel(view, decision, texts);
  for (const line of lines) expectReadable(line);
  expect(lines.join('\n').length).toBeLessThan(3000);
  const own = decision.options.filter((option) => mayChoose(decision, option, viewer));
  const listed = menus.flatMap(({ options }) => options.map(({ option }) => option.id));
  expect([...listed].sort()).toEqual(own.map(({ id }) => id).sort());
  for (const { id, title, options } of menus) {
    expect(id).toMatch(/^[a-z]{1,12}$/);
    expectReadable(title);
    for (const { text } of options) expectFits(text);
  }
}

describe('questions in words', () => {
  it('has a message for every question that the rules ask', () => {
    const keys = inRules(/'(prompt\.[a-z-]+)'/g);
    expect(keys.length).toBeGreaterThan(20);
    for (const key of keys) {
      expect(texts.has(`altar-quest.${key}.question`), key).toBe(true);
    }
  });

  it('words every question, option and panel of random matches within Discord’s limits', () => {
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
            expectFits(presentation.option(view, decision, option, texts));
          }
        }
        for (const seat of ['one', 'two']) checkPanel(match, decision, seat);
      });
    }
    expect([...asked].filter((key) => !key.includes(' ')).length).toBeGreaterThan(20);
  });

  it('keeps hands out of public prompts', () => {
    playRandomly(5, (match, decision) => {
      const hands = new Set(match.state.heroes.flatMap(({ hand }) => hand));
      const shows = decision.options.some(({ args }) => hands.has(String(args?.card ?? '')));
      if (shows) expect(presentation.secret(decision), decision.prompt.key).toBe(true);
    });
  });
});
