import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { seatsAsked } from '../../src/drivers/cases.ts';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import { definition } from '../../src/games/altar-quest/rules/cards/library.ts';
import { upgradesOf } from '../../src/games/altar-quest/rules/queries/upgrades.ts';
import type { AltarQuestState } from '../../src/games/altar-quest/rules/state.ts';
import { games } from '../../src/games/index.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { Match } from '../../src/kernel/match.ts';
import { lobbyWith } from '../../src/kernel/packs.ts';
import { seedRandom, shuffle } from '../../src/kernel/random.ts';
import { checkPack } from '../../src/packs/check-pack.ts';
import { readPack } from '../../src/packs/read-pack.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { questionsShownTo } from '../support/questions-shown.ts';
import { altarQuest, checked, inEnglish, problemsOf, written } from './villain.ts';

const FOLDER = fileURLToPath(new URL('../../packs/below-stairs/', import.meta.url));
const result = checkPack(readPack(FOLDER), games);
if ('problems' in result) throw new Error(JSON.stringify(result.problems, null, 2));
const { digest, warnings } = result;
const { rules, presentation } = altarQuest;
const texts = loadTexts();

const own = (id: string): string => `${id}@${digest}`;

type AltarMatch = Match<AltarQuestState>;

function begun(options: { [option: string]: string }, seed = 1): AltarMatch {
  const seats = seatsAsked(rules.lobby, {});
  return rules.setup({ seats, options, seed: seedOf(seed, 0, 'match') }).match as AltarMatch;
}

/** The cards of a deck as they are dealt, each once, by alphabet. */
const dealt = ({ state }: AltarMatch, deck: keyof AltarQuestState['decks']): string[] =>
  [...new Set(state.decks[deck].draw.map((card) => definition(card).id))].sort();

const overlaid = (overlay: string, deck: keyof AltarQuestState['decks']) => ({
  box: dealt(begun({}), deck),
  played: dealt(begun({ overlay: own(overlay) }), deck),
});

describe('Below Stairs', () => {
  it('has nothing to look at again', () => {
    expect(warnings).toEqual([]);
  });

  it('is offered where a table has it, and leaves no choice elsewhere', () => {
    const choicesWith = (packs: string[]) =>
      lobbyWith(rules.lobby, packs).options.find(({ id }) => id === 'overlay')?.choices;
    expect(choicesWith([])).toEqual(['none']);
    expect(choicesWith([digest])).toEqual([
      'none',
      own('full-house'),
      own('gentle-house'),
      own('no-mirecaller'),
      own('whole-house'),
    ]);
    expect(texts(`altar-quest.lobby.option.overlay.choice.${own('no-mirecaller')}`)).toBe(
      'Without the Mirecaller',
    );
  });

  it('takes all four Mirecallers out of the threat deck', () => {
    const { box, played } = overlaid('no-mirecaller', 'threat');
    expect(played).toEqual(box.filter((id) => id !== 'frox-mirecaller'));
    expect(begun({ overlay: own('no-mirecaller') }).state.decks.threat.draw).toHaveLength(16);
  });

  it('plays other cards in their place, copy for copy', () => {
    const threat = overlaid('gentle-house', 'threat');
    expect(threat.played).toEqual(
      threat.box.map((id) => (id === 'frox-mirecaller' ? own('frox-hummer') : id)).sort(),
    );
    const { draw } = begun({ overlay: own('gentle-house') }).state.decks.threat;
    expect(draw.filter((card) => card.startsWith('frox-hummer')).sort()).toEqual(
      ['blue', 'green', 'red', 'yellow'].map((colour) => `${own('frox-hummer')}.${colour}`),
    );
    const search = overlaid('gentle-house', 'search');
    expect(search.played).toEqual(
      search.box.map((id) => (id === 'wrong-drawer' ? own('honest-drawer') : id)).sort(),
    );
  });

  it('shuffles its decks into the box’s', () => {
    for (const [deck, added] of [
      ['feature', ['kitchen-range', 'linen-press', 'row-of-bells']],
      ['lurker', ['boot-boy', 'cold-scullion', 'housekeeper']],
    ] as const) {
      const { box, played } = overlaid('full-house', deck);
      expect(played).toEqual([...box, ...added.map(own)].sort());
    }
  });

  it('changes nothing in a match without it, nor in one that says nothing of it', () => {
    const { state } = begun({});
    expect(state.options).not.toHaveProperty('overlay');
    expect(JSON.stringify(begun({ overlay: 'none' }))).toBe(JSON.stringify(begun({})));
    expect(JSON.stringify(state)).not.toContain('@');
  });

  it.each(['gentle-house', 'whole-house'])('%s: is sound all game', (overlay) => {
    for (let seed = 0; seed < 4; seed++) {
      const match = begun({ overlay: own(overlay), rivals: 'three', altar: 'late' }, seed);
      const random = seedRandom(seedOf(seed, 0, 'choices'));
      while (match.outcome === null) {
        const said = answer(rules.procedures, match, randomChoice(random, match.open));
        if (!said.accepted) throw new Error(said.refusal);
        expect(rules.broken(match)).toEqual([]);
      }
    }
  });

  it('shows what may still be drawn as it is played', () => {
    const match = begun({ overlay: own('full-house') });
    const view = rules.view(match, 'seat-1');
    const piles = JSON.stringify(presentation.piles?.(view, texts));
    for (const name of ['Row of Bells', 'Boot Boy', 'Frox Mirecaller', 'Bookshelf']) {
      expect(piles).toContain(name);
    }
    const without = rules.view(begun({ overlay: own('no-mirecaller') }), 'seat-1');
    expect(JSON.stringify(presentation.piles?.(without, texts))).not.toContain('Mirecaller');
  });
});

