import type {
  APIButtonComponentWithCustomId,
  APIComponentInContainer,
} from 'discord-api-types/v10';
import type { OfferedOption, OptionMenu } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { button, select } from '../../components/controls.ts';
import { row, rows } from '../../components/layout.ts';
import { pageOf, withTurns } from '../../components/pages.ts';
import { optionsReference } from '../../components/references.ts';
import { LIMITS } from '../../limits.ts';
import { countComponents } from '../message.ts';

/** Maximum buttons of a menu before it becomes a real menu. */
const MOST_BUTTONS = 10;

/** What the controls of a question's options say, as `custom_id`s. */
export interface WayAddresses {
  /** @param option a reference to it, including answers given along with it */
  option(option: string): string;
  menu(menu: string): string;
  /** Another page of the menus, from 0. */
  page(page: number): string;
}

/** Which page of all menus, and which pages of single ones, by menu id. */
export interface WaysPlace {
  page?: number;
  menuPages?: { [menu: string]: number };
}

/**
 * The menus of a question as a message shows them, and the button that turns the page if they don't all fit.
 * @param room components that there is room for
 */
export function waysOffered(
  menus: readonly OptionMenu[],
  addresses: WayAddresses,
  texts: Texts,
  room: number,
  place: WaysPlace,
): { ways: APIComponentInContainer[]; turns: APIButtonComponentWithCustomId[] } {
  const pages = intoPages(
    together(menus.filter(({ options }) => options.length > 0)).map((group) =>
      group.every(isButtons)
        ? rows(group.flatMap((menu) => buttonsOf(menu, addresses, texts)))
        : group.flatMap((menu) => menuRow(menu, addresses, texts, place)),
    ),
    room,
  );
  const page = Math.min(Math.max(place.page ?? 0, 0), pages.length - 1);
  const more = texts('bot.panel.more-ways', { page: page + 1, pages: pages.length });
  const turn = button(more, addresses.page((page + 1) % pages.length));
  return { ways: pages[page] ?? [], turns: pages.length > 1 ? [turn] : [] };
}

const isButtons = ({ as, options }: OptionMenu): boolean =>
  as === 'buttons' && options.length <= MOST_BUTTONS;

/** Buttons that follow one another share their rows. */
function together(menus: readonly OptionMenu[]): OptionMenu[][] {
  const groups: OptionMenu[][] = [];
  for (const menu of menus) {
    const before = groups.at(-1);
    if (before?.every(isButtons) && isButtons(menu)) before.push(menu);
    else groups.push([menu]);
  }
  return groups;
}

const buttonsOf = (menu: OptionMenu, addresses: WayAddresses, texts: Texts) =>
  menu.options.map((offered) => {
    const { option, ahead, text } = offered;
    return button(labelOf(offered, texts), addresses.option(optionsReference(option, ahead)), {
      style: menu.quiet ? 'secondary' : 'primary',
      ...(text.emoji ? { emoji: text.emoji } : {}),
    });
  });

/** "Blinding Powder ×2" */
const labelOf = ({ text: { label }, copies = 1 }: OfferedOption, texts: Texts): string =>
  texts('bot.panel.copies', { label, copies });

function menuRow(
  menu: OptionMenu,
  addresses: WayAddresses,
  texts: Texts,
  { menuPages }: WaysPlace,
): APIComponentInContainer[] {
  const choices = menu.options.map((offered) => {
    const { option, ahead, text } = offered;
    return {
      label: labelOf(offered, texts),
      value: optionsReference(option, ahead),
      ...(text.description ? { description: text.description } : {}),
      ...(text.emoji ? { emoji: text.emoji } : {}),
    };
  });
  // Where all fit on one page, what the first few offer isn't listed again.
  const once = choices.filter(
    ({ value }, at) => choices.findIndex((one) => one.value === value) === at,
  );
  const isShort = once.length <= LIMITS.selectOptions;
  const lead = isShort ? undefined : menu.lead;
  const page = pageOf(isShort ? once : choices, menuPages?.[menu.id] ?? 0, lead?.count);
  const leads = lead !== undefined && page.page === 0;
  const title =
    page.pages > 1 && !leads
      ? texts('bot.panel.menu-page', { title: menu.title, page: page.page + 1, pages: page.pages })
      : menu.title;
  const turned = withTurns(page, {
    earlier: texts('bot.panel.earlier'),
    more: leads ? lead.more : texts('bot.panel.more'),
  });
  return [row([select(addresses.menu(menu.id), title, turned)])];
}

/** Divides the menus into pages so that none has more components than a message may have. */
function intoPages(
  groups: readonly APIComponentInContainer[][],
  room: number,
): APIComponentInContainer[][] {
  const pages: APIComponentInContainer[][] = [[]];
  for (const group of groups) {
    const current = pages.at(-1)!;
    const full = countComponents([...current, ...group]) > room;
    if (full && current.length > 0) pages.push([...group]);
    else current.push(...group);
  }
  return pages;
}
