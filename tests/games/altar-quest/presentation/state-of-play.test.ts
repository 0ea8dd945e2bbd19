import { describe, expect, it } from 'vitest';
import { presentation } from '../../../../src/games/altar-quest/presentation/index.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import type { AltarQuestView } from '../../../../src/games/altar-quest/rules/view.ts';
import type { PictureKind } from '../../../../src/kernel/game.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { playRandomly } from './random-match.ts';
import { expectReadable } from './readable.ts';

const texts = loadTexts();
const { match } = playRandomly(4);
const viewFor = (viewer: string): AltarQuestView => altarQuestRules.view(match, viewer);

/** The same match as if it had ended. */
const ended = (winners: string[], reason: string): AltarQuestView => ({
  ...viewFor('table'),
  outcome: { winners, reason },
});

describe('the state of play in words', () => {
  it('has a headline, up to three lines of status, and details without raw ids', () => {
    const view = viewFor('table');
    expectReadable(presentation.headline(view, texts));
    const status = presentation.status(view, texts);
    expect(status.length).toBeLessThanOrEqual(3);
    const details = presentation.details(view, texts);
    for (const line of [...status, ...details]) expectReadable(line);
    expect(details.join('\n').length).toBeLessThan(3500);
    expect(status[0]).toContain('The Search');
  });

  it('names the heroes of a seat', () => {
    expect(presentation.seatNames(viewFor('table'), 'one', texts)).toEqual(['Myreen']);
  });

  it('shows a hand to its own seat only', async () => {
    const own = viewFor('one');
    const hand = presentation.hand(own, texts);
    expect(hand).toHaveLength(own.heroes[0]?.handCount ?? 0);
    for (const { name, line, text } of hand) expectReadable(`${name} ${line} ${text}`);
    expect(presentation.hand(viewFor('table'), texts)).toEqual([]);
    expect(await presentation.picture(viewFor('table'), 'hand', null, texts)).toBeNull();
  });

  it('knows every card, once, with what it does', () => {
    const cards = presentation.cards(texts);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    expect(cards.length).toBeGreaterThan(100);
    for (const { name, line } of cards) expectReadable(`${name} · ${line}`);
  });

  it('tells victory and defeat', () => {
    const victory = presentation.ending(ended(['one', 'two'], 'the-search-won'), texts);
    expect(victory).toMatchObject({ won: true, title: 'Victory' });
    const defeat = presentation.ending(ended([], 'the-search-lost'), texts);
    expect(defeat).toMatchObject({ won: false, title: 'Defeat' });
    for (const line of [...victory.lines, ...defeat.lines]) expectReadable(line);
  });

  it('names every verb and every choice of the lobby', () => {
    for (const { verb, arguments: names } of presentation.verbs) {
      expectReadable(texts(`altar-quest.verb.${verb}.description`));
      for (const { name } of names) {
        expectReadable(texts(`altar-quest.verb.${verb}.argument.${name}`));
      }
    }
    for (const { id, choices } of altarQuestRules.lobby.options) {
      expectReadable(texts(`altar-quest.lobby.option.${id}.name`));
      for (const choice of choices) {
        expectReadable(texts(`altar-quest.lobby.option.${id}.choice.${choice}`));
      }
    }
    for (const { id, values } of altarQuestRules.lobby.characters.offers) {
      expectReadable(texts(`altar-quest.character.${id}.name`));
      expectReadable(texts(`altar-quest.character.${id}.description`));
      for (const value of Object.keys(values)) expectReadable(texts(`altar-quest.value.${value}`));
    }
  });
});

describe('pictures', () => {
  it.each<[PictureKind, AltarQuestView]>([
    ['board', viewFor('table')],
    ['surroundings', viewFor('one')],
    ['hand', viewFor('one')],
    ['end', ended([], 'hero-defeated')],
    ['end', ended(['one', 'two'], 'the-search-won')],
  ])('draws %s with a description', async (kind, view) => {
    const picture = await presentation.picture(view, kind, 'myreen', texts);
    expect(picture?.width).toBe(1048);
    expect(picture?.buffer.length).toBeGreaterThan(10_000);
    expectReadable(picture?.altText ?? '');
    expect(picture?.altText.length).toBeLessThanOrEqual(1024);
  });

  it('draws a portrait of everybody who can be played', async () => {
    for (const { id } of altarQuestRules.lobby.characters.offers) {
      const { buffer, altText } = await presentation.portrait(id, texts);
      expect(buffer.length).toBeGreaterThan(10_000);
      expectReadable(altText);
    }
    await expect(presentation.portrait('nobody', texts)).rejects.toThrow(RangeError);
  });
});