/** A pack with an overlay like this, and cards and decks that it may speak of. */
function pack(overlay: object, change: (decks: Deck[]) => void = () => {}): string {
  const decks: Deck[] = [
    {
      id: 'changes',
      kind: 'overlay',
      cards: [
        { id: 'calmer-fountain', type: 'feature', size: 4 },
        { id: 'calmer-gargoyle', type: 'lurker', copies: 2, health: 5 },
      ],
    },
    {
      id: 'more-lurkers',
      kind: 'lurker',
      cards: [{ id: 'other-moths', type: 'lurker', health: 3 }],
    },
  ];
  change(decks);
  const names = decks.flatMap(({ cards }) => cards.map(({ id }) => [id, { name: id }]));
  return written({
    pack: {
      format: 1,
      id: 'changes-of-ours',
      version: '1.0.0',
      title: 'Changes',
      author: 'Threadbound',
      licence: 'MIT',
    },
    'altar-quest': { decks, overlays: [{ id: 'ours', ...overlay }] },
    words: {
      en: {
        'altar-quest-cards': Object.fromEntries(names),
        'altar-quest': { lobby: { option: { overlay: { choice: { ours: 'Ours' } } } } },
      },
    },
  });
}

interface Deck {
  id: string;
  kind: string;
  cards: { id: string; type: string; [property: string]: unknown }[];
}

const CHANGES = {
  instead: { 'blessed-fountain': 'calmer-fountain', gargoyle: 'calmer-gargoyle' },
  also: ['more-lurkers'],
};

/** Without its file, line and card. */
const words = (line: string): string => line.replace(/^[^:]*: /, '');

const said = (text: string): string[] => problemsOf(text).map(words);

/** What is worth another look, apart from words. */
function remarks(text: string): string[] {
  const found = checked(text);
  if ('problems' in found) throw new Error(JSON.stringify(found.problems));
  return found.warnings
    .map(inEnglish)
    .map(words)
    .filter((what) => !/words/.test(what));
}

