import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hintsAt } from '../../../../src/games/altar-quest/presentation/hints.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import type { AltarQuestDecision } from '../../../../src/games/altar-quest/rules/state.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { playRandomly } from './random-match.ts';
import { expectReadable } from './readable.ts';

const texts = loadTexts();
const words: { [concept: string]: string } = JSON.parse(
  readFileSync('assets/texts/en/altar-quest.hints.json', 'utf8'),
).hint;

describe('hints', () => {
  it('at the first turn name the three things that a beginner does right', () => {
    const first: string[] = [];
    playRandomly(1, (match, decision) => {
      if (decision.prompt.key !== 'prompt.act') return;
      const view = altarQuestRules.view(match, decision.seats[0]!);
      first.push(...hintsAt(view, decision as AltarQuestDecision));
    });
    expect(first[0]).toBe('first-turn');
    for (const way of ['Move', 'Attack', 'Interact', 'End turn', 'Your quest']) {
      expect(texts('altar-quest.hint.first-turn')).toContain(way);
    }
  });

  it('are met in games, all that there are', () => {
    const met = new Set<string>();
    const isMissing = () => Object.keys(words).some((concept) => !met.has(concept));
    // As many games as it takes: which of them have an ally or a trap changes with every card.
    for (let number = 1; number <= 40 && isMissing(); number++) {
      playRandomly(number, (match, decision) => {
        const view = altarQuestRules.view(match, decision.seats[0]!);
        for (const concept of hintsAt(view, decision as AltarQuestDecision)) met.add(concept);
      });
    }
    for (const concept of met) expectReadable(texts(`altar-quest.hint.${concept}`));
    expect(Object.keys(words).filter((concept) => !met.has(concept))).toEqual([]);
  });
});
