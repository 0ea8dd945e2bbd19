import { expect, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import {
  BEFOREHAND,
  standingOffers,
  USUAL,
} from '../../../../src/games/altar-quest/rules/standing.ts';
import type { AltarQuestDecision } from '../../../../src/games/altar-quest/rules/state.ts';
import { formFor } from '../../../../src/kernel/decision.ts';
import { type Standing, standingName } from '../../../../src/kernel/standing.ts';
import { endingByItself } from '../../../../src/table/match/time/left-over.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { playRandomly } from './random-match.ts';
import { expectReadable } from './readable.ts';

const texts = loadTexts();

const words = (standing: Standing, seats = 2) =>
  altarQuest.presentation.standing?.(standing, texts, seats) ?? '';

it('offers answers for good that are options of their question, in words that fit a button', () => {
  const found = new Set<string>();
  for (let number = 1; number <= 6; number++) {
    playRandomly(number, (_match, decision) => {
      for (const seat of decision.seats) {
        const own = formFor(decision, seat) as AltarQuestDecision;
        for (const offer of standingOffers(own)) {
          found.add(offer.id);
          expect(own.options.map(({ id }) => id)).toContain(offer.option);
          expectReadable(words(offer));
          expect(words(offer).length).toBeLessThanOrEqual(80);
        }
      }
    });
  }
  for (const id of [
    'discard',
    'focus-uses',
    'focus-keeps',
    'no-supply-die',
    'pass-between',
    'rhunes',
    'ends-turn',
  ]) {
    expect(found, id).toContain(id);
  }
});

it('lets be settled beforehand what its questions offer, all reactions at once', () => {
  const offered = new Set<string>();
  let moments = 0;
  for (let number = 1; number <= 6; number++) {
    playRandomly(number, (_match, decision) => {
      for (const seat of decision.seats) {
        for (const offer of standingOffers(formFor(decision, seat) as AltarQuestDecision)) {
          offered.add(standingName(offer));
          if (!decision.prompt.key.startsWith('prompt.moment.')) continue;
          moments += 1;
          expect([offer.id, offer.within]).toContain('pass-moments');
        }
      }
    });
  }
  expect(moments).toBeGreaterThan(0);
  expect(altarQuestRules.beforehand).toBe(BEFOREHAND);
  // Hardly any random game asks for focus to be discarded.
  const never = BEFOREHAND.map(standingName).filter((name) => !offered.has(name));
  expect(['', 'discard/token=focus']).toContain(never.join());
  expect(BEFOREHAND.map((one) => words(one))).toContain('Pass on all reactions until my next turn');
  for (const one of BEFOREHAND) expectReadable(words(one));
});

it('what the players choose together is settled when all say so; one who plays alone says it for good', () => {
  const farthest = { id: 'farthest-space', until: 'revoked' } as const;
  expect(words(farthest)).toBe('Give enemies the space farthest from us, if everyone agrees');
  expect(words(farthest, 1)).toBe('Always give enemies the space farthest from us');
  for (const one of BEFOREHAND) expectReadable(words(one, 1));
});

it('begins with focus used where it helps, armor used, and any of several spaces that are alike, as their questions offer it', () => {
  const offered = new Set<string>();
  const asked: readonly string[] = ['prompt.use-focus', 'prompt.armor', 'prompt.position'];
  for (let number = 1; number <= 4; number++) {
    playRandomly(number, (_match, decision) => {
      if (!asked.includes(decision.prompt.key)) return;
      for (const offer of standingOffers(decision as AltarQuestDecision)) {
        offered.add(standingName(offer));
      }
    });
  }
  expect(altarQuestRules.usual).toBe(USUAL);
  expect(USUAL.map((one) => words(one))).toEqual([
    'Always use focus that helps',
    'Always use armor',
    'Let enemies take any space, if several are equally far from us',
  ]);
  for (const usual of USUAL) expect(offered).toContain(standingName(usual));
});

it('what can be answered in two ways for good stands in one way only', () => {
  const found = new Map<string, readonly string[]>();
  playRandomly(1, (_match, decision) => {
    for (const seat of decision.seats) {
      for (const { id, instead = [] } of standingOffers(
        formFor(decision, seat) as AltarQuestDecision,
      )) {
        found.set(id, instead);
      }
    }
  });
  for (const { id, instead = [] } of BEFOREHAND) {
    expect(instead, id).toEqual(found.get(id) ?? instead);
  }
  expect(found.get('focus-uses')).toEqual(['focus-keeps']);
  expect(found.get('focus-keeps')).toEqual(['focus-uses']);
});

it('ends a turn by itself only where nothing is left but cards and items to use', () => {
  let ended = 0;
  for (let number = 1; number <= 3; number++) {
    playRandomly(number, (_match, decision) => {
      const ending = endingByItself(altarQuest, decision);
      const { options, prompt } = decision as AltarQuestDecision;
      if (prompt.key !== 'prompt.act') return expect(ending).toBeNull();
      const isOver = options.every(({ verb }) => ['feat', 'use', 'done'].includes(verb));
      if (prompt.args.actions > 0 || !isOver) return expect(ending).toBeNull();
      expect(options.find(({ id }) => id === ending)?.verb).toBe('done');
      ended += 1;
    });
  }
  expect(ended).toBeGreaterThan(0);
});
