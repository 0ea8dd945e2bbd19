import { expect, it } from 'vitest';
import { altar } from '../../../src/games/altar/index.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import type { AltarDecision } from '../../../src/games/altar/rules/state.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { scenario } from '../../support/altar.ts';

const texts = loadTexts();
const { guide } = altar.presentation;
const GODS = { light: { inactive: 1 }, war: { inactive: 1 }, fear: { inactive: 1 } };

/** What a first turn says at its end to somebody who holds this card and has passed. */
function endingWith(card: string): string {
  const s = scenario({ realms: GODS, hands: { 'seat-1': [card] }, asksAtEnd: true });
  s.acts('seat-1').choose('pass');
  const decision = s.question() as AltarDecision;
  const view = altarRules.view(s.match, 'seat-1');
  const done = decision.options.filter(({ id }) => id === 'done');
  const step = guide?.at(view, decision, 'act', done);
  s.choose('done');
  if (!step || step === 'over') throw new Error('The guide says nothing.');
  expect(step.step).toBe('end');
  return texts('altar.guide.end.text', { way: 'End turn', about: step.about ?? 'other' });
}

it('a first turn ends with free actions for whoever has one, and speaks of none to others', () => {
  expect(endingWith('courier')).toBe(
    'Your main action is done. Free Actions (⚡) are still open to you. A good choice: **End turn**.',
  );
  expect(endingWith('priestess')).toBe('Your main action is done. A good choice: **End turn**.');
});