describe('an overlay', () => {
  it('is fine if all that it names is there', () => {
    expect(remarks(pack(CHANGES))).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['that changes nothing', {}, 'ours changes nothing. It needs one of without, instead, also.'],
    [
      'of an unknown card',
      { without: ['frox-mirecaler'] },
      'ours changes frox-mirecaler, which is no card of the box that can be changed. Did you mean frox-mirecaller?',
    ],
    [
      'of a card that a choice of the lobby stands for',
      { without: ['gert'] },
      'ours changes gert, which is no card of the box that can be changed.',
    ],
    [
      'of a card that a story names',
      { instead: { kennel: 'calmer-fountain' } },
      'ours changes kennel, which is no card of the box that can be changed.',
    ],
    [
      'with a card that the pack has not',
      { instead: { 'blessed-fountain': 'calmer-fontain' } },
      'ours plays calmer-fontain, which is no card of this pack for an overlay. Did you mean calmer-fountain?',
    ],
    [
      'with a deck that is no shared one',
      { also: ['changes'] },
      'ours adds changes, which is no shared deck of this pack.',
    ],
    [
      'that both leaves out and replaces',
      { without: ['gargoyle'], instead: { gargoyle: 'calmer-gargoyle' } },
      'ours names gargoyle twice.',
    ],
    [
      'with a card in place of two',
      { instead: { gargoyle: 'calmer-gargoyle', 'drowned-novice': 'calmer-gargoyle' } },
      'calmer-gargoyle is played in place of two cards. Write it twice, under two ids.',
    ],
    [
      'with a card of another type',
      { instead: { bookshelf: 'calmer-gargoyle' } },
      'calmer-gargoyle is played in place of bookshelf, so its type is feature, not lurker.',
    ],
    [
      'with another number of copies',
      { instead: { 'bone-choir': 'calmer-gargoyle' } },
      'calmer-gargoyle is played in place of bone-choir, so it needs "copies": 1, as that card has.',
    ],
    [
      'without a card of a hero’s deck',
      { without: ['mercy-and-iron'] },
      'ours leaves out mercy-and-iron, but sedrin needs as many cards as it has. Play another card instead.',
    ],
    [
      'that empties a deck',
      {
        without: [
          'gargoyle',
          'drowned-novice',
          'bone-choir',
          'candle-wight',
          'bell-moths',
          'cellar-crawler',
          'patient-saint',
        ],
      },
      'ours leaves no lurker in lurkers. Play other cards instead.',
    ],
    [
      'that leaves no trap',
      { without: ['muckstakes'] },
      'ours leaves no trap in frox. Play other cards instead.',
    ],
  ])('%s is refused', (_name, overlay, what) => {
    expect(said(pack(overlay))).toContain(what);
  });

  it('is refused if what it shuffles in belongs elsewhere', () => {
    const text = pack(CHANGES, (decks) => {
      decks[1]?.cards.push({ id: 'stray-shelf', type: 'feature' });
    });
    expect(said(text)).toEqual([
      'more-lurkers is shuffled into the box’s cards, so stray-shelf can’t be feature. It can be lurker.',
    ]);
  });

  it('is refused without a name', () => {
    const text = pack(CHANGES).replace('"ours": "Ours"', '"ours": ""');
    expect(said(text)).toContain('This text is empty.');
    const unnamed = pack(CHANGES).replace(
      /"choice": \{[^}]*\}/,
      '"choice-description": {"ours":"X"}',
    );
    expect(said(unnamed)).toEqual([
      'Its words are missing: altar-quest.lobby.option.overlay.choice.ours.',
    ]);
  });

  it('is missed by decks and cards that need one', () => {
    expect(remarks(pack({ without: ['gargoyle'] }))).toEqual(
      Array(3).fill('No game uses it: no overlay of this pack names it.'),
    );
  });
});

