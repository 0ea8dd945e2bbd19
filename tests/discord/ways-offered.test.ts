import { expect, it } from 'vitest';
import { waysOffered } from '../../src/discord/messages/private/ways-offered.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';

const texts = loadTexts();
const addresses = {
  option: (option: string) => `option:${option}`,
  menu: (menu: string) => `menu:${menu}`,
  page: (page: number) => `page:${page}`,
};

/** The entries of a menu of so many spaces, the first two of which are named by what they are for. */
function entriesOf(spaces: number): string[] {
  const named = ['the door', 'the stairs'].map((label, at) => ({
    option: { id: `space-${at}`, verb: 'move' },
    text: { label },
  }));
  const all = Array.from({ length: spaces }, (_, at) => ({
    option: { id: `space-${at}`, verb: 'move' },
    text: { label: `space ${at}` },
  }));
  const menu = {
    id: 'move',
    title: 'Move',
    as: 'menu' as const,
    options: [...named, ...all],
    lead: { count: named.length, more: `All ${spaces}` },
  };
  const { ways } = waysOffered([menu], addresses, texts, 10, {});
  return [...JSON.stringify(ways).matchAll(/"label":"([^"]*)"/g)].map(([, label]) => label ?? '');
}

it('lists the others below the named ones, none twice, as long as all fit into one menu', () => {
  expect(entriesOf(4)).toEqual(['the door', 'the stairs', 'space 2', 'space 3']);
  expect(entriesOf(25)).toHaveLength(25);
});

it('gives the others pages of their own where there are more', () => {
  expect(entriesOf(26)).toEqual(['the door', 'the stairs', 'All 26']);
});
