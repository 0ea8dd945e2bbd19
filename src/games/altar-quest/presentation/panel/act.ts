import type { OptionMenu } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { abilityOfOption, attacks } from '../effects.ts';
import { expectedOfAttack } from '../options/expected.ts';
import { optionText } from '../options/index.ts';
import { moveMenu } from './moves.ts';

const CARDS: readonly string[] = ['play', 'feat', 'action'];
const MORE: readonly string[] = ['draw', 'rest', 'channel', 'give'];
/** Up to so many attacks, or lesser actions, are buttons: one tap instead of two. */
const BUTTONS = 3;

/** Everything that a hero may do next, in menus: moving, fighting, playing, and what is left. */
export function actMenus(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  options: readonly AltarQuestOption[],
  texts: Texts,
): OptionMenu[] {
  const hero = view.heroes.find(({ id }) => id === decision.about);
  const moves = options.filter((option) => option.verb === 'move');
  const menu = (
    id: string,
    as: OptionMenu['as'],
    chosen: readonly AltarQuestOption[],
  ): OptionMenu<AltarQuestOption> => ({
    id,
    title: texts(`altar-quest.panel.menu.${id}`),
    as,
    options: chosen.map((option) => ({
      option,
      text: optionText(view, decision, option, texts),
    })),
  });
  const having = (verbs: readonly string[]) => options.filter(({ verb }) => verbs.includes(verb));
  const fights = (option: AltarQuestOption) => attacks(abilityOfOption(option)?.effect);
  const cards = having(CARDS);
  const asFew = (chosen: readonly AltarQuestOption[]) =>
    chosen.length <= BUTTONS ? 'buttons' : 'menu';
  const attacking = cards.filter(fights);
  const more = having(MORE);
  return [
    ...(hero ? [moveMenu(view, hero, decision, moves, texts)] : []),
    withTargets(menu('attack', asFew(attacking), attacking), view, hero, texts),
    menu(
      'play',
      'menu',
      cards.filter((option) => !fights(option)),
    ),
    menu('interact', 'menu', having(['interact'])),
    menu('use', 'menu', having(['use'])),
    menu('open', 'buttons', having(['open'])),
    { ...menu('more', asFew(more), more), quiet: true },
    { ...menu('done', 'buttons', having(['done'])), quiet: true },
  ].filter((one) => one.options.length > 0);
}

/** Each attack with what to expect of it: a single target is attacked without a further question. */
function withTargets(
  menu: OptionMenu<AltarQuestOption>,
  view: AltarQuestView,
  hero: HeroView | undefined,
  texts: Texts,
): OptionMenu {
  if (!hero) return menu;
  const emoji = texts('altar-quest.emoji.attack');
  const options = menu.options.map(({ option, text: words }) => {
    const text = { ...words, emoji };
    const expected = expectedOfAttack(view, hero, option, texts);
    if (expected === '') return { option, text };
    const description = [expected, text.description ?? ''].join(' · ');
    return { option, text: { ...text, description } };
  });
  return { ...menu, options };
}
