import type { OfferedOption, OptionMenu, OptionText } from '../../../../kernel/game.ts';
import { asManyAsFit, ROOM_IN_MENU } from '../../../../texts/as-many-as-fit.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { AltarQuestOption, CardVerb, OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { namesIn } from '../names.ts';
import { withOdds } from '../options/rolls.ts';
import { type TestWay, testWays } from '../options/test-ways.ts';
import { useText } from '../options/uses.ts';
import { speechIn } from '../wordings.ts';

/** Up to so many ways are buttons, one tap instead of two; with more, the panel would not fit a phone. */
const BUTTONS = 2;

/**
 * Cards that begin with an attack or another test, with target and dice chosen in one tap, each with its
 * chance; one whose dice are counted only when it is used asks for them then.
 */
export function testMenu(
  id: 'attack' | 'interact',
  view: AltarQuestView,
  decision: AltarQuestDecision,
  cards: readonly OptionAmong<CardVerb>[],
  texts: Texts,
): OptionMenu<AltarQuestOption> {
  const emoji = texts(`altar-quest.emoji.${id}`);
  const found = cards.map((option) => ({
    option,
    text: { ...useText(option, speechIn(texts)), emoji },
    ways: testWays(view, decision, option),
  }));
  const tested = found.filter(({ ways }) => ways.length > 0).map(({ text }) => text.label);
  const isTwice = (label: string) => tested.filter((other) => other === label).length > 1;
  const count = found.reduce((sum, { ways }) => sum + Math.max(1, ways.length), 0);
  const as = count <= BUTTONS ? 'buttons' : 'menu';
  const room = as === 'buttons' ? Number.POSITIVE_INFINITY : ROOM_IN_MENU;
  const options = found.flatMap(({ option, text, ways }): OfferedOption<AltarQuestOption>[] => {
    if (ways.length === 0) return [{ option, text }];
    return ways.map((way) => ({
      option,
      ahead: way.ahead,
      text: wayText(way, ways, { ...text, isTwice: isTwice(text.label), room }, texts),
    }));
  });
  return {
    id,
    title: texts(`altar-quest.panel.menu.${id}`),
    as,
    options,
  };
}

/** A card that is tested, and whether another test of it has to be told apart by its attribute. */
type Tested = OptionText & { isTwice: boolean; room: number };

/** "Charge → Frox Raider (red): 41% to wound", "+1 die, Bookcase: 41 → 68% to find something" */
function wayText(
  way: TestWay,
  ways: readonly TestWay[],
  { label, description = '', isTwice, room, ...look }: Tested,
  texts: Texts,
): OptionText {
  const { aim, attribute, fromSupply: supply, stakes, dice, focus } = way;
  const names = namesIn(texts);
  const plain = ways.find((other) => other.aim === aim && other.fromSupply === 0);
  const card = isTwice
    ? texts('altar-quest.option.by-attribute', {
        card: label,
        attribute: texts(`altar-quest.attribute.${attribute}`),
      })
    : label;
  const name = texts('altar-quest.option.test-way', {
    card,
    of: aim === null ? 'nobody' : 'enemy',
    enemy: aim === null ? '' : names.card(aim),
    supply,
  });
  const compared = supply > 0 && plain ? [{ dice: plain.dice }, { dice }] : [{ dice }];
  const { description: odds = '', ...told } = withOdds(name, stakes, compared, focus, texts);
  const price =
    supply > 0 ? texts('altar-quest.option.for-supply', { supply, held: way.supply }) : '';
  // What the card does is said once, beside its first way.
  const beside = asManyAsFit([price, odds, way === ways[0] ? description : ''], room);
  return { ...look, ...told, ...(beside === '' ? {} : { description: beside }) };
}
