import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import { kindLine } from '../../../../src/games/altar-quest/card-text/line.ts';
import { cardText, proseOf } from '../../../../src/games/altar-quest/card-text.ts';
import { OUT_OF_LUXEN_CARDS } from '../../../../src/games/altar-quest/cards/out-of-luxen.ts';
import { presentation } from '../../../../src/games/altar-quest/presentation/index.ts';
import { plannedBy } from '../../../../src/games/altar-quest/rules/campaign/chapters.ts';
import {
  conditionsOf,
  stepsIn,
  stepsOf,
} from '../../../../src/games/altar-quest/rules/campaign/guide/contents.ts';
import { allStories } from '../../../../src/games/altar-quest/rules/campaign/guide/library.ts';
import { textsOf } from '../../../../src/games/altar-quest/rules/campaign/guide/words.ts';
import {
  cardsOf,
  deckDefinition,
  definition,
} from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { definitionOf } from '../../../../src/games/altar-quest/rules/terms.ts';
import { OUT_OF_LUXEN } from '../../../../src/games/altar-quest/stories/out-of-luxen/guide.ts';
import { seedRandom } from '../../../../src/kernel/random.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { campaign } from '../../../support/altar-quest-campaign.ts';
import { walk } from './walk.ts';

const texts = loadTexts();
const PREFIX = 'altar-quest-story.out-of-luxen';
const own = (key: string): string => texts(`${PREFIX}.${key}`);
const { chapters, epilogue, endings } = OUT_OF_LUXEN;

const words = (text: string): number =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** Chapters and the epilogue with their steps. */
const parts = [
  ...chapters.map(({ id, upkeep }) => ({ id, steps: upkeep })),
  { id: chapters.at(-1)?.id, steps: epilogue },
];
const questions = parts.flatMap(({ id, steps }) =>
  stepsIn(steps).flatMap((step) =>
    step.do === 'ask' ? [{ ...step, key: `${id}.${step.question}` }] : [],
  ),
);

/** Every text that the guide asks the catalogue for. */
const keysOf = () => textsOf(OUT_OF_LUXEN).map((key) => key.slice(PREFIX.length + 1));

/** Every text that the story's file has. */
function keysInFile(): string[] {
  const file = new URL(
    '../../../../assets/texts/en/altar-quest-story.out-of-luxen.json',
    import.meta.url,
  );
  const within = (value: unknown, key: string): string[] =>
    typeof value === 'string'
      ? [key]
      : Object.entries(value as object).flatMap(([name, inner]) => within(inner, `${key}.${name}`));
  return within(JSON.parse(readFileSync(file, 'utf8')), '').map((key) =>
    key.slice('.out-of-luxen.'.length),
  );
}

/** How many walks through the story, always the same ones. */
const WALKS = 3000;
const walks = Array.from({ length: WALKS }, (_, index) =>
  walk(OUT_OF_LUXEN, seedRandom(index.toString(16).padStart(32, '0'))),
);

