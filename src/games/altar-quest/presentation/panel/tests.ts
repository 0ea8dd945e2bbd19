import type { OfferedOption, OptionMenu, OptionText } from '../../../../kernel/game.ts';
import { asManyAsFit, ROOM_IN_MENU } from '../../../../texts/as-many-as-fit.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { AltarQuestOption, CardVerb, OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { type RhunesAhead, rhunesAhead, rhunesDo } from '../options/rhunes.ts';
import { withOdds } from '../options/rolls.ts';
import { testName } from '../options/test-name.ts';
import { type TestWay, testWays } from '../options/test-ways.ts';
import { useText } from '../options/uses.ts';
import { speechIn } from '../wordings.ts';

/** Up to this many ways are buttons, one tap instead of two; with more, the panel would not fit a phone. */
const BUTTONS = 2;

/**
 * Cards that begin with an attack or another test, with target and dice chosen in one tap, each with its
 * chance; one whose dice are counted only when it is used asks for them then.
 *
 * @param farther ways to make such a test after a walk
 * @param others how a card is offered that makes none at once
 */
export function testMenu(
  id: 'attack' | 'interact',
  view: AltarQuestView,
  hero: HeroView,
  decision: AltarQuestDecision,
  cards: readonly OptionAmong<CardVerb>[],
  farther: readonly OfferedOption<AltarQuestOption>[],
  others: (option: AltarQuestOption) => OfferedOption<AltarQuestOption>[],
  texts: Texts,
): OptionMenu<AltarQuestOption> {
  const emoji = texts(`altar-quest.emoji.${id}`);
  const found = cards.map((option) => {
    const ways = testWays(view, decision, option);
    return {
      option,
      text: { ...useText(option, speechIn(texts)), emoji },
      ways,
      untested: ways.length === 0 ? others(option) : [],
      rhunes: rhunesAhead(view, hero, option),
    };
  });
  const tested = found.filter(({ ways }) => ways.length > 0).map(({ text }) => text.label);
  const isTwice = (label: string) => tested.filter((other) => other === label).length > 1;
  const count = found.reduce(
    (sum, { ways, untested, rhunes }) => sum + untested.length + ways.length * (rhunes ? 2 : 1),
    farther.length,
  );
  const as = count <= BUTTONS ? 'buttons' : 'menu';
  const room = as === 'buttons' ? Number.POSITIVE_INFINITY : ROOM_IN_MENU;
  const here = found.flatMap(
    ({ option, text, ways, untested, rhunes }): OfferedOption<AltarQuestOption>[] => {
      const tested = { ...text, isTwice: isTwice(text.label), room };
      if (ways.length === 0) {
        return untested.map((one) => ({ ...one, text: { ...one.text, emoji } }));
      }
      const plain = ways.map((way) => ({
        option,
        ahead: way.ahead,
        text: wayText(way, ways, tested, texts),
      }));
      // Dice that another card may wait for: whoever wants to keep them is asked.
      const using = rhunes
        ? ways
            .filter(({ help }) => help === null)
            .map((way) => ({
              option,
              ahead: [...way.ahead, ...rhunes.ahead],
              text: wayText(way, ways, tested, texts, rhunes),
            }))
        : [];
      return [...plain, ...using];
    },
  );
  return {
    id,
    title: texts(`altar-quest.panel.menu.${id}`),
    as,
    options: [...here, ...farther],
  };
}

/** A card to test, and whether the attribute must be named to tell its tests apart. */
export type Tested = OptionText & { isTwice: boolean; room: number };

/** "Charge → Frox Raider (red): 41% to wound", "+1 die, Bookcase: 41 → 68% to find something" */
export function wayText(
  way: TestWay,
  ways: readonly TestWay[],
  { label, description = '', isTwice, room, ...look }: Tested,
  texts: Texts,
  used: RhunesAhead | null = null,
): OptionText {
  const { aim, attribute, fromSupply: supply, help, stakes, roll, focus } = way;
  const plain = ways.find(
    (other) => other.aim === aim && other.fromSupply === 0 && other.help === null,
  );
  const card = isTwice
    ? texts('altar-quest.option.by-attribute', {
        card: label,
        attribute: texts(`altar-quest.attribute.${attribute}`),
      })
    : label;
  const name = testName({ card, aim, supply, help, rhunes: used?.rhunes ?? [] }, texts);
  const isChanged = supply > 0 || help !== null;
  const compared = isChanged && plain ? [plain.roll, roll] : [roll];
  const { description: odds = '', ...told } = withOdds(name, stakes, compared, focus, texts);
  const price =
    supply > 0 ? texts('altar-quest.option.for-supply', { supply, held: way.supply }) : '';
  // What the card does is said once, beside its first way.
  const does = used ? rhunesDo(used, texts) : way === ways[0] ? description : '';
  const beside = asManyAsFit([price, odds, does], room);
  return { ...look, ...told, ...(beside === '' ? {} : { description: beside }) };
}
