import type { OfferedOption, OptionMenu } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { AltarQuestOption, OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { abilityOfOption, attacks } from '../effects.ts';
import { cardWays } from './card-ways.ts';
import { channelWays } from './channel.ts';
import { destinationsOf } from './destinations.ts';
import { walkAndOpen } from './doors.ts';
import { farther } from './farther.ts';
import { moveMenu } from './moves.ts';
import { testMenu } from './tests.ts';
import { threatsTo } from './threats.ts';
import { walksByAction, walksByCard } from './walks.ts';

const MORE: readonly string[] = ['draw', 'rest', 'channel', 'give'];
/** Lesser actions are a menu, so that the panel fits a phone. */
const BUTTONS = 1;

const isOwnCard = (option: AltarQuestOption): option is OptionAmong<'play' | 'feat' | 'action'> =>
  ['play', 'feat', 'action'].includes(option.verb);
const isInteraction = (option: AltarQuestOption): option is OptionAmong<'interact'> =>
  option.verb === 'interact';

const isUse = (option: AltarQuestOption): option is OptionAmong<'use'> => option.verb === 'use';

/** Everything that a hero may do next, in menus: moving, fighting, playing, and what is left. */
export function actMenus(
  view: AltarQuestView,
  hero: HeroView,
  decision: AltarQuestDecision,
  options: readonly AltarQuestOption[],
  texts: Texts,
): OptionMenu[] {
  const moves = options.filter((option) => option.verb === 'move');
  const threats = threatsTo(view, hero);
  const destinations = destinationsOf(view, hero, moves, threats, texts);
  const walks = [
    ...walksByAction(view, hero, destinations, texts),
    ...[...options.filter(isOwnCard), ...options.filter(isUse)].flatMap((option) =>
      walksByCard(view, hero, option, threats, texts),
    ),
  ];
  const waysOf = (option: AltarQuestOption) => cardWays(view, hero, decision, option, walks, texts);
  const menu = (
    id: string,
    as: OptionMenu['as'],
    chosen: readonly AltarQuestOption[],
  ): OptionMenu<AltarQuestOption> => ({
    id,
    title: texts(`altar-quest.panel.menu.${id}`),
    as,
    options: chosen.flatMap((option): OfferedOption<AltarQuestOption>[] =>
      option.verb === 'channel' ? channelWays(view, hero, option, texts) : waysOf(option),
    ),
  });
  const having = (verbs: readonly string[]) => options.filter(({ verb }) => verbs.includes(verb));
  const fights = (option: AltarQuestOption) => attacks(abilityOfOption(option)?.effect);
  const cards = options.filter(isOwnCard);
  const asFew = (chosen: readonly AltarQuestOption[]) =>
    chosen.length <= BUTTONS ? 'buttons' : 'menu';
  const attacking = cards.filter(fights);
  const interacting = options.filter(isInteraction);
  const far = farther(view, decision, [...attacking, ...interacting], hero, walks, texts);
  const more = having(MORE);
  const open = menu('open', 'buttons', having(['open']));
  return [
    moveMenu(view, hero, decision, destinations, texts),
    testMenu('attack', view, hero, decision, attacking, far.attack, waysOf, texts),
    menu(
      'play',
      'menu',
      cards.filter((option) => !fights(option)),
    ),
    testMenu('interact', view, hero, decision, interacting, far.interact, waysOf, texts),
    menu('use', 'menu', having(['use'])),
    {
      ...open,
      options: [...open.options, ...walkAndOpen(view, hero, moves, texts)],
    },
    { ...menu('more', asFew(more), more), quiet: true },
    { ...menu('done', 'buttons', having(['done'])), quiet: true },
  ].filter((one) => one.options.length > 0);
}
