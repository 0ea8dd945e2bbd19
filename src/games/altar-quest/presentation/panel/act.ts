import type { OfferedOption, OptionMenu } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { AltarQuestOption, OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { abilityOfOption, attacks } from '../effects.ts';
import { optionText } from '../options/index.ts';
import { channelWays } from './channel.ts';
import { walkAndOpen } from './doors.ts';
import { moveMenu } from './moves.ts';
import { testMenu } from './tests.ts';

const MORE: readonly string[] = ['draw', 'rest', 'channel', 'give'];
/** Lesser actions are a menu, so that the panel fits a phone. */
const BUTTONS = 1;

const isOwnCard = (option: AltarQuestOption): option is OptionAmong<'play' | 'feat' | 'action'> =>
  ['play', 'feat', 'action'].includes(option.verb);
const isInteraction = (option: AltarQuestOption): option is OptionAmong<'interact'> =>
  option.verb === 'interact';

/** Everything that a hero may do next, in menus: moving, fighting, playing, and what is left. */
export function actMenus(
  view: AltarQuestView,
  hero: HeroView,
  decision: AltarQuestDecision,
  options: readonly AltarQuestOption[],
  texts: Texts,
): OptionMenu[] {
  const moves = options.filter((option) => option.verb === 'move');
  const menu = (
    id: string,
    as: OptionMenu['as'],
    chosen: readonly AltarQuestOption[],
  ): OptionMenu<AltarQuestOption> => ({
    id,
    title: texts(`altar-quest.panel.menu.${id}`),
    as,
    options: chosen.flatMap((option): OfferedOption<AltarQuestOption>[] =>
      option.verb === 'channel'
        ? channelWays(view, hero, option, texts)
        : [{ option, text: optionText(view, decision, option, texts) }],
    ),
  });
  const having = (verbs: readonly string[]) => options.filter(({ verb }) => verbs.includes(verb));
  const fights = (option: AltarQuestOption) => attacks(abilityOfOption(option)?.effect);
  const cards = options.filter(isOwnCard);
  const asFew = (chosen: readonly AltarQuestOption[]) =>
    chosen.length <= BUTTONS ? 'buttons' : 'menu';
  const attacking = cards.filter(fights);
  const more = having(MORE);
  const open = menu('open', 'buttons', having(['open']));
  return [
    moveMenu(view, hero, decision, moves, texts),
    testMenu('attack', view, decision, attacking, texts),
    menu(
      'play',
      'menu',
      cards.filter((option) => !fights(option)),
    ),
    testMenu('interact', view, decision, options.filter(isInteraction), texts),
    menu('use', 'menu', having(['use'])),
    {
      ...open,
      options: [...open.options, ...walkAndOpen(view, hero, moves, texts)],
    },
    { ...menu('more', asFew(more), more), quiet: true },
    { ...menu('done', 'buttons', having(['done'])), quiet: true },
  ].filter((one) => one.options.length > 0);
}
