import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { presentation } from '../../../../src/games/altar-quest/presentation/index.ts';
import { TERMS, type TermId } from '../../../../src/games/altar-quest/presentation/terms.ts';
import type { Keyword } from '../../../../src/games/altar-quest/rules/cards/definition.ts';
import { allDecks } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import {
  ATTRIBUTES,
  HERO_DIE_FACES,
  type HeroDieFace,
  RHUNES,
  type TestKind,
} from '../../../../src/games/altar-quest/rules/terms.ts';
import type { AltarQuestVerbs } from '../../../../src/games/altar-quest/rules/verbs.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { termsIn } from '../../../../src/texts/glossary.ts';
import { expectReadable } from './readable.ts';

const texts = loadTexts();
const terms = presentation.terms(texts);
const term = (id: TermId) => terms.find((one) => one.id === id);
const catalogue = (file: string) =>
  JSON.parse(readFileSync(`assets/texts/en/altar-quest${file}.json`, 'utf8'));

/** What the glossary calls each thing that the rules know. A new one doesn't compile without an entry. */
const VERBS: { [verb in keyof AltarQuestVerbs]: TermId } = {
  act: 'act',
  react: 'react-phase',
  move: 'move',
  open: 'open',
  play: 'play',
  feat: 'feat',
  action: 'card-action',
  use: 'use',
  interact: 'interact',
  draw: 'draw',
  rest: 'rest',
  channel: 'channel',
  give: 'trade',
  attack: 'attack-test',
  roll: 'roll',
  focus: 'focus',
  armor: 'armor',
  'discard-or-suffer': 'discard-or-suffer',
  choose: 'choose',
  done: 'end-turn',
};
const KEYWORDS: { [keyword in Keyword]: TermId } = {
  play: 'play',
  action: 'card-action',
  interact: 'interact',
  exhaust: 'exhaust',
  use: 'use',
  activate: 'activate',
  scheme: 'scheme',
  trigger: 'trigger',
  'when-revealed': 'when-revealed',
  'before-defeat': 'before-defeat',
  spawned: 'spawn',
  activated: 'activate',
  setup: 'setup',
  event: 'event',
};
const FACES: { [face in HeroDieFace]: TermId } = {
  success: 'success',
  focus: 'focus-result',
  'success-focus': 'success-focus',
  critical: 'critical',
};
const TESTS: { [kind in TestKind]: TermId } = {
  test: 'test',
  attack: 'attack-test',
  inflict: 'inflict',
  resist: 'resist',
  search: 'search-test',
  task: 'task',
};
/** By the words of the catalogue: card types, sorts of Equipment, tokens. */
const NAMED: { [group: string]: { [id: string]: TermId } } = {
  type: {
    action: 'play',
    'threat-event': 'event',
    'search-event': 'event',
    'threat-reference': 'threat-reference',
    quest: 'quest-card',
  },
  keyword: {
    'before-any-defeat': 'before-defeat',
    'before-such-defeat': 'before-defeat',
    spawned: 'spawn',
    activated: 'activate',
  },
  token: { progress: 'progress', quest: 'quest-token', search: 'search-token' },
};
const known = (id: string, group?: string): TermId =>
  (group && NAMED[group]?.[id]) || (id as TermId);

it('AQ-230: no sort of Equipment is called like a token', () => {
  const { slot } = catalogue('.terms');
  const tokens = ['armor', 'damage', 'focus', 'progress', 'quest', 'search', 'supply', 'threat'];
  for (const name of Object.values<string>(slot)) {
    expect(tokens, name).not.toContain(name.toLowerCase());
  }
});

describe('the glossary', () => {
  it('has every entry of the catalogue, once, readable', () => {
    expect([...TERMS].sort()).toEqual(Object.keys(catalogue('.glossary').glossary).sort());
    for (const { name, text } of terms) expectReadable(`${name}: ${text}`);
    const names = terms.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each<[string, TermId[]]>([
    ['option verb', Object.values(VERBS)],
    ['keyword of a card', Object.values(KEYWORDS)],
    ['attribute', [...ATTRIBUTES]],
    ['rhune', [...RHUNES]],
    ['face of a hero die', HERO_DIE_FACES.map((face) => FACES[face])],
    ['kind of test', Object.values(TESTS)],
    ['type of card', Object.keys(catalogue('.terms').type).map((id) => known(id, 'type'))],
    ['sort of Equipment', Object.keys(catalogue('.terms').slot).map((id) => known(id, 'slot'))],
    [
      'keyword in print',
      Object.keys(catalogue('.terms').keyword).map((id) => known(id, 'keyword')),
    ],
    ['turn', ['hero-turn', 'threat-turn', 'villain-turn', 'quest-turn']],
    [
      'token',
      [
        ...Object.keys(catalogue('').token).map((id) => known(id, 'token')),
        ...(['focus', 'supply', 'armor', 'threat-token', 'damage'] as const),
      ],
    ],
  ])('explains every %s', (_what, ids) => {
    expect(ids.filter((id) => !term(id))).toEqual([]);
    expect(ids.length).toBeGreaterThan(0);
  });

  it('shows the very symbols that texts and buttons have', () => {
    const symbol = (id: TermId) => term(id)?.symbol;
    for (const rhune of RHUNES) {
      expect(symbol(rhune)).toBe(texts(`altar-quest.symbol.rhune.${rhune}`));
    }
    for (const face of HERO_DIE_FACES) {
      expect(symbol(FACES[face])).toBe(texts(`altar-quest.symbol.face.${face}`));
    }
    for (const verb of Object.keys(catalogue('').emoji)) {
      expect(symbol(VERBS[verb as keyof AltarQuestVerbs]), verb).toBe(
        texts(`altar-quest.emoji.${verb}`),
      );
    }
  });

  it('leaves no symbol of any text unexplained', () => {
    const symbols = new Set(terms.flatMap((one) => [...one.symbol]));
    const shown = ['', '.terms', '.goal'].flatMap((file) =>
      [...JSON.stringify(catalogue(file))].filter((sign) =>
        /\p{Extended_Pictographic}/u.test(sign),
      ),
    );
    // Ornaments: the sentence beside them says the same.
    const ornaments = new Set(['💀', '⏭', '🏆', '🏳', '🗡', '🛒', '📖']);
    expect(
      [...new Set(shown)].filter((sign) => !symbols.has(sign) && !ornaments.has(sign)),
    ).toEqual([]);
  });

  it('finds the words of a card, whole words only, whatever their number', () => {
    const found = termsIn('**Interact (1):** TASK 1 (Intellect). Gain 2 supply.', terms);
    expect(found.map(({ id }) => id)).toEqual(['interact', 'task', 'intellect', 'supply']);
    expect(termsIn('useful mighty actionable', terms)).toEqual([]);
  });

  it('finds something to explain on nearly every card', () => {
    const cards = presentation.cards(texts);
    const bare = cards.filter(({ line, text }) => termsIn(`${line}\n${text}`, terms).length === 0);
    expect(bare.map(({ name }) => name)).toEqual([]);
    expect(allDecks().length).toBeGreaterThan(5);
  });
});
