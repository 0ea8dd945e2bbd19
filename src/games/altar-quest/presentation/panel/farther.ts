import type { OfferedOption, OptionText } from '../../../../kernel/game.ts';
import { asManyAsFit, ROOM_IN_MENU } from '../../../../texts/as-many-as-fit.ts';
import { capitalised } from '../../../../texts/capitalised.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { isCard } from '../../rules/cards/library.ts';
import { positionOf } from '../../rules/position.ts';
import { cardActions } from '../../rules/procedures/act-options.ts';
import { heroById } from '../../rules/queries/figures.ts';
import { looking } from '../../rules/queries/once.ts';
import type { AltarQuestDecision, AltarQuestState } from '../../rules/state.ts';
import { type CardId, definitionOf } from '../../rules/terms.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { abilityOfOption, attacks } from '../effects.ts';
import { cardChoice } from '../options/choices.ts';
import { optionText } from '../options/index.ts';
import { type TestWay, testWays, waysToRoll } from '../options/test-ways.ts';
import { subjectOf, testsAhead } from '../options/tests-ahead.ts';
import { speechIn } from '../wordings.ts';
import { wayText } from './tests.ts';
import type { Walk } from './walks.ts';

/** At most how many ways to do something farther away one menu offers. */
const MOST = 10;

/** Something that is done at the end of a walk. */
interface Deed {
  walk: Walk;
  kind: 'attack' | 'interact';
  /** What is done, and to whom: the same for copies of a card. */
  what: string;
  /** Whether the walk is for the one whom it is about. */
  isMeant: boolean;
  text: OptionText;
  /** What is answered when the walk is over. */
  ahead: readonly string[];
}

/**
 * Attacks and interactions that take a walk first, in one tap: where the hero stands follows from what is done.
 *
 * @param here options that take no walk
 */
export function farther(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  here: readonly AltarQuestOption[],
  hero: HeroView,
  walks: readonly Walk[],
  texts: Texts,
): Record<Deed['kind'], OfferedOption<AltarQuestOption>[]> {
  const near = new Set(
    here.flatMap((option) => {
      const ways = testWays(view, decision, option);
      return ways.length === 0
        ? [whatOf(option, null)]
        : ways.map(({ aim }) => whatOf(option, aim));
    }),
  );
  const deeds = walks
    .flatMap((walk) => deedsAfter(walk, hero, decision, near, texts))
    .sort((one, other) => Number(other.isMeant) - Number(one.isMeant));
  const of = (kind: Deed['kind']) =>
    oneOfEach(deeds.filter((deed) => deed.kind === kind))
      .slice(0, MOST)
      .map((deed) => offeredAs(view, decision, deed, texts));
  return { attack: of('attack'), interact: of('interact') };
}

/** The same thing is offered once for each way to walk, and for each number of dice. */
function oneOfEach(deeds: readonly Deed[]): Deed[] {
  const seen = new Set<string>();
  return deeds.filter(({ what, walk, text }) => {
    const by = walk.option.verb === 'move' ? 'move' : walk.option.id;
    const one = `${what} ${by} ${text.name}`;
    return !seen.has(one) && seen.add(one);
  });
}

/** "Walk + Charge → Frox Raider (red): 41% to wound": "S17 · 1 action" */
function offeredAs(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  { walk, text, ahead }: Deed,
  texts: Texts,
): OfferedOption<AltarQuestOption> {
  const { option, name, purpose } = walk;
  const { label: where } = optionText(view, decision, purpose.place.option, texts);
  const description = asManyAsFit([where, text.description ?? ''], ROOM_IN_MENU);
  // A card that moves the hero and strikes is one card.
  const after = (way: string) =>
    walk.after === null ? texts('altar-quest.option.first', { first: name, way }) : way;
  return {
    option,
    ahead: [...walk.ahead, ...ahead],
    text: {
      ...text,
      label: after(text.label),
      name: after(text.name ?? text.label),
      ...(description === '' ? {} : { description: capitalised(description) }),
    },
  };
}

/**
 * What a hero can do where a walk has led.
 *
 * @param near what takes no walk, and is left out
 */
const deedsAfter = (
  walk: Walk,
  hero: HeroView,
  decision: AltarQuestDecision,
  near: ReadonlySet<string>,
  texts: Texts,
): Deed[] => {
  const state = positionOf(walk.view);
  return looking(state, () => deedsIn(state, walk, hero, decision, near, texts));
};

function deedsIn(
  state: AltarQuestState,
  walk: Walk,
  hero: HeroView,
  decision: AltarQuestDecision,
  near: ReadonlySet<string>,
  texts: Texts,
): Deed[] {
  const there = heroById(state, hero.id);
  if (walk.after !== null) {
    const { args } = walk.option;
    const card = (args && 'card' in args && args.card) || '';
    const subject = subjectOf(walk.view, hero.id, card);
    const ways = subject
      ? testsAhead(walk.after, subject).flatMap((test) => waysToRoll(state, test))
      : [];
    return waysIn(walk, ways, walk.option, [], near, texts);
  }
  if (there.actions <= 0) return [];
  const isFarther = (option: AltarQuestOption) =>
    option.verb === 'interact' || attacks(abilityOfOption(option)?.effect);
  // A hand that the viewer can't see plays nothing.
  return cardActions(state, { ...there, hand: there.hand.filter(isCard) })
    .filter(isFarther)
    .flatMap((option) => {
      const ways = testWays(walk.view, decision, option);
      if (ways.length > 0) return waysIn(walk, ways, option, [option.id], near, texts);
      if (option.verb !== 'interact' || near.has(whatOf(option, null))) return [];
      const text = optionText(walk.view, decision, option, texts);
      return [deed(walk, option, null, text, [option.id])];
    });
}

function waysIn(
  walk: Walk,
  ways: readonly TestWay[],
  option: AltarQuestOption,
  ahead: readonly string[],
  near: ReadonlySet<string>,
  texts: Texts,
): Deed[] {
  const { args } = option;
  const card = (args && 'card' in args && args.card) || '';
  const label = cardChoice(card, speechIn(texts)).label;
  const emoji = texts(`altar-quest.emoji.${option.verb === 'interact' ? 'interact' : 'attack'}`);
  const tested = { label, emoji, isTwice: false, room: ROOM_IN_MENU };
  return ways
    .filter(({ help, aim }) => help === null && !near.has(whatOf(option, aim)))
    .map((way) =>
      deed(walk, option, way.aim, wayText(way, ways, tested, texts), [...ahead, ...way.ahead]),
    );
}

function deed(
  walk: Walk,
  option: AltarQuestOption,
  aim: CardId | null,
  text: OptionText,
  ahead: readonly string[],
): Deed {
  const { args } = option;
  const about = aim ?? (args && 'card' in args ? args.card : undefined);
  return {
    walk,
    kind: option.verb === 'interact' ? 'interact' : 'attack',
    what: whatOf(option, aim),
    isMeant: walk.purpose.place.reasons[0]?.about === about,
    text,
    ahead,
  };
}

/** What an option does to whom; the same for copies of a card. */
function whatOf(option: AltarQuestOption, aim: CardId | null): string {
  const { args } = option;
  const { card = '', ability = '' } = args && 'ability' in args ? args : {};
  return [card === '' ? '' : definitionOf(card), ability, aim ?? ''].join(' ');
}
