import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it, vi } from 'vitest';
import { randomChoice } from '../../../../src/drivers/random-play.ts';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { endingText } from '../../../../src/games/altar-quest/presentation/ending.ts';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { reasonOfVictory, waysToLose } from '../../../../src/games/altar-quest/rules/ends.ts';
import { OF_EVERY_QUEST } from '../../../../src/games/altar-quest/rules/milestones.ts';
import type { AltarQuestView } from '../../../../src/games/altar-quest/rules/view.ts';
import { answer } from '../../../../src/kernel/engine.ts';
import { eventFor, type GameEvent } from '../../../../src/kernel/event.ts';
import { seedRandom } from '../../../../src/kernel/random.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { scenario } from '../../../support/altar-quest.ts';
import { lostWith } from './lost-with.ts';
import { expectReadable } from './readable.ts';

const texts = loadTexts();
const { rules, presentation } = altarQuest;

const choicesOf = (option: string): readonly string[] =>
  rules.lobby.options.find(({ id }) => id === option)?.choices ?? [];
const QUESTS = choicesOf('quest');
const VILLAINS = choicesOf('villain');

/** Every way in which a quest can end: won, lost by what its card says, lost with a hero (AQ-003 to AQ-005). */
const endsOf = (quest: string): string[] => [
  reasonOfVictory(definition(quest)),
  ...waysToLose(definition(quest)).map(({ reason }) => reason),
  'hero-defeated',
];
const ENDS = QUESTS.flatMap((quest) => endsOf(quest).map((reason) => [quest, reason] as const));

const SEATS = [{ seat: 'one', characters: ['myreen', 'sedrin'] }];
const begun = (quest: string, villain: string, seed: string) =>
  rules.setup({ seats: SEATS, options: { quest, villain }, seed });

/** A match that has just ended for this reason, as everybody sees it. */
function ended(quest: string, reason: string): AltarQuestView {
  const { match } = begun(quest, 'gert', '7'.repeat(32));
  const won = reason === reasonOfVictory(definition(quest));
  match.outcome = { winners: won ? ['one'] : [], reason };
  return rules.view(match, 'table') as AltarQuestView;
}

const storyOf = (quest: string, reason: string) =>
  endingText(ended(quest, reason), texts).lines[0]!;

describe('the end of the story', () => {
  it('can come in three ways, of the Rescue in four', () => {
    expect(QUESTS).toHaveLength(6);
    expect(endsOf('the-search')).toEqual(['the-search-won', 'the-search-lost', 'hero-defeated']);
    expect(endsOf('the-rescue')).toEqual([
      'the-rescue-won',
      'the-rescue-lost-ally-defeated',
      'the-rescue-lost-at-least',
      'hero-defeated',
    ]);
    expect(ENDS).toHaveLength(19);
  });

  it.each(ENDS)('of %s has a text of its own: %s', (quest, reason) => {
    const story = storyOf(quest, reason);
    expectReadable(story);
    expect(story).not.toBe(texts('altar-quest.ending.won.text'));
    expect(story).not.toBe(texts('altar-quest.ending.lost.text'));
  });

  it('is another each time', () => {
    const stories = ENDS.map(([quest, reason]) => storyOf(quest, reason));
    expect(new Set(stories).size).toBe(ENDS.length);
  });

  it('pays the rhyme off', () => {
    expect(storyOf('the-search', 'the-search-won')).toContain(
      '*Eight for the hour, and all is asleep.*',
    );
  });

  it('names the hero who has fallen', () => {
    const view = ended('the-escape', 'hero-defeated');
    const fallen = view.heroes.map((hero) =>
      hero.id === 'sedrin' ? { ...hero, damage: hero.health } : hero,
    );
    expect(endingText({ ...view, heroes: fallen }, texts).lines[0]).toBe(
      'Sedrin has fallen, and the water does the rest. It is in no hurry; it has the door.',
    );
  });

  it('is the box’s own for a quest that brings no text', () => {
    expect(storyOf('the-search', 'somebody’s-own-lost')).toBe(
      texts('altar-quest.ending.lost.text'),
    );
  });

  it('counts no more peals than were needed', () => {
    const view = ended('the-search', 'the-search-won');
    const questArea = view.questArea.map((shown) =>
      shown.card === 'the-search' ? { ...shown, quest: 7, progress: 18 } : shown,
    );
    const done = { ...view, questArea, quest: { ...view.quest, done: 7 } };
    expect(endingText(done, texts).lines[2]).toBe(
      `7 of 7 verses · 16 of 16 peals · 0 of ${lostWith('the-search')} murmurs.`,
    );
  });
});

