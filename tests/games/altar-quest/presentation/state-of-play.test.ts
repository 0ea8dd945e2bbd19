import { describe, expect, it } from 'vitest';
import { endingScene } from '../../../../src/games/altar-quest/presentation/ending-scene.ts';
import { presentation } from '../../../../src/games/altar-quest/presentation/index.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import type { AltarQuestView } from '../../../../src/games/altar-quest/rules/view.ts';
import type { PictureChoice } from '../../../../src/kernel/pictures.ts';
import { hasIcon } from '../../../../src/picture/icons.ts';
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

  it('names no place of a hero who has none yet', () => {
    const view = viewFor('table');
    const heroes = view.heroes.map((hero) => ({ ...hero, at: '' }));
    const before = presentation.details({ ...view, heroes }, texts);
    const of = before.filter((line) => line.startsWith('**Myreen** ·'));
    expect(of).toHaveLength(1);
    expect(of[0]).toMatch(/ · \d cards?( · has acted)?$/);
  });

  it('Q-28: names a villain who is defeated, whose card has left', () => {
    const view: AltarQuestView = { ...viewFor('table'), villain: 'defeated', villainArea: [] };
    expect(presentation.status(view, texts)[0]).toContain('Bolx the Belchlord is defeated');
    expect(presentation.ending({ ...view, outcome: { winners: [], reason: 'x' } }, texts).won).toBe(
      false,
    );
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
    expect(await presentation.picture(viewFor('table'), { kind: 'hand' }, texts)).toBeNull();
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

describe('the picture of the ending', () => {
  it('says of everybody whether they stood, and whether that is good', () => {
    const lost = ended([], 'hero-defeated');
    const heroes = lost.heroes.map((hero, index) => ({
      ...hero,
      damage: index === 0 ? hero.health : 1,
    }));
    const fallen = { ...lost, heroes };
    const scene = endingScene(fallen, texts);
    expect(scene.played).toBe('Altar Quest · The Search');
    expect(scene.heroes.map(({ fate, isDown, isGood }) => [fate, isDown, isGood])).toEqual([
      ['fell', true, false],
      ['stood', false, true],
    ]);
    const here = endingScene({ ...fallen, villain: 'spawned' }, texts).villain;
    expect(here).toMatchObject({ fate: 'undefeated', isDown: false, isGood: false });
    const gone = endingScene({ ...fallen, villain: 'defeated' }, texts).villain;
    expect(gone).toMatchObject({ fate: 'defeated', isDown: true, isGood: true });
  });

  it('boasts of rounds, rooms, things found and what is left', () => {
    const view = ended(['one', 'two'], 'the-search-won');
    const { deeds, progress } = endingScene(view, texts);
    expect(deeds.map(({ number }) => number)).toEqual([
      String(view.round),
      `${view.revealed.length}/16`,
      '0',
      String(view.supply),
    ]);
    expectReadable(progress);
    for (const { words, icon } of deeds) {
      expectReadable(words);
      expect(hasIcon(icon)).toBe(true);
    }
  });
});

describe('pictures', () => {
  it.each<[PictureChoice, AltarQuestView]>([
    [{ kind: 'board' }, viewFor('table')],
    [{ kind: 'surroundings', about: 'myreen' }, viewFor('one')],
    [{ kind: 'hand' }, viewFor('one')],
    [{ kind: 'ending' }, ended([], 'hero-defeated')],
    [{ kind: 'ending' }, ended(['one', 'two'], 'the-search-won')],
  ])('draws %o with a description', async (choice, view) => {
    const picture = await presentation.picture(view, choice, texts);
    expect(picture?.width).toBe(1048);
    expect(picture?.buffer.length).toBeGreaterThan(10_000);
    expectReadable(picture?.altText ?? '');
    const isBoard = choice.kind === 'board' || choice.kind === 'surroundings';
    expect(picture?.altTextRest).toBe(isBoard ? 'The text of the board says more.' : undefined);
  });

  it('offers the whole board and what is around each hero, and draws all of it', async () => {
    const view = viewFor('one');
    const offers = presentation.pictures(view, texts);
    expect(offers.map(({ kind, about, label }) => [kind, about, label])).toEqual([
      ['board', undefined, 'The board'],
      ['surroundings', 'myreen', 'Around Myreen'],
      ['surroundings', 'sedrin', 'Around Sedrin'],
      ['whole', undefined, 'Whole board'],
      ['legend', undefined, 'Legend'],
    ]);
    const alts = [];
    for (const offer of offers)
      alts.push((await presentation.picture(view, offer, texts))?.altText);
    expect(new Set(alts).size).toBe(offers.length);
    expect(await presentation.picture(view, { kind: 'table' }, texts)).toBeNull();
  });

  it('shows around the hero that a question is about to whoever looks, the board to all others', () => {
    const view = viewFor('one');
    const around = (about: string | null) => presentation.pictureAt(view, 'look', about);
    expect(around('sedrin')).toEqual({ kind: 'surroundings', about: 'sedrin' });
    expect(presentation.pictureAt(view, 'round', 'sedrin')).toEqual({ kind: 'board' });
    const heroes = view.heroes.map((hero) => ({ ...hero, at: '' }));
    const upstairs = { ...view, heroes, revealed: [] };
    expect(presentation.pictureAt(upstairs, 'look', 'sedrin')).toEqual({ kind: 'board' });
    expect(presentation.pictures(upstairs, texts).map(({ kind }) => kind)).toEqual([
      'board',
      'legend',
    ]);
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
