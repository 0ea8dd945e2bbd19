import { LIMITS } from '../limits.ts';
import type { MenuChoice } from './controls.ts';

/** One page of something too long for a menu, and the menu entries that lead to its neighbours. */
export interface Page<T> {
  items: T[];
  /** Index of this page; a number out of range becomes the nearest page. */
  page: number;
  pages: number;
}

/** How the values of menu entries that turn the page begin; references to options contain no colon. */
export const PAGE_MARK = ':page:';

export const pageValue = (page: number): string => `${PAGE_MARK}${page}`;

/** The page that a menu's value asks for, or null for an ordinary value. */
export function asPage(value: string): number | null {
  if (!value.startsWith(PAGE_MARK)) return null;
  const page = Number(value.slice(PAGE_MARK.length));
  return Number.isInteger(page) ? page : null;
}

/** Items per page if there are several pages. */
const TURNED_SIZE = LIMITS.selectOptions - 2;

/**
 * Cuts a list into pages that fit one menu with room for "earlier" and "more". A list that fits into one menu
 * stays whole.
 * @param lead how many have a first page to themselves, if others follow
 */
export function pageOf<T>(items: readonly T[], page: number, lead = 0): Page<T> {
  const first = lead > 0 && lead < items.length ? [items.slice(0, lead)] : [];
  const all = [...first, ...intoPages(first.length > 0 ? items.slice(lead) : items, first.length)];
  const shown = Math.min(Math.max(Number.isInteger(page) ? page : 0, 0), all.length - 1);
  return { items: [...(all[shown] ?? [])], page: shown, pages: all.length };
}

/** @param before pages that come before these */
function intoPages<T>(items: readonly T[], before: number): (readonly T[])[] {
  if (items.length + before <= LIMITS.selectOptions) return [items];
  return Array.from({ length: Math.ceil(items.length / TURNED_SIZE) }, (_, page) =>
    items.slice(page * TURNED_SIZE, (page + 1) * TURNED_SIZE),
  );
}

/** The page of `pageOf` that holds the item with this index. */
export const pageWith = (items: readonly unknown[], index: number): number =>
  items.length <= LIMITS.selectOptions ? 0 : Math.max(0, Math.floor(index / TURNED_SIZE));

/** Adds the entries that turn the page to one page of a menu. */
export function withTurns(
  page: Page<MenuChoice>,
  words: { earlier: string; more: string },
): MenuChoice[] {
  const choices = [...page.items];
  if (page.page > 0)
    choices.unshift({ label: words.earlier, value: pageValue(page.page - 1), emoji: '⬅️' });
  if (page.page < page.pages - 1)
    choices.push({ label: words.more, value: pageValue(page.page + 1), emoji: '➡️' });
  return choices;
}
