import { describe, expect, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import type { AltarQuestDecision } from '../../../../src/games/altar-quest/rules/state.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { type Scenario, scenario } from '../../../support/altar-quest.ts';

const texts = loadTexts();
const { presentation } = altarQuest;

const laidOut = () =>
  scenario({
    heroes: {
      sedrin: { at: 'J11', hand: ['requiem.1', 'lance-of-noon.1', 'turned-blow.1'] },
      myreen: { at: 'K11' },
    },
    seats: { sedrin: 'ann', myreen: 'bob' },
    round: 1,
    active: 'sedrin',
  });

const open = ({ match }: Scenario): AltarQuestDecision[] => match.open as AltarQuestDecision[];
const why = (laid: Scenario, card: string) =>
  presentation.notNow?.(altarQuestRules.view(laid.match, 'ann'), card, open(laid), texts);

describe('a card in hand', () => {
  it('is what options to play it are about, for whoever holds it and for nobody else', () => {
    const laid = laidOut().acts('sedrin');
    const played = open(laid)[0]?.options.filter(({ verb }) => ['play', 'feat'].includes(verb));
    for (const option of played ?? []) {
      const held = (viewer: string) =>
        presentation.held?.(altarQuestRules.view(laid.match, viewer), option);
      expect(held('ann')).toHaveLength(1);
      expect(held('bob')).toEqual([]);
    }
    expect(
      presentation.held?.(altarQuestRules.view(laid.match, 'ann'), { id: 'draw', verb: 'draw' }),
    ).toEqual([]);
    laid.choose('done');
  });

  it('says why it can’t be played: a Reaction has its moment, an Action needs an action, a turn its hero', () => {
    const laid = laidOut().acts('sedrin');
    laid.hero('sedrin').actions = 0;
    expect(why(laid, 'turned-blow.1')).toBe('You’re offered a Reaction when its moment comes.');
    expect(why(laid, 'lance-of-noon.1')).toBe('Sedrin has no actions left.');
    laid.state.active = 'myreen';
    expect(why(laid, 'lance-of-noon.1')).toBe('Myreen is acting.');
    laid.hero('sedrin').acted = true;
    expect(why(laid, 'lance-of-noon.1')).toBe('Sedrin has already acted this round.');
    laid.state.turn = 'threat';
    expect(why(laid, 'lance-of-noon.1')).toBe(
      'You can only play Actions and Feats in the hero turn.',
    );
    laid.state.turn = 'heroes';
    laid.state.active = 'sedrin';
    laid.hero('sedrin').acted = false;
    laid.choose('done');
    expect(why(laid, 'lance-of-noon.1')).toBe('The game is over.');
  });

  it('could do nothing where there is nobody to do it to', () => {
    const laid = laidOut().acts('sedrin');
    expect(why(laid, 'lance-of-noon.1')).toBe('It would do nothing now.');
    laid.choose('done');
  });
});