describe('Out of Luxen', () => {
  it('AQ-289, AQ-292: is in the box, with six chapters and a fixed deck of fifteen numbered cards', () => {
    expect(allStories()).toContain(OUT_OF_LUXEN);
    expect(chapters).toHaveLength(6);
    const numbers = OUT_OF_LUXEN_CARDS.cards.map(({ number = 0 }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });

  it('AQ-291: calls its second card Valory’s Message', () => {
    const second = OUT_OF_LUXEN_CARDS.cards.find(({ number }) => number === 2);
    expect(texts(`altar-quest-cards.${second?.id}.name`)).toBe('Valory’s Message');
  });

  it('AQ-291: shows the number of each of its cards beside the title, and of a paper what is written on it', () => {
    for (const card of OUT_OF_LUXEN_CARDS.cards) {
      const printed = cardText(card, texts);
      const line = new RegExp(`(^|· )Story card ${card.number}$`);
      expect(kindLine(card, texts), card.id).toMatch(line);
      expect(proseOf(printed), card.id).toBe(
        printed.text === '' ? printed.narrative : printed.flavour,
      );
    }
    const message = OUT_OF_LUXEN_CARDS.cards.find(({ id }) => id === 'valorys-message')!;
    expect(cardText(message, texts)).toMatchObject({ line: 'Story card 2', text: '' });
    expect(proseOf(cardText(message, texts))).toContain('I have hired nobody.');
    const bell = OUT_OF_LUXEN_CARDS.cards.find(({ id }) => id === 'quiet-bell')!;
    expect(kindLine(bell, texts)).toBe('Equipment · Trinket · Story card 3');
  });

  it('AQ-290: shows none of its cards to anybody who looks cards up', () => {
    const shown = presentation.cards(texts).map(({ id }) => id);
    expect(shown).toContain('prisoner');
    expect(OUT_OF_LUXEN_CARDS.cards.filter(({ id }) => shown.includes(id))).toEqual([]);
  });

  it('AQ-287: plays each quest of the box once', () => {
    const quests = chapters.map(({ decks }) => decks.quest);
    expect([...quests].sort()).toEqual([
      'the-cleansing',
      'the-escape',
      'the-hunt',
      'the-rescue',
      'the-search',
      'the-showdown',
    ]);
    const variants = chapters.flatMap((chapter) => chapter.variants ?? []);
    expect(variants.filter(({ decks }) => decks.quest !== undefined)).toEqual([]);
  });

  it('AQ-283: has an upkeep of its own after every chapter but the last, which cleans up first and leaves no supply', () => {
    for (const { id, upkeep } of chapters.slice(0, -1)) {
      expect(upkeep[0], id).toEqual({ do: 'clean-up' });
      expect(upkeep.at(-1), id).toEqual({ do: 'discard-supply' });
      expect(
        stepsIn(upkeep).map((step) => step.do),
        id,
      ).toContain('train');
      expect(
        stepsIn(upkeep).map((step) => step.do),
        id,
      ).toContain('upgrade-enemy');
    }
    expect(chapters.at(-1)?.upkeep).toEqual([]);
  });

  it('AQ-289, Q-88: leaves the Kennel in the box where the heroes have met its dog, so that there is one Huey', () => {
    const decks = (chapter: number) => {
      const stage = campaign({ options: { story: 'out-of-luxen' } });
      stage.earned('sedrin', { allies: ['huey'] });
      stage.state.chapter = chapter;
      stage.state.plan = plannedBy(stage.state);
      const quest = stage.quest();
      const cards = quest.state.decks.quest.draw.map(definitionOf);
      quest.won().moveOn();
      return cards;
    };
    const rescue = decks(3);
    const whole = cardsOf(deckDefinition('the-rescue')).map(definitionOf);
    const drawn = whole.filter((card) => definition(card).type === 'quest');
    expect(rescue.toSorted()).toEqual(drawn.filter((card) => card !== 'kennel').toSorted());
    expect(decks(4)).toHaveLength(
      cardsOf(deckDefinition('the-cleansing')).filter((card) => definition(card).type === 'quest')
        .length,
    );
  });

  it('remembers nothing for nothing: every mark that is set is asked for, and the other way round', () => {
    const set = stepsOf(OUT_OF_LUXEN).flatMap((step) => (step.do === 'mark' ? [step.mark] : []));
    const asked = conditionsOf(OUT_OF_LUXEN).flatMap((one) =>
      one.if === 'marked' ? [one.mark] : [],
    );
    expect([...new Set(set)].sort()).toEqual([...new Set(asked)].sort());
  });
});

describe('the words of Out of Luxen', () => {
  it('are all there, and there are no others', () => {
    expect(keysInFile().sort()).toEqual([...new Set(keysOf())].sort());
  });

  it('can be read on a phone: short paragraphs, questions and options', () => {
    for (const key of keysOf()) {
      for (const paragraph of own(key).split('\n\n')) {
        expect(words(paragraph), key).toBeLessThanOrEqual(95);
      }
    }
    for (const { key, options } of questions) {
      const question = own(`${key}.question`);
      expect(question.match(/[.?!]+”?(?= |$)/g)?.length, question).toBeLessThanOrEqual(2);
      for (const { name } of options) {
        expect(own(`${key}.${name}`).length, `${key}.${name}`).toBeLessThanOrEqual(40);
      }
    }
    for (const { id } of chapters) {
      expect(words(own(`${id}.title`)), id).toBeLessThanOrEqual(6);
      expect(own(`${id}.summary`).length, id).toBeLessThanOrEqual(90);
    }
  });

  it('open no chapter with more than 180 words, whatever has happened before', () => {
    for (const { openings } of walks) {
      for (const [chapter, opening] of Object.entries(openings)) {
        const length = opening.reduce((sum, text) => sum + words(own(`${chapter}.${text}`)), 0);
        expect(length, `${chapter}: ${opening.join(', ')}`).toBeLessThanOrEqual(180);
      }
    }
  });

  it('spell the house as Pell does where he wrote them, or where it is said that he did, and nowhere else', () => {
    const misspelled = keysOf().filter((key) => own(key).includes('Hollowmeer'));
    expect(misspelled.sort()).toEqual([
      'a-bell-for-the-queen.the-letter',
      'endings.a-polite-letter',
      'grace-before-meat.it-was-pell',
      'it-has-to-go-somewhere.by-candlelight',
      'the-door-on-the-plan.the-bill',
    ]);
    const cards = OUT_OF_LUXEN_CARDS.cards.filter(({ id }) =>
      texts(`altar-quest-cards.${id}.narrative`).includes('Hollowmeer'),
    );
    expect(cards.map(({ id }) => id)).toEqual(['letter-of-hire', 'order-in-the-shoe']);
    expect(texts('altar-quest-cards.valorys-message.narrative')).toContain('Hollowmere');
    expect(own('it-has-to-go-somewhere.dame-isaude')).toContain('Hollowmere');
  });
});

describe('a walk through Out of Luxen', () => {
  it('comes to one ending each time, a good one where the sixth quest was won and no other (AQ-268)', () => {
    for (const { ending, won } of walks) {
      expect(endings.find(({ name }) => name === ending)?.won, ending ?? 'none').toBe(won);
    }
  });

  it('can come to every ending, at least two of either kind', () => {
    const reached = new Set(walks.map(({ ending }) => ending));
    expect(endings.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
    expect(endings.filter(({ won }) => won).length).toBeGreaterThanOrEqual(2);
    expect(endings.filter(({ won }) => !won).length).toBeGreaterThanOrEqual(2);
  });

  it('can hear every text, choose every option, and have every card come up', () => {
    const all = (what: (one: (typeof walks)[number]) => readonly string[]) =>
      new Set(walks.flatMap((one) => [...what(one)]));
    const heard = all((one) => one.texts);
    const told = [
      ...chapters.flatMap(({ id, opening }) => opening.map(({ text }) => `${id}.${text}`)),
      ...parts.flatMap(({ id, steps }) =>
        stepsIn(steps).flatMap((step) => (step.do === 'tell' ? [`${id}.${step.text}`] : [])),
      ),
    ];
    expect(told.filter((text) => !heard.has(text))).toEqual([]);
    const chosen = all((one) => one.chosen);
    const options = questions.flatMap((one) =>
      one.options.map(({ name }) => `${one.question}.${name}`),
    );
    expect(options.filter((option) => !chosen.has(option))).toEqual([]);
    const seen = all((one) => one.cards);
    expect(OUT_OF_LUXEN_CARDS.cards.map(({ id }) => id).filter((card) => !seen.has(card))).toEqual(
      [],
    );
  });

  it('decides at least six things, each between at least two', () => {
    expect(questions.length).toBeGreaterThanOrEqual(6);
    for (const { chosen, offered } of walks) {
      expect(chosen.length).toBeGreaterThanOrEqual(6);
      expect(Math.min(...Object.values(offered))).toBeGreaterThanOrEqual(2);
    }
  });

  it('sends another villain where the one who was meant to come has been beaten', () => {
    const others = { bolx: 'bolx-down', gert: 'gert-down', 'wynora-morn': 'morn-down' };
    const villains = (chapter: string) =>
      [...new Set(walks.map(({ decks }) => decks[chapter]?.villain))].sort();
    expect(villains('it-has-to-go-somewhere')).toEqual(['bolx', 'gert']);
    expect(villains('grace-before-meat')).toEqual(Object.keys(others));
    expect(villains('all-those-in-favour')).toEqual(Object.keys(others));
    for (const { decks, marks } of walks) {
      const beaten = (villain = '') => marks.includes(others[villain as keyof typeof others]);
      // Those beaten by the end of the fifth chapter don't preside, unless all three are.
      const last = decks['all-those-in-favour']?.villain;
      expect(beaten(last)).toBe(Object.keys(others).every(beaten));
    }
  });

  it('brings what was done two chapters ago back to the table', () => {
    const laid = (card: string) => walks.filter(({ cards }) => cards.includes(card));
    expect(laid('fanatic').every(({ marks }) => marks.includes('bell-given'))).toBe(true);
    expect(laid('thief').every(({ marks }) => marks.includes('tam-free'))).toBe(true);
    expect(laid('spy').every(({ marks }) => marks.includes('thumbed'))).toBe(true);
    for (const { cards, marks } of laid('better-copy')) {
      expect(cards).toContain('better-copy');
      expect(
        marks.some((mark) => ['supped', 'isaude-accused', 'valory-doubted'].includes(mark)),
      ).toBe(true);
    }
    expect(definition('she-turns-over').type).toBe('enemy-upgrade');
  });
});