/** An overlay of everything at once: it leaves out, plays a hero's card in place of another, and shuffles in. */
function everything(): { overlay: string; card: string } {
  const value = structuredClone(readPack(FOLDER).value) as {
    pack: object;
    'altar-quest': { decks: { kind: string; cards: object[] }[]; overlays: object[] };
    words: { en: { 'altar-quest-cards': object; 'altar-quest': object } };
  };
  const { decks } = value['altar-quest'];
  const id = 'not-while-i-sit';
  decks.find(({ kind }) => kind === 'overlay')?.cards.push({ ...definition(REPLACED), id });
  value['altar-quest'].overlays.push({
    id: 'everything',
    without: ['frox-mirecaller'],
    instead: { [REPLACED]: id },
    also: ['servants-quarters', 'household-staff'],
  });
  Object.assign(value.words.en['altar-quest-cards'], { [id]: { name: 'Not While I Sit' } });
  const choices = { choice: { everything: 'Everything' } };
  value.words.en['altar-quest'] = { lobby: { option: { overlay: choices } } };
  for (const overlay of value['altar-quest'].overlays as { id: string }[]) {
    Object.assign(choices.choice, { [overlay.id]: overlay.id });
  }
  const found = checked(written({ ...value, scenarios: {} }));
  if ('problems' in found) throw new Error(JSON.stringify(found.problems));
  return { overlay: `everything@${found.digest}`, card: `${id}@${found.digest}` };
}

/** A card of Sedrin's that one of his upgrades replaces (AQ-284). */
const REPLACED = 'not-while-i-stand';

const SEATS = [
  { seat: 'ann', characters: ['sedrin'] },
  { seat: 'bob', characters: ['myreen'] },
];

describe('in a match with an overlay', () => {
  const { overlay, card } = everything();

  it('nobody learns from what is shown or looked up which cards lie face down, or are in another’s hand', () => {
    const match = rules.setup({ seats: SEATS, options: { overlay }, seed: seedOf(3, 0, 'match') })
      .match as AltarMatch;
    const random = seedRandom(seedOf(3, 0, 'choices'));
    const cards = presentation.cards(texts).map(({ id }) => id);
    const known = (one: AltarMatch, viewer: string) => {
      const view = rules.view(one, viewer);
      return {
        view,
        questions: questionsShownTo(altarQuest, one, viewer),
        whereabouts: cards.map((id) => presentation.whereabouts?.(view, id, texts)),
        piles: presentation.piles?.(view, texts),
      };
    };
    let compared = 0;
    while (match.outcome === null && match.inputs < 100) {
      answer(rules.procedures, match, randomChoice(random, match.open));
      if (match.inputs % 20 !== 0) continue;
      const other = structuredClone(match);
      for (const { draw } of Object.values(other.state.decks)) shuffle(random, draw);
      const [{ hand, deck } = { hand: [], deck: { draw: [] } }] = other.state.heroes;
      const own = deck.draw.findIndex((one) => one.startsWith(card));
      for (const viewer of ['ann', 'bob', 'table']) {
        expect(known(other, viewer)).toEqual(known(match, viewer));
      }
      if (own < 0 || hand.length === 0) continue;
      compared += 1;
      [hand[0], deck.draw[own]] = [deck.draw[own] as string, hand[0] as string];
      for (const viewer of ['bob', 'table']) {
        expect(known(other, viewer)).toEqual(known(match, viewer));
      }
      expect(known(other, 'ann')).not.toEqual(known(match, 'ann'));
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('a hero’s upgrade takes the place of the card that is played (AQ-284)', () => {
    const [upgrade = ''] = upgradesOf('sedrin').filter(
      (one) => definition(one).replaces === REPLACED,
    );
    const brings = rules.campaign?.trials?.brings(upgrade, SEATS);
    const { match } = rules.setup({
      seats: SEATS,
      options: { overlay },
      seed: seedOf(1, 0, 'match'),
      ...(brings ? { brings } : {}),
    }) as { match: AltarMatch };
    const [sedrin] = match.state.heroes;
    const held = [...(sedrin?.deck.draw ?? []), ...(sedrin?.hand ?? [])];
    const copies = definition(REPLACED).copies ?? 1;
    expect(held.filter((one) => one === upgrade)).toHaveLength(1);
    expect(held.filter((one) => one.startsWith(card))).toHaveLength(copies - 1);
    expect(held.filter((one) => one.startsWith(REPLACED) && one !== upgrade)).toEqual([]);
    const random = seedRandom(seedOf(1, 0, 'choices'));
    while (match.outcome === null) {
      answer(rules.procedures, match, randomChoice(random, match.open));
      expect(rules.broken(match)).toEqual([]);
    }
  });
});