describe('the picture of the end', () => {
  /** What is written in it, line by line, and its alt text. */
  async function pictured(quest: string, reason: string) {
    const context = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));
    const fillText = vi.spyOn(context, 'fillText');
    const view = ended(quest, reason);
    const picture = await presentation.picture(view, { kind: 'ending' }, texts);
    const written = fillText.mock.calls.map(([line]) => String(line));
    fillText.mockRestore();
    return { written, altText: picture?.altText ?? '' };
  }

  it.each(ENDS)('of %s tells all of it, in plain words: %s', async (quest, reason) => {
    const { written, altText } = await pictured(quest, reason);
    const story = storyOf(quest, reason).replaceAll('*', '');
    expect(written.join(' ')).toContain(story);
    expect(altText).toContain(story);
    expect(altText).not.toContain('*');
    expect(written.filter((line) => line.endsWith('…') || line.includes('*'))).toEqual([]);
  });
});

describe('what was found', () => {
  it('counts every item that a search has brought, used up or not', () => {
    const laid = scenario({
      heroes: { sedrin: { at: 'J11' }, myreen: { at: 'K11' } },
      tops: { search: ['infirmary-draught.1', 'lamp-oil.1'] },
    });
    laid.run('draw-search', { hero: 'sedrin' }).run('draw-search', { hero: 'sedrin' });
    laid.hero('sedrin').area.pop();
    const { lines } = endingText(rules.view(laid.match, 'table') as AltarQuestView, texts);
    expect(lines.filter((line) => /^(Sedrin|Myreen) /.test(line))).toEqual([
      'Sedrin found 2 items and stood with 11 of 11 health.',
      'Myreen stood with 12 of 12 health.',
    ]);
  });
});

describe('every quest', () => {
  it.each(QUESTS)(
    '%s has a premise, a task, and a text for each of its turning points',
    (quest) => {
      const { milestones = [], narrative } = definition(quest);
      expect(narrative).toBe(true);
      expect(milestones.length).toBeGreaterThan(0);
      const own = milestones.filter(({ reads }) => reads === undefined);
      for (const name of ['task', ...[...OF_EVERY_QUEST, ...own].map((one) => one.name)]) {
        expect(texts.has(`altar-quest.story.${quest}.${name}`), name).toBe(true);
      }
    },
  );

  it.each(VILLAINS)('has %s looming, coming and falling', (villain) => {
    for (const name of ['looms', ...OF_EVERY_QUEST.map((one) => one.name)]) {
      expect(texts.has(`altar-quest.story.${villain}.${name}`), name).toBe(true);
    }
  });

  it('has as many lines in the rhyme of The Search as there are verses to find', () => {
    const goal = definition('the-search').progress?.goal as number;
    const lines = Array.from({ length: goal + 1 }, (_, line) =>
      texts.has(`altar-quest.story.the-search.verse.${line + 1}`),
    );
    expect(lines).toEqual([...Array.from({ length: goal }, () => true), false]);
  });
});

/** Answers after which a match has shown enough. */
const ENOUGH = 250;

/** What everybody is told of a match of random choices, chapter by chapter. */
function chaptersOf(quest: string, villain: string, number: number): string[][] {
  const seed = `${number.toString(16).padStart(8, '0')}${'3'.repeat(24)}`;
  const random = seedRandom(`c${seed.slice(1)}`);
  const { match, happenings } = begun(quest, villain, seed);
  while (!match.outcome && match.inputs < ENOUGH) {
    const result = answer(rules.procedures, match, randomChoice(random, match.open));
    if (!result.accepted) throw new Error(`A legal answer was refused: ${result.refusal}`);
    happenings.push(...result.happenings);
  }
  const chapters = new Map<string, GameEvent[]>();
  for (const happening of happenings) {
    const event = eventFor(happening, 'table');
    if (event) chapters.set(happening.chapter, [...(chapters.get(happening.chapter) ?? []), event]);
  }
  return [...chapters.values()].map((events) => presentation.events(events, texts));
}

describe('a match as it is told', () => {
  const TABLES = QUESTS.flatMap((quest) => VILLAINS.map((villain) => [quest, villain] as const));

  it.each(TABLES)(
    '%s against %s: readable, nothing read aloud twice in a row, nothing that merely stirs',
    (quest, villain) => {
      const chapters = chaptersOf(
        quest,
        villain,
        TABLES.findIndex(([q, v]) => q === quest && v === villain),
      );
      const lines = chapters.flat();
      expect(lines.length).toBeGreaterThan(40);
      for (const line of lines) expectReadable(line);
      const prose = chapters.flatMap((told) =>
        told.filter((line, at) => line === told[at - 1] && line.startsWith('>')),
      );
      expect(prose).toEqual([]);
      const stirring = chapters.flatMap((told) =>
        told.filter((line, at) => {
          // What a card tells, in quotes, may stir as it likes.
          const [, who] = /^(?!>)(.*) stirs\./.exec(line) ?? [];
          return who !== undefined && (line !== `${who} stirs.` || told[at + 1]?.startsWith(who));
        }),
      );
      expect(stirring).toEqual([]);
    },
  );
});
