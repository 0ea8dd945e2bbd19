import type { OfferedOption, OptionMenu } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { namesIn } from '../names.ts';
import { optionText } from '../options/index.ts';
import { defeatText, focusOddsText, oddsText, shortOdds } from '../options/odds.ts';
import { type TestWay, testWays } from '../options/test-ways.ts';

/** Up to so many ways are buttons, one tap instead of two; with more, the panel would not fit a phone. */
const BUTTONS = 2;

/**
 * Cards that begin with an attack or another test, with target and dice chosen in one tap, each with its
 * chance; one whose dice are counted only when it is used asks for them then.
 */
export function testMenu(
  id: 'attack' | 'interact',
  view: AltarQuestView,
  hero: HeroView | undefined,
  decision: AltarQuestDecision,
  cards: readonly AltarQuestOption[],
  texts: Texts,
): OptionMenu<AltarQuestOption> {
  const emoji = texts(`altar-quest.emoji.${id}`);
  const options = cards.flatMap((option): OfferedOption<AltarQuestOption>[] => {
    const text = { ...optionText(view, decision, option, texts), emoji };
    const ways = hero ? testWays(view, hero, option) : [];
    if (!hero || ways.length === 0) return [{ option, text }];
    return ways.map((way) => ({
      option,
      ahead: way.ahead,
      text: {
        emoji,
        label: wayLabel(text.label, way, ways, texts),
        description: [expected(hero, way, texts), text.description ?? '']
          .filter((part) => part !== '')
          .join(' · '),
      },
    }));
  });
  return {
    id,
    title: texts(`altar-quest.panel.menu.${id}`),
    as: options.length <= BUTTONS ? 'buttons' : 'menu',
    options,
  };
}

/** "Charge: Frox Raider (red) 41 % to wound", "Add a die, Bookcase: 41 → 68 % to find something" */
function wayLabel(
  card: string,
  { enemy, supply, stakes, dice }: TestWay,
  ways: readonly TestWay[],
  texts: Texts,
): string {
  const plain = ways.find((way) => way.enemy === enemy && way.supply === 0);
  return texts('altar-quest.option.test-way', {
    card,
    of: enemy === null ? 'nobody' : 'enemy',
    enemy: enemy === null ? '' : namesIn(texts).card(enemy),
    supply,
    expected: shortOdds(stakes, supply > 0 && plain ? [plain.dice, dice] : [dice], texts),
  });
}

/** What to expect of it, in full. */
const expected = (hero: HeroView, { stakes, dice }: TestWay, texts: Texts): string =>
  [
    oddsText(stakes, dice, texts),
    stakes.kind === 'attack' ? defeatText(stakes, dice, texts) : '',
    focusOddsText(stakes, dice, hero.focus, texts),
  ]
    .filter((part) => part !== '')
    .join(' · ');
