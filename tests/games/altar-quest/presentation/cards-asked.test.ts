import { describe, expect, it } from 'vitest';
import { copiesTogether } from '../../../../src/cards/alike.ts';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import type { AltarQuestDecision } from '../../../../src/games/altar-quest/rules/state.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';

const texts = loadTexts();
const { match } = altarQuestRules.setup({
  seats: [{ seat: 'one', characters: ['sedrin'] }],
  options: {},
  seed: '0'.repeat(32),
});

describe('questions about cards', () => {
  it('show the first cards with their text, alike ones once (AQ-053)', () => {
    const [asked] = match.open as AltarQuestDecision[];
    const view = altarQuestRules.view(match, 'one');
    const cards = ['lance-of-noon.1', 'second-wind.1', 'second-wind.2'];
    const options = cards.map((card) => ({ id: card, verb: 'choose' as const, args: { card } }));
    const { lines } = altarQuest.presentation.panel(view, { ...asked!, options }, texts);
    expect(lines).toEqual([
      '**Sedrin: which starting cards do you set aside and replace?**',
      '-# Only once, before the game begins. You draw as many new cards, then shuffle the old ones back.',
      '**Lance of Noon** · Action — ATTACK Willpower +1 (range 6). ☀️ Aluna: Gain 2 focus.',
      '**Second Wind ×2** · Feat — Refresh 1 of your cards, then gain 1 focus. 💧 Wathe: Heal 2 damage.',
    ]);
  });
});

describe('copies of a card', () => {
  const text = { label: 'Blinding Powder', description: 'Exhaust an enemy.' };
  const use = (card: string, hero: string) => ({
    option: { id: `${card}:${hero}`, verb: 'use', args: { card, hero } },
    text,
  });
  const offered = [
    use('blinding-powder.1', 'sedrin'),
    use('blinding-powder.2', 'sedrin'),
    use('blinding-powder.3', 'myreen'),
  ];
  const menus = [{ id: 'use', title: 'Use…', as: 'menu' as const, options: offered }];
  const shown = (max: number) =>
    copiesTogether({ choose: { min: 0, max } }, menus)[0]?.options.map(({ option, copies }) => [
      option.id,
      copies,
    ]);

  it('are one way to answer, but for another hero’s', () => {
    expect(shown(1)).toEqual([
      ['blinding-powder.1:sedrin', 2],
      ['blinding-powder.3:myreen', 1],
    ]);
  });

  it('can each be marked where several are asked for', () => {
    expect(shown(2)).toEqual(offered.map(({ option }) => [option.id, undefined]));
  });
});
